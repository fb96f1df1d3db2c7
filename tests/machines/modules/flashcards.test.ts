import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { boxOf, cardOf, dueOf, flashcardsMachine } from '../../../machines/modules/flashcards.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const cards = [
  { id: 'a', front: 'river', back: 'a wide stream' },
  { id: 'b', front: 'hill', back: 'a low mountain' },
]
const input = { cards, boxes: {}, rounds: 0 }
/** At the second round a card of box 2 rests: none of these is due. */
const resting = { cards, boxes: { a: 2, b: 2 }, rounds: 1 }
const exploration = {
  input,
  key: ({ value, context }: { value: unknown; context: { pile: readonly string[]; again: number; boxes: object; rounds: number } }) => [
    value,
    context.pile,
    Math.min(1, context.again),
    Object.values(context.boxes),
    Math.min(2, context.rounds),
  ],
}
const paths = edgePaths(flashcardsMachine, exploration)
const replayed = await replay(flashcardsMachine, paths, exploration)
const actorOf = (from: typeof input = input) => createActor(flashcardsMachine, { input: from }).start()

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(flashcardsMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered.filter((label) => !label.includes('[hasCards]'))).toEqual([])
})

test('a card that is known goes up a box, and the round ends with the last', () => {
  const actor = actorOf()
  actor.send({ type: 'round.start' })
  expect([actor.getSnapshot().value, cardOf(actor.getSnapshot().context)?.id]).toEqual(['front', 'a'])
  actor.send({ type: 'card.turn' })
  actor.send({ type: 'card.known' })
  expect([actor.getSnapshot().value, cardOf(actor.getSnapshot().context)?.id]).toEqual(['front', 'b'])
  actor.send({ type: 'card.turn' })
  actor.send({ type: 'card.known' })
  const { value, context } = actor.getSnapshot()
  expect([value, context.boxes, context.rounds, context.known]).toEqual(['done', { a: 2, b: 2 }, 1, 2])
})

test('a card that is not known goes back to the first box and comes again in the same round', () => {
  const actor = actorOf({ ...input, boxes: { a: 4, b: 4 } })
  actor.send({ type: 'round.start' })
  actor.send({ type: 'card.turn' })
  actor.send({ type: 'card.again' })
  const { value, context } = actor.getSnapshot()
  expect([value, context.pile, boxOf(context, 'a'), context.again]).toEqual(['front', ['b', 'a'], 1, 1])
})

test('a card comes back the later, the higher its box', () => {
  const due = (rounds: number) => dueOf({ cards, boxes: { a: 1, b: 3 }, rounds }).map(({ id }) => id)
  expect([0, 1, 2, 3, 4].map(due)).toEqual([['a', 'b'], ['a'], ['a'], ['a'], ['a', 'b']])
})

test('a round takes what is due, or all where nothing is; all of them where that is asked', () => {
  const pile = (from: typeof input, type: 'round.start' | 'round.startAll') => led(flashcardsMachine, from, { type }).context.pile
  expect(pile({ ...resting, boxes: { a: 2 } as never }, 'round.start')).toEqual(['b'])
  expect(pile(resting as never, 'round.start')).toEqual(['a', 'b'])
  expect(pile({ ...resting, boxes: { a: 2 } as never }, 'round.startAll')).toEqual(['a', 'b'])
})

test('without cards no round starts', () => {
  const none = { ...input, cards: [] }
  expect(led(flashcardsMachine, none, { type: 'round.start' }).at).toBe('resting')
  expect(led(flashcardsMachine, none, { type: 'round.startAll' }).at).toBe('resting')
})

test('a round is left from either side of a card, a card is turned back, and another round follows the one that is done', () => {
  const start = { type: 'round.start' }
  const turn = { type: 'card.turn' }
  const at = (...events: { type: string }[]) => led(flashcardsMachine, input, ...events).at
  expect(at(start)).toBe('front')
  expect(at({ type: 'round.startAll' })).toBe('front')
  expect(at(start, { type: 'round.leave' })).toBe('resting')
  expect(at(start, turn, { type: 'round.leave' })).toBe('resting')
  expect(at(start, turn, turn)).toBe('front')
  const done = [start, turn, { type: 'card.known' }, turn, { type: 'card.known' }]
  expect(at(...done)).toBe('done')
  expect(at(...done, start)).toBe('front')
  expect(at(...done, { type: 'round.startAll' })).toBe('front')
  const single = { cards: cards.slice(0, 1), boxes: {}, rounds: 2 }
  expect(led(flashcardsMachine, single, start, turn, { type: 'card.known' }, start).context.pile).toEqual(['a'])
})

test('after a round the next takes what is due, all of them where that is asked', () => {
  const done = [{ type: 'round.start' }, { type: 'card.turn' }, { type: 'card.known' }]
  const from = { cards, boxes: { a: 1, b: 3 }, rounds: 1 }
  const next = (type: string) => led(flashcardsMachine, from, ...done, { type }).context.pile
  expect(next('round.startAll')).toEqual(['a', 'b'])
  expect(next('round.start')).toEqual(['a'])
})
