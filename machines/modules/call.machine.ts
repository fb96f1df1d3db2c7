// A call or a meeting on a practice line: somebody is chosen and rung up, talks, is put on hold, forwarded or joined by others, and hangs up; no sound or picture leaves the page.
import { assign, type SnapshotFrom, setup } from 'xstate'

export type CallWay = 'call' | 'meeting'
export interface Person {
  readonly id: string
  readonly name: string
}
export interface CallInput {
  readonly way: CallWay
  /** Whom one can call, or the meetings that one can join. */
  readonly people: readonly Person[]
  /** Who can be asked to join, and who a call can be forwarded to. */
  readonly others: readonly string[]
  readonly isVideo: boolean
}
export interface CallContext extends CallInput {
  /** The id of who was chosen; empty where a number is dialled. */
  readonly chosen: string
  readonly number: string
  /** Who is in the call beside the visitor, in the order in which they came. */
  readonly present: readonly string[]
  readonly ringing: number
  readonly seconds: number
  /** Seconds of it that were recorded. */
  readonly recorded: number
  readonly isMuted: boolean
  readonly hasCamera: boolean
  readonly isSharing: boolean
  readonly isHandUp: boolean
  readonly isRecording: boolean
  readonly text: string
  readonly said: readonly string[]
  /** Who it was forwarded to. */
  readonly forwarded: string
}
export type CallSwitch = 'isMuted' | 'hasCamera' | 'isSharing' | 'isHandUp' | 'isRecording'
export type CallEvent =
  | { readonly type: 'person.choose'; readonly id: string }
  | { readonly type: 'number.type'; readonly text: string }
  | { readonly type: 'key.press'; readonly key: string }
  | { readonly type: 'video.choose'; readonly isVideo: boolean }
  | { readonly type: 'call.start' }
  | { readonly type: 'call.hold' }
  | { readonly type: 'call.resume' }
  | { readonly type: 'call.forward'; readonly name: string }
  | { readonly type: 'call.end' }
  | { readonly type: 'call.again' }
  | { readonly type: 'person.add'; readonly name: string }
  | { readonly type: 'switch.turn'; readonly name: CallSwitch }
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'text.send' }
  | { readonly type: 'time.passed'; readonly seconds: number }

/** Seconds after which a call is answered. */
export const answered_after = 3
const [present_max, number_max, text_max, said_max] = [8, 20, 300, 50]
const isNumber = (number: string): boolean => number.replace(/\D/g, '').length >= 3
/** What the call is with: a name, or the number that is dialled. */
export const calledIn = ({ people, chosen, number }: CallContext): string => people.find(({ id }) => id === chosen)?.name ?? number.trim()
const beginning = {
  present: [],
  ringing: 0,
  seconds: 0,
  recorded: 0,
  isMuted: false,
  isSharing: false,
  isHandUp: false,
  isRecording: false,
  text: '',
  said: [],
  forwarded: '',
} as const

export const callMachine = setup({
  types: { context: {} as CallContext, events: {} as CallEvent, input: {} as CallInput, tags: {} as 'timed' },
  guards: {
    isPerson: ({ context, event }) => event.type === 'person.choose' && event.id !== context.chosen && context.people.some(({ id }) => id === event.id),
    isKey: ({ context, event }) => event.type === 'key.press' && /^[0-9*#+]$/.test(event.key) && context.number.length < number_max,
    isOtherKind: ({ context, event }) => event.type === 'video.choose' && event.isVideo !== context.isVideo,
    isMeeting: ({ context }) => context.way === 'meeting' && context.chosen !== '',
    isCallable: ({ context }) => context.way === 'call' && (context.chosen !== '' || isNumber(context.number)),
    isAnswered: ({ context }, { seconds }: { seconds: number }) => context.ringing + seconds >= answered_after,
    isNew: ({ context, event }) =>
      event.type === 'person.add' && context.others.includes(event.name) && !context.present.includes(event.name) && context.present.length < present_max,
    isOther: ({ context, event }) => event.type === 'call.forward' && context.others.includes(event.name) && !context.present.includes(event.name),
    hasWords: ({ context }) => context.text.trim() !== '' && context.said.length < said_max,
  },
  actions: {
    choosePerson: assign((_, { id }: { id: string }) => ({ chosen: id, number: '' })),
    typeNumber: assign((_, { text }: { text: string }) => ({ number: text.replace(/[^\d*#+() -]/g, '').slice(0, number_max), chosen: '' })),
    pressKey: assign(({ context }, { key }: { key: string }) => ({ number: context.number + key, chosen: '' })),
    chooseVideo: assign((_, { isVideo }: { isVideo: boolean }) => ({ isVideo })),
    begin: assign(({ context }) => ({ ...beginning, hasCamera: context.isVideo })),
    bringIn: assign(({ context }) => ({ present: context.way === 'meeting' ? context.others.slice(0, 2) : [calledIn(context)] })),
    ring: assign(({ context }, { seconds }: { seconds: number }) => ({ ringing: context.ringing + seconds })),
    passTime: assign(({ context }, { seconds }: { seconds: number }) => ({
      seconds: context.seconds + seconds,
      recorded: context.recorded + (context.isRecording ? seconds : 0),
    })),
    addPerson: assign(({ context }, { name }: { name: string }) => ({ present: [...context.present, name] })),
    forwardTo: assign((_, { name }: { name: string }) => ({ forwarded: name })),
    turnSwitch: assign(({ context }, { name }: { name: CallSwitch }) => ({ [name]: !context[name] })),
    typeText: assign((_, { text }: { text: string }) => ({ text: text.slice(0, text_max) })),
    sendText: assign(({ context }) => ({ said: [...context.said, context.text.trim()], text: '' })),
  },
}).createMachine({
  id: 'call',
  context: ({ input }) => ({ ...input, ...beginning, chosen: input.people[0]?.id ?? '', number: '', hasCamera: input.isVideo }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'person.choose': { guard: 'isPerson', actions: { type: 'choosePerson', params: ({ event }) => event } },
        'number.type': { actions: { type: 'typeNumber', params: ({ event }) => event } },
        'key.press': { guard: 'isKey', actions: { type: 'pressKey', params: ({ event }) => event } },
        'video.choose': { guard: 'isOtherKind', actions: { type: 'chooseVideo', params: ({ event }) => event } },
        'call.start': [
          { guard: 'isMeeting', target: 'talking', actions: ['begin', 'bringIn'] },
          { guard: 'isCallable', target: 'ringing', actions: 'begin' },
        ],
      },
    },
    ringing: {
      tags: 'timed',
      on: {
        'time.passed': [
          { guard: { type: 'isAnswered', params: ({ event }) => event }, target: 'talking', actions: 'bringIn' },
          { actions: { type: 'ring', params: ({ event }) => event } },
        ],
        'call.end': 'ended',
      },
    },
    talking: {
      tags: 'timed',
      on: {
        'time.passed': { actions: { type: 'passTime', params: ({ event }) => event } },
        'switch.turn': { actions: { type: 'turnSwitch', params: ({ event }) => event } },
        'person.add': { guard: 'isNew', actions: { type: 'addPerson', params: ({ event }) => event } },
        'text.type': { actions: { type: 'typeText', params: ({ event }) => event } },
        'text.send': { guard: 'hasWords', actions: 'sendText' },
        'call.hold': 'held',
        'call.forward': { guard: 'isOther', target: 'ended', actions: { type: 'forwardTo', params: ({ event }) => event } },
        'call.end': 'ended',
      },
    },
    held: {
      on: {
        'call.resume': 'talking',
        'call.end': 'ended',
      },
    },
    ended: {
      on: { 'call.again': 'choosing' },
    },
  },
})

export type CallSnapshot = SnapshotFrom<typeof callMachine>
