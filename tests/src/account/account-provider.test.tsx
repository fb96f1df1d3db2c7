// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Account, type AccountDialogProps, AccountProvider, type PlanDialogProps, useAccount } from '../../../src/account/account-provider.tsx'
import { type Session, SessionProvider, useSession } from '../../../src/api/session.tsx'
import { ada, fakeClient } from '../visit.tsx'

afterEach(cleanup)

const AccountDialog = ({ account, openPlan }: AccountDialogProps) => (
  <p data-testid="account">
    {String(account.open)}
    <button type="button" onClick={openPlan}>
      My Plan
    </button>
  </p>
)
const PlanDialog = ({ open, onClose, locked, user }: PlanDialogProps) => (
  <p data-testid="plan">
    {`${open} ${locked} ${user.email}`}
    <button type="button" onClick={onClose}>
      Close the plans
    </button>
  </p>
)

/** The provider around a page that keeps its verbs; its parts arrive as told. */
function hosted({ account = async () => ({ AccountDialog }), plan = async () => ({ PlanDialog }) } = {}) {
  const logOut = vi.fn()
  const session: Session = { client: fakeClient({ projects: () => new Promise(() => undefined) }), user: ada, logOut, refreshProfile: () => undefined }
  let verbs: Account | undefined
  let within: Session | undefined
  function Page() {
    verbs = useAccount()
    within = useSession()
    return null
  }
  const view = render(
    <SessionProvider value={session}>
      <AccountProvider loadAccountDialog={account} loadPlanDialog={plan}>
        <Page />
      </AccountProvider>
    </SessionProvider>,
  )
  return { view, logOut, verbs: () => verbs!, session: () => within! }
}
const shown = (id: string) => screen.queryByTestId(id)?.firstChild?.textContent ?? null
const notice = () => screen.findByRole('alertdialog')
const press = (name: string) => fireEvent.click(screen.getByText(name))

test('ACCOUNT-15 the info modal shows title, message and OK, which calls back once it is closed', async () => {
  const { verbs } = hosted()
  const onClose = vi.fn()
  act(() => verbs().notify({ title: 'Open beta', message: 'Upgrading will be available after the official release.', onClose }))
  const info = await notice()
  expect([info.textContent, within(info).getByRole('heading').textContent]).toEqual([
    'Open betaUpgrading will be available after the official release.OK',
    'Open beta',
  ])
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(within(info).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onClose.mock.calls).toEqual([[]])
})

test('ACCOUNT-15 the on-close callback is optional, and each notice calls its own', async () => {
  const { verbs } = hosted()
  const called: string[] = []
  act(() => {
    verbs().notify({ title: 'One', message: 'First.', onClose: () => called.push('one') })
    verbs().notify({ title: 'Two', message: 'Second.' })
    verbs().notify({ title: 'Three', message: 'Third.', onClose: () => called.push('three') })
  })
  for (const [title, after] of [
    ['One', ['one']],
    ['Two', ['one']],
    ['Three', ['one', 'three']],
  ] as const) {
    const info = await screen.findByRole('alertdialog', { name: title })
    fireEvent.click(within(info).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(called).toEqual(after))
  }
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('ACCOUNT-15 while the info modal is open, the plan dialog is locked and does not close', async () => {
  const { verbs } = hosted()
  act(() => verbs().openPlan())
  await waitFor(() => expect(shown('plan')).toBe('true false ada@example.com'))
  act(() => verbs().notify({ title: 'Open beta', message: 'Later.' }))
  expect(shown('plan')).toBe('true true ada@example.com')
  press('Close the plans')
  expect(shown('plan')).toBe('true true ada@example.com')
  fireEvent.click(within(await notice()).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(shown('plan')).toBe('true false ada@example.com'))
  press('Close the plans')
  await waitFor(() => expect(shown('plan')).toBe('false false ada@example.com'))
})

test('ACCOUNT-01 the account dialog opens, and My Plan opens the plan dialog over it', async () => {
  const { verbs } = hosted()
  expect([shown('account'), shown('plan')]).toEqual([null, null])
  act(() => verbs().openAccount())
  await waitFor(() => expect(shown('account')).toBe('true'))
  press('My Plan')
  await waitFor(() => expect(shown('plan')).toBe('true false ada@example.com'))
  expect(shown('account')).toBe('true')
})

test.each(['openAccount', 'openPlan'] as const)('ROUTE-02 %s says so where its part does not arrive, and can be asked again', async (verb) => {
  let tries = 0
  const once = <Part,>(part: Part) => (tries++ === 0 ? Promise.reject(new Error('no network')) : Promise.resolve(part))
  const { verbs } = hosted({ account: () => once({ AccountDialog }), plan: () => once({ PlanDialog }) })
  act(() => verbs()[verb]())
  const info = await screen.findByRole('alertdialog', { name: 'That could not be opened' })
  expect(info.textContent).toContain('A part of the app did not arrive. Check your connection, then reload the page.')
  fireEvent.click(within(info).getByRole('button', { name: 'OK' }))
  act(() => verbs()[verb]())
  await waitFor(() => expect(shown(verb === 'openPlan' ? 'plan' : 'account')).toMatch(/^true/))
})

test('ACCOUNT-09 logging out closes what is open and calls no notice back', async () => {
  const { verbs, session, logOut } = hosted()
  const onClose = vi.fn()
  act(() => verbs().openAccount())
  await waitFor(() => expect(shown('account')).toBe('true'))
  act(() => verbs().notify({ title: 'Open beta', message: 'Later.', onClose }))
  act(() => session().logOut())
  await waitFor(() => expect([shown('account'), screen.queryByRole('alertdialog')]).toEqual(['false', null]))
  expect([logOut.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
})

test('ROUTE-02 "Loading..." reads until a part that was asked for has arrived', async () => {
  const part = Promise.withResolvers<{ PlanDialog: typeof PlanDialog }>()
  const { verbs } = hosted({ plan: () => part.promise })
  expect(screen.queryByRole('status')).toBeNull()
  act(() => verbs().openPlan())
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  await act(async () => part.resolve({ PlanDialog }))
  await waitFor(() => expect([screen.queryByRole('status'), shown('plan')]).toEqual([null, 'true false ada@example.com']))
})

test('a part that arrives after the page has gone opens nothing', async () => {
  const late = Promise.withResolvers<{ AccountDialog: typeof AccountDialog }>()
  const warned = vi.spyOn(console, 'warn')
  const { verbs, view } = hosted({ account: () => late.promise })
  verbs().openAccount()
  view.unmount()
  await act(async () => late.resolve({ AccountDialog }))
  expect([warned.mock.calls, document.body.textContent]).toEqual([[], ''])
})

test('the pointer on what opens them brings both parts, without an error where one does not arrive', async () => {
  const account = vi.fn(async () => ({ AccountDialog }))
  const plan = vi.fn(async () => Promise.reject(new Error('no network')) as Promise<{ PlanDialog: typeof PlanDialog }>)
  const { verbs } = hosted({ account, plan })
  verbs().prepare()
  await act(async () => undefined)
  expect([account.mock.calls.length, plan.mock.calls.length, screen.queryByRole('alertdialog'), shown('account')]).toEqual([1, 1, null, null])
})
