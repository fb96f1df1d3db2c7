import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '../../contract/failure.ts'
import type { Project } from '../../contract/projects.api.ts'
import { type AccountDialogEvent, accountDialogMachine } from '../../machines/account-dialog.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const site: Project = { id: 'p1', name: 'Kiln', deployment_url: '', updated_at: 1, live_version: null, latest_version: 1, cover: null }
const notice = (notice_id: number) => ({ notice_id, title: `Title ${notice_id}`, message: 'Message' })
const exploration = {
  cases: {
    'info.show': [{ notice: notice(1) }],
    'xstate.done.actor.loadSites': [{ output: [site] }],
    'xstate.error.actor.loadSites': [{ error: new Error('refused') }],
  },
  // Notices may wait in any number: two stand for more.
  key: (snapshot: { value: unknown; context: { sites: unknown[]; notices: unknown[] } }) => [
    snapshot.value,
    snapshot.context.sites.length,
    Math.min(snapshot.context.notices.length, 2),
  ],
}
const { uncovered, differences, reached } = await replay(accountDialogMachine, edgePaths(accountDialogMachine, exploration as never), exploration as never)

/** A dialog that has been sent these events; loads settle only when asked. */
function dialog(...types: (AccountDialogEvent['type'] | AccountDialogEvent)[]) {
  const loads: (PromiseWithResolvers<readonly Project[]> & { readonly signal: AbortSignal })[] = []
  const logged: Failure[] = []
  const closed: number[] = []
  const actor = createActor(
    accountDialogMachine.provide({
      actors: {
        loadSites: fromPromise(({ signal }) => {
          const load = { ...Promise.withResolvers<readonly Project[]>(), signal }
          loads.push(load)
          return load.promise
        }),
      },
      actions: { logFailure: (_, { failure }) => logged.push(failure) },
    }),
  )
  actor.on('info.closed', ({ notice_id }) => closed.push(notice_id))
  actor.start()
  const send = (...events: (AccountDialogEvent['type'] | AccountDialogEvent)[]) => {
    for (const event of events) actor.send((typeof event === 'string' ? { type: event } : event) as AccountDialogEvent)
  }
  send(...types)
  const value = () => actor.getSnapshot().value
  const tab = () => (value().account === 'closed' ? null : (value().account as { open: { tab: unknown } }).open.tab)
  const list = () => (value().account === 'closed' ? null : (value().account as { open: { sites: unknown } }).open.sites)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, loads, logged, closed, send, value, tab, list, settled, context: () => actor.getSnapshot().context }
}
const show = (notice_id: number): AccountDialogEvent => ({ type: 'info.show', notice: notice(notice_id) })

describe('the account dialog', () => {
  test('every state is reached, every transition taken, and live actors agree with the chart', () => {
    expect(uncovered).toEqual([])
    expect(differences).toEqual([])
    expect(unreached(accountDialogMachine, reached)).toEqual([])
  })

  test('sites are held only while the dialog is open, and notices only while one is shown', () => {
    expect(reached.filter(({ context, value }) => context.sites.length > 0 && (value as { account: unknown }).account === 'closed')).toEqual([])
    expect(reached.filter((snapshot) => snapshot.context.notices.length > 0 !== snapshot.hasTag('info'))).toEqual([])
    expect(reached.filter((snapshot) => snapshot.hasTag('loading') && snapshot.context.sites.length > 0)).toEqual([])
  })

  test('all is closed at first', () => {
    expect(dialog().value()).toEqual({ account: 'closed', plan: 'closed', info: 'closed' })
  })

  test('ACCOUNT-01 it opens on Profile, changes between the tabs, and opens on Profile again', () => {
    const { send, tab } = dialog('account.open')
    expect(tab()).toBe('profile')
    send('profile.choose')
    expect(tab()).toBe('profile')
    send('sites.choose')
    expect(tab()).toEqual({ mySites: 'viewing' })
    send('sites.choose')
    expect(tab()).toEqual({ mySites: 'viewing' })
    send('profile.choose')
    expect(tab()).toBe('profile')
    send('sites.choose', 'account.close', 'account.open')
    expect(tab()).toBe('profile')
  })

  test('ACCOUNT-10 each opening loads the sites anew, once', async () => {
    const { send, loads, list, context, settled } = dialog('account.open', 'account.open')
    expect([loads.length, list()]).toEqual([1, 'loading'])
    loads[0]?.resolve([site])
    await settled()
    expect([list(), context().sites]).toEqual(['listed', [site]])
    send('sites.choose', 'sites.retry', 'account.open')
    expect([loads.length, list()]).toEqual([1, 'listed'])
    send('account.close')
    expect(context().sites).toEqual([])
    send('account.open')
    expect([loads.length, list(), context().sites]).toEqual([2, 'loading', []])
  })

  test('ACCOUNT-10 a failed load is logged and leaves an empty list, which can be loaded again', async () => {
    const { send, loads, logged, list, value, context, settled } = dialog('account.open')
    send('sites.retry')
    expect(loads.length).toBe(1)
    loads[0]?.reject(new Error('no network'))
    await settled()
    expect([list(), context().sites, logged]).toEqual(['unlisted', [], [{ kind: 'broken', status: 0, detail: '', fields: {} }]])
    send('sites.choose', 'domain.open', 'plan.open', 'sites.retry')
    expect([loads.length, value()]).toEqual([
      2,
      { account: { open: { tab: { mySites: { choosingDomain: 'subdomain' } }, sites: 'loading' } }, plan: 'open', info: 'closed' },
    ])
    loads[1]?.resolve([site])
    await settled()
    expect([list(), context().sites, logged.length]).toEqual(['listed', [site], 1])
  })

  test('ACCOUNT-10 closing drops the load under way, and its late answer changes nothing', async () => {
    const { send, loads, value, context, settled } = dialog('account.open', 'account.close')
    expect(loads[0]?.signal.aborted).toBe(true)
    send('account.open')
    loads[0]?.resolve([site])
    await settled()
    expect([context().sites, value().account]).toEqual([[], { open: { tab: 'profile', sites: 'loading' } }])
  })
})

describe('the new-domain dialog', () => {
  test('ACCOUNT-14 it opens over My Sites alone, on a SparkSite domain, and Cancel closes it alone', () => {
    const { send, tab } = dialog('account.open', 'domain.open')
    expect(tab()).toBe('profile')
    send('sites.choose', 'domain.close', 'domain.open')
    expect(tab()).toEqual({ mySites: { choosingDomain: 'subdomain' } })
    send('subdomain.choose')
    expect(tab()).toEqual({ mySites: { choosingDomain: 'subdomain' } })
    send('custom.choose')
    expect(tab()).toEqual({ mySites: { choosingDomain: 'custom' } })
    send('custom.choose', 'domain.open', 'profile.choose', 'account.close')
    expect(tab()).toEqual({ mySites: { choosingDomain: 'custom' } })
    send('subdomain.choose')
    expect(tab()).toEqual({ mySites: { choosingDomain: 'subdomain' } })
    send('custom.choose', 'domain.close')
    expect(tab()).toEqual({ mySites: 'viewing' })
    send('domain.open')
    expect(tab()).toEqual({ mySites: { choosingDomain: 'subdomain' } })
  })

  test('ACCOUNT-14 Get more opens the plan dialog over it, which closes first', () => {
    const { send, value, tab } = dialog('account.open', 'sites.choose', 'domain.open', 'plan.open', 'domain.close', 'account.close')
    expect([tab(), value().plan]).toEqual([{ mySites: { choosingDomain: 'subdomain' } }, 'open'])
    send('plan.close')
    expect([tab(), value().plan]).toEqual([{ mySites: { choosingDomain: 'subdomain' } }, 'closed'])
    send('domain.close', 'account.close')
    expect(value().account).toBe('closed')
  })
})

describe('the plan dialog', () => {
  test('ACCOUNT-01 ACCOUNT-02 My Plan opens it over the account dialog, the sidebar by itself', () => {
    const { send, value } = dialog('account.open', 'plan.open', 'account.close', 'plan.open')
    expect(value()).toEqual({ account: { open: { tab: 'profile', sites: 'loading' } }, plan: 'open', info: 'closed' })
    send('plan.close', 'plan.close')
    expect(value()).toEqual({ account: { open: { tab: 'profile', sites: 'loading' } }, plan: 'closed', info: 'closed' })
    send('account.close', 'account.close', 'plan.open', 'account.open')
    expect(value()).toEqual({ account: 'closed', plan: 'open', info: 'closed' })
  })

  test('ACCOUNT-15 while the info modal is open, neither it nor what is under it closes, and none opens', () => {
    const { send, value } = dialog('account.open', 'sites.choose', 'domain.open', 'plan.open', show(1))
    const before = value()
    send('plan.close', 'domain.close', 'account.close')
    expect(value()).toEqual(before)
    const bare = dialog(show(1), 'plan.open', 'account.open')
    expect(bare.value()).toEqual({ account: 'closed', plan: 'closed', info: 'open' })
    const over = dialog('account.open', 'sites.choose', 'domain.open', show(1), 'domain.close', 'account.close')
    expect(over.tab()).toEqual({ mySites: { choosingDomain: 'subdomain' } })
    const profile = dialog('account.open', show(1), 'account.close', 'plan.open')
    expect(profile.value()).toEqual({ account: { open: { tab: 'profile', sites: 'loading' } }, plan: 'closed', info: 'open' })
    send('info.close', 'plan.close')
    expect([value().plan, value().info]).toEqual(['closed', 'closed'])
  })
})

describe('the info modal', () => {
  test('ACCOUNT-15 OK closes it alone', () => {
    const over = { open: { tab: { mySites: { choosingDomain: 'custom' } }, sites: 'loading' } }
    const { send, value } = dialog('account.open', 'sites.choose', 'domain.open', 'custom.choose', 'plan.open', show(1))
    expect(value()).toEqual({ account: over, plan: 'open', info: 'open' })
    send('info.close')
    expect(value()).toEqual({ account: over, plan: 'open', info: 'closed' })
    expect(dialog(show(1), 'info.close').value()).toEqual({ account: 'closed', plan: 'closed', info: 'closed' })
    expect(dialog('plan.open', show(1), 'info.close').value()).toEqual({ account: 'closed', plan: 'open', info: 'closed' })
  })

  test('ACCOUNT-15 OK tells whose notice it was', () => {
    const { send, value, closed, context } = dialog('info.close', show(7))
    expect([value().info, context().notices, closed]).toEqual(['open', [notice(7)], []])
    send('info.close', 'info.close')
    expect([value().info, context().notices, closed]).toEqual(['closed', [], [7]])
  })

  test('ACCOUNT-15 a notice that comes while another is shown waits for it', () => {
    const { send, value, closed, context } = dialog(show(1), show(2))
    expect(context().notices).toEqual([notice(1), notice(2)])
    send('info.close')
    expect([value().info, context().notices, closed]).toEqual(['open', [notice(2)], [1]])
    send('info.close')
    expect([value().info, context().notices, closed]).toEqual(['closed', [], [1, 2]])
  })
})

test('ACCOUNT-09 the end of the session closes everything, drops the load under way and tells of no notice', async () => {
  const { send, loads, value, closed, context, settled } = dialog('account.open', 'sites.choose', 'domain.open', 'plan.open', show(1), show(2), 'session.ended')
  expect(loads[0]?.signal.aborted).toBe(true)
  loads[0]?.resolve([site])
  await settled()
  expect([value(), context(), closed]).toEqual([{ account: 'closed', plan: 'closed', info: 'closed' }, { sites: [], notices: [] }, []])
  send('account.open')
  expect(loads.length).toBe(2)
})
