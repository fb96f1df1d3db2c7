import { listBlock, type Part } from '../../compose/pages.ts'
import { thingOf } from '../../compose/thing.ts'
import type { Action, Block, BlockOf, Effect, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { date, number, text } from '../trade/fields.ts'
import {
  addPage,
  changeActions,
  changeBlocks,
  changePages,
  entityIn,
  fieldIn,
  listPage,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  textOf,
  withFields,
  withoutFields,
  withSeeds,
} from '../trade/parts.ts'
import { withCoinGifts } from './coin-gifts.ts'
import { withGameShop } from './game-shop.ts'
import { claimedBy } from './place.ts'
import { withoutThings } from './remake.ts'

const coined = /\b(?:coins|gems|diamonds|tokens|virtual currency|gold)\b/
const moving =
  /\b(?:earn|get|gain|collect|win|receiv|spend|us|buy|purchas|unlock|give|gift|send|award|bring)\w*\b[^.;]{0,60}\b(?:coins|gems|diamonds|tokens|virtual currency|gold)\b|\b(?:coins|gems|diamonds|tokens|virtual currency|gold)\b[^.;]{0,60}\b(?:earn|collect|buy|spen|spend|unlock|shop|store|given|each round|per round|by playing)\w*\b/
const daily =
  /\bdaily (?:check-?ins?|sign-?ins?|rewards?|bonus(?:es)?|gifts?|coins?|log-?ins?)\b|\bcheck(?:s|ing)? in (?:daily|each day|every day|once a day)\b|\b(?:each|every) day\b[^.;]{0,40}\b(?:claim|reward|coins|check)|\bonce a day\b/
const dailyThing = /(?:^| )(?:daily (?:rewards?|check-?ins?|bonus(?:es)?|gifts?|coins?|log-?ins?)|check-?ins?)$/
/** What a day brings. */
const perDay = 50
const own = new Set(['reason', 'points', 'date'])

/** Coins that are won by playing, one account of them for each player: what they are spent on, given to and brought by each day. */
export const gameCoins: Completer = (draft) => {
  const words = textOf(draft)
  const block = draft.model.pages
    .flatMap(({ blocks }) => blocks)
    .find((one): one is BlockOf<'game'> => one.kind === 'game' && one.keeps !== null && one.about === undefined)
  const action = draft.model.actions.find(({ id }) => id === block?.keeps?.action)
  if (!action || !coined.test(words) || !moving.test(words)) return draft
  const opened = withPurse(draft)
  if (!opened) return draft
  const { purse } = opened
  const won = withWinnings(opened.draft, action, purse)
  const shopped = withGameShop(won, purse)
  const given = withCoinGifts(shopped, purse)
  return daily.test(words) ? withDaily(given, purse) : given
}

interface Purse {
  readonly draft: Draft
  readonly purse: Entity
}
/** The one account of coins that the site keeps, or a new one. */
function withPurse(draft: Draft): Purse | null {
  const known = partsOf(draft, 'points').flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
  const said = known.find((one) => one.title === 'reason' && fieldIn(one, 'points') && one.read === 'own')
  if (said) {
    const bare = withoutFields(
      said,
      said.fields.flatMap(({ id }) => (own.has(id) ? [] : [id])),
    )
    const fields = bare.fields.map((field) => (field.id === 'points' ? { ...field, label: 'Coins' } : field))
    const purse: Entity = { ...bare, fields, seeds: [], write: 'managed' }
    const kept = changeActions(putEntity(draft, purse), purse.id, (one) =>
      one.role === undefined ? null : { ...one, fields: one.fields.filter((id) => own.has(id)) },
    )
    return { draft: renamed(kept, purse), purse }
  }
  const id = newEntityId(draft, 'coins')
  const fields = [text('reason', 'Reason', true), number('points', 'Coins', { required: true }), date('date', 'Date')]
  const purse: Entity = { id, singular: 'coin entry', plural: 'coins', title: 'reason', fields, read: 'own', write: 'managed', seeds: [] }
  const part: Part = { made: { entity: purse, thing: thingOf('coin', 'points'), asked: [] }, acts: { create: null, change: [] } }
  const kept = putEntity({ ...draft, parts: [...draft.parts, part] }, purse)
  const list = listBlock(part, draft.taken, { heading: 'What came in and went out', scope: 'mine', layout: 'table', actions: [] })
  return { draft: addPage(kept, { title: 'Coins', navigation: 'Coins', blocks: () => [list] }).draft, purse }
}
/** The page of the account is called by what it keeps, not by one of the ways to get it. */
const renamed = (draft: Draft, { id }: Entity): Draft => {
  const page = listPage(draft, id)
  return changePages(draft, (one) =>
    one.id === page?.id && !/^(?:Coins|Points|Gems|Diamonds)$/.test(one.title) ? { ...one, title: 'Coins', navigation: 'Coins' } : one,
  )
}

const isSold = (entity: Entity | undefined): boolean => fieldIn(entity, 'price') !== undefined
/** The draft where each round is kept with the coins that it won, which count at once. */
function withWinnings(draft: Draft, { id, entity: rounds }: Action, purse: Entity): Draft {
  const entity = entityIn(draft, rounds)
  if (!entity || fieldIn(entity, 'coins')) return draft
  const effect: Effect = {
    kind: 'record',
    entity: purse.id,
    by: null,
    copies: [{ from: 'coins', to: 'points' }],
    values: { reason: 'Round played', date: '{today}' },
    sign: 1,
    when: null,
  }
  const goods = entity.fields.flatMap((field) => (field.type === 'reference' && isSold(entityIn(draft, field.entity)) ? [field.id] : []))
  const bare = goods.includes(entity.title) ? entity : withoutFields(entity, goods)
  const wide = withSeeds(withFields(bare, [number('coins', 'Coins')]), (seed) => ({ ...seed, coins: Math.floor(Number(seed.score ?? 0) / 10) }))
  const kept = changeActions(putEntity(draft, wide), rounds, (action) =>
    action.id === id
      ? {
          ...action,
          fields: [...action.fields, 'coins'],
          effects: [...(action.effects ?? []).filter((one) => !(one.kind === 'record' && one.entity === purse.id)), effect],
        }
      : action,
  )
  return changeBlocks(kept, (block): readonly Block[] => [
    block.kind === 'game' && block.keeps?.action === id
      ? { ...block, keeps: { ...block.keeps, measures: { ...block.keeps.measures, coins: 'coins' } } }
      : block,
  ])
}

/** The draft where each day brings some coins to whoever comes for them, once. */
function withDaily(before: Draft, purse: Entity): Draft {
  const gone = before.model.entities.filter(({ id, plural }) => id !== purse.id && (dailyThing.test(plural) || /^claimed daily/.test(plural)))
  const draft = withoutThings(
    before,
    gone.map(({ id }) => id),
  )
  const page = listPage(draft, purse.id)
  if (!page) return draft
  const action: Action = {
    id: newActionId(draft, 'collect_daily_coins'),
    name: 'Check in for today',
    kind: 'create',
    entity: purse.id,
    fields: [],
    guards: [{ kind: 'unique', fields: ['reason', 'date'], among: 'mine', unless: [], text: 'You have checked in today. Come back tomorrow.' }],
    effects: [
      { kind: 'put', field: 'reason', value: 'Daily check-in', when: null },
      { kind: 'put', field: 'points', value: amountIn(textOf(draft)) ?? perDay, when: null },
      { kind: 'today', field: 'date' },
    ],
    confirmation: '{points} coins are yours for today.',
  }
  const ready = putActions(putEntity(draft, { ...entityIn(draft, purse.id)!, write: 'anyone' }), [action])
  const form: Block = {
    kind: 'form',
    id: newBlockId(ready, 'daily_coins'),
    heading: 'Daily check-in',
    action: action.id,
    text: 'Each day brings coins, once.',
  }
  const shown = changePages(ready, (one) => (one.id === page.id ? { ...one, blocks: [form, ...one.blocks] } : one))
  return claimedBy(shown, page.path, daily)
}
/** "gives 50 coins once a day" */
const amountIn = (words: string): number | null => {
  const said =
    /\b(\d{1,4}) (?:coins|gems|diamonds|tokens)\b[^.;]{0,40}\b(?:a|each|every|per) day\b|\b(?:daily|each day|every day)\b[^.;]{0,60}?\b(\d{1,4}) (?:coins|gems|diamonds|tokens)\b/.exec(
      words,
    )
  return said ? Number(said[1] ?? said[2]) : null
}
