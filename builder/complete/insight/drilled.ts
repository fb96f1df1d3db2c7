import { chanceOf } from '../../compose/chance.ts'
import { capital, singular } from '../../lexicon/inflect.ts'
import { measuredBy } from '../../lexicon/measured-by.ts'
import type { Figure, Measures } from '../../lexicon/measures.ts'
import type { Action, Block, BlockOf, Entity, Page, Value, Values } from '../../model.ts'
import { type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { newActionId, newEntityId } from '../module/remake.ts'
import { changePages, textOf } from '../trade/parts.ts'
import { numberOf, subjectIn } from './month-rows.ts'
import { addPage, blockId, entityIn, withFirst } from './places.ts'

const wanted =
  /\bdrill(?:s|ed|ing)?[- ]?(?:down|through|up)\b|\bdrill(?:s|ed|ing)? (?:\w+ )?(?:from|into)\b|\b(?:three|multi|two)-level (?:map|region\w*|area\w*)\b/
const into = /\bdrill(?:s|ed|ing)?[- ]?(?:down|through)? (?:from (?:the )?[\w -]+? )?(?:to|into|by) ((?:[a-z]+(?:, (?:and )?| and | to )?){2,5})/
const mapped =
  /\bmap (?:visuali[sz]ation|distribution|of (?:the )?data)\b|\b(?:charts?|graphs?|tables?),? and maps?\b|\b(?:regional|geographic\w*|provincial) distribution\b/

/** Where maps themselves stand as pins and cards, the areas stand instead. */
const withoutPlan = (draft: Draft, { id }: Page, drill: BlockOf<'drill_down'>): Draft =>
  changePages(draft, (page) => {
    if (page.id !== id) return page
    const isOfMaps = (block: Block): boolean => (block.kind === 'map' || block.kind === 'list') && entityIn(draft, block.entity)?.singular === 'map'
    return page.blocks.some(isOfMaps) ? { ...page, blocks: [...page.blocks.filter((block) => !isOfMaps(block)), listOf(draft, drill)] } : page
  })

/** Names of areas at their levels, as many as the areas of one whole fall into, and more where each is to have its own. */
const names: Readonly<Record<string, readonly string[]>> = {
  country: ['Portugal', 'Norway', 'Japan', 'Brazil'],
  province: ['Northmark', 'Lakeland', 'Southshore', 'Westhill'],
  state: ['Northmark', 'Lakeland', 'Southshore', 'Westhill'],
  region: ['North', 'South', 'East', 'West'],
  area: ['North', 'South', 'East', 'West'],
  city: ['Graston', 'Millford', 'Harwick', 'Oakhaven', 'Brightwater', 'Stonebridge', 'Elmstead', 'Fairport', 'Kingsmere', 'Redcliff', 'Ashby', 'Lowmoor'],
  county: ['Upper Vale', 'Lower Vale', 'Heath', 'Moorside', 'Fens', 'Downs', 'Weald', 'Wolds', 'Combe', 'Brae', 'Strand', 'Holt'],
  town: ['Graston', 'Millford', 'Harwick', 'Oakhaven', 'Brightwater', 'Stonebridge', 'Elmstead', 'Fairport', 'Kingsmere', 'Redcliff', 'Ashby', 'Lowmoor'],
  district: ['Old Town', 'Riverside', 'Eastfield'],
  street: ['Mill Lane', 'Station Road', 'Harbour Street'],
  building: ['Tower A', 'Tower B', 'Hall 1'],
  floor: ['Floor 1', 'Floor 2', 'Floor 3'],
  company: ['Northwind', 'Lantern Labs'],
  store: ['Harbour', 'Station Road', 'Hillcrest'],
}
const usual = ['region', 'city', 'district'] as const
const each = [4, 3, 3, 2] as const

/** The levels that the words name, the widest first. */
function levelsIn(words: string): readonly string[] {
  const said = into.exec(words)?.[1]?.split(/, (?:and )?| and | to /).map((one) => singular(one.trim())).filter((one) => names[one]) ?? [] // biome-ignore format: one chain
  return said.length > 1 ? said.slice(0, 4) : usual
}

/** A map of areas within areas with the figures of each, where the words want to go down into regions or to see data on a map. */
export const drilled: Completer = (draft) => {
  const words = textOf(draft)
  const isDrilled = wanted.test(words)
  const hasFigures = (): boolean => draft.model.entities.some(({ seeds }) => /^-\d+m$/.test(String(seeds[0]?.date ?? '')))
  if (!isDrilled && !(mapped.test(words) && hasFigures())) return draft
  const found = measuredBy({ words: subjectIn(draft), domain: draft.domain.id, kept: [] })
  const known = draft.model.pages.find(({ path, role, blocks }) => path !== '/' && role === undefined && blocks.some(({ kind }) => kind === 'map'))
  const { draft: kept, block } = withAreas(draft, levelsIn(words), found)
  const placed = known
    ? { draft: withFirst(withoutPlan(kept, known, block), known.path, block), path: known.path }
    : addPage(kept, 'Map', undefined, () => [block, listOf(kept, block)])
  if (!placed) return draft
  const clauses = draft.brief.clauses.filter(({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && (wanted.test(draft.brief.words.slice(start, end).toLowerCase()) || mapped.test(draft.brief.words.slice(start, end).toLowerCase()))) // biome-ignore format: one condition
  return claimed(placed.draft, placed.path, [
    ...clauses,
    ...clauses.flatMap(({ asks }) => asks.filter(({ object }) => /map|region|area|level|drill/.test(object?.noun ?? ''))),
  ])
}

function withAreas(draft: Draft, levels: readonly string[], { figures: all }: Measures): { readonly draft: Draft; readonly block: BlockOf<'drill_down'> } {
  const figures = all.filter(({ way, type }) => way !== 'is' || type === 'percent').slice(0, 4)
  const id = newEntityId(draft, 'areas')
  const entity: Entity = {
    id,
    singular: 'area',
    plural: 'areas',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'level', label: 'Level', type: 'choice', required: true, choices: levels.map(capital) },
      { id: 'part_of', label: 'Part of', type: 'reference', entity: id, required: false },
      ...figures.map(numberOf),
    ],
    read: 'public',
    write: 'managed',
    seeds: areasIn(levels, figures),
  }
  const fields = entity.fields.map((field) => field.id)
  const manager = draft.model.roles.find(({ manages }) => manages)?.id
  const made = { entity: id, ...(manager !== undefined && { role: manager }), fields }
  const add: Action = { id: newActionId(draft, 'add_area'), name: 'Add area', kind: 'create', ...made, confirmation: 'Added: {title}.' }
  const edit: Action = { id: newActionId(draft, 'edit_area'), name: 'Edit', kind: 'update', ...made, confirmation: 'Changed: {title}.' }
  const kept = withModel(draft, { entities: [...draft.model.entities, entity], ...(manager !== undefined && { actions: [...draft.model.actions, add, edit] }) })
  const block: BlockOf<'drill_down'> = { kind: 'drill_down', id: blockId(draft, 'areas map'), heading: 'Map of areas', entity: id, parent: 'part_of', level: 'level', figures: figures.map((one) => numberOf(one).id) } // biome-ignore format: one block
  return { draft: kept, block }
}

/** Each area with those that lie in it, down to the last level, whose areas have the figures. */
function areasIn(levels: readonly string[], figures: readonly Figure[]): Values[] {
  const seeds: Values[] = []
  const used = new Map<string, number>()
  const add = (depth: number, parent: number | null, within: string): void => {
    const level = levels[depth]
    if (level === undefined) return
    const pool = names[level]!
    const most = levels.length > 3 ? Math.min(3, each[depth]!) : each[depth]!
    for (let at = 0; at < most; at += 1) {
      const next = used.get(level) ?? 0
      used.set(level, next + 1)
      const own = pool.length > 4 || depth === 0 ? pool[next % pool.length]! : `${within} ${pool[at % pool.length]!}`.trim()
      const isLast = depth === levels.length - 1
      const numbers = isLast ? figures.map((one): [string, Value] => [numberOf(one).id, figureOf(one, own)]) : []
      seeds.push({ name: own, level: capital(level), part_of: parent, ...Object.fromEntries(numbers) })
      add(depth + 1, seeds.length - 1, depth === 0 && levels.length < 4 ? '' : own)
    }
  }
  add(0, null, '')
  return seeds
}
const figureOf = ({ usual: amount, label, type }: Figure, name: string): number => {
  const value = amount * (0.55 + chanceOf(`${label} in ${name}`, 100) / 100)
  return type === 'percent' || amount < 20 ? Math.round(value * 10) / 10 : Math.round(value)
}

const listOf = (draft: Draft, { entity, figures }: BlockOf<'drill_down'>): Block => ({
  kind: 'list',
  id: blockId(draft, 'areas list'),
  heading: 'All areas',
  entity,
  layout: 'table',
  fields: ['level', 'part_of', ...figures],
  search: true,
  filters: ['level', 'part_of'],
  sorts: [...figures.slice(0, 2)],
  per_page: 12,
  scope: 'all',
  actions: draft.model.actions.flatMap((action) => (action.entity === entity && action.kind === 'update' ? [action.id] : [])),
  empty: 'There are no areas yet.',
})
