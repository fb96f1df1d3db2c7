import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { wordsOf } from './place.ts'

const puzzles = /(?:^| )(?:puzzles?|nonograms?|grids?|pictures)$/
const drawn =
  /\b(?:draw|design|creat|mak|build|edit|publish|upload|submit)\w*\b[^.]{0,40}\b(?:puzzles?|nonograms?|grids?|pictures?)\b|\b(?:puzzle|nonogram|grid) (?:editor|creator|designer|maker)\b/i
const kept = /^(?:difficulty|level|category|theme|author|maker|added_on|date|description|player)$/
const grid: Field = { id: 'grid', label: 'Grid', type: 'long_text', required: true, help: 'A line for each row: # for a filled field, . for an empty one.' }
/** Pictures whose numbers tell all of them. */
const samples: readonly (readonly [string, string])[] = [
  ['Heart', '.#.#.\n#####\n#####\n.###.\n..#..'],
  ['House', '..#..\n.###.\n#####\n.#.#.\n.###.'],
  ['Tree', '..#..\n.###.\n#####\n..#..\n..#..'],
  ['Arrow', '..#..\n.###.\n#.#.#\n..#..\n..#..'],
  ['Cup', '####.\n#####\n#####\n####.\n.##..'],
  ['Boat', '...#....\n...##...\n...###..\n...####.\n...#....\n########\n.######.\n..####..'],
]

/** The site's own table of puzzles as one of pictures that are played: everybody sees their names, and plays each on its page. */
export function withDrawnPuzzles(draft: Draft, games: readonly GameName[], keeps: BlockOf<'game'>['keeps']): Draft {
  const before = draft.model.entities.find(
    ({ plural, title, fields }) => puzzles.test(plural) && fields.some(({ id, type }) => id === title && type === 'text'),
  )
  if (!before || !games.includes('nonogram')) return draft
  const own = before.fields.filter(({ id, type }) => id === before.title || (kept.test(id) && type !== 'reference') || id === before.lifecycle?.field)
  const isDrawn = drawn.test(wordsOf(draft))
  const entity: Entity = {
    ...before,
    fields: [...own.map((field) => ({ ...field, required: field.id === before.title })), grid],
    read: 'public',
    write: isDrawn ? 'anyone' : before.write,
    seeds: samples.map(([name, lines], at) => ({ ...seedOf(before, own, at), [before.title]: name, grid: lines })),
  }
  const known = new Set(entity.fields.map(({ id }) => id))
  const here = (fields: readonly string[]): string[] => fields.filter((id) => known.has(id) && id !== 'grid')
  const make = draft.model.actions.find(({ entity: of, kind, role }) => of === entity.id && kind === 'create' && role === undefined)
  const actions = draft.model.actions.map(
    (action): Action =>
      action.entity === entity.id && action.kind !== 'delete'
        ? { ...action, fields: action.fields.filter((id) => known.has(id)).concat(action.fields.length > 0 ? ['grid'] : []) }
        : action,
  )
  const editor: Block[] =
    isDrawn && make
      ? [
          {
            kind: 'game',
            id: newBlockId(draft, 'puzzle_editor'),
            heading: 'Draw a puzzle',
            games: ['drawing'],
            characters: [],
            words: [],
            text: 'Draw a picture, press Done, and publish it under a name: everybody can play it then.',
            keeps: { action: make.id, by: entity.title, measures: { made: 'grid' } },
          },
        ]
      : []
  const player: Block = {
    kind: 'game',
    id: newBlockId(draft, 'puzzle_player'),
    heading: '',
    games: ['nonogram'],
    characters: [],
    words: [],
    text: '',
    about: entity.id,
    rows: { entity: entity.id, field: 'grid' },
    keeps,
  }
  const pages = draft.model.pages.map((page) => {
    const blocks = page.blocks.flatMap((block): Block[] => {
      if (block.kind === 'form' && block.action === make?.id && page.role === undefined) return editor
      if (block.kind === 'list' && block.entity === entity.id)
        return [
          {
            ...block,
            fields: here(block.fields),
            filters: here(block.filters),
            sorts: here(block.sorts),
            scope: page.role === undefined ? 'all' : block.scope,
          },
        ]
      if (block.kind === 'detail' && block.entity === entity.id)
        return [{ ...block, fields: here(block.fields), related: block.related }, ...(page.role === undefined ? [player] : [])]
      return [block]
    })
    return { ...page, blocks }
  })
  return withModel(draft, { entities: withEntity(draft.model.entities, entity.id, () => entity), actions, pages })
}
/** What a sample row of before has in the fields that are left. */
const seedOf = ({ seeds }: Entity, fields: readonly Field[], at: number) =>
  Object.fromEntries(
    fields.flatMap(({ id }) => (seeds.length > 0 && seeds[at % seeds.length]![id] !== undefined ? [[id, seeds[at % seeds.length]![id]!]] : [])),
  )
