import type { Part } from '../../compose/pages.ts'
import { isInternal, isOfEquals } from '../../compose/setting.ts'
import { groupOf } from '../../compose/thing.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Entity } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { entityIn } from '../trade/parts.ts'
import { wantsIn } from './wants.ts'

/** People, and what they ask for, with how they are reached: whoever has dealings with a site, rather than those whom it introduces. */
const kept: ReadonlySet<KitName> = new Set<KitName>([
  'person',
  'employee',
  'student',
  'patient',
  'driver',
  'customer',
  'friend',
  'volunteer',
  'loyal_member',
  'user_account',
  'order',
  'booking',
  'signup',
  'application',
  'attendance',
])
const isPersonal = ({ made: { thing, entity } }: Part): boolean => kept.has(thing.kit) && entity.fields.some(({ type }) => type === 'email' || type === 'phone')

/** People of whom a firm keeps how they are reached, and what is paid: nothing for whoever comes by. */
export const isOfWork = (part: Part): boolean => isPersonal(part) || ['money', 'person'].includes(groupOf(part.made.thing))

/** Whether those who log in are a team who keep everything on the site together, rather than what it shows to visitors. */
const isWithin = (draft: Draft): boolean =>
  draft.model.settings === undefined &&
  draft.model.accounts?.open !== true &&
  (isInternal(draft.brief) ||
    (draft.setting === 'team' && (draft.parts.some(isOfWork) || wantsIn(draft).some(({ want }) => want === 'log_in' || want === 'register'))))

/** What each has to themselves, though all of them read it. */
const ofOne: ReadonlySet<KitName> = new Set<KitName>(['vote', 'review', 'signup', 'attendance', 'score', 'answer', 'comment', 'response', 'profile'])
/** What a household, a few friends or those of one firm write down for all of them is changed by each of them. */
const isTogether = (draft: Draft, { made }: Part): boolean => {
  const entity = entityIn(draft, made.entity.id)
  return entity?.read === 'public' && entity.write === 'anyone' && entity.authored === undefined && groupOf(made.thing) !== 'talk' && !ofOne.has(made.thing.kit)
}

/** Conversations and what is said in them. */
function talkedIn(entities: readonly Entity[]): ReadonlySet<string> {
  const rooms = entities.filter(({ singular }) => singular === 'conversation').map(({ id }) => id)
  const said = entities.filter(
    ({ singular, fields }) => /(?:^| )message$/.test(singular) && fields.some(({ entity }) => entity !== undefined && rooms.includes(entity)),
  )
  return new Set([...rooms, ...said.map(({ id }) => id)])
}

/** Where a site has accounts, people's addresses and numbers and what they say in conversations are for those who have one, as is all that a team logs in to; who only looks around finds samples. */
export const personal: Completer = (draft) => {
  const { model, parts } = draft
  if (!model.accounts) return draft
  const of = new Set(parts.filter(isPersonal).map(({ made }) => made.entity.id))
  const all = isWithin(draft)
  const talk = model.accounts.open === true ? new Set<string>() : talkedIn(model.entities)
  const isShared = draft.setting === 'team' && (isInternal(draft.brief) || isOfEquals(draft.brief))
  const shared = new Set(isShared ? parts.filter((part) => isTogether(draft, part)).map(({ made }) => made.entity.id) : [])
  const entities = model.entities.map((one) => ({
    ...one,
    ...((all || of.has(one.id) || talk.has(one.id)) && one.read === 'public' && { members: true }),
    ...(shared.has(one.id) &&
      one.read === 'public' && { together: true, ...((model.accounts?.open !== true || isOfEquals(draft.brief)) && { members: true }) }),
  }))
  return withModel(draft, { entities })
}
