import type { BlockOf } from '../../model.ts'
import type { QuizQuestion } from '../../module-data.ts'
import { choicesIn, rightIn } from '../../quiz-choices.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { aboutOf } from '../social/about.ts'
import { stage } from './stage.ts'

const textIn = (row: SiteRow, field: string | null): string => (field === null ? '' : String(valueIn(row, field) ?? '').trim())
/** A question as it can be asked; none for a row without two choices or a right one among them. */
function questionOf(row: SiteRow, fields: BlockOf<'quiz'>['fields']): QuizQuestion[] {
  const choices = choicesIn(textIn(row, fields.choices))
  const right = rightIn(textIn(row, fields.right), choices)
  const text = textIn(row, fields.text)
  if (choices.length < 2 || right.length === 0 || text === '') return []
  return [
    {
      id: row.id,
      text,
      topic: textIn(row, fields.topic),
      choices,
      right,
      explanation: textIn(row, fields.explanation),
      ...(fields.level && { level: textIn(row, fields.level) }),
    },
  ]
}

/** What the exam that is shown says of itself, where it does. */
const numberIn = (row: SiteRow | undefined, field: string): number | undefined => {
  const number = row && valueIn(row, field)
  return typeof number === 'number' && number > 0 ? number : undefined
}

/** The questions of a bank, oldest first, as practice and exam. */
export function quiz(of: Context, block: BlockOf<'quiz'>): Html {
  const entity = entityOf(of, block.entity)
  const { about } = block
  const shown = about ? aboutOf(of, about.entity) : null
  if (!entity || (about && !shown)) return nothing
  const questions = rowsOf(of, entity)
    .filter((row) => !about || valueIn(row, about.by) === shown?.row.id)
    .toReversed()
    .flatMap((row) => questionOf(row, block.fields))
  if (questions.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} with choices and a right answer yet.` }))
  const still = html`<ol class="quiz-still">${questions.slice(0, block.size).map(({ text, choices, right, explanation }) => html`<li><h2>${text}</h2><ul>${choices.map((choice) => html`<li>${choice}</li>`)}</ul><details><summary>Show the answer</summary><p>${right.map((place) => choices[place]).join('; ')}${explanation && `. ${explanation}`}</p></details></li>`)}</ol>`
  const { modes, size, keeps, source = 'all' } = block
  const minutes = numberIn(shown?.row, 'minutes') ?? block.minutes
  const pass = numberIn(shown?.row, 'pass_mark') ?? block.pass
  const fixed = shown ? { at: shown.row.id, ...(about?.kept && { [about.kept]: shown.row.id }) } : {}
  return stage(of, block, {
    module: 'quiz',
    data: { exam: shown?.row.id ?? block.id, questions, modes, minutes, size, pass, source },
    still,
    keeps,
    fixed,
    memory: entity.id,
  })
}

function backOf(row: SiteRow, { back, choices }: BlockOf<'flashcards'>): string {
  const all = choices === null ? [] : choicesIn(textIn(row, choices))
  const right = rightIn(textIn(row, back), all)
  return right.length > 0 ? right.map((place) => all[place]).join('; ') : textIn(row, back)
}

/** The cards of an entity, front and back. */
export function flashcards(of: Context, block: BlockOf<'flashcards'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const cards = rowsOf(of, entity)
    .toReversed()
    .map((row) => ({ id: row.id, front: textIn(row, block.front), back: backOf(row, block) }))
    .filter(({ front, back }) => front !== '' && back !== '')
  if (cards.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} to learn yet.` }))
  const still = html`<dl class="quiz-still">${cards.map(({ front, back }) => html`<div><dt>${front}</dt><dd>${back}</dd></div>`)}</dl>`
  return stage(of, block, { module: 'flashcards', data: { cards }, still, keeps: null })
}
