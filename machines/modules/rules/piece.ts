/** A note of a piece: when it begins and how long it sounds, in milliseconds. */
export interface InstrumentNote {
  readonly pitch: string
  readonly at: number
  readonly length: number
}
export interface InstrumentPiece {
  readonly name: string
  readonly notes: readonly InstrumentNote[]
}
/** What happens to a key as a piece is played: it is pressed or let go. */
export interface PieceStep {
  readonly at: number
  readonly pitch: string
  readonly isOn: boolean
}
const shortest = 40
/** The presses of a piece in the order in which they are played; a key is let go before it is pressed anew. */
export const stepsOf = (notes: readonly InstrumentNote[]): readonly PieceStep[] =>
  notes
    .flatMap(({ pitch, at, length }) => [
      { at, pitch, isOn: true },
      { at: at + Math.max(shortest, length), pitch, isOn: false },
    ])
    .toSorted((a, b) => a.at - b.at || Number(a.isOn) - Number(b.isOn))
/** The notes where the newest that still sounds of a pitch ends at a time. */
export function noteEnded(notes: readonly InstrumentNote[], pitch: string, at: number): readonly InstrumentNote[] {
  const last = notes.findLastIndex((note) => note.pitch === pitch && note.length === 0)
  return notes.map((note, place) => (place === last ? { ...note, length: Math.max(1, Math.round(at - note.at)) } : note))
}
const held_out = 300
/** The notes where all that still sound end. */
export const notesEnded = (notes: readonly InstrumentNote[]): readonly InstrumentNote[] =>
  notes.map((note) => (note.length === 0 ? { ...note, length: held_out } : note))
/** The octave from which two octaves of keys hold the highest note of a piece; null for a piece without pitches. */
export function octaveFor(notes: readonly InstrumentNote[]): number | null {
  const octaves = notes.flatMap(({ pitch }) => (/\d$/.test(pitch) ? [Number(pitch.at(-1)) - (/^C\d/.test(pitch) ? 1 : 0)] : []))
  return octaves.length === 0 ? null : Math.max(1, Math.max(...octaves) - 1)
}
