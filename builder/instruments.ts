/** What is played: keys that have a pitch, or pads that have a sound each. */
export const instrumentNames = ['piano', 'organ', 'xylophone', 'guitar', 'flute', 'violin', 'synthesizer', 'drums'] as const
export type InstrumentName = (typeof instrumentNames)[number]
export const instrumentTitles: Readonly<Record<InstrumentName, string>> = {
  piano: 'Piano', organ: 'Organ', xylophone: 'Xylophone', guitar: 'Guitar', flute: 'Flute', violin: 'Violin', synthesizer: 'Synthesizer', drums: 'Drums',
} // biome-ignore format: one table

/** The pads of a drum kit, each with the key of a keyboard that plays it. */
export const pads = [
  { pitch: 'Kick', code: 'KeyX' },
  { pitch: 'Snare', code: 'KeyS' },
  { pitch: 'Closed hi-hat', code: 'KeyD' },
  { pitch: 'Open hi-hat', code: 'KeyF' },
  { pitch: 'High tom', code: 'KeyG' },
  { pitch: 'Low tom', code: 'KeyH' },
  { pitch: 'Clap', code: 'KeyJ' },
  { pitch: 'Cowbell', code: 'KeyK' },
  { pitch: 'Crash', code: 'KeyW' },
  { pitch: 'Ride', code: 'KeyE' },
] as const

const letters = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const
const codes = 'KeyZ KeyS KeyX KeyD KeyC KeyV KeyG KeyB KeyH KeyN KeyJ KeyM KeyQ Digit2 KeyW Digit3 KeyE KeyR Digit5 KeyT Digit6 KeyY Digit7 KeyU KeyI'.split(
  ' ',
)
export interface PlayedKey {
  readonly pitch: string
  /** The key of a keyboard that plays it, by its place: the letter that stands there differs between layouts. */
  readonly code: string
  readonly isBlack: boolean
}
/** Two octaves of keys and the C above them, from the C of an octave. */
export const keysFrom = (octave: number): readonly PlayedKey[] =>
  codes.map((code, at) => {
    const letter = letters[at % 12]!
    return { pitch: `${letter}${octave + Math.floor(at / 12)}`, code, isBlack: letter.endsWith('#') }
  })
/** The letter of a key, as most keyboards show it. */
export const letterOf = (code: string): string => code.replace(/^(?:Key|Digit)/, '')

/** The number of a pitch in half tones, 69 for A4; null for what is none, as a pad. */
export function halfTone(pitch: string): number | null {
  const [, letter = '', octave = ''] = /^([A-G]#?)(\d)$/.exec(pitch) ?? []
  return letter === '' ? null : 12 * (Number(octave) + 1) + letters.indexOf(letter as (typeof letters)[number])
}
export const frequencyOf = (pitch: string): number => 440 * 2 ** (((halfTone(pitch) ?? 69) - 69) / 12)

/** A note of a piece: when it begins and how long it sounds, in milliseconds. */
export interface Note {
  readonly pitch: string
  readonly at: number
  readonly length: number
}
const beat = 480
const isKnown = (pitch: string): boolean => halfTone(pitch) !== null || pads.some((pad) => pad.pitch === pitch)
/** The notes of a tune that is written as `C4 C4 G4:2`, a beat each or as many as are said; pads are written with `_` for their spaces, a rest as `-`. Words that are none are left out. */
export function tuneNotes(written: string): readonly Note[] {
  let at = 0
  return written.split(/\s+/).flatMap((word) => {
    const [, name = '', beats = '1'] = /^([A-Za-z_\d#-]{1,20}?)(?::(\d(?:\.\d{1,2})?))?$/.exec(word) ?? []
    const pitch = name.replaceAll('_', ' ')
    if (name !== '-' && !isKnown(pitch)) return []
    const note = { pitch, at, length: Math.round(beat * Number(beats) * 0.9) }
    at += Math.round(beat * Number(beats))
    return name === '-' ? [] : [note]
  })
}
/** Notes as a text that is kept, in hundredths of a second: `C4 0 45;E4 50 40`. */
export const writtenNotes = (notes: readonly Note[]): string =>
  notes.map(({ pitch, at, length }) => `${pitch} ${Math.round(at / 10)} ${Math.round(length / 10)}`).join(';')
/** The notes of a kept text; what is none is left out. */
export const readNotes = (text: string): readonly Note[] =>
  text.split(';').flatMap((one) => {
    const [, pitch = '', at = '', length = ''] = /^([A-Za-z\d# -]{1,20}?) (\d{1,6}) (\d{1,6})$/.exec(one.trim()) ?? []
    return isKnown(pitch) ? [{ pitch, at: Number(at) * 10, length: Number(length) * 10 }] : []
  })

export interface Tune {
  readonly title: string
  readonly composer: string
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced'
  readonly notes: string
  readonly about: string
}
/** Tunes that belong to nobody, to be learnt on keys. */
export const keyTunes: readonly Tune[] = [
  { title: 'C major scale', composer: 'Exercise', level: 'Beginner', notes: 'C4 D4 E4 F4 G4 A4 B4 C5 C5 B4 A4 G4 F4 E4 D4 C4', about: 'The eight white keys from C to C, up and down. Play them evenly before you play them fast.' },
  { title: 'Mary Had a Little Lamb', composer: 'Traditional', level: 'Beginner', notes: 'E4 D4 C4 D4 E4 E4 E4:2 D4 D4 D4:2 E4 G4 G4:2 E4 D4 C4 D4 E4 E4 E4 E4 D4 D4 E4 D4 C4:4', about: 'Four keys are enough: C, D, E and G. Leave the hand where it is.' },
  { title: 'Twinkle, Twinkle, Little Star', composer: 'Traditional', level: 'Beginner', notes: 'C4 C4 G4 G4 A4 A4 G4:2 F4 F4 E4 E4 D4 D4 C4:2 G4 G4 F4 F4 E4 E4 D4:2 G4 G4 F4 F4 E4 E4 D4:2 C4 C4 G4 G4 A4 A4 G4:2 F4 F4 E4 E4 D4 D4 C4:2', about: 'Each key twice, and a long one at the end of each line.' },
  { title: 'Frère Jacques', composer: 'Traditional', level: 'Beginner', notes: 'C4 D4 E4 C4 C4 D4 E4 C4 E4 F4 G4:2 E4 F4 G4:2 G4:0.5 A4:0.5 G4:0.5 F4:0.5 E4 C4 G4:0.5 A4:0.5 G4:0.5 F4:0.5 E4 C4 C4 G3 C4:2 C4 G3 C4:2', about: 'Every line comes twice. The third has short notes: two to a beat.' },
  { title: 'Ode to Joy', composer: 'Ludwig van Beethoven', level: 'Intermediate', notes: 'E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 E4:1.5 D4:0.5 D4:2 E4 E4 F4 G4 G4 F4 E4 D4 C4 C4 D4 E4 D4:1.5 C4:0.5 C4:2', about: 'The melody walks from key to neighbouring key: five fingers on five keys.' },
  { title: 'Minuet in G, the beginning', composer: 'Christian Petzold', level: 'Advanced', notes: 'D5 G4:0.5 A4:0.5 B4:0.5 C5:0.5 D5 G4 G4 E5 C5:0.5 D5:0.5 E5:0.5 F#5:0.5 G5 G4 G4', about: 'With a black key, F sharp. Count three to a bar.' },
] // biome-ignore format: one tune a line
/** Beats to be learnt on pads. */
export const padTunes: readonly Tune[] = [
  { title: 'Four to the floor', composer: 'Exercise', level: 'Beginner', notes: 'Kick Closed_hi-hat:0.5 Closed_hi-hat:0.5 Kick Closed_hi-hat:0.5 Closed_hi-hat:0.5 Kick Clap Kick Clap', about: 'The bass drum on every beat, the hi-hat between.' },
  { title: 'Rock beat', composer: 'Exercise', level: 'Beginner', notes: 'Kick:0.5 Closed_hi-hat:0.5 Snare:0.5 Closed_hi-hat:0.5 Kick:0.5 Kick:0.5 Snare:0.5 Open_hi-hat:0.5 Kick:0.5 Closed_hi-hat:0.5 Snare:0.5 Closed_hi-hat:0.5 Kick:0.5 Kick:0.5 Snare:0.5 Crash:0.5', about: 'Bass drum on one and three, snare on two and four.' },
  { title: 'Round the kit', composer: 'Exercise', level: 'Intermediate', notes: 'Snare:0.5 Snare:0.5 High_tom:0.5 High_tom:0.5 Low_tom:0.5 Low_tom:0.5 Kick Crash:2', about: 'A fill: from the snare over the toms to the crash.' },
] // biome-ignore format: one tune a line
