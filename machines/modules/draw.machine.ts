// A draw by weight: a wheel, reels, a card to scratch, boxes to open, dice or a coin. What is drawn is settled when it starts to
// turn, and shown once it has come to rest; a visitor has so many chances, or as many as they like.
import { assign, type SnapshotFrom, setup } from 'xstate'
import { chanceAfter } from './rules/chance.ts'

export interface DrawEntry {
  readonly id: string
  readonly label: string
  /** A share of the chances; 0 is never drawn. */
  readonly weight: number
}
export interface DrawInput {
  readonly entries: readonly DrawEntry[]
  readonly chances: number | null
  readonly seed: number
  /** Places of what was drawn before, the latest last. */
  readonly drawn: readonly number[]
  readonly isCalm: boolean
}
export interface DrawContext extends DrawInput {
  /** The box or side that the visitor bets on or opens; null for none. */
  readonly pick: number | null
}
export type DrawEvent = { readonly type: 'draw.start'; readonly pick?: number } | { readonly type: 'draw.again' }

export const chancesLeft = ({ chances, drawn }: DrawContext): number | null => (chances === null ? null : Math.max(0, chances - drawn.length))
export const drawnEntry = ({ entries, drawn }: DrawContext): DrawEntry | undefined => entries[drawn.at(-1) ?? -1]

/** The place of an entry by a share of all weights; 0 where none has any. */
export function placeBy(entries: readonly DrawEntry[], share: number): number {
  const total = entries.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  let rest = share * total
  const place = entries.findIndex(({ weight }) => {
    rest -= Math.max(0, weight)
    return rest < 0
  })
  return Math.max(0, place)
}

export const drawMachine = setup({
  types: { context: {} as DrawContext, events: {} as DrawEvent, input: {} as DrawInput, tags: {} as 'turning' },
  guards: {
    canDraw: ({ context }) => chancesLeft(context) !== 0 && context.entries.some(({ weight }) => weight > 0),
    isSpent: ({ context }) => chancesLeft(context) === 0,
  },
  actions: {
    settle: assign(({ context }, params: { pick?: number }) => {
      const { seed, share } = chanceAfter(context.seed)
      return { seed, drawn: [...context.drawn, placeBy(context.entries, share)], pick: params.pick ?? null }
    }),
  },
  delays: { turn: ({ context }) => (context.isCalm ? 400 : 3600) },
}).createMachine({
  id: 'draw',
  context: ({ input }) => ({ ...input, pick: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isSpent', target: 'spent' }, { target: 'ready' }],
    },
    ready: {
      on: { 'draw.start': { guard: 'canDraw', target: 'turning', actions: { type: 'settle', params: ({ event }) => event } } },
    },
    turning: {
      tags: 'turning',
      after: { turn: 'landed' },
    },
    landed: {
      on: {
        'draw.start': { guard: 'canDraw', target: 'turning', actions: { type: 'settle', params: ({ event }) => event } },
        'draw.again': 'opening',
      },
    },
    spent: {},
  },
})

export type DrawSnapshot = SnapshotFrom<typeof drawMachine>
