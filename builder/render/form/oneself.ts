import type { Action, Entity, Field } from '../../model.ts'
import type { SiteAccount, SiteRow } from '../../site.ts'
import type { Context } from '../context.ts'

/** What somebody does for themselves, rather than enters about another. */
const forOneself =
  /^(?:register|sign up|join|enrol\w*|book|reserve|apply|order|place|purchase|buy|rent|borrow|hire|submit|post|write|review|rate|answer|fill|take|request|donate|vote|open|report|give|leave|comment)\b/i
/** Who comes says so themselves. */
const presence = /^(?:check|clock|punch)[ -]in\b/i
const ownName = /^(?:your |full |my )?name$/i
/** How a check-in calls who comes. */
const comer = /^(?:(?:your |full |my )?name|member|user|person|employee|student|participant)$/i
const ownEmail = /^(?:your )?e-?mail(?: address)?$/i
/** Who made a row, said in a field of its own. */
const maker =
  /^(?:reported|requested|submitted|asked|posted|written|created|filed|offered|found) by$|^(?:author|applicant|reporter|requester|learner|organi[sz]er|seller|host|observer)$/i

const ownPhone = /^(?:your |my |contact |mobile )?(?:phone|telephone|mobile)(?: number)?$/i
const phoneOf = ({ values }: SiteAccount): string => (typeof values.phone === 'string' ? values.phone : '')

/** What whoever is logged in is called, and their address, where a form asks for their own; '' for all else. */
export function oneself(of: Context, action: Action, entity: Entity, field: Field, row: SiteRow | null): string {
  const { account } = of.viewer
  if (row !== null || action.kind !== 'create' || !account || of.viewer.manages) return ''
  if (field.type === 'text' && maker.test(field.label)) return account.name
  if (field.type === 'text' && field.required && comer.test(field.label) && presence.test(action.name)) return account.name
  if (entity.write !== 'anyone' || !forOneself.test(action.name) || !entity.fields.some(({ id, label }) => action.fields.includes(id) && ownName.test(label)))
    return ''
  const isPerson = entity.fields.some(({ type }) => type === 'email' || type === 'phone' || type === 'reference' || type === 'rating')
  if (!isPerson) return ''
  if (field.type === 'phone' && ownPhone.test(field.label)) return phoneOf(account)
  if (field.type === 'text' && ownName.test(field.label)) return account.name
  return field.type === 'email' && ownEmail.test(field.label) ? account.email : ''
}

/** What one does in one's own name, though somebody else may be named in a place apart; signing up, which may be for a child, is not. */
const inOwnName = /^(?:book|reserve|order|place|purchase|buy|rent|borrow|hire|write|review|rate|comment)\b/i

/** Whether a form goes without asking whoever is logged in for what their account says: `always`, or unless they say that it is for somebody else. */
export function standsIn(of: Context, action: Action, entity: Entity, field: Field): 'always' | 'unless' | null {
  if (oneself(of, action, entity, field, null) === '') return null
  if (presence.test(action.name)) return 'always'
  return inOwnName.test(action.name) && (ownName.test(field.label) || ownEmail.test(field.label)) ? 'unless' : null
}
