import type { Part } from '../../compose/pages.ts'
import type { KitName } from '../../lexicon/kits.ts'
import { type Completer, withModel } from '../draft.ts'

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

/** Where a site has accounts, people's addresses and numbers are for those who have one; who only looks around finds samples. */
export const personal: Completer = (draft) => {
  const { model, parts } = draft
  if (!model.accounts) return draft
  const of = new Set(parts.filter(isPersonal).map(({ made }) => made.entity.id))
  return withModel(draft, { entities: model.entities.map((one) => (of.has(one.id) && one.read === 'public' ? { ...one, members: true } : one)) })
}
