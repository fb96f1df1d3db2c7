import type { Block, Entity, Lifecycle, Value, Values } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'

type Due = NonNullable<Lifecycle['due']>
const mostTiles = 8
interface Rule {
  readonly date: RegExp
  /** States in which a row can be late; null for all but those in which it is over. */
  readonly open: RegExp | null
  /** A state that the rows have to know for the rule to be about them. */
  readonly knows?: RegExp
  /** Things that are over by then, and were nobody's to finish. */
  readonly lacks?: RegExp
  readonly word: string
}
const ended =
  /^(?:done|complet\w*|finish\w*|paid(?: off)?|cancel\w*|reject\w*|declin\w*|refus\w*|withdrawn|return\w*|closed|archived|waived|dropped|stopped|resolved|accepted|submitted|handed in|graded|reviewed|settled|repaid|sold|expired|lapsed|ended|verified|approved|delivered|received|lost|merged|overdue|draft|signed|executed|revoked|used|served|passed|failed|refunded)$/i
const rules: readonly Rule[] = [
  { date: /^(?:due(?:_on|_date|_by|_day|_back|_back_on)?|deadline|\w+_deadline|\w+_due_(?:on|date)|return_by|pay_by|finish_by)$/, open: null, word: 'Overdue' },
  {
    date: /^(?:until|due_back|returns?_on|return_date|ends_on|deadline|due_on)$/,
    open: /^(?:lent|borrowed|on loan|rented|rented out|handed out|checked out|picked up)$/i,
    word: 'Overdue',
  },
  {
    date: /^ends_on$/,
    open: /^(?:planned|under way|in progress|in production|on hold)$/i,
    knows: /^finished$/i,
    lacks: /crowdfunding|opportunity|program|job|campaign|activity|event/,
    word: 'Overdue',
  },
  {
    date: /^(?:valid_until|expires_on|expiry_date|expires)$/,
    open: /^(?:valid|active|in force|available|issued|granted|sent|signed|unused|claimed)$/i,
    word: 'Expired',
  },
  { date: /^(?:ends_on|until)$/, open: /^(?:signed|active|in force)$/i, knows: /^expired$/i, word: 'Expired' },
]

/** What is past its day and still open is told apart, counted and found under a word of its own, whatever it is. */
export const overdue: Completer = (draft) => {
  const late = draft.model.entities.flatMap((entity) => {
    const due = dueOf(entity)
    return due ? [{ entity, due }] : []
  })
  if (late.length === 0) return draft
  const entities = draft.model.entities.map((entity): Entity => {
    const due = late.find((one) => one.entity === entity)?.due
    return due && entity.lifecycle ? { ...entity, lifecycle: { ...entity.lifecycle, due }, seeds: withLate(entity, due) } : entity
  })
  return late.reduce((so_far, { entity, due }) => shown(so_far, entity, due), withModel(draft, { entities }))
}

function dueOf({ lifecycle, fields, singular }: Entity): Due | null {
  const states = fields.find(({ id }) => id === lifecycle?.field)?.choices ?? []
  if (!lifecycle || lifecycle.due) return null
  for (const { date, open, knows, lacks, word } of rules) {
    if (lacks?.test(singular)) continue
    const field = fields.find(({ id, type }) => (type === 'date' || type === 'datetime') && date.test(id))
    const still = states.filter((state) => (open ? open.test(state) : !ended.test(state)))
    if (field && still.length > 0 && still.length < states.length && (knows === undefined || states.some((state) => knows.test(state))))
      return { field: field.id, open: still, word }
  }
  return null
}

const days = (value: Value | undefined): number | null => {
  const found = /^([+-]\d+)d$/.exec(String(value ?? ''))
  return found ? Number(found[1]) : null
}
/** Of the samples just one is late, so that the mark is seen; not one that begins later. */
function withLate(entity: Entity, due: Due): Values[] {
  if (due.word !== 'Overdue') return entity.seeds
  const { field, initial } = entity.lifecycle!
  const isOpen = (seed: Values): boolean => due.open.includes(String(seed[field] ?? initial)) && days(seed[due.field]) !== null
  const late = entity.seeds.findIndex((seed) => isOpen(seed) && days(seed[due.field])! < 0)
  const seeds = entity.seeds.map((seed, index): Values => {
    const left = days(seed[due.field])
    return index !== late && isOpen(seed) && left !== null && left < 0 ? { ...seed, [due.field]: `+${-left}d` } : seed
  })
  const others = entity.fields.filter(({ id, type }) => id !== due.field && (type === 'date' || type === 'datetime'))
  const at = late === -1 ? seeds.findLastIndex((seed) => isOpen(seed) && others.every(({ id }) => (days(seed[id]) ?? -4) < -3)) : -1
  return at === -1 ? seeds : seeds.with(at, { ...seeds[at]!, [due.field]: '-3d' })
}

/** Late rows can be asked for in every searched list, and are counted among the figures. */
function shown(draft: Draft, entity: Entity, due: Due): Draft {
  const state = entity.lifecycle!.field
  const tile = { label: `${due.word} ${entity.plural}`, entity: entity.id, measure: 'count' as const, where: { field: state, is: due.word } }
  const change = (block: Block, isFigures: boolean): Block => {
    if (block.kind === 'list' && block.entity === entity.id && block.search && !block.filters.includes(state))
      return { ...block, filters: [state, ...block.filters] }
    return isFigures && block.kind === 'tiles' && block.tiles.length < mostTiles ? { ...block, tiles: [...block.tiles, tile] } : block
  }
  return withModel(draft, {
    pages: draft.model.pages.map((page) => ({ ...page, blocks: page.blocks.map((block, at) => change(block, at === 0 && page.path !== '/')) })),
  })
}
