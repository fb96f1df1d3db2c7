import type { Part } from '../../compose/pages.ts'
import { type KitName, kits } from '../../lexicon/kits.ts'
import type { Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { entityIn } from '../trade/parts.ts'
import { withReference } from './refer-to.ts'

/** Kits whose tables may be made anew: figures by month, what a tool or a designer keeps, records by the site itself. */
const remade: ReadonlySet<KitName> = new Set<KitName>([
  'figures',
  'job',
  'run_record',
  'trade_item',
  'trade_work',
  'trade_record',
  'trade_request',
  'article',
  'setting',
  'style_setting',
  'component',
  'template',
  'form',
  'form_item',
  'file',
  'image',
  'link',
  'dashboard',
  'rule',
  'response',
  'plugin',
  'log',
])
/** What people write to one another about, or to whom: no room in which several talk. */
const about: ReadonlySet<string> = new Set(['person', 'offer', 'work', 'request', 'event', 'place'])
const rooms: ReadonlySet<KitName> = new Set<KitName>(['team', 'room_chat', 'channel', 'game', 'user_account'])

/** Messages that became those of conversations: a conversation says what it is about, or else whom. */
function aboutConversation(draft: Draft, composed: readonly Part[], { made: { entity } }: Part): Draft {
  const inbox = entityIn(draft, entity.id)?.fields.find((field) => entityIn(draft, field.entity)?.singular === 'conversation')?.entity
  const groupIn = ({ entity: to }: Field): string | undefined =>
    composed.flatMap(({ made }) => (made.entity.id === to && !rooms.has(made.thing.kit) ? [kits[made.thing.kit].group] : []))[0]
  const spoken = entity.fields.filter((field) => about.has(groupIn(field) ?? ''))
  const said = spoken.find((field) => groupIn(field) !== 'person') ?? spoken[0]
  return inbox !== undefined && said ? withReference(draft, inbox, said, true) : draft
}

/** What rows refer to as composed, they refer to still where their table was made anew since, unless what it refers to now leads there: data records to their source, sites to the template they were made from. */
export const stillOf = (draft: Draft, composed: readonly Part[]): Draft =>
  composed.reduce((now, part) => {
    const { entity, thing, asked } = part.made
    if (thing.kit === 'message') return aboutConversation(now, composed, part)
    return remade.has(thing.kit) ? entity.fields.reduce((so_far, field) => withReference(so_far, entity.id, field, asked.includes(field.id)), now) : now
  }, draft)
