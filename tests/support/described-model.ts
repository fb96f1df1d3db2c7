import './practices.ts'
import type { AppModel } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'

/** The model that a first message makes. */
export function modelFrom(words: string): AppModel {
  const turn = take(null, words)
  let next = turn.next()
  while (!next.done) next = turn.next()
  if (!next.value.model) throw new Error(`Nothing was made of “${words}”.`)
  return next.value.model
}
