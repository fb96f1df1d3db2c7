import type { Part } from '../../compose/pages.ts'
import { plural, titled } from '../../lexicon/inflect.ts'
import { type Kit, type KitName, kits } from '../../lexicon/kits.ts'
import { isManaging, isPlainUser, isSelfEmployed, peopleNouns } from '../../lexicon/people.ts'
import { poolOf } from '../../lexicon/samples.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, partsLeft } from '../draft.ts'
import { text, withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, manager, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const mostFields = 22
const mostColumns = 8
const ownName = /^(?:full |your )?name$/i
const done =
  /^(?:reported|requested|submitted|asked|posted|written|created|filed|offered|shared|uploaded|entered|recorded|found|added|noted|seen|made|played|borrowed|invited|sent|given|booked|paid|suggested) by$/i
const somebody = /^(?:who|whom|person|voter|sender|from|contact|organi[sz]er|observer|company|client|buyer)$/i
/** Those who do for others what is asked of them, and ask for none of it themselves. */
const served: ReadonlySet<KitName> = new Set<KitName>(['expert', 'doctor', 'teacher', 'driver'])
/** Rows that bear the name of whoever writes them, or are nobody's. */
const unnamed: ReadonlySet<Kit['group']> = new Set<Kit['group']>(['talk', 'person', 'rule', 'play'])
// biome-ignore format: a table
const ofItself: ReadonlySet<KitName> = new Set<KitName>([
  'category', 'favorite', 'cart', 'profile', 'announcement', 'introduction', 'alert', 'log', 'template', 'form', 'dataset', 'figures', 'job', 'run_record',
])

/** What people put up for others says who did, and what somebody asks for stands under their name before those who deal with it. */
export const madeBy: Completer = (draft) => {
  const { setting, model } = draft
  if (!model.accounts || setting === 'private' || setting === 'personal') return draft
  const isOpen = model.accounts.open === true
  return partsLeft(draft).reduce((so_far, part) => {
    const entity = entityIn(so_far, part.made.entity.id)
    const create = entity && makingOf(so_far, entity)
    if (!entity || !create || entity.together || entity.authored || isUnnamed(part)) return so_far
    if (entity.read === 'public')
      return isPutUp(part) && ((setting === 'public' && !isOpen) || isUploaded(part)) ? signed(so_far, part, entity, create, false) : so_far
    return !isOpen && entity.read === 'own' && isDealtWith(so_far, entity) ? signed(so_far, part, entity, create, true) : so_far
  }, draft)
}

const isPutUp = ({ made: { thing } }: Part): boolean => thing.makes.length > 0 && kits[thing.kit].group !== 'machine'
/** Files, pictures, recordings and notes are somebody's wherever several people put them up, with an account or without. */
const isUploaded = ({ made: { thing } }: Part): boolean =>
  (kits[thing.kit].group === 'media' || uploads.has(thing.kit)) &&
  thing.makes.some(({ verb }) => /^(?:upload|share|post|publish|write|add|create|record)$/.test(verb))
const uploads: ReadonlySet<KitName> = new Set<KitName>(['document', 'file', 'post', 'diary'])
const isUnnamed = ({ made: { thing } }: Part): boolean => unnamed.has(kits[thing.kit].group) || ofItself.has(thing.kit)

/** How those make rows who do not run the site, or who are many on it and work on their own account: guides, hosts. */
function makingOf(draft: Draft, { id, write }: Entity): Action | undefined {
  const runs = manager(draft)?.id
  return actionsOn(draft, id).find(({ kind, role }) => {
    if (kind !== 'create' || role === undefined) return kind === 'create' && write === 'anyone'
    const name = draft.model.roles.find((one) => one.id === role)?.name.toLowerCase() ?? ''
    return areMany(draft, name) && ((write === 'anyone' && role !== runs) || (isSelfEmployed(name) && !asking.test(name)))
  })
}
const asking = /^(?:students?|members?|customers?|users?|visitors?)$/
const areMany = ({ brief }: Draft, name: string): boolean => brief.words.toLowerCase().includes(plural(name))

/** Whether those who run the site, or another role, look through the rows of all. */
const isDealtWith = ({ model }: Draft, { id }: Entity): boolean =>
  model.pages.some(({ role, blocks }) => role !== undefined && blocks.some((block) => isListOfAll(block, id)))
const isListOfAll = (block: { readonly kind: string }, id: string): block is BlockOf<'list'> =>
  block.kind === 'list' && (block as BlockOf<'list'>).entity === id && (block as BlockOf<'list'>).scope === 'all'

/** The field that says whose a row is already. */
function makerIn(draft: Draft, { made }: Part, { fields, title }: Entity): Field | undefined {
  const isAsking = kits[made.thing.kit].group === 'request'
  return fields.find(({ id, label, type, entity }) => {
    if (type === 'reference') {
      const kit = draft.parts.find((part) => part.made.entity.id === entity)?.made.thing.kit
      return kit !== undefined && kits[kit].group === 'person' && !served.has(kit)
    }
    if (type === 'email' && id.startsWith('for_')) return true
    if (type !== 'text') return false
    if (ownName.test(label)) return id !== title || isAsking
    return done.test(label) || somebody.test(label) || peopleNouns.has(label.toLowerCase())
  })
}

function signed(draft: Draft, part: Part, entity: Entity, create: Action, isAsked: boolean): Draft {
  const known = makerIn(draft, part, entity)
  if (known) return isAsked || known.id === entity.title ? shown(draft, entity, known.id, isAsked) : draft
  if (entity.fields.length >= mostFields) return draft
  const label = isAsked ? askerOf(draft, part, create) : posterOf(draft, part, create)
  const field = text('made_by', label)
  if (entity.fields.some((one) => one.id === field.id || one.label === label)) return draft
  const names = namesIn(draft, create)
  const put = putEntity(
    draft,
    withSeeds(withFields(entity, [field]), (seed, index) => ({ ...seed, [field.id]: names[(index + entity.id.length) % names.length]! })),
  )
  const makes = changeActions(put, entity.id, (action) => (action.kind === 'create' ? withRules(action, [], [{ kind: 'name', field: field.id }]) : action))
  return shown(makes, entity, field.id, isAsked)
}

/** Columns of the lists of all, and what a row's own page tells first. */
const shown = (draft: Draft, { id, title }: Entity, field: string, isAsked: boolean): Draft =>
  changeBlocks(draft, (block, { role }) => {
    if (block.kind === 'detail' && block.entity === id) return [{ ...block, fields: [...new Set([field, ...block.fields])] }]
    const isTold = isListOfAll(block, id) && (role !== undefined || !isAsked) && field !== title && !block.fields.includes(field)
    return [isTold && block.fields.length < mostColumns ? { ...block, fields: [field, ...block.fields] } : block]
  })

/** Names of accounts that may have made rows: of the role that makes them, where there are any. */
function namesIn({ model }: Draft, { role }: Action): readonly string[] {
  const all = model.accounts?.samples.filter(({ active }) => active) ?? []
  const ofRole = all.filter((one) => one.role === (role ?? model.roles[0]?.id))
  const names = (ofRole.length > 1 ? ofRole : all).map(({ name }) => name)
  return names.length > 1 ? names : poolOf('people')
}

/** What a role is called where that says more than that they use the site. */
function calledBy({ model }: Draft, { role }: Action): string | undefined {
  const name = (model.roles.find(({ id }) => id === role) ?? model.roles[0])?.name ?? ''
  const isPlain = isPlainUser(name.toLowerCase()) || (isManaging(name.toLowerCase()) && !isSelfEmployed(name.toLowerCase()))
  return name === '' || (isPlain && !/^customer$/i.test(name)) ? undefined : titled(name)
}

const askerOf = (draft: Draft, { made }: Part, create: Action): string =>
  calledBy(draft, create) ??
  (paidOut.test(made.thing.noun) ? undefined : doing[made.thing.kit]) ??
  (kits[made.thing.kit].group === 'request' ? 'Requested by' : 'Entered by')
const paidOut = /(?:withdrawal|pay-?out|earning|refund)$/
const doing: Readonly<Partial<Record<KitName, string>>> = { payment: 'Paid by', invitation: 'Invited by', image: 'Shared by' }

const ways: readonly (readonly [RegExp, string])[] = [
  [/^(?:record|log|enter|note|track)$/, 'Recorded by'],
  [/^report$/, 'Reported by'],
  [/^(?:upload|share)$/, 'Shared by'],
  [/^(?:suggest|propose)$/, 'Suggested by'],
  [/^(?:submit|contribute)$/, 'Submitted by'],
]
/** What those who put up such rows are called, the surest first. */
const callings: readonly (readonly [RegExp, string])[] = [
  [/\borgani[sz]ers?\b/i, 'Organizer'],
  [/\bsellers?\b/i, 'Seller'],
  [/\bhosts?\b/i, 'Host'],
]
const gatherings: ReadonlySet<string> = new Set(['trip', 'event', 'meeting', 'itinerary', 'ride'])

function posterOf(draft: Draft, { made: { thing, entity } }: Part, create: Action): string {
  const { words } = draft.brief
  const isSold = entity.fields.some(({ type, label }) => type === 'money' && label === 'Price') && kits[thing.kit].group === 'offer'
  if (create.role !== undefined) return calledBy(draft, create) ?? 'Posted by'
  const said = callings.find(([calling, label]) => calling.test(words) && (label === 'Organizer' ? isGathering(thing.noun, thing.kit) : isSold))
  if (said) return said[1]
  if (isGathering(thing.noun, thing.kit)) return 'Organizer'
  if (isSold && /\bsell\b|second-?hand|\bused\b/i.test(words)) return 'Seller'
  return ways.find(([verb]) => thing.makes.some((make) => verb.test(make.verb)))?.[1] ?? 'Posted by'
}
const isGathering = (noun: string, kit: KitName): boolean => gatherings.has(kit) || /(?:^| )(?:trip|hike|tour|meet-?up|outing|excursion|game night)$/.test(noun)
