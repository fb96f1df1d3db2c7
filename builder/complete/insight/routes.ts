import { chanceOf } from '../../compose/chance.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Action, Entity, Field, Values } from '../../model.ts'
import { type Routed, routeOf } from '../../render/act/routed.ts'
import { asksIn, type Completer, claimed, type Draft, partsLeft } from '../draft.ts'
import { number } from '../trade/fields.ts'
import {
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  fieldIn,
  listPage,
  manager,
  newActionId,
  newEntityId,
  putActions,
  putEntity,
  withFields,
  withSeeds,
} from '../trade/parts.ts'
import { placeOf } from './maps.ts'
import { addPage, blockId } from './places.ts'

const starts = /^(?:start|from|origin|starting (?:point|place)|departure)$/i
const ends = /^(?:end|to|ending point|destination|arrival|goal)$/i
const lasting = /^(?:estimated |travel |driving )?(?:time|minutes|duration)$/i
const routed = /\b(?:route|trip|way|path|journey)s?\b/
const towns = ['Market Square', 'Old Mill', 'Harbour', 'Station Road', 'City Park', 'Lakeside', 'Airport', 'West End', 'Hillcrest'] as const
const areas = ['Centre', 'North', 'East', 'South', 'West'] as const
const fields_most = 22

/** A route between two places that the site knows is worked out rather than typed: how far, how long and by which places. */
export const routes: Completer = (draft) => partsLeft(draft).reduce((so_far, { made }) => withRoute(so_far, made.entity.id), draft)

const textCalled = ({ fields }: Entity, label: RegExp): Field | undefined => fields.find((field) => field.type === 'text' && label.test(field.label))

function withRoute(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = entity && createOn(draft, id)
  const [from, to] = entity ? [textCalled(entity, starts), textCalled(entity, ends)] : []
  const distance = entity?.fields.find(({ type, label }) => type === 'number' && /^(?:distance|length)$/i.test(label))
  const minutes = entity?.fields.find(({ type, label, unit }) => type === 'number' && lasting.test(label) && (unit === undefined || unit === 'min'))
  if (!entity || !create || !from || !to || !distance || !minutes || !routed.test(entity.singular) || entity.fields.length > fields_most) return draft
  const known = placesFor(draft, entity, [from.id, to.id])
  const places = entityIn(known.draft, known.id)!
  const by = entity.fields.find(({ type, label }) => type === 'choice' && /^(?:by|way|means|mode|transport)/i.test(label))
  const steps: Field = { id: 'steps', label: 'Steps', type: 'long_text', required: false }
  const effect: Routed = {
    kind: 'routed',
    from: from.id,
    to: to.id,
    places: places.id,
    by: by?.id ?? null,
    distance: distance.id,
    minutes: minutes.id,
    steps: steps.id,
  }
  const names = places.seeds.map((seed) => String(seed[places.title] ?? ''))
  const at = (said: unknown, beside: number | null, words: string): number => {
    const found = names.indexOf(String(said ?? ''))
    const one = found >= 0 && found !== beside ? found : chanceOf(words, names.length)
    return one === beside ? (one + 1) % names.length : one
  }
  const rows = places.seeds.map((values, index) => ({ id: String(index), values }))
  const told = withSeeds(
    withFields(
      {
        ...entity,
        fields: entity.fields.map((field) =>
          field === from || field === to
            ? { id: field.id, label: field.label, type: 'reference', required: true, entity: places.id }
            : { ...field, required: field.required && field !== distance && field !== minutes },
        ),
      },
      [steps],
    ),
    (seed, index) => {
      const start = at(seed[from.id], null, `${index} start`)
      const end = at(seed[to.id], start, `${index} end`)
      const placed: Values = { ...seed, [from.id]: start, [to.id]: end }
      const named = { ...placed, ...(String(seed[entity.title] ?? '') !== '' && { [entity.title]: `${names[start]} to ${names[end]}` }) }
      return { ...named, ...routeOf(places, rows, effect, placed) }
    },
  )
  const made = new Set([distance.id, minutes.id, steps.id])
  const acted = changeActions(putEntity(known.draft, told), id, (action) => {
    if (action.kind !== 'create' && action.kind !== 'update') return action
    const asked = [...action.fields.filter((field) => !made.has(field)), ...[from.id, to.id].filter((field) => !action.fields.includes(field))]
    const leads = action.kind === 'create' && listPage(known.draft, id)?.role === undefined ? { leads: null } : {}
    return { ...action, fields: asked, effects: [...(action.effects ?? []), effect], ...leads }
  })
  const shown = changeBlocks(acted, (block) => {
    if (block.kind === 'form' && block.action === create.id)
      return [{ ...block, text: `The route is worked out at once, by way of the ${places.plural} between, along straight lines: no map service is connected.` }]
    if (block.kind === 'detail' && block.entity === id)
      return [{ ...block, fields: [...new Set([...block.fields, from.id, to.id, distance.id, minutes.id, steps.id])] }]
    if (block.kind === 'list' && block.entity === id)
      return [{ ...block, fields: [...new Set([from.id, to.id, distance.id, minutes.id, ...block.fields])].filter((field) => field !== steps.id) }]
    return [block.kind === 'map' && block.entity === id ? { ...block, entity: places.id, place: placeOf(places)?.id ?? null, state: null, route: true } : block]
  })
  const where = listPage(shown, id)
  const thing = draft.parts.find(({ made: one }) => one.entity.id === id)?.made.thing
  const asks = asksIn(shown).flatMap(({ ask }) => {
    const fate = shown.plan.fates.get(ask)
    return fate?.is === 'thing' && fate.thing === thing ? [ask] : []
  })
  return where ? claimed(shown, where.path, asks) : shown
}

const isPlaced = (entity: Entity): boolean => ['latitude', 'longitude'].every((id) => fieldIn(entity, id)?.type === 'number')

/** The places between which routes lead: those of the site that everybody sees and that lie somewhere, else places of their own. */
function placesFor(draft: Draft, route: Entity, ends: readonly string[]): { readonly draft: Draft; readonly id: string } {
  const own = partsLeft(draft).find(
    ({
      made: {
        thing,
        entity: { id },
      },
    }) => {
      const entity = entityIn(draft, id)
      return (
        entity !== undefined && id !== route.id && entity.read === 'public' && kits[thing.kit].group === 'place' && isPlaced(entity) && entity.seeds.length > 3
      )
    },
  )
  if (own) return { draft, id: own.made.entity.id }
  const kept = draft.model.entities.find(({ id, plural }) => id !== route.id && plural === 'places')
  if (kept && isPlaced(kept)) return { draft, id: kept.id }
  const said = route.seeds.flatMap((seed) => ends.map((end) => String(seed[end] ?? ''))).filter((name) => name !== '')
  const names = [...new Set([...said, ...towns])].slice(0, 9)
  const id = newEntityId(draft, 'places')
  const role = manager(draft)?.id
  const spot = (words: string, from: number, spread: number): number => Math.round((from + chanceOf(words, spread) / 10_000) * 10_000) / 10_000
  const entity: Entity = {
    id,
    singular: 'place',
    plural: 'places',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'area', label: 'Area', type: 'choice', required: false, choices: [...areas] },
      number('latitude', 'Latitude', { required: true, min: -90, max: 90 }),
      number('longitude', 'Longitude', { required: true, min: -180, max: 180 }),
    ],
    read: 'public',
    write: role === undefined ? 'anyone' : 'managed',
    seeds: names.map((name) => {
      const [latitude, longitude] = [spot(name, 51.9, 500), spot(`${name} east`, 4.44, 800)]
      const area = latitude > 51.935 ? 'North' : latitude < 51.915 ? 'South' : longitude > 4.49 ? 'East' : longitude < 4.47 ? 'West' : 'Centre'
      return { name, area, latitude, longitude }
    }),
  }
  const fields = entity.fields.map((field) => field.id)
  const base = { entity: id, ...(role !== undefined && { role }) }
  const add: Action = { ...base, id: newActionId(draft, 'add_place'), name: 'Add place', kind: 'create', fields, confirmation: 'Place added: {title}.' }
  const change: Action = { ...base, id: newActionId(draft, 'edit_place'), name: 'Edit', kind: 'update', fields, confirmation: 'Place saved: {title}.' }
  const remove: Action = { ...base, id: newActionId(draft, 'delete_place'), name: 'Delete', kind: 'delete', fields: [], confirmation: 'Place deleted.' }
  const held = putActions(putEntity(draft, entity), [add, change, remove])
  const placed = addPage(held, role === undefined ? 'Places' : 'Manage places', role, (before) => [
    {
      kind: 'list',
      id: blockId(before, 'places list'),
      heading: '',
      entity: id,
      layout: 'table',
      fields,
      search: true,
      filters: ['area'],
      sorts: ['name'],
      per_page: 20,
      scope: 'all',
      actions: [change.id, remove.id],
      empty: 'There are no places here yet.',
    },
    { kind: 'form', id: blockId(before, 'places form'), heading: 'Add place', action: add.id, text: '' },
  ])
  return { draft: placed?.draft ?? held, id }
}
