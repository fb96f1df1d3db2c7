/**
 * Replays generated paths of a chart in the real app, in Chromium. To write `tests/e2e/replay/{machine}.replay.e2e.ts`:
 *
 * 1. `exploration`: as for `edgePaths`: input, `cases` (payloads by event) and, where the context is large, `key`. A failed call is
 *    `failing('invalid', { fields })`: the chart reads it, and the page gets the very answer that leads to it. What an invoke answers
 *    (`xstate.done.actor.X`: `{ output }`) is sent as JSON; without an output, 204. `can` leaves out what no screen offers in a state.
 * 2. `calls`: the call of each invoke, as in `logIn: 'POST /users/login/'`, `*` for any id, `|` for either. It is held until its path decides the answer.
 *    Everything else that the page calls stands in `backdrop` (JSON; a function; `held`: never answered), or is a fault.
 * 3. `open`: brings a fresh page to the chart's first state. `stage.signIn()` puts a session into storage before the first goto.
 * 4. `gestures`: what a person does for each event. Done, error and after events need none: the edge answers, or the page's clock moves.
 *    A gesture named like one of them replaces that: a child's output, say, is brought about by `stage.edge.find(call)` and `say`.
 * 5. `shows`: what a person sees in each state, by its dotted path; for a parallel state there is one path for each region. It is
 *    asserted after EVERY step, with the calls under way: those of the active invokes and no others, so that what was left is aborted.
 * 6. `leaves`: what is shown after an event with which the chart's screen goes away; a path ends there.
 * 7. `unseen`: transitions that no gesture and no answer can cause, by their labels, each with its reason. A label that is taken after
 *    all, or that the chart has not, fails as much as one that is missing.
 * 8. `rows`: rows of the specification that an event shows, by the event's type; a path's title bears those of its events; `xstate.init` is its beginning.
 * 9. `logs`: what an event writes to the console as an error, by the event's type; anything else there is a fault.
 *
 * Where a state has a timer of less than a minute, the page's clock stands still, moving 30 ms after each event, until the path leaves it.
 * Each screen, told by the places and by whether something went wrong, is judged by axe in light and dark where it is first reached.
 * The fewest steps that take every transition are chosen greedily from all edge paths. Write strings as the specification has them.
 */
import { setTimeout } from 'node:timers/promises'
import { type Locator, type Page, test as playwright } from '@playwright/test'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Failure } from '../../contract/failure.ts'
import { holdsInLightAndDark, keepFrames, keepTimers, shown } from './accessible.ts'
import { test as base, expect } from './browser.ts'
import { covering, firsts, placesOf, screenOf } from './covering.ts'
import { delayOf, type Exploration, type Path } from './paths.ts'
import { type Backdrop, Edge, matching } from './replay-edge.ts'
import { Sparksite } from './sparksite.ts'

export interface Stage {
  readonly page: Page
  readonly edge: Edge
  readonly dialog: Locator
  /** What the page has reported; see tests/support/browser.ts. */
  readonly faults: string[]
  goto(path: string): Promise<void>
  /** Lets the page start with a session, whose profile the backdrop has to answer. */
  signIn(): Promise<void>
  /** Moves the page's clock. */
  pass(milliseconds: number): Promise<void>
  /** Moves a clock that stands still by two frames, each once the page has shown what came before. */
  tick(): Promise<void>
  /** Lets the page's clock stand still, or run. */
  stop(still: boolean): Promise<void>
}
type Act = (stage: Stage, event: AnyEventObject, context: never) => Promise<unknown>
type Look = (stage: Stage, context: never, snapshot: AnyMachineSnapshot) => Promise<unknown>
export interface Screens {
  readonly name: string
  /** What tells its beginning from those of the chart's other visits. */
  readonly visit?: string
  readonly machine: AnyStateMachine
  readonly exploration: Exploration
  readonly calls: Readonly<Record<string, string>>
  readonly backdrop?: Backdrop
  readonly open: (stage: Stage) => Promise<unknown>
  readonly gestures: Readonly<Record<string, Act>>
  readonly shows: Readonly<Record<string, Look>>
  readonly leaves?: Readonly<Record<string, Look>>
  readonly unseen?: Readonly<Record<string, string>>
  readonly rows?: Readonly<Record<string, string>>
  readonly logs?: Readonly<Record<string, string>>
}

const invoked = /^xstate\.(done|error)\.actor\.(.+)$/
const spoken = (type: string): string =>
  type.replace(invoked, (_, kind, id) => `${id} ${kind === 'done' ? 'ok' : 'fails'}`).replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')

async function cause({ machine, calls, gestures }: Screens, stage: Stage, event: AnyEventObject, context: unknown): Promise<unknown> {
  const gesture = gestures[event.type]
  if (gesture) return await gesture(stage, event, context as never)
  if (event.type.startsWith('xstate.after.')) return await stage.pass(delayOf(machine, event, context))
  const [, kind, id = ''] = invoked.exec(event.type) ?? []
  const call = calls[id]
  if (call === undefined) throw new Error(`Nothing causes ${event.type}.`)
  const exchange = await stage.edge.find(call)
  if (kind === 'done') return exchange.answer(event.output)
  exchange.fail((event.error as { readonly failure: Failure }).failure)
}

/** The calls of the active invokes, sorted. */
const underWay = ({ calls }: Screens, snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .flatMap((node) => node.invoke.map(({ id }) => calls[id] ?? []))
    .flat()
    .sort()
const named = (waiting: readonly string[], calls: readonly string[]): string[] =>
  waiting.map((call) => calls.find((pattern) => matching(pattern).test(call)) ?? call).sort()

async function look(screens: Screens, stage: Stage, snapshot: AnyMachineSnapshot): Promise<void> {
  for (const place of placesOf(snapshot.value)) {
    const shown = screens.shows[place]
    if (!shown) throw new Error(`Nothing says what ${screens.name} shows in ${place}.`)
    await shown(stage, snapshot.context as never, snapshot)
  }
  const calls = underWay(screens, snapshot)
  await expect
    .poll(() => named(stage.edge.waiting(), Object.values(screens.calls)), { message: 'calls under way', intervals: [10, 20, 50, 100] })
    .toEqual(calls)
}

/** A browser under load may need a few frames more than a stopped clock has passed; they take less of it than any timer of a chart. */
async function nudged(stage: Stage, looked: Promise<void>): Promise<void> {
  const seen = looked.then(() => true)
  for (let more = 0; more < 3; more++) {
    if (await Promise.race([seen, setTimeout(1000, false)])) return
    await stage.tick()
  }
  await looked
}

const minute = 60_000
const hasTimer = ({ machine }: Screens, { _nodes, context }: AnyMachineSnapshot): boolean =>
  _nodes.some((node) => node.after.some(({ eventType }) => delayOf(machine, { type: eventType }, context) < minute))

/** The browser itself reports each answer from 400 on and each connection that breaks off, which a path asks for. */
const asked = /^console: Failed to load resource/

async function walk(screens: Screens, stage: Stage, { steps }: Path, judged: ReadonlySet<number>): Promise<void> {
  stage.edge.stage(Object.values(screens.calls), screens.backdrop ?? {})
  await screens.open(stage)
  let before: AnyMachineSnapshot | null = null
  for (const [at, { event, state }] of steps.entries()) {
    await playwright.step(before ? spoken(event.type) : 'start', async () => {
      const still = hasTimer(screens, state)
      if (still) await stage.stop(true)
      if (before) await cause(screens, stage, event, before.context)
      const left = screens.leaves?.[event.type]
      if (left) return void (await left(stage, state.context as never, state))
      if (still) await stage.tick()
      else await stage.stop(false)
      await (still ? nudged(stage, look(screens, stage, state)) : look(screens, stage, state))
      if (!judged.has(at)) return
      // Judging under load can take longer than a call may.
      await stage.stop(true)
      await holdsInLightAndDark(stage.page, `${screens.name}: ${screenOf(state)}`)
      await stage.stop(still)
    })
    before = state
  }
  expect(stage.edge.unexpected).toEqual([])
  const logs = steps.flatMap(({ event }) => screens.logs?.[event.type] ?? [])
  const reported = stage.faults.splice(0).filter((fault) => !asked.test(fault))
  expect(reported.map((fault) => fault.trim())).toEqual(logs.map((log) => `console: ${log}`))
}

/** A token that the client takes for unexpired; the edge asks for none. */
const token = ['{"alg":"none"}', '{"exp":9999999999}', ''].map((part) => Buffer.from(part).toString('base64url')).join('.')
const noon = Date.UTC(2026, 10, 21, 12)

const test = base.extend<{ stage: Stage }, { edge: Edge }>({
  edge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const edge = await Edge.start()
      const site = await Sparksite.start({ PUBLIC_URL: edge.url })
      edge.passTo(site.port)
      await use(edge)
      await edge.close()
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ edge }, use) => use(edge.url),
  stage: async ({ page, edge, faults }, use) => {
    await keepTimers(page.context())
    await page.clock.install({ time: noon })
    await keepFrames(page.context())
    let stopped = false
    await use({
      page,
      edge,
      faults,
      dialog: page.getByRole('dialog'),
      goto: async (path) => void (await page.goto(path)),
      signIn: async () => void (await page.addInitScript((access) => self.origin === 'null' || localStorage.setItem('authToken', access), token)),
      pass: async (milliseconds) => {
        if (milliseconds < minute) return await page.clock.runFor(milliseconds)
        // What is still being loaded would run out of time.
        await edge.quiet()
        await shown(page)
        await page.clock.fastForward(milliseconds)
      },
      tick: async () => {
        for (let frames = 0; frames < 2; frames++) {
          await shown(page)
          await page.clock.runFor(15)
        }
      },
      stop: async (still) => {
        if (still === stopped) return
        stopped = still
        if (still) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
        else await page.clock.resume()
      },
    })
    faults.splice(0, Infinity, ...faults.filter((fault) => !asked.test(fault)))
  },
})

/**
 * One browser test for each path of the covering set, and one that every transition is taken but those of `unseen`. A chart whose beginning
 * depends on its input is walked from several `visits`, which take the transitions between them.
 */
export async function replayInBrowser(...visits: readonly Screens[]): Promise<void> {
  // Recording each path takes longer than walking it; the steps of a path are its trace.
  test.use({ trace: 'off' })
  const covers = await Promise.all(visits.map(covering))
  const name = visits[0]?.name
  const unseen: Record<string, string> = Object.assign({}, ...visits.map((visit) => visit.unseen))
  const missed = covers.map(({ uncovered }) => new Set(uncovered)).reduce((some, others) => some.intersection(others))
  const paths = covers.flatMap(({ chosen }) => chosen).length
  test(`${name}: ${paths} paths take each of the ${covers[0]?.all.length} transitions that a person, an answer or the clock can cause`, () => {
    for (const [transition, reason] of Object.entries(unseen)) console.log(`${name}: not in the browser: ${transition}: ${reason}`)
    expect([...missed].sort()).toEqual(Object.keys(unseen).sort())
  })
  for (const [at, screens] of visits.entries()) walks(screens, covers[at]?.chosen ?? [])
}

function walks(screens: Screens, chosen: readonly Path[]): void {
  const { rows = {}, visit, leaves } = screens
  const judged = firsts(chosen, leaves)
  const name = visit ? `${screens.name} (${visit})` : screens.name
  for (const [at, path] of chosen.entries()) {
    const types = path.steps.map(({ event }) => event.type)
    const ids = [...new Set(types.flatMap((type) => rows[type]?.split(' ') ?? []))].sort()
    const steps = types.slice(1).map(spoken).join(', ') || 'start'
    const title = [...ids, `${name}: path ${at + 1} of ${chosen.length}: ${steps}`].join(' ')
    test(title, async ({ stage }) => await walk(screens, stage, path, judged[at] as ReadonlySet<number>))
  }
}
