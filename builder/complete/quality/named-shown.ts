import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { isFull } from '../../render/context.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeBlocks, createOn, entityIn } from '../trade/parts.ts'

const most = { table: 7, cards: 6, feed: 6, agenda: 6 } as const
const oneself = /^(?:name|email|phone)$/
/** What another column tells already. */
const twice = /^(?:payment|payment_method)$/

/** A list shows what the words name of its rows, however else it was put together; what goes without saying gives way. */
export const namedShown: Completer = (draft) =>
  changeBlocks(draft, (block) => {
    const entity = block.kind === 'list' && isFull(block) ? entityIn(draft, block.entity) : undefined
    return block.kind === 'list' && entity ? [withNamed(draft, block, entity)] : [block]
  })

function withNamed(draft: Draft, block: BlockOf<'list'>, entity: Entity): BlockOf<'list'> {
  const said = draft.parts.find(({ made }) => made.entity.id === entity.id)?.made.thing
  if (!said) return block
  const state = entity.lifecycle?.field
  const asked = kits[said.kit].group === 'request' ? (createOn(draft, entity.id)?.fields ?? []) : []
  const isNamed = (field: Field): boolean =>
    said.fields.some(({ id, label }) => id === field.id || label === field.label) || (field.type === 'reference' && asked.includes(field.id))
  const lacking = entity.fields.filter(
    (field) => field.id !== entity.title && field.id !== state && !block.fields.includes(field.id) && isNamed(field) && isShown(field, block),
  )
  if (lacking.length === 0) return block
  const kept = block.fields.filter((id) => id !== state)
  const reckoned = reckonedIn(draft, entity).filter((id) => kept.includes(id))
  const cap = most[block.layout] + (block.layout === 'table' ? Math.min(2, reckoned.length) : 0)
  const room = cap - (block.fields.length - kept.length) - Math.min(lacking.length, cap)
  const unsaid = kept.filter(
    (id) => !reckoned.includes(id) && !entity.fields.some((field) => field.id === id && (isNamed(field) || isWhen(field) || field.type === 'long_text')),
  )
  const spare = new Set(unsaid.slice(Math.max(0, unsaid.length - Math.max(0, kept.length - room))))
  const columns = [...kept.filter((id) => !spare.has(id)), ...lacking.map(({ id }) => id)].slice(0, cap)
  return { ...block, fields: [...columns, ...block.fields.filter((id) => id === state)] }
}

const isWhen = ({ id, type }: Field): boolean => /^(?:date|datetime|time)$/.test(type) || (id === 'time' && type === 'choice')

/** What comes to something by what is entered: what it costs, how long it took. */
const reckonedIn = ({ model }: Draft, { id }: Entity): string[] =>
  model.actions.flatMap((action) =>
    (action.entity === id ? (action.effects ?? []) : []).flatMap((effect) =>
      effect.kind === 'multiply' || effect.kind === 'sum' ? [effect.to] : effect.kind === 'hours' ? [effect.into] : [],
    ),
  )

function isShown({ type, id }: Field, { layout, scope }: BlockOf<'list'>): boolean {
  if (type === 'long_text' || type === 'file' || type === 'url' || twice.test(id)) return false
  return !(type === 'image' && layout !== 'table') && !((scope === 'mine' || scope === 'sent') && oneself.test(id))
}
