import { pathFrom } from '../../compose/ids.ts'
import type { Action, Block, BlockOf, Entity, Page } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath } from '../draft.ts'
import { withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId } from './remake.ts'

const own =
  /\b(?:(?:their|your|my) own|custom|personal|user|shared|public)(?:ly)? (?:word|vocabulary|term) ?-?(?:lists?|sets?|packs?)\b|\b(?:choos|select|pick|creat|mak|build|upload|shar)\w* (?:(?:a|an|the|and|any|own|new|custom|difficulty|level|their|or) ){0,5}word[- ](?:lists?|sets?|packs?)\b/i
/** Whether words ask for lists of words that players make, share and choose among. */
export const asksForOwnLists = (draft: Draft): boolean => own.test(wordsOf(draft))
/** Things of the words that such a list is. */
export const isWordList = ({ plural }: Pick<Entity, 'plural'>): boolean => /(?:^| )word[- ](?:lists|sets|packs)$/.test(plural)

const [everybody, members, owner] = ['Everybody', 'Members', 'Only me'] as const
const samples: readonly (readonly [string, string, string])[] = [
  ['Animals', 'Ana Silva', 'otter\nheron\nbadger\nlizard\npony\nswallow\nrabbit\nhedgehog\nsalmon\nfox'],
  ['Kitchen', 'Ben Carter', 'kettle\nspoon\npepper\noven\ngarlic\napron\nladle\nbutter\nsaucepan\nsieve'],
  ['Long words', 'Mei Chen', 'adventure\nlighthouse\nbutterfly\nchocolate\nrectangle\ntelescope\nvolunteer\nwaterfall'],
]

/** The draft with lists of words that whoever plays makes, keeps for themselves or shares, and chooses among before a game. */
export function withOwnWordLists(draft: Draft): { readonly draft: Draft; readonly lists: NonNullable<BlockOf<'game'>['lists']>; readonly path: string } {
  const id = newEntityId(draft, 'word_lists')
  const entity: Entity = {
    id,
    singular: 'word list',
    plural: 'word lists',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'words', label: 'Words', type: 'long_text', required: true, help: 'A word a line, or parted by commas.' },
      { id: 'visible_to', label: 'Visible to', type: 'choice', required: true, choices: [everybody, members, owner], initial: everybody },
      { id: 'made_by', label: 'Made by', type: 'text', required: false },
    ],
    read: 'public',
    write: 'anyone',
    visible: { field: 'visible_to', members, owner },
    seeds: samples.map(([name, by, words]) => ({ name, words, visible_to: everybody, made_by: by })),
  }
  const action = (kind: 'create' | 'update' | 'delete', name: string, confirmation: string): Action => ({
    id: newActionId(draft, `${kind}_word_list`),
    name,
    kind,
    entity: id,
    fields: kind === 'delete' ? [] : ['name', 'words', 'visible_to'],
    ...(kind === 'create' && { effects: [{ kind: 'name' as const, field: 'made_by' }] }),
    confirmation,
  })
  const add = action('create', 'Save word list', 'Saved: {title}.')
  const changes = [action('update', 'Edit', 'Saved: {title}.'), action('delete', 'Delete', 'Deleted: {title}.')]
  const list: Block = {
    kind: 'list',
    id: newBlockId(draft, 'word_lists_list'),
    heading: '',
    entity: id,
    layout: 'table',
    fields: ['words', 'made_by', 'visible_to'],
    search: true,
    filters: [],
    sorts: ['name'],
    per_page: 20,
    scope: 'all',
    actions: changes.map((one) => one.id),
    empty: 'There are no word lists yet: the games are played with common words.',
  }
  const form: Block = {
    kind: 'form',
    id: newBlockId(draft, 'word_list_form'),
    heading: 'New word list',
    action: add.id,
    text: 'A list that everybody sees can be chosen by every player before a game.',
  }
  const path = newPath(draft, pathFrom('Word lists'))
  const page: Page = { id: newPageId(draft, 'word_lists'), path, title: 'Word lists', navigation: 'Word lists', blocks: [list, form] }
  return { draft: withKept(draft, entity, [add, ...changes], page), lists: { entity: id, field: 'words' }, path }
}
