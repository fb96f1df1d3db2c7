import type { Part } from '../../compose/pages.ts'
import { capital, titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Block, BlockOf, Entity, Field } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { putEntity } from '../trade/parts.ts'
import { addPage, blockId, dateOf, entityIn, partFor } from './places.ts'

type Tile = BlockOf<'tiles'>['tiles'][number]

const progressed =
  /\b(?:their|his|her|own|my|your|personal|individual) (?:own )?(?:(?:learning|training|study|reading|practice|fitness|course|game|lesson|exam|riding|language) )?progress\b(?! of)|\b(?:learning|training|study|fitness|practice|student) progress\b|\bprogress (?:records?|tracking|page|charts?|overview|reports?)\b|\bpersonal (?:statistics|records?|bests?)\b/i
/** What a process or a file does, and not a person. */
const ofWork =
  /\b(?:playback|task|project|processing|execution|computing|download|upload|repair|loading|construction|work|order|case|production|application|video|audio|delivery)(?:'s)? progress\b|\bprogress (?:of|bar)\b/i
const quiet = new Set(['inquiry', 'cart', 'favorite', 'profile', 'order', 'payment', 'feedback', 'comment', 'review', 'progress', 'booking'])
const grouped = new Set(['request', 'record', 'play', 'work', 'machine', 'event'])
/** What adds up, and what is better told by its mean. */
const sums = /\b(?:hours?|minutes|distance|kilomet\w+|pages|points|lessons|steps|repetitions|wins|arrows|laps|calories)\b/i
const means = /\b(?:score|grade|mark|accuracy|level|speed|weight|pain|mood|result)\b/i

/** What one gets done one after the other. */
const learnt = /(?:^| )(?:lessons|courses|enrol?lments|trainings|workouts|exercises|sessions|classes|games|books|chapters|rides|practices)$/

/** A page of progress that the words name, rather than one of what goes without saying. */
const isAskedFor = (title: string, words: string): boolean =>
  /\bprogress\b/i.test(title) && (/^my /i.test(title) || words.toLowerCase().includes(title.toLowerCase()))

/** Somebody's progress is told from what they have kept and done themselves: how much, how well, and how it went over time. */
export const ownProgress: Completer = (before) => {
  const { clauses, words } = before.brief
  const said = clauses.filter(({ mode, start, end }) => mode !== 'style' && isOfSomebody(words.slice(start, end)))
  if (said.length === 0) return before
  const own = before.parts.flatMap((part) => kept(before, part) ?? []).slice(0, 4)
  const tiles = own.flatMap(tilesOf).slice(0, 8)
  if (!tiles.some(({ field }) => field !== undefined)) return before
  const draft = own.reduce(datedToday, before)
  const blocks = (now: Draft): Block[] => [
    { kind: 'tiles', id: blockId(now, 'own figures'), heading: 'Your figures', mine: true, tiles },
    ...own.flatMap((entity) => chartOf(now, entity)).slice(0, 2),
  ]
  const known = draft.model.pages.find(({ path, title, role }) => path !== '/' && role === undefined && isAskedFor(title, words) && !isDetail(draft, path))
  const placed = known
    ? {
        draft: {
          ...draft,
          model: { ...draft.model, pages: draft.model.pages.map((page) => (page === known ? { ...page, blocks: [...blocks(draft), ...page.blocks] } : page)) },
        },
        path: known.path,
      }
    : addPage(draft, 'My progress', undefined, blocks)
  if (!placed) return draft
  const open = asksIn(draft).filter((asked) => said.includes(asked.clause) && (isOpen(draft, asked) || partFor(draft, asked)?.made.thing.kit === 'progress'))
  return claimed(placed.draft, placed.path, [...open.map(({ ask }) => ask), ...said.filter(({ asks }) => asks.length === 0)])
}
const isOfSomebody = (text: string): boolean => progressed.test(text) && !ofWork.test(text)
const isDetail = ({ model }: Draft, path: string): boolean => model.pages.find((page) => page.path === path)?.blocks[0]?.kind === 'detail'

/** What each keeps of their own there. */
function kept(draft: Draft, { made: { thing, entity } }: Part): Entity | undefined {
  const now = entityIn(draft, entity.id)
  const isOwn = now !== undefined && (now.read === 'own' || (now.write === 'anyone' && thing.kit === 'score'))
  const tells = now !== undefined && (figureOf(now) !== undefined || learnt.test(now.plural))
  return isOwn && tells && !quiet.has(thing.kit) && grouped.has(kits[thing.kit].group) ? now : undefined
}

/** What is drawn over time is of today, unless its form says otherwise. */
function datedToday(draft: Draft, entity: Entity): Draft {
  const date = figureOf(entity) && dateOf(entity)
  if (date?.type !== 'date' || date.initial !== undefined) return draft
  return putEntity(draft, { ...entity, fields: entity.fields.map((field) => (field === date ? { ...field, initial: 'today' } : field)) })
}

const isFigure = ({ type }: Field): boolean => type === 'number' || type === 'percent' || type === 'rating'
const figureOf = ({ fields }: Entity): Field | undefined =>
  fields.find((field) => isFigure(field) && means.test(field.label)) ?? fields.find((field) => isFigure(field) && sums.test(field.label))

function tilesOf(entity: Entity): Tile[] {
  const field = figureOf(entity)
  const measure = field && (means.test(field.label) ? 'average' : 'sum')
  const count: Tile = { label: titled(entity.plural), entity: entity.id, measure: 'count' }
  return field && measure
    ? [
        count,
        { label: measure === 'sum' ? `${capital(field.label)} in all` : `Average ${field.label.toLowerCase()}`, entity: entity.id, measure, field: field.id },
      ]
    : [count]
}

function chartOf(draft: Draft, entity: Entity): Block[] {
  const field = figureOf(entity)
  const date = dateOf(entity)
  if (!field || !date) return []
  const measure = means.test(field.label) ? ('average' as const) : ('sum' as const)
  return [
    {
      kind: 'chart',
      id: blockId(draft, `own ${entity.id} chart`),
      heading: `Your ${field.label.toLowerCase()} over time`,
      entity: entity.id,
      by: date.id,
      measure,
      field: field.id,
      shape: 'line',
      mine: true,
    },
  ]
}
