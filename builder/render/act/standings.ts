import type { Effect, Value, Values } from '../../model.ts'
import { own } from '../own.ts'
import { referredBy } from './reads.ts'
import { numberOf, type Scene } from './scene.ts'

type Standings = Extract<Effect, { kind: 'standings' }>
interface Tally {
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
}

/** What each side of the row has come to over all of its rows that have a result, with this row as it is from now on; without it, where it goes. */
export function standings(scene: Scene, effect: Standings, row: string, times: 1 | -1): void {
  const { desk, entity, values, model, action } = scene
  const isLeft = times === -1 || action.kind === 'delete'
  const others = desk.rowsOf(entity.id).filter(({ id }) => id !== row)
  const rows = [...others.map((one) => one.values), ...(isLeft ? [] : [values])]
  for (const { by } of effect.sides) {
    const teams = referredBy(model, entity.id, by)
    const team = teams === undefined ? undefined : desk.find(teams, own(values, by))
    if (teams === undefined || !team) continue
    const tally = tallyOf(rows, effect, team.id)
    desk.change(teams, team, Object.fromEntries(Object.entries(effect.to).map(([what, field]) => [field, tally[what as keyof Tally]])))
  }
}

/** The same over samples, whose references are the indices of other samples. */
export function tallyOf(rows: readonly Values[], { sides, win, draw }: Standings, team: Value): Tally {
  const tally: Tally = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
  for (const values of rows)
    for (const [one, other] of [sides, sides.toReversed()] as const) {
      const [scored, conceded] = [numberOf(own(values, one!.score)), numberOf(own(values, other!.score))]
      if (own(values, one!.by) !== team || scored === null || conceded === null) continue
      tally.played += 1
      tally.scored += scored
      tally.conceded += conceded
      if (scored > conceded) tally.won += 1
      else if (scored < conceded) tally.lost += 1
      else tally.drawn += 1
    }
  return { ...tally, points: tally.won * win + tally.drawn * draw }
}
