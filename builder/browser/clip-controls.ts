import type { ClipSnapshot } from '../../machines/modules/clip.machine.ts'
import { clipFilters, clipQualities, clipSizes, filmSizes, motions, music, soundEffects, speeds } from '../clips.ts'
import { sceneStyles } from '../drawn-scene.ts'
import { type Html, html } from '../render/html.ts'
import { formatsOf, type Sense } from './clip-record.ts'
import { event, options } from './controls.ts'

const set = (field: string, text?: string): string => event('edit.set', { field, ...(text !== undefined && { text }) })

const choices = ({ context: { edits } }: ClipSnapshot, field: string, label: string, all: readonly (readonly [string, string])[]): Html =>
  options(
    label,
    all.map(([words, text]) => ({ words, sends: set(field, text), isChosen: edits[field] === text })),
  )
const named = (all: readonly string[]): readonly (readonly [string, string])[] => all.map((name) => [name, name])

interface Bounds {
  readonly unit: string
  readonly least: number
  readonly most: number
  readonly step: number
}
function amount({ context: { edits, filled } }: ClipSnapshot, field: string, label: string, { unit, least, most, step }: Bounds): Html {
  const id = `clip-${field}`
  return html`<div class="field"><label for="${id}">${label} <span class="calc-unit">(${unit})</span></label><input id="${id}" type="number" inputmode="decimal" min="${least}" max="${most}" step="${step}" value="${edits[field]}" data-key="${field}${filled}" data-type="${set(field)}"></div>`
}

function formats(snapshot: ClipSnapshot, sense: Sense): Html {
  const all = formatsOf(sense)
  const chosen = all.some(({ ending }) => ending === snapshot.context.edits.format) ? snapshot.context.edits.format : all[0]?.ending
  return html`${options(
    'Make it into',
    all.map(({ words, ending }) => ({ words, sends: set('format', ending), isChosen: chosen === ending })),
  )}${sense !== 'heard' && choices(snapshot, 'quality', 'Quality and file size', named(Object.keys(clipQualities)))}`
}

/** What is chosen for a part of a clip: where it begins and ends, its speed, its sound, its look and its format. */
export function editing(snapshot: ClipSnapshot): Html {
  const { facts, edits, filled } = snapshot.context
  const isFilm = (facts?.width ?? 0) > 0
  const most = Math.ceil((facts?.seconds ?? 0) * 10) / 10
  const look = html`<details open><summary>Picture</summary>${choices(snapshot, 'filter', 'Filter', named(Object.keys(clipFilters)))}${choices(
    snapshot,
    'mirror',
    'Mirror',
    [
      ['As it is', 'no'],
      ['Mirrored', 'yes'],
    ],
  )}<div class="calc-fields"><div class="field"><label for="clip-text">Text on the picture</label><input id="clip-text" type="text" maxlength="80" value="${edits.text}" data-key="text${filled}" data-type="${set('text')}"></div></div>${edits.text && choices(snapshot, 'place', 'Where the text stands', named(['Top', 'Middle', 'Bottom']))}${choices(snapshot, 'cover', 'Blur a corner, such as a watermark', named(['Nothing', 'Top left', 'Top right', 'Bottom left', 'Bottom right']))}${choices(snapshot, 'size', 'Size', named(Object.keys(clipSizes)))}</details>`
  return html`<div class="calc-fields">${amount(snapshot, 'start', 'Start', { unit: 'seconds', least: 0, most, step: 0.1 })}${amount(snapshot, 'end', 'End', { unit: 'seconds', least: 0, most, step: 0.1 })}</div>${choices(
    snapshot,
    'speed',
    'Speed',
    speeds.map((speed) => [`× ${speed}`, speed]),
  )}${isFilm && look}<details open><summary>Sound</summary>${isFilm && choices(snapshot, 'sound', 'Sound of the clip', named(['Its own', 'Silent']))}<div class="calc-fields">${amount(snapshot, 'volume', 'Volume', { unit: '%', least: 0, most: 300, step: 10 })}${amount(snapshot, 'fade', 'Fade in and out', { unit: 'seconds', least: 0, most: 10, step: 0.5 })}</div>${choices(snapshot, 'effect', 'Sound effect', named(soundEffects.filter((effect) => !isFilm || effect !== 'Backwards')))}${choices(snapshot, 'music', 'Background music', named(music))}</details>${formats(snapshot, isFilm ? 'both' : 'heard')}`
}

/** What is written and chosen for a film that is drawn from words. */
export function writing(snapshot: ClipSnapshot): Html {
  const { edits, filled } = snapshot.context
  return html`<div class="field"><label for="clip-script">What is to be seen: one scene a line, or one a sentence</label><textarea id="clip-script" rows="5" maxlength="1600" data-key="script${filled}" data-type="${set('script')}">${edits.script}</textarea></div>${choices(snapshot, 'look', 'Template', named(['By the words', ...Object.keys(sceneStyles)]))}${choices(snapshot, 'motion', 'Animation', named(motions))}${choices(snapshot, 'captions', 'Words of each scene', named(['Shown', 'Hidden']))}${choices(snapshot, 'music', 'Background music', named(music))}<div class="calc-fields">${amount(snapshot, 'seconds', 'A scene lasts', { unit: 'seconds', least: 1, most: 20, step: 1 })}</div>${choices(snapshot, 'size', 'Size', named(Object.keys(filmSizes)))}<p class="help"><span class="tag tag-plain">Drawn offline</span> The scenes are drawn here from your words, without a service: name places, weather, trees, houses, people, animals, boats or cars to see them.</p>${formats(snapshot, 'seen')}`
}
