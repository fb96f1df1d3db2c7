import type { Lifecycle } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

const putUp = /^(?:publish|release|launch|put up|list)$/i
const takenOff = /^(?:withdraw|unpublish|take down|take off|hide|delist|unlist)$/i

/** The states into which what was put up for everybody to see is taken back. */
const statesOff = ({ initial, transitions }: Lifecycle): readonly string[] =>
  transitions.some(({ name }) => putUp.test(name)) ? transitions.flatMap(({ name, to }) => (takenOff.test(name) && to !== initial ? [to] : [])) : []

/** "releasing and withdrawing models": what is withdrawn is seen by its owner, and by those who take it further, alone. */
export const unseenOnceWithdrawn: Completer = (draft) =>
  withModel(draft, {
    entities: draft.model.entities.map((entity) => {
      const { lifecycle } = entity
      const off = entity.read === 'public' && lifecycle ? statesOff(lifecycle) : []
      return lifecycle && off.length > 0
        ? { ...entity, lifecycle: { ...lifecycle, unpublished: [...new Set([...(lifecycle.unpublished ?? []), ...off])] } }
        : entity
    }),
  })
