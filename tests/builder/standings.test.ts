import { describe, expect, it } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { flawsOf } from '../support/integrity.ts'
import { built } from '../support/turn.ts'

const league = built(
  'A football league website. Teams, matches with results, and a league table with points. Organizers enter match results and the standings are updated automatically.',
)
const table = (of: Values) => Object.fromEntries(['played', 'won', 'drawn', 'lost', 'scored', 'conceded', 'points'].map((id) => [id, of[id] ?? null]))
const row = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 0, updated_at: 0, values })
const match = (id: string, home: string, away: string, scores: readonly [number | null, number | null]) =>
  row(id, { home, away, home_score: scores[0], away_score: scores[1], status: scores[0] === null ? 'Upcoming' : 'Completed' })

function entered(name: string, on: SiteRow, typed: Record<string, string>, matches: SiteRow[]) {
  const action = league.actions.find((one) => one.name === name && one.entity === 'matches')!.id
  const rows = { teams: ['a', 'b', 'c'].map((id) => row(id, { name: id })), matches }
  const visitor = { id: 'ada', role: 'organizer' }
  const done = submit(league, { action, typed, rows, row: on, visitor, today: '2026-12-03', newId: () => 'new' })
  const writes = (done as { writes?: { kind: string; entity: string; id?: string; row?: { id: string }; values: Values }[] }).writes ?? []
  return writes.filter(({ entity }) => entity === 'teams').map(({ values }) => table(values))
}

describe('a league table', () => {
  const open = match('m1', 'a', 'b', [null, null])
  const played = match('m2', 'a', 'c', [1, 1])
  it('is worked out from each result that is entered', () => {
    expect(entered('Enter result', open, { home_score: '3', away_score: '1' }, [open, played])).toEqual([
      { played: 2, won: 1, drawn: 1, lost: 0, scored: 4, conceded: 2, points: 4 },
      { played: 1, won: 0, drawn: 0, lost: 1, scored: 1, conceded: 3, points: 0 },
    ])
  })
  it('counts matches of which none is of a team against itself', () => {
    const cricket = built('A cricket website with live scores, schedules and team rankings. Users can view matches and teams.')
    const sides = (of: typeof league) => of.entities.find(({ id }) => id === 'matches')!.seeds.map(({ home, away }) => [home, away])
    expect(sides(cricket)).toEqual([[0, 1], [1, 3], [2, 5], [3, 1], [4, 3], [5, 0]]) // biome-ignore format: pairs
    expect(sides(league).filter(([home, away]) => home === away)).toEqual([])
  })
  it('follows a result that is corrected', () => {
    const last = entered('Edit', played, { home: 'a', away: 'c', home_score: '0', away_score: '2' }, [played]).slice(-2)
    expect(last).toEqual([
      { played: 1, won: 0, drawn: 0, lost: 1, scored: 0, conceded: 2, points: 0 },
      { played: 1, won: 1, drawn: 0, lost: 0, scored: 2, conceded: 0, points: 3 },
    ])
  })
  it('lists the teams by their points, which nobody enters', () => {
    const list = league.pages.find(({ path }) => path === '/league-table')?.blocks[0]
    expect(list).toMatchObject({ kind: 'list', entity: 'teams', order: { field: 'points', down: true } })
    expect(league.actions.filter(({ entity, fields }) => entity === 'teams' && fields.includes('points'))).toEqual([])
    expect(flawsOf(league)).toEqual([])
  })
  it('has a page of each team with its matches', () => {
    const detail = league.pages
      .flatMap(({ blocks, role }) => (role === undefined ? blocks : []))
      .find((block) => block.kind === 'detail' && block.entity === 'teams')
    expect(detail?.kind === 'detail' && detail.related.slice(0, 2)).toEqual([
      { entity: 'matches', by: 'home' },
      { entity: 'matches', by: 'away' },
    ])
  })
})
