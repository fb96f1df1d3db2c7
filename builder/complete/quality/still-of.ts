import type { Part } from '../../compose/pages.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Draft } from '../draft.ts'
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
/** What rows refer to as composed, they refer to still where their table was made anew since, unless what it refers to now leads there: data records to their source, sites to the template they were made from. */
export const stillOf = (draft: Draft, composed: readonly Part[]): Draft =>
  composed.reduce(
    (now, { made: { entity, thing, asked } }) =>
      remade.has(thing.kit) ? entity.fields.reduce((so_far, field) => withReference(so_far, entity.id, field, asked.includes(field.id)), now) : now,
    draft,
  )
