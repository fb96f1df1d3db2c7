import {
  isCollected,
  isOutOfTime,
  isRight,
  poolOf,
  type QuizMode,
  type QuizQuestion,
  type QuizSitting,
  type QuizSnapshot,
  type QuizSource,
  quizMachine,
  rightsOf,
  scoreOf,
  secondsLeft,
  sittingOf,
} from '../../machines/modules/quiz.machine.ts'
import type { QuizData } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'
import { clock, event, meters, options, press } from './controls.ts'
import { defineModule } from './module.ts'
import { symbol } from './symbols.ts'

const modeNames: Readonly<Record<QuizMode, string>> = { practice: 'Practice', exam: 'Exam' }
const sourceNames: Readonly<Record<QuizSource, string>> = { all: 'All questions', wrong: 'Wrong ones', starred: 'Starred' }
const letter = (place: number): string => String.fromCharCode(65 + place)
const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const star = (question: QuizQuestion, starred: readonly string[]): Html => {
  const isStarred = isCollected(starred, question.id)
  return press(html`${symbol('star')}${isStarred ? 'Starred' : 'Star'}`, event('question.starred', { id: question.id }), {
    look: `button-small ${isStarred ? 'is-chosen' : 'button-plain'}`,
    isPressed: isStarred,
  })
}

function choices(question: QuizQuestion, chosen: readonly number[], isTold: boolean): Html {
  const kind = question.right.length > 1 ? 'Choose all that are right.' : 'Choose one.'
  return html`<fieldset class="quiz-question"${!isTold && html` data-focus-when="${question.id}" tabindex="-1" data-keys`}><legend>${question.text}</legend><p class="quiz-kind">${question.topic && `${question.topic} · `}${kind}</p><div class="quiz-choices">${question.choices.map(
    (choice, place) => {
      const isChosen = chosen.includes(place)
      const look = !isTold ? '' : question.right.includes(place) ? ' is-right' : isChosen ? ' is-wrong' : ''
      const told = !isTold ? '' : question.right.includes(place) ? ' (right)' : isChosen ? ' (your answer)' : ''
      return html`<button type="button" class="quiz-choice${look}" aria-pressed="${String(isChosen)}"${isTold ? html` disabled` : html` data-send="${event('choice.pressed', { choice: place })}"`}><span class="quiz-letter" aria-hidden="true">${letter(place)}</span><span>${choice}${told}</span></button>`
    },
  )}</div></fieldset>`
}

function ready({ context }: QuizSnapshot, { modes, minutes, size, pass }: QuizData): Html {
  const topics = [...new Set(context.questions.map(({ topic }) => topic).filter((topic) => topic !== ''))]
  const levels = [...new Set(context.questions.map(({ level = '' }) => level).filter((level) => level !== ''))]
  const pool = poolOf(context).length
  const isExam = context.mode === 'exam'
  const about = isExam
    ? `${counted(Math.min(size, pool), 'question')} in ${counted(minutes, 'minute')}; ${pass}% pass.`
    : pool === 0
      ? `Nothing collected here yet.`
      : `${counted(pool, 'question')}, each checked as you answer.`
  return html`<div class="module-ready">${
    modes.length > 1 &&
    options(
      'How',
      modes.map((mode) => ({ words: modeNames[mode], sends: event('mode.chosen', { mode }), isChosen: context.mode === mode })),
    )
  }${
    topics.length > 1 &&
    options(
      'About',
      ['', ...topics].map((topic) => ({ words: topic || 'Everything', sends: event('topic.chosen', { topic }), isChosen: context.topic === topic })),
    )
  }${
    levels.length > 1 &&
    options(
      'Difficulty',
      ['', ...levels].map((level) => ({ words: level || 'Any', sends: event('level.chosen', { level }), isChosen: context.level === level })),
    )
  }${
    !isExam &&
    html`${options(
      'Which',
      (['all', 'wrong', 'starred'] as const).map((source) => ({
        words: source === 'all' ? sourceNames.all : `${sourceNames[source]} (${context[source].length})`,
        sends: event('source.chosen', { source }),
        isChosen: context.source === source,
      })),
    )}${options(
      'Order',
      [false, true].map((isMixed) => ({
        words: isMixed ? 'Mixed' : 'In turn',
        sends: event('order.chosen', { isMixed }),
        isChosen: context.isMixed === isMixed,
      })),
    )}`
  }<p class="module-about">${about}</p><div class="actions">${press(isExam ? 'Start the exam' : 'Start practising', event('quiz.start'), { look: 'button-large', isOff: pool === 0 })}</div></div>`
}

function asking(snapshot: QuizSnapshot): Html {
  const { round, at, chosen, starred } = snapshot.context
  const question = round[at]
  if (!question) return html``
  const isTold = snapshot.matches('told')
  const own = chosen[at] ?? []
  const timed = snapshot.hasTag('timed')
  const isLast = at + 1 === round.length
  const head = meters([
    { label: 'Question', value: at + 1, most: round.length },
    ...(timed ? [{ label: 'Time left', value: clock(secondsLeft(snapshot.context)) }] : [{ label: 'Right so far', value: rightsOf(snapshot.context) }]),
  ])
  const told =
    isTold &&
    html`<div class="quiz-told ${isRight(question, own) ? 'is-right' : 'is-wrong'}"><p><strong>${isRight(question, own) ? 'Right.' : `Not right: ${question.right.map((place) => `${letter(place)}. ${question.choices[place]}`).join('; ')}`}</strong></p>${question.explanation && html`<p>${question.explanation}</p>`}</div>`
  const steps = timed
    ? html`${press('Back', event('question.opened', { at: at - 1 }), { look: 'button-plain', isOff: at === 0 })}${!isLast && press('Next', event('question.opened', { at: at + 1 }))}${press('Hand in', event('quiz.finish'), { look: isLast ? '' : 'button-plain' })}`
    : isTold
      ? html`${press(isLast ? 'See the result' : 'Next question', event('question.next'))}`
      : html`${press('Check', event('answer.check'), { isOff: own.length === 0 })}${press('Leave', event('quiz.leave'), { look: 'button-plain' })}`
  const map =
    timed &&
    html`<ol class="quiz-map" aria-label="Questions">${round.map((_, place) => html`<li>${press(String(place + 1), event('question.opened', { at: place }), { look: `quiz-dot${(chosen[place] ?? []).length > 0 ? ' is-done' : ''}${place === at ? ' is-chosen' : ''}`, label: `Question ${place + 1}${(chosen[place] ?? []).length > 0 ? ', answered' : ''}`, isPressed: place === at })}</li>`)}</ol>`
  return html`${head}${choices(question, own, isTold)}${told}<div class="actions">${steps}${star(question, starred)}</div>${map}`
}

function handingIn({ context }: QuizSnapshot): Html {
  const open = context.chosen.flatMap((one, place) => (one.length === 0 ? [place] : []))
  return html`${meters([{ label: 'Time left', value: clock(secondsLeft(context)) }])}<div class="module-ready"><h2 tabindex="-1" data-focus-when="handingIn">Hand in with ${counted(open.length, 'open question')}?</h2><p>Not answered yet: ${open.map((place) => place + 1).join(', ')}.</p><div class="actions">${press('Hand in', event('quiz.finish'))}${press('Go back to answer', event('question.opened', { at: open[0] ?? 0 }), { look: 'button-plain' })}</div></div>`
}

/** What was answered, question by question: its row and the letters chosen. */
const sheetOf = ({ context }: QuizSnapshot): string => context.round.map(({ id }, at) => `${id}=${(context.chosen[at] ?? []).map(letter).join(',')}`).join(';')
const resultOf = ({ context }: QuizSnapshot, pass: number): string => (scoreOf(context) >= pass ? 'Passed' : 'Failed')

function finished(snapshot: QuizSnapshot, { pass }: QuizData): Html {
  const { context } = snapshot
  return html`<div class="module-over"><p class="module-figure">${scoreOf(context)}%</p><h2 tabindex="-1" data-focus-when="finished">${rightsOf(context)} of ${context.round.length} right${context.mode === 'exam' && html`: <span class="tag tag-${scoreOf(context) >= pass ? 'good' : 'bad'}">${resultOf(snapshot, pass)}</span>`}</h2>${isOutOfTime(context) && html`<p class="module-about">Time is up: what was answered by then counts.</p>`}<div class="actions">${press('Look at the answers', event('review.open'))}${press('Start again', event('quiz.again'), { look: 'button-plain' })}</div></div>`
}

function reviewing({ context }: QuizSnapshot): Html {
  return html`<h2 tabindex="-1" data-focus-when="reviewing">The answers</h2><div class="quiz-review">${context.round.map((question, at) => html`<div data-key="${question.id}">${choices(question, context.chosen[at] ?? [], true)}${question.explanation && html`<p class="quiz-kind">${question.explanation}</p>`}<div class="actions">${star(question, context.starred)}</div></div>`)}</div><div class="actions">${press('Back to the result', event('review.close'))}${press('Start again', event('quiz.again'), { look: 'button-plain' })}</div>`
}

interface Kept {
  readonly wrong?: readonly string[]
  readonly starred?: readonly string[]
}
type Left = QuizSitting & { readonly left: number }
/** Under which name the sitting of an exam is kept: exams of one bank share the rest. */
const sittingName = (exam: string): string => `sitting ${exam}`
/** A sitting as it stands now: its clock has run on while the page was away. */
const sittingIn = (left: Left | null | undefined, now: number): QuizSitting | null =>
  left ? { ids: left.ids, chosen: left.chosen, at: left.at, seconds: left.seconds + Math.max(0, Math.floor((now - left.left) / 1000)) } : null

export const quiz = defineModule<'quiz', typeof quizMachine>({
  machine: quizMachine,
  input: ({ exam, questions, modes, minutes, size, source }, seed, kept, now) => {
    const { wrong = [], starred = [] } = (kept ?? {}) as Kept
    const sitting = sittingIn((kept as Readonly<Record<string, Left | null>> | null)?.[sittingName(exam)], now)
    return { exam, sitting, questions, mode: modes[0] ?? 'practice', minutes, size, seed, source, wrong, starred }
  },
  view(snapshot, data) {
    if (snapshot.matches('ready')) return ready(snapshot, data)
    if (snapshot.matches('handingIn')) return handingIn(snapshot)
    if (snapshot.matches('finished')) return finished(snapshot, data)
    return snapshot.matches('reviewing') ? reviewing(snapshot) : asking(snapshot)
  },
  words(snapshot, { pass }) {
    const { context } = snapshot
    const question = context.round[context.at]
    if (snapshot.matches('told') && question) return isRight(question, context.chosen[context.at] ?? []) ? 'Right.' : 'Not right.'
    if (snapshot.matches('finished'))
      return `${isOutOfTime(context) ? 'Time is up. ' : ''}${scoreOf(context)} percent${context.mode === 'exam' ? `, ${resultOf(snapshot, pass)}` : ''}.`
    const left = secondsLeft(context)
    return snapshot.hasTag('timed') && left <= 60 ? `${left <= 10 ? 10 : 60} seconds left.` : ''
  },
  measures(snapshot, { pass }) {
    if (!snapshot.hasTag('over')) return null
    const { context } = snapshot
    const words = `${scoreOf(context)}%, ${rightsOf(context)} of ${context.round.length} right`
    const minutes = Math.max(1, Math.round(context.seconds / 60))
    return {
      score: scoreOf(context),
      right: rightsOf(context),
      total: context.round.length,
      result: resultOf(snapshot, pass),
      mode: modeNames[context.mode],
      topic: context.topic || 'Everything',
      level: context.level || 'Any',
      minutes,
      words,
      sheet: sheetOf(snapshot),
    }
  },
  memory: (snapshot, now) => ({
    wrong: snapshot.context.wrong,
    starred: snapshot.context.starred,
    [sittingName(snapshot.context.exam)]: snapshot.hasTag('timed') ? { ...sittingOf(snapshot.context), left: now } : null,
  }),
  key(key, snapshot) {
    const place = /^[a-h]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1
    return snapshot.hasTag('asking') && place >= 0 && !snapshot.matches('told') ? { type: 'choice.pressed', choice: place } : null
  },
})
