import type { Plan } from '../../../contract/plans.api.ts'
import type { User } from '../../../contract/users.api.ts'
import { type PlanCardInput, planCardMachine } from '../../../machines/plan-card.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Screens, type Stage } from '../../support/replay.ts'
import { ada, member } from '../../support/replay-member.ts'

const plan = (name: string, sort_order: number, price_monthly: string): Plan => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  sort_order,
  price_monthly,
  description: '',
  daily_message_limit: 0,
  monthly_message_limit: 0,
  custom_domain_limit: 0,
  db_rows_limit: 0,
  can_remove_badge: false,
  is_popular: false,
})
const free = plan('Free', 1, '0.00')
const creator = plan('Creator', 2, '20.00')
const pro = plan('Pro', 3, '50.00')

/** Whose card is looked at; without a profile it is a visitor's. */
interface Visit {
  readonly who: string
  readonly plan: Plan
  readonly member: boolean
  /** The plans that the profile names one after the other. */
  readonly currents: readonly (Plan | null)[]
}
const visits: readonly Visit[] = [
  { who: 'the free one, before a visitor', plan: free, member: false, currents: [] },
  { who: 'a paid one, before a visitor', plan: pro, member: false, currents: [] },
  { who: 'the free one, before a member', plan: free, member: true, currents: [null, free, creator] },
  { who: 'a paid one, before a member', plan: pro, member: true, currents: [free, pro] },
]

/** The profile as the server has it. */
let profile: User = ada
const changed = (current_plan: Plan | null) => {
  profile = { ...ada, full_name: `${profile.full_name}.`, current_plan }
}
const card = ({ page }: Stage, of: Plan) => page.getByRole('main').getByRole('region', { name: of.name, exact: true })
const shows =
  (label: (name: string) => string, { enabled = false, reason = false }) =>
  async (stage: Stage, { plan: of }: PlanCardInput) => {
    const shown = card(stage, of)
    await expect(shown.getByRole('button')).toHaveText([label(of.name), ...(of === free ? [] : ['Buy', 'Buy'])])
    await expect(shown.getByRole('button', { name: label(of.name) })).toBeEnabled({ enabled })
    await expect(shown.getByRole('group', { name: `${of.name} is not available yet` })).toHaveCount(reason ? 1 : 0)
  }
const upgrade = (name: string) => `Upgrade to ${name}`

const exploration = ({ plan: of, member: known, currents }: Visit) => ({
  input: { plan: of, current: null, offered: !known },
  cases: { 'card.changed': currents.map((current) => ({ plan: of, current, offered: false })) },
})
const walked = visits.map(
  (visit): Screens => ({
    name: 'plan-card',
    visit: visit.who,
    machine: planCardMachine,
    exploration: exploration(visit),
    calls: {},
    backdrop: {
      ...member,
      'GET /billing/plans/': [pro, free, creator],
      'GET /users/profile/': () => profile,
      'PATCH /users/profile/': () => profile,
    },
    open: async (stage) => {
      profile = ada
      if (visit.member) await stage.signIn()
      await stage.goto('/price')
    },
    gestures: {
      // The profile is fetched anew once something of it has been saved.
      'card.changed': async ({ page, dialog }, { current }) => {
        await page
          .getByRole('navigation', { name: 'Side navigation' })
          .getByRole('button', { name: /ada@example\.com/ })
          .click()
        changed(current)
        await dialog.getByLabel('Preferred name').fill(profile.full_name)
        await dialog.getByRole('button', { name: 'Save Changes' }).click()
        await expect(dialog.getByText('Profile updated successfully!')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      },
      'plan.choose': async (stage) => {
        await card(stage, free).getByRole('button').click()
        await expect(stage.dialog.getByRole('button', { name: 'Continue with email' })).toBeVisible()
        await stage.dialog.getByRole('button', { name: 'Close' }).click()
        await expect(stage.dialog).toHaveCount(0)
      },
    },
    shows: {
      current: shows(() => 'Your Current Plan', {}),
      unreleased: shows(upgrade, { reason: true }),
      lower: shows(upgrade, {}),
      choosable: shows(upgrade, { enabled: true }),
      unoffered: shows(upgrade, {}),
    },
    rows: { 'xstate.init': 'PLAN-07' },
  }),
)
await replayInBrowser(...walked)
