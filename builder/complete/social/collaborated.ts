import { kits } from '../../lexicon/kits.ts'
import type { Entity, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { actionsOn, changePages, claimClauses, entityIn, isDetailOf, listPage, putEntity } from '../trade/parts.ts'

const asked =
  /\b(?:collaborat\w* (?:edit|writ)\w*|(?:edit|writ)ing collaborat\w*|multi-?user (?:collaborat\w* )?edit\w*|co-?edit\w*|real[- ]?time collaborat\w*|collaborat\w* (?:with (?:\w+ ){1,3})?in real[- ]?time)\b/i

/** "collaborative editing": a text is changed by everybody who has an account, and what one of them saves appears to the others by itself. */
export const collaborated: Completer = (draft) => {
  if (!draft.model.accounts || !asked.test(draft.brief.words)) return draft
  const text = draft.parts
    .flatMap(({ made }) => (kits[made.thing.kit].group === 'text' ? [entityIn(draft, made.entity.id)] : []))
    .find((one) => one && isEdited(draft, one))
  const page = text && rowPage(draft, text)
  if (!text || !page) return draft
  const kept = putEntity(draft, { ...text, together: true })
  const shown = changePages(kept, (one) => (one.id === page.id && !one.blocks.some(({ kind }) => kind === 'live') ? withLive(kept, one) : one))
  return claimClauses(shown, asked, listPage(shown, text.id)?.path ?? page.path)
}

const rowPage = ({ model }: Draft, { id }: Entity): Page | undefined => model.pages.find((page) => page.role === undefined && isDetailOf(page, id))
const isEdited = (draft: Draft, entity: Entity): boolean =>
  entity.read === 'public' &&
  entity.write === 'anyone' &&
  entity.fields.some(({ type }) => type === 'long_text') &&
  actionsOn(draft, entity.id).some(({ kind, role }) => kind === 'update' && role === undefined) &&
  rowPage(draft, entity) !== undefined

const withLive = (draft: Draft, page: Page): Page => ({
  ...page,
  blocks: [...page.blocks, { kind: 'live', id: newBlockId(draft, 'live'), heading: '', blocks: [page.blocks[0]!.id], seconds: 5 }],
})
