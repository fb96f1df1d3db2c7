import { gameExamples } from '../../game-rules.ts'
import { gameTitles } from '../../game-titles.ts'
import type { Block, Entity } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { claimedBy, withLaterPage, wordsOf } from './place.ts'

const asked =
  /\b(?:rules?|instructions?|how[- ]to[- ]play) (?:page|section|screen)s?\b|\bgame (?:rules?|instructions)\b|\b(?:view|read|see|show|display|explain|learn|browse|describ)\w* (?:the |all |each |its |their )?(?:\w+ )?rules\b|\bhow to play\b|\bexplain\w* (?:each|every|the|all|both) games?\b/i
const table = /^(?:game |playing )?(?:rules|instructions)$/

const paragraphsFor = (game: GameName): string[] => [gameTitles[game].how, `Goal: ${gameTitles[game].won}`, `Example: ${gameExamples[game]}`]

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
export function withGameRules(draft: Draft, games: readonly GameName[]): Draft {
  if (!asked.test(wordsOf(draft))) return draft
  const own = rulesOf(draft)
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
  const paged = withLaterPage(draft, 'Rules', () =>
    games.map((game): Block => ({ kind: 'text', id: newBlockId(draft, `rules_${game}`), heading: gameTitles[game].name, paragraphs: paragraphsFor(game) })),
  )
  const path = paged.model.pages.find(({ title }) => title === 'Rules')!.path
  return claimedBy(paged, path, new RegExp(`${asked.source}|\\brules\\b`, 'i'))
}
