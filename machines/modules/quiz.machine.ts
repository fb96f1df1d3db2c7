// A bank of questions as practice, which tells after each answer whether it was right, and as an exam against the clock, which
// tells at the end. What was answered wrong and what was starred is collected for later, and every answer can be looked at again.
import { assign, type SnapshotFrom, setup } from 'xstate'
import { mixed } from './rules/chance.ts'

export interface QuizQuestion {
  readonly id: string
  readonly text: string
  readonly topic: string
  /** How hard it is, where questions say that. */
  readonly level?: string
  readonly choices: readonly string[]
  /** Places of the right choices, in order. */
  readonly right: readonly number[]
  readonly explanation: string
}
export type QuizMode = 'practice' | 'exam'
export type QuizSource = 'all' | 'wrong' | 'starred'
/** An exam as it was left: its questions by id, what was answered, and how long it has run. */
export interface QuizSitting {
  readonly ids: readonly string[]
  readonly chosen: readonly (readonly number[])[]
  readonly at: number
  readonly seconds: number
}
export interface QuizInput {
  /** Which exam it is, where several share their questions. */
  readonly exam: string
  /** An exam that was left before it was handed in. */
  readonly sitting: QuizSitting | null
  readonly questions: readonly QuizQuestion[]
  readonly mode: QuizMode
  readonly minutes: number
  readonly size: number
  readonly seed: number
  readonly source: QuizSource
  /** Ids collected before. */
  readonly wrong: readonly string[]
  readonly starred: readonly string[]
}
export interface QuizContext extends QuizInput {
  /** Only questions about it; empty for all. */
  readonly topic: string
  /** Only questions as hard as that; empty for all. */
  readonly level: string
  readonly isMixed: boolean
  /** The questions of this round, and for each the places that are chosen. */
  readonly round: readonly QuizQuestion[]
  readonly chosen: readonly (readonly number[])[]
  readonly at: number
  readonly seconds: number
}
export type QuizEvent =
  | { readonly type: 'mode.chosen'; readonly mode: QuizMode }
  | { readonly type: 'source.chosen'; readonly source: QuizSource }
  | { readonly type: 'topic.chosen'; readonly topic: string }
  | { readonly type: 'level.chosen'; readonly level: string }
  | { readonly type: 'order.chosen'; readonly isMixed: boolean }
  | { readonly type: 'quiz.start' }
  | { readonly type: 'choice.pressed'; readonly choice: number }
  | { readonly type: 'answer.check' }
  | { readonly type: 'question.next' }
  | { readonly type: 'question.opened'; readonly at: number }
  | { readonly type: 'question.starred'; readonly id: string }
  | { readonly type: 'quiz.finish' }
  | { readonly type: 'quiz.leave' }
  | { readonly type: 'review.open' }
  | { readonly type: 'review.close' }
  | { readonly type: 'quiz.again' }
  | { readonly type: 'time.passed'; readonly seconds: number }

/** The questions that a round is made of, by what is chosen before it starts. */
export function poolOf({ questions, source, topic, level, wrong, starred, mode }: QuizContext): readonly QuizQuestion[] {
  const about = questions.filter((one) => (topic === '' || one.topic === topic) && (level === '' || one.level === level))
  if (mode === 'exam' || source === 'all') return about
  const kept = source === 'wrong' ? wrong : starred
  return about.filter(({ id }) => kept.includes(id))
}
export const isRight = (question: QuizQuestion, chosen: readonly number[]): boolean =>
  question.right.length === chosen.length && question.right.every((place) => chosen.includes(place))
export const rightsOf = ({ round, chosen }: QuizContext): number => round.filter((question, at) => isRight(question, chosen[at] ?? [])).length
/** Percent of the round's answers that are right, as a whole number. */
export const scoreOf = (context: QuizContext): number => (context.round.length === 0 ? 0 : Math.round((rightsOf(context) / context.round.length) * 100))
export const secondsLeft = ({ minutes, seconds }: QuizContext): number => Math.max(0, minutes * 60 - seconds)
export const isCollected = (list: readonly string[], id: string): boolean => list.includes(id)

/** Whether an exam's time was up before it was handed in. */
export const isOutOfTime = (context: QuizContext): boolean => context.mode === 'exam' && secondsLeft(context) === 0
/** The sitting of an exam that is under way. */
export const sittingOf = ({ round, chosen, at, seconds }: QuizContext): QuizSitting => ({ ids: round.map(({ id }) => id), chosen, at, seconds })

/** What a sitting goes on from; nothing where one of its questions is no longer there. */
function takenUp({ sitting, questions }: QuizInput): Pick<QuizContext, 'round' | 'chosen' | 'at' | 'seconds'> & { readonly mode?: QuizMode } {
  const round = sitting?.ids.flatMap((id) => questions.find((one) => one.id === id) ?? []) ?? []
  if (!sitting || round.length === 0 || round.length < sitting.ids.length) return { round: [], chosen: [], at: 0, seconds: 0 }
  return { round, chosen: sitting.chosen, at: sitting.at, seconds: sitting.seconds, mode: 'exam' }
}

const pressed = (question: QuizQuestion | undefined, chosen: readonly number[], choice: number): readonly number[] => {
  if (!question || question.right.length < 2) return [choice]
  return chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice].toSorted((a, b) => a - b)
}
const collected = (wrong: readonly string[], { round, chosen }: Pick<QuizContext, 'round' | 'chosen'>): string[] => {
  const right = new Set(round.filter((question, at) => isRight(question, chosen[at] ?? [])).map(({ id }) => id))
  const missed = round.filter(({ id }) => !right.has(id) && !wrong.includes(id)).map(({ id }) => id)
  return [...wrong.filter((id) => !right.has(id)), ...missed]
}

export const quizMachine = setup({
  types: { context: {} as QuizContext, events: {} as QuizEvent, input: {} as QuizInput, tags: {} as 'asking' | 'timed' | 'over' },
  guards: {
    hasQuestions: ({ context }) => poolOf(context).length > 0,
    hasQuestionsForExam: ({ context }) => context.mode === 'exam' && poolOf(context).length > 0,
    hasAnswer: ({ context }) => (context.chosen[context.at] ?? []).length > 0,
    hasNext: ({ context }) => context.at + 1 < context.round.length,
    isAnswered: ({ context }) => context.chosen.every((one) => one.length > 0),
    isTakenUp: ({ context }) => context.round.length > 0,
    isOver: ({ context }) => context.round.length > 0 && secondsLeft(context) === 0,
    isTimeUp: ({ context }, params: { seconds: number }) => secondsLeft(context) <= params.seconds,
  },
  actions: {
    keepMode: assign((_, params: { mode: QuizMode }) => ({ mode: params.mode })),
    keepSource: assign((_, params: { source: QuizSource }) => ({ source: params.source })),
    keepTopic: assign((_, params: { topic: string }) => ({ topic: params.topic })),
    keepLevel: assign((_, params: { level: string }) => ({ level: params.level })),
    keepOrder: assign((_, params: { isMixed: boolean }) => ({ isMixed: params.isMixed })),
    beginRound: assign(({ context }) => {
      const pool = poolOf(context)
      const ordered = context.isMixed || context.mode === 'exam' ? mixed(pool, context.seed) : pool
      const round = context.mode === 'exam' ? ordered.slice(0, context.size) : ordered
      return { round, chosen: round.map(() => []), at: 0, seconds: 0, seed: context.seed + 1 }
    }),
    keepChoice: assign(({ context }, params: { choice: number }) => ({
      chosen: context.chosen.map((one, at) => (at === context.at ? pressed(context.round[at], one, params.choice) : one)),
    })),
    openNext: assign({ at: ({ context }) => context.at + 1 }),
    openQuestion: assign(({ context }, params: { at: number }) => ({ at: Math.min(Math.max(0, params.at), context.round.length - 1) })),
    passTime: assign(({ context }, params: { seconds: number }) => ({ seconds: context.seconds + params.seconds })),
    toggleStar: assign(({ context }, params: { id: string }) => ({
      starred: context.starred.includes(params.id) ? context.starred.filter((id) => id !== params.id) : [...context.starred, params.id],
    })),
    collectWrong: assign({ wrong: ({ context }) => collected(context.wrong, context) }),
    collectUntilHere: assign({
      wrong: ({ context }) =>
        collected(context.wrong, { round: context.round.slice(context.at, context.at + 1), chosen: context.chosen.slice(context.at, context.at + 1) }),
    }),
  },
}).createMachine({
  id: 'quiz',
  context: ({ input }) => ({ ...input, topic: '', level: '', isMixed: false, ...takenUp(input) }),
  initial: 'opening',
  on: { 'question.starred': { actions: { type: 'toggleStar', params: ({ event }) => event } } },
  states: {
    opening: {
      always: [{ guard: 'isOver', target: 'finished', actions: 'collectWrong' }, { guard: 'isTakenUp', target: 'sitting' }, { target: 'ready' }],
    },
    ready: {
      on: {
        'mode.chosen': { actions: { type: 'keepMode', params: ({ event }) => event } },
        'source.chosen': { actions: { type: 'keepSource', params: ({ event }) => event } },
        'topic.chosen': { actions: { type: 'keepTopic', params: ({ event }) => event } },
        'level.chosen': { actions: { type: 'keepLevel', params: ({ event }) => event } },
        'order.chosen': { actions: { type: 'keepOrder', params: ({ event }) => event } },
        'quiz.start': [
          { guard: 'hasQuestionsForExam', target: 'sitting', actions: 'beginRound' },
          { guard: 'hasQuestions', target: 'answering', actions: 'beginRound' },
        ],
      },
    },
    answering: {
      tags: 'asking',
      on: {
        'choice.pressed': { actions: { type: 'keepChoice', params: ({ event }) => event } },
        'answer.check': { guard: 'hasAnswer', target: 'told', actions: 'collectUntilHere' },
        'quiz.leave': 'ready',
      },
    },
    told: {
      tags: 'asking',
      on: {
        'question.next': [{ guard: 'hasNext', target: 'answering', actions: 'openNext' }, { target: 'finished' }],
        'quiz.leave': 'ready',
      },
    },
    sitting: {
      tags: ['asking', 'timed'],
      on: {
        'time.passed': [
          {
            guard: { type: 'isTimeUp', params: ({ event }) => event },
            target: 'finished',
            actions: [{ type: 'passTime', params: ({ event }) => event }, 'collectWrong'],
          },
          { actions: { type: 'passTime', params: ({ event }) => event } },
        ],
        'choice.pressed': { actions: { type: 'keepChoice', params: ({ event }) => event } },
        'question.opened': { actions: { type: 'openQuestion', params: ({ event }) => event } },
        'quiz.finish': [{ guard: 'isAnswered', target: 'finished', actions: 'collectWrong' }, { target: 'handingIn' }],
      },
    },
    handingIn: {
      tags: 'timed',
      on: {
        'time.passed': [
          {
            guard: { type: 'isTimeUp', params: ({ event }) => event },
            target: 'finished',
            actions: [{ type: 'passTime', params: ({ event }) => event }, 'collectWrong'],
          },
          { actions: { type: 'passTime', params: ({ event }) => event } },
        ],
        'question.opened': { target: 'sitting', actions: { type: 'openQuestion', params: ({ event }) => event } },
        'quiz.finish': { target: 'finished', actions: 'collectWrong' },
      },
    },
    finished: {
      tags: 'over',
      on: { 'review.open': 'reviewing', 'quiz.again': 'ready' },
    },
    reviewing: {
      tags: 'over',
      on: { 'review.close': 'finished', 'quiz.again': 'ready' },
    },
  },
})

export type QuizSnapshot = SnapshotFrom<typeof quizMachine>
