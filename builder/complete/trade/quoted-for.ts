import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import { postOn } from '../account/posted.ts'
import { type Completer, type Draft, partsLeft } from '../draft.ts'
import { referring } from '../social/places.ts'
import { changeActions, createOn, entityIn, partsOf } from './parts.ts'

const offering = /^(?:send|submit|make|give|place|offer|post|provide)$/
const posted = /(?:^| )(?:job|job posting|project|request|errand|task|tender|gig)$/

/** "post jobs; send quotes": a quote that people send is for one of what others have posted. */
export const quotedFor: Completer = (draft) =>
  draft.model.accounts && draft.setting !== 'team' ? partsOf(draft, 'quotation', 'bid').reduce(tied, draft) : draft

function tied(draft: Draft, { made: { thing, entity: before } }: Part): Draft {
  const entity = entityIn(draft, before.id)
  const create = createOn(draft, before.id)
  const isBare = entity?.write === 'anyone' && !entity.fields.some(({ type }) => type === 'reference')
  if (!entity || !create || !isBare || !thing.makes.some(({ verb }) => offering.test(verb))) return draft
  const [part, ...others] = partsLeft(draft).filter((one) => {
    const about = entityIn(draft, one.made.entity.id)
    const post = about?.read === 'public' && posted.test(about.singular) ? postOn(draft, one) : undefined
    return post !== undefined && about?.id !== entity.id
  })
  const about = entityIn(draft, part?.made.entity.id)
  if (!about || others.length > 0) return draft
  const { draft: next, field } = referring(draft, entity, about, titled(about.singular))
  return changeActions(next, entity.id, (action) => (action.id === create.id ? { ...action, fields: [field.id, ...action.fields] } : action))
}
