import { capital } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Field, Value, Values } from '../../model.ts'
import { isFull } from '../../render/context.ts'
import { type Completer, claimed, type Draft, newBlockId, withModel } from '../draft.ts'
import { date } from '../trade/fields.ts'
import { addPage, changeBlocks, entityIn, listPage, manager, putEntity, withSeeds } from '../trade/parts.ts'
import { lastNamed, widen } from './named.ts'

type Within = NonNullable<BlockOf<'list'>['within']>
interface Standing {
  /** Which of the words' rows they are, before or after what they are called. */
  readonly before: string
  readonly after: string
  readonly days: Pick<Within, 'from' | 'to'>
  /** The dates by which that is told, and the one to be added where there is none. */
  readonly dates: RegExp
  /** None is added where rows that have no such date are no less what they are called. */
  readonly label: string | null
}
const soon = 30
const ends = /expir|(?:^|_)until(?:$|_)|best_before|use_before|use_by|valid|ends_on|end_date|renews?_on/
const dues = /(?:^|_)due(?:$|_)|deadline|(?:^|_)until$|return_by|back_on|^next_|renews?_on|pay_by|finish_by|expir|valid_until/
const happens =
  /^(?:date|day|on|when|starts?(?:_on|_at)?|begins_on|held_on|takes_place_on|planned_(?:for|on)|scheduled_(?:for|on)|event_date|\w+_date|departs_on|check_in)$/
/** What is called by its standing alone: "overdue items", "upcoming deadlines". */
const anything = /^(?:items?|copies|things|ones|loans?|deadlines?|due dates?|renewals?|dates?|expirations?|expiries|returns?)\b/
const standings: readonly (readonly [RegExp, Standing])[] = [
  [
    /\b(?:overdue|past due|late) (?=[a-z])|\b(?:is|are|being) (?:overdue|past (?:their|its) due dates?|late)\b/g,
    { before: 'Overdue', after: '', days: { to: -1 }, dates: dues, label: 'Due on' },
  ],
  [
    /\b(?:due|coming up|upcoming) (?:soon|shortly|(?:with)?in (?:the )?(?:next )?\S+ (?:days?|weeks?|months?)|within a (?:week|month)|this (?:week|month)|next (?:week|month))/g,
    { before: '', after: 'due soon', days: { from: 0, to: soon }, dates: dues, label: 'Due on' },
  ],
  [
    /\bexpiring (?:soon|shortly|(?:with)?in (?:the )?(?:next )?\S+ (?:days?|weeks?|months?)|within a (?:week|month)|this month|next month)|\b(?:about|going|due) to (?:expire|run out)\b|\b(?:expire|run out|expires) (?:soon|shortly|(?:with)?in \S+ (?:days|weeks|months))|\b(?:near(?:ing)?|close to|approaching) (?:their |its )?expir(?:y|ation)(?: dates?)?|\bsoon[- ]to[- ]expire (?=[a-z])|\bexpiring (?=[a-z])/g,
    { before: '', after: 'expiring soon', days: { from: 0, to: soon }, dates: ends, label: 'Expires on' },
  ],
  [/\bupcoming (?=[a-z])/g, { before: 'Upcoming', after: '', days: { from: 0 }, dates: new RegExp(`${dues.source}|${happens.source}`), label: null }],
]
/** Words by which rows are shown, rather than spoken of. */
const shows =
  /\b(?:lists?|listing|shows?|showing|displays?|displaying|views?|viewing|see|seeing|dashboard|overview|highlight\w*|browse|browsing|find|report|table|page)\b/
const shownAfter = /^[^.;!?]{0,60} (?:should|must|will|can|are|is) (?:be )?(?:shown|listed|displayed|highlighted|marked|appear)\b/
const over =
  /^(?:done|complete\w*|finished|paid(?: off)?|cancel\w*|reject\w*|declined|refused|withdrawn|return\w*|closed|archived|resolved|settled|repaid|sold|scrapped|revoked|delivered|received|lost|handed in|submitted)$/i
const counts: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
  thirty: 30,
  sixty: 60,
  ninety: 90,
}

/** "a list of overdue keys", "certificates that expire soon": a page of those rows alone, told by their date against today. */
export const dueLists: Completer = (draft) => {
  const words = draft.brief.words.toLowerCase()
  return standings.reduce((so_far, [said, standing]) => {
    const found = [...words.matchAll(said)].find(
      (match) => shows.test(sentenceBefore(words, match.index)) || shownAfter.test(words.slice(match.index, match.index + 120)),
    )
    return found ? withList(so_far, words, found, standing) : so_far
  }, draft)
}

const sentenceBefore = (words: string, at: number): string =>
  words.slice(Math.max(...['.', ';', '!', '?', '\n'].map((end) => words.lastIndexOf(end, at))) + 1, at)
const afterIt = (words: string, at: number): string => /^(?: ?[a-z-]+){0,3}/.exec(words.slice(at))?.[0] ?? ''

function withList(draft: Draft, words: string, match: RegExpExecArray, standing: Standing): Draft {
  const shown = draft.parts.filter(
    ({ made }) => entityIn(draft, made.entity.id) !== undefined && listPage(draft, made.entity.id, roleOf(draft, made.entity.id)) !== undefined,
  )
  const leads = /(?:overdue|past due|late|expire|expiring|upcoming) $/.test(match[0])
  const next = leads ? shown.find((part) => lastNamed(firstOf(afterIt(words, match.index + match[0].length), part.made.entity), [part])) : undefined
  const isAny = leads && !next && anything.test(afterIt(words, match.index + match[0].length).trim())
  const part =
    next ??
    (leads
      ? shown.find(({ made }) => isAny && isDated(draft, made.entity.id, standing))
      : (lastNamed(
          sentenceBefore(words, match.index)
            .split(/,| and /)
            .slice(-2)
            .join(' '),
          shown,
        ) ??
        (/\b(?:items?|products|goods|things|stock|supplies|materials|everything)\b/.test(sentenceBefore(words, match.index))
          ? shown.find(({ made }) => dateOf(entityIn(draft, made.entity.id)!, standing) !== undefined)
          : undefined)))
  const named = part && entityIn(draft, part.made.entity.id)
  if (!part || !named) return draft
  const told = dateOf(named, standing)
  const lent = told ? undefined : lentOf(draft, named, standing)
  if (!told && !lent && standing.label === null) return draft
  const wide =
    told || lent || standing.label === null
      ? draft
      : widen(draft, part, [date(standing.label.toLowerCase().replace(' ', '_'), standing.label)], { asked: true })
  const entity = entityIn(wide, lent?.id ?? named.id)
  const on = entity && dateOf(entity, standing)
  if (!entity || !on) return draft
  const days = within(match[0], standing.days)
  const done = (entity.fields.find(({ id }) => id === entity.lifecycle?.field)?.choices ?? []).filter((state) => over.test(state))
  const title = capital(
    [standing.before.toLowerCase(), named.plural, standing.before !== '' ? '' : saidAs(match[0], standing)].filter(Boolean).join(' '),
  ).slice(0, 90)
  const seeded = putEntity(wide, withSample(entity, on.id, days, done))
  const role = roleOf(seeded, entity.id)
  const full = listPage(seeded, entity.id, role)?.blocks.find((block) => block.kind === 'list' && block.entity === entity.id)
  if (full?.kind !== 'list') return draft
  const block = (id: string): BlockOf<'list'> => ({
    ...full,
    id,
    heading: title,
    layout: 'table',
    fields: [on.id, ...full.fields.filter((field) => field !== on.id)].slice(0, 6),
    order: { field: on.id, down: false },
    within: { date: on.id, ...days, done },
    empty: `There are no such ${entity.plural} now.`,
  })
  const added = addPage(shownWith(seeded, entity, on), {
    title,
    navigation: title.slice(0, 40),
    role,
    blocks: (id) => [block(id(`${entity.id}_within`.slice(0, 40)))],
  })
  const claims = claimed(
    added.draft,
    added.path,
    draft.brief.clauses.filter(({ start, end }) => standing.label !== null && start <= match.index && match.index < end && clauseAsksOnce(draft, start)),
  )
  return onDashboard(claims, block, role)
}
const clauseAsksOnce = (draft: Draft, start: number): boolean => (draft.brief.clauses.find((clause) => clause.start === start)?.asks.length ?? 0) < 2
/** The words as far as they still name the kind. */
const firstOf = (text: string, entity: Entity): string => text.trim().split(' ').slice(0, entity.plural.split(' ').length).join(' ')

/** Where others see their own rows at most, the managing role's page has them all. */
function roleOf(draft: Draft, id: string): string | undefined {
  const role = manager(draft)?.id
  const isOwn = entityIn(draft, id)?.read === 'own' && role !== undefined && listPage(draft, id, role) !== undefined
  return isOwn || listPage(draft, id) === undefined ? role : undefined
}

const isDated = (draft: Draft, id: string, { dates }: Standing): boolean =>
  entityIn(draft, id)?.fields.some((field) => (field.type === 'date' || field.type === 'datetime') && dues.test(field.id) && dates.test(field.id)) ?? false
const dateOf = ({ fields }: Entity, { dates }: Standing): Field | undefined =>
  fields.find(({ id, type }) => (type === 'date' || type === 'datetime') && dates.test(id))

/** What is lent out is late by its loan. */
const lentOf = (draft: Draft, { id }: Entity, standing: Standing): Entity | undefined =>
  draft.model.entities.find(
    (one) =>
      /(?:^| )(?:loan|borrowing|rental|lending|checkout|invoice)$/.test(one.singular) &&
      one.fields.some((field) => field.entity === id) &&
      dateOf(one, standing) !== undefined &&
      listPage(draft, one.id, roleOf(draft, one.id)) !== undefined,
  )

function within(said: string, days: Standing['days']): Standing['days'] {
  const [, count = '', unit] = /(?:next |in |within )(\S+) (day|week|month)s?/.exec(said) ?? []
  const several = counts[count] ?? Number(count)
  const each = unit === 'week' ? 7 : unit === 'month' ? 30 : 1
  if (unit && several > 0) return { ...days, to: several * each }
  return /\b(?:a|this|next) week/.test(said) ? { ...days, to: 7 } : days
}
const saidAs = (said: string, { after }: Standing): string => (/\b(?:within|in) .*(?:day|week|month)/.test(said) ? said.trim() : after)

const dayIn = (value: Value | undefined): number | null => {
  const days = typeof value === 'string' ? /^([+-]\d{1,4})d$/.exec(value)?.[1] : undefined
  return days === undefined ? null : Number(days)
}
/** Of the samples some fall among the days, and some do not. */
function withSample(entity: Entity, on: string, { from, to }: Standing['days'], done: readonly string[]): Entity {
  const state = entity.lifecycle?.field
  const open = (seed: Values): boolean => state === undefined || !done.includes(String(seed[state] ?? entity.lifecycle!.initial))
  const isIn = (seed: Values): boolean => {
    const day = dayIn(seed[on])
    return day !== null && open(seed) && day >= (from ?? day) && day <= (to ?? day)
  }
  const [near, far] =
    from === undefined
      ? [(at: number) => -4 - at * 3, (at: number) => 6 + at * 5]
      : [(at: number) => Math.min(to ?? soon, 3 + at * 4), (at: number) => (to ?? soon) + 15 + at * 20]
  const wanted = entity.seeds.filter(isIn).length < 2 ? entity.seeds.filter((seed) => open(seed) && !isIn(seed)).slice(0, 2) : []
  const crowd = from === 0 && to === undefined ? [] : entity.seeds.filter(isIn).slice(3)
  const day = (days: number): string => `${days < 0 ? '' : '+'}${days}d`
  return withSeeds(entity, (seed, index) =>
    wanted.includes(entity.seeds[index]!)
      ? { ...seed, [on]: day(near(index)) }
      : crowd.includes(entity.seeds[index]!)
        ? { ...seed, [on]: day(far(index)) }
        : seed,
  )
}

/** Every full list of the kind tells the date too. */
const shownWith = (draft: Draft, entity: Entity, { id }: Field): Draft =>
  changeBlocks(draft, (block) =>
    block.kind === 'list' && block.entity === entity.id && isFull(block) && !block.fields.includes(id) && block.fields.length < 6
      ? [{ ...block, fields: [...block.fields, id] }]
      : [block],
  )

/** A dashboard has the list as well. */
function onDashboard(draft: Draft, block: (id: string) => BlockOf<'list'>, role: string | undefined): Draft {
  const page = draft.model.pages.find((one) => /^\/(?:dashboard|overview)$/.test(one.path) && (one.role === undefined || one.role === role))
  if (!page) return draft
  const added = { ...block(newBlockId(draft, 'due_here')), search: false, filters: [], sorts: [] }
  return withModel(draft, { pages: draft.model.pages.map((one) => (one === page ? { ...one, blocks: [...one.blocks, added] } : one)) })
}
