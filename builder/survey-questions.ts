import type { Values } from './model.ts'

/** How a question of a survey is answered. */
export type Asking = 'one' | 'several' | 'rating' | 'text'

/** What the rows of questions keep where. */
export interface QuestionFields {
  readonly words: string
  readonly type: string | null
  readonly options: string | null
  readonly required: string | null
}
export interface SurveyQuestion {
  readonly id: string
  readonly words: string
  readonly asking: Asking
  readonly options: readonly string[]
  readonly isRequired: boolean
}
const longest = 1000
export const most_questions = 40

/** The kind of question that a word for it stands for; 'text' where nothing else is said and nothing can be chosen. */
export function askingOf(type: string, options: readonly string[]): Asking {
  if (/rating|scale|score|star/i.test(type)) return 'rating'
  if (/text|blank|open|short|long|essay|fill/i.test(type)) return 'text'
  if (options.length === 0) return /yes|true|judg/i.test(type) ? 'one' : 'text'
  return /several|multiple (?:answer|select)|checkbox|multi-/i.test(type) ? 'several' : 'one'
}

/** Options one a line, or between semicolons or commas. */
export function optionsIn(text: string): readonly string[] {
  const parts = /[\n;|]/.test(text) ? text.split(/[\n;|]/) : text.split(',')
  return [...new Set(parts.map((part) => part.trim().slice(0, 160)).filter((part) => part !== ''))].slice(0, 20)
}

/** A question as its row keeps it. */
export function questionOf(id: string, values: Values, { words, type, options, required }: QuestionFields): SurveyQuestion {
  const at = (field: string | null): string => (field === null ? '' : String(values[field] ?? ''))
  const kind = at(type)
  const listed = optionsIn(at(options))
  const usual = listed.length === 0 && /yes|true|judg/i.test(kind) ? ['Yes', 'No'] : listed
  return { id, words: at(words), asking: askingOf(kind, usual), options: usual, isRequired: required !== null && values[required] === true }
}

/** The name of the form's field for a question, and of each of its boxes where several may be chosen. */
export const fieldFor = (id: string, nth?: number): string => (nth === undefined ? `ask.${id}` : `ask.${id}.${nth}`)

export interface Answer {
  readonly question: string
  readonly words: string
  readonly value: string
}
/** What was answered, in the order of the questions; `errors` says by the name of its field what is missing or is no option. */
export function answersIn(questions: readonly SurveyQuestion[], typed: Readonly<Record<string, unknown>>) {
  const errors: Record<string, string> = {}
  const answers: Answer[] = []
  const sent = (name: string): string => (Object.hasOwn(typed, name) && typeof typed[name] === 'string' ? typed[name].trim() : '')
  for (const { id, words, asking, options, isRequired } of questions.slice(0, most_questions)) {
    const chosen = options.flatMap((option, nth) => (sent(fieldFor(id, nth)) === option ? option : []))
    const value = asking === 'several' ? chosen.join('; ') : sent(fieldFor(id))
    const isKnown = asking === 'one' ? options.includes(value) : asking === 'rating' ? /^[1-5]$/.test(value) : value.length <= longest
    if (value === '') {
      if (isRequired) errors[fieldFor(id)] = `Answer this question: ${words}`
    } else if (!isKnown) errors[fieldFor(id)] = asking === 'text' ? `Use at most ${longest} characters.` : 'Choose one of the answers.'
    else answers.push({ question: id, words, value })
  }
  if (questions.length > 0 && answers.length === 0 && Object.keys(errors).length === 0) errors[fieldFor(questions[0]!.id)] = 'Answer at least one question.'
  return { answers, errors }
}

/** All answers as one text, a question and its answer a line. */
export const transcriptOf = (answers: readonly Answer[]): string =>
  answers
    .map(({ words, value }) => `${words} ${value}`)
    .join('\n')
    .slice(0, 8000)
