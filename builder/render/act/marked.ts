import type { Effect } from '../../model.ts'
import { choicesIn, rightIn } from '../../quiz-choices.ts'
import { own } from '../own.ts'
import { rowFor, type Scene } from './scene.ts'

type Marked = Extract<Effect, { kind: 'marked' }>
const most = 200
/** The places that the letters of a sheet stand for, in order. */
const placesIn = (letters: string): number[] => [...new Set((letters.match(/[A-H]/g) ?? []).map((one) => one.charCodeAt(0) - 65))].toSorted((a, b) => a - b)

/** Keeps each answer of the sheet as a row that refers to its question and to the result, marked by what the question has as right. */
export function keepMarked(scene: Scene, { sheet, of, into, marks, ...fields }: Marked, result: string): void {
  const parts = String(own(scene.typed, sheet) ?? '').split(';')
  const given = new Map(
    parts.slice(0, most).map((part): [string, string] => {
      const [id = '', letters = ''] = part.split('=')
      return [id, letters]
    }),
  )
  for (const [id, letters] of [...given].toReversed()) {
    const row = scene.desk.find(of, id)
    if (!row) continue
    const choices = choicesIn(String(own(row.values, fields.choices) ?? ''))
    const chosen = placesIn(letters).filter((place) => place < choices.length)
    const right = rightIn(String(own(row.values, fields.right) ?? '').trim(), choices)
    const isRight = right.length > 0 && right.join() === chosen.join()
    const answer = chosen.map((place) => choices[place]).join('; ')
    const values = { [into.question]: id, [into.result]: result, [into.answer]: answer || '–', [into.mark]: isRight ? marks.right : marks.wrong }
    scene.desk.insert(into.entity, rowFor(scene, into.entity, values))
  }
}
