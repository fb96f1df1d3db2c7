import { statisticsPage } from '../../compose/statistics.ts'
import { groupOf } from '../../compose/thing.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Field, Guard, Lifecycle, Value, Values } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft, newBlockId, partsLeft, withModel, withPage } from '../draft.ts'
import { reference, text, withRules } from '../trade/fields.ts'
import {
  changeActions,
  changeBlocks,
  changePages,
  createOn,
  entityIn,
  listPage,
  newActionId,
  putActions,
  putEntity,
  textOf,
  withFields,
  withoutFields,
  withSeeds,
} from '../trade/parts.ts'

const places = /(?:^| )(?:bed|room|cage|kennel|box|stall|cell|berth|cabin|space|parking space|parking place|unit|enclosure|dormitory bed)$/
const comes = /^(?:admitted|in care|checked in|moved in|boarding|housed|parked|placed)$/i
const goes = /^(?:discharged|checked out|moved out|released|adopted|left|collected|picked up|departed)$/i
const stays = /(?:^| )(?:stay|stay record|stay history|placement|movement|transfer|history)$/
const mostFields = 20

interface Place {
  readonly entity: Entity
  readonly by: Field
  readonly state: { readonly field: string; readonly free: Value; readonly taken: Value }
}
/** A bed says who has it: whoever is admitted takes a free one, moves to another, and leaves it free. */
export const occupancy: Completer = (draft) => {
  const place = placeIn(draft)
  const who = place && entityIn(draft, place.by.entity)
  const come =
    who?.lifecycle?.transitions.find(({ to }) => /^(?:admitted|checked in|moved in|placed|housed)$/i.test(to)) ??
    who?.lifecycle?.transitions.find(({ to }) => comes.test(to))
  if (!place || !who || !come || who.title !== who.fields.find(({ type, id }) => type === 'text' && id === who.title)?.id || who.fields.length > mostFields)
    return draft
  const done = rated(held(draft, place, who, come), place)
  const page = listPage(done, who.id) ?? listPage(done, who.id, come.role)
  const moves = asksIn(done).flatMap(({ ask }) => (/^(?:move|transfer|relocate)$/.test(ask.verb) && ask.object?.noun === who.singular ? [ask] : []))
  return page ? claimed(done, page.path, moves) : done
}

function placeIn(draft: Draft): Place | undefined {
  return draft.model.entities.flatMap((entity): Place[] => {
    const by = entity.fields.find(({ type, entity: to }) => {
      const part = draft.parts.find(({ made }) => made.entity.id === to)
      return type === 'reference' && part !== undefined && /^(?:person|record)$/.test(groupOf(part.made.thing)) && entityIn(draft, to)?.lifecycle !== undefined
    })
    const state = stateIn(entity)
    return places.test(entity.singular) && by && state ? [{ entity, by, state }] : []
  })[0]
}
function stateIn({ fields }: Entity): Place['state'] | undefined {
  const flag = fields.find(({ id, type }) => type === 'boolean' && /^(?:free|available|vacant|occupied)$/.test(id))
  if (flag) return { field: flag.id, free: flag.id !== 'occupied', taken: flag.id === 'occupied' }
  const choice = fields.find(
    ({ type, choices }) =>
      type === 'choice' && choices?.some((one) => /^(?:free|vacant|available)$/i.test(one)) && choices.some((one) => /^(?:occupied|taken|in use)$/i.test(one)),
  )
  const find = (words: RegExp): string => choice!.choices!.find((one) => words.test(one))!
  return choice && { field: choice.id, free: find(/^(?:free|vacant|available)$/i), taken: find(/^(?:occupied|taken|in use)$/i) }
}

const holder = 'occupied_by'
function held(draft: Draft, { entity, by, state }: Place, who: Entity, come: Lifecycle['transitions'][number]): Draft {
  const bed: Field = reference(entity.singular.replaceAll(' ', '_'), capital(entity.singular), entity.id)
  const away = who.lifecycle!.transitions.filter(({ to }) => goes.test(to))
  const role = come.role === undefined ? {} : { role: come.role }
  const move = { id: `move_${bed.id}`, name: `Move to another ${entity.singular}`, from: [come.to], to: come.to, ...role }
  const back = who.lifecycle!.transitions.filter((step) => step.id !== come.id && comes.test(step.to) && step.to !== come.to)
  const transitions = [
    ...who
      .lifecycle!.transitions.filter((step) => !back.includes(step))
      .map((step) =>
        away.includes(step)
          ? { ...step, from: [...new Set([...step.from, come.to])] }
          : step.id === come.id
            ? { ...step, from: statesOf(who).filter((one) => one !== come.to) }
            : step,
      ),
    move,
  ]
  const here = who.seeds
    .flatMap((seed, index) => (seed[who.lifecycle!.field] === come.to || comes.test(String(seed[who.lifecycle!.field])) ? [index] : []))
    .slice(0, Math.ceil(entity.seeds.length * 0.6))
  const people = withSeeds({ ...withFields(who, [bed]), lifecycle: { ...who.lifecycle!, transitions } }, (seed, index): Values => {
    const at = here.indexOf(index)
    return { ...seed, [bed.id]: at === -1 ? null : at, ...(at !== -1 && { [who.lifecycle!.field]: come.to }) }
  })
  const bare = withoutFields(entity, [by.id])
  const beds = withSeeds(withFields(bare, [text(holder, 'Occupied by')]), (seed, index): Values => {
    const guest = here[index]
    return {
      ...seed,
      [state.field]: guest === undefined ? state.free : state.taken,
      [holder]: guest === undefined ? null : (who.seeds[guest]![who.title] ?? null),
    }
  })
  const effect = (sign: 1 | -1): Effect => ({ kind: 'occupy', by: bed.id, state, holder: { from: who.title, to: holder }, sign })
  const free: Guard = { kind: 'is', by: bed.id, field: state.field, values: [state.free], text: `{title} is occupied. Choose another ${entity.singular}.` }
  const noted = historyOf(draft, who, bed)
  const put = putEntity(putEntity(noted.draft, beds), people)
  const stepped = changeActions(put, who.id, (action): Action | null => {
    if (back.some(({ id }) => id === action.transition)) return null
    if (action.transition === come.id) return { ...withRules(action, [free], [effect(1), ...noted.effects(come.to)]), kind: 'update', fields: [bed.id] }
    const left = away.find(({ id }) => id === action.transition)
    if (left) return withRules(action, [], [effect(-1), ...noted.effects(left.to)])
    return { ...action, fields: action.fields.filter((field) => field !== bed.id) }
  })
  const moving: Action = {
    id: newActionId(stepped, `${move.id}_${who.id}`.slice(0, 40)),
    name: move.name,
    kind: 'update',
    entity: who.id,
    ...role,
    fields: [bed.id],
    transition: move.id,
    guards: [free],
    effects: [effect(1), ...noted.effects('Moved')],
    confirmation: '{title} has moved.',
  }
  const kept = changeActions(putActions(stepped, [moving]), entity.id, (action) => ({
    ...action,
    fields: action.fields.filter((id) => id !== holder && id !== state.field),
  }))
  return changeBlocks(kept, (block) => {
    if (block.kind !== 'list' && block.kind !== 'detail') return [block]
    if (block.entity === entity.id) return [{ ...block, fields: [...new Set([state.field, holder, ...block.fields])] }]
    return block.entity === who.id
      ? [{ ...block, fields: [...new Set([bed.id, ...block.fields])], actions: [...block.actions.filter((id) => id !== moving.id), moving.id] }]
      : [block]
  })
}
const statesOf = ({ fields, lifecycle }: Entity): string[] => [...(fields.find(({ id }) => id === lifecycle?.field)?.choices ?? [])]

/** Each coming, moving and going stands in the history of stays, where one is kept. */
function historyOf(draft: Draft, who: Entity, bed: Field): { readonly draft: Draft; readonly effects: (what: string) => Effect[] } {
  const kept = draft.model.entities.find(({ singular, fields }) => stays.test(singular) && fields.some(({ entity }) => entity === who.id))
  const title = kept?.fields.find(({ id, type }) => type === 'text' && /^(?:title|what|event|step|kind|subject)$/.test(id))
  if (!kept || !title || !createOn(draft, kept.id)) return { draft, effects: () => [] }
  const of = kept.fields.find(({ entity }) => entity === who.id)!
  const day = kept.fields.find(({ type }) => type === 'date')
  const wide = withSeeds(withFields(kept, [{ ...bed, required: false }]), (seed) => ({ ...seed, [bed.id]: null }))
  const shown = changeBlocks(putEntity(draft, wide), (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === kept.id
      ? [{ ...block, fields: [...new Set([of.id, bed.id, ...block.fields])] }]
      : [block],
  )
  return {
    draft: shown,
    effects: (what) => [
      {
        kind: 'record',
        entity: kept.id,
        by: of.id,
        copies: [{ from: bed.id, to: bed.id }],
        values: { [title.id]: what, ...(day && { [day.id]: '{today}' }) },
        sign: 1,
        when: null,
        whose: 'row',
      },
    ],
  }
}

const rate = /\boccupan(?:cy|t) ?(?:rates?|levels?)?\b|\b(?:utili[sz]ation|capacity) rates?\b/
/** How many in a hundred of all places are taken, and of those of each ward. */
function rated(draft: Draft, { entity, state }: Place): Draft {
  if (!rate.test(textOf(draft))) return draft
  const of = entityIn(draft, entity.id)!
  const by = of.fields.find(({ type, entity: to, sorts }) => type === 'reference' && !sorts && to !== undefined)
  const where = { field: state.field, is: state.taken }
  const tile = { label: 'Occupancy rate', entity: entity.id, measure: 'share' as const, where }
  const known = draft.model.pages.find(({ path, blocks }) => path !== '/' && blocks[0]?.kind === 'tiles')
  const page = known ?? statisticsPage(partsLeft(draft), draft.taken, 'Dashboard')
  if (!page) return draft
  const placed = known ? draft : withModel(draft, { pages: withPage(draft.model.pages, page) })
  const chart: Block[] = by
    ? [
        {
          kind: 'chart',
          id: newBlockId(placed, `${entity.id}_occupancy`.slice(0, 40)),
          heading: `Occupancy rate by ${by.label.toLowerCase()}`,
          entity: entity.id,
          by: by.id,
          measure: 'count',
          shape: 'bars',
          where,
          share: true,
        },
      ]
    : []
  const drawn = changePages(placed, (one) => {
    const [first, ...rest] = one.blocks
    return one.path === page.path && first?.kind === 'tiles'
      ? { ...one, blocks: [{ ...first, tiles: [tile, ...first.tiles].slice(0, 8) }, ...chart, ...rest] }
      : one
  })
  return claimed(
    drawn,
    page.path,
    asksIn(draft).flatMap(({ ask, text: said }) => (rate.test(said) ? [ask] : [])),
  )
}
