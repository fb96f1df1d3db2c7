import type { Completer } from '../draft.ts'
import { claimedAs, ifClaimed } from '../intelligence/claims.ts'
import { withFirstPage, wordsOf } from './place.ts'
import { withoutThings } from './remake.ts'

const asked =
  /\b3d (?:models?|mockups?|views?|viewers?|displays?|designs?|objects?|exhibits?|product displays?|model display|visuali[sz]ation)\b|\bmesh models?\b|\bthree-dimensional (?:models?|display)/i
const claiming =
  /\b(?:3d models?|3d model files?|3d display|3d view\w*|3d visuali[sz]ation|3d objects?|rotat\w*|zoom\w*|panning|pan|manipulat\w*|3d mockups?|dimensions and volume)\b/
const beyond =
  /\b(?:edit text|weight|cost|material\w*|print\w*|maps?|images?,? text|magnetic|buildings?|animation|game|ar\b|vr\b|large screens?|dice|coordinates|export\w*|logos?|qr|architect\w*|layouts?|adjustable|photos?|results in real-time)\b/
const itself = /^(?:(?:own|mesh|interactive|user) )?(?:3d )?(?:models?|model files?|displays?|objects?|mockups?|views?)$/

/** A viewer of 3D models, where the words ask to look at them from all sides. */
export const viewers: Completer = (draft) => {
  if (!asked.test(wordsOf(draft))) return draft
  const own = draft.model.entities
    .filter(({ plural, fields }) => /\b3d\b/.test(plural) && itself.test(plural) && !fields.some(({ type }) => type === 'file'))
    .map(({ id }) => id)
  const lean = own.length < draft.model.entities.length ? withoutThings(draft, own) : draft
  const paged = withFirstPage(lean, '3D viewer', (id) => [{ kind: 'viewer', id: id('viewer'), heading: '' }], 'Open the 3D viewer')
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'viewer')?.path ?? '/'
  return ifClaimed(draft, claimedAs(paged, where, claiming, beyond))
}
