import type { Action, Entity, Field, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { changeBlocks, entityIn, withSeeds } from '../trade/parts.ts'

/** "Edit product", "Approve request": what a log calls what was done. */
export const doneTo = ({ name }: Action, { singular }: Entity): string => (name.toLowerCase().includes(singular.toLowerCase()) ? name : `${name} ${singular}`)

/** What a row is told by: its name, or of what somebody says their words. */
export const saidBy = ({ fields, title }: Entity): Field =>
  (title === 'name' && fields.find(({ id }) => /^(?:text|message|comment|content)$/.test(id))) || fields.find(({ id }) => id === title)!

/** What tells of no one thing, or of one that is gone. */
const bare = /^(?:Signed in|Removed)\b/

/** The sample rows of a history tell of what is done on its own site, and to which sample row; those of a log of the system itself stay. */
export function withActs(draft: Draft, trail: Entity, acts: readonly Action[], isLog: boolean): Entity {
  const told = acts.flatMap((act) => {
    const source = entityIn(draft, act.entity)
    const name = source && saidBy(source)
    return name && /text$/.test(name.type) && source.seeds.length > 0 ? [{ act, source, title: name.id }] : []
  })
  if (told.length === 0 || trail.fields.some(({ id }) => id === 'level')) return trail
  const has = (id: string): boolean => trail.fields.some((field) => field.id === id)
  const by = trail.fields.filter(({ type }) => type === 'reference')
  return withSeeds(trail, (seed, index): Values => {
    const event = String(seed[trail.title] ?? '')
    const known = told.find(({ source }) => event.toLowerCase().endsWith(` ${source.singular.toLowerCase()}`))
    if (bare.test(event)) return seed
    const { act, source, title } = known ?? told[index % told.length]!
    const at = Math.floor(index / told.length) % source.seeds.length
    return {
      ...seed,
      ...(!known && { [trail.title]: isLog ? doneTo(act, source) : act.name }),
      ...(has('details') && { details: source.seeds[at]![title] ?? null }),
      ...(has('result') && { result: 'Done' }),
      ...Object.fromEntries(by.map(({ id, entity }) => [id, entity === source.id ? at : null])),
    }
  })
}

/** Its lists say what each was done to. */
export const withDetails = (draft: Draft, { id, fields }: Entity): Draft =>
  fields.some((field) => field.id === 'details')
    ? changeBlocks(draft, (block) => [
        block.kind === 'list' && block.entity === id && !block.fields.includes('details') ? { ...block, fields: ['details', ...block.fields] } : block,
      ])
    : draft
