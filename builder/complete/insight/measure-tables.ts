import { countedOn } from '../../compose/counted-rows.ts'
import type { Part } from '../../compose/pages.ts'
import type { Thing } from '../../compose/thing.ts'
import { kits } from '../../lexicon/kits.ts'
import { measuredBy } from '../../lexicon/measured-by.ts'
import type { Entity } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions, changeBlocks, putEntity } from '../trade/parts.ts'
import { month, monthTable, subjectIn } from './month-rows.ts'

/** What rows of the kit say of one figure alone. */
const single: ReadonlySet<string> = new Set(['category', 'kind', 'label', 'value', 'unit', 'source', 'description'])

/** Figures that a site keeps are a table of what its subject is measured by, month by month and along what they fall apart: no two units in one column. */
export const measureTables: Completer = (draft) => {
  const words = subjectIn(draft)
  return draft.parts.filter(isPlain).reduce((so_far, { made }) => withMeasures(so_far, made, words), draft)
}

const isPlain = ({ made: { thing, entity } }: Part): boolean =>
  thing.kit === 'figures' && thing.meant === undefined && thing.listed.length === 0 && ['value', 'unit', 'date'].every((id) => entity.fields.some((one) => one.id === id)) // biome-ignore format: one condition

function withMeasures(draft: Draft, { thing, entity }: Part['made'], words: string): Draft {
  const found = measuredBy({ words, domain: draft.domain.id, kept: keptOn(draft, thing) })
  const { along, figures, rowsWith } = monthTable(draft, found, entity)
  const fresh = [...along, ...figures]
  const own = entity.fields.filter(({ id }) => id !== entity.title && id !== month.id && !single.has(id) && !fresh.some((field) => field.id === id))
  const title = entity.fields.find(({ id }) => id === entity.title)!
  const kept = own.filter(({ id }) => id !== entity.lifecycle?.field)
  const state = own.filter(({ id }) => id === entity.lifecycle?.field)
  const wide = { ...entity, fields: [title, month, ...fresh, ...kept, ...state], seeds: rowsWith(entity.title, entity.seeds, own) }
  return shown(putEntity(draft, wide), wide, { choices: along.map(({ id }) => id), numbers: figures.map(({ id }) => id) })
}

const handled: ReadonlySet<string> = new Set(['request', 'person', 'event', 'money', 'play'])
/** What people do on the site, in the plural. */
const keptOn = ({ plan }: Draft, thing: Thing): readonly string[] => {
  const things = plan.things.filter(({ kit }) => handled.has(kits[kit].group))
  return countedOn(thing, things, '')
}

/** The columns in lists, forms and pages of rows. */
function shown(draft: Draft, entity: Entity, { choices, numbers }: { readonly choices: readonly string[]; readonly numbers: readonly string[] }): Draft {
  const columns = [month.id, ...choices, ...numbers]
  const with_ = (before: readonly string[]): string[] => [...new Set([...columns, ...before])]
  const acted = changeActions(draft, entity.id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && action.fields.includes(entity.title)
      ? { ...action, fields: [...new Set([entity.title, ...columns, ...action.fields])] }
      : action,
  )
  return changeBlocks(acted, (block) => {
    if (block.kind === 'detail' && block.entity === entity.id) return [{ ...block, fields: with_(block.fields) }]
    if (block.kind !== 'list' || block.entity !== entity.id) return [block]
    return [
      {
        ...block,
        layout: 'table' as const,
        fields: columns,
        filters: [...new Set([...choices, ...block.filters])],
        sorts: [...new Set([month.id, ...numbers.slice(0, 2), ...block.sorts])],
      },
    ]
  })
}
