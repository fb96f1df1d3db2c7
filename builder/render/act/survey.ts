import type { Effect } from '../../model.ts'
import { answersIn, questionOf, transcriptOf } from '../../survey-questions.ts'
import { own } from '../own.ts'
import { rowFor, type Scene } from './scene.ts'

type Answers = Extract<Effect, { kind: 'answers' }>

/** What the scene's form answers of the questions of the survey that its row is about. */
function answered(scene: Scene, { of, by, about, order, ...fields }: Answers) {
  const survey = own(scene.values, about)
  const rows = scene.desk.rowsOf(of).filter((row) => own(row.values, by) === survey)
  const placed = order === null ? rows : rows.toSorted((one, other) => Number(own(one.values, order) ?? 0) - Number(own(other.values, order) ?? 0))
  return answersIn(
    placed.map(({ id, values }) => questionOf(id, values, fields)),
    scene.typed,
  )
}

/** Keeps all answers as one text in the row itself. */
export function transcribe(scene: Scene, effect: Answers): void {
  scene.values[effect.to] = transcriptOf(answered(scene, effect).answers)
}

/** What is not answered that has to be, by the name of its field. */
export const unanswered = (scene: Scene): Readonly<Record<string, string>> =>
  Object.assign({}, ...(scene.action.effects ?? []).map((effect) => (effect.kind === 'answers' ? answered(scene, effect).errors : {})))

/** Keeps each answer as a row, to be counted. */
export function keepAnswers(scene: Scene, effect: Answers, response: string): void {
  const { entity, question, response: by, value } = effect.into
  for (const answer of answered(scene, effect).answers.toReversed())
    scene.desk.insert(entity, rowFor(scene, entity, { [question]: answer.question, [by]: response, [value]: answer.value }))
}
