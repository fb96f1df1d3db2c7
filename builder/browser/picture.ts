import { fromPromise } from 'xstate'
import { type Drawing, type PictureEdits, type PictureSnapshot, pictureMachine } from '../../machines/modules/picture.machine.ts'
import { avatarOf, avatarParts, plainAvatar } from '../drawn-avatar.ts'
import { coloursOf } from '../drawn-code.ts'
import type { PictureWay } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'
import { event, press } from './controls.ts'
import { defineModule, type Measures } from './module.ts'
import { type Drawn, drawPicture } from './picture-canvas.ts'
import { controls } from './picture-controls.ts'
import { plainEdits } from './picture-edits.ts'

/** Pictures to try it with: hills under a sun, a leaf, and somebody before a wall. */
const hills =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#9cd3f0"/><circle cx="730" cy="150" r="78" fill="#ffd257"/><path d="M0 420L230 190 470 450 640 260 960 520V640H0z" fill="#5b8c6a"/><path d="M0 520Q240 420 480 520T960 500V640H0z" fill="#2f6b4f"/></svg>'
const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#eef3e2"/><path d="M120 520C110 260 260 110 520 110 530 370 380 530 120 520z" fill="#4f8f46"/><path d="M90 550L440 200M230 410V270M230 410H370M310 330V220M310 330H420" stroke="#2d5a2b" stroke-width="10" fill="none"/></svg>'
const ofPeople = /face|person|people|expression|smil|ang(?:er|ry)|age|adult|child|gender/i
function sampleFor(way: PictureWay, kinds: readonly string[]): string {
  const isSomebody = way === 'identity' || (way === 'recognise' && ofPeople.test(kinds.join(' ')))
  const drawing = isSomebody ? avatarOf({ ...plainAvatar, 'hair colour': 'Brown' }) : way === 'recognise' ? leaf : hills
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
const isDrawnHere = (way: PictureWay): boolean => way === 'words' || way === 'avatar' || way === 'poster' || way === 'code'

const drawnIn = ({ context }: PictureSnapshot): Drawn | null => context.outcome as Drawn | null
const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
const opener = (words: string, look: string, isLookedAt: boolean): Html =>
  html`<label class="button ${look} bench-open">${words}<input type="file" class="sr" accept="image/*${isLookedAt && ',video/*'}" data-open="${event('picture.open', { as: 'picture' })}"></label>`

const formats: Readonly<Record<string, string>> = { png: 'PNG', jpg: 'JPG', webp: 'WebP' }
/** What a picture is called: by its words, its title, its choices or its file. */
function nameOf({ context: { edits, name } }: PictureSnapshot): string {
  if (edits.way === 'code') return (edits.words ?? '').trim().replace(/\s+/g, ' ').slice(0, 80) || 'QR code'
  if (edits.way === 'words') return (edits.words ?? '').trim().slice(0, 80) || 'Drawing'
  if (edits.way === 'poster') return (edits.title ?? '').trim().slice(0, 80) || 'Poster'
  if (edits.way === 'avatar')
    return `${edits.hair} ${edits['hair colour']?.toLowerCase()} hair, ${edits.extra?.toLowerCase()}`
      .replace(/^None \w+ hair/, 'No hair')
      .replace(', nothing', '')
  return name.replace(/\.\w+$/, '') || 'Picture'
}
/** What was done, in words. */
function detailsOf({ context: { edits, plain } }: PictureSnapshot, made: Drawn): string {
  if (edits.way === 'code') return codeDetails(edits)
  const said = (field: string): string => `${field} ${edits[field]}`
  const changed = Object.keys(plain).filter(
    (field) => field !== 'way' && field !== 'kinds' && (edits.way === 'avatar' ? Object.hasOwn(avatarParts, field) : edits[field] !== plain[field]),
  )
  const { facts } = made
  return [
    `${made.width} × ${made.height} pixels, ${size(made.bytes)}`,
    changed.map(said).join(', '),
    `brightness ${facts.brightness}%, mostly ${facts.colours[0]?.name ?? 'clear'}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** How a code looks, in words. */
const codeDetails = (edits: PictureEdits): string =>
  [edits.kind, `${coloursOf(edits).join(' ')} on ${edits.ground}`, edits.picture && (edits.place === 'middle' ? 'picture in the middle' : 'picture behind')]
    .filter(Boolean)
    .join(', ')

function shown(snapshot: PictureSnapshot, made: Drawn): Html {
  const { edits } = snapshot.context
  const isCompared = made.before !== '' && edits.way !== 'recognise' && made.ending !== ''
  if (made.lacks) return html`<p class="quiz-told is-wrong" role="alert">${made.lacks}</p>`
  const [alt, whole] = [
    edits.way === 'code' ? `QR code of “${nameOf(snapshot)}”` : 'The picture as it is now',
    html`width="${made.width}" height="${made.height}"`,
  ]
  const view = isCompared
    ? html`<div class="compare"><img src="${made.address}" alt="${alt}" ${whole}><img class="compare-before" src="${made.before}" alt="The original"></div><div class="field"><label for="picture-compare">Compare: original on the left</label><input id="picture-compare" type="range" min="0" max="100" value="0" data-reveals></div>`
    : html`<img src="${made.address}" alt="${alt}" ${whole}>`
  const file = `${(edits.way === 'code' ? 'QR code' : nameOf(snapshot))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}.${made.ending}`
  return html`<figure class="picture-view${isCompared && ' compare'}">${view}<figcaption class="module-about">${made.width} × ${made.height} pixels, ${size(made.bytes)}</figcaption></figure><div class="actions"><a class="button" href="${made.address}" download="${file}">${edits.way === 'code' ? html`Download ${formats[made.ending] ?? 'PNG'}` : 'Download the picture'}</a>${made.svg && html`<a class="button button-plain" href="data:image/svg+xml,${encodeURIComponent(made.svg)}" download="${file.replace(/\.\w+$/, '.svg')}">Download SVG</a>`}${!isDrawnHere(edits.way as PictureWay) && opener('Open another', 'button-plain', edits.way === 'recognise')}</div>`
}

export const picture = defineModule<'picture', typeof pictureMachine>({
  machine: pictureMachine.provide({ actors: { drawPicture: fromPromise<unknown, Drawing>(({ input }) => drawPicture(input)) } }),
  input: ({ way, kinds, opened }) => ({
    edits: { ...plainEdits[way], kinds: kinds.join('\n'), ...(way === 'code' && kinds[0] && { kind: kinds[0] }) },
    sample: sampleFor(way, kinds),
    source: isDrawnHere(way) ? 'drawn' : (opened?.address ?? ''),
    name: opened?.name ?? '',
  }),
  view(snapshot, { way }) {
    const { source, error } = snapshot.context
    const made = drawnIn(snapshot)
    if (source === '')
      return html`<div class="module-ready"><p class="module-about">Choose a picture from this device. It stays in this browser until you keep it.</p>${error && html`<p class="quiz-told is-wrong" role="alert">${error}</p>`}<div class="actions">${opener(way === 'recognise' ? 'Open a picture or video' : 'Open a picture', 'button-large', way === 'recognise')}${press('Try an example', event('sample.take'), { look: 'button-plain' })}</div></div>`
    return html`<div class="bench"><div class="bench-side">${made ? shown(snapshot, made) : html`<p class="module-about">One moment…</p>`}</div><div class="bench-side">${controls(snapshot, way, made)}</div></div>`
  },
  words(snapshot) {
    const made = drawnIn(snapshot)
    if (snapshot.context.error) return snapshot.context.error
    if (!snapshot.matches('shown') || !made) return ''
    if (made.lacks) return made.lacks
    return made.guess ? `${made.guess.kind}, ${made.guess.sure} percent, simulated.` : `The picture is ${made.width} by ${made.height} pixels.`
  },
  measures(snapshot): Measures | null {
    const made = drawnIn(snapshot)
    if (!snapshot.matches('shown') || !made || made.lacks) return null
    const { edits } = snapshot.context
    const name = nameOf(snapshot)
    const details = detailsOf(snapshot, made)
    return {
      name,
      picture: made.address,
      file: `picture.${made.ending}`,
      original: made.original,
      original_file: 'original.jpg',
      details,
      format: formats[made.ending] ?? 'PNG',
      size: Math.max(1, Math.round(made.bytes / 1000)),
      prompt: edits.words ?? details,
      kind: edits.kind ?? '',
      colours: edits.way === 'code' ? coloursOf(edits).join(' ') : '',
      ground: edits.ground ?? '',
      result: made.guess ? `${made.guess.kind} (simulated). ${details}.` : details,
      sure: made.guess?.sure ?? 100,
      words: made.guess ? `${name}: ${made.guess.kind}, ${made.guess.sure}%` : name,
    }
  },
})
