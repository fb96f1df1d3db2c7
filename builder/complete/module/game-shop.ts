import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { choice, date, number, reference, text } from '../trade/fields.ts'
import {
  addPage,
  changeActions,
  changeBlocks,
  changePages,
  entityIn,
  listPage,
  manager,
  newActionId,
  newEntityId,
  putActions,
  putEntity,
  textOf,
  withFields,
  withSeeds,
} from '../trade/parts.ts'
import { claimedBy } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'
import { listOfOwn } from './results.ts'

const shopping = /\b(?:buy|buys|buying|purchas\w+|unlock\w*|spend\w*|shop|store|mall)\b/
/** What is worn or chosen, one of them at a time; and what is used up. */
const worn =
  'skins?|costumes?|outfits?|hats?|themes?|baskets?|ships?|spaceships?|cars?|balls?|boards?|backgrounds?|avatars?|characters?|frames?|trails?|paddles?'
const used = 'props?|power-?ups?|boosters?|hints?|lives|items?|(?:shop|in-app|in-game|game) items?'
const goods = new RegExp(`^(?:\\w+ )?(?:${worn}|${used})$`)
const isUsedUp = new RegExp(`(?:^| )(?:${used})$`)
const named = new RegExp(`\\b(?:buy|buys|purchas\\w+|unlock\\w*|spend\\w*|own|shop (?:for|of|with)|us\\w+)\\b[^.;]{0,50}?\\b(${worn})\\b`)
/** Where goods would lie or be ordered, which a shop for coins does by itself. */
const beside = /^(?:products|orders|purchases|inventor(?:y|ies)(?: items)?|backpacks?|owned \w+|shop items|(?:coin |skin |shop )purchases|ownerships)$/
const samples = [['Classic', 0], ['Forest', 50], ['Sunset', 120], ['Ocean', 200], ['Gold', 400]] as const // biome-ignore format: one line

/** The shop of a game: what is bought there with coins is owned, and one of what is owned is in use. */
export function withGameShop(before: Draft, purse: Entity): Draft {
  const words = textOf(before)
  if (!shopping.test(words)) return before
  const isSold = (entity: Entity): boolean =>
    entity.id !== purse.id && goods.test(entity.plural) && entity.read === 'public' && entity.fields.some(({ id }) => id === 'price')
  const sold = before.model.entities.filter(isSold).slice(0, 2)
  const gone = before.model.entities.filter(({ id, plural }) => beside.test(plural) && !sold.some((one) => one.id === id))
  const draft = withPathsFreed(
    before,
    withoutThings(
      before,
      gone.map(({ id }) => id),
    ),
  )
  const ready = sold.length > 0 ? { draft, ids: sold.map(({ id }) => id) } : withGoods(draft, named.exec(words)?.[1] ?? 'skins')
  return ready.ids.reduce((so_far, id) => soldForCoins(so_far, id, purse), ready.draft)
}

const byCoins = (field: Field): Field => ({ id: field.id, label: 'Price in coins', type: 'number', required: true, min: 0 })
/** Goods of that name, where the site keeps none. */
function withGoods(draft: Draft, name: string): { readonly draft: Draft; readonly ids: readonly string[] } {
  const plural = name.endsWith('s') ? name : `${name}s`
  const id = newEntityId(draft, plural)
  const entity: Entity = {
    id,
    singular: plural.replace(/s$/, ''),
    plural,
    title: 'name',
    fields: [
      text('name', 'Name', true),
      number('price', 'Price in coins', { required: true, min: 0 }),
      { id: 'picture', label: 'Picture', type: 'image', required: false },
    ],
    read: 'public',
    write: 'managed',
    seeds: samples.map(([title, price]) => ({ name: title, price })),
  }
  const role = manager(draft)?.id
  const by = role === undefined ? {} : { role }
  const acts: Action[] = (['create', 'update', 'delete'] as const).map((kind) => ({
    id: newActionId(draft, `${kind}_${id}`),
    name: kind === 'create' ? `Add ${entity.singular}` : kind === 'update' ? 'Edit' : 'Delete',
    kind,
    entity: id,
    ...by,
    fields: kind === 'delete' ? [] : ['name', 'price', 'picture'],
    confirmation: `${capital(entity.singular)} ${kind === 'create' ? 'added' : kind === 'update' ? 'saved' : 'deleted'}: {title}.`,
  }))
  const kept = role === undefined ? putEntity(draft, entity) : putActions(putEntity(draft, entity), acts)
  const list = (wanted: string, actions: readonly string[]): Block => ({
    ...listOfOwn(newBlockId(kept, wanted), '', entity, ['price', 'picture'], actions),
    layout: actions.length > 0 ? 'table' : 'cards',
    scope: 'all',
    empty: `There are no ${plural} yet.`,
  })
  const shop = addPage(kept, { title: 'Shop', navigation: 'Shop', blocks: () => [list(`${id}_list`, [])] }).draft
  if (role === undefined) return { draft: shop, ids: [id] }
  const [create, ...changes] = acts
  const form: Block = { kind: 'form', id: newBlockId(shop, `${id}_add`), heading: create!.name, action: create!.id, text: '' }
  const manage = {
    title: `Manage ${plural}`,
    navigation: `Manage ${plural}`,
    role,
    blocks: () => [
      list(
        `${id}_managed`,
        changes.map(({ id: one }) => one),
      ),
      form,
    ],
  }
  return { draft: addPage(shop, manage).draft, ids: [id] }
}

const bought =
  /\b(?:buy\w*|purchas\w+|unlock\w*|spend\w*|owns?|shop|store|mall|inventor\w+|backpack|in use|us(?:e|es|ed|ing)|chosen|choos\w+|wear\w*|equip\w*)\b/
/** The draft whose game looks like what its player has put on. */
const withLook = (draft: Draft, { id: entity, lifecycle }: Entity, by: string): Draft =>
  lifecycle?.transitions.some(({ to }) => to === 'In use')
    ? changeBlocks(draft, (block) => [
        block.kind === 'game' && block.keeps !== null ? { ...block, worn: { entity, by, field: lifecycle.field, is: 'In use' } } : block,
      ])
    : draft

function soldForCoins(draft: Draft, id: string, purse: Entity): Draft {
  const said = entityIn(draft, id)!
  const page = listPage(draft, id)
  if (!page) return draft
  const price = said.fields.find((field) => field.id === 'price')!
  const priced = withSeeds(withFields(said, [byCoins(price)]), (seed, at) => ({
    ...seed,
    price: price.type === 'number' && Number(seed.price) > 0 ? Number(seed.price) : (at + 1) * 40,
  }))
  const { owned, acts } = ownedOf(draft, priced, purse)
  const kept = putActions(putEntity(putEntity(draft, priced), owned), acts)
  const bare = changeActions(kept, id, (action) => (action.role === undefined && action.kind === 'create' ? null : action))
  const [buy, ...more] = acts
  const form: Block = {
    kind: 'form',
    id: newBlockId(bare, `buy_${id}`),
    heading: buy!.name,
    action: buy!.id,
    text: 'What you buy is paid with your coins, and is yours at once.',
  }
  const mine = listOfOwn(
    newBlockId(bare, `${owned.id}_list`),
    `Your ${said.plural}`,
    owned,
    ['price', 'status', 'bought_on'],
    more.map((one) => one.id),
  )
  const shown = changePages(bare, (one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, form, mine] } : one))
  return claimedBy(withLook(shown, owned, owned.title), page.path, bought, /\b(?:real money|payment|friends?|daily)\b/)
}

/** What somebody owns of these goods, and what they can do with it: buy one, put it on, put it away; or use it up. */
function ownedOf(draft: Draft, sold: Entity, purse: Entity): { readonly owned: Entity; readonly acts: readonly Action[] } {
  const id = newEntityId(draft, `owned_${sold.id}`.slice(0, 40))
  const isUsed = isUsedUp.test(sold.plural)
  const by = reference('item', capital(sold.singular), sold.id)
  const [rest, on] = isUsed ? ['Ready', 'Used'] : ['Owned', 'In use']
  const steps: NonNullable<Entity['lifecycle']>['transitions'] = isUsed
    ? [{ id: newActionId(draft, `use_${id}`), name: 'Use', from: [rest!], to: on! }]
    : [
        { id: newActionId(draft, `use_${id}`), name: 'Use this', from: [rest!], to: on! },
        { id: newActionId(draft, `put_away_${id}`), name: 'Put away', from: [on!], to: rest! },
      ]
  const owned: Entity = {
    id,
    singular: `owned ${sold.singular}`,
    plural: `owned ${sold.plural}`,
    title: by.id,
    fields: [by, number('price', 'Coins paid', { required: true }), date('bought_on', 'Bought on'), choice('status', 'Status', [rest!, on!], true)],
    read: 'own',
    write: 'anyone',
    lifecycle: { field: 'status', initial: rest!, transitions: steps },
    seeds: sold.seeds
      .slice(0, 2)
      .map((seed, at) => ({ item: at, price: Number(seed.price ?? 0), bought_on: `-${at * 6 + 3}d`, status: at === 0 ? on! : rest! })),
  }
  const buy: Action = {
    id: newActionId(draft, `buy_${sold.id}`.slice(0, 44)),
    name: `Buy ${sold.singular}`,
    kind: 'create',
    entity: id,
    fields: [by.id],
    guards: [
      ...(isUsed ? [] : [{ kind: 'unique' as const, fields: [by.id], among: 'mine' as const, unless: [], text: `You own this ${sold.singular} already.` }]),
      { kind: 'covers', entity: purse.id, field: 'points', amount: 'price', when: null, text: 'You have {left} coins, which is not enough. Play for more.' },
    ],
    effects: [
      { kind: 'copy', by: by.id, field: 'price', to: 'price' },
      { kind: 'today', field: 'bought_on' },
      {
        kind: 'record',
        entity: purse.id,
        by: null,
        copies: [{ from: 'price', to: 'points' }],
        values: { reason: `${capital(sold.singular)} bought`, date: '{today}' },
        sign: -1,
        when: null,
      },
    ],
    confirmation: '{title} is yours, for {price} coins.',
  }
  const acts = steps.map(
    (step): Action => ({
      id: step.id,
      name: step.name,
      kind: 'transition',
      entity: id,
      transition: step.id,
      fields: [],
      ...(step.to === on && !isUsed && { effects: [{ kind: 'lone' as const, field: 'status', is: on!, value: rest!, among: 'mine' as const }] }),
      confirmation: `{title}: ${step.to.toLowerCase()}.`,
    }),
  )
  return { owned, acts: [buy, ...acts] }
}
