import type { Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import { isSort } from '../../sort.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { entityIn } from './places.ts'

type Tile = BlockOf<'tiles'>['tiles'][number]

const [tiles_most, sums_most] = [8, 2]
/** What one thing costs, or a limit, adds up to nothing. */
const single = /price|fee|least|rate|budget|limit|deposit|salary/
/** What is taken in: its sum is what whoever runs the site wants to see first. */
const taken = /(?:^| )(?:orders?|sales?|payments?|bookings?|donations?|invoices?|expenses?|costs?|recharges?|transactions?)$/

/** Pages of figures count states that there are, add up the money that is kept, and show how rows fall into categories. */
export const summed: Completer = (draft) => {
  const pages = draft.model.pages.map((page) => {
    const [first] = page.blocks
    return page.path !== '/' && first?.kind === 'tiles' ? withCategories(draft, withSums(draft, page, first)) : page
  })
  return withModel(draft, { pages })
}

const isShownOn = ({ role }: Page, { read }: Entity): boolean => role !== undefined || read === 'public'

function withSums(draft: Draft, page: Page, first: BlockOf<'tiles'>): Page {
  const known = first.tiles.flatMap((tile) => standing(draft, tile))
  const counted = known.flatMap((tile) => entityIn(draft, tile.entity) ?? [])
  const trades = draft.model.entities.filter((entity) => taken.test(entity.plural) && isShownOn(page, entity))
  const has = (entity: Entity, field: Field): boolean => known.some((tile) => tile.entity === entity.id && tile.field === field.id && tile.measure === 'sum')
  const sums = [...new Set([...trades, ...counted])].flatMap((entity): Tile[] => {
    const money = moneyOf(entity)
    if (!money || has(entity, money) || entity.seeds.every((seed) => typeof seed[money.id] !== 'number')) return []
    return [
      {
        label: `${/^total/i.test(money.label) ? money.label : `Total ${money.label.toLowerCase()}`} of ${entity.plural}`.slice(0, 80),
        entity: entity.id,
        measure: 'sum',
        field: money.id,
      },
    ]
  })
  const room = Math.max(0, sums_most - known.filter(({ measure }) => measure === 'sum').length)
  const tiles = [...known.slice(0, tiles_most - Math.min(room, sums.length)), ...sums.slice(0, room)].slice(0, tiles_most)
  return { ...page, blocks: [{ ...first, tiles }, ...page.blocks.slice(1)] }
}

/** A tile of a state that the thing no longer knows is one of the state in which it begins. */
function standing(draft: Draft, tile: Tile): readonly Tile[] {
  const entity = entityIn(draft, tile.entity)
  const field = entity?.fields.find(({ id }) => id === tile.where?.field)
  if (!tile.where || !entity || !field?.choices || field.choices.includes(String(tile.where.is)) || entity.lifecycle?.due?.word === tile.where.is) return [tile]
  const { lifecycle } = entity
  if (lifecycle?.field !== field.id || tile.measure === 'share') return []
  const label = `${tile.label.replace(/:.*$/, '')}: ${lifecycle.initial.toLowerCase()}`
  return [{ ...tile, label, where: { field: field.id, is: lifecycle.initial } }]
}

const moneyOf = ({ fields, plural }: Entity): Field | undefined => {
  const money = fields.filter(({ type, id }) => type === 'money' && !single.test(id))
  return (
    money.find(({ id }) => /total/.test(id)) ??
    money.find(({ id }) => /amount|paid|net|cost|turnover|revenue/.test(id)) ??
    (taken.test(plural) ? money[0] : undefined)
  )
}

/** How the rows of what is drawn first fall into categories, where only their states are drawn. */
function withCategories(draft: Draft, page: Page): Page {
  const drawn = page.blocks.filter((block): block is BlockOf<'chart'> => block.kind === 'chart')
  const [main] = drawn
  const entity = main && entityIn(draft, main.entity)
  const by = entity && categoryOf(draft, entity)
  if (!main || !entity || !by || main.by !== entity.lifecycle?.field || drawn.some((one) => one.entity === entity.id && one.by === by.id)) return page
  const chart: Block = {
    kind: 'chart',
    id: newBlockId(draft, `${entity.id}_by_${by.id}`.slice(0, 40)),
    heading: `${entity.plural.charAt(0).toUpperCase()}${entity.plural.slice(1)} by ${by.label.toLowerCase()}`.slice(0, 80),
    entity: entity.id,
    by: by.id,
    measure: 'count',
    shape: 'bars',
  }
  return { ...page, blocks: page.blocks.toSpliced(page.blocks.indexOf(main) + 1, 0, chart) }
}
const categoryOf = (draft: Draft, { fields, lifecycle }: Entity): Field | undefined =>
  fields.find((field) => field.id !== lifecycle?.field && isSort(field) && /categor|type|kind|group|region|province|city|department/i.test(field.label)) ??
  fields.find(
    ({ type, entity, label }) =>
      type === 'reference' && /categor|type|region|province|city|department/i.test(`${label} ${entityIn(draft, entity ?? '')?.singular ?? ''}`),
  )
