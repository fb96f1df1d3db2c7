import type { BlockOf } from '../../model.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'

type Line = BlockOf<'contact'>['lines'][number]
const said = ({ label, value }: Line): string => `${label}: ${value}`

/** The lines of contact as whoever runs the site keeps them: rows that are no samples any more stand for the lines of their label, and a sample that was deleted takes its line along. */
export function contactLines(of: Context, { lines, rows }: BlockOf<'contact'>): readonly Line[] {
  const entity = rows && entityOf(of, rows.entity)
  if (!rows || !entity) return lines
  const samples = new Set(entity.seeds.map((seed) => said({ label: String(seed[rows.label] ?? ''), value: String(seed[rows.value] ?? '') })))
  const all = rowsOf(of, entity)
    .toReversed()
    .map((row): Line => ({ label: String(valueIn(row, rows.label) ?? ''), value: String(valueIn(row, rows.value) ?? '') }))
    .filter((line) => line.label !== '' && line.value !== '')
  const kept = all.filter((line) => !samples.has(said(line)))
  const isKept = ({ label }: Line): boolean => kept.some((line) => line.label === label)
  const isGone = (line: Line): boolean => all.length > 0 && samples.has(said(line)) && !all.some(({ label }) => label === line.label)
  return [...lines.filter((line) => !isKept(line) && !isGone(line)), ...kept]
}
