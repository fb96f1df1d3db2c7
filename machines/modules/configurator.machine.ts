// A product that a visitor puts together: an option of each part, words on it and how many, with every step to take back; then the request.
import { assign, type SnapshotFrom, setup } from 'xstate'

export interface ConfiguratorOption {
  readonly id: string
  readonly part: string
  readonly price: number
}
export interface ConfiguratorInput {
  readonly parts: readonly string[]
  readonly options: readonly ConfiguratorOption[]
}
/** What is chosen: the option of each part by its id, the words on it, and how many. */
export interface Design {
  readonly picks: Readonly<Record<string, string>>
  readonly words: string
  readonly quantity: number
}
export interface ConfiguratorContext extends ConfiguratorInput {
  readonly design: Design
  /** The designs before each step, the newest first. */
  readonly past: readonly Design[]
  /** Grows whenever the words are filled by something else than typing. */
  readonly filled: number
}
export type ConfiguratorEvent =
  | { readonly type: 'option.pick'; readonly id: string }
  | { readonly type: 'words.type'; readonly text: string }
  | { readonly type: 'quantity.add' }
  | { readonly type: 'quantity.take' }
  | { readonly type: 'design.undo' }
  | { readonly type: 'design.reset' }
  | { readonly type: 'design.done' }
  | { readonly type: 'design.change' }

const [past_max, words_max, quantity_max] = [40, 30, 999]
const plain = ({ parts, options }: ConfiguratorInput): Design => ({
  picks: Object.fromEntries(
    parts.flatMap((part) =>
      options
        .filter((option) => option.part === part)
        .slice(0, 1)
        .map(({ id }) => [part, id]),
    ),
  ),
  words: '',
  quantity: 1,
})
export const pickedOf = ({ parts, options, design }: ConfiguratorContext): readonly ConfiguratorOption[] =>
  parts.flatMap((part) => options.filter(({ id }) => id === design.picks[part]))
/** The price of all pieces. */
export const priceOf = (context: ConfiguratorContext): number =>
  Math.round(pickedOf(context).reduce((sum, { price }) => sum + price, 0) * context.design.quantity * 100) / 100
const after = (context: ConfiguratorContext, change: Partial<Design>) => ({
  design: { ...context.design, ...change },
  past: [context.design, ...context.past].slice(0, past_max),
})

export const configuratorMachine = setup({
  types: { context: {} as ConfiguratorContext, events: {} as ConfiguratorEvent, input: {} as ConfiguratorInput },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'option.pick' && context.options.some(({ id, part }) => id === event.id && context.design.picks[part] !== id),
    isSeveral: ({ context }) => context.design.quantity > 1,
    isMore: ({ context }) => context.design.quantity < quantity_max,
    hasPast: ({ context }) => context.past.length > 0,
  },
  actions: {
    pickOption: assign(({ context }, { id }: { id: string }) => {
      const { part } = context.options.find((option) => option.id === id)!
      return after(context, { picks: { ...context.design.picks, [part]: id } })
    }),
    takeWords: assign(({ context }, { text }: { text: string }) => ({ design: { ...context.design, words: [...text].slice(0, words_max).join('') } })),
    addPiece: assign(({ context }) => after(context, { quantity: context.design.quantity + 1 })),
    takePiece: assign(({ context }) => after(context, { quantity: context.design.quantity - 1 })),
    undoStep: assign(({ context }) => ({ design: context.past[0]!, past: context.past.slice(1), filled: context.filled + 1 })),
    resetDesign: assign(({ context }) => ({ ...after(context, plain(context)), filled: context.filled + 1 })),
  },
}).createMachine({
  id: 'configurator',
  context: ({ input }) => ({ ...input, design: plain(input), past: [], filled: 0 }),
  initial: 'designing',
  states: {
    designing: {
      on: {
        'option.pick': { guard: 'isOther', actions: { type: 'pickOption', params: ({ event }) => event } },
        'words.type': { actions: { type: 'takeWords', params: ({ event }) => event } },
        'quantity.add': { guard: 'isMore', actions: 'addPiece' },
        'quantity.take': { guard: 'isSeveral', actions: 'takePiece' },
        'design.undo': { guard: 'hasPast', actions: 'undoStep' },
        'design.reset': { actions: 'resetDesign' },
        'design.done': 'designed',
      },
    },
    designed: {
      on: { 'design.change': 'designing' },
    },
  },
})

export type ConfiguratorSnapshot = SnapshotFrom<typeof configuratorMachine>
