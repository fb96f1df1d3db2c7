import { type KitName, kits } from '../../lexicon/kits.ts'
import type { Action, Block, BlockOf, Effect, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { entityIn } from '../insight/places.ts'
import { wordsOf } from '../module/place.ts'

/** What a text that everybody reads calls its day. */
const dayNamed =
  /^(?:date|published|posted|announced|issued|released|(?:published|posted|announced|issued|released) on|(?:publication|publishing|posting|release|issue) (?:date|day))$/i
const isDay = ({ type, label }: Field): boolean => type === 'date' && dayNamed.test(label)
/** What people bind themselves to, with the day on which they do. */
const acts: ReadonlySet<KitName> = new Set<KitName>(['selection', 'team_member', 'completion'])
const isActDay = ({ type, label }: Field): boolean => type === 'date' && /^(?:selected|joined|completed) on$/i.test(label)
const dayOf = (kit: KitName): ((field: Field) => boolean) | null => (acts.has(kit) ? isActDay : kits[kit].group === 'text' ? isDay : null)

/** What is published or bound is of the day on which it is, where whoever publishes it names no other. */
export const publishedToday: Completer = (draft) => {
  const days = new Map(
    draft.parts.flatMap(({ made }) => {
      const isIts = dayOf(made.thing.kit)
      const day = isIts ? entityIn(draft, made.entity.id)?.fields.find(isIts) : undefined
      return day ? [[made.entity.id, day.id] as const] : []
    }),
  )
  if (days.size === 0) return draft
  const told = (action: Action): Action => {
    const field = days.get(action.entity)
    if (action.kind !== 'create' || field === undefined || action.effects?.some((one) => 'field' in one && one.field === field)) return action
    const effect: Effect = { kind: 'today', field, unless: 'given' }
    return { ...action, effects: [...(action.effects ?? []), effect] }
  }
  const entities = draft.model.entities.map((entity) => ({ ...entity, fields: entity.fields.map((field) => helped(field, days.get(entity.id))) }))
  return withModel(draft, { entities, actions: draft.model.actions.map(told) })
}
const helped = (field: Field, day: string | undefined): Field =>
  field.id === day && !field.required && field.help === undefined ? { ...field, help: 'Today, where you leave it empty.' } : field

const news = /\b(?:news|headlines?|press releases?)\b/
/** What is about news, or sent in for it, and none itself. */
const beside = /\b(?:tips?|submissions?|sources?|categor(?:y|ies)|comments?|data|subscriptions?|services?|contributions?)\b/
const shown_most = 3

/** The newest news stand on the first page, before all else where the site is about them. */
export const headlines: Completer = (draft) => {
  const home = draft.model.pages.find(({ path }) => path === '/')
  const found = newsIn(draft)
  if (!home || !found) return draft
  const has = home.blocks.some((block) => (block.kind === 'list' || block.kind === 'carousel') && news.test(entityIn(draft, block.entity)?.plural ?? ''))
  if (has) return draft
  const { entity, list } = found
  const { period: _, order: __, paged: ___, ...bare } = list
  const block: Block = {
    ...bare,
    id: newBlockId(draft, `${entity.id}_latest`.slice(0, 44)),
    heading: `Latest ${entity.plural}`,
    search: false,
    filters: [],
    sorts: [],
    per_page: shown_most,
    fields: list.fields.slice(0, 4),
    actions: [],
  }
  const at = home.blocks.findIndex(({ kind }) => kind === 'list')
  const isSubject = news.test(wordsOf(draft).slice(0, 100).toLowerCase())
  const place = at === -1 ? home.blocks.length : isSubject ? at : at + 1
  const pages = draft.model.pages.map((page) => (page === home ? { ...home, blocks: home.blocks.toSpliced(place, 0, block) } : page))
  return withModel(draft, { pages })
}

function newsIn(draft: Draft): { readonly entity: Entity; readonly list: BlockOf<'list'> } | null {
  for (const { made } of draft.parts) {
    const entity = entityIn(draft, made.entity.id)
    if (entity?.read !== 'public' || kits[made.thing.kit].group !== 'text' || !news.test(entity.plural) || beside.test(entity.plural)) continue
    for (const { path, blocks } of draft.model.pages) {
      const list = path === '/' ? undefined : blocks.find((block) => block.kind === 'list' && block.entity === entity.id)
      if (list?.kind === 'list' && list.scope === 'all') return { entity, list }
    }
  }
  return null
}
