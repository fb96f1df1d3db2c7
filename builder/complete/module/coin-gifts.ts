import type { Action, Block, Effect, Entity } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { date, number, text } from '../trade/fields.ts'
import { changePages, entityIn, listPage, newActionId, newEntityId, putActions, putEntity, textOf } from '../trade/parts.ts'
import { claimedBy } from './place.ts'
import { listOfOwn } from './results.ts'

const giving =
  /\b(?:giv|send|gift|transfer|donat|shar)\w*\b[^.;]{0,40}\b(?:coins|gems|diamonds|tokens)\b[^.;]{0,30}\b(?:friends?|players?|others?|each other|one another|users?)\b|\b(?:friends?|players?)\b[^.;]{0,30}\b(?:given|giv\w*|sent|send)\b[^.;]{0,20}\b(?:coins|gems|diamonds|tokens)\b/
const entities_most = 20

/** Coins that are given to a friend, who is known by a code of theirs: they leave one account and come into the other. */
export function withCoinGifts(draft: Draft, { id: purse }: Entity): Draft {
  const page = listPage(draft, purse)
  if (!page || !giving.test(textOf(draft)) || draft.model.entities.length + 1 >= entities_most) return draft
  const codes: Entity = {
    id: newEntityId(draft, 'player_codes'),
    singular: 'player code',
    plural: 'player codes',
    title: 'code',
    fields: [text('code', 'Code', true), date('made_on', 'Since')],
    read: 'own',
    write: 'anyone',
    seeds: [],
  }
  const gifts: Entity = {
    id: newEntityId(draft, 'coin_gifts'),
    singular: 'coin gift',
    plural: 'coin gifts',
    title: 'code',
    fields: [
      text('code', 'Code of your friend', true),
      number('coins', 'Coins', { required: true, min: 1, max: 9999 }),
      text('message', 'Message'),
      date('given_on', 'Given on'),
    ],
    read: 'own',
    write: 'anyone',
    seeds: [],
  }
  const whose = { entity: codes.id, code: 'code', by: 'code' }
  const moved = (reason: string, sign: 1 | -1): Extract<Effect, { kind: 'record' }> => ({
    kind: 'record',
    entity: purse,
    by: null,
    copies: [{ from: 'coins', to: 'points' }],
    values: { reason, date: '{today}' },
    sign,
    when: null,
  })
  const get: Action = {
    id: newActionId(draft, 'get_player_code'),
    name: 'Get my code',
    kind: 'create',
    entity: codes.id,
    fields: [],
    guards: [{ kind: 'unique', fields: [], among: 'mine', unless: [], text: 'You have your code already.' }],
    effects: [
      { kind: 'number', field: 'code', prefix: 'P' },
      { kind: 'today', field: 'made_on' },
    ],
    confirmation: 'Your code is {title}. Whoever has it can give you coins.',
  }
  const give: Action = {
    id: newActionId(draft, 'give_coins'),
    name: 'Give coins',
    kind: 'create',
    entity: gifts.id,
    fields: ['code', 'coins', 'message'],
    guards: [
      { kind: 'listed', entity: codes.id, code: 'code', field: 'code', others: true, text: 'Nobody else has this code. Look at it again.' },
      { kind: 'covers', entity: purse, field: 'points', amount: 'coins', when: null, text: 'You have {left} coins, which is not enough.' },
    ],
    effects: [{ kind: 'today', field: 'given_on' }, moved('Given to a friend', -1), { ...moved('Gift of a friend', 1), whose }],
    confirmation: '{coins} coins are on their way to {title}.',
  }
  const kept = putActions([codes, gifts].reduce(putEntity, draft), [get, give])
  const form = (id: string, heading: string, action: string, words: string): Block => ({ kind: 'form', id: newBlockId(kept, id), heading, action, text: words })
  const blocks: Block[] = [
    form('give_coins_form', 'Give coins to a friend', give.id, 'Enter the code of your friend and how many coins they get.'),
    listOfOwn(newBlockId(kept, 'coin_gifts_list'), 'What you gave', entityIn(kept, gifts.id)!, ['coins', 'message', 'given_on'], []),
    form('player_code_form', 'Your code for gifts', get.id, 'Pass your code on to friends who want to give you coins.'),
    listOfOwn(newBlockId(kept, 'player_codes_list'), 'My code', entityIn(kept, codes.id)!, ['made_on'], []),
  ]
  const shown = changePages(kept, (one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, ...blocks] } : one))
  return claimedBy(shown, page.path, giving)
}
