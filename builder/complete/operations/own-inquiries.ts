import { capital } from '../../lexicon/inflect.ts'
import type { BlockOf } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { changePages, createOn, entityIn, partsOf, putEntity } from '../trade/parts.ts'
import { withAnswers } from './answers-given.ts'

/** Where visitors have accounts, whoever sent an inquiry finds it again beside its form, with the answer. */
export const ownInquiries: Completer = (draft) =>
  draft.model.accounts === undefined
    ? draft
    : partsOf(draft, 'inquiry').reduce((so_far, part) => withOwn(withAnswers(so_far, part, 'answer'), part.made.entity.id), draft)

function withOwn(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  if (!entity || !create || create.role !== undefined || entity.read !== 'managed') return draft
  const put = putEntity(draft, { ...entity, read: 'own' })
  const shown = entity.fields.filter(({ id: field, type }) => field !== entity.title && type !== 'email' && type !== 'phone').map((field) => field.id)
  const list: BlockOf<'list'> = {
    kind: 'list',
    id: newBlockId(draft, `own_${id}`.slice(0, 40)),
    heading: `Your ${entity.plural}`,
    entity: id,
    layout: 'table',
    scope: 'mine',
    fields: shown,
    search: false,
    filters: [],
    sorts: [],
    per_page: 10,
    actions: [],
    empty: `${capital(entity.plural)} that you send appear here, with their answers.`,
  }
  return changePages(put, (page) => {
    const at = page.role === undefined && page.path !== '/' ? page.blocks.findIndex((block) => block.kind === 'form' && block.action === create.id) : -1
    const isThere = page.blocks.some((block) => block.kind === 'list' && block.entity === id)
    return at === -1 || isThere ? page : { ...page, blocks: page.blocks.toSpliced(at + 1, 0, list) }
  })
}
