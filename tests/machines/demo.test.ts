import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type DemoPage, type DemoSite, type DemoWish, demoMachine } from '../../machines/demo.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const home: DemoPage = { path: '/', html: '<h1>Studio</h1>', css: '', anchor: '' }
const classes: DemoPage = { path: '/classes', html: '<h1>Classes</h1>', css: '', anchor: '' }
const site = (number: number, page = home): DemoSite => ({
  number,
  name: 'Studio',
  marks: [{ start: 2, end: 8, pen: 'thing' }],
  requirements: [],
  pages: [],
  page,
})
const link: DemoWish = { to: '/classes', fields: null }
const exploration = {
  input: { words: '' },
  cases: {
    'words.changed': [{ words: 'a studio' }, { words: '' }],
    'page.wished': [{ wish: link }],
    'xstate.done.actor.buildSite': [{ output: site(1) }],
    'xstate.error.actor.buildSite': [{ error: new Error('no reader') }],
    'xstate.done.actor.turnPage': [{ output: classes }],
    'xstate.error.actor.turnPage': [{ error: new Error('no reader') }],
  },
}
const { uncovered, differences, reached } = await replay(demoMachine, edgePaths(demoMachine, exploration), exploration)

interface Asked<Input, Output> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: PromiseWithResolvers<Output>
}

/** A demo whose questions are counted and settle as told. */
function demo(words = 'a studio') {
  const clock = new SimulatedClock()
  const builds: Asked<{ words: string; path: string }, DemoSite>[] = []
  const turns: Asked<{ number: number; wish: DemoWish }, DemoPage>[] = []
  const asking = <Input, Output>(into: Asked<Input, Output>[]) =>
    fromPromise<Output, Input>(({ input, signal }) => {
      const answer = Promise.withResolvers<Output>()
      into.push({ input, signal, answer })
      return answer.promise
    })
  const actor = createActor(demoMachine.provide({ actors: { buildSite: asking(builds), turnPage: asking(turns) } }), { clock, input: { words } }).start()
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  async function built() {
    clock.increment(250)
    builds.at(-1)?.answer.resolve(site(builds.length))
    await settled()
  }
  return { actor, clock, builds, turns, settled, built, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(demoMachine, reached)).toEqual([])
})

test('nothing blank is ever built, and pages are turned only of a site that stands', () => {
  expect(reached.filter((snapshot) => snapshot.matches('building') && snapshot.context.words.trim() === '')).toEqual([])
  expect(reached.filter((snapshot) => (snapshot.matches('turning') || snapshot.matches('shown')) && snapshot.context.site === null)).toEqual([])
})

test('ROUTE-13 a pause in the typing builds the words, and the pens are under them', async () => {
  const { actor, clock, builds, state, context, settled } = demo('')
  actor.send({ type: 'words.changed', words: 'a stud' })
  clock.increment(249)
  actor.send({ type: 'words.changed', words: 'a studio' })
  clock.increment(249)
  expect([state(), builds.length]).toEqual(['waiting', 0])
  clock.increment(1)
  expect([state(), builds.map(({ input }) => input)]).toEqual(['building', [{ words: 'a studio', path: '/' }]])
  builds[0]?.answer.resolve(site(1))
  await settled()
  expect([state(), context()]).toEqual(['shown', { words: 'a studio', marks: site(1).marks, site: site(1), wish: null }])
})

test('the same words again build nothing anew', () => {
  const { actor, builds, clock, state } = demo()
  clock.increment(250)
  actor.send({ type: 'words.changed', words: 'a studio' })
  expect([state(), builds[0]?.signal.aborted]).toEqual(['building', false])
})

test('further words end the build that is under way, and what comes late for older ones is dropped', async () => {
  const { actor, builds, clock, context, settled, state } = demo()
  clock.increment(250)
  actor.send({ type: 'words.changed', words: 'a studio with classes' })
  expect([state(), builds[0]?.signal.aborted]).toEqual(['waiting', true])
  builds[0]?.answer.resolve(site(1))
  await settled()
  expect([state(), context().site]).toEqual(['waiting', null])
})

test('the site that stands stays, on its page, while the next is built', async () => {
  const { actor, builds, turns, built, clock, context, settled, state } = demo()
  await built()
  actor.send({ type: 'page.wished', wish: link })
  turns[0]?.answer.resolve(classes)
  await settled()
  actor.send({ type: 'words.changed', words: 'a calm studio' })
  expect([state(), context().site, context().marks]).toEqual(['waiting', site(1, classes), [{ start: 7, end: 13, pen: 'thing' }]])
  clock.increment(250)
  expect(builds[1]?.input).toEqual({ words: 'a calm studio', path: '/classes' })
})

test('a link and a form turn the page of the site that is shown, one at a time', async () => {
  const { actor, turns, built, context, settled, state } = demo()
  await built()
  const form: DemoWish = { to: '/_actions/book', fields: [['name', 'Ada']] }
  actor.send({ type: 'page.wished', wish: form })
  actor.send({ type: 'page.wished', wish: link })
  expect([state(), turns.map(({ input }) => input)]).toEqual(['turning', [{ number: 1, wish: form }]])
  turns[0]?.answer.resolve(classes)
  await settled()
  expect([state(), context().site]).toEqual(['shown', site(1, classes)])
})

test('words typed while a page is turned end the turning', async () => {
  const { actor, turns, built, context, settled } = demo()
  await built()
  actor.send({ type: 'page.wished', wish: link })
  actor.send({ type: 'words.changed', words: 'a shop' })
  turns[0]?.answer.resolve(classes)
  await settled()
  expect([turns[0]?.signal.aborted, context().site]).toEqual([true, site(1)])
})

test('blank words leave no site and no pens', async () => {
  const { actor, built, clock, builds, context, state } = demo()
  await built()
  actor.send({ type: 'words.changed', words: '  ' })
  clock.increment(250)
  expect([state(), builds.length, context()]).toEqual(['blank', 1, { words: '  ', marks: [], site: null, wish: null }])
  actor.send({ type: 'words.changed', words: 'a shop' })
  expect(state()).toBe('waiting')
})

test('a reader that fails says so; trying again and further words both build anew', async () => {
  const { actor, builds, clock, settled, state } = demo()
  clock.increment(250)
  builds[0]?.answer.reject(new Error('no reader'))
  await settled()
  expect([state(), actor.getSnapshot().hasTag('failed')]).toEqual(['unbuilt', true])
  actor.send({ type: 'reader.retry' })
  expect([state(), builds.length]).toEqual(['building', 2])
  builds[1]?.answer.reject(new Error('no reader'))
  await settled()
  actor.send({ type: 'words.changed', words: 'a shop' })
  clock.increment(250)
  expect([state(), builds.at(-1)?.input.words]).toEqual(['building', 'a shop'])
})

test('a page that could not be turned is built anew on trying again', async () => {
  const { actor, builds, turns, built, settled, state } = demo()
  await built()
  actor.send({ type: 'page.wished', wish: link })
  turns[0]?.answer.reject(new Error('no reader'))
  await settled()
  expect(state()).toBe('unbuilt')
  actor.send({ type: 'reader.retry' })
  expect(builds).toHaveLength(2)
})

test('links lead nowhere while nothing is shown', () => {
  const { actor, turns, clock } = demo()
  clock.increment(250)
  actor.send({ type: 'page.wished', wish: link })
  expect(turns).toEqual([])
})
