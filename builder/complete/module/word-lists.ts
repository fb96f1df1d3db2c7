import { idFrom, pathFrom } from '../../compose/ids.ts'
import type { Action, Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, newBlockId, newPageId, newPath } from '../draft.ts'
import { managerOf, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withoutThings } from './remake.ts'

export const worded: ReadonlySet<GameName> = new Set<GameName>(['ladder', 'letters', 'anagram', 'hangman', 'typing', 'falling'])
const lists = /^(?:\w+ )?(?:words|word lists?|word entries|vocabular(?:y|ies)|dictionar(?:y|ies))$/
const kinds = /^(?:word |game )?categor(?:y|ies)$/
const listed =
  /\bword[- ]lists?\b|\bdictionar(?:y|ies)\b|\b(?:add|manage|edit|delete|upload|maintain|enter|curate)\w* (?:and (?:edit|delete|remove) )?(?:new |the |their own |own |more )?(?:\w+ )?(?:words\b|categories and words\b)/i
const sorted = /\bcategor(?:y|ies)\b/i
const samples = ['stone', 'bread', 'light', 'gold', 'moon', 'tree', 'garden', 'window']
const categorised: readonly (readonly [string, readonly string[]])[] = [
  ['Animals', ['tiger', 'rabbit', 'dolphin', 'penguin', 'giraffe']],
  ['Food', ['bread', 'cherry', 'noodles', 'pancake', 'cinnamon']],
  ['Countries', ['norway', 'brazil', 'portugal', 'thailand', 'new zealand']],
]

interface Table {
  readonly draft: Draft
  readonly entity: Entity
}
/** The draft with a table of the site's own that whoever runs it fills, on a page of its own. */
function withTable(draft: Draft, singular: string, plural: string, fields: readonly Field[], seeds: Entity['seeds'], text: string): Table {
  const role = managerOf(draft)
  const id = newEntityId(draft, idFrom(plural))
  const title = fields[0]!.id
  const entity: Entity = { id, singular, plural, title, fields: [...fields], read: 'public', write: role === undefined ? 'anyone' : 'managed', seeds }
  const by = role === undefined ? {} : { role }
  const action = (kind: 'create' | 'update' | 'delete', name: string, confirmation: string): Action => ({
    id: newActionId(draft, idFrom(`${kind} ${id}`)),
    name,
    kind,
    entity: id,
    fields: kind === 'delete' ? [] : fields.map((one) => one.id),
    confirmation,
    ...by,
  })
  const add = action('create', `Add ${singular}`, 'Added: {title}.')
  const changes = [action('update', 'Edit', 'Saved: {title}.'), action('delete', 'Delete', 'Deleted: {title}.')]
  const name = `${role === undefined ? '' : 'Manage '}${plural}`.replace(/^\w/, (first) => first.toUpperCase())
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, `${id}_list`),
    heading: '',
    entity: id,
    layout: 'table',
    fields: fields.slice(1).map((one) => one.id),
    search: true,
    filters: fields.filter(({ type }) => type === 'reference').map((one) => one.id),
    sorts: [title],
    per_page: 20,
    scope: 'all',
    actions: changes.map((one) => one.id),
    empty: `There are no ${plural} of the site’s own yet.`,
  }
  const form: Block = { kind: 'form', id: newBlockId(draft, `${add.id}_form`), heading: add.name, action: add.id, text }
  const page: Page = { id: newPageId(draft, `manage_${id}`), path: newPath(draft, pathFrom(name)), title: name, navigation: name, ...by, blocks: [list, form] }
  return { draft: withKept(draft, entity, [add, ...changes], page), entity }
}

const word: Field = { id: 'word', label: 'Word', type: 'text', required: true }
const played = 'The games take words of this list beside the common ones.'

/** The rows that games of words are played with beside the words that everybody knows: those of the site's own list, or of a new one where the words ask for one, by category where they speak of that; whoever runs the site adds to it. */
export function withWordList(draft: Draft, games: readonly GameName[]): { readonly draft: Draft; readonly rows: BlockOf<'game'>['rows'] } {
  if (!games.some((game) => worded.has(game))) return { draft, rows: undefined }
  const words = wordsOf(draft)
  const isListed = listed.test(words)
  if (isListed && sorted.test(words) && games.includes('hangman')) return withCategories(draft)
  const own = draft.model.entities.find(
    ({ plural, read, fields, title }) => lists.test(plural) && read === 'public' && fields.some(({ id, type }) => id === title && type === 'text'),
  )
  if (own) return { draft, rows: { entity: own.id, field: own.title } }
  if (!isListed) return { draft, rows: undefined }
  const help = 'In small letters, without blanks.'
  const made = withTable(
    draft,
    'word',
    'words',
    [{ ...word, help }],
    samples.map((one) => ({ word: one })),
    played,
  )
  return { draft: made.draft, rows: { entity: made.entity.id, field: word.id } }
}

function withCategories(draft: Draft): ReturnType<typeof withWordList> {
  const gone = draft.model.entities.filter(({ plural }) => lists.test(plural) || kinds.test(plural)).map(({ id }) => id)
  const category = withTable(
    withoutThings(draft, gone),
    'category',
    'categories',
    [{ id: 'name', label: 'Name', type: 'text', required: true }],
    categorised.map(([name]) => ({ name })),
    'A category is offered before a round as soon as it has a word.',
  )
  const by: Field = { id: 'category', label: 'Category', type: 'reference', required: true, entity: category.entity.id }
  const seeds = categorised.flatMap(([, all], index) => all.map((one) => ({ word: one, category: index })))
  const made = withTable(category.draft, 'word', 'words', [word, by], seeds, 'The game is played with the words of the category that a player chooses.')
  return { draft: made.draft, rows: { entity: made.entity.id, field: word.id, by: { field: by.id, entity: category.entity.id } } }
}
