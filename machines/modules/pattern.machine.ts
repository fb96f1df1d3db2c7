// A pattern on a grid: its size is set, cells are painted with a colour, what was done is taken back and done again, a kept one is opened, and rows are read as instructions.
import { assign, type SnapshotFrom, setup } from 'xstate'

export interface Grid {
  readonly columns: number
  readonly rows: number
  /** Colours by their place, row by row; 0 is the ground. */
  readonly cells: readonly number[]
}
export interface PatternInput {
  readonly grid: Grid
  /** How many colours there are, and the least and most columns or rows. */
  readonly colours: number
  readonly least: number
  readonly most: number
  readonly saved: readonly { readonly id: string; readonly grid: Grid }[]
  /** The kept pattern that stands there. */
  readonly opened: string
}
export interface PatternContext extends PatternInput {
  readonly colour: number
  /** The size as it is typed. */
  readonly typed: { readonly columns: string; readonly rows: string }
  readonly past: readonly Grid[]
  readonly future: readonly Grid[]
  readonly filled: number
  readonly error: string
}
export type PatternEvent =
  | { readonly type: 'size.type'; readonly field: 'columns' | 'rows'; readonly text: string }
  | { readonly type: 'size.set' }
  | { readonly type: 'colour.choose'; readonly colour: number }
  | { readonly type: 'cell.paint'; readonly cell: number }
  | { readonly type: 'edit.undo' }
  | { readonly type: 'edit.redo' }
  | { readonly type: 'grid.clear' }
  | { readonly type: 'saved.open'; readonly id: string }
  | { readonly type: 'instructions.show' }
  | { readonly type: 'instructions.hide' }

const past_max = 200
const sizeOf = ({ typed }: PatternContext) => ({ columns: Number(typed.columns.trim() || Number.NaN), rows: Number(typed.rows.trim() || Number.NaN) })
const fits = (size: number, { least, most }: PatternContext): boolean => Number.isInteger(size) && size >= least && size <= most
const typedOf = ({ columns, rows }: Grid) => ({ columns: String(columns), rows: String(rows) })
const changed = (context: PatternContext, grid: Grid) => ({ grid, past: [...context.past, context.grid].slice(-past_max), future: [], error: '' })

/** What of a grid fits into another size. */
function resized({ columns, rows, cells }: Grid, to: Pick<Grid, 'columns' | 'rows'>): Grid {
  const place = (at: number): number => {
    const [x, y] = [at % to.columns, Math.floor(at / to.columns)]
    return x < columns && y < rows ? (cells[y * columns + x] ?? 0) : 0
  }
  return { ...to, cells: Array.from({ length: to.columns * to.rows }, (_, at) => place(at)) }
}

export const patternMachine = setup({
  types: { context: {} as PatternContext, events: {} as PatternEvent, input: {} as PatternInput },
  guards: {
    sizeFits: ({ context }) => fits(sizeOf(context).columns, context) && fits(sizeOf(context).rows, context),
    isColour: ({ context }, { colour }: { colour: number }) => Number.isInteger(colour) && colour >= 0 && colour < context.colours,
    isOther: ({ context: { grid, colour } }, { cell }: { cell: number }) => grid.cells[cell] !== undefined && grid.cells[cell] !== colour,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    isPainted: ({ context }) => context.grid.cells.some((one) => one !== 0),
    isKnown: ({ context }, { id }: { id: string }) => context.saved.some((one) => one.id === id),
  },
  actions: {
    keepSize: assign(({ context }, { field, text }: { field: 'columns' | 'rows'; text: string }) => ({
      typed: { ...context.typed, [field]: text },
      error: '',
    })),
    resize: assign(({ context }) => changed(context, resized(context.grid, sizeOf(context)))),
    refuseSize: assign({ error: ({ context: { least, most } }) => `Columns and rows are whole numbers from ${least} to ${most}.` }),
    keepColour: assign((_, { colour }: { colour: number }) => ({ colour })),
    paint: assign(({ context }, { cell }: { cell: number }) =>
      changed(context, { ...context.grid, cells: context.grid.cells.map((one, at) => (at === cell ? context.colour : one)) }),
    ),
    clear: assign(({ context }) => changed(context, { ...context.grid, cells: context.grid.cells.map(() => 0) })),
    undo: assign(({ context: { past, future, grid, filled } }) => {
      const before = past.at(-1) ?? grid
      return { grid: before, typed: typedOf(before), past: past.slice(0, -1), future: [grid, ...future], filled: filled + 1 }
    }),
    redo: assign(({ context: { past, future, grid, filled } }) => {
      const after = future[0] ?? grid
      return { grid: after, typed: typedOf(after), past: [...past, grid], future: future.slice(1), filled: filled + 1 }
    }),
    open: assign(({ context }, { id }: { id: string }) => {
      const grid = context.saved.find((one) => one.id === id)?.grid ?? context.grid
      return { ...changed(context, grid), typed: typedOf(grid), opened: id, filled: context.filled + 1 }
    }),
  },
}).createMachine({
  id: 'pattern',
  context: ({ input }) => ({ ...input, colour: 2, typed: typedOf(input.grid), past: [], future: [], filled: 0, error: '' }),
  initial: 'painting',
  on: {
    'edit.undo': { guard: 'hasPast', actions: 'undo' },
    'edit.redo': { guard: 'hasFuture', actions: 'redo' },
    'grid.clear': { guard: 'isPainted', actions: 'clear' },
    'saved.open': { guard: { type: 'isKnown', params: ({ event }) => event }, actions: { type: 'open', params: ({ event }) => event } },
    'size.type': { actions: { type: 'keepSize', params: ({ event }) => event } },
    'size.set': [{ guard: 'sizeFits', actions: 'resize' }, { actions: 'refuseSize' }],
    'colour.choose': { guard: { type: 'isColour', params: ({ event }) => event }, actions: { type: 'keepColour', params: ({ event }) => event } },
    'cell.paint': { guard: { type: 'isOther', params: ({ event }) => event }, actions: { type: 'paint', params: ({ event }) => event } },
  },
  states: {
    painting: {
      on: { 'instructions.show': 'instructing' },
    },
    instructing: {
      on: { 'instructions.hide': 'painting' },
    },
  },
})

export type PatternSnapshot = SnapshotFrom<typeof patternMachine>
