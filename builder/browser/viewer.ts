import { fromPromise } from 'xstate'
import { type Mesh, type MeshSource, styles, type ViewerSnapshot, viewerMachine } from '../../machines/modules/viewer.machine.ts'
import { type Html, html } from '../render/html.ts'
import { event, options, press } from './controls.ts'
import { bodyNames, drawMesh, measureMesh, readMesh } from './mesh.ts'
import { defineModule } from './module.ts'

const short = (number: number): string => String(Math.round(number * 100) / 100)
const shade = (light: number): string => `hsl(214 45% ${Math.round(28 + light * 46)}%)`

function drawing({ context }: ViewerSnapshot, mesh: Mesh): Html {
  const { style, view, name } = context
  const faces = drawMesh(mesh, view).map(({ path, light }) =>
    style === 'Solid'
      ? html`<path d="${path}" fill="${shade(light)}" stroke="${shade(light)}" stroke-width=".6"></path>`
      : html`<path d="${path}" fill="${style === 'Edges' ? shade(light) : 'none'}" stroke="#14263d" stroke-width="1"></path>`,
  )
  return html`<svg class="viewer-view" viewBox="0 0 400 400" role="img" aria-label="${name}, turned by ${Math.round(view.turn)} and tilted by ${Math.round(view.tilt)} degrees" tabindex="0" data-keys data-turn="${event('view.turn')}">${faces}</svg>`
}
const small = { look: 'button-small button-plain' }
const moves = [
  ['Turn left', 'view.turn', { x: -15, y: 0 }],
  ['Turn right', 'view.turn', { x: 15, y: 0 }],
  ['Tilt up', 'view.turn', { x: 0, y: 15 }],
  ['Tilt down', 'view.turn', { x: 0, y: -15 }],
  ['Nearer', 'view.zoom', { by: 1.25 }],
  ['Farther', 'view.zoom', { by: 0.8 }],
  ['Left', 'view.move', { x: -20, y: 0 }],
  ['Right', 'view.move', { x: 20, y: 0 }],
  ['Up', 'view.move', { x: 0, y: -20 }],
  ['Down', 'view.move', { x: 0, y: 20 }],
] as const

function shown(snapshot: ViewerSnapshot, mesh: Mesh): Html {
  const { size, volume, faces } = measureMesh(mesh)
  return html`<div class="bench-side design-side">${drawing(snapshot, mesh)}</div><div class="bench-side"><div class="actions">${moves.map(([words, type, more]) => press(words, event(type, more), small))}${press('As at first', event('view.reset'), small)}</div>${options(
    'Look',
    styles.map((style) => ({ words: style, sends: event('style.choose', { style }), isChosen: style === snapshot.context.style })),
  )}<dl class="calc-results"><div><dt>Width × height × depth</dt><dd>${size.map(short).join(' × ')}</dd></div><div><dt>Volume, if it is closed</dt><dd>${short(volume)}</dd></div><div><dt>Faces</dt><dd>${faces}</dd></div></dl><p class="module-about">Drag to turn, or use the buttons and the arrow keys. Measures are in the units of the file.</p></div>`
}

export const viewer = defineModule<'viewer', typeof viewerMachine>({
  machine: viewerMachine.provide({ actors: { readMesh: fromPromise<Mesh, MeshSource>(({ input }) => readMesh(input)) } }),
  input: () => ({ samples: bodyNames }),
  view(snapshot) {
    const { name, mesh, error, samples } = snapshot.context
    const choice = options('Model', samples.map((one) => ({ words: one, sends: event('sample.take', { name: one }), isChosen: one === name }))) // biome-ignore format: one call
    const file = html`<div class="actions"><label class="button button-small bench-open">Open a model<input type="file" class="sr" accept=".obj,.stl" data-open="${event('file.open', { as: 'document' })}"></label><span class="module-about">OBJ or STL, read on this device and sent nowhere.</span></div>`
    const body = snapshot.matches('failed')
      ? html`<p class="quiz-told is-wrong" role="alert">${error}</p>`
      : mesh && snapshot.matches('shown')
        ? html`<div class="bench">${shown(snapshot, mesh)}</div>`
        : html`<p class="module-about">One moment…</p>`
    return html`${choice}${file}${body}`
  },
  words({ context: { name, mesh, error } }) {
    return error || (mesh ? `${name}: ${mesh.faces.length} faces.` : '')
  },
  key(key) {
    const turns: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] }
    const turn = turns[key]
    if (turn) return { type: 'view.turn', x: turn[0], y: turn[1] }
    return key === '+' || key === '-' ? { type: 'view.zoom', by: key === '+' ? 1.25 : 0.8 } : null
  },
})
