import { idFrom, pathFrom } from '../../compose/ids.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, newBlockId, newPageId, newPath } from '../draft.ts'
import { managerOf, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId } from './remake.ts'

export const worded: ReadonlySet<GameName> = new Set<GameName>(['ladder', 'letters', 'anagram', 'hangman', 'typing', 'falling'])
const lists = /^(?:\w+ )?(?:words|word lists?|word entries|vocabular(?:y|ies)|dictionar(?:y|ies))$/
const listed =
  /\bword[- ]lists?\b|\bdictionar(?:y|ies)\b|\b(?:add|manage|edit|upload|maintain|enter|curate)\w* (?:new |the |their own |own |more )?(?:\w+ )?words\b/i
const samples = ['stone', 'bread', 'light', 'gold', 'moon', 'tree', 'garden', 'window']

/** The rows that games of words are played with beside the words that everybody knows: those of the site's own list, or of a new one where the words ask for one; whoever runs the site adds to it. */
export function withWordList(
  draft: Draft,
  games: readonly GameName[],
): { readonly draft: Draft; readonly rows: { entity: string; field: string } | undefined } {
  if (!games.some((game) => worded.has(game))) return { draft, rows: undefined }
  const own = draft.model.entities.find(
    ({ plural, read, fields, title }) => lists.test(plural) && read === 'public' && fields.some(({ id, type }) => id === title && type === 'text'),
  )
  if (own) return { draft, rows: { entity: own.id, field: own.title } }
  if (!listed.test(wordsOf(draft))) return { draft, rows: undefined }
  const role = managerOf(draft)
  const id = newEntityId(draft, 'words')
  const entity: Entity = {
    id,
    singular: 'word',
    plural: 'words',
    title: 'word',
    fields: [{ id: 'word', label: 'Word', type: 'text', required: true, help: 'In small letters, without blanks.' }],
    read: 'public',
    write: role === undefined ? 'anyone' : 'managed',
    seeds: samples.map((word) => ({ word })),
  }
  const by = role === undefined ? {} : { role }
  const action = (kind: 'create' | 'update' | 'delete', name: string, confirmation: string): Action => ({
    id: newActionId(draft, idFrom(`${kind} ${id}`)),
    name,
    kind,
    entity: id,
    fields: kind === 'delete' ? [] : ['word'],
    confirmation,
    ...by,
  })
  const [add, ...changes] = [
    action('create', 'Add word', 'Added: {title}.'),
    action('update', 'Edit', 'Saved: {title}.'),
    action('delete', 'Delete', 'Deleted: {title}.'),
  ]
  const title = role === undefined ? 'Words' : 'Manage words'
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, `${id}_list`),
    heading: '',
    entity: id,
    layout: 'table',
    fields: ['word'],
    search: true,
    filters: [],
    sorts: ['word'],
    per_page: 20,
    scope: 'all',
    actions: changes.map((one) => one.id),
    empty: 'There are no words of the site’s own yet: the games are played with the common ones.',
  }
  const form: Block = {
    kind: 'form',
    id: newBlockId(draft, `${add!.id}_form`),
    heading: 'Add word',
    action: add!.id,
    text: 'The games take words of this list beside the common ones.',
  }
  const page: Page = { id: newPageId(draft, `manage_${id}`), path: newPath(draft, pathFrom(title)), title, navigation: title, ...by, blocks: [list, form] }
  return { draft: withKept(draft, entity, [add!, ...changes], page), rows: { entity: id, field: 'word' } }
}
