// A workbench of tools: a text goes in, a tool makes something of it as soon as typing rests. A newer text ends the run of an older one.
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'

export interface WorkbenchMode {
  readonly tool: string
  readonly modes: readonly string[]
  readonly sample: string
  /** Other samples of some of its modes. */
  readonly samples?: Readonly<Record<string, string>>
  readonly secondSample: string
  /** Whether the tool runs without a text. */
  readonly isFree: boolean
}
/** What stood on the bench when it was left. */
export interface WorkbenchLeft {
  readonly tool: string
  readonly mode: string
  readonly text: string
  readonly second: string
}
export interface WorkbenchInput {
  readonly tools: readonly WorkbenchMode[]
  readonly left: WorkbenchLeft | null
}
export interface WorkbenchContext extends WorkbenchInput {
  readonly tool: string
  readonly mode: string
  readonly text: string
  readonly second: string
  /** The name of the file that the text came from. */
  readonly file: string
  /** Grows whenever the fields are filled by something else than typing. */
  readonly filled: number
  readonly outcome: unknown
  readonly error: string
  /** Whether the run on hand was meant: asked for, or of a text, a file or a mode that came whole, and not of one that is being typed. */
  readonly isMeant: boolean
}
export type WorkbenchEvent =
  | { readonly type: 'tool.choose'; readonly tool: string }
  | { readonly type: 'mode.choose'; readonly mode: string; readonly text?: string }
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'second.type'; readonly text: string }
  | { readonly type: 'file.open'; readonly text: string; readonly name: string }
  | { readonly type: 'sample.take' }
  | { readonly type: 'text.clear' }
  | { readonly type: 'outcome.use' }
  | { readonly type: 'tool.run' }

export type ToolRun = WorkbenchLeft
export const toolOf = ({ tools, tool }: WorkbenchContext): WorkbenchMode => tools.find((one) => one.tool === tool)!
export const sampleFor = ({ sample, samples }: WorkbenchMode, mode: string): string => samples?.[mode] ?? sample
/** What the bench begins with: what was left on it, if that tool and way are still there, else the first tool's example. */
function begun({ tools, left }: WorkbenchInput): WorkbenchLeft {
  const own = tools.find(({ tool }) => tool === left?.tool)
  if (left && own && (own.modes.length === 0 || own.modes.includes(left.mode))) return left
  const [first] = tools
  return { tool: first?.tool ?? '', mode: first?.modes[0] ?? '', text: first?.sample ?? '', second: first?.secondSample ?? '' }
}
const outcomeText = (outcome: unknown): string => (outcome as { readonly text?: string } | null)?.text ?? ''

export const workbenchMachine = setup({
  types: { context: {} as WorkbenchContext, events: {} as WorkbenchEvent, input: {} as WorkbenchInput, tags: {} as 'busy' },
  actors: { runTool: fromPromise<unknown, ToolRun>(() => Promise.reject(new Error('No port runTool.'))) },
  guards: {
    isReady: ({ context }) => context.text !== '' || toolOf(context).isFree,
    isKnownTool: ({ context, event }) => event.type === 'tool.choose' && context.tools.some(({ tool }) => tool === event.tool),
    isKnownMode: ({ context, event }) => event.type === 'mode.choose' && toolOf(context).modes.includes(event.mode),
  },
  actions: {
    takeTool: assign(({ context }, { tool }: { tool: string }) => {
      const next = context.tools.find((one) => one.tool === tool)!
      const isOwn = context.text !== '' && context.text !== sampleFor(toolOf(context), context.mode) && !context.text.startsWith('data:')
      return {
        tool,
        mode: next.modes[0] ?? '',
        text: isOwn ? context.text : next.sample,
        isMeant: false,
        second: next.secondSample,
        filled: context.filled + 1,
        outcome: null,
        error: '',
      }
    }),
    takeMode: assign(({ context }, { mode, text }: { mode: string; text?: string }) => {
      const tool = toolOf(context)
      const next = text ?? (context.text === sampleFor(tool, context.mode) ? sampleFor(tool, mode) : context.text)
      return { mode, text: next, filled: next === context.text ? context.filled : context.filled + 1, isMeant: true }
    }),
    takeText: assign(({ context }, { text }: { text: string }) => ({ text, file: '', isMeant: Math.abs(text.length - context.text.length) > 1 })),
    takeSecond: assign((_, { text }: { text: string }) => ({ second: text, isMeant: false })),
    takeFile: assign(({ context }, { text, name }: { text: string; name: string }) => ({ text, file: name, filled: context.filled + 1, isMeant: true })),
    takeSample: assign(({ context }) => ({
      text: sampleFor(toolOf(context), context.mode),
      second: toolOf(context).secondSample,
      file: '',
      filled: context.filled + 1,
      isMeant: false,
    })),
    meanIt: assign({ isMeant: true }),
    clearText: assign(({ context }) => ({ text: '', file: '', filled: context.filled + 1 })),
    useOutcome: assign(({ context }) => ({ text: outcomeText(context.outcome), file: '', filled: context.filled + 1 })),
    dropOutcome: assign({ outcome: null, error: '' }),
    showOutcome: assign((_, { output }: { output: unknown }) => ({ outcome: output, error: '' })),
    showError: assign((_, { error }: { error: unknown }) => ({ outcome: null, error: error instanceof Error ? error.message : 'This could not be read.' })),
  },
  delays: { rest: 200 },
}).createMachine({
  id: 'workbench',
  context: ({ input }) => ({
    ...input,
    ...begun(input),
    file: '',
    filled: 0,
    outcome: null,
    error: '',
    isMeant: false,
  }),
  initial: 'looking',
  on: {
    'tool.choose': { guard: 'isKnownTool', target: '.looking', actions: { type: 'takeTool', params: ({ event }) => event } },
    'mode.choose': { guard: 'isKnownMode', target: '.looking', actions: { type: 'takeMode', params: ({ event }) => event } },
    'text.type': { target: '.typing', actions: { type: 'takeText', params: ({ event }) => event } },
    'second.type': { target: '.typing', actions: { type: 'takeSecond', params: ({ event }) => event } },
    'file.open': { target: '.looking', actions: { type: 'takeFile', params: ({ event }) => event } },
    'sample.take': { target: '.looking', actions: 'takeSample' },
    'text.clear': { target: '.looking', actions: 'clearText' },
    'tool.run': { target: '.looking', actions: 'meanIt' },
  },
  states: {
    looking: {
      always: [
        { guard: 'isReady', target: 'running' },
        { target: 'empty', actions: 'dropOutcome' },
      ],
    },
    empty: {},
    typing: {
      tags: 'busy',
      after: { rest: 'looking' },
    },
    running: {
      tags: 'busy',
      invoke: {
        id: 'runTool',
        src: 'runTool',
        input: ({ context: { tool, mode, text, second } }) => ({ tool, mode, text, second }),
        onDone: { target: 'shown', actions: { type: 'showOutcome', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    shown: {
      on: {
        'outcome.use': { target: 'looking', actions: 'useOutcome' },
      },
    },
    failed: {},
  },
})

export type WorkbenchSnapshot = SnapshotFrom<typeof workbenchMachine>
