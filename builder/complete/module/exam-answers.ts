import { capital } from '../../lexicon/inflect.ts'
import type { BlockOf, Effect, Entity } from '../../model.ts'
import { withModel } from '../draft.ts'
import { choice, reference, text } from '../trade/fields.ts'
import { putActions } from '../trade/parts.ts'
import { newEntityId } from './remake.ts'
import { listOfOwn, type Results } from './results.ts'

const marks = { right: 'Right', wrong: 'Wrong' }
const sheet = 'sheet'
const most = 22

/** The answers that were given, each with its question, the result that it counts for and whether it was right. */
export interface Answers extends Results {
  readonly answers: Entity | null
}

/** The draft where a kept result keeps what was answered too, so that wrong answers are found again on any device. */
export function withAnswers(results: Results, bank: Entity, fields: BlockOf<'quiz'>['fields']): Answers {
  const { draft, entity, keeps } = results
  const keep = draft.model.actions.find(({ id }) => id === keeps.action)
  if (!keep || draft.model.entities.length > most) return { ...results, answers: null }
  const singular = `${/^(exam|quiz|test) /.exec(entity.singular)?.[1] ?? 'marked'} answer`
  const answers: Entity = {
    id: newEntityId(draft, `${singular.replace(/[^a-z]+/g, '_').slice(0, 40)}s`),
    singular,
    plural: `${singular}s`,
    title: 'answer',
    fields: [
      text('answer', 'Answer', true),
      reference('question', capital(bank.singular), bank.id),
      reference('result', capital(entity.singular), entity.id),
      choice('mark', 'Mark', [marks.right, marks.wrong], true),
    ],
    read: 'own',
    write: 'managed',
    seeds: [],
  }
  const into = { entity: answers.id, question: 'question', result: 'result', answer: 'answer', mark: 'mark' }
  const marked: Effect = { kind: 'marked', sheet, of: bank.id, choices: fields.choices, right: fields.right, into, marks }
  const kept = putActions(draft, [{ ...keep, effects: [...(keep.effects ?? []), marked] }])
  return {
    draft: withModel(kept, { entities: [...kept.model.entities, answers] }),
    entity,
    keeps: { ...keeps, measures: { ...keeps.measures, sheet } },
    answers,
  }
}

/** What the visitor has answered, the wrong ones by themselves where they choose so. */
export const answersList = (id: string, answers: Entity): BlockOf<'list'> => ({
  ...listOfOwn(id, `Your ${answers.plural}`, answers, ['question', 'result', 'mark'], []),
  filters: ['mark'],
  empty: 'Keep a result, and each of its answers stands here with its mark.',
})
