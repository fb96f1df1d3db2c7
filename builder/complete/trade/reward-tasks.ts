import { idFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Effect, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { listOfOwn } from '../module/results.ts'
import { pointsOf } from './earned.ts'
import { date, number, reference } from './fields.ts'
import {
  actionsOn,
  addPage,
  changeActions,
  changeBlocks,
  changePages,
  claimWhere,
  dropEntity,
  entityIn,
  listPage,
  manager,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  withoutStates,
} from './parts.ts'
import { withPointsKept } from './redeemed.ts'

const named = /(?:^| )(?:task|quest|mission)$/
const done = /(?:completion|completed|finished)/
const joined = /(?:^| )participation$/

/** A task that stays there for everybody, once or every day, is completed by each for themselves, and its reward is theirs at once. */
export const rewardTasks: Completer = (draft) =>
  partsOf(draft, 'task').reduce((so_far, { made }) => {
    const task = entityIn(so_far, made.entity.id)
    const reward = task?.fields.find(({ label, type }) => label === 'Reward' && type === 'number')
    const page = task && listPage(so_far, task.id)
    if (!task || !reward || !page || !named.test(task.singular) || task.read !== 'public' || !task.fields.some(({ label }) => label === 'Repeat')) return so_far
    const isKept = so_far.model.entities.some(({ singular, fields }) => done.test(singular) && fields.some(({ entity }) => entity === task.id))
    return isKept ? so_far : completed(setByManager(so_far, made.thing.makes.length > 0, task), task.id, reward, page.path)
  }, draft)

function completed(set: Draft, id: string, reward: Field, path: string): Draft {
  const before = withPointsKept(set)
  const task = entityIn(before, id)!
  const others = before.model.entities.filter(({ singular, fields }) => joined.test(singular) && fields.some(({ entity }) => entity === task.id))
  const draft = others.reduce((so_far, { id }) => dropEntity(so_far, id), alone(before, task))
  const own = newEntityId(draft, `completed_${task.id}`.slice(0, 40))
  const by = reference(idFrom(task.singular, 'task'), capital(task.singular), task.id)
  const entity: Entity = {
    id: own,
    singular: `completed ${task.singular}`,
    plural: `completed ${task.plural}`,
    title: by.id,
    fields: [by, number('reward', 'Reward', reward.unit === undefined ? {} : { unit: reward.unit }), date('completed_on', 'Completed on')],
    read: 'own',
    write: 'anyone',
    seeds: task.seeds.slice(0, 2).map((seed, index) => ({ [by.id]: index, reward: seed[reward.id] ?? null, completed_on: `-${index + 1}d` })),
  }
  const points = pointsOf(draft)
  const complete: Action = {
    id: newActionId(draft, `complete_${task.id}`.slice(0, 44)),
    name: `Complete ${task.singular}`.slice(0, 60),
    kind: 'create',
    entity: own,
    fields: [by.id],
    guards: [
      { kind: 'unique', fields: [by.id, 'completed_on'], among: 'mine', unless: [], text: `You have completed this ${task.singular} today.`.slice(0, 200) },
      ...openIn(draft, task, by),
    ],
    effects: [{ kind: 'today', field: 'completed_on' }, { kind: 'copy', by: by.id, field: reward.id, to: 'reward' }, ...(points ? [gained(points, task)] : [])],
    confirmation: '{title} is completed. Its reward: {reward}.',
  }
  const ready = putActions(putEntity(draft, entity), [complete])
  const more: readonly Block[] = [
    { kind: 'form', id: newBlockId(ready, `${own}_form`), heading: complete.name, text: 'Its reward is yours at once.', action: complete.id },
    listOfOwn(newBlockId(ready, `${own}_list`), `Your ${entity.plural}`, entity, [by.id, 'reward', 'completed_on'], []),
  ]
  const shown = changePages(ready, (page) => (page.path === path && page.role === undefined ? { ...page, blocks: [...page.blocks, ...more] } : page))
  return claimWhere(shown, /\b(?:complet|participat)\w*\b/, path)
}

/** Nobody sets what they are rewarded for themselves, where somebody runs the site and the words do not say that everybody adds tasks. */
function setByManager(draft: Draft, isSaid: boolean, task: Entity): Draft {
  const runs = manager(draft)
  const create = actionsOn(draft, task.id).find(({ kind, role }) => kind === 'create' && role === undefined)
  if (isSaid || !runs || !create || task.write === 'managed') return draft
  const put = putEntity(draft, { ...task, write: 'managed' })
  const acts = changeActions(put, task.id, (action) => (action.kind === 'transition' ? action : { ...action, role: runs.id }))
  const own = new Set(actionsOn(acts, task.id).flatMap(({ id, role }) => (role === undefined ? [] : [id])))
  const bare = changeBlocks(acts, (block, page) => {
    if (page.role !== undefined) return [block]
    if (block.kind === 'form' && own.has(block.action)) return []
    return block.kind === 'list' && block.entity === task.id ? [{ ...block, actions: block.actions.filter((id) => !own.has(id)) }] : [block]
  })
  const title = `Manage ${task.plural}`
  const list = listPage(draft, task.id)?.blocks.find((block): block is BlockOf<'list'> => block.kind === 'list' && block.entity === task.id)
  if (!list || bare.model.pages.some(({ title: one }) => one === title)) return bare
  return addPage(bare, {
    title,
    navigation: title,
    role: runs.id,
    blocks: (id) => [
      { ...list, id: id(`${task.id}_kept`), layout: 'table', actions: [...own].filter((one) => one !== create.id) },
      { kind: 'form', id: id(`${task.id}_set`), heading: create.name, text: '', action: create.id },
    ],
  }).draft
}

/** Nobody completes a task for everybody else. */
function alone(draft: Draft, task: Entity): Draft {
  const steps = task.lifecycle?.transitions.filter(({ role }) => role !== undefined) ?? []
  if (!task.lifecycle || steps.length === task.lifecycle.transitions.length) return draft
  if (steps.length === 0) return withoutStates(draft, task)
  const kept = new Set(steps.map(({ id }) => id))
  const bare = putEntity(draft, { ...task, lifecycle: { ...task.lifecycle, transitions: steps } })
  return changeActions(bare, task.id, (action) => (action.transition === undefined || kept.has(action.transition) ? action : null))
}

function openIn(draft: Draft, task: Entity, by: Field): NonNullable<Action['guards']> {
  const now = entityIn(draft, task.id)!
  const until = now.fields.find(({ type, label }) => type === 'date' && /^(?:ends on|until|valid until)$/i.test(label))
  const { lifecycle } = now
  return [
    ...(until ? [{ kind: 'running' as const, by: by.id, field: until.id, text: `This ${task.singular} is over.` }] : []),
    ...(lifecycle ? [{ kind: 'is' as const, by: by.id, field: lifecycle.field, values: [lifecycle.initial], text: `This ${task.singular} is over.` }] : []),
  ]
}

function gained(points: Entity, task: Entity): Effect {
  const day = points.fields.find(({ type }) => type === 'date')
  return {
    kind: 'record',
    entity: points.id,
    by: null,
    copies: [{ from: 'reward', to: 'points' }],
    values: { [points.title]: capital(task.singular), ...(day && { [day.id]: '{today}' }) },
    sign: 1,
    when: null,
  }
}
