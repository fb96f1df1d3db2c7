import type { Action, Block, BlockOf, Effect, Entity, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeActions, changeBlocks, createOn, entityIn, fieldIn, listPage, newActionId, putActions, putEntity } from '../trade/parts.ts'
import { joined, people } from './memberships.ts'
import { claimWords } from './places.ts'
import { isGameRoom, isHosted, playedInRooms } from './room-play.ts'
import { withToggle } from './savings.ts'

const entities_most = 20
const [waiting, playing, over] = ['Waiting', 'Playing', 'Over'] as const
const steps = [
  ['start', 'Start', waiting, playing],
  ['finish', 'Finish', playing, over],
  ['open_again', 'Open again', over, waiting],
] as const

/** Rooms in which games are played are joined while they wait and have a place left, begin and end. */
export const gameRooms: Completer = (draft) => {
  const rooms = draft.model.entities.filter(isGameRoom)
  const filled = rooms.reduce((so_far, { id }) => withPlayers(withSteps(so_far, entityIn(so_far, id)!), id), draft)
  return filled.model.entities.filter(isHosted).reduce((so_far, { id }) => playedInRooms(so_far, id), filled)
}

/** The draft whose rooms begin and end by steps of whoever runs them, rather than by a choice in a form. */
function withSteps(draft: Draft, room: Entity): Draft {
  const choices = fieldIn(room, 'status')?.choices ?? []
  if (room.lifecycle || ![waiting, playing, over].every((state) => choices.includes(state))) return draft
  const transitions = steps.map(([id, name, from, to]) => ({ id, name, from: [from], to }))
  const role = createOn(draft, room.id)?.role
  const actions = steps.map(
    ([id, name, , to]): Action => ({
      id: newActionId(draft, `${id}_${room.id}`.slice(0, 44)),
      name,
      kind: 'transition',
      entity: room.id,
      ...(role !== undefined && { role }),
      fields: [],
      transition: id,
      confirmation: `${room.singular.slice(0, 1).toUpperCase()}${room.singular.slice(1)} “{title}” is now ${to.toLowerCase()}.`,
    }),
  )
  const begun = putActions(
    putEntity(draft, {
      ...room,
      fields: room.fields.map((field) => (field.id === 'places' ? { ...field, required: true, min: 2, initial: 4 } : field)),
      lifecycle: { field: 'status', initial: waiting, transitions },
    }),
    actions,
  )
  const unasked = changeActions(begun, room.id, (action) => ({ ...action, fields: action.fields.filter((id) => id !== 'status' && id !== 'players_in') }))
  const counted: Effect = { kind: 'put', field: 'players_in', value: 1, when: null }
  const hosted = changeActions(unasked, room.id, (action) => (action.kind === 'create' ? { ...action, effects: [...(action.effects ?? []), counted] } : action))
  const ids = actions.map(({ id }) => id)
  return changeBlocks(hosted, (block, page) => [
    isOf(block, room.id) && (role === undefined || page.role === role) ? { ...block, actions: [...ids, ...block.actions] } : block,
  ])
}
const isOf = (block: Block, entity: string): block is BlockOf<'list'> | BlockOf<'detail'> =>
  (block.kind === 'list' || block.kind === 'detail') && block.entity === entity

/** The draft in which players join and leave rooms for themselves, and no more of them than a room has places. */
function withPlayers(draft: Draft, id: string): Draft {
  const room = entityIn(draft, id)!
  const listed = draft.model.entities.find(({ plural, fields }) => /\bplayers$/.test(plural) && fields.some(({ entity }) => entity === id))
  const before = new Set(draft.model.actions.map((action) => action.id))
  if (!listed && draft.model.entities.length >= entities_most) return draft
  const ready = listed ? joinedAs(draft, room, listed) : joined(draft, room)
  const join = ready.model.actions.find((action) => action.kind === 'toggle' && !before.has(action.id))
  if (!join) return draft
  const by = join.fields[0]!
  const guards: Guard[] = [
    { kind: 'is', by, field: 'status', values: [waiting], text: `This ${room.singular} does not wait for players now. Choose one that does.` },
    { kind: 'room', by, field: 'players_in', most: 'places', amount: null, text: `This ${room.singular} has no place left. Choose another.` },
  ]
  const counts: Effect = { kind: 'add', by, field: 'players_in', amount: null, sign: 1 }
  const held = putActions(ready, [{ ...join, guards, effects: [...(join.effects ?? []), counts] }])
  const path = listPage(held, id)?.path ?? '/'
  const seats = { id: join.entity, by }
  const seated = seatedIn(listed ? hostedIn(held, room, seats) : held, room, seats)
  const seen = changeBlocks(seated, (block) => [
    block.kind === 'list' && block.entity === id ? { ...block, fields: [...new Set([...block.fields, 'players_in', 'status'])] } : block,
  ])
  return claimWords(seen, /\b(?:(?:join|enter|creat)\w*\b[^.]{0,20}\brooms?|match(?:ing)? (?:an? )?opponents?)\b/, path, /\b(?:code|link|automatic)\b/)
}

/** The draft in which the site's own table of players keeps who joined. */
function joinedAs(draft: Draft, room: Entity, players: Entity): Draft {
  const by = players.fields.find(({ entity }) => entity === room.id)!.id
  const titled = fieldIn(players, players.title)?.type === 'text' ? players.title : null
  if (titled === null || players.fields.some((field) => field.required && field.id !== titled && field.id !== by)) return draft
  const join: Action = {
    id: newActionId(draft, `join_${room.id}`.slice(0, 44)),
    name: 'Join',
    kind: 'toggle',
    entity: players.id,
    fields: [by],
    effects: [{ kind: 'name', field: titled }],
    confirmation: `You have joined this ${room.singular}.`,
  }
  const kept = putActions(putEntity(draft, { ...players, write: 'anyone' }), [join])
  return withToggle(kept, room.id, { action: join.id, entity: players.id, by, on: 'Joined', icon: 'person', counts: true })
}

/** The sample players of each room: its host, and as many others as it says. */
function seatedIn(draft: Draft, room: Entity, { id: players, by }: Seats): Draft {
  const entity = entityIn(draft, players)!
  const [blank, ...more] = entity.seeds
  const states = fieldIn(entity, 'status')?.choices ?? []
  const seeds = room.seeds.flatMap((seed, about) => {
    const host = String(seed.host ?? people[about % people.length])
    const names = [host, ...people.filter((name) => name !== host)].slice(0, Math.max(1, Number(seed.players_in) || 1))
    return names.map((name, at) => ({
      ...[blank ?? {}, ...more][(about + at) % (1 + more.length)],
      [entity.title]: name,
      [by]: about,
      ...(fieldIn(entity, 'player')?.type === 'text' && { player: name }),
      ...(fieldIn(entity, 'seat')?.type === 'number' && { seat: at + 1 }),
      ...(states.includes(String(seed.status)) && { status: String(seed.status) }),
    }))
  })
  return putEntity(draft, { ...entity, seeds: seeds.slice(0, 24) })
}
interface Seats {
  readonly id: string
  readonly by: string
}

/** The draft in which whoever makes a room is its first player, by name. */
const hostedIn = (draft: Draft, room: Entity, { id, by }: Seats): Draft =>
  changeActions(draft, room.id, (action) => {
    if (action.kind !== 'create' || action.role !== undefined) return action
    const first: Effect = { kind: 'record', entity: id, by, copies: [{ from: 'host', to: entityIn(draft, id)!.title }], values: {}, sign: 1, when: null }
    return {
      ...action,
      fields: action.fields.filter((field) => field !== 'host'),
      effects: [...(action.effects ?? []), { kind: 'name', field: 'host' }, first],
    }
  })
