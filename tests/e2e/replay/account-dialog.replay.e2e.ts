import type { AnyMachineSnapshot } from 'xstate'
import { accountDialogMachine } from '../../../machines/account-dialog.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Screens, type Stage } from '../../support/replay.ts'
import { failing } from '../../support/replay-edge.ts'
import { ada, kiln, openAsMember } from '../../support/replay-member.ts'

const call = 'GET /projects/'
const plan = (name: string, sort_order: number, price_monthly: string) => ({ id: name, name, slug: name.toLowerCase(), sort_order, price_monthly })
const plans = [plan('Free', 1, '0.00'), plan('Pro', 2, '20.00')]

/** A dialog by its name, also where another lies over it and hides it from assistive technology. */
const named = ({ page }: Stage, name: string) => page.getByRole('dialog', { name, exact: true, includeHidden: true })
const account = (stage: Stage) => named(stage, 'Account')
const domain = (stage: Stage) => named(stage, 'New domain')
const planDialog = (stage: Stage) => named(stage, 'Upgrade Your Plan')
const notice = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Upgrade to Pro' })
const side = ({ page }: Stage) => page.getByRole('navigation', { name: 'Side navigation' })
const inTab = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('mySites' as never)

const kind = (label: string) => (stage: Stage) => expect(domain(stage).getByRole('radio', { name: label, includeHidden: true })).toBeChecked()
const sites = (text: string) => async (stage: Stage, _: unknown, snapshot: AnyMachineSnapshot) => {
  if (inTab(snapshot)) await expect(account(stage)).toContainText(text)
}

const arrived: Screens = {
  name: 'account-dialog',
  machine: accountDialogMachine,
  exploration: {
    cases: {
      'info.show': [{ notice: { notice_id: 1, title: 'Upgrade to Pro', message: 'Beta' } }],
      'xstate.done.actor.loadSites': [{ output: [kiln] }],
      'xstate.error.actor.loadSites': [failing('unavailable')],
    },
    key: ({ value, context }) => [value, context.notices.length],
    can: (snapshot: AnyMachineSnapshot, { type }) => {
      const has = (tag: string) => snapshot.hasTag(tag as never)
      const covered = has('plan') || has('info')
      if (type.startsWith('xstate.')) return true
      if (type === 'info.close') return true
      if (type === 'info.show') return has('plan') && !has('info')
      if (type === 'plan.close') return !has('info')
      if (type === 'domain.close' || type === 'subdomain.choose' || type === 'custom.choose' || type === 'plan.open') return !covered
      if (type === 'domain.open' && has('loading')) return false
      if (type === 'session.ended') return !covered && has('account') && !inTab(snapshot)
      return !covered && !has('domain') && (type !== 'sites.retry' || inTab(snapshot))
    },
  },
  calls: { loadSites: call },
  backdrop: { 'GET /users/profile/': { ...ada, current_plan: plans[0] }, 'GET /billing/plans/': plans, 'POST /users/logout/': null },
  open: async (stage) => {
    await openAsMember(stage, '/sites')
    // The sidebar's own reading.
    const { answer } = await stage.edge.find(call)
    answer([kiln])
  },
  gestures: {
    'account.open': (stage) =>
      side(stage)
        .getByRole('button', { name: /ada@example\.com/ })
        .click(),
    'account.close': (stage) => account(stage).getByRole('button', { name: 'Close' }).click(),
    'sites.choose': (stage) => account(stage).getByRole('tab', { name: 'My Sites' }).click(),
    'profile.choose': (stage) => account(stage).getByRole('tab', { name: 'Profile' }).click(),
    'sites.retry': (stage) => account(stage).getByRole('button', { name: 'Try again' }).click(),
    'domain.open': (stage) => account(stage).getByRole('button', { name: 'New domain' }).click(),
    'domain.close': (stage) => domain(stage).getByRole('button', { name: 'Cancel' }).click(),
    'custom.choose': (stage) => domain(stage).getByText('Custom domain (0/0)').click(),
    'subdomain.choose': (stage) => domain(stage).getByText('SparkSite domain (0/0)').click(),
    'plan.open': async (stage) => {
      if (await domain(stage).isVisible()) await domain(stage).getByRole('button', { name: 'Get more' }).click()
      else if (await account(stage).isVisible()) await account(stage).getByRole('button', { name: 'My Plan' }).click()
      else await side(stage).getByRole('button', { name: 'Upgrade' }).click()
    },
    'plan.close': (stage) => planDialog(stage).getByRole('button', { name: 'Close' }).click(),
    'info.show': (stage) => planDialog(stage).getByRole('group', { name: 'Pro is not available yet' }).click(),
    'info.close': (stage) => notice(stage).getByRole('button', { name: 'OK' }).click(),
    'session.ended': (stage) => account(stage).getByRole('button', { name: 'Logout' }).click(),
  },
  shows: {
    'account.closed': (stage) => expect(account(stage)).toHaveCount(0),
    'account.open.tab.profile': (stage) => expect(account(stage).getByLabel('Preferred name')).toBeVisible(),
    'account.open.tab.mySites.viewing': async (stage) => {
      await expect(account(stage).getByRole('tab', { name: 'My Sites', includeHidden: true })).toHaveAttribute('aria-selected', 'true')
      await expect(domain(stage)).toHaveCount(0)
    },
    'account.open.tab.mySites.choosingDomain.subdomain': kind('SparkSite domain (0/0)'),
    'account.open.tab.mySites.choosingDomain.custom': kind('Custom domain (0/0)'),
    'account.open.sites.loading': sites('Loading your sites...'),
    'account.open.sites.listed': sites('No domains configured.'),
    'account.open.sites.unlisted': sites("You haven't created any projects yet."),
    'plan.closed': (stage) => expect(planDialog(stage)).toHaveCount(0),
    'plan.open': (stage) => expect(planDialog(stage)).toContainText('Choose the plan that best fits your creative needs and unlock more features.'),
    'info.closed': ({ page }) => expect(page.getByRole('alertdialog')).toHaveCount(0),
    'info.open': (stage) => expect(notice(stage)).toBeVisible(),
  },
  leaves: { 'session.ended': ({ page }) => expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible() },
  logs: { 'xstate.error.actor.loadSites': 'Could not load sites: unavailable' },
  rows: { 'domain.open': 'ACCOUNT-14', 'session.ended': 'ACCOUNT-09', 'info.show': 'ACCOUNT-15' },
  unseen: {
    'accountDialog.info.open --session.ended--> accountDialog.info.closed': 'a notice covers the button that logs out',
    'accountDialog.plan.open --session.ended--> accountDialog.plan.closed': 'the plans cover the button that logs out',
  },
}

/** Parts of the app that have been asked for, each to fail when it is told to. */
let parts: PromiseWithResolvers<void>[] = []
const unarrived: Screens = {
  ...arrived,
  visit: 'what it opens does not arrive',
  exploration: {
    ...arrived.exploration,
    cases: { 'info.show': [{ notice: { notice_id: 1, title: 'That could not be opened', message: '' } }] },
    can: ({ context }: AnyMachineSnapshot, { type }) => type === 'info.close' || (type === 'info.show' && context.notices.length < 2),
  },
  open: async (stage) => {
    parts = []
    for (const part of [/\/account-dialog\.[^/]*js$/, /\/plan-dialog\.[^/]*js$/]) {
      const failed = Promise.withResolvers<void>()
      parts.push(failed)
      await stage.page.route(part, (route) => failed.promise.then(() => route.abort()))
    }
    await arrived.open(stage)
    await arrived.gestures['account.open']?.(stage, { type: '' }, undefined as never)
    await side(stage).getByRole('button', { name: 'Upgrade' }).click()
  },
  gestures: {
    'info.show': async () => parts.shift()?.resolve(),
    'info.close': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click(),
  },
  shows: {
    ...arrived.shows,
    'info.open': async ({ page }: Stage) => {
      await expect(page.getByRole('alertdialog', { name: 'That could not be opened' })).toContainText('Check your connection, then reload the page.')
      await expect(page.getByText('Loading...')).toHaveCount(parts.length > 0 ? 1 : 0)
    },
  },
  unseen: {},
}

await replayInBrowser(arrived, unarrived)
