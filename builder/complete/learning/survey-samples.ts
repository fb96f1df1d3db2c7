import type { Value, Values } from '../../model.ts'
import type { Asking } from '../../survey-questions.ts'
import { askingOf } from '../../survey-questions.ts'
import type { Draft } from '../draft.ts'
import { entityIn, putEntity, withSeeds } from '../trade/parts.ts'
import type { Surveyed } from './surveys.ts'

interface Sample {
  readonly words: string
  readonly asking: Asking
  readonly options: readonly string[]
  readonly answers: readonly string[]
}
const overall: Sample = { words: 'How satisfied are you overall?', asking: 'rating', options: [], answers: ['5', '4', '4'] }
const singles: readonly Sample[] = [
  {
    words: 'How did you hear of us?',
    asking: 'one',
    options: ['From friends', 'In a search', 'By chance'],
    answers: ['From friends', 'In a search', 'From friends'],
  },
  { words: 'Would you come again?', asking: 'one', options: ['Yes', 'Perhaps', 'No'], answers: ['Yes', 'Yes', 'Perhaps'] },
  { words: 'How often do you come?', asking: 'one', options: ['Weekly', 'Monthly', 'Less often'], answers: ['Monthly', 'Weekly', 'Monthly'] },
]
const several: Sample = {
  words: 'What matters most to you?',
  asking: 'several',
  options: ['Quality', 'Price', 'Advice', 'Opening hours'],
  answers: ['Quality; Advice', 'Quality', 'Price; Opening hours'],
}
const wish: Sample = {
  words: 'What should we do better?',
  asking: 'text',
  options: [],
  answers: ['Stay open on one evening.', 'A little more time for questions.', 'Nothing, keep it as it is.'],
}
const people = ['Ana Silva', 'Ben Carter', 'Mei Chen']

export interface Places {
  readonly response: string
  readonly about: string
  readonly to: string
  readonly answers: string
  readonly states: readonly string[]
  readonly counts: string | null
  readonly named: string | null
}

/** Sample surveys with questions that can be answered and answers that can be counted; what the words name stays as it is. */
export function withSurveySamples(draft: Draft, found: Surveyed, { response, about, to, answers, states, counts, named }: Places): Draft {
  const { survey, questions, by, type, options, required, order } = found
  const words = draft.brief.words.toLowerCase()
  if (questions.seeds.some((seed) => words.includes(String(seed[questions.title] ?? '~').toLowerCase()))) return draft
  const kinds = type?.choices ?? []
  const wordFor = (asking: Asking): string | undefined => kinds.find((kind) => askingOf(kind, asking === 'rating' || asking === 'text' ? [] : ['A']) === asking)
  const askable = (one: Sample): boolean => type === undefined || wordFor(one.asking) !== undefined
  const asked = survey.seeds.flatMap((_, at) =>
    [overall, singles[at % singles.length]!, several, wish].filter(askable).map((sample, nth) => ({ sample, at, nth })),
  )
  const blank: Values = Object.fromEntries(questions.fields.map(({ id }): [string, Value] => [id, null]))
  const put = putEntity(draft, {
    ...questions,
    seeds: asked.map(({ sample, at, nth }) => ({
      ...blank,
      [questions.title]: sample.words,
      [by]: at,
      [options]: sample.options.length > 0 ? sample.options.join('\n') : null,
      ...(type && { [type.id]: wordFor(sample.asking)! }),
      ...(required !== null && { [required]: nth === 0 }),
      ...(order !== null && { [order]: nth + 1 }),
    })),
  })
  const given = survey.seeds.slice(0, 3).flatMap((_, at) => people.map((name, who) => ({ name, who, at })))
  const kept = entityIn(put, response)!
  const responses = putEntity(put, {
    ...kept,
    seeds: given.map(({ name, who, at }) => ({
      ...Object.fromEntries(kept.fields.map(({ id }): [string, Value] => [id, null])),
      ...(named !== null && { [named]: name }),
      [about]: at,
      [to]: asked
        .filter((one) => one.at === at)
        .map(({ sample }) => `${sample.words} ${sample.answers[who]}`)
        .join('\n'),
    })),
  })
  const single = entityIn(responses, answers)!
  const counted = putEntity(responses, {
    ...single,
    seeds: given.flatMap(({ who, at }, index) =>
      asked.flatMap(({ sample, at: own }, question) => (own === at ? [{ answer: sample.answers[who]!, question, response: index }] : [])),
    ),
  })
  const state = survey.lifecycle?.field
  const opened = withSeeds(survey, (seed, at) => ({
    ...seed,
    ...(state !== undefined && states[0] !== undefined && at < 4 && { [state]: states[0] }),
    ...(counts !== null && { [counts]: at < 3 ? people.length : 0 }),
  }))
  return putEntity(counted, opened)
}
