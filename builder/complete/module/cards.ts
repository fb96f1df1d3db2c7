import { lexemesOf, studiedIn } from '../../lexicon/vocabulary.ts'
import type { Action, Block, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath } from '../draft.ts'
import { claimedBy, managerOf, withFirstPage, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withoutThings } from './remake.ts'

const asked =
  /\bflash ?cards?\b|\bvocabular(?:y|ies)\b|\bmemori[sz](?:e|ing|ation)\b(?! game)|\b(?:learn|recite|memori[sz]e)\w* (?:\w+ )?words\b|spaced repetition/i
const otherwise = /\bmemory (?:game|card|foam)|flip game|cemetery|memorial/i

/** The words of the language that is learnt. */
const seedsOf = (draft: Draft) => lexemesOf(studiedIn(wordsOf(draft)) ?? 'English').map(({ word, meaning }) => ({ term: word, meaning }))

/** A table of cards, and the page where they are kept. */
function withDeck(draft: Draft): { readonly draft: Draft; readonly deck: Entity } {
  const manager = managerOf(draft)
  const role = manager === undefined ? {} : { role: manager }
  const id = newEntityId(draft, 'flash_cards')
  const deck: Entity = {
    id,
    singular: 'flash card',
    plural: 'flash cards',
    title: 'term',
    fields: [
      { id: 'term', label: 'Term', type: 'text', required: true },
      { id: 'meaning', label: 'Meaning', type: 'text', required: true },
    ],
    read: 'public',
    write: manager === undefined ? 'anyone' : 'managed',
    seeds: seedsOf(draft),
  }
  const make = (kind: Action['kind'], name: string, confirmation: string): Action => ({
    id: newActionId(draft, `${kind}_flash_card`),
    name,
    kind,
    entity: id,
    ...role,
    fields: kind === 'delete' ? [] : ['term', 'meaning'],
    confirmation,
  })
  const actions = [make('create', 'Add card', 'Card added: {title}.'), make('update', 'Edit', 'Saved: {title}.'), make('delete', 'Delete', 'Deleted: {title}.')]
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'deck_list'),
    heading: 'Flash cards',
    entity: id,
    layout: 'table',
    fields: ['meaning'],
    search: true,
    filters: [],
    sorts: ['term'],
    per_page: 20,
    scope: 'all',
    actions: actions.slice(1).map((action) => action.id),
    empty: 'There are no cards yet.',
  }
  const form: Block = {
    kind: 'form',
    id: newBlockId(draft, 'deck_form'),
    heading: 'Add card',
    action: actions[0]!.id,
    text: 'It can be learnt as soon as it is added.',
  }
  const page = {
    id: newPageId(draft, 'flash_cards'),
    path: newPath(draft, '/flash-cards'),
    title: 'Flash cards',
    navigation: 'Flash cards',
    ...role,
    blocks: [list, form],
  }
  return { draft: withKept(draft, deck, actions, page), deck }
}

const fronts = /^(?:question|front|term|title|prompt)$/
const backs = /^(?:answer|back|definition|meaning|translation)$/
/** A card that the words give two sides. */
const isCard = ({ singular, fields }: Entity): boolean =>
  /(?:^| )(?:flash ?)?cards?$/.test(singular) && fields.some(({ id }) => fronts.test(id)) && fields.some(({ id }) => backs.test(id))
const sidesOf = ({ fields, title }: Entity): { readonly front: string; readonly back: string } => ({
  front: fields.find(({ id }) => fronts.test(id))?.id ?? title,
  back: fields.find(({ id }) => backs.test(id))?.id ?? 'meaning',
})

/** Cards to learn by heart: those of the site's bank of questions, or a deck of their own. */
export const cards: Completer = (draft) => {
  const text = wordsOf(draft)
  if (!asked.test(text) || otherwise.test(text)) return draft
  const bank = draft.model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'quiz' ? [block] : [])))[0]
  const isOfBank = bank !== undefined && !/vocabular|\bwords\b/i.test(text)
  const lists = draft.parts.flatMap(({ made }) => (made.thing.kit === 'word' || isCard(made.entity) ? [made.entity] : []))
  const isAdded = ({ id }: Entity): boolean => draft.model.actions.some(({ kind, entity, role }) => kind === 'create' && entity === id && role === undefined)
  const own = lists.find(isAdded) ?? lists.find(({ singular }) => !/card$/.test(singular)) ?? lists[0]
  const doubled = lists.filter((list) => list !== own && (/card$/.test(list.singular) || !isAdded(list))).map(({ id }) => id)
  const kept = isOfBank ? null : own ? { draft: withoutThings(draft, doubled), deck: own } : withDeck(draft)
  const title = isOfBank ? 'Memorize' : kept && isCard(kept.deck) ? 'Study cards' : 'Learn words'
  const paged = withFirstPage(
    kept?.draft ?? draft,
    title,
    (id) => [
      kept
        ? { kind: 'flashcards', id: id('cards'), heading: '', entity: kept.deck.id, ...sidesOf(kept.deck), choices: null }
        : {
            kind: 'flashcards',
            id: id('cards'),
            heading: '',
            entity: bank!.entity,
            front: bank!.fields.text,
            back: bank!.fields.right,
            choices: bank!.fields.choices,
          },
    ],
    title,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'flashcards')?.path ?? '/'
  return claimedBy(
    paged,
    where,
    /\b(?:memori[sz]\w+|flash ?cards?|vocabular\w+|(?:learn|recit)\w* (?:\w+ )?words|spaced repetition)/,
    /\b(?:currenc|transfer|rpg|ads?\b|log ?in|friends?)/,
  )
}
