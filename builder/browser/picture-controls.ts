import type { PictureSnapshot } from '../../machines/modules/picture.machine.ts'
import { avatarParts } from '../drawn-avatar.ts'
import { posterColours, posterLooks, posterShapes } from '../drawn-poster.ts'
import { sceneStyles } from '../drawn-scene.ts'
import type { PictureWay } from '../module-data.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { event, options, press } from './controls.ts'
import type { Drawn } from './picture-canvas.ts'
import { coding } from './picture-code.ts'
import { filters, shapes, sizes } from './picture-edits.ts'

const set = (field: string, text?: string): string => event('edit.set', { field, ...(text !== undefined && { text }) })
const small = 'button-small button-plain'

function slider({ context: { edits, filled } }: PictureSnapshot, field: string, label: string, from: number, to: number): Html {
  const id = `picture-${field}`
  return html`<div class="field" data-key="${field}${filled}"><label for="${id}">${label} <span class="calc-unit">${edits[field]}${field === 'blur' ? '' : '%'}</span></label><input id="${id}" type="range" min="${from}" max="${to}" value="${edits[field]}" data-type="${set(field)}"></div>`
}
const choices = ({ context: { edits } }: PictureSnapshot, field: string, label: string, all: readonly (readonly [string, string])[]): Html =>
  options(
    label,
    all.map(([words, text]) => ({ words, sends: set(field, text), isChosen: edits[field] === text })),
  )
const named = (all: object): readonly (readonly [string, string])[] => Object.keys(all).map((name) => [name, name])
function line({ context: { edits, filled } }: PictureSnapshot, field: string, label: string, most: number): Html {
  const id = `picture-${field}`
  return html`<div class="field"><label for="${id}">${label}</label><input id="${id}" type="text" maxlength="${most}" value="${edits[field]}" data-key="${field}${filled}" data-type="${set(field)}"></div>`
}

/** Light and contrast that a picture lacks, from what was measured of it. */
export function adjusted({ facts }: Drawn): { readonly light: string; readonly contrast: string } {
  const within = (value: number, least: number, most: number): string => String(Math.round(Math.min(most, Math.max(least, value))))
  return { light: within((100 * 56) / Math.max(1, facts.brightness), 70, 160), contrast: within((100 * 46) / Math.max(1, facts.contrast), 85, 150) }
}

const grounds = [
  ['As it is', 'keep'],
  ['Take away', 'none'],
  ['White', '#ffffff'],
  ['Blue', '#438edb'],
  ['Red', '#d9001b'],
  ['Grey', '#c9ccd1'],
] as const
const formats = [
  ['PNG', 'png'],
  ['JPEG', 'jpeg'],
  ['WebP', 'webp'],
] as const
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

function editing(snapshot: PictureSnapshot, made: Drawn | null): Html {
  const { edits, filled, past } = snapshot.context
  const crops = [['Whole', 'whole'], ...Object.keys(shapes).map((shape) => [capital(shape), shape])] as [string, string][]
  const photos = Object.entries(sizes).map(([name, { words }]) => [words, name] as const)
  const isIdentity = edits.way === 'identity'
  return html`<div class="actions">${press('Rotate', event('edit.turn'), { look: small })}${press('Mirror', set('flip', edits.flip === 'yes' ? 'no' : 'yes'), { look: small, isPressed: edits.flip === 'yes' })}${made && press('Adjust automatically', event('edits.take', { edits: adjusted(made) }), { look: small })}${press('Undo', event('edit.undo'), { look: small, isOff: past.length === 0 })}${press('Reset', event('edit.reset'), { look: small })}</div>${choices(snapshot, 'shape', isIdentity ? 'Photo size' : 'Crop', isIdentity ? photos : crops)}${!isIdentity && html`<details><summary>Identity photo sizes</summary>${choices(snapshot, 'shape', 'Photo size', photos)}</details>`}${choices(snapshot, 'back', 'Background', grounds)}${edits.back !== 'keep' && slider(snapshot, 'within', 'How much of it', 2, 45)}${
    isIdentity
      ? choices(snapshot, 'sheet', 'Print', [
          ['One photo', 'one'],
          ['Sheet of eight', 'eight'],
        ])
      : choices(
          snapshot,
          'filter',
          'Filter',
          named(filters).map(([words, text]) => [words === 'none' ? 'None' : words, text]),
        )
  }<div class="calc-fields">${slider(snapshot, 'light', 'Brightness', 0, 200)}${slider(snapshot, 'contrast', 'Contrast', 0, 200)}${slider(snapshot, 'colour', 'Saturation', 0, 200)}${slider(snapshot, 'blur', 'Blur', 0, 20)}</div><details><summary>Trim the edges</summary><div class="calc-fields">${slider(snapshot, 'left', 'Trim left', 0, 49)}${slider(snapshot, 'right', 'Trim right', 0, 49)}${slider(snapshot, 'top', 'Trim top', 0, 49)}${slider(snapshot, 'bottom', 'Trim bottom', 0, 49)}</div></details><div class="calc-fields"><div class="field"><label for="picture-width">Width <span class="calc-unit">(pixels)</span></label><input id="picture-width" type="number" min="1" max="6000" inputmode="numeric" value="${edits.width}" data-key="width${filled}" data-type="${set('width')}"></div>${line(snapshot, 'mark', 'Text or watermark', 80)}</div>${
    edits.mark
      ? choices(snapshot, 'place', 'Where', [
          ['Top left', 'top left'],
          ['Middle', 'middle'],
          ['Bottom right', 'bottom right'],
        ])
      : nothing
  }${choices(snapshot, 'format', 'Format', formats)}${edits.format !== 'png' && slider(snapshot, 'quality', 'Quality', 10, 100)}`
}

function measured({ context: { edits } }: PictureSnapshot, made: Drawn | null): Html {
  const kinds = (edits.kinds ?? '').split('\n').filter(Boolean)
  const facts = made?.facts
  return html`${
    kinds.length > 1 &&
    options(
      'What to look for',
      [['Anything', 'any'], ...kinds.map((kind) => [kind, kind])].map(([words, text]) => ({
        words: words!,
        sends: set('kind', text),
        isChosen: edits.kind === text,
      })),
    )
  }${made?.guess && html`<div class="module-ready"><p class="module-verdict"><strong>${made.guess.kind}</strong>, ${made.guess.sure}% sure</p><p class="help"><span class="tag tag-plain">Simulated</span> Nothing here knows what a picture shows: the kind is chosen by colours and light. The figures below are measured.</p></div>`}${facts && html`<dl class="module-meters"><div><dt>Size</dt><dd>${made.width} × ${made.height}</dd></div><div><dt>Brightness</dt><dd>${facts.brightness}%</dd></div><div><dt>Contrast</dt><dd>${facts.contrast}%</dd></div><div><dt>Detail</dt><dd>${facts.detail}%</dd></div></dl><h3>Colours</h3><ul class="picture-colours">${facts.colours.map(({ name, hex, share }) => html`<li><span class="swatch" style="background:${hex}" aria-hidden="true"></span>${capital(name)} <span class="calc-unit">${hex}, ${share}%</span></li>`)}</ul>`}<div class="actions">${press('Rotate', event('edit.turn'), { look: small })}</div>`
}

function wording(snapshot: PictureSnapshot, made: Drawn | null): Html {
  const { edits, filled } = snapshot.context
  return html`<div class="field"><label for="picture-words">What to draw</label><textarea id="picture-words" rows="3" maxlength="400" data-key="words${filled}" data-type="${set('words')}">${edits.words}</textarea></div>${choices(snapshot, 'style', 'Style', [['By the words', 'any'], ...named(sceneStyles)])}<div class="actions">${press('Another one', set('variant', String(Number(edits.variant) + 1)), { look: small })}</div><div class="calc-fields">${slider(snapshot, 'light', 'Brightness', 40, 160)}${slider(snapshot, 'colour', 'Saturation', 0, 200)}</div><p class="help"><span class="tag tag-plain">Drawn offline</span> ${made && made.drawn.length > 0 ? html`Of your words, these are drawn: ${made.drawn.join(', ')}, with the place and the light that the words call for.` : html`The place and the light are drawn as the words call for: name trees, houses, people, animals, boats, cars or the like to see them too.`} No image service is asked.</p>${choices(snapshot, 'format', 'Format', formats)}`
}

function looks(snapshot: PictureSnapshot): Html {
  const { edits, filled } = snapshot.context
  const turned = Object.fromEntries(
    Object.entries(avatarParts).map(([part, { choices: all }], at) => {
      const names = Object.keys(all)
      return [part, names[(names.indexOf(edits[part] ?? '') + filled + at * 2 + 1) % names.length]!]
    }),
  )
  return html`<div class="actions">${press('Surprise me', event('edits.take', { edits: turned }), { look: small })}${press('Undo', event('edit.undo'), { look: small, isOff: snapshot.context.past.length === 0 })}${press('Reset', event('edit.reset'), { look: small })}</div>${Object.entries(avatarParts).map(([part, { label, choices: all }]) => choices(snapshot, part, label, named(all)))}${choices(snapshot, 'format', 'Format', formats)}`
}

const lettering = (snapshot: PictureSnapshot): Html =>
  html`${line(snapshot, 'title', 'Title', 80)}${line(snapshot, 'text', 'Text', 200)}${line(snapshot, 'foot', 'Last line', 80)}${choices(snapshot, 'shape', 'Shape', named(posterShapes))}${choices(snapshot, 'look', 'Layout', named(posterLooks))}${choices(snapshot, 'colours', 'Colours', named(posterColours))}${choices(snapshot, 'format', 'Format', formats)}`

/** What is chosen and typed beside a picture. */
export function controls(snapshot: PictureSnapshot, way: PictureWay, made: Drawn | null): Html {
  if (way === 'recognise') return measured(snapshot, made)
  if (way === 'words') return wording(snapshot, made)
  if (way === 'avatar') return looks(snapshot)
  if (way === 'code') return coding(snapshot)
  return way === 'poster' ? lettering(snapshot) : editing(snapshot, made)
}
