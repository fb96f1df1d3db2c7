import { kitField } from '../../compose/field.ts'
import { isToldBy } from '../../compose/usual.ts'
import { keptIn, meaningIn, tableIn } from '../../lexicon/at-work.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Practice } from '../../lexicon/practice.ts'
import { usualValues } from '../../lexicon/usual-columns.ts'
import type { AppModel, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { sampledWith } from '../operations/named.ts'
import { changeActions, changeBlocks, entityIn, putEntity, withSeeds } from '../trade/parts.ts'

const mostFields = 18
const mostAdded = 6
/** A form that asks for so much asks for nothing that only goes with it. */
const mostAsked = 7
const mostColumns = 6

/**
 * All rows refer to what such rows are of in the practices that the site is of, where it keeps that, be they kept by a module or a rule; those that the words name
 * do so by then.
 */
export const asPractised: Completer = (draft) => {
  const practices = draft.plan.practices.filter(({ kept }) => kept !== undefined)
  if (practices.length === 0) return draft
  const rows = draft.model.entities.filter(({ id }) => id !== draft.model.settings?.entity)
  return rows.reduce((so_far, { id }) => columned(referring(so_far, practices, entityIn(so_far, id)!), practices, id), draft)
}

/** What other rows are sorted into is of nothing itself. */
const sort = /(?:^| )(?:category|type|kind|genre|tag|topic)$/
/** All that the practices keep of rows of this name, each part written as one of a kit. */
function partsFor(practices: readonly Practice[], { singular }: Entity): readonly string[] {
  const noun = singular.toLowerCase()
  if (sort.test(noun)) return []
  const meaning = meaningIn(practices, noun)
  return [...new Set([...(meaning?.isWritten ? meaning.fields.split(';').slice(1) : []), ...keptIn(practices, noun)])]
}

/** Whatever rows of an entity refer to, be it by way of others. */
function reachOf({ entities }: Pick<AppModel, 'entities'>, from: Entity): ReadonlySet<string> {
  const seen = new Set<string>()
  const take = ({ fields }: Entity): void => {
    for (const { entity: to, type } of fields) {
      if (type !== 'reference' || to === undefined || seen.has(to)) continue
      seen.add(to)
      const next = entities.find(({ id }) => id === to)
      if (next) take(next)
    }
  }
  take(from)
  return seen
}

const secrecy = { public: 0, own: 1, managed: 2 } as const
/** Whoever reads a row reads what it is of. */
const isReadWith = (own: Entity, other: Entity): boolean =>
  other.inside === undefined && secrecy[other.read] <= secrecy[own.read] && (!other.members || own.members === true)

function referring(draft: Draft, practices: readonly Practice[], before: Entity): Draft {
  return partsFor(practices, before)
    .filter((part) => part.includes('->@'))
    .reduce((so_far, part) => {
      const own = entityIn(so_far, before.id)!
      const { field, refers } = kitField(part)
      const to = refers === null || own.fields.length >= mostFields ? undefined : meantBy(so_far, practices, own, refers.slice(1).split('|'))
      return to ? referredTo(so_far, own, to, field.label) : so_far
    }, draft)
}

/** What the site keeps under one of these names, or under another name of the table that they name in the practice; nothing that the row leads to already, or that leads to it. */
function meantBy({ model }: Draft, practices: readonly Practice[], own: Entity, nouns: readonly string[]): Entity | undefined {
  const all = [...nouns, ...nouns.flatMap((noun) => tableIn(practices, noun)?.nouns ?? [])]
  const isCalled = ({ id, singular }: Entity, names: readonly string[]): boolean => id !== own.id && names.includes(singular.toLowerCase())
  const to = model.entities.find((one) => isCalled(one, nouns)) ?? model.entities.find((one) => isCalled(one, all))
  if (!to || to.seeds.length === 0 || !isReadWith(own, to)) return undefined
  // One of the same table by another of its names is there already.
  if (model.entities.some((one) => isCalled(one, all) && own.fields.some(({ entity }) => entity === one.id))) return undefined
  return reachOf(model, own).has(to.id) || reachOf(model, to).has(own.id) ? undefined : to
}

/** Whether something other than a list, a page or a form of rows depends on a field being what it is. */
function isInUse({ model }: Draft, own: Entity, { id }: Field): boolean {
  const said = `"${id}"`
  const acts = model.actions.filter(
    ({ entity, effects }) => entity === own.id || effects?.some((effect) => effect.kind === 'record' && effect.entity === own.id),
  )
  const rules = acts.map(({ fields: _, ...rest }) => rest)
  const blocks = model.pages.flatMap((page) =>
    page.blocks.map((block) => (block.kind === 'list' || block.kind === 'detail' ? { ...block, fields: [] } : block)),
  )
  const whole = { ...own, fields: [], seeds: [] }
  return JSON.stringify([rules, blocks, whole]).includes(said)
}

/** Rows with what they refer to: in the place of a text of that name, where nothing else depends on it. */
function referredTo(draft: Draft, own: Entity, to: Entity, said: string): Draft {
  const names = [said, to.singular].map((name) => name.toLowerCase())
  const there = own.fields.find(({ label }) => names.includes(label.toLowerCase()))
  if (there && (there.id === own.title || there.account || !['text', 'choice'].includes(there.type) || isInUse(draft, own, there))) return draft
  const label = there?.label ?? titled(to.singular)
  const field: Field = { id: there?.id ?? idOf(own, to), label, type: 'reference', required: false, entity: to.id }
  const at = there ? own.fields.indexOf(there) : 1
  const fields = own.fields.toSpliced(at, there ? 1 : 0, field)
  const titles = to.seeds.map((row) => String(row[to.title] ?? '').toLowerCase())
  const wide = withSeeds({ ...own, fields }, (seed, index) => {
    const named = there ? titles.indexOf(String(seed[there.id] ?? '').toLowerCase()) : -1
    return { ...seed, [field.id]: named !== -1 ? named : (index * 3 + own.id.length) % titles.length }
  })
  return shown(putEntity(draft, wide), wide, [field.id])
}
const idOf = ({ fields }: Entity, { singular }: Entity): string => {
  const id = singular
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
  return fields.some((field) => field.id === id) ? `of_${id}` : id
}

/** Forms that people fill in ask for the fields, and the page of a row shows them. */
function shown(draft: Draft, { id }: Entity, fresh: readonly string[]): Draft {
  const forms = new Set(draft.model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' ? [block.action] : []))))
  const asked = changeActions(draft, id, (action) => {
    const isAsked = action.kind === 'update' || (action.kind === 'create' && forms.has(action.id) && action.fields.length < mostAsked)
    const more = fresh.filter((one) => !action.fields.includes(one))
    return isAsked && action.fields.length > 0 && more.length > 0 ? { ...action, fields: [action.fields[0]!, ...more, ...action.fields.slice(1)] } : action
  })
  return changeBlocks(asked, (block) => {
    if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== id) return [block]
    if (block.kind === 'list' && block.fields.length >= mostColumns) return [block]
    return [{ ...block, fields: [...block.fields, ...(block.kind === 'list' ? fresh.slice(0, 1) : fresh).filter((one) => !block.fields.includes(one))] }]
  })
}

/** Who made a row is told by itself. */
const signed = /^~?(?:Owner|Author|(?:Made|Created|Posted|Written|Uploaded|Entered|Recorded|Submitted|Saved|Added|Noted) by)\b/
/** What is designed here, and what stands in that: all else that a module keeps says what came of it by itself. */
function isDesigned({ model }: Draft, { id, fields }: Entity): boolean {
  const keeping = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'designer' && block.keeps ? [block.keeps.action] : [])))
  const designs = new Set(model.actions.flatMap((action) => (keeping.includes(action.id) ? [action.entity] : [])))
  return designs.has(id) || fields.some((field) => field.type === 'reference' && designs.has(field.entity ?? ''))
}
/** Kinds of fields of which a sample row can say something believable by itself. */
const plain: ReadonlySet<Field['type']> = new Set<Field['type']>(['text', 'choice', 'url', 'boolean'])
const state = /^(?:status|state)$/i

/** Designs have the columns of such rows in the practice too: the address of a website, and whether it is published. */
function columned(draft: Draft, practices: readonly Practice[], id: string): Draft {
  const own = entityIn(draft, id)!
  const parts = isDesigned(draft, own) ? partsFor(practices, own) : []
  const said = parts.filter((part) => !part.includes('->') && !signed.test(part)).map(kitField)
  const fresh = said.filter(({ field, examples }) => isLacking(own, field) && (field.type !== 'text' || valuesOf(own, field, examples).length > 0))
  const fields = fresh.slice(0, Math.min(mostAdded, mostFields - own.fields.length)).map(({ field }): Field => ({ ...field, required: false }))
  if (fields.length === 0 || own.seeds.length === 0) return draft
  const texts = new Map(fresh.map(({ field, examples }) => [field.id, valuesOf(own, field, examples)]))
  const wide = sampledWith(draft, own, fields, { kit: 'thing', examples: texts })
  return shown(
    putEntity(draft, wide),
    wide,
    fields.map(({ id: one }) => one),
  )
}

const isLacking = ({ fields, lifecycle }: Entity, field: Field): boolean =>
  plain.has(field.type) && !fields.some(({ id }) => id === field.id) && !isToldBy(fields.slice(1), field) && !(lifecycle && state.test(field.label))
const valuesOf = ({ singular }: Entity, { label, type }: Field, examples: readonly string[]): readonly string[] =>
  type !== 'text' ? [] : examples.length > 0 ? examples : usualValues(singular.toLowerCase(), label.toLowerCase())
