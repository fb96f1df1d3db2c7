// A body of three dimensions that is looked at from all sides: a sample or a file is read, then turned, moved and brought nearer. A newer file ends the reading of an older one.
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'

export interface Mesh {
  readonly points: readonly (readonly [number, number, number])[]
  readonly faces: readonly (readonly number[])[]
}
export interface View {
  readonly turn: number
  readonly tilt: number
  readonly zoom: number
  readonly x: number
  readonly y: number
}
export interface ViewerInput {
  /** Names of bodies that need no file. */
  readonly samples: readonly string[]
}
export interface ViewerContext extends ViewerInput {
  readonly name: string
  /** What is read: a file as its data address, or empty for a sample. */
  readonly file: string
  readonly mesh: Mesh | null
  readonly view: View
  readonly style: string
  readonly error: string
}
export type ViewerEvent =
  | { readonly type: 'file.open'; readonly text: string; readonly name: string }
  | { readonly type: 'sample.take'; readonly name: string }
  | { readonly type: 'view.turn'; readonly x: number; readonly y: number }
  | { readonly type: 'view.move'; readonly x: number; readonly y: number }
  | { readonly type: 'view.zoom'; readonly by: number }
  | { readonly type: 'view.reset' }
  | { readonly type: 'style.choose'; readonly style: string }

export interface MeshSource {
  readonly name: string
  readonly file: string
}
export const styles = ['Solid', 'Edges', 'Grid'] as const
const front: View = { turn: 35, tilt: 20, zoom: 1, x: 0, y: 0 }
const [least, most] = [0.2, 8]
const between = (number: number, low: number, high: number): number => Math.min(high, Math.max(low, number))

export const viewerMachine = setup({
  types: { context: {} as ViewerContext, events: {} as ViewerEvent, input: {} as ViewerInput, tags: {} as 'busy' },
  actors: { readMesh: fromPromise<Mesh, MeshSource>(() => Promise.reject(new Error('No port readMesh.'))) },
  guards: {
    isSample: ({ context, event }) => event.type === 'sample.take' && context.samples.includes(event.name),
    isStyle: ({ context, event }) => event.type === 'style.choose' && event.style !== context.style && styles.some((style) => style === event.style),
  },
  actions: {
    takeFile: assign((_, { text, name }: { text: string; name: string }) => ({ file: text, name, mesh: null, error: '', view: front })),
    takeSample: assign((_, { name }: { name: string }) => ({ file: '', name, mesh: null, error: '', view: front })),
    showMesh: assign((_, { output }: { output: Mesh }) => ({ mesh: output })),
    showError: assign((_, { error }: { error: unknown }) => ({ error: error instanceof Error ? error.message : 'This file could not be read.' })),
    turnView: assign(({ context: { view } }, { x, y }: { x: number; y: number }) => ({
      view: { ...view, turn: (((view.turn + x) % 360) + 360) % 360, tilt: between(view.tilt + y, -90, 90) },
    })),
    moveView: assign(({ context: { view } }, { x, y }: { x: number; y: number }) => ({
      view: { ...view, x: between(view.x + x, -100, 100), y: between(view.y + y, -100, 100) },
    })),
    zoomView: assign(({ context: { view } }, { by }: { by: number }) => ({ view: { ...view, zoom: between(view.zoom * by, least, most) } })),
    resetView: assign({ view: front }),
    chooseStyle: assign((_, { style }: { style: string }) => ({ style })),
  },
}).createMachine({
  id: 'viewer',
  context: ({ input }) => ({ ...input, name: input.samples[0] ?? '', file: '', mesh: null, view: front, style: 'Solid', error: '' }),
  initial: 'opening',
  on: {
    'file.open': { target: '.opening', actions: { type: 'takeFile', params: ({ event }) => event } },
    'sample.take': { guard: 'isSample', target: '.opening', actions: { type: 'takeSample', params: ({ event }) => event } },
  },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'readMesh',
        src: 'readMesh',
        input: ({ context: { name, file } }) => ({ name, file }),
        onDone: { target: 'shown', actions: { type: 'showMesh', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'showError', params: ({ event }) => event } },
      },
    },
    shown: {
      on: {
        'view.turn': { actions: { type: 'turnView', params: ({ event }) => event } },
        'view.move': { actions: { type: 'moveView', params: ({ event }) => event } },
        'view.zoom': { actions: { type: 'zoomView', params: ({ event }) => event } },
        'view.reset': { actions: 'resetView' },
        'style.choose': { guard: 'isStyle', actions: { type: 'chooseStyle', params: ({ event }) => event } },
      },
    },
    failed: {},
  },
})

export type ViewerSnapshot = SnapshotFrom<typeof viewerMachine>
