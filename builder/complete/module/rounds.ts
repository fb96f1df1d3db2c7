import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { GameName } from '../../module-data.ts'
import { type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { listedGames } from './listed-games.ts'
import { listOfOwn, type Results } from './results.ts'

/** Things of the words that tell of rounds that were played. */
const records =
  /^(?:(?:user |personal )?(?:game|play|playing|round|spin|betting|bet|battle|(?:\w+ ){0,3}prediction|participation|historical) (?:records|histories|history|history entries|results)|(?:game|user|player) progress|game histories)$/
const stakes = /^(?:bets|wagers|(?:\w+ ){0,3}predictions)$/
const staked: ReadonlySet<GameName> = new Set<GameName>(['coin', 'reels', 'colours', 'prices', 'race', 'cards21'])

/** Whether rows of an entity tell of rounds of these games. */
export const tellsOfRounds = ({ plural }: Pick<Entity, 'plural'>, games: readonly GameName[]): boolean =>
  records.test(plural) || (stakes.test(plural) && games.some((game) => staked.has(game)))

const person = /^(?:name|player|person|user|member|predicted_by|who|played_by)$/
const points = /^(?:score|points|points_won|points_earned|final_score)$/
const named = (fields: readonly Field[], id: RegExp, type: Field['type']): Field | undefined => fields.find((one) => id.test(one.id) && one.type === type)
const score: Field = { id: 'score', label: 'Score', type: 'number', required: false }

/** What a round adds to such a table, from its own row; the table with a score where it has no number for one. */
function addedBy(
  results: Entity,
  entity: Entity,
  title: string,
  told: readonly string[],
): { readonly entity: Entity; readonly effect: Extract<Effect, { kind: 'record' }> } {
  const scored = named(entity.fields, points, 'number')
  const own = entity.fields.filter(({ id, type }) => !(type === 'text' && id !== entity.title && /^(?:wins?|loss(?:es)?|draws?)$/.test(id)))
  const whole = scored ? own : [...own, score]
  const more = results.fields
    .filter(
      ({ id, type, label }) =>
        told.includes(id) &&
        (id !== 'result' || own.length < entity.fields.length) &&
        type !== 'reference' &&
        !whole.some((one) => one.id === id || one.label === label),
    )
    .map((field) => ({ ...field, required: false }))
  const fields = [...whole, ...more].slice(0, 24)
  const ends = results.fields.find(({ id }) => id === 'result')
  const ended =
    ends &&
    fields.find(
      ({ id, type, choices = [] }) => /^(?:result|status|outcome)$/.test(id) && type === 'choice' && ends.choices?.every((one) => choices.includes(one)),
    )
  const who = named(fields, person, 'text')
  const to = named(fields, /(?:^|_)(?:date|day|on)$/, 'date')
  const done = fields.find(({ id, choices = [] }) => id === 'status' && !ended && choices.some((one) => /^(?:Finished|Done|Closed)$/.test(one)))
  const copies = [
    { from: 'score', to: scored?.id ?? score.id },
    ...(who ? [{ from: results.title, to: who.id }] : []),
    ...(ended && ends ? [{ from: ends.id, to: ended.id }] : []),
    ...fields.filter((one) => more.includes(one)).map(({ id }) => ({ from: id, to: id })),
  ]
  const values = {
    ...(who?.id !== entity.title && fields.some(({ id, type }) => id === entity.title && type === 'text') && { [entity.title]: title }),
    ...(to && { [to.id]: '{today}' }),
    ...(done && { [done.id]: done.choices!.find((one) => /^(?:Finished|Done|Closed)$/.test(one))! }),
  }
  const { seeds: rounds } = results
  const told_in = (seed: Entity['seeds'][number], index: number) =>
    Object.fromEntries(
      copies.flatMap(({ from, to }) => (seed[to] === undefined && rounds.length > 0 ? [[to, rounds[index % rounds.length]![from] ?? null]] : [])),
    )
  const seeds = entity.seeds.map((seed, index) => ({ ...seed, ...told_in(seed, index) }))
  return { entity: { ...entity, fields, seeds }, effect: { kind: 'record', entity: entity.id, by: null, copies, values, sign: 1, when: null } }
}
const canBeMade = ({ fields, title, read }: Entity, listed: string | undefined): boolean =>
  read !== 'public' &&
  !fields.some(({ required, type, id, entity }) => required && id !== title && type === 'reference' && (entity !== listed || listed === undefined)) &&
  fields.some(({ id, type, entity }) => id === title && (type === 'text' || (entity !== undefined && entity === listed)))

const which = 'listed_game'
/** The draft whose rounds say which of the games that a site lists they were of. */
function ofListed(draft: Draft, { entity: { id }, keeps }: Results, listed: Entity): Draft {
  const game: Field = { id: which, label: 'Listed game', type: 'reference', required: false, entity: listed.id }
  const find: Effect = { kind: 'find', entity: listed.id, code: listed.title, by: keeps.measures.game!, to: which }
  return withModel(draft, {
    entities: withEntity(draft.model.entities, id, (one) => ({ ...one, fields: [...one.fields, game] })),
    actions: draft.model.actions.map((action) => (action.id === keeps.action ? { ...action, effects: [find, ...(action.effects ?? [])] } : action)),
  })
}

/** The draft where every round that is kept stands in the tables of rounds too, which nobody fills in by hand; and lists the visitor's own where it is played. */
export function withRounds({ draft, entity: results, keeps }: Results, told: readonly string[], games: readonly GameName[], title: string): Draft {
  const listed = keeps.measures.game === undefined ? undefined : listedGames(draft)
  const tables = draft.model.entities.filter((one) => one.id !== results.id && tellsOfRounds(one, games) && canBeMade(one, listed?.id))
  const isOfListed = listed !== undefined && tables.some(({ fields }) => fields.some(({ entity }) => entity === listed.id))
  return tables.reduce<Draft>(
    (so_far, table) => {
      const { entity: grown, effect: plain } = addedBy(results, table, title, records.test(table.plural) ? told : [])
      const of = table.fields.find((field) => field.type === 'reference' && field.entity === listed?.id)
      const entity = of ? { ...grown, fields: grown.fields.map((field) => (field.id === of.id ? { ...field, required: false } : field)) } : grown
      const effect: Effect = of ? { ...plain, copies: [...plain.copies, { from: which, to: of.id }] } : plain
      const actions = so_far.model.actions.map(
        (action): Action => (action.id === keeps.action ? { ...action, effects: [...(action.effects ?? []), effect] } : action),
      )
      const byHand = new Set(actions.filter((action) => action.entity === entity.id && action.kind === 'create').map(({ id }) => id))
      const pages = so_far.model.pages.map((page) => ({
        ...page,
        blocks: page.blocks.flatMap((block) => {
          if (page.role === undefined && block.kind === 'form' && byHand.has(block.action)) return []
          if (block.kind !== 'list' || block.entity !== entity.id) return [block]
          const first = ['score', ...told].filter((id) => !block.fields.includes(id) && entity.fields.some((field) => field.id === id))
          return [{ ...block, fields: [...first, ...block.fields] }]
        }),
      }))
      return withModel(so_far, { entities: withEntity(so_far.model.entities, entity.id, () => entity), actions, pages })
    },
    earned(isOfListed ? ofListed(draft, { draft, entity: results, keeps }, listed) : draft, results, keeps.action),
  )
}

/** The draft where the score of a round counts as points or coins, in the one account of them that the site keeps. */
function earned(draft: Draft, results: Entity, keep: string): Draft {
  const purse = draft.model.entities.find(
    ({ id, read, title, fields }) =>
      id !== results.id && read === 'own' && title === 'reason' && fields.some((one) => one.id === 'points' && one.type === 'number'),
  )
  if (!purse) return draft
  const day = purse.fields.find(({ type }) => type === 'date')
  const effect: Effect = {
    kind: 'record',
    entity: purse.id,
    by: null,
    copies: [{ from: 'score', to: 'points' }],
    values: { reason: 'Round played', ...(day && { [day.id]: '{today}' }) },
    sign: 1,
    when: null,
  }
  const actions = draft.model.actions.map((action) => (action.id === keep ? { ...action, effects: [...(action.effects ?? []), effect] } : action))
  return withModel(draft, { actions })
}

/** The visitor's own rounds. */
export const ownRounds = (draft: Draft, entity: Entity, fields: readonly string[]) => ({
  ...listOfOwn(newBlockId(draft, 'own_rounds'), 'Your rounds', entity, [], []),
  fields: ['score', ...fields, 'date'].filter((id) => entity.fields.some((field) => field.id === id)).slice(0, fields.includes('moves') ? 6 : 4),
  empty: 'No round of yours is over yet: play one, and it stands here.',
})
