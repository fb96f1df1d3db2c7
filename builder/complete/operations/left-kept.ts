import { kitField } from '../../compose/field.ts'
import type { Completer } from '../draft.ts'
import { entityIn } from '../trade/parts.ts'
import { widen } from './named.ts'

/** What acts leave on rows is kept where these were made anew, as messages of a conversation are. */
export const leftKept: Completer = (draft) =>
  draft.parts.reduce((so_far, part) => {
    const entity = part.made.thing.left.size > 0 ? entityIn(so_far, part.made.entity.id) : undefined
    const lost = [...part.made.thing.left].map((said) => kitField(said).field).filter(({ id }) => entity && !entity.fields.some((field) => field.id === id))
    return lost.length > 0 ? widen(so_far, part, lost, { asked: false }) : so_far
  }, draft)
