import { gameTitles } from '../../game-titles.ts'
import type { Block, BlockOf, Entity } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, withEntity, withModel } from '../draft.ts'
import { bestScores } from './best-scores.ts'
import { wordsOf } from './place.ts'
import { type Measured, type Results, withResults } from './results.ts'
import { asksForMoves } from './which-games.ts'

type Asked = Pick<BlockOf<'game'>, 'levels' | 'settings'> & {
  /** Whether the words name a game of their own, which none of those that are played is called by. */
  readonly isOwnGame?: boolean
}
const scores =
  /^(?!(?:game|play|round|spin|activity|payment|transaction|consumption|recharge|exchange|withdrawal|purchase|browsing|learning) )(?:\w+ )?(?:scores?|leaderboards?|rankings?|high scores?|records?|achievements?|results?|grades?)$/

/** What is measured of typing. */
const typed: readonly Measured[] = [
  { measure: 'speed', field: { id: 'speed', label: 'Words a minute', type: 'number', required: false }, sample: (index) => 64 - index * 5 },
  { measure: 'accuracy', field: { id: 'accuracy', label: 'Accuracy', type: 'percent', required: false }, sample: (index) => 98 - index },
  { measure: 'errors', field: { id: 'errors', label: 'Errors', type: 'number', required: false }, sample: (index) => 2 + index },
]
const shares = [1, 0.83, 0.71, 0.53, 0.41, 0.29]
/** Games whose moves are counted. */
const counted: ReadonlySet<GameName> = new Set<GameName>(['lights', 'line', 'five', 'four', 'slide', 'memory'])

/** The table where rounds of these games are kept: the points, the level, what was chosen beside it, how the round ended, its moves and its time. */
export function gameResults(
  draft: Draft,
  chosen: readonly GameName[],
  { levels = ['Easy', 'Normal', 'Hard'], settings = [], isOwnGame = false }: Asked,
): Results {
  const isCounted = chosen.some((game) => counted.has(game)) && asksForMoves(wordsOf(draft))
  const games = chosen.map((game) => gameTitles[game].name)
  const ends = ['Won', 'Lost', ...(chosen.some((game) => game === 'line' || game === 'five' || game === 'four') ? ['Drawn'] : []), 'Ended']
  const results = withResults(draft, {
    cue: scores,
    singular: 'score',
    plural: 'scores',
    action: 'Save my score',
    confirmation: 'Score kept: {score} points for {title}.',
    isPublic: true,
    measured: [
      {
        measure: 'score',
        field: { id: 'score', label: 'Score', type: 'number', required: true },
        sample: (index) => Math.round(bestScores[chosen[index % chosen.length] ?? 'memory'] * shares[index % shares.length]!),
      },
      {
        measure: 'level',
        field: { id: 'level', label: 'Level', type: 'choice', required: false, choices: levels },
        sample: (index) => levels[(index + 1) % 3]!,
      },
      ...settings
        .filter(({ name }) => name !== 'sound')
        .map(({ name, label, choices }) => ({
          measure: name,
          field: { id: name === 'sign' ? 'symbol' : name, label, type: 'choice' as const, required: false, choices: choices.map((one) => one.name) },
          sample: (index: number) => choices[index % choices.length]!.name,
        })),
      ...(games.length > 1 && !isOwnGame
        ? [
            {
              measure: 'game',
              field: { id: 'game_name', label: 'Game', type: 'choice' as const, required: false, choices: games },
              sample: (index: number) => games[index % games.length]!,
            },
          ]
        : []),
      {
        measure: 'result',
        field: { id: 'result', label: 'Result', type: 'choice', required: false, choices: ends },
        sample: (index) => (index % 3 === 2 ? 'Lost' : 'Won'),
      },
      ...(chosen.length === 1 && chosen[0] === 'typing' ? typed : []),
      ...(isCounted
        ? [
            {
              measure: 'moves',
              field: { id: 'moves', label: 'Moves', type: 'number' as const, required: false },
              sample: (index: number) => 9 + ((index * 5) % 17),
            },
          ]
        : []),
      { measure: 'seconds', field: { id: 'seconds', label: 'Seconds', type: 'number', required: false }, sample: (index) => 95 + index * 22 },
    ],
  })
  return underNickname(withOneName(results))
}

/** "save their score under a nickname": whoever played says what to be called before it is kept. */
function underNickname({ draft, entity, keeps }: Results): Results {
  if (!nicknamed.test(wordsOf(draft))) return { draft, entity, keeps }
  const fields = entity.fields.map((field) => (field.id === keeps.by ? { ...field, label: 'Nickname' } : field))
  const one: Entity = { ...entity, fields }
  return { draft: withModel(draft, { entities: withEntity(draft.model.entities, entity.id, () => one) }), entity: one, keeps }
}
const nicknamed = /\b(?:under|with|by|enter\w*|giv\w*) (?:a|an|the|their|your) nick-?name\b/i

/** The results with one field for who played: under a nickname where the words ask for one. */
function withOneName({ draft, entity, keeps }: Results): Results {
  const nick = entity.fields.find(({ id, type }) => id === 'nickname' && type === 'text')
  if (!nick || entity.title === nick.id) return { draft, entity, keeps }
  const without = (ids: readonly string[]): string[] => ids.filter((id) => id !== nick.id)
  const one: Entity = {
    ...entity,
    fields: entity.fields.flatMap((field) => (field === nick ? [] : field.id === entity.title ? [{ ...field, label: nick.label }] : [field])),
    seeds: entity.seeds.map(({ [nick.id]: _, ...seed }) => seed),
  }
  const actions = draft.model.actions.map((action) => (action.entity === entity.id ? { ...action, fields: without(action.fields) } : action))
  const pages = draft.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map(
      (block): Block =>
        'entity' in block && block.entity === entity.id && 'fields' in block && Array.isArray(block.fields)
          ? ({ ...block, fields: without(block.fields as string[]) } as Block)
          : block,
    ),
  }))
  return { draft: withModel(draft, { entities: withEntity(draft.model.entities, entity.id, () => one), actions, pages }), entity: one, keeps }
}
