import { gameTitles } from '../../game-titles.ts'
import type { Block, BlockOf, Entity, Value } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, newBlockId, withEntity, withModel } from '../draft.ts'

const listed = /(?:^|[ -])games?$/
const told = /(?:^| )game (?:introductions?|details?|recommendations?)$/

/** The public table of games that a site lists: the games themselves before what tells of them. */
export function listedGames({ model }: Draft): Entity | undefined {
  const all = model.entities.filter(({ read, title, fields }) => read === 'public' && fields.some(({ id, type }) => id === title && type === 'text'))
  return all.find(({ singular }) => listed.test(singular)) ?? all.find(({ singular }) => told.test(singular))
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:match|merge|slide|memory|spot|mines|sudoku|hangman|screws|chain|typing|echo|sums)$/, 'Puzzle'],
  [/^(?:realm|tower|line|five|four|hens|plots|life)$/, 'Strategy'],
  [/^(?:battle|maze|pet)$/, 'Adventure'],
  [/^cards21$/, 'Card'],
]
const kindOf = (game: GameName): string => kinds.find(([of]) => of.test(game))?.[1] ?? 'Arcade'

/** The sample row of a game that is played here; what it does not say stays as the sample has it. */
function rowOf({ fields, title }: Entity, game: GameName, seed: Readonly<Record<string, Value>>, entities: readonly Entity[]): Readonly<Record<string, Value>> {
  const { name, how } = gameTitles[game]
  const words = Object.fromEntries(
    fields.flatMap(({ id, type, entity: to, choices = [] }): (readonly [string, Value])[] => {
      if (type === 'long_text') return [[id, how]]
      if (type === 'number' && id === 'players') return [[id, 1]]
      const sorts = type === 'reference' ? entities.find((one) => one.id === to && /categor|genre/.test(one.id)) : undefined
      const sort = sorts?.seeds.findIndex((row) => row[sorts.title] === kindOf(game)) ?? -1
      if (sort >= 0) return [[id, sort]]
      return type === 'choice' && choices.includes(kindOf(game)) ? [[id, kindOf(game)]] : []
    }),
  )
  const { picture: _, ...rest } = seed
  return { ...rest, ...words, [title]: name }
}

/** The draft whose list of games is of those that are played here, each on the page that tells of it. */
export function withListedGames(draft: Draft, games: readonly GameName[], block: Omit<BlockOf<'game'>, 'id' | 'about'>): Draft {
  const entity = listedGames(draft)
  if (!entity || entity.seeds.length === 0) return draft
  const seeds = games.map((game, at) => rowOf(entity, game, entity.seeds[at % entity.seeds.length]!, draft.model.entities))
  const own: Block = { ...block, id: newBlockId(draft, 'listed_game'), games: [...games], about: entity.id }
  const pages = draft.model.pages.map((page) => {
    const at = page.blocks.findIndex((one) => one.kind === 'detail' && one.entity === entity.id)
    return at < 0 || page.role !== undefined ? page : { ...page, blocks: page.blocks.toSpliced(at + 1, 0, own) }
  })
  return withModel(draft, { entities: withEntity(draft.model.entities, entity.id, (one) => ({ ...one, seeds })), pages })
}
