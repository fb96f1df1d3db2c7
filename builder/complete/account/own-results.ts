import type { Entity } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeBlocks, createOn, entityIn, putEntity, textOf } from '../trade/parts.ts'

/** What is found out about one person: nobody else reads it, whoever else may "view results". */
const result =
  /(?:^| )(?:(?:health|medical|physical examination|physical|medical examination|check-?up|lab|laboratory|blood test|screening|diagnosis|assessment|evaluation|exam|examination|test|quiz|course|psychological) (?:results?|reports?|scores?|grades?|marks?)|grades?|transcripts?|report cards?|physical examinations?|health assessments?)$/
/** Where everybody is to see how others did, or what is tested is no person. */
const apart =
  /\b(?:rank(?:s|ed|ings?)?|leader ?boards?|public(?:ly)?|unit test\w*|test (?:cases?|plans?)|software test\w*|code|penetration|vehicles?|matches|football|cricket)\b/
const ofThings = /\b(?:risk|equipment|machine|product|environmental|water|project|supplier|credit|car|live|game|performance|code|site|page|model)\b/
/** Who has a result, as its fields call them. */
const whose = /^(?:name|person|patient|student|pupil|learner|trainee|employee|candidate|examined|examinee|user|member|client|customer)$/i

/** Results of people are each one's own: those that they made themselves or that are entered for them, and those of all for who runs the site. */
export const ownResults: Completer = (draft) => {
  if (!draft.model.accounts || apart.test(textOf(draft))) return draft
  return draft.model.entities.filter((entity) => isOwnResult(draft, entity)).reduce((so_far, { id }) => toOwn(so_far, id), draft)
}

function isOwnResult({ model }: Draft, { id, singular, read, fields, inside, authored }: Entity): boolean {
  const isShown = model.pages.some(({ blocks }) => blocks.some((block) => (block.kind === 'ranking' || block.kind === 'leaderboard') && block.entity === id))
  const isOf = fields.some(({ label, type }) => (type === 'text' || type === 'reference') && whose.test(label))
  const isForRole = model.roles.some(
    (role) => !role.manages && model.pages.some((page) => page.role === role.id && page.blocks.some((block) => block.kind === 'list' && block.entity === id)),
  )
  const isResult = result.test(singular) || (/^(?:course |skills? )?assessment$/.test(singular) && fields.some(({ label }) => label === 'Score'))
  if (isForRole || !isResult || ofThings.test(singular)) return false
  return read === 'public' && inside === undefined && authored === undefined && !isShown && isOf
}

function toOwn(draft: Draft, id: string): Draft {
  const create = createOn(draft, id)
  const text = `Only you and the people who run this site see your ${entityIn(draft, id)!.plural}.`
  const put = putEntity(draft, { ...entityIn(draft, id)!, read: 'own' })
  return changeBlocks(put, (block, page) => {
    if (block.kind === 'form' && block.action === create?.id && block.text === '') return [{ ...block, text }]
    return block.kind === 'list' && block.entity === id && page.role === undefined && block.scope === 'all' ? [{ ...block, scope: 'mine' }] : [block]
  })
}
