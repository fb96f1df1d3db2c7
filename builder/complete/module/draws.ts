import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field } from '../../model.ts'
import type { DrawStyle } from '../../module-data.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withEntity, withModel } from '../draft.ts'
import { claimedBy, managerOf, withFirstPage, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withInstead, withoutThings } from './remake.ts'
import { listOfOwn } from './results.ts'
import { gamesIn, playIn } from './which-games.ts'

const asked =
  /\b(?:lotter(?:y|ies)|lucky (?:draw|wheel)|prize (?:draw|wheel)|raffle|spin(?:ning)? (?:the |a )?(?:wheel|reels)|wheel of fortune|blind box|scratch cards?|slot game|coin flip|(?:roll|throw)\w* (?:the )?dice|dice (?:game|roll\w*)|draw(?:ing)? (?:prizes|winners|lots))/i
const otherwise = /\blottery (?:news|results? website|tickets? shop|prediction)|(?<!\buser )\blottery data|spinal/i

/** Reels with lines, coins with stakes and dice that move pieces are games of their own, and no draw. */
const staked = (words: string): boolean =>
  playIn(words) === 'whole' && gamesIn(words).some((game) => game === 'coin' || game === 'reels' || game === 'race') && staking.test(words)
const staking = /\bpay ?lines?\b|\bbet(?:s|ting)?\b|\bstakes?\b|\bwager\w*|\bmov\w+ (?:the |their )?pieces\b|\bludo\b|\bboard game/i

interface Kind {
  readonly cue: RegExp
  readonly style: DrawStyle
  readonly title: string
  readonly verb: string
}
const kinds: readonly Kind[] = [
  { cue: /\bcoin flip/i, style: 'coin', title: 'Flip a coin', verb: 'Flip the coin' },
  { cue: /\bdice\b/i, style: 'dice', title: 'Roll the dice', verb: 'Roll the dice' },
  { cue: /\bscratch card/i, style: 'scratch', title: 'Scratch a card', verb: 'Scratch a card' },
  { cue: /\bslot game|reels\b/i, style: 'slots', title: 'Spin the reels', verb: 'Spin the reels' },
  { cue: /\bblind box/i, style: 'boxes', title: 'Open a box', verb: 'Open a box' },
  { cue: /./, style: 'wheel', title: 'Lucky draw', verb: 'Spin the wheel' },
]
const prizes = ['Grand prize: weekend trip', 'Headphones', 'Dinner for two', 'Gift card 20', 'Coffee for a week', 'Sticker set']
const weights = [1, 4, 8, 15, 30, 42]
const worths = [400, 120, 80, 20, 15, 3]
const weightField: Field = {
  id: 'weight',
  label: 'Chance',
  type: 'number',
  required: false,
  min: 0,
  help: 'A share of all chances: 2 is drawn twice as often as 1, 0 never.',
}

/** What is drawn: the site's own prizes with a chance each, or prizes of its own. */
function withEntries(draft: Draft): { readonly draft: Draft; readonly entity: Entity } {
  const own = draft.model.entities.find(
    ({ plural, title, fields, read }) =>
      read === 'public' &&
      /(?:prizes?|rewards?|gifts?|blind boxes|collectible cards|lottery products|virtual prizes)$/.test(plural) &&
      fields.some(({ id, type }) => id === title && type === 'text'),
  )
  if (own) {
    const entity: Entity = {
      ...own,
      fields: [...own.fields.filter(({ id }) => id !== weightField.id), weightField].slice(0, 24),
      seeds: own.seeds.map((seed, index) => ({ ...seed, weight: weights[index % weights.length]! })),
    }
    const actions = draft.model.actions.map((action) =>
      action.entity === own.id && (action.kind === 'create' || action.kind === 'update') ? { ...action, fields: [...action.fields, weightField.id] } : action,
    )
    return { draft: withModel(draft, { entities: withEntity(draft.model.entities, own.id, () => entity), actions }), entity }
  }
  const manager = managerOf(draft)
  const role = manager === undefined ? {} : { role: manager }
  const id = newEntityId(draft, 'prizes')
  const fields: Field[] = [
    { id: 'name', label: 'Name', type: 'text', required: true },
    weightField,
    { id: 'worth', label: 'Worth', type: 'money', required: false, min: 0 },
    { id: 'left', label: 'Left', type: 'number', required: false, min: 0 },
    { id: 'picture', label: 'Picture', type: 'image', required: false },
    { id: 'description', label: 'Description', type: 'long_text', required: false },
  ]
  const entity: Entity = {
    id,
    singular: 'prize',
    plural: 'prizes',
    title: 'name',
    fields,
    read: 'public',
    write: manager === undefined ? 'anyone' : 'managed',
    seeds: prizes.map((name, index) => ({
      name,
      weight: weights[index]!,
      worth: worths[index]!,
      left: index * 4 + 1,
      description: 'Handed over at the desk, or sent by post.',
    })),
  }
  const make = (kind: Action['kind'], name: string, confirmation: string): Action => ({
    id: newActionId(draft, `${kind}_prize`),
    name,
    kind,
    entity: id,
    ...role,
    fields: kind === 'delete' ? [] : fields.map((field) => field.id),
    confirmation,
  })
  const actions = [
    make('create', 'Add prize', 'Prize added: {title}.'),
    make('update', 'Edit', 'Saved: {title}.'),
    make('delete', 'Delete', 'Deleted: {title}.'),
  ]
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'prize_list'),
    heading: 'Prizes',
    entity: id,
    layout: 'table',
    fields: ['weight', 'left', 'description'],
    search: false,
    filters: [],
    sorts: [],
    per_page: 20,
    scope: 'all',
    actions: actions.slice(1).map((action) => action.id),
    empty: 'There are no prizes yet.',
  }
  const form: Block = { kind: 'form', id: newBlockId(draft, 'prize_form'), heading: 'Add prize', action: actions[0]!.id, text: '' }
  const page = { id: newPageId(draft, 'prizes'), path: newPath(draft, '/prizes'), title: 'Prizes', navigation: 'Prizes', ...role, blocks: [list, form] }
  return { draft: withKept(draft, entity, actions, page), entity }
}

/** Things of the words that are parts of the game itself. */
const parts = /(?:reels?|symbols?|rows?|pay lines?|devices?|pieces|dice|coin flips?|flips?|scratch cards?)$/
/** Things of the words that are what was drawn: one table keeps them. */
const records =
  /^(?:(?:winning|lottery|draw|prize|win|winner|raffle) (?:\w+ )?(?:records?|results?|histor(?:y|ies)|list|entries|information|draws?)|winners?|winnings?|draws?|participations?|game (?:records|histories|history))$/

const drawn =
  /(?:lotter(?:y|ies)|prizes?|rewards?|gifts?|draws?|raffles?|wheels?|games?|box(?:es)?)(?: (?:activit(?:y|ies)|events?|campaigns?|participations?|entries))?$/
/** Joining something that is no draw is no record of one. */
const isOfElse = ({ fields }: Entity, entities: readonly Entity[]): boolean =>
  fields.some(({ type, entity: to }) => type === 'reference' && !drawn.test(entities.find(({ id }) => id === to)?.plural ?? 'draws'))

/** Where what was drawn is kept: a table of winning records. */
function withWinnings(draft: Draft, entries: Entity | null, isPublic: boolean) {
  const id = newEntityId(draft, entries ? 'winnings' : 'throws')
  const [singular, plural] = entries ? ['winning record', 'winning records'] : ['throw', 'throws']
  const what: Field = entries
    ? { id: 'prize', label: titled(entries.singular), type: 'reference', entity: entries.id, required: true }
    : { id: 'outcome', label: 'Outcome', type: 'text', required: true }
  const entity: Entity = {
    id,
    singular: singular!,
    plural: plural!,
    title: what.id,
    fields: [what, { id: 'name', label: 'Name', type: 'text', required: true }, { id: 'won_on', label: 'Date', type: 'date', required: false }],
    read: isPublic ? 'public' : 'own',
    write: 'anyone',
    seeds: ['Mei Chen', 'Ben Carter', 'Rosa Mendes', 'Jonas Berg'].map((name, index) => ({
      [what.id]: entries ? (index + 2) % Math.max(1, entries.seeds.length) : String((index % 2) + 1),
      name,
      won_on: `-${index + 1}d`,
    })),
  }
  const keep: Action = {
    id: newActionId(draft, entries ? 'keep_prize' : 'keep_throw'),
    name: entries ? 'Claim it' : 'Keep it',
    kind: 'create',
    entity: id,
    fields: [what.id, 'name'],
    effects: [{ kind: 'today', field: 'won_on' }],
    confirmation: entries ? 'Claimed: {title}.' : 'Kept: {title}.',
  }
  return { draft: withKept(draft, entity, [keep], null), entity, keeps: { action: keep.id, by: 'name', measures: { [entries ? 'entry' : 'label']: what.id } } }
}

/** A draw by weight: a wheel, reels, boxes, cards to scratch, dice or a coin, with the record of what was won. */
export const draws: Completer = (draft) => {
  const words = wordsOf(draft)
  if (!asked.test(words) || otherwise.test(words) || staked(words)) return draft
  const kind = kinds.find(({ cue }) => cue.test(words))!
  const ownSides = kind.style === 'coin' || kind.style === 'dice'
  const entries = ownSides ? { draft, entity: null } : withEntries(draft)
  const isPublic = /\b(?:announc\w+|winners?|winning (?:results?|list)|public)\b/i.test(words)
  const winnings = withWinnings(entries.draft, entries.entity, isPublic)
  const { entity, keeps } = winnings
  const { entities } = winnings.draft.model
  const old = entities.filter((one) => one.id !== entity.id && records.test(one.plural) && !isOfElse(one, entities)).map(({ id }) => id)
  const game =
    kind.style === 'wheel' || kind.style === 'boxes' ? [] : winnings.draft.model.entities.filter(({ plural }) => parts.test(plural)).map(({ id }) => id)
  const lean = withInstead(withoutThings(winnings.draft, game), old, (page) => [
    { ...listOfOwn(newBlockId(winnings.draft, 'won_list'), '', entity, ['name', 'won_on'], []), scope: page.role !== undefined || isPublic ? 'all' : 'mine' },
  ])
  const paged = withFirstPage(
    lean,
    kind.title,
    (id) => [
      {
        kind: 'draw',
        id: id('draw'),
        heading: '',
        style: kind.style,
        entity: entries.entity?.id ?? null,
        weight: entries.entity ? weightField.id : null,
        chances: ownSides || kind.style === 'slots' ? null : 3,
        verb: kind.verb,
        keeps,
      },
      isPublic
        ? { ...listOfOwn(id('draw_records'), titled(entity.plural), entity, ['name', 'won_on'], []), scope: 'all' as const }
        : listOfOwn(id('draw_records'), `Your ${entity.plural}`, entity, ['name', 'won_on'], []),
    ],
    kind.verb,
  )
  const where = paged.model.pages.find((page) => page.blocks[0]?.kind === 'draw')?.path ?? '/'
  return claimedBy(
    paged,
    where,
    /\b(?:lotter(?:y|ies)|draw(?:s|ing)?\b|raffle|spin|reels|wheel|win(?:ning|ner|s)? (?:records?|results?|information|list)|winners?|scratch|flip|dice|roll|blind box|pay lines|receive rewards|game history|prizes?)\b/,
    /\b(?:share|recharge|pay\b|payment|purchas|ship|deposit|withdraw|crypto|chat|battles?|scan|exchange|control lottery|probabilit|inventory|log ?in|regist)/,
  )
}
