import { fromPromise } from 'xstate'
import { type Drawing, type PictureSnapshot, pictureMachine } from '../../machines/modules/picture.machine.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'
import { type Drawn, drawPicture, plainEdits, shapes } from './picture-canvas.ts'

/** A picture to try it with: hills under a sun. */
const sample = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#9cd3f0"/><circle cx="730" cy="150" r="78" fill="#ffd257"/><path d="M0 420L230 190 470 450 640 260 960 520V640H0z" fill="#5b8c6a"/><path d="M0 520Q240 420 480 520T960 500V640H0z" fill="#2f6b4f"/></svg>')}`

const drawnIn = ({ context }: PictureSnapshot): Drawn | null => context.outcome as Drawn | null
const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
const set = (field: keyof typeof plainEdits, text?: string): string => event('edit.set', { field, ...(text !== undefined && { text }) })

const opener = (words: string, look: string): Html =>
  html`<label class="button ${look} bench-open">${words}<input type="file" class="sr" accept="image/*" data-open="${event('picture.open', { as: 'picture' })}"></label>`

function slider(snapshot: PictureSnapshot, field: keyof typeof plainEdits, label: string, from: number, to: number): Html {
  const { edits, filled } = snapshot.context
  const id = `picture-${field}`
  return html`<div class="field" data-key="${field}${filled}"><label for="${id}">${label} <span class="calc-unit">${edits[field]}${field === 'blur' ? '' : '%'}</span></label><input id="${id}" type="range" min="${from}" max="${to}" value="${edits[field]}" data-type="${set(field)}"></div>`
}
const choices = (snapshot: PictureSnapshot, field: keyof typeof plainEdits, label: string, all: readonly (readonly [string, string])[]): Html =>
  options(
    label,
    all.map(([words, text]) => ({ words, sends: set(field, text), isChosen: snapshot.context.edits[field] === text })),
  )

function controls(snapshot: PictureSnapshot): Html {
  const { edits, filled, past } = snapshot.context
  return html`<div class="bench-side"><div class="actions">${press('Rotate', event('edit.turn'), { look: 'button-small button-plain' })}${press('Mirror', set('flip', edits.flip === 'yes' ? 'no' : 'yes'), { look: 'button-small button-plain', isPressed: edits.flip === 'yes' })}${press('Undo', event('edit.undo'), { look: 'button-small button-plain', isOff: past.length === 0 })}${press('Reset', event('edit.reset'), { look: 'button-small button-plain' })}</div>${choices(snapshot, 'shape', 'Crop', [['Whole', 'whole'], ...Object.keys(shapes).map((shape) => [shape.slice(0, 1).toUpperCase() + shape.slice(1), shape] as const)])}<div class="calc-fields">${slider(snapshot, 'left', 'Trim left', 0, 49)}${slider(snapshot, 'right', 'Trim right', 0, 49)}${slider(snapshot, 'top', 'Trim top', 0, 49)}${slider(snapshot, 'bottom', 'Trim bottom', 0, 49)}</div><div class="calc-fields">${slider(snapshot, 'light', 'Brightness', 0, 200)}${slider(snapshot, 'contrast', 'Contrast', 0, 200)}${slider(snapshot, 'colour', 'Colour', 0, 200)}${slider(snapshot, 'blur', 'Blur', 0, 20)}</div><div class="calc-fields"><div class="field"><label for="picture-width">Width <span class="calc-unit">(pixels)</span></label><input id="picture-width" type="number" min="1" max="6000" inputmode="numeric" value="${edits.width}" data-key="width${filled}" data-type="${set('width')}"></div><div class="field"><label for="picture-mark">Watermark</label><input id="picture-mark" type="text" maxlength="80" value="${edits.mark}" data-key="mark${filled}" data-type="${set('mark')}"></div></div>${
    edits.mark
      ? choices(snapshot, 'place', 'Where', [
          ['Top left', 'top left'],
          ['Middle', 'middle'],
          ['Bottom right', 'bottom right'],
        ])
      : nothing
  }${choices(snapshot, 'format', 'Format', [
    ['PNG', 'png'],
    ['JPEG', 'jpeg'],
    ['WebP', 'webp'],
  ])}</div>`
}

export const picture = defineModule<'picture', typeof pictureMachine>({
  machine: pictureMachine.provide({ actors: { drawPicture: fromPromise<unknown, Drawing>(({ input }) => drawPicture(input)) } }),
  input: () => ({ edits: plainEdits, sample }),
  view(snapshot) {
    const { source, name, error } = snapshot.context
    const made = drawnIn(snapshot)
    if (source === '')
      return html`<div class="module-ready"><p class="module-about">Choose a picture from this device. It stays in this browser until you send it somewhere.</p>${error && html`<p class="quiz-told is-wrong" role="alert">${error}</p>`}<div class="actions">${opener('Open a picture', 'button-large')}${press('Try an example', event('sample.take'), { look: 'button-plain' })}</div></div>`
    const view = made
      ? html`<figure class="picture-view"><img src="${made.address}" alt="The picture with its changes" width="${made.width}" height="${made.height}"><figcaption class="module-about">${made.width} × ${made.height} pixels, ${size(made.bytes)}</figcaption></figure><div class="actions"><a class="button" href="${made.address}" download="${name.replace(/\.\w+$/, '')}-edited.${made.ending}">Download the picture</a>${opener('Open another', 'button-plain')}</div>`
      : html`<p class="module-about">One moment…</p>`
    return html`<div class="bench"><div class="bench-side">${view}</div>${controls(snapshot)}</div>`
  },
  words(snapshot) {
    const made = drawnIn(snapshot)
    return snapshot.context.error || (snapshot.matches('shown') && made ? `The picture is ${made.width} by ${made.height} pixels.` : '')
  },
})
