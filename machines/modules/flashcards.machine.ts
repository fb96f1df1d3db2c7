// Cards with two sides, after Leitner: a card that is known moves to a higher box and comes back later, one that is not goes back
// to the first and comes again in the same round.
import { assign, type SnapshotFrom, setup } from 'xstate'

export interface FlashCard {
  readonly id: string
  readonly front: string
  readonly back: string
}
export interface FlashcardsInput {
  readonly cards: readonly FlashCard[]
  /** The box of each card by its id, from 1; and how many rounds there were. */
  readonly boxes: Readonly<Record<string, number>>
  readonly rounds: number
}
export interface FlashcardsContext extends FlashcardsInput {
  /** Ids of the cards that are still to come, the one that is up first. */
  readonly pile: readonly string[]
  readonly known: number
  readonly again: number
}
export type FlashcardsEvent =
  | { readonly type: 'round.start' }
  | { readonly type: 'round.startAll' }
  | { readonly type: 'card.turn' }
  | { readonly type: 'card.known' }
  | { readonly type: 'card.again' }
  | { readonly type: 'round.leave' }

export const boxes_max = 5
export const boxOf = ({ boxes }: Pick<FlashcardsContext, 'boxes'>, id: string): number => boxes[id] ?? 1
/** The cards that are due: those of box n come every 2^(n-1)-th round. */
export const dueOf = (context: Pick<FlashcardsContext, 'cards' | 'boxes' | 'rounds'>): readonly FlashCard[] =>
  context.cards.filter(({ id }) => context.rounds % 2 ** (boxOf(context, id) - 1) === 0)
export const cardOf = ({ cards, pile }: FlashcardsContext): FlashCard | undefined => cards.find(({ id }) => id === pile[0])

export const flashcardsMachine = setup({
  types: { context: {} as FlashcardsContext, events: {} as FlashcardsEvent, input: {} as FlashcardsInput, tags: {} as 'up' },
  guards: {
    hasDue: ({ context }) => dueOf(context).length > 0,
    hasCards: ({ context }) => context.cards.length > 0,
    isLast: ({ context }) => context.pile.length === 1,
  },
  actions: {
    layDue: assign(({ context }) => ({ pile: dueOf(context).map(({ id }) => id), known: 0, again: 0 })),
    layAll: assign(({ context }) => ({ pile: context.cards.map(({ id }) => id), known: 0, again: 0 })),
    raiseBox: assign(({ context }) => {
      const id = context.pile[0] ?? ''
      return { boxes: { ...context.boxes, [id]: Math.min(boxes_max, boxOf(context, id) + 1) }, pile: context.pile.slice(1), known: context.known + 1 }
    }),
    lowerBox: assign(({ context }) => {
      const id = context.pile[0] ?? ''
      return { boxes: { ...context.boxes, [id]: 1 }, pile: [...context.pile.slice(1), id], again: context.again + 1 }
    }),
    countRound: assign({ rounds: ({ context }) => context.rounds + 1 }),
  },
}).createMachine({
  id: 'flashcards',
  context: ({ input }) => ({ ...input, pile: [], known: 0, again: 0 }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'round.start': [
          { guard: 'hasDue', target: 'front', actions: 'layDue' },
          { guard: 'hasCards', target: 'front', actions: 'layAll' },
        ],
        'round.startAll': { guard: 'hasCards', target: 'front', actions: 'layAll' },
      },
    },
    front: {
      tags: 'up',
      on: { 'card.turn': 'back', 'round.leave': 'resting' },
    },
    back: {
      tags: 'up',
      on: {
        'card.turn': 'front',
        'card.known': [
          { guard: 'isLast', target: 'done', actions: ['raiseBox', 'countRound'] },
          { target: 'front', actions: 'raiseBox' },
        ],
        'card.again': { target: 'front', actions: 'lowerBox' },
        'round.leave': 'resting',
      },
    },
    done: {
      on: {
        'round.start': [
          { guard: 'hasDue', target: 'front', actions: 'layDue' },
          { guard: 'hasCards', target: 'front', actions: 'layAll' },
        ],
        'round.startAll': { guard: 'hasCards', target: 'front', actions: 'layAll' },
      },
    },
  },
})

export type FlashcardsSnapshot = SnapshotFrom<typeof flashcardsMachine>
