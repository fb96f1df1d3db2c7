import { gameExamples } from '../../game-rules.ts'
import { gameTitles } from '../../game-titles.ts'
import type { Block, BlockOf, Entity, Field } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { claimedBy, withLaterPage, wordsOf } from './place.ts'
import { withRemade } from './remake.ts'

type Asked = Pick<BlockOf<'game'>, 'levels' | 'settings'>

const asked =
  /\b(?:rules?|instructions?|help|how[- ]to[- ]play|guide) (?:page|section|screen)s?\b|\bgame (?:rules?|instructions|help)\b|\b(?:view|read|see|show|display|explain|learn|browse|describ)\w* (?:the |all |each |its |their )?(?:\w+ )?(?:rules|controls)\b|\bhow to play\b|\bexplain\w* (?:each|every|the|all|both) games?\b/i
const table = /^(?:game |playing )?(?:rules|instructions)$/

const paragraphsFor = (game: GameName): string[] => [gameTitles[game].how, `Goal: ${gameTitles[game].won}`, `Example: ${gameExamples[game]}`]

const steered: ReadonlySet<GameName> = new Set<GameName>([
  'snake',
  'merge',
  'maze',
  'slide',
  'runner',
  'blocks',
  'shooter',
  'paddle',
  'tower',
  'catching',
  'bricks',
  'jump',
  'flap',
])
const counted: ReadonlySet<GameName> = new Set<GameName>(['lights', 'line', 'five', 'four', 'slide', 'memory'])
const typed: ReadonlySet<GameName> = new Set<GameName>(['typing', 'falling', 'chain', 'ladder', 'letters', 'anagram', 'guess', 'sums'])

/** What holds for every round: its levels and settings, its controls, how it is scored and how it is stopped. */
function rulesFor(game: GameName, { levels = ['Easy', 'Normal', 'Hard'], settings = [] }: Asked): readonly (readonly [string, string])[] {
  const choices = settings.map(({ label, choices: all }) => `${label}: ${all.map(({ name }) => name).join(', ')}.`)
  const controls = steered.has(game)
    ? 'The arrow keys or W, A, S and D steer; the buttons below the board do the same.'
    : typed.has(game)
      ? 'Type into the field below the board.'
      : 'Press a field of the board, or move to it with the arrow keys and press Enter.'
  const score = counted.has(game)
    ? 'Every move is counted, and so is the time: fewer moves and fewer seconds give more points.'
    : 'Points are counted while you play; harder levels give more.'
  return [
    ['How to play', gameTitles[game].how],
    ['Goal', gameTitles[game].won === gameTitles[game].lost ? gameTitles[game].won : `You win: ${gameTitles[game].won} You lose: ${gameTitles[game].lost}`],
    ['Controls', `${controls} Escape or P pauses.`],
    ['Levels', [`${levels.join(', ')}: each is harder than the one before.`, ...choices].join(' ')],
    ['Scoring', `${score} A finished round is kept with your name and stands in the leaderboard.`],
    ['Pause and end', 'A round that is paused can be resumed, begun again or left; it waits for you until your next visit. One that is given up ends at once.'],
    ['Example', gameExamples[game]],
  ]
}

/** The site's own table of rules, where everybody reads it and its rows are only told. */
const rulesOf = ({ model }: Draft): { readonly entity: Entity; readonly text: string } | undefined => {
  const entity = model.entities.find(
    ({ plural, read, title, fields }) => table.test(plural) && read === 'public' && fields.some(({ id, type }) => id === title && type === 'text'),
  )
  const text = entity?.fields.find(({ type }) => type === 'long_text')?.id
  return entity && text !== undefined ? { entity, text } : undefined
}

/** The sample rows of that name that a rule refers to. */
const refersTo = ({ model }: Draft, { fields }: Entity, name: string) =>
  Object.fromEntries(
    fields.flatMap(({ id, type, entity }) => {
      const of = type === 'reference' ? model.entities.find((one) => one.id === entity) : undefined
      const at = of?.seeds.findIndex((seed) => seed[of.title] === name) ?? -1
      return at < 0 ? [] : [[id, at]]
    }),
  )

/** The draft that tells the rules of its games, each with an example, where the words ask for rules: in its own table of them, else on a page. */
export function withGameRules(draft: Draft, games: readonly GameName[], settings: Asked): Draft {
  if (!asked.test(wordsOf(draft))) return draft
  const own = rulesOf(draft)
  const [game] = games
  if (own && game !== undefined && games.length === 1) return withRulesOf(draft, own, game, settings)
  if (own) {
    const { entity, text } = own
    const seeds = games.map((game, at) => ({
      ...entity.seeds[at % Math.max(1, entity.seeds.length)],
      ...refersTo(draft, entity, gameTitles[game].name),
      [entity.title]: gameTitles[game].name,
      [text]: paragraphsFor(game).join('\n'),
    }))
    return withModel(draft, { entities: withEntity(draft.model.entities, entity.id, (one) => ({ ...one, seeds })) })
  }
  const title = /\bhelp pages?\b/i.test(wordsOf(draft)) ? 'Help' : 'Rules'
  const paged = withLaterPage(draft, title, () =>
    games.length === 1
      ? rulesFor(game!, settings).map(
          ([heading, words], at): Block => ({ kind: 'text', id: newBlockId(draft, `rules_${at + 1}`), heading, paragraphs: [words] }),
        )
      : games.map((one): Block => ({ kind: 'text', id: newBlockId(draft, `rules_${one}`), heading: gameTitles[one].name, paragraphs: paragraphsFor(one) })),
  )
  const path = paged.model.pages.find((page) => page.title === title)!.path
  return claimedBy(paged, path, new RegExp(`${asked.source}|\\brules\\b`, 'i'))
}

/** The draft whose table of rules is of this game: a row for each rule, in order, each with what it says. */
function withRulesOf(draft: Draft, { entity, text }: { readonly entity: Entity; readonly text: string }, game: GameName, settings: Asked): Draft {
  const title = entity.fields.find(({ id }) => id === entity.title)!
  const isTold = entity.fields.some(({ id }) => id === 'condition' || id === 'then')
  const fields: readonly Field[] = !isTold
    ? entity.fields
    : [
        { ...title, label: 'Rule' },
        { id: text, label: 'What it says', type: 'long_text', required: false },
        { id: 'order', label: 'Order', type: 'number', required: false },
      ]
  const { lifecycle: _, ...rest } = entity
  const seeds = rulesFor(game, settings).map(([heading, words], at) => ({
    ...(!isTold && { ...entity.seeds[at % Math.max(1, entity.seeds.length)], ...refersTo(draft, entity, gameTitles[game].name) }),
    [title.id]: heading,
    [text]: words,
    ...(fields.some(({ id }) => id === 'order') && { order: at + 1 }),
  }))
  if (!isTold) return withModel(draft, { entities: withEntity(draft.model.entities, entity.id, (one) => ({ ...one, seeds })) })
  const actions = draft.model.actions
    .filter((action) => action.entity === entity.id && (action.kind === 'create' || action.kind === 'update' || action.kind === 'delete'))
    .map((action) => ({ ...action, fields: action.kind === 'delete' ? [] : fields.map(({ id }) => id) }))
  return withRemade(draft, { ...rest, fields: [...fields], seeds }, actions, [text])
}
