// A page, a form or a screen that a visitor puts together from parts: parts are added, moved, written and dressed, each step can be taken back; then it is looked at as it will be, or as its source.
import { assign, type SnapshotFrom, setup } from 'xstate'

export interface DesignPart {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly note: string
  /** Entries, one a line; of a box of a diagram, the ids of those that it leads to, each with the words of its arrow. */
  readonly lines: string
  readonly required: boolean
  readonly half: boolean
}
export type PartField = 'text' | 'note' | 'lines'
export interface Design {
  readonly title: string
  readonly parts: readonly DesignPart[]
  readonly look: Readonly<Record<string, string>>
  /** The kept design that it changes; none for a new one. */
  readonly row?: string
}
export interface PartKind {
  readonly kind: string
  readonly text: string
  readonly note: string
  readonly lines: string
}
export interface DesignerInput {
  readonly kinds: readonly PartKind[]
  readonly templates: readonly { readonly name: string; readonly design: Design }[]
  readonly saved: readonly { readonly id: string; readonly name: string; readonly design: Design }[]
  /** What it begins with. */
  readonly design: Design
}
export interface DesignerContext extends DesignerInput {
  readonly chosen: string | null
  /** The designs before each step and those taken back, the nearest first. */
  readonly past: readonly Design[]
  readonly future: readonly Design[]
  /** What is being typed, so that a word is one step. */
  readonly typing: string
  /** Grows with every part, for its id. */
  readonly made: number
  /** Grows whenever fields are filled by something else than typing. */
  readonly filled: number
}
export type DesignerEvent =
  | { readonly type: 'part.add'; readonly kind: string; readonly at?: number; readonly linked?: boolean }
  | { readonly type: 'part.choose'; readonly id: string }
  | { readonly type: 'part.leave' }
  | { readonly type: 'part.type'; readonly field: PartField; readonly text: string }
  | { readonly type: 'part.turn'; readonly field: 'required' | 'half' }
  | { readonly type: 'part.move'; readonly id: string; readonly at: number }
  | { readonly type: 'link.turn'; readonly to: string }
  | { readonly type: 'link.type'; readonly to: string; readonly text: string }
  | { readonly type: 'part.copy' }
  | { readonly type: 'part.remove' }
  | { readonly type: 'title.type'; readonly text: string }
  | { readonly type: 'look.choose'; readonly name: string; readonly value: string }
  | { readonly type: 'template.take'; readonly name: string }
  | { readonly type: 'design.open'; readonly id: string }
  | { readonly type: 'design.clear' }
  | { readonly type: 'design.undo' }
  | { readonly type: 'design.redo' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'source.open' }
  | { readonly type: 'design.change' }

const [parts_max, past_max, text_max] = [60, 60, 2000]
export const chosenIn = ({ design, chosen }: DesignerContext): DesignPart | undefined => design.parts.find(({ id }) => id === chosen)
const linesIn = ({ lines }: DesignPart): readonly string[] => lines.split('\n').filter((line) => line !== '')
const leadsTo = (to: string) => (line: string) => line.split(' ', 1)[0] === to
const highest = ({ parts }: Design): number => Math.max(0, ...parts.map(({ id }) => Number(id.slice(1)) || 0))
const after = ({ design, past }: DesignerContext, next: Design) => ({ design: next, past: [design, ...past].slice(0, past_max), future: [], typing: '' })
const changed = (context: DesignerContext, change: (part: DesignPart) => DesignPart): Design => ({
  ...context.design,
  parts: context.design.parts.map((part) => (part.id === context.chosen ? change(part) : part)),
})
const placed = (parts: readonly DesignPart[], part: DesignPart, at: number): readonly DesignPart[] => [...parts.slice(0, at), part, ...parts.slice(at)]
/** Whether the step before was typing in the same place, which this goes on. */
const written = (context: DesignerContext, place: string, design: Design) =>
  context.typing === place ? { design } : { ...after(context, design), typing: place }
const taken = (context: DesignerContext, design: Design) => ({
  ...after(context, design),
  chosen: null,
  made: Math.max(context.made, highest(design)),
  filled: context.filled + 1,
})

export const designerMachine = setup({
  types: { context: {} as DesignerContext, events: {} as DesignerEvent, input: {} as DesignerInput },
  guards: {
    isPossible: ({ context, event }) =>
      event.type === 'part.add' && context.kinds.some(({ kind }) => kind === event.kind) && context.design.parts.length < parts_max,
    isPart: ({ context, event }) => event.type === 'part.choose' && context.chosen !== event.id && context.design.parts.some(({ id }) => id === event.id),
    hasChosen: ({ context }) => chosenIn(context) !== undefined,
    isOther: ({ context, event }) =>
      event.type === 'link.turn' && chosenIn(context) !== undefined && event.to !== context.chosen && context.design.parts.some(({ id }) => id === event.to),
    isLinked: ({ context, event }) => {
      const part = chosenIn(context)
      return event.type === 'link.type' && part !== undefined && linesIn(part).some(leadsTo(event.to))
    },
    hasRoom: ({ context }) => chosenIn(context) !== undefined && context.design.parts.length < parts_max,
    isElsewhere: ({ context, event }) => {
      const from = event.type === 'part.move' ? context.design.parts.findIndex(({ id }) => id === event.id) : -1
      return event.type === 'part.move' && from !== -1 && event.at >= 0 && event.at <= context.design.parts.length && event.at !== from && event.at !== from + 1
    },
    isTemplate: ({ context, event }) => event.type === 'template.take' && context.templates.some(({ name }) => name === event.name),
    isSaved: ({ context, event }) => event.type === 'design.open' && context.saved.some(({ id }) => id === event.id),
    hasParts: ({ context }) => context.design.parts.length > 0,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
  },
  actions: {
    addPart: assign(({ context }, { kind, at, linked }: { kind: string; at?: number; linked?: boolean }) => {
      const { text, note, lines } = context.kinds.find((one) => one.kind === kind)!
      const part = { id: `p${context.made + 1}`, kind, text, note, lines, required: false, half: false }
      const here = context.design.parts.findIndex(({ id }) => id === context.chosen)
      const place = at ?? (here === -1 ? context.design.parts.length : here + 1)
      const design = linked ? changed(context, (one) => ({ ...one, lines: [...linesIn(one), part.id].join('\n') })) : context.design
      return { ...after(context, { ...design, parts: placed(design.parts, part, place) }), chosen: part.id, made: context.made + 1 }
    }),
    choosePart: assign((_, { id }: { id: string }) => ({ chosen: id, typing: '' })),
    leavePart: assign({ chosen: null, typing: '' }),
    typePart: assign(({ context }, { field, text }: { field: PartField; text: string }) =>
      written(
        context,
        `${context.chosen} ${field}`,
        changed(context, (part) => ({ ...part, [field]: text.slice(0, text_max) })),
      ),
    ),
    turnPart: assign(({ context }, { field }: { field: 'required' | 'half' }) =>
      after(
        context,
        changed(context, (part) => ({ ...part, [field]: !part[field] })),
      ),
    ),
    movePart: assign(({ context }, { id, at }: { id: string; at: number }) => {
      const from = context.design.parts.findIndex((part) => part.id === id)
      const rest = context.design.parts.toSpliced(from, 1)
      return { ...after(context, { ...context.design, parts: placed(rest, context.design.parts[from]!, at > from ? at - 1 : at) }), chosen: id }
    }),
    turnLink: assign(({ context }, { to }: { to: string }) => {
      const next = changed(context, (part) => {
        const others = linesIn(part).filter((line) => !leadsTo(to)(line))
        return { ...part, lines: (others.length === linesIn(part).length ? [...others, to] : others).join('\n') }
      })
      return { ...after(context, next), filled: context.filled + 1 }
    }),
    typeLink: assign(({ context }, { to, text }: { to: string; text: string }) => {
      const line = `${to} ${text.replaceAll('\n', ' ').slice(0, 40)}`.trimEnd()
      const next = changed(context, (part) => ({
        ...part,
        lines: linesIn(part)
          .map((one) => (leadsTo(to)(one) ? line : one))
          .join('\n'),
      }))
      return written(context, `${context.chosen} ${to}`, next)
    }),
    copyPart: assign(({ context }) => {
      const from = context.design.parts.findIndex(({ id }) => id === context.chosen)
      const part = { ...context.design.parts[from]!, id: `p${context.made + 1}` }
      return { ...after(context, { ...context.design, parts: placed(context.design.parts, part, from + 1) }), chosen: part.id, made: context.made + 1 }
    }),
    removePart: assign(({ context }) => ({
      ...after(context, { ...context.design, parts: context.design.parts.filter(({ id }) => id !== context.chosen) }),
      chosen: null,
    })),
    typeTitle: assign(({ context }, { text }: { text: string }) => written(context, 'title', { ...context.design, title: text.slice(0, 120) })),
    chooseLook: assign(({ context }, { name, value }: { name: string; value: string }) =>
      after(context, { ...context.design, look: { ...context.design.look, [name]: value } }),
    ),
    takeTemplate: assign(({ context }, { name }: { name: string }) => taken(context, context.templates.find((one) => one.name === name)!.design)),
    openDesign: assign(({ context }, { id }: { id: string }) => taken(context, { ...context.saved.find((one) => one.id === id)!.design, row: id })),
    clearDesign: assign(({ context }) => taken(context, { ...context.design, parts: [] })),
    undoStep: assign(({ context }) => ({
      design: context.past[0]!,
      past: context.past.slice(1),
      future: [context.design, ...context.future],
      typing: '',
      filled: context.filled + 1,
    })),
    redoStep: assign(({ context }) => ({
      design: context.future[0]!,
      past: [context.design, ...context.past],
      future: context.future.slice(1),
      typing: '',
      filled: context.filled + 1,
    })),
  },
}).createMachine({
  id: 'designer',
  context: ({ input }) => ({ ...input, chosen: null, past: [], future: [], typing: '', made: highest(input.design), filled: 0 }),
  initial: 'designing',
  states: {
    designing: {
      on: {
        'part.add': { guard: 'isPossible', actions: { type: 'addPart', params: ({ event }) => event } },
        'part.choose': { guard: 'isPart', actions: { type: 'choosePart', params: ({ event }) => event } },
        'part.leave': { guard: 'hasChosen', actions: 'leavePart' },
        'part.type': { guard: 'hasChosen', actions: { type: 'typePart', params: ({ event }) => event } },
        'part.turn': { guard: 'hasChosen', actions: { type: 'turnPart', params: ({ event }) => event } },
        'part.move': { guard: 'isElsewhere', actions: { type: 'movePart', params: ({ event }) => event } },
        'link.turn': { guard: 'isOther', actions: { type: 'turnLink', params: ({ event }) => event } },
        'link.type': { guard: 'isLinked', actions: { type: 'typeLink', params: ({ event }) => event } },
        'part.copy': { guard: 'hasRoom', actions: 'copyPart' },
        'part.remove': { guard: 'hasChosen', actions: 'removePart' },
        'title.type': { actions: { type: 'typeTitle', params: ({ event }) => event } },
        'look.choose': { actions: { type: 'chooseLook', params: ({ event }) => event } },
        'template.take': { guard: 'isTemplate', actions: { type: 'takeTemplate', params: ({ event }) => event } },
        'design.open': { guard: 'isSaved', actions: { type: 'openDesign', params: ({ event }) => event } },
        'design.clear': { guard: 'hasParts', actions: 'clearDesign' },
        'design.undo': { guard: 'hasPast', actions: 'undoStep' },
        'design.redo': { guard: 'hasFuture', actions: 'redoStep' },
        'preview.open': { guard: 'hasParts', target: 'previewing' },
        'source.open': { guard: 'hasParts', target: 'reading' },
      },
    },
    previewing: {
      on: { 'design.change': 'designing', 'source.open': 'reading' },
    },
    reading: {
      on: { 'design.change': 'designing', 'preview.open': 'previewing' },
    },
  },
})

export type DesignerSnapshot = SnapshotFrom<typeof designerMachine>
