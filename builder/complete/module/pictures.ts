import type { Completer } from '../draft.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { withoutThings } from './remake.ts'

const asked =
  /\b(?:image|photo|picture)s? (?:processing|edit(?:ing|or)?|conver\w+|compress\w+|cropp\w+|resiz\w+|filters?|retouch\w+)\b|\b(?:edit|crop|rotate|resize|process)\w* (?:and \w+ |the |their |uploaded |own ){0,3}(?:images|photos|pictures)\b|\bedit them with features such as cropping\b|\bgraphic design\b|\bdesign graphics\b|\b(?<!automatically )add\w* watermarks?\b/i
const otherwise = /\b(?:medical images?|remov\w+ (?:\w+ )?watermarks?|watermark removal|x-?rays?|ai drawing|text-to-image|video editing|image recognition)\b/i

/** A picture editor, where the words ask to edit pictures. */
export const pictures: Completer = (draft) => {
  const words = wordsOf(draft)
  if (!asked.test(words) || otherwise.test(words)) return draft
  const jobs = new Set(draft.parts.flatMap(({ made }) => (made.thing.kit === 'job' ? [made.entity.id] : [])))
  const gone = draft.model.entities
    .filter(
      ({ id, plural }) =>
        /^(?:image|photo|picture)? ?(?:watermarks?|watermark edits|image edits|photo edits|croppings?|filters)$/.test(plural) ||
        (/\b(?:image|photo|picture|watermark)\b/.test(plural) && jobs.has(id)),
    )
    .map(({ id }) => id)
  const title = /\bphoto/i.test(words) ? 'Photo editor' : 'Picture editor'
  const paged = withFirstPage(withoutThings(draft, gone), title, (id) => [{ kind: 'picture', id: id('picture'), heading: '' }], title)
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'picture')?.path ?? '/'
  return claimedBy(
    paged,
    where,
    /\b(?:graphic design|design graphics|crop\w*|rotat\w*|resiz\w*|zoom\w*|brightness|contrast|filters?|watermarks?|edit(?:s|ing|ed)? (?:and process(?:ing)? |the |uploaded )?(?:images?|photos?|pictures?|them)|image processing|image editing|adjust(?:ing)? (?:\w+ )?parameters|preview(?:ing)? (?:the )?(?:effects?|images?|results?)|image preview|download\w* (?:the )?(?:modified |processed |edited )?(?:images?|photos?|pictures?))\b/,
    /\b(?:ai\b|background (?:removal|colou?r)|automatic\w*|intelligent\w*|batch|payments?|delet\w*|share|chat|templates?|grooming)/,
  )
}
