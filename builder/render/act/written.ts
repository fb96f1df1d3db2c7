import type { Effect } from '../../model.ts'
import { write } from '../../writer/write.ts'
import { own } from '../own.ts'
import { isGiven, nameOf, rowFor, type Scene } from './scene.ts'

type Written = Extract<Effect, { kind: 'written' }>

/** Puts what is written from the row's fields into its text: another version each time. */
export function writeDown(scene: Scene, { genre, fields, versions, to }: Written): void {
  const { entity, values, desk } = scene
  const entered = fields.flatMap((id) => {
    const field = entity.fields.find((one) => one.id === id)
    const value = own(values, id)
    if (!field || !isGiven(value)) return []
    const other = field.type === 'reference' ? scene.model.entities.find((one) => one.id === field.entity) : undefined
    const row = other && desk.find(other.id, value)
    return [{ label: field.label, value: other && row ? nameOf(other, row) : String(value) }]
  })
  const turn = desk.rowsOf(entity.id).length * 5
  const texts = Array.from({ length: versions }, (_, index) => write(genre, entered, turn + index))
  values[to] = [...new Set(texts)].join(betweenVersions)
}
const betweenVersions = '\n\n***\n\n'

/** Keeps each line, or each version of a whole text, as a row that refers to this one. */
export function keepWritten(scene: Scene, { to, isLines, into }: Written, row: string): void {
  const texts = String(own(scene.values, to) ?? '').split(isLines ? '\n' : betweenVersions)
  for (const text of texts
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .toReversed()) {
    const title = isLines ? text : (text.split('\n').find((line) => line.trim().length > 12) ?? text)
    scene.desk.insert(
      into.entity,
      rowFor(scene, into.entity, { [into.title]: title.slice(0, 160), [into.by]: row, ...(into.text !== null && { [into.text]: text }) }),
    )
  }
}
