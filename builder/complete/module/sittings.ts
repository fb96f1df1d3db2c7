import { idFrom, taken } from '../../compose/ids.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Block, BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { detailPage, withBlocks } from '../social/places.ts'
import { changeActions, changeBlocks, entityIn, partsOf, putEntity, withFields, withoutFields, withSeeds } from '../trade/parts.ts'
import { withExamsOfTopics } from './exam-subjects.ts'
import { quizzes, withTopicsAligned } from './exam-topics.ts'

const bankLike = /(?:bank|paper|hall|re-?exam)s?$/
const most = 3

/** An exam that the site keeps asks its own questions on its own page, and a result says of which exam it is. */
export const sittings: Completer = (draft) => {
  const quiz = draft.model.pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'quiz'> => block.kind === 'quiz')
  const part = partsOf(draft, 'exam').find(({ made }) => !bankLike.test(made.thing.noun))
  const exam = entityIn(draft, part?.made.entity.id)
  const bank = entityIn(draft, quiz?.entity)
  const results = entityIn(draft, draft.model.actions.find(({ id }) => id === quiz?.keeps?.action)?.entity)
  if (!quiz || !exam || !bank || exam.id === bank.id || !detailPage(draft, exam.id)) return draft
  const asked = tied(draft, bank, exam)
  const kept = results ? tied(asked.draft, results, exam, quiz.keeps?.action) : null
  const counted = exam.fields.some(({ id, type }) => id === 'questions' && type === 'number') && exam.title !== 'questions'
  const tidied = counted ? putEntity(kept?.draft ?? asked.draft, withoutFields(exam, ['questions'])) : (kept?.draft ?? asked.draft)
  const aligned = withTopicsAligned(tidied, entityIn(tidied, bank.id) ?? bank)
  const [sat, banked] = [entityIn(aligned, exam.id) ?? exam, entityIn(aligned, bank.id) ?? bank]
  const lean = quizzes.test(exam.plural) ? aligned : withExamsOfTopics(aligned, sat, banked, asked.by)
  const page = detailPage(lean, exam.id)
  const own: Block = {
    ...quiz,
    id: newBlockId(lean, 'sitting'),
    heading: titled(`take this ${exam.singular}`),
    about: { entity: exam.id, by: asked.by, kept: kept?.by ?? null },
  }
  return page ? withBlocks(lean, page.id, [own]) : lean
}

interface Tied {
  readonly draft: Draft
  readonly by: string
}
/** The draft where rows of an entity name an exam: in its forms, or in the one action that keeps a result. */
function tied(draft: Draft, entity: Entity, exam: Entity, only?: string): Tied {
  const known = entity.fields.find((field) => field.entity === exam.id)
  const label = titled(exam.singular)
  const field: Field = known ?? {
    id: taken(new Set(entity.fields.map(({ id }) => id)), idFrom(label, 'exam')),
    label,
    type: 'reference',
    required: false,
    entity: exam.id,
  }
  const count = Math.min(most, exam.seeds.length)
  const wide = known ? entity : withSeeds(withFields(entity, [field]), (seed, index) => ({ ...seed, [field.id]: count === 0 ? null : index % count }))
  const put = putEntity(draft, wide)
  const asks = changeActions(put, entity.id, (action) => {
    const isIts = only === undefined ? action.kind === 'create' || action.kind === 'update' : action.id === only
    return isIts && !action.fields.includes(field.id) && action.fields.length > 0 ? { ...action, fields: [...action.fields, field.id] } : action
  })
  const listed = known
    ? asks
    : changeBlocks(asks, (block) => [
        block.kind === 'list' && block.entity === entity.id
          ? { ...block, fields: [field.id, ...block.fields], filters: block.filters.length > 0 ? [field.id, ...block.filters] : [] }
          : block,
      ])
  return { draft: listed, by: field.id }
}
