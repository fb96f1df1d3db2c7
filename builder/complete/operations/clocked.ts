import type { Part } from '../../compose/pages.ts'
import { hoursBetween } from '../../hours.ts'
import type { Action, Block, Effect, Entity, Field, Lifecycle, Value, Values } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, changePages, entityIn, partsOf, putEntity, textOf, withFields, withSeeds } from '../trade/parts.ts'

const punctual = /\b(?:late(?:ness| arrivals?)?|punctual\w*|attendance|work(?:ing)? hours|working time)\b/
/** Who is expected at an hour. */
const expected = /\b(?:employees?|staff|workers?|students?|pupils?|teachers?|class(?:es)?|office|company)\b/
/** That somebody leaves again is of a presence, not of a place that one was at. */
const leaving =
  /\b(?:check(?:s|ed|ing)?|clock(?:s|ed|ing)?|sign(?:s|ed|ing)?|punch(?:es|ed|ing)?)(?:[ -](?:in|up))?(?: and | or |\/|, )?(?:check|clock|sign|punch)?\w*[ -]?out\b|\bcheck(?:s|ed|ing)? (?:\w+ ){1,3}in (?:and|or) (?:\w+ )?out\b|\bhours\b|\bduration\b/
const limit = '09:00'

/** Who checks in and out has the time of both kept, the hours between them, and where somebody is expected, whether they came late. */
export const clocked: Completer = (draft) => partsOf(draft, 'attendance').reduce(timed, draft)

function timed(draft: Draft, part: Part): Draft {
  const before = entityIn(draft, part.made.entity.id)
  const step = before?.lifecycle?.transitions.find(({ to, from }) => /^checked out$/i.test(to) && from.length > 0)
  const came = before?.fields.find(({ id, type }) => id === 'time' && type === 'time')
  if (!before || !step || !came || before.fields.some(({ type, id }) => type === 'time' && id !== 'time')) return draft
  const text = textOf(draft)
  const isExpected = punctual.test(text) && expected.test(text)
  if (!isExpected && !leaving.test(text)) return draft
  const entity = entityWith(before, came, step, isExpected)
  const hours: Effect = { kind: 'hours', from: 'time', to: 'left_at', into: 'hours' }
  const arrival: Effect[] = isExpected ? [{ kind: 'beyond', field: 'time', limit, to: 'arrival', over: 'Late', within: 'On time' }] : []
  const acted = changeActions(putEntity(draft, entity), entity.id, (action): Action => {
    if (action.transition === step.id)
      return {
        ...withRules(action, [], [hours]),
        kind: 'update',
        fields: ['left_at'],
        confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. Hours: {hours}.`,
      }
    if (action.kind === 'create') return withRules({ ...action, fields: [...new Set([...action.fields, 'time'])] }, [], arrival)
    return action.kind === 'update' ? withRules({ ...action, fields: [...action.fields, 'left_at'] }, [], [...arrival, hours]) : action
  })
  return shown(acted, entity, isExpected)
}

function entityWith(before: Entity, came: Field, { to }: Lifecycle['transitions'][number], isExpected: boolean): Entity {
  const fields: Field[] = [
    { ...came, label: 'Checked in at', now: true, ...(isExpected && { help: `After ${limit} counts as late.` }) },
    { id: 'left_at', label: 'Checked out at', type: 'time', required: false, now: true },
    { id: 'hours', label: 'Hours', type: 'number', required: false, min: 0, unit: 'h' },
    ...(isExpected ? [{ id: 'arrival', label: 'Arrival', type: 'choice' as const, required: false, choices: ['On time', 'Late'] }] : []),
  ]
  const state = before.lifecycle!.field
  const whole = withFields(before, fields)
  const own = new Set(fields.map(({ id }) => id))
  const ordered = whole.fields.flatMap((field) => (field.id === 'time' ? fields : own.has(field.id) ? [] : [field]))
  return withSeeds({ ...whole, fields: ordered }, (seed, index): Values => {
    const time = isExpected ? clock(8 * 60 + 32 + ((index * 11) % 44)) : String(seed.time ?? '10:00').slice(0, 5)
    const left: Value = seed[state] === to ? clock(minutes(time) + (isExpected ? 480 : 75) + ((index * 17) % 50)) : null
    return { ...seed, time, left_at: left, hours: hoursBetween(time, left), ...(isExpected && { arrival: time > limit ? 'Late' : 'On time' }) }
  })
}
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clock = (at: number): string => `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`

/** The times stand in every list; at the end of its page stand the hours in all, those of each day and, where more than one's own are seen, of each person. */
function shown(draft: Draft, entity: Entity, isExpected: boolean): Draft {
  const listed = ['time', 'left_at', 'hours', ...(isExpected ? ['arrival'] : [])]
  const put = changeBlocks(draft, (block, page) => {
    if (block.kind === 'detail' && block.entity === entity.id) return [{ ...block, fields: [...new Set([...block.fields, ...listed])] }]
    if (block.kind !== 'list' || block.entity !== entity.id) return [block]
    const first = block.fields.filter((id) => !listed.includes(id)).slice(0, 2)
    const list = {
      ...block,
      fields: [...first, ...listed, entity.lifecycle!.field],
      filters: [...new Set([...block.filters, ...(isExpected ? ['arrival'] : [])])],
    }
    return [page.path === '/' || !block.search ? list : { ...list, period: 'date' }]
  })
  return changePages(put, (page) => {
    const list = page.path === '/' ? undefined : page.blocks.find((block) => block.kind === 'list' && block.entity === entity.id && block.search)
    return list?.kind === 'list' ? { ...page, blocks: [...page.blocks, ...figures(draft, entity, isExpected, list.scope === 'all')] } : page
  })
}

function figures(draft: Draft, { id, title, fields }: Entity, isExpected: boolean, isOfAll: boolean): Block[] {
  const label = fields.find((field) => field.id === title)?.label.toLowerCase() ?? 'name'
  const chart = (by: string, heading: string, step?: 'day'): Block => ({
    kind: 'chart',
    id: newBlockId(draft, `${id}_hours_${by}`),
    heading,
    entity: id,
    by,
    measure: 'sum',
    field: 'hours',
    shape: 'bars',
    ...(step && { step }),
  })
  return [
    {
      kind: 'tiles',
      id: newBlockId(draft, `${id}_hours`),
      heading: 'Hours and arrivals',
      tiles: [
        { label: 'Hours in all', entity: id, measure: 'sum', field: 'hours' },
        { label: 'Hours a day on average', entity: id, measure: 'average', field: 'hours' },
        ...(isExpected ? [{ label: 'Late', entity: id, measure: 'count' as const, where: { field: 'arrival', is: 'Late' } }] : []),
      ],
    },
    chart('date', 'Hours by day', 'day'),
    ...(isOfAll ? [chart(title, `Hours by ${label}`)] : []),
  ]
}
