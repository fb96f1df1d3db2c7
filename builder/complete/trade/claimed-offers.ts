import { idFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { listOfOwn } from '../module/results.ts'
import { claimRules } from './coupons.ts'
import { choice, date, reference, text } from './fields.ts'
import { changePages, claimWhere, dropEntity, entityIn, listPage, newActionId, newEntityId, partsOf, putActions, putEntity, withoutStates } from './parts.ts'

/** What everybody may claim stays there for the next one: each who claims it has a row of their own with a code, and one less is left. */
export const claimedOffers = (draft: Draft): Draft =>
  partsOf(draft, 'coupon', 'reward').reduce((so_far, { made }) => {
    const offer = entityIn(so_far, made.entity.id)
    const isClaimed = offer?.lifecycle?.transitions.some(({ to, role }) => to === 'Claimed' && role === undefined)
    const isTied = so_far.model.entities.some(({ fields, write }) => write === 'anyone' && fields.some(({ entity }) => entity === offer?.id))
    const page = offer && listPage(so_far, offer.id)
    return offer && page && isClaimed && offer.read === 'public' && offer.write === 'managed' && !isTied ? withClaims(so_far, offer, page) : so_far
  }, draft)

const noted = /(?:claim|claims|claimed|redemption) records?$/
function withClaims(before: Draft, offer: Entity, page: Page): Draft {
  const records = before.model.entities.find(
    ({ plural: name, write, fields }) => write === 'managed' && noted.test(name) && fields.some(({ entity }) => entity === offer.id),
  )
  const draft = records ? dropEntity(before, records.id) : before
  const singular = records?.singular ?? `claimed ${offer.singular}`
  const plural = records?.plural ?? `claimed ${offer.plural}`
  const id = newEntityId(draft, plural.toLowerCase().replace(/[^a-z]+/g, '_'))
  const by = reference(idFrom(offer.singular, 'offer'), capital(offer.singular), offer.id)
  const use = { id: newActionId(draft, `use_${id}`), name: 'Mark as used', from: ['Unused'], to: 'Used' }
  const entity: Entity = {
    id,
    singular,
    plural,
    title: by.id,
    fields: [by, text('code', 'Code'), date('claimed_on', 'Claimed on'), choice('status', 'Status', ['Unused', 'Used'], true)],
    read: 'own',
    write: 'anyone',
    lifecycle: { field: 'status', initial: 'Unused', transitions: [use] },
    seeds: offer.seeds
      .slice(0, 2)
      .map((_, index) => ({ [by.id]: index, code: `CL-${1042 + index * 17}`, claimed_on: `-${index * 9 + 2}d`, status: index === 0 ? 'Unused' : 'Used' })),
  }
  const { guards, effects } = claimRules(entity, by, offer)
  const actions: readonly Action[] = [
    {
      id: newActionId(draft, `claim_${offer.id}`),
      name: `Claim ${offer.singular}`,
      kind: 'create',
      entity: id,
      fields: [by.id],
      confirmation: '{title} is yours. Its code stands in your list.',
      guards,
      effects: [...effects, { kind: 'number', field: 'code', prefix: 'CL' }],
    },
    { id: use.id, name: use.name, kind: 'transition', entity: id, transition: use.id, fields: [], confirmation: '{title} is marked as used.' },
  ]
  const ready = putActions(putEntity(withoutStates(draft, offer), entity), actions)
  const [claim] = actions
  const more: readonly Block[] = [
    {
      kind: 'form',
      id: newBlockId(ready, `${id}_form`),
      heading: claim!.name,
      text: `Only you and the people who run this site see your ${plural}.`,
      action: claim!.id,
    },
    listOfOwn(newBlockId(ready, `${id}_list`), `Your ${plural}`, entity, [by.id, 'code', 'claimed_on', 'status'], [use.id]),
  ]
  const shown = changePages(ready, (one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, ...more] } : one))
  return claimWhere(shown, /\bclaim\w*\b/, page.path)
}
