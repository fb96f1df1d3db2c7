import { statisticsPage } from '../../compose/statistics.ts'
import { capital, singular, titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import type { Clause } from '../../read/clause.ts'
import { type Completer, claimed, type Draft, partsLeft, withModel, withPage } from '../draft.ts'
import { frequentIn } from './frequent.ts'
import { blockId, dateOf, pages_max } from './places.ts'
import { namesRate, shareIn } from './shares.ts'

const figures =
  /\b(?:number|count|total|sum|average|mean|share|percentage|report|charts?|graphs?|diagrams?|statistics?|overview|breakdown|how (?:many|much)|hours|duration)\b/
const apart = /\b(?:per|by|over|for each|for every|of each)\s+(?:(?:the|each|every|given)\s+)?([a-z]+(?: (?:type|group|category|name))?)/g
const time = /^(?:time|day|week|month|year|date|night|season)s?$/

interface Count {
  readonly clause: Clause
  readonly text: string
  readonly by: string | null
}
/** What the words want counted, and by what: "the number of visits per region", "the total rent", "the average for the week". */
function countsIn({ brief }: Draft): Count[] {
  return brief.clauses.flatMap((clause) => {
    const text = brief.words.slice(clause.start, clause.end).toLowerCase()
    const enters = clause.asks.some(({ kind, verb }) => kind === 'create' && !/^(?:draw|plot|generate|create|publish)$/.test(verb))
    if (clause.mode === 'style' || clause.mode === 'subject' || enters || !(figures.test(text) || namesRate(text))) return []
    const by = [...text.matchAll(apart)].at(-1)?.[1]
    const summed = /\b(?:total|average|sum)\b/.test(text)
    return by !== undefined || summed || namesRate(text) ? [{ clause, text, by: by ?? null }] : []
  })
}

/** Charts and sums of just what the words want counted, on the page of figures. */
export const counted: Completer = (draft) => countsIn(draft).reduce(withCount, frequentIn(draft).reduce(withFrequent, draft))

function withFrequent(draft: Draft, { clause, block }: ReturnType<typeof frequentIn>[number]): Draft {
  const placed = withFigures(draft, clause)
  return placed ? claimed(withChart(placed.draft, placed.path, block), placed.path, [clause]) : draft
}

function withCount(draft: Draft, count: Count): Draft {
  const share = shareIn(draft, count.text)
  const shown = share && withFigures(draft, count.clause)
  if (share && shown) return claimed(withTile(shown.draft, shown.path, share), shown.path, [count.clause])
  const about = aboutOf(draft, count)
  if (!about) return draft
  const isDrawn = count.by !== null && !time.test(count.by) && count.clause.asks.some((ask) => draft.claims.has(ask))
  const block = count.by === null || isDrawn ? null : chartOf(draft, about, count.by, count.text)
  const tile = /\b(?:total|average|sum)\b/.test(count.text) ? tileOf(about, count.text) : null
  if (!block && !tile) return draft
  const placed = withFigures(draft, count.clause)
  if (!placed) return draft
  const charted = block ? withChart(placed.draft, placed.path, block) : placed.draft
  return claimed(tile ? withTile(charted, placed.path, tile) : charted, placed.path, [count.clause])
}

interface About {
  readonly entity: Entity
  /** The number that is summed; absent where rows are counted. */
  readonly field?: Field
}
const isSaid = (text: string, words: string) => words.length > 2 && new RegExp(`\\b${words.replace(/[^\p{L}\p{N} ]/gu, '.')}(?:s|es)?\\b`, 'u').test(text)

/** The thing, and its number, that the words speak of: by name, by the name of a number, or by a word that both have. */
function aboutOf({ model, parts }: Draft, { text, by }: Count): About | null {
  const before = by === null ? text : text.slice(0, text.lastIndexOf(by))
  const named = model.entities
    .filter(({ singular: one, plural }) => isSaid(before, plural) || isSaid(before, one))
    .toSorted((a, b) => b.plural.length - a.plural.length)[0]
  const entities = named ? [named, ...model.entities.filter((one) => one !== named)] : model.entities
  for (const entity of entities) for (const field of entity.fields) if (isNumber(field) && isSaid(before, field.label.toLowerCase())) return { entity, field }
  const span = reckonedIn(model)
  if (span && /\b(?:hours|duration)\b/.test(text)) return span
  for (const entity of named ? [named] : entities) {
    const field = entity.fields.find((one) => isNumber(one) && wordsOf(one.label).some((word) => isSaid(before, word)))
    if (field) return { entity, field }
  }
  if (named) return { entity: named }
  if (span && /\baverage\b/.test(text)) return span
  const entry = (parts.find(({ made }) => made.thing.kit === 'entry') ?? parts.find(({ made: { thing } }) => kits[thing.kit].group === 'record'))?.made.entity
    .id
  const main = model.entities.find(({ id }) => id === entry)
  const number = main?.fields.find(isNumber)
  return main && number && /\baverage\b/.test(text) ? { entity: main, field: number } : null
}
const wordsOf = (label: string): string[] =>
  label
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
/** The hours that are worked out from two times of a row. */
function reckonedIn({ entities, actions }: Draft['model']): About | null {
  for (const action of actions) {
    const into = action.effects?.find(({ kind }) => kind === 'hours')
    const entity = entities.find(({ id }) => id === action.entity)
    const field = into?.kind === 'hours' ? entity?.fields.find(({ id }) => id === into.into) : undefined
    if (entity && field) return { entity, field }
  }
  return null
}

/** Few steps are a scale, which does not add up. */
const isScale = ({ type, max = Infinity }: Field): boolean => type === 'rating' || (type === 'number' && max <= 10)
const measureOf = (text: string, { field }: About): 'count' | 'sum' | 'average' =>
  !field ? 'count' : (isScale(field) || /\baverage|mean|share|duration|rating|score|hours\b/.test(text)) && !/\btotal|sum\b/.test(text) ? 'average' : 'sum'

function chartOf(draft: Draft, about: About, by: string, text: string): BlockOf<'chart'> | null {
  const { entity, field } = about
  const date = dateOf(entity)
  const wanted = singular(by)
  const along = time.test(by)
    ? date
    : entity.fields.find(
        ({ id, label, type, entity: to }) =>
          id !== field?.id &&
          (label.toLowerCase() === wanted ||
            label.toLowerCase().endsWith(` ${wanted}`) ||
            (type === 'reference' && draft.model.entities.find((one) => one.id === to)?.singular === wanted)),
      )
  if (!along) return null
  const measure = measureOf(text, about)
  const what = measure === 'count' ? titled(entity.plural) : `${measure === 'sum' ? 'Total' : 'Average'} ${field!.label.toLowerCase()}`
  return {
    kind: 'chart',
    id: blockId(draft, `${entity.id} by ${along.id}`),
    heading: time.test(by) ? `${capital(what)} ${by === 'time' ? 'over time' : `by ${wanted}`}` : `${capital(what)} by ${along.label.toLowerCase()}`,
    entity: entity.id,
    by: along.id,
    measure,
    ...(field && measure !== 'count' ? { field: field.id } : {}),
    shape: time.test(by) ? 'line' : 'bars',
  }
}

type Tile = BlockOf<'tiles'>['tiles'][number]
function tileOf({ entity, field }: About, text: string): Tile | null {
  if (!field) return null
  const measure = /\baverage\b/.test(text) ? 'average' : 'sum'
  return { label: `${measure === 'sum' ? 'Total' : 'Average'} ${field.label.toLowerCase()}`.slice(0, 80), entity: entity.id, measure, field: field.id }
}

const isFigures = (blocks: readonly { readonly kind: string }[]) => blocks[0]?.kind === 'tiles'
/** The page of figures that whoever asks can open: the one that there is, or a new one. */
function withFigures(draft: Draft, clause: Clause): { readonly draft: Draft; readonly path: string } | null {
  const asker = draft.cast.roleOf(clause.actors[0] ?? '')
  const known = draft.model.pages.find(({ path, blocks, role }) => path !== '/' && isFigures(blocks) && (role === undefined || asker === '' || role === asker))
  if (known) return { draft, path: known.path }
  if (draft.model.pages.length >= pages_max) return null
  const manages = draft.model.roles.some(({ id, manages: runs }) => id === asker && runs)
  const page = statisticsPage(partsLeft(draft), draft.taken, 'Statistics', manages ? asker : undefined)
  return page ? { draft: withModel(draft, { pages: withPage(draft.model.pages, page) }), path: page.path } : null
}

function withChart(draft: Draft, path: string, block: BlockOf<'chart'>): Draft {
  const page = draft.model.pages.find((one) => one.path === path)
  const same = page?.blocks.some((one) => one.kind === 'chart' && one.entity === block.entity && one.by === block.by && one.measure === block.measure)
  if (same) return draft
  const pages = draft.model.pages.map((one) => (one.path === path ? { ...one, blocks: one.blocks.toSpliced(1, 0, block) } : one))
  return withModel(draft, { pages })
}

function withTile(draft: Draft, path: string, tile: Tile): Draft {
  const pages = draft.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block, at) =>
      page.path === path &&
      at === 0 &&
      block.kind === 'tiles' &&
      !block.tiles.some(({ field, measure, label }) => field === tile.field && measure === tile.measure && (measure !== 'share' || label === tile.label))
        ? { ...block, tiles: [tile, ...block.tiles].slice(0, 8) }
        : block,
    ),
  }))
  return withModel(draft, { pages })
}
