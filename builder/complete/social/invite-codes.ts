import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft, withModel } from '../draft.ts'
import { addPage, newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'
import { inviteReward } from './invite-rewards.ts'
import { joinCode } from './joined-groups.ts'

const asked =
  /\b(?:referr(?:al|als|ing)|invit(?:e|es|ing|ation)s? (?:mechanisms?|rewards?|codes?|links?)|(?:refer|invit\w*) (?:new |other )?(?:users?|members?|friends)\b[^.]{0,60}\b(?:rewards?|commissions?|points|bonus\w*|join the|earn)|new user invitation)\b/i
const clinical = /\b(?:patients?|doctors?|hospitals?|clinics?|medical)\b/i
const entities_most = 15
const pages_most = 38
const title = 'Invite friends'

/** Who came by whom is known by a code: each account has one to pass on, and whoever enters it is counted for whose code it is. */
export const inviteCodes: Completer = (draft) => {
  const { accounts, entities, pages } = draft.model
  const words = draft.brief.words
  const isOfGroups = entities.some(({ fields }) => fields.some(({ id }) => id === joinCode))
  const isFull = entities.length > entities_most || pages.length >= pages_most
  return accounts && !isFull && !isOfGroups && asked.test(words) && !clinical.test(words) ? withCodes(draft) : draft
}

const text = (id: string, label: string): Field => ({ id, label, type: 'text', required: true })
const date = (id: string, label: string): Field => ({ id, label, type: 'date', required: false })

function withCodes(draft: Draft): Draft {
  const codes: Entity = {
    id: newEntityId(draft, 'invite_codes'),
    singular: 'invitation code',
    plural: 'invitation codes',
    title: 'code',
    fields: [text('code', 'Code'), date('made_on', 'Since'), date('valid_until', 'Valid until')],
    read: 'own',
    write: 'anyone',
    seeds: [],
  }
  const whose = { entity: codes.id, code: 'code', by: 'code' }
  const reward = inviteReward(draft, whose)
  const came: Entity = {
    id: newEntityId(draft, 'invited_people'),
    singular: 'invited person',
    plural: 'invited people',
    title: 'name',
    fields: [text('name', 'Name'), date('joined_on', 'Joined on'), ...(reward.field ? [reward.field] : [])],
    read: 'own',
    write: 'managed',
    seeds: [],
  }
  const entered: Entity = {
    ...codes,
    id: newEntityId(draft, 'entered_codes'),
    singular: 'entered code',
    plural: 'entered codes',
    fields: [text('code', 'Code'), date('entered_on', 'Entered on')],
  }
  const get: Action = {
    id: newActionId(draft, 'get_invite_code'),
    name: 'Get my code',
    kind: 'create',
    entity: codes.id,
    fields: [],
    guards: [{ kind: 'unique', fields: [], among: 'mine', unless: [], text: 'You have your code already.' }],
    effects: [
      { kind: 'number', field: 'code', prefix: 'INV' },
      { kind: 'today', field: 'made_on' },
    ],
    confirmation: 'Your code is {title}. Pass it on.',
  }
  const enter: Action = {
    id: newActionId(draft, 'enter_invite_code'),
    name: 'Enter code',
    kind: 'create',
    entity: entered.id,
    fields: ['code'],
    guards: [
      { kind: 'unique', fields: [], among: 'mine', unless: [], text: 'You have entered a code already.' },
      {
        kind: 'listed',
        entity: codes.id,
        code: 'code',
        until: 'valid_until',
        field: 'code',
        others: true,
        text: 'Nobody else has this code. Look at it again.',
      },
    ],
    effects: [
      { kind: 'today', field: 'entered_on' },
      {
        kind: 'record',
        entity: came.id,
        by: null,
        copies: [],
        values: { name: '{visitor}', joined_on: '{today}', ...(reward.field && { [reward.field.id]: reward.each }) },
        sign: 1,
        when: null,
        whose,
      },
      ...reward.effects,
    ],
    confirmation: 'You came by {title}. Whoever invited you sees it.',
  }
  const kept = putActions([codes, came, entered].reduce(putEntity, draft), [get, enter])
  const list = (id: string, heading: string, { id: entity, fields }: Entity, empty: string): BlockOf<'list'> => ({
    kind: 'list',
    id,
    heading,
    entity,
    layout: 'table',
    fields: fields
      .slice(1)
      .slice(0, entity === came.id ? 2 : 1)
      .map((field) => field.id),
    search: false,
    filters: [],
    sorts: [],
    per_page: 12,
    scope: 'mine',
    actions: [],
    empty,
  })
  const { draft: paged, path } = addPage(kept, {
    title,
    navigation: title,
    blocks: (id) => [
      {
        kind: 'form',
        id: id('get_code'),
        heading: 'Your invitation code',
        action: get.id,
        text: `Pass your code on: whoever registers here and enters it is counted for you${reward.words}.`,
      },
      list(id('my_code'), 'My code', codes, 'You have no code yet. Get one above.'),
      list(id('who_came'), 'Who came by your code', came, 'Nobody has entered your code yet.'),
      { kind: 'form', id: id('enter_code'), heading: 'Were you invited?', action: enter.id, text: 'Enter the code of whoever invited you, once.' },
    ],
  })
  const { accounts } = paged.model
  const closed =
    accounts && !accounts.open
      ? withModel(paged, { accounts: { ...accounts, pages: [...accounts.pages, path], actions: [...accounts.actions, get.id, enter.id] } })
      : paged
  return claimed(
    closed,
    path,
    asksIn(draft).flatMap(({ ask, text: said }) => (asked.test(said) ? [ask] : [])),
  )
}
