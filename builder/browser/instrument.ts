import { type InstrumentSnapshot, instrumentMachine, octave_least, octave_most, tunesOf, wantedOf } from '../../machines/modules/instrument.machine.ts'
import { type InstrumentName, instrumentTitles, keysFrom, letterOf, type Note, pads, readNotes, tuneNotes, writtenNotes } from '../instruments.ts'
import type { InstrumentData } from '../module-data.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { staff } from '../staff.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'
import { pressing } from './pressing.ts'
import { createSynth } from './synth.ts'

/** So many notes are a text that a row keeps. */
const recorded_most = 380
const small = 'button-small button-plain'
const perLine = 16
const titleOf = (name: string): string => instrumentTitles[name as InstrumentName] ?? name
const isAt = (snapshot: InstrumentSnapshot, work: 'free' | 'recording' | 'replaying' | 'learning' | 'learnt'): boolean => snapshot.matches({ work })

const keyLook = ({ context }: InstrumentSnapshot, pitch: string): string =>
  `${context.held.includes(pitch) ? ' is-held' : ''}${wantedOf(context) === pitch ? ' is-wanted' : ''}`
function board(snapshot: InstrumentSnapshot): Html {
  const { instrument, octave } = snapshot.context
  if (instrument === 'drums')
    return html`<div class="pads" role="group" aria-label="Pads">${pads.map(({ pitch, code }) => html`<button type="button" class="pad${keyLook(snapshot, pitch)}" data-pitch="${pitch}" data-code="${code}"><span>${pitch}</span> <kbd>${letterOf(code)}</kbd></button>`)}</div>`
  let whites = 0
  const keys = keysFrom(octave).map(
    ({ pitch, code, isBlack }) =>
      html`<button type="button" class="clavier-key ${isBlack ? 'is-black' : 'is-white'}${keyLook(snapshot, pitch)}" style="grid-column:${isBlack ? `${4 * whites}/span 2` : `${4 * whites++ + 1}/span 4`}" data-pitch="${pitch}" data-code="${code}"><kbd>${letterOf(code)}</kbd> <span>${pitch}</span></button>`,
  )
  return html`<div class="clavier" tabindex="0" role="group" aria-label="Keys of the ${titleOf(instrument).toLowerCase()}"><div class="clavier-keys">${keys}</div></div>`
}

const noteOf = (pitch: string): Note => ({ pitch, at: 0, length: 0 })
function told(snapshot: InstrumentSnapshot): string {
  const { context } = snapshot
  const wanted = wantedOf(context)
  if (isAt(snapshot, 'recording')) return `Recording: ${context.recorded.length} ${context.recorded.length === 1 ? 'note' : 'notes'}.`
  if (isAt(snapshot, 'replaying')) return `Playing: ${context.heard}.`
  if (wanted !== null) return `Press ${wanted}.`
  if (isAt(snapshot, 'learnt'))
    return `${context.lesson?.name}: played through, with ${context.slips === 0 ? 'no slip' : `${context.slips} ${context.slips === 1 ? 'slip' : 'slips'}`}.`
  return ''
}
function display(snapshot: InstrumentSnapshot): Html {
  const { held, played, lesson, next } = snapshot.context
  const now = held.length > 0 ? held.join(' ') : (played.at(-1) ?? '–')
  const sheet = lesson ? staff(`Notes of ${lesson.name}`, lesson.notes, perLine, next) : staff('Notes played', played.map(noteOf), 12)
  return html`<div class="note-display"><p class="note-now"><span>Note</span> <strong>${now}</strong></p><div class="note-sheet">${played.length === 0 && !lesson ? html`<p class="module-about">Press a key, with the mouse, a finger or the letter on it: the note stands here.</p>` : sheet}</div></div>`
}

function working(snapshot: InstrumentSnapshot): Html {
  const { recorded, octave, instrument, name } = snapshot.context
  const isFree = isAt(snapshot, 'free')
  const first = isAt(snapshot, 'recording') ? press('Stop recording', event('record.stop')) : press('Record', event('record.start'), { isOff: !isFree })
  const play = isAt(snapshot, 'replaying')
    ? press('Stop', event('replay.stop'), { look: 'button-plain' })
    : press('Play back', event('replay.start'), { look: 'button-plain', isOff: !isFree || recorded.length === 0 })
  const octaves =
    instrument !== 'drums' &&
    html`${press('Octave down', event('octave.set', { octave: octave - 1 }), { look: 'button-plain', isOff: octave === octave_least })}${press('Octave up', event('octave.set', { octave: octave + 1 }), { look: 'button-plain', isOff: octave === octave_most })}`
  const own =
    isFree && recorded.length > 0
      ? html`<div class="field"><label for="instrument-name">Name of the recording</label><input id="instrument-name" type="text" maxlength="80" value="${name}" placeholder="My ${titleOf(instrument).toLowerCase()} piece" data-type="${event('name.type')}"></div><div class="actions">${press('Discard the recording', event('record.clear'), { look: small })}</div>`
      : nothing
  return html`<div class="actions">${first}${play}${octaves}</div><p class="module-about">${told(snapshot)}</p>${own}`
}

function pieces(snapshot: InstrumentSnapshot, { tunes }: InstrumentData): Html {
  const { context } = snapshot
  if (context.lesson)
    return html`<div class="actions">${isAt(snapshot, 'learnt') && press('Once more', event('lesson.start', { tune: tunesOf(context).indexOf(context.lesson) }))}${press('Leave the lesson', event('lesson.stop'), { look: 'button-plain' })}</div>`
  const isOff = !isAt(snapshot, 'free')
  const lessons = tunesOf(context).map(({ name, notes }, tune) => {
    const own = tunes.find(({ title }) => title === name)
    return html`<li><div><strong>${name}</strong><span class="module-about">${[own?.composer, own?.level].filter(Boolean).join(', ')}</span></div><div class="actions">${press('Learn', event('lesson.start', { tune }), { look: 'button-small', isOff, label: `Learn ${name}` })}${press('Listen', event('tune.hear', { tune }), { look: small, isOff, label: `Listen to ${name}` })}</div><details><summary>Notes</summary>${staff(`Notes of ${name}`, notes, perLine)}</details></li>`
  })
  const kept = context.recordings.map(
    ({ name, instrument }, at) =>
      html`<li><div><strong>${name}</strong><span class="module-about">${titleOf(instrument)}</span></div><div class="actions">${press('Play', event('kept.hear', { kept: at }), { look: 'button-small', isOff, label: `Play ${name}` })}</div></li>`,
  )
  return html`${lessons.length > 0 && html`<h2 class="pieces-head">Lessons</h2><ul class="pieces">${lessons}</ul>`}${kept.length > 0 && html`<h2 class="pieces-head">Your recordings</h2><ul class="pieces">${kept}</ul>`}`
}

const synth = createSynth()
export const instrument = defineModule<'instrument', typeof instrumentMachine>({
  machine: instrumentMachine.provide({
    actions: {
      soundNote: (_, { pitch, instrument: name }) => synth.start(pitch, name),
      endNote: (_, { pitch }) => synth.end(pitch),
      soundStep: (_, { pitch, isOn, instrument: name }) => (isOn ? synth.start(pitch, name) : synth.end(pitch)),
      silence: () => synth.silence(),
    },
  }),
  input: ({ instruments, tunes, recordings }) => {
    const named = tunes.map(({ title, notes }) => ({ name: title, notes: tuneNotes(notes) })).filter(({ notes }) => notes.length > 0)
    const isPadded = ({ notes }: { notes: readonly Note[] }) => notes.every(({ pitch }) => pads.some((pad) => pad.pitch === pitch))
    return {
      instruments,
      most: recorded_most,
      tunes: Object.fromEntries(instruments.map((name) => [name, named.filter((tune) => isPadded(tune) === (name === 'drums'))])),
      recordings: recordings.map(({ name, instrument: by, notes }) => ({
        name,
        instrument: instruments.find((one) => titleOf(one) === by) ?? by,
        notes: readNotes(notes),
      })),
    }
  },
  view(snapshot, data) {
    const { instruments, instrument: chosen } = snapshot.context
    const choice =
      instruments.length > 1 &&
      options(
        'Instrument',
        instruments.map((name) => ({ words: titleOf(name), sends: event('instrument.choose', { instrument: name }), isChosen: name === chosen })),
      )
    return html`${choice}${display(snapshot)}${board(snapshot)}${working(snapshot)}${pieces(snapshot, data)}`
  },
  words: (snapshot) => told(snapshot),
  measures(snapshot) {
    const { recorded, name, instrument: by } = snapshot.context
    if (!isAt(snapshot, 'free') || recorded.length === 0) return null
    const title = name.trim() || `My ${titleOf(by).toLowerCase()} piece`
    const last = Math.max(...recorded.map(({ at, length }) => at + length))
    return {
      name: title,
      instrument: titleOf(by),
      notes: writtenNotes(recorded),
      count: recorded.length,
      seconds: Math.max(1, Math.round(last / 1000)),
      words: title,
    }
  },
  listen: pressing,
})
