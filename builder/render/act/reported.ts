import type { Entity, Values } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canRead } from '../access.ts'
import { measure, shown } from '../blocks/measure.ts'
import { dated } from '../insight/keep-report.ts'
import { madeOf, type Reported } from '../insight/made.ts'
import { own, valueIn } from '../own.ts'
import { actorIn, type Scene } from './scene.ts'

const groups_most = 6

/** What a report says in words: each source's figures in its period, and how its rows fall apart; null without that block. */
export function reported(scene: Scene, id: string): string | null {
  const { model, values, desk, today } = scene
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'made_report' && one.id === id)
  if (block?.kind !== 'made_report') return null
  const viewer = actorIn(scene)
  const read = (entity: string): readonly SiteRow[] => {
    const other = model.entities.find((one) => one.id === entity)
    return other ? desk.rowsOf(entity).filter((row) => canRead(viewer, other, row)) : []
  }
  const { parts, subject } = madeOf(model, block, values as Values, read, today)
  const named = subject?.found ? [particulars(subject.found.entity, subject.found.row)] : []
  return [...named, ...parts.map((part) => sentence(scene, part))].join('\n')
}

const particulars = (entity: Entity, row: SiteRow): string =>
  entity.fields
    .filter(({ type, id }) => !['image', 'file', 'long_text', 'reference'].includes(type) && (valueIn(row, id) ?? '') !== '')
    .map(({ id, label }) => `${label}: ${valueIn(row, id)}`)
    .join('; ')

function sentence({ desk }: Scene, { source, entity, period, rows }: Reported): string {
  const figures = source.measures.map((one) => {
    const field = entity.fields.find((each) => each.id === one.field)
    return `${one.label}: ${shown(one.measure, field, measure(one.measure, rows, field))}`
  })
  const by = entity.fields.find((field) => field.id === source.groups[0])
  const nameIn = (row: SiteRow): string => {
    const value = own(row.values, by?.id ?? '')
    const other = by?.entity ? desk.find(by.entity, value) : undefined
    return String(other ? (Object.values(other.values)[0] ?? 'None') : (value ?? 'None'))
  }
  const apart = by ? [...Map.groupBy(rows, nameIn)].map(([name, group]) => `${name} ${group.length}`).slice(0, groups_most) : []
  const days = source.date === null ? '' : ` (${dated(period.from)} to ${dated(period.to)})`
  return `${figures.join('; ')}${days}.${by && apart.length > 0 ? ` By ${by.label.toLowerCase()}: ${apart.join(', ')}.` : ''}`
}
