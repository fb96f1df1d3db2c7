import { describe, expect, test } from 'vitest'
import {
  isOutOfTime,
  poolOf,
  type QuizContext,
  type QuizInput,
  quizMachine,
  rightsOf,
  scoreOf,
  secondsLeft,
  sittingOf,
} from '../../../machines/modules/quiz.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const question = (id: string, right: readonly number[], topic = 'Maths') => ({ id, text: id, topic, choices: ['one', 'two', 'three'], right, explanation: '' })
const questions = [question('a', [0]), question('b', [1, 2], 'Art')]
const input: QuizInput = { exam: 'final', sitting: null, questions, mode: 'practice', minutes: 1, size: 2, seed: 3, source: 'all', wrong: [], starred: [] }
const exam: QuizInput = { ...input, mode: 'exam' }
const press = (choice: number) => ({ type: 'choice.pressed', choice }) as const
const open = (at: number) => ({ type: 'question.opened', at }) as const
const [start, check, next, finish, leave, again] = ['quiz.start', 'answer.check', 'question.next', 'quiz.finish', 'quiz.leave', 'quiz.again'].map((type) => ({
  type,
})) as {
  type: string
}[]
const [review, close] = [{ type: 'review.open' }, { type: 'review.close' }]
const passed = (seconds: number) => ({ type: 'time.passed', seconds })
const go = (from: QuizInput, ...events: ({ type: string } | undefined)[]) => {
  const { at, context } = led(quizMachine, from, ...(events as { type: string }[]))
  return { at, context: context as QuizContext }
}

const explored = { minutes: 2 / 60, size: 1 }
const exploration = {
  input: { ...exam, ...explored },
  cases: {
    'mode.chosen': [{ mode: 'exam' }, { mode: 'practice' }],
    'source.chosen': [{ source: 'wrong' }, { source: 'all' }],
    'topic.chosen': [{ topic: 'Art' }],
    'order.chosen': [{ isMixed: true }],
    'choice.pressed': [{ choice: 0 }],
    'question.opened': [{ at: 0 }],
    'question.starred': [{ id: 'a' }],
    'time.passed': [{ seconds: 1 }],
  },
  key: ({ value, context }: { value: unknown; context: QuizContext }) => [
    value,
    context.mode,
    context.source,
    context.at,
    context.round.length,
    context.chosen.map((one) => one.length),
    context.seconds,
  ],
}
const sitting = { ids: ['b', 'a'], chosen: [[0], []], at: 1, seconds: 20 }
const left = { ids: ['b'], chosen: [[]], at: 0 }
const explorations = [exploration, ...[1, 2].map((seconds) => ({ ...exploration, input: { ...exam, ...explored, sitting: { ...left, seconds } } }))]
const replays = await Promise.all(explorations.map((one) => replay(quizMachine, edgePaths(quizMachine, one), one)))
const replayed = {
  differences: replays.flatMap(({ differences }) => differences),
  uncovered: replays[0]!.uncovered.filter((edge) => replays.every(({ uncovered }) => uncovered.includes(edge))),
  reached: replays.flatMap(({ reached }) => [...reached]),
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(replayed.uncovered).toEqual([])
  expect(unreached(quizMachine, replayed.reached)).toEqual([])
})

describe('practice', () => {
  test('an answer is checked at once, and what was wrong is collected until it is right', () => {
    const wrong = go(input, start, press(1), check)
    expect([wrong.at, wrong.context.wrong, rightsOf(wrong.context)]).toEqual(['told', ['a'], 0])
    const right = go({ ...input, wrong: ['a', 'b'] }, start, press(0), check)
    expect([right.at, right.context.wrong, rightsOf(right.context)]).toEqual(['told', ['b'], 1])
  })
  test('without an answer nothing is checked', () => expect(go(input, start, check).at).toBe('answering'))
  test('of one right answer the last pressed counts, of several each is pressed and taken back', () => {
    expect(go(input, start, press(1), press(0)).context.chosen).toEqual([[0], []])
    expect(go(input, start, press(0), check, next, press(2), press(1)).context.chosen).toEqual([[0], [1, 2]])
    expect(go(input, start, press(0), check, next, press(2), press(1), press(2)).context.chosen).toEqual([[0], [1]])
  })
  test('a checked answer stays as it is', () => expect(go(input, start, press(1), check, press(0)).context.chosen).toEqual([[1], []]))
  test('after the last question stands the score, and the answers can be looked at', () => {
    const all = [start, press(0), check, next, press(1), check, next]
    const done = go(input, ...all)
    expect([done.at, scoreOf(done.context)]).toEqual(['finished', 50])
    expect(go(input, ...all, review).at).toBe('reviewing')
    expect(go(input, ...all, review, close).at).toBe('finished')
    expect(go(input, ...all, again).at).toBe('ready')
    expect(go(input, ...all, review, again).at).toBe('ready')
  })
  test('it can be left while answering and after an answer', () => {
    expect(go(input, start, leave).at).toBe('ready')
    expect(go(input, start, press(0), check, leave).at).toBe('ready')
    expect(go(input, start, press(0), check, next).at).toBe('answering')
  })
  test('it is about all questions, a topic, what was wrong or what is starred', () => {
    const pool = (...events: { type: string }[]) => poolOf(go({ ...input, wrong: ['b'] }, ...events).context).map(({ id }) => id)
    expect(pool()).toEqual(['a', 'b'])
    expect(pool({ type: 'topic.chosen', topic: 'Art' } as never)).toEqual(['b'])
    expect(pool({ type: 'source.chosen', source: 'wrong' } as never)).toEqual(['b'])
    expect(pool({ type: 'source.chosen', source: 'starred' } as never)).toEqual([])
    expect(go(input, { type: 'source.chosen', source: 'wrong' } as never, start).at).toBe('ready')
    expect(go({ ...exam, questions: [] }, start).at).toBe('ready')
  })
  test('an order by chance takes all questions', () => {
    const mixed = go({ ...input, questions: 'abcdefgh'.split('').map((id) => question(id, [0])) }, { type: 'order.chosen', isMixed: true } as never, start)
      .context.round
    expect(mixed.map(({ id }) => id).toSorted()).toEqual('abcdefgh'.split(''))
    expect(mixed.map(({ id }) => id)).not.toEqual('abcdefgh'.split(''))
  })
})

test('a question is starred and unstarred anywhere', () => {
  const star = { type: 'question.starred', id: 'a' }
  expect([go(input, star).at, go(input, star).context.starred]).toEqual(['ready', ['a']])
  expect(go(exam, start, star).at).toBe('sitting')
  expect(go(input, star, start, star).context.starred).toEqual([])
})

describe('an exam', () => {
  test('is as long as it says, moves freely between questions and tells nothing until it is handed in', () => {
    const { at, context } = go({ ...exam, size: 1 }, start)
    expect([at, context.round.length]).toEqual(['sitting', 1])
    expect(go(exam, start, open(1)).context.at).toBe(1)
    expect(go(exam, start, open(9)).context.at).toBe(1)
    expect(go(exam, start, open(-1)).context.at).toBe(0)
    expect(go(exam, start, press(0), check).at).toBe('sitting')
  })
  test('handed in with open questions asks first; answered whole it ends at once', () => {
    expect(go(exam, start, finish).at).toBe('handingIn')
    expect(go(exam, start, finish, finish).at).toBe('finished')
    const back = go(exam, start, finish, open(1))
    expect([back.at, back.context.at]).toEqual(['sitting', 1])
    expect(go(exam, start, press(0), open(1), press(1), finish).at).toBe('finished')
  })
  test('collects what was wrong or left open', () => {
    const at = go(exam, start)
      .context.round.map(({ id }) => id)
      .indexOf('a')
    const done = go(exam, start, open(at), press(0), finish, finish)
    expect([done.context.wrong, scoreOf(done.context)]).toEqual([['b'], 50])
  })
  test('the clock runs while answering and while handing in, and ends it', () => {
    const clockOf = (...events: { type: string }[]) => {
      const { at, context } = go(exam, ...events)
      return [at, secondsLeft(context), isOutOfTime(context), context.wrong.length]
    }
    expect(clockOf(start!, passed(2))).toEqual(['sitting', 58, false, 0])
    expect(clockOf(start!, passed(2), finish!, passed(1))).toEqual(['handingIn', 57, false, 0])
    expect(clockOf(start!, passed(59))).toEqual(['sitting', 1, false, 0])
    expect(clockOf(start!, passed(59), passed(1))).toEqual(['finished', 0, true, 2])
    expect(clockOf(start!, finish!, passed(60))).toEqual(['finished', 0, true, 2])
  })
  test('time that went by unseen ends it at once', () => expect(go(exam, start, passed(4000)).at).toBe('finished'))
  test('that was left goes on where it was, and with the time that is left', () => {
    const on = go({ ...input, sitting })
    expect([on.at, on.context.mode, on.context.round.map(({ id }) => id), secondsLeft(on.context)]).toEqual(['sitting', 'exam', ['b', 'a'], 40])
    expect(sittingOf(on.context)).toEqual(sitting)
  })
  test('that was left for longer than it lasts is over, with what was answered by then', () => {
    const over = go({ ...exam, sitting: { ...sitting, chosen: [[1, 2], []], seconds: 61 } })
    expect([over.at, scoreOf(over.context), isOutOfTime(over.context), over.context.wrong]).toEqual(['finished', 50, true, ['a']])
  })
  test('whose questions are there no more begins anew', () => expect(go({ ...exam, sitting: { ...sitting, ids: ['b', 'gone'] } }).at).toBe('ready'))
  test('in which all was answered in time is not out of time', () => {
    expect(isOutOfTime(go(exam, start, press(0), open(1), press(1), finish).context)).toBe(false)
  })
})

test('how it is asked is chosen before it starts', () => {
  expect(go(input, { type: 'mode.chosen', mode: 'exam' } as never, start).at).toBe('sitting')
  expect(go(exam, { type: 'mode.chosen', mode: 'practice' } as never, start).at).toBe('answering')
})
