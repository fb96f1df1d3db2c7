import type { Completer } from '../draft.ts'
import { actionsOn, changeBlocks } from '../trade/parts.ts'

const inviting = /^(There are no .+ here yet\.) (.+) and it appears here\.$/

/** An empty list tells nobody to do what only others may. */
export const emptySaid: Completer = (draft) =>
  changeBlocks(draft, (block, page) => {
    const [, plain, act] = block.kind === 'list' ? (inviting.exec(block.empty) ?? []) : []
    if (block.kind !== 'list' || plain === undefined) return [block]
    const doable = actionsOn(draft, block.entity).some(
      ({ kind, name, role }) => kind === 'create' && name.toLowerCase() === act!.toLowerCase() && (role === undefined || role === page.role),
    )
    return [doable ? block : { ...block, empty: plain }]
  })
