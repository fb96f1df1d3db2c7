// An instrument that is played, recorded, played back and learnt on: keys are held and let go, and what sounds is a port.
import { assign, type SnapshotFrom, setup } from 'xstate'
import { type InstrumentNote, type InstrumentPiece, noteEnded, notesEnded, octaveFor, type PieceStep, stepsOf } from './rules/piece.ts'

export interface InstrumentInput {
  readonly instruments: readonly string[]
  /** Pieces to hear and to learn by instrument. */
  readonly tunes: Readonly<Record<string, readonly InstrumentPiece[]>>
  readonly recordings: readonly (InstrumentPiece & { readonly instrument: string })[]
  /** Notes that a recording keeps at most. */
  readonly most: number
}
export interface InstrumentContext extends InstrumentInput {
  readonly instrument: string
  readonly octave: number
  /** Keys that sound now. */
  readonly held: readonly string[]
  /** What was pressed, the newest last. */
  readonly played: readonly string[]
  /** When the recording began, in the page's milliseconds; null until its first note. */
  readonly begun: number | null
  readonly recorded: readonly InstrumentNote[]
  readonly name: string
  /** What is heard: its steps, the next of them, and what it is called. */
  readonly steps: readonly PieceStep[]
  readonly place: number
  readonly heard: string
  /** What is learnt, its next note, and how often another key was pressed. */
  readonly lesson: InstrumentPiece | null
  readonly next: number
  readonly slips: number
}
export type InstrumentEvent =
  | { readonly type: 'note.press'; readonly pitch: string; readonly at: number }
  | { readonly type: 'note.release'; readonly pitch: string; readonly at: number }
  | { readonly type: 'instrument.choose'; readonly instrument: string }
  | { readonly type: 'octave.set'; readonly octave: number }
  | { readonly type: 'record.start' }
  | { readonly type: 'record.stop' }
  | { readonly type: 'record.clear' }
  | { readonly type: 'name.type'; readonly text: string }
  | { readonly type: 'replay.start' }
  | { readonly type: 'tune.hear'; readonly tune: number }
  | { readonly type: 'kept.hear'; readonly kept: number }
  | { readonly type: 'replay.stop' }
  | { readonly type: 'lesson.start'; readonly tune: number }
  | { readonly type: 'lesson.stop' }

/** Notes that are shown as played. */
const played_max = 12
export const [octave_least, octave_most, octave_first] = [1, 5, 3]

export const tunesOf = ({ tunes, instrument }: InstrumentContext): readonly InstrumentPiece[] => tunes[instrument] ?? []
/** The pitch that a learner is to press next; null where nothing is learnt. */
export const wantedOf = ({ lesson, next }: InstrumentContext): string | null => lesson?.notes[next]?.pitch ?? null
const heardFrom = ({ name, notes }: InstrumentPiece) => ({ steps: stepsOf(notes), place: 0, heard: name, held: [] })
const without = (held: readonly string[], pitch: string) => held.filter((one) => one !== pitch)

export const instrumentMachine = setup({
  types: { context: {} as InstrumentContext, events: {} as InstrumentEvent, input: {} as InstrumentInput, tags: {} as 'sounding' },
  guards: {
    isUp: ({ context, event }) => event.type === 'note.press' && !context.held.includes(event.pitch),
    isDown: ({ context, event }) => event.type === 'note.release' && context.held.includes(event.pitch),
    isWanted: ({ context, event }) => event.type === 'note.press' && event.pitch === wantedOf(context) && !context.held.includes(event.pitch),
    isLastWanted: ({ context, event }) =>
      event.type === 'note.press' &&
      event.pitch === wantedOf(context) &&
      !context.held.includes(event.pitch) &&
      context.next === context.lesson!.notes.length - 1,
    isOtherInstrument: ({ context, event }) =>
      event.type === 'instrument.choose' && event.instrument !== context.instrument && context.instruments.includes(event.instrument),
    isOctave: ({ context, event }) =>
      event.type === 'octave.set' && event.octave !== context.octave && event.octave >= octave_least && event.octave <= octave_most,
    hasRecorded: ({ context }) => context.recorded.length > 0,
    isTune: ({ context, event }) => 'tune' in event && (tunesOf(context)[event.tune]?.notes.length ?? 0) > 0,
    isKept: ({ context, event }) => event.type === 'kept.hear' && (context.recordings[event.kept]?.notes.length ?? 0) > 0,
    isPlayedOut: ({ context }) => context.place >= context.steps.length,
    isFull: ({ context }) => context.recorded.length >= context.most,
  },
  actions: {
    soundNote: (_, _params: { pitch: string; instrument: string }) => undefined,
    endNote: (_, _params: { pitch: string }) => undefined,
    soundStep: (_, _params: PieceStep & { instrument: string }) => undefined,
    silence: () => undefined,
    holdNote: assign(({ context }, { pitch }: { pitch: string }) => ({
      held: [...context.held, pitch],
      played: [...context.played, pitch].slice(-played_max),
    })),
    letGo: assign(({ context }, { pitch }: { pitch: string }) => ({ held: without(context.held, pitch) })),
    letAllGo: assign({ held: [], steps: [], place: 0, heard: '' }),
    takeInstrument: assign((_, { instrument }: { instrument: string }) => ({ instrument, held: [], played: [], lesson: null, recorded: [], begun: null })),
    takeOctave: assign((_, { octave }: { octave: number }) => ({ octave, held: [] })),
    takeName: assign((_, { text }: { text: string }) => ({ name: text })),
    dropRecording: assign({ recorded: [], begun: null, name: '' }),
    recordPress: assign(({ context }, { pitch, at }: { pitch: string; at: number }) => {
      const begun = context.begun ?? at
      return { begun, recorded: [...context.recorded, { pitch, at: Math.round(at - begun), length: 0 }] }
    }),
    recordRelease: assign(({ context }, { pitch, at }: { pitch: string; at: number }) => ({
      recorded: noteEnded(context.recorded, pitch, at - (context.begun ?? at)),
    })),
    endRecording: assign(({ context }) => ({ recorded: notesEnded(context.recorded) })),
    hearRecorded: assign(({ context }) => heardFrom({ name: context.name || 'Your recording', notes: context.recorded })),
    hearTune: assign(({ context }, { tune }: { tune: number }) => heardFrom(tunesOf(context)[tune]!)),
    hearKept: assign(({ context }, { kept }: { kept: number }) => {
      const piece = context.recordings[kept]!
      const isHere = context.instruments.includes(piece.instrument)
      return { ...heardFrom(piece), ...(isHere && piece.instrument !== context.instrument && { instrument: piece.instrument, played: [] }) }
    }),
    takeStep: assign(({ context }) => {
      const { pitch, isOn } = context.steps[context.place]!
      const held = without(context.held, pitch)
      return {
        place: context.place + 1,
        held: isOn ? [...held, pitch] : held,
        ...(isOn && { played: [...context.played, pitch].slice(-played_max) }),
      }
    }),
    beginLesson: assign(({ context }, { tune }: { tune: number }) => ({
      lesson: tunesOf(context)[tune]!,
      next: 0,
      slips: 0,
      octave: octaveFor(tunesOf(context)[tune]!.notes) ?? octave_first,
      held: [],
      played: [],
    })),
    goOn: assign(({ context }) => ({ next: context.next + 1 })),
    countSlip: assign(({ context }) => ({ slips: context.slips + 1 })),
    leaveLesson: assign({ lesson: null, next: 0, slips: 0 }),
  },
  delays: {
    untilNext: ({ context: { steps, place } }) => Math.max(0, (steps[place]?.at ?? 0) - (steps[place - 1]?.at ?? 0)),
  },
}).createMachine({
  id: 'instrument',
  context: ({ input }) => ({
    ...input,
    instrument: input.instruments[0] ?? '',
    octave: octave_first,
    held: [],
    played: [],
    begun: null,
    recorded: [],
    name: '',
    steps: [],
    place: 0,
    heard: '',
    lesson: null,
    next: 0,
    slips: 0,
  }),
  type: 'parallel',
  states: {
    keys: {
      on: {
        'note.press': {
          guard: 'isUp',
          actions: [
            { type: 'soundNote', params: ({ context, event }) => ({ pitch: event.pitch, instrument: context.instrument }) },
            { type: 'holdNote', params: ({ event }) => event },
          ],
        },
        'note.release': {
          guard: 'isDown',
          actions: [
            { type: 'endNote', params: ({ event }) => event },
            { type: 'letGo', params: ({ event }) => event },
          ],
        },
        'octave.set': { guard: 'isOctave', actions: ['silence', { type: 'takeOctave', params: ({ event }) => event }] },
        'name.type': { actions: { type: 'takeName', params: ({ event }) => event } },
      },
    },
    work: {
      initial: 'free',
      states: {
        free: {
          on: {
            'instrument.choose': { guard: 'isOtherInstrument', actions: ['silence', { type: 'takeInstrument', params: ({ event }) => event }] },
            'record.start': { target: 'recording', actions: 'dropRecording' },
            'record.clear': { guard: 'hasRecorded', actions: 'dropRecording' },
            'replay.start': { guard: 'hasRecorded', target: 'replaying', actions: ['silence', 'hearRecorded'] },
            'tune.hear': { guard: 'isTune', target: 'replaying', actions: ['silence', { type: 'hearTune', params: ({ event }) => event }] },
            'kept.hear': { guard: 'isKept', target: 'replaying', actions: ['silence', { type: 'hearKept', params: ({ event }) => event }] },
            'lesson.start': { guard: 'isTune', target: 'learning', actions: ['silence', { type: 'beginLesson', params: ({ event }) => event }] },
          },
        },
        recording: {
          always: { guard: 'isFull', target: 'free', actions: 'endRecording' },
          on: {
            'note.press': { guard: 'isUp', actions: { type: 'recordPress', params: ({ event }) => event } },
            'note.release': { guard: 'isDown', actions: { type: 'recordRelease', params: ({ event }) => event } },
            'record.stop': { target: 'free', actions: 'endRecording' },
          },
        },
        replaying: {
          tags: 'sounding',
          always: { guard: 'isPlayedOut', target: 'free', actions: ['silence', 'letAllGo'] },
          after: {
            untilNext: {
              target: 'replaying',
              reenter: true,
              actions: ['takeStep', { type: 'soundStep', params: ({ context }) => ({ ...context.steps[context.place - 1]!, instrument: context.instrument }) }],
            },
          },
          on: {
            'replay.stop': { target: 'free', actions: ['silence', 'letAllGo'] },
          },
        },
        learning: {
          on: {
            'note.press': [
              { guard: 'isLastWanted', target: 'learnt', actions: 'goOn' },
              { guard: 'isWanted', actions: 'goOn' },
              { guard: 'isUp', actions: 'countSlip' },
            ],
            'lesson.stop': { target: 'free', actions: 'leaveLesson' },
          },
        },
        learnt: {
          on: {
            'lesson.start': { guard: 'isTune', target: 'learning', actions: ['silence', { type: 'beginLesson', params: ({ event }) => event }] },
            'lesson.stop': { target: 'free', actions: 'leaveLesson' },
          },
        },
      },
    },
  },
})

export type InstrumentSnapshot = SnapshotFrom<typeof instrumentMachine>
