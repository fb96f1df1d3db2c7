import { type Couple, coupleIn } from '../../compose/matched.ts'
import { capital, plural, singular, titled } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import { type Draft, newBlockId, withModel } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { addPage, changeActions, changeBlocks, changePages, createOn, entityIn, putEntity, withFields, withoutFields, withSeeds } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'

type Pair = BlockOf<'matches'>['pairs'][number]
const near = new Set<Field['type']>(['money', 'number', 'rating', 'percent'])
const same = new Set<Field['type']>(['choice', 'reference', 'boolean'])
const claiming = /\b(?:match\w*|paired|pairing)\b/
const beyond = /\b(?:ai|machine learning|neural|swip\w*)\b/

const sideOf = ({ model, parts }: Draft, noun: string): Entity | undefined =>
  model.entities.find((entity) => entity.singular === noun && parts.some(({ made }) => made.entity.id === entity.id))
const labelled = ({ fields }: Entity, label: string): Field | undefined => fields.find((field) => singular(field.label.toLowerCase()) === singular(label))

/** Both sides with what they are matched by: what one of them lacks it has as the other does. */
function sharing(draft: Draft, { one, other, by }: Couple): Draft {
  return by.reduce((so_far, label) => {
    const sides = [sideOf(so_far, one)!, sideOf(so_far, other)!] as const
    const found = sides.map((side) => labelled(side, label))
    const lacking = found.indexOf(undefined)
    const from = 1 - lacking
    const field = found[from]
    if (lacking === -1 || !field || field.entity !== undefined) return so_far
    const source = sides[from]!.seeds
    const side = withSeeds(withFields(sides[lacking]!, [{ ...field, required: false }]), (seed, index) => ({
      ...seed,
      [field.id]: source[(index * 2 + 1) % Math.max(1, source.length)]?.[field.id] ?? null,
    }))
    const asked = changeActions(putEntity(so_far, side), side.id, (action) =>
      action.kind === 'create' || action.kind === 'update' ? { ...action, fields: [...action.fields, field.id] } : action,
    )
    return changeBlocks(asked, (block) => (block.kind === 'detail' && block.entity === side.id ? [{ ...block, fields: [...block.fields, field.id] }] : [block]))
  }, draft)
}

/** What both sides are compared by: what the words name, else whatever both have beside how they are called and reached. */
function pairsOf(one: Entity, other: Entity, by: readonly string[]): Pair[] {
  const plain = ({ id, label, type }: Field, { title, lifecycle }: Entity): boolean =>
    id !== title && id !== lifecycle?.field && !['email', 'phone', 'image', 'file', 'url', 'date', 'time'].includes(type) && !/^(?:note|about)$/i.test(label)
  const labels = by.some((label) => labelled(one, label)) ? by : one.fields.filter((field) => plain(field, one)).map(({ label }) => label.toLowerCase())
  return labels.slice(0, 6).flatMap((label): Pair[] => {
    const [mine, theirs] = [labelled(one, label), labelled(other, label)]
    if (!mine || !theirs || mine.type !== theirs.type || !plain(theirs, other)) return []
    return [{ field: mine.id, other: theirs.id, by: near.has(mine.type) ? 'near' : same.has(mine.type) ? 'same' : 'words' }]
  })
}

/** The matches that keep both sides, as seen by both: called after whom they are for, and put forward where the two are compared. */
function matchesOf(draft: Draft, one: string, other: string): { readonly draft: Draft; readonly proposes: BlockOf<'matches'>['proposes'] } {
  const refers = (entity: Entity, to: string): Field | undefined => entity.fields.find((field) => field.type === 'reference' && field.entity === to)
  const kept = draft.model.entities.find((entity) => /\b(?:match|pairing)$/.test(entity.singular) && refers(entity, one) && refers(entity, other))
  const create = kept && createOn(draft, kept.id)
  if (!kept || !create) return { draft, proposes: undefined }
  const [mine, theirs] = [refers(kept, one)!, refers(kept, other)!]
  const reason = kept.fields.find(({ id }) => id === 'reason')
  const bare = reason ? kept : withoutFields(kept, kept.fields.some(({ id }) => id === 'name') ? ['name'] : [])
  const fields = bare.fields.map((field) => ({ ...field, required: field === mine || field === theirs }))
  const named: Entity = { ...bare, fields, title: mine.id, read: 'public' }
  const score = fields.find(({ type }) => type === 'percent')?.id ?? null
  const many = titled(kept.plural)
  const put = changeActions(putEntity(draft, named), kept.id, (action) => (action.id === create.id ? open(proposing(action, named)) : action))
  const isSeenByAll = put.model.pages.some((page) => page.role === undefined && page.navigation !== null && isListOf(page, kept.id))
  const both = changePages(put, (page) => {
    if (page.navigation === null || !isListOf(page, kept.id)) return page
    if (page.role === undefined) return { ...page, title: many, navigation: many }
    return isSeenByAll && page.navigation === many ? { ...page, navigation: `Propose ${kept.singular}` } : page
  })
  const shown = changeBlocks(both, (block) =>
    block.kind === 'list' && block.entity === kept.id
      ? [{ ...block, heading: many, scope: 'all', fields: [...new Set([theirs.id, ...block.fields])].filter((id) => id !== mine.id) }]
      : [block],
  )
  return { draft: shown, proposes: { action: create.id, one: mine.id, other: theirs.id, reason: reason?.id ?? null, score } }
}
const isListOf = (page: Page, entity: string): boolean => page.path !== '/' && page.blocks.some((block) => block.kind === 'list' && block.entity === entity)

const deciding = /\b([a-z][a-z-]{1,30}) (?:can |may |must |should be able to )?(?:accept|approve|confirm|decline|reject|refuse)/
/** One side takes up or declines what the other puts forward: whom the words name, else who does not come first. A role that every visitor starts with decides on nobody else's. */
function decided(draft: Draft, { one, other }: Couple, matches: string | undefined): Draft {
  const sides = draft.model.roles.filter(({ id, manages }) => !manages && (id === one || id === other))
  const named = singular(deciding.exec(wordsOf(draft).toLowerCase())?.[1] ?? '')
  const decider = sides.find(({ id }) => id === named) ?? sides.find((role) => role !== draft.model.roles[0])
  const entity = entityIn(draft, matches)
  if (sides.length < 2 || !decider || !entity?.lifecycle) return draft
  const { lifecycle } = entity
  const isOpen = (step: string): boolean =>
    lifecycle.transitions.some(({ id, role, from }) => id === step && role === undefined && from.includes(lifecycle.initial))
  const transitions = lifecycle.transitions.map((step) => (isOpen(step.id) ? { ...step, role: decider.id } : step))
  const put = changeActions(putEntity(draft, { ...entity, lifecycle: { ...lifecycle, transitions } }), entity.id, (action) =>
    action.transition !== undefined && isOpen(action.transition) ? { ...action, role: decider.id } : action,
  )
  const first = sides.find((role) => role !== decider)!
  const roles = draft.model.roles[0] === decider ? [first, ...draft.model.roles.filter((role) => role !== first)] : draft.model.roles
  return withModel(put, { roles })
}

/** A match is put forward today. */
function proposing(action: Action, { singular: what, fields }: Entity): Action {
  const on = fields.find(({ type }) => type === 'date')?.id
  const asked = action.fields.filter((id) => id !== on)
  const effects = on === undefined ? {} : { effects: [{ kind: 'today' as const, field: on }] }
  return { ...action, ...effects, fields: asked, name: `Propose ${what}`, confirmation: `${capital(what)} proposed: {title}.` }
}
/** Either side may put a match forward. */
function open<Of extends { readonly role?: string }>(action: Of): Omit<Of, 'role'> {
  const { role: _, ...free } = action
  return free
}

/** Two kinds that the words match, compared by what they name; null where they match none, or a side is not kept. */
export function withProposals(draft: Draft): Draft | null {
  const couple = coupleIn(wordsOf(draft))
  if (!couple || !sideOf(draft, couple.one) || !sideOf(draft, couple.other)) return null
  const shared = sharing(draft, couple)
  const [one, other] = [sideOf(shared, couple.one)!, sideOf(shared, couple.other)!]
  const pairs = pairsOf(one, other, couple.by)
  if (pairs.length === 0) return null
  const { draft: put, proposes } = matchesOf(shared, one.id, other.id)
  const matches = put.model.actions.find(({ id }) => id === proposes?.action)?.entity
  const kept = decided(put, couple, matches)
  const block = (id: string): Block => ({ kind: 'matches', id, heading: '', entity: one.id, other: other.id, pairs, most: 6, ...(proposes && { proposes }) })
  const made = addPage(kept, {
    title: titled(`Match ${plural(couple.one)} and ${plural(couple.other)}`.slice(0, 100)),
    navigation: matches === undefined ? 'Matches' : 'Find a match',
    blocks: () => [block(newBlockId(kept, 'matches'))],
  })
  return claimedAs(made.draft, made.path, claiming, beyond)
}
