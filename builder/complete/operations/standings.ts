import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Field, Page, Value, Values } from '../../model.ts'
import { tallyOf } from '../../render/act/standings.ts'
import { asksIn, type Completer, claimed, type Draft, newBlockId, withModel } from '../draft.ts'
import { addPage } from '../insight/places.ts'
import { withInstead, withoutThings } from '../module/remake.ts'
import { number, reference, withRules } from '../trade/fields.ts'
import {
  changeActions,
  changeBlocks,
  createOn,
  entityIn,
  manager,
  newActionId,
  putActions,
  putEntity,
  withFields,
  withoutFields,
  withSeeds,
} from '../trade/parts.ts'

type Standings = Extract<Effect, { kind: 'standings' }>
const contest = /(?:^| )(?:match|game|fixture|derby|bout|duel)$/
const homes = /^(?:home|home_team|home_side|team_a|team_1|first_team|host|player_a|player_1|white|first_player)$/
const aways = /^(?:away|away_team|away_side|team_b|team_2|second_team|guest|guest_team|visitors|opponent|player_b|player_2|black|second_player)$/
const scores = /^(?:score|result|final_score|home_score|away_score|home_goals|away_goals)$/
const table = /(?:^| )(?:league team|standing|league table|team table|points table|team ranking|ranking table)$/
const teams = /(?:^| )(?:team|club|squad|side)$/
const ranked = /\b(?:standings?|league tables?|points tables?|team rankings?|rankings?|tables?)\b/
const entering = /^(?:enter|record|report|update|correct|submit|input|post|add|note)$/
const told = /\b(?:scores?|results?)\b/
const mostFields = 16

const to = { played: 'played', won: 'won', drawn: 'drawn', lost: 'lost', scored: 'scored', conceded: 'conceded', points: 'points' }
const columns = Object.values(to)

/** A table is worked out from the results of the matches: each that is entered, changed or taken away counts at once. */
export const standings: Completer = (draft) => {
  const match = draft.model.entities.find(
    ({ singular, fields }) => contest.test(singular) && sideIn(fields, homes) !== undefined && sideIn(fields, aways) !== undefined,
  )
  const kept = draft.model.entities.find(({ singular }) => table.test(singular))
  const words = draft.brief.words.toLowerCase()
  if (!match || !createOn(draft, match.id) || !(kept || ranked.test(words))) return draft
  const team = draft.model.entities.find(({ id, singular }) => teams.test(singular) && id !== kept?.id) ?? kept
  if (!team || team.fields.length > mostFields) return draft
  return listed(entered(counted(draft, match, team), match.id), team.id, kept)
}

const sideIn = (fields: readonly Field[], ids: RegExp): Field | undefined =>
  fields.find(({ id, type }) => (type === 'text' || type === 'reference') && ids.test(id))

/** The match with its sides among the teams and the score of each, the teams with what they have come to. */
function counted(draft: Draft, before: Entity, team: Entity): Draft {
  const [home, away] = [sideIn(before.fields, homes)!, sideIn(before.fields, aways)!]
  const sides: Standings['sides'] = [
    { by: home.id, score: 'home_score' },
    { by: away.id, score: 'away_score' },
  ]
  const effect: Standings = { kind: 'standings', sides, win: 3, draw: 1, to }
  const spare = before.fields.filter(({ id }) => scores.test(id)).map(({ id }) => id)
  const bare = withoutFields(before, spare)
  const of = (side: Field): Field => ({ ...reference(side.id, side.label, team.id), required: true })
  const points = [number('home_score', `${home.label} score`, { min: 0 }), number('away_score', `${away.label} score`, { min: 0 })]
  const open = before.fields.find(({ id }) => id === before.lifecycle?.field)?.choices?.at(-1)
  const state = before.lifecycle?.field ?? ''
  const count = Math.max(1, team.seeds.length)
  const match = withSeeds(
    { ...bare, fields: bare.fields.flatMap((field) => (field === away ? [of(field), ...points] : [field === home ? of(field) : field])) },
    (seed, index): Values => {
      const kept = Object.fromEntries(Object.entries(seed).filter(([id]) => !spare.includes(id)))
      const isPlayed = before.lifecycle ? /^(?:completed|played|finished)$/i.test(String(seed[state])) : index % 2 === 0 && seed[state] !== open
      const first = index % count
      const pair = { [home.id]: first, [away.id]: (first + 1 + (index % Math.max(1, count - 1))) % count }
      return { ...kept, ...pair, home_score: isPlayed ? (index * 2 + 1) % 4 : null, away_score: isPlayed ? index % 3 : null }
    },
  )
  const whole = withSeeds(
    withFields(
      team,
      columns.map((id) => number(id, capital(id), { min: 0 })),
    ),
    (seed, index) => ({ ...seed, ...pointsOf(match, effect, index) }),
  )
  const put = putEntity(putEntity(draft, { ...whole, read: 'public' }), match)
  const asked = (action: Action): Action => {
    const own = action.kind === 'create' ? [...new Set([...action.fields, home.id, away.id])] : action.fields
    return withRules(
      { ...action, fields: own.includes(home.id) && action.kind === 'update' ? [...new Set([...own, 'home_score', 'away_score'])] : own },
      [],
      [effect],
    )
  }
  const ruled = changeActions(put, match.id, (action) =>
    /^(?:create|update|delete)$/.test(action.kind) && action.transition === undefined ? asked(action) : action,
  )
  const typed = changeActions(ruled, team.id, (action) => ({ ...action, fields: action.fields.filter((id) => !columns.includes(id)) }))
  return changeBlocks(withTeamPage(typed, team.id, match.id, [home.id, away.id]), (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === match.id
      ? [{ ...block, fields: [...new Set([...(match.title === home.id ? [] : [home.id]), 'home_score', away.id, 'away_score', ...block.fields])] }]
      : [block],
  )
}
/** Everybody finds a team's matches at the team. */
function withTeamPage(draft: Draft, team: string, match: string, sides: readonly string[]): Draft {
  const pages = draft.model.pages.map((page): Page => {
    const [first, ...rest] = page.blocks
    if (first?.kind !== 'detail' || first.entity !== team) return page
    const { role: _, ...open } = page
    const others = first.related.filter(({ entity }) => entity !== match)
    return { ...open, blocks: [{ ...first, related: [...sides.map((by) => ({ entity: match, by })), ...others] }, ...rest] }
  })
  return withModel(draft, { pages })
}
const pointsOf = ({ seeds }: Entity, effect: Standings, index: Value): Values => {
  const tally = tallyOf(seeds, effect, index)
  return Object.fromEntries(Object.entries(to).map(([what, field]) => [field, tally[what as keyof typeof to]]))
}

/** Whoever enters results does so by a button of each match, which is over then. */
function entered(draft: Draft, id: string): Draft {
  const match = entityIn(draft, id)!
  const ask = asksIn(draft).find(({ ask: one, text }) => entering.test(one.verb) && one.actors.length > 0 && told.test(text))?.ask
  const actor = draft.cast.roleOf(ask?.actors[0] ?? '')
  const role = draft.model.roles.find((one) => one.id === actor && one !== draft.model.roles[0])?.id ?? manager(draft)?.id
  const over = match.lifecycle?.transitions.find(({ to: state }) => /^(?:completed|played|finished)$/i.test(state))?.to
  const edit = draft.model.actions.find(
    ({ entity, kind, effects }) => entity === id && kind === 'update' && effects?.some((effect) => effect.kind === 'standings'),
  )
  const effect = edit?.effects?.find((one) => one.kind === 'standings')
  if (!effect || !match.lifecycle || over === undefined) return draft
  const from = (match.fields.find((field) => field.id === match.lifecycle!.field)?.choices ?? []).filter((state) => state !== over)
  const step = { id: 'enter_result', name: 'Enter result', from, to: over, ...(role !== undefined && { role }) }
  const stepped = putEntity(draft, { ...match, lifecycle: { ...match.lifecycle, transitions: [...match.lifecycle.transitions, step] } })
  const action: Action = {
    id: newActionId(draft, `enter_result_${id}`.slice(0, 40)),
    name: step.name,
    kind: 'update',
    entity: id,
    ...(role !== undefined && { role }),
    fields: ['home_score', 'away_score'],
    transition: step.id,
    effects: [effect],
    confirmation: 'The result is entered, and the table is up to date.',
  }
  return changeBlocks(putActions(stepped, [action]), (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === id && !(block.kind === 'list' && block.scope === 'mine')
      ? [{ ...block, actions: [action.id, ...block.actions] }]
      : [block],
  )
}

/** The table in the place of one that was typed in, else on a page of its own. */
function listed(draft: Draft, id: string, kept: Entity | undefined): Draft {
  const team = entityIn(draft, id)!
  const list = (made: Draft): Block => ({
    kind: 'list',
    id: newBlockId(made, `${id}_table`.slice(0, 40)),
    heading: '',
    entity: id,
    layout: 'table',
    fields: ['points', ...columns.filter((field) => field !== 'points')],
    search: false,
    filters: [],
    sorts: ['points'],
    order: { field: 'points', down: true },
    per_page: 50,
    scope: 'all',
    actions: [],
    empty: `There are no ${team.plural} yet.`,
  })
  const things = new Set(draft.parts.flatMap(({ made }) => (made.entity.id === kept?.id ? [made.thing] : [])))
  const asks = asksIn(draft).flatMap(({ ask }) => {
    const fate = draft.plan.fates.get(ask)
    return fate?.is === 'thing' && things.has(fate.thing) ? [ask] : []
  })
  const clauses = draft.brief.clauses.filter(({ start, end, asks }) => asks.length < 2 && ranked.test(draft.brief.words.slice(start, end).toLowerCase()))
  const found = [...clauses, ...asks]
  if (kept && kept.id !== id) {
    const path = draft.model.pages.find(
      ({ role, path: at, blocks }) => role === undefined && at !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === kept.id),
    )?.path
    const swapped = withoutThings(
      withInstead(draft, [kept.id], (page) => (page.role === undefined ? [list(draft)] : [])),
      [kept.id],
    )
    if (path !== undefined) return claimed(swapped, path, found)
    const added = addPage(swapped, 'Standings', undefined, (made) => [list(made)])
    return added ? claimed(added.draft, added.path, found) : swapped
  }
  if (kept)
    return changeBlocks(draft, (block) => (block.kind === 'list' && block.entity === id ? [{ ...block, order: { field: 'points', down: true } }] : [block]))
  const added = addPage(draft, 'Standings', undefined, (made) => [list(made)])
  return added ? claimed(added.draft, added.path, found) : draft
}
