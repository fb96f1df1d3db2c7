import type { Action, BlockOf, Effect, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { addPage, changeActions, changeBlocks, dropEntity, entityIn, newActionId, newEntityId, putEntity, withFields, withSeeds } from '../trade/parts.ts'

const connecting =
  /\b(?:online|offline|connection|presence) (?:status|state)s?\b|\b(?:connect\w*|disconnect\w*) (?:to|from|with) the (?:chat )?server\b|\b(?:show|see|view)\w* who is online\b|\bonline (?:users?|friends?|members?) list\b|\boffline messag\w+|\boffline\b[^.]{0,40}\bmessag\w+/i
const live =
  /\b(?:instant messag\w+|chat (?:app\w*|software|tool|room\w*)|real-?time (?:communicat\w+|messag\w+)|point-to-point|peer-to-peer|messaging (?:app\w*|system|platform|service))\b/i
const people = ['Amira Haddad', 'Jonas Weber', 'Priya Nair', 'Wei Chen', 'Grace Okafor']

const inboxOf = ({ model }: Draft): BlockOf<'inbox'> | undefined =>
  model.pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'inbox'> => block.kind === 'inbox')

/** Where members write to one another at once: each says whether they are connected, and each message whether the other has answered it or read it. */
export const presence: Completer = (draft) => {
  const inbox = inboxOf(draft)
  const messages = entityIn(draft, inbox?.messages)
  if (!draft.model.accounts || !inbox || inbox.open || !messages?.shared || !live.test(draft.brief.words)) return draft
  const told = withoutPushes(withStates(draft, inbox, messages))
  return connecting.test(draft.brief.words) ? withConnections(told) : told
}

/** A message is unread until whom it is for answers, or says that they have read it. */
function withStates(draft: Draft, inbox: BlockOf<'inbox'>, messages: Entity): Draft {
  const by = messages.authored
  if (by === undefined || messages.fields.some(({ id }) => id === 'read_state')) return draft
  const field: Field = { id: 'read_state', label: 'Read', type: 'choice', required: false, choices: ['Unread', 'Read'] }
  const seeded = withSeeds(withFields(messages, [field]), (seed, index) => ({ ...seed, read_state: index === 0 ? 'Unread' : 'Read' }))
  const effects: readonly Effect[] = [
    { kind: 'put', field: field.id, value: 'Unread', when: null },
    { kind: 'all', of: messages.id, by: inbox.by, via: inbox.by, field: field.id, value: 'Read', from: ['Unread', null], unlike: by },
  ]
  const acted = changeActions(putEntity(draft, seeded), messages.id, (action) =>
    action.id === inbox.action ? { ...action, effects: [...(action.effects ?? []), ...effects] } : action,
  )
  return changeBlocks(acted, (block) => (block.kind === 'inbox' && block.id === inbox.id ? [{ ...block, state: field.id }] : [block]))
}

function withConnections(draft: Draft): Draft {
  const id = newEntityId(draft, 'connections')
  if (id !== 'connections') return draft
  const fields: Field[] = [
    { id: 'person', label: 'Person', type: 'text', required: false },
    { id: 'state', label: 'State', type: 'choice', required: false, choices: ['Connected', 'Disconnected'] },
    { id: 'since', label: 'Since', type: 'datetime', required: false },
  ]
  const seeds = people.map((person, index) => ({ person, state: index % 2 === 0 ? 'Connected' : 'Disconnected', since: `-${index}d` }))
  const entity: Entity = { id, singular: 'connection', plural: id, title: 'person', fields, read: 'public', write: 'anyone', members: true, seeds }
  const turn = (name: string, state: string, confirmation: string): Action => ({
    id: newActionId(draft, name.toLowerCase()),
    name,
    kind: 'create',
    entity: id,
    fields: [],
    effects: [
      { kind: 'instead', fields: ['person'] },
      { kind: 'name', field: 'person' },
      { kind: 'put', field: 'state', value: state, when: null },
      { kind: 'moment', field: 'since' },
    ],
    confirmation,
  })
  const connect = turn('Connect', 'Connected', 'You are connected: others see that you are there.')
  const disconnect = turn('Disconnect', 'Disconnected', 'You are disconnected. What is written to you meanwhile is kept, and waits in your messages.')
  const kept = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, connect, disconnect] })
  const placed = addPage(kept, {
    title: 'Connection',
    navigation: 'Connection',
    blocks: (block) => [
      { kind: 'form', id: block('connect_form'), heading: 'Connect', action: connect.id, text: 'Others see that you are there.' },
      {
        kind: 'form',
        id: block('disconnect_form'),
        heading: 'Disconnect',
        action: disconnect.id,
        text: 'What is written to you meanwhile is kept, and waits in your messages.',
      },
      { kind: 'list', id: block('connections_list'), heading: 'Who is there', entity: id, layout: 'table', fields: ['state', 'since'], search: true, filters: ['state'], sorts: ['person', 'since'], per_page: 20, scope: 'all', actions: [], empty: 'Nobody has connected yet.' }, // biome-ignore format: one record
    ],
  })
  return claimedAs(placed.draft, placed.path, /\b(?:connect\w*|disconnect\w*|online status|presence)\b/)
}

const pushes = /^(?:real-?time |instant )?(?:message pushe?s?|push(?:ed)? messages?)$/

/** "Real-time message push" of a messenger tells of new messages, which its notifications do; nobody writes pushes to customers there. */
function withoutPushes(draft: Draft): Draft {
  const to = draft.model.pages.find(({ role, blocks }) => role === undefined && blocks.some(({ kind }) => kind === 'notifications'))?.path
  const part = to === undefined ? undefined : draft.parts.find(({ made }) => pushes.test(made.entity.plural) && made.thing.makes.length === 0)
  if (to === undefined || !part) return draft
  const bare = dropEntity(draft, part.made.entity.id)
  return bare === draft ? draft : claimedAs(bare, to, /\bpush\w*/)
}
