import { idFrom } from '../../compose/ids.ts'
import { singular, titled } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { dateOf, partFor } from '../insight/places.ts'
import { managerOf, wordsOf } from '../module/place.ts'
import { newActionId, newEntityId } from '../module/remake.ts'
import { addPage } from '../trade/parts.ts'
import { claimedAs, ifClaimed } from './claims.ts'

const foretelling = /\b(?:predict\w*|forecast\w*|trend (?:analysis|prediction)s?|time[- ]series|anomal(?:y|ies) detect\w*|estimat\w+ (?:future|demand)\w*)\b/i
const claiming = /\b(?:predict\w*|forecast\w*|trends?|time-series|anomal\w*|future)\b/
const beyond =
  /\b(?:historical prediction|weather|ocean|marine|tides?|twilight|wind|storms?|rain\w*|colors?|colours?|dice|game|match(?:es)?|rewards?|cards?|winners?|horoscopes?|fortune|failures?|sentiment|emotion\w*|news|structure|protein|import|export|csv)\b/

const isFigure = ({ type }: Field): boolean => type === 'money' || type === 'number' || type === 'percent'
/** A kept thing with days and figures that the words want foretold. */
function keptFor(draft: Draft, asked: readonly Asked[]): Entity | undefined {
  return asked
    .flatMap((one) => draft.model.entities.filter(({ id }) => id === partFor(draft, one)?.made.entity.id))
    .find((entity) => dateOf(entity) !== undefined && entity.fields.some(isFigure) && entity.seeds.length >= 12)
}

const hollow =
  /^(?:trend|function|functions|functionality|data|analysis|prediction|forecast|future|result|results|it|model|system|user|users|series|time|failures?)$/
/** What is foretold, in the words of whoever asks: "bitcoin prices". */
function nounFor(draft: Draft, asked: readonly Asked[]): string {
  const said = asked.flatMap(({ text }) => [
    ...text.matchAll(/\b(?:predict|forecast)(?:s|ing|ed)? (?:future |the )?((?:[a-z-]+ ){0,2}[a-z]+?)(?:$|[,.;]| (?:and|by|for|through|based|of|in|using)\b)/g),
    ...text.matchAll(/\b((?:[a-z]+ )?[a-z]+) (?:prediction|forecast)(?:s|ing)?\b/g),
  ])
  const found = said
    .map(([, words]) => (words ?? '').replace(/^(?:for|the|and|future|provide|financial analysis|should have functionalities for) /, '').trim())
    .find((words) => words !== '' && !hollow.test(words) && words.length < 32)
  return found ?? (/\btime[- ]series\b/i.test(wordsOf(draft)) ? 'measured values' : 'figures')
}

const wave = [0, 0.04, -0.02, 0.05, 0.01, -0.03, 0.06, 0.02, -0.01, 0.07, 0.03, -0.04]
/** Two years of a figure by month, and by their dates the newest first. */
function seriesOf(noun: string): Entity['seeds'] {
  const start = /bitcoin|crypto|stock|house|property/.test(noun) ? 42_000 : /sale|revenue|turnover|order/.test(noun) ? 8200 : 120
  return Array.from({ length: 24 }, (_, index) => {
    const value = start * (1 + index * 0.021 + wave[index % 12]! + (index === 15 ? 0.22 : 0))
    return { name: titled(noun).slice(0, 60), day: `-${(23 - index) * 30 + 4}d`, value: Math.round(value) }
  }).toReversed()
}

interface Series {
  readonly draft: Draft
  readonly entity: Entity
  readonly date: string
  readonly field: string
  readonly add: Action | null
  readonly list: BlockOf<'list'> | null
}
function withSeries(draft: Draft, noun: string): Series {
  const manager = managerOf(draft)
  const id = newEntityId(draft, `${idFrom(noun)}_by_day`.slice(0, 44))
  const role = manager === undefined ? {} : { role: manager }
  const one = noun === 'figures' ? 'figure' : `${singular(noun)} figure`
  const entity: Entity = {
    id,
    singular: one,
    plural: `${one}s`,
    title: 'name',
    fields: [
      { id: 'name', label: 'What', type: 'text', required: true },
      { id: 'day', label: 'Day', type: 'date', required: true },
      { id: 'value', label: 'Value', type: 'number', required: true },
    ],
    read: 'public',
    write: manager === undefined ? 'anyone' : 'managed',
    seeds: seriesOf(noun),
  }
  const make = (kind: Action['kind'], wanted: string, name: string, fields: readonly string[], confirmation: string): Action => ({
    id: newActionId(draft, wanted),
    name,
    kind,
    entity: id,
    ...role,
    fields: [...fields],
    confirmation,
  })
  const add = make('create', 'add_figure', 'Add figure', ['name', 'day', 'value'], 'Figure of {title} added.')
  const remove = make('delete', 'delete_figure', 'Delete', [], 'Figure of {title} deleted.')
  const list: BlockOf<'list'> = {
    kind: 'list',
    id: newBlockId(draft, 'figures_list'),
    heading: 'Figures',
    entity: id,
    layout: 'table',
    fields: ['day', 'value'],
    search: false,
    filters: [],
    sorts: ['day', 'value'],
    per_page: 12,
    scope: 'all',
    actions: [remove.id],
    empty: 'There are no figures yet. Add one, or import a file of them.',
  }
  const next = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, add, remove] })
  return { draft: next, entity, date: 'day', field: 'value', add, list }
}

/** A figure over time and what it comes to if it goes on so, where the words want something foretold. */
export const forecasts: Completer = (draft) => {
  const words = wordsOf(draft)
  const asked = asksIn(draft).filter(({ text }) => foretelling.test(text) && !beyond.test(text))
  const isBare = draft.brief.clauses.some(({ asks, start, end, mode }) => {
    const text = words.slice(start, end).toLowerCase()
    return asks.length === 0 && mode !== 'style' && foretelling.test(text) && !beyond.test(text)
  })
  if (asked.length === 0 && !isBare) return draft
  const kept = keptFor(draft, asked)
  const made: Series = kept
    ? { draft, entity: kept, date: dateOf(kept)!.id, field: kept.fields.find(isFigure)!.id, add: null, list: null }
    : withSeries(draft, nounFor(draft, asked))
  const { add, list } = made
  const block: BlockOf<'forecast'> = {
    kind: 'forecast',
    id: newBlockId(made.draft, 'forecast'),
    heading: '',
    entity: made.entity.id,
    date: made.date,
    measure: 'average',
    field: made.field,
    step: 'month',
    ahead: 3,
  }
  const manager = managerOf(made.draft)
  const paged = addPage(made.draft, {
    title: 'Forecast',
    navigation: 'Forecast',
    blocks: () => [block, ...(add && manager === undefined ? keeping(made.draft, add) : []), ...(list ? [list] : [])],
  })
  const all =
    add && manager !== undefined
      ? addPage(paged.draft, {
          title: 'Figures for the forecast',
          navigation: 'Forecast figures',
          role: manager,
          blocks: () => [...keeping(paged.draft, add), ...(list ? [{ ...list, id: newBlockId(paged.draft, 'all_figures') }] : [])],
        })
      : paged
  return ifClaimed(draft, claimedAs(all.draft, paged.path, claiming, beyond))
}
const keeping = (draft: Draft, add: Action): (BlockOf<'form'> | BlockOf<'import_csv'>)[] => [
  { kind: 'form', id: newBlockId(draft, 'figure_form'), heading: 'Add figure', action: add.id, text: 'The forecast is worked out anew with every figure.' },
  { kind: 'import_csv', id: newBlockId(draft, 'figure_import'), heading: 'Import figures', action: add.id },
]
