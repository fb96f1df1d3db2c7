import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type ClipFacts, type ClipSnapshot, clipMachine, type Making } from '../../machines/modules/clip.machine.ts'
import { plainClips } from '../clips.ts'
import type { ClipData } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'
import { editing, writing } from './clip-controls.ts'
import { type Clip, example, makeClip, readClip } from './clip-make.ts'
import { event, press } from './controls.ts'
import { defineModule, type Measures } from './module.ts'

const examples = new Map<string, string>()
let isFilmed = true
/** The object address of what is worked on: that of the example once it is made. */
const addressFor = (source: string): string => examples.get(source) ?? source

async function read({ input: { source } }: { readonly input: { readonly source: string } }): Promise<ClipFacts> {
  if (source === 'film') return { seconds: 0, width: 0, height: 0 }
  if (source === 'sample' && !examples.has(source)) examples.set(source, await example(isFilmed))
  return readClip(addressFor(source))
}
const make = fromCallback<EventObject, Making>(({ sendBack, input }) => {
  const stopping = new AbortController()
  const told = (share: number): void => sendBack({ type: 'make.told', share })
  makeClip({ ...input, source: addressFor(input.source) }, { told, stopped: stopping.signal }).then(
    (outcome) => !stopping.signal.aborted && sendBack({ type: 'make.done', outcome }),
    (error) => !stopping.signal.aborted && sendBack({ type: 'make.failed', error: error instanceof Error ? error.message : 'This could not be made.' }),
  )
  return () => stopping.abort()
})

const madeIn = ({ context }: ClipSnapshot): Clip | null => context.outcome as Clip | null
const size = (bytes: number): string => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
const lasting = (seconds: number): string => (Math.round(seconds * 10) === 10 ? '1 second' : `${Math.round(seconds * 10) / 10} seconds`)

const accepts: Readonly<Record<ClipData['kind'], string>> = { video: 'video/*', audio: 'audio/*', both: 'video/*,audio/*' }
const nouns: Readonly<Record<ClipData['kind'], string>> = { video: 'a video', audio: 'a sound', both: 'a video or a sound' }
const opener = (words: string, look: string, kind: ClipData['kind'], capture = false): Html =>
  html`<label class="button ${look} bench-open">${words}<input type="file" class="sr" accept="${capture ? (kind === 'audio' ? 'audio/*' : 'video/*') : accepts[kind]}"${capture && html` capture="environment"`} data-open="${event('clip.open', { as: 'clip' })}"></label>`

function nameOf({ context: { edits, name, source } }: ClipSnapshot): string {
  return source === 'film' ? (edits.script ?? '').trim().split('\n')[0]!.slice(0, 80) || 'Film' : name.replace(/\.\w+$/, '') || 'Clip'
}
const unsaid = new Set(['start', 'end', 'script', 'format', 'quality', 'place'])
const ofPicture = new Set(['filter', 'mirror', 'text', 'cover', 'size'])
/** What was done, in words. */
function detailsOf({ context: { edits, plain, facts, source } }: ClipSnapshot, made: Clip): string {
  const part =
    source !== 'film' && facts && (edits.start !== '0' || Math.abs(Number(edits.end) - facts.seconds) > 0.2)
      ? `from ${edits.start} to ${edits.end} seconds`
      : ''
  const changed = Object.keys(plain).filter((field) => !unsaid.has(field) && !(made.width === 0 && ofPicture.has(field)) && edits[field] !== plain[field])
  const about = [made.seconds > 0 && lasting(made.seconds), made.width > 0 && `${made.width} × ${made.height} pixels`, size(made.bytes)]
    .filter(Boolean)
    .join(', ')
  return [about, part, changed.map((field) => `${field} ${edits[field]}`).join(', ')].filter(Boolean).join('; ')
}

const player = (address: string, words: string, isFilm: boolean): Html =>
  isFilm
    ? html`<video class="clip-view" src="${address}" controls playsinline aria-label="${words}"></video>`
    : html`<audio class="clip-view" src="${address}" controls aria-label="${words}"></audio>`

function result(snapshot: ClipSnapshot, made: Clip): Html {
  const file = `${nameOf(snapshot)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}.${made.format.ending}`
  const view =
    made.format.makes === 'picture'
      ? html`<img class="clip-view" src="${made.address}" alt="The picture that was taken" width="${made.width}" height="${made.height}">`
      : player(made.address, 'What was made', made.format.makes === 'video')
  return html`<h2 class="clip-head">What was made</h2><figure class="picture-view">${view}<figcaption class="module-about">${made.format.words}: ${detailsOf(snapshot, made)}</figcaption></figure><div class="actions"><a class="button" href="${made.address}" download="${file}">Download the file</a></div>`
}

function begin({ kind }: ClipData, error: string): Html {
  return html`<div class="module-ready"><p class="module-about">Choose ${nouns[kind]} from this device. It stays in this browser until you keep it.</p>${error && html`<p class="quiz-told is-wrong" role="alert">${error}</p>`}<div class="actions">${opener(`Open ${nouns[kind]}`, 'button-large', kind)}${opener(kind === 'audio' ? 'Record a sound' : 'Record a video', 'button-plain', kind, true)}${press('Try an example', event('sample.take'), { look: 'button-plain' })}</div></div>`
}

/** A workshop of clips: what is opened or written is cut, changed and made into a file, to be downloaded or kept. */
export const clip = defineModule<'clip', typeof clipMachine>({
  machine: clipMachine.provide({ actors: { readClip: fromPromise(read), makeClip: make } }),
  input({ way, kind }) {
    isFilmed = kind !== 'audio'
    return { edits: plainClips[way], source: way === 'film' ? 'film' : '' }
  },
  view(snapshot, data) {
    const { source, error, facts, share, past } = snapshot.context
    if (source === '') return begin(data, error)
    if (snapshot.matches('reading')) return html`<p class="module-about">One moment, this is being read…</p>`
    const isMaking = snapshot.matches('making')
    const made = madeIn(snapshot)
    const isFilm = (facts?.width ?? 0) > 0
    const original =
      data.way === 'edit' &&
      html`<h2 class="clip-head">The original</h2>${player(addressFor(source), 'The original', isFilm)}<p class="module-about">${lasting(facts?.seconds ?? 0)}${isFilm && `, ${facts?.width} × ${facts?.height} pixels`}</p><div class="actions">${opener('Open another', 'button-small button-plain', data.kind)}</div>`
    const working = html`<p class="module-about">This takes about as long as the clip lasts: ${share}%.</p><progress class="clip-share" max="100" value="${share}" aria-label="Made so far"></progress><div class="actions">${press('Stop', event('make.stop'), { look: 'button-plain' })}</div>`
    const small = 'button-small button-plain'
    const begun = html`<div class="actions">${press(data.way === 'film' ? 'Make the video' : 'Make the file', event('clip.make'), { look: 'button-large' })}${press('Undo', event('edit.undo'), { look: small, isOff: past.length === 0 })}${press('Reset', event('edit.reset'), { look: small })}</div>`
    return html`<div class="bench"><div class="bench-side">${made && result(snapshot, made)}${original}${data.way === 'film' && !made && html`<p class="module-about">Write your scenes, choose a template and press “Make the video”: it is shown here, to be downloaded or kept.</p>`}</div><div class="bench-side">${error && html`<p class="quiz-told is-wrong" role="alert">${error}</p>`}${isMaking ? working : html`${data.way === 'film' ? writing(snapshot) : editing(snapshot)}${begun}`}</div></div>`
  },
  words(snapshot) {
    const made = madeIn(snapshot)
    if (snapshot.context.error) return snapshot.context.error
    if (snapshot.matches('making')) return 'The clip is being made.'
    if (made) return `Made: ${made.format.words}, ${size(made.bytes)}.`
    return snapshot.matches('ready') && snapshot.context.facts && snapshot.context.source !== 'film'
      ? `The clip lasts ${lasting(snapshot.context.facts.seconds)}.`
      : ''
  },
  measures(snapshot): Measures | null {
    const made = madeIn(snapshot)
    if (!made || !snapshot.matches('ready')) return null
    const details = detailsOf(snapshot, made)
    const { edits, source } = snapshot.context
    return {
      ...(source !== 'film' && { start: Number(edits.start), end: Number(edits.end) }),
      ...(made.width > 0 && edits.filter && { filter: edits.filter }),
      ...(edits.text && { text: edits.text, place: edits.place ?? '' }),
      name: nameOf(snapshot),
      picture: made.address,
      file: `clip.${made.format.ending}`,
      details,
      format: made.format.words,
      size: Math.max(1, Math.round(made.bytes / 1000)),
      minutes: Math.max(0.1, Math.round(made.seconds / 6) / 10),
      script: edits.script ?? details,
      words: `${nameOf(snapshot)}, ${made.format.words}`,
    }
  },
})
