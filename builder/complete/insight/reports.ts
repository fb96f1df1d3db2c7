import type { Part } from '../../compose/pages.ts'
import { managerOf } from '../../compose/running.ts'
import { statisticsPage } from '../../compose/statistics.ts'
import { titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { isSomebody } from '../../read/person.ts'
import { isSortedBy } from '../../sort.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen, partsLeft, withModel, withPage } from '../draft.ts'
import { isMonthly, sumsOf } from './measured.ts'
import { blockId, dateOf, entityIn, pages_max, roleFor, withLast } from './places.ts'
import { withPoints } from './points.ts'

const figures = /\b(?:reports?|reporting|statistic\w*|analy[sz]\w*|visuali[sz]\w*|dashboards?|trends?|charts?|graphs?|metrics|insights?|summar\w+)\b/
const foretold =
  /\b(?:forecast\w*|predict\w*|ai|intelligent\w*|sentiment|emotion\w*|face|image|voice|speech|keyword\w*|seo|code|algorithm\w*|diagnos\w*|crawl\w*|stocks?)\b/
const counted: Readonly<Record<string, number>> = {
  money: 6,
  request: 5,
  record: 4,
  work: 4,
  event: 3,
  machine: 3,
  offer: 2,
  person: 2,
  talk: 1,
  media: 1,
  text: 1,
  place: 1,
}

/** Reports over a range of days for what the words want counted, compared or drawn. */
export const reports: Completer = (draft) => {
  const asked = asksIn(draft).filter(
    ({ ask, text }) =>
      (ask.kind === 'analyse' || figures.test(`${ask.object?.noun ?? ''} ${ask.object?.light ?? ''}`)) && figures.test(text) && !foretold.test(text),
  )
  const bare = draft.brief.clauses.filter(
    (clause) => clause.asks.length === 0 && clause.mode !== 'style' && clause.mode !== 'subject' && isTold(draft, clause.start, clause.end),
  )
  if (asked.length + bare.length === 0) return draft
  const placed = withFigures(draft, asked)
  if (placed === null) {
    const drawn = draft.parts.length === 0 ? withPoints(draft) : null
    return drawn ? claimed(drawn.draft, drawn.path, [...asked.map(({ ask }) => ask), ...bare]) : draft
  }
  const { path } = placed
  const role = placed.draft.model.pages.find((page) => page.path === path)?.role
  const ranked = rankedParts(placed.draft, role)
  const told = ranked.slice(0, 2)
  const own =
    role === undefined
      ? rankedParts(placed.draft, role, ({ read }) => read === 'own')
          .filter(isDealing)
          .slice(0, 2 - Math.min(1, told.length))
      : []
  const done = [...told, ...own].reduce((so_far: Draft, part) => withReport(so_far, path, part), placed.draft)
  const summed = withPivot(done, path, ranked)
  return claimed(summed, path, [...asked.filter((one) => isOpen(summed, one)).map(({ ask }) => ask), ...bare])
}

function isTold({ brief }: Draft, start: number, end: number): boolean {
  const text = brief.words.slice(start, end).toLowerCase()
  return figures.test(text) && !foretold.test(text) && !/\b(?:pages?|design|style|layout|colou?rs?)\b/.test(text)
}

/** The page of figures: the one that there is, or a new one. */
function withFigures(draft: Draft, asked: readonly Asked[]): { readonly draft: Draft; readonly path: string } | null {
  const known = draft.model.pages.find(({ path, blocks }) => path !== '/' && blocks[0]?.kind === 'tiles')
  if (known) return { draft, path: known.path }
  if (draft.model.pages.length >= pages_max) return null
  const roles = asked.map((one) => roleFor(draft, one))
  const manager = managerOf(draft.model.roles)?.id
  const role =
    roles.length > 0 && roles.every((one) => one !== undefined && one === roles[0])
      ? roles[0]
      : roles.length === 0
        ? undefined
        : roles.includes(manager)
          ? manager
          : undefined
  const words = asked.map(({ text }) => text).join(' ')
  const title = /\breport/.test(words) ? 'Reports' : /\bdashboard/.test(words) ? 'Dashboard' : 'Statistics'
  const page = statisticsPage(partsLeft(draft), draft.taken, title, role)
  return page ? { draft: withModel(draft, { pages: withPage(draft.model.pages, page) }), path: page.path } : null
}

/** The things whose rows a page for this role may count, those that are counted most first. */
export const rankedParts = (draft: Draft, role: string | undefined, readable = ({ read }: Entity): boolean => read === 'public'): readonly Part[] =>
  draft.parts
    .filter(
      ({ made: { entity, thing } }) =>
        !thing.sorts &&
        (role !== undefined || readable(entity)) &&
        !['profile', 'report', 'job', 'cart', 'favorite'].includes(thing.kit) &&
        entityIn(draft, entity.id),
    )
    .toSorted((a, b) => weight(b) - weight(a))
const weight = ({ made: { thing, entity } }: Part): number =>
  (counted[kits[thing.kit].group] ?? 0) + (entity.fields.some(({ type }) => type === 'money') ? 1 : 0) + Math.min(3, thing.asks.length) / 4

/** What is ordered, booked, billed or paid: everybody sees their own, and whoever runs the site all of it. */
const isDealing = ({ made: { thing } }: Part): boolean => kits[thing.kit].group === 'money' || /^(?:order|booking|rental|reservation)$/.test(thing.kit)

/** The fields that rows of an entity fall apart by, its state first, and last the texts that say whose they are or where. */
export const groupsOf = (entity: Entity): readonly string[] => {
  const state = entity.lifecycle?.field
  const choices = entity.fields.filter(({ type, id }) => id !== state && (type === 'choice' || type === 'boolean' || type === 'reference')).map(({ id }) => id)
  const texts = entity.fields.filter((field) => field.type === 'text' && field.id !== entity.title && isShared(field)).map(({ id }) => id)
  return [...[...(state ? [state] : []), ...choices].slice(0, 4), ...texts.slice(0, 2)]
}
/** Whether several rows have the same text in it: the name of a person, a house or a place. */
const isShared = ({ id, label }: Field): boolean => id === 'name' || sharing.test(label) || isSomebody(label.toLowerCase())
const sharing =
  /^(?:assigned to|in charge|person in charge|department|team|supplier|company|country|region|province|district|city|town|area|month|period|branch|brand|payer|payee|buyer|seller)$|^[a-z]+ed by$/i

/** What is counted, added up and averaged of an entity, four at most. */
export function measuresOf(entity: Entity): BlockOf<'report'>['measures'] {
  if (isMonthly(entity)) return sumsOf(entity)
  const measures: BlockOf<'report'>['measures'] = [{ label: titled(entity.plural), measure: 'count' }]
  const sums = entity.fields.filter(({ type, id }) => type === 'money' && !/price|fee|least|rate/.test(id)).slice(0, 1)
  const amounts = entity.fields
    .filter(({ type, id }) => type === 'number' && /amount|quantity|hours|minutes|total|score|count|views|distance|calories/.test(id))
    .slice(0, 1)
  const rated = entity.fields.filter(({ type }) => type === 'rating').slice(0, 1)
  for (const field of [...sums, ...amounts])
    measures.push({ label: /^total\b/i.test(field.label) ? field.label : `Total ${field.label.toLowerCase()}`, measure: 'sum', field: field.id })
  for (const field of [...sums, ...rated]) measures.push({ label: `Average ${field.label.toLowerCase()}`, measure: 'average', field: field.id })
  return measures.slice(0, 4)
}

function withReport(draft: Draft, path: string, { made }: Part): Draft {
  const entity = entityIn(draft, made.entity.id)
  if (!entity) return draft
  const date = dateOf(entity)
  return withLast(draft, path, {
    kind: 'report',
    id: blockId(draft, `${entity.id} report`),
    heading: `${titled(entity.singular)} report`,
    entity: entity.id,
    date: date?.id ?? null,
    measures: measuresOf(entity),
    groups: [...groupsOf(entity)],
    shape: date ? 'line' : 'bars',
  })
}

/** A summary of two fields against each other, where a thing has two that its rows fall into. */
function withPivot(draft: Draft, path: string, ranked: readonly Part[]): Draft {
  for (const { made } of ranked.slice(0, 3)) {
    const entity = entityIn(draft, made.entity.id)
    const [one, other] = (entity?.fields ?? []).filter(isSortedBy)
    if (!entity || !one || !other) continue
    const heading = `${titled(entity.plural)} by ${one.label.toLowerCase()} and ${other.label.toLowerCase()}`
    return withLast(draft, path, {
      kind: 'pivot',
      id: blockId(draft, `${entity.id} summary`),
      heading,
      entity: entity.id,
      rows: one.id,
      columns: other.id,
      measure: 'count',
    })
  }
  return draft
}
