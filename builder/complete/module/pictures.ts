import type { Block, Entity } from '../../model.ts'
import type { PictureWay } from '../../module-data.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeBlocks, createOn, entityIn } from '../trade/parts.ts'
import { canKeep, type KeptPictures, keptApart, keptCodes, keptWith } from './kept-pictures.ts'
import { codeKindsFor, isSighted, isWorked, kindsFor, waysAsked } from './picture-ways.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { withoutThings } from './remake.ts'

const asked =
  /\b(?:image|photo|picture)s? (?:processing|edit(?:ing|or)?|conver\w+|compress\w+|cropp\w+|resiz\w+|filters?|retouch\w+|enhanc\w+|beautif\w+|restor\w+)\b|\b(?:edit|crop|rotate|resize|process|compress|enhance|retouch|beautify)\w* (?:and \w+ |the |their |uploaded |own ){0,3}(?:images|photos|pictures)\b|\bedit them with features such as cropping\b|\bgraphic design\b|\bdesign graphics\b|\b(?<!automatically )add\w* watermarks?\b|\bbackground (?:removal|remover)\b/i
const otherwise = /\b(?:medical images?|remov\w+ (?:\w+ )?watermarks?|watermark removal|x-?rays?|ai drawing|text-to-image|video editing|image recognition)\b/i

const blockOf = (id: string, way: PictureWay, kinds: readonly string[], keeps: KeptPictures['keeps']): Block => ({
  kind: 'picture',
  id,
  heading: '',
  way,
  ...(kinds.length > 0 && { kinds: [...kinds] }),
  keeps,
})

/** The draft where what a table's form only took down is done in its place, and kept with the table's rows. */
function lookedAt(draft: Draft, entity: Entity): Draft {
  const create = createOn(draft, entity.id)
  if (!create || entity.fields.find(({ id }) => id === entity.title)?.type !== 'text') return draft
  const kept = keptWith(draft, entity, 'recognise', create)
  const kinds = kindsFor(entity.plural, wordsOf(draft))
  const isForm = (block: Block): boolean => block.kind === 'form' && block.action === create.id
  const home =
    kept.draft.model.pages.find(({ role, blocks }) => role === undefined && blocks.some(isForm)) ??
    kept.draft.model.pages.find(({ blocks }) => blocks.some(isForm))
  if (!home) return draft
  const placed = changeBlocks(kept.draft, (block, page) => {
    if (isForm(block)) return page.id === home.id ? [blockOf(block.id, 'recognise', kinds, kept.keeps)] : []
    return [block]
  })
  return claimedBy(placed, home.path, /\b(?:recogni\w*|identif\w*|detect\w*|classif\w*|extract\w*|bounding boxes|categor\w*|results?|accura\w*)\b/)
}

/** The table that keeps what is made, else one of its own. */
function keptAs(draft: Draft, way: PictureWay, called: RegExp, one: string, many: string): KeptPictures {
  const own = draft.model.entities.find((entity) => called.test(entity.plural.toLowerCase()) && canKeep(draft, entity))
  return own ? keptWith(draft, own, way) : keptApart(draft, one, many, way)
}

function madeHere(draft: Draft): Draft {
  const words = wordsOf(draft)
  return waysAsked.reduce((so_far, { way, cue, not, title, keeps, one, many, claims }) => {
    if (!cue.test(words) || not.test(words) || so_far.model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'designer'))) return so_far
    const kept = way === 'code' ? keptCodes(so_far, keeps) : keptAs(so_far, way, keeps, one, many)
    const named = way === 'code' ? codeKindsFor(words) : []
    const paged = withFirstPage(kept.draft, title, (id) => [blockOf(id('picture'), way, named, kept.keeps)], title)
    return claimedBy(paged, pathOf(paged, way), claims)
  }, draft)
}
const pathOf = ({ model }: Draft, way: PictureWay): string =>
  model.pages.find(({ blocks }) => blocks.some((one) => one.kind === 'picture' && one.way === way))?.path ?? '/'

/** The draft without tables for what the editor does itself: watermarks, crops, filters, and work on pictures that nobody does. */
function withoutSteps(draft: Draft, jobs: readonly string[]): Draft {
  const used = new Set(draft.model.pages.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'picture' && one.keeps ? [one.keeps.action] : []))))
  const keeping = new Set(draft.model.actions.flatMap(({ id, entity }) => (used.has(id) ? [entity] : [])))
  const gone = draft.model.entities.filter(
    (one) =>
      !keeping.has(one.id) &&
      (/^(?:image|photo|picture)? ?(?:watermarks?|watermark edits|image edits|photo edits|croppings?|filters)$/.test(one.plural) ||
        (jobs.includes(one.id) && (isWorked(one) || /\b(?:image|photo|picture|watermark)\b/.test(one.plural)))),
  )
  return withoutThings(
    draft,
    gone.map(({ id }) => id),
  )
}

function edited(draft: Draft, jobs: readonly string[]): Draft {
  const words = wordsOf(draft)
  if (!asked.test(words) || otherwise.test(words)) return draft
  const title = /\bphoto/i.test(words) ? 'Photo editor' : 'Picture editor'
  const kept = keptAs(
    withoutSteps(draft, jobs),
    'edit',
    /\b(?:edited|processed|modified|retouched) (?:images|photos|pictures|files)\b|^(?:image|photo|picture) edits$/,
    `edited ${/\bphoto/i.test(words) ? 'photo' : 'picture'}`,
    `edited ${/\bphoto/i.test(words) ? 'photos' : 'pictures'}`,
  )
  const paged = withFirstPage(kept.draft, title, (id) => [blockOf(id('picture'), 'edit', [], kept.keeps)], title)
  return claimedBy(
    paged,
    pathOf(paged, 'edit'),
    /\b(?:graphic design|design graphics|crop\w*|rotat\w*|resiz\w*|zoom\w*|brightness|contrast|filters?|watermarks?|backgrounds?|edit(?:s|ing|ed)? (?:and process(?:ing)? |the |uploaded )?(?:images?|photos?|pictures?|them)|image processing|image editing|adjust(?:ing)? (?:\w+ )?parameters|preview(?:ing)? (?:the )?(?:effects?|images?|results?)|image preview|download\w* (?:the )?(?:modified |processed |edited )?(?:images?|photos?|pictures?))\b/,
    /\b(?:ai\b|automatic\w*|intelligent\w*|batch|payments?|delet\w*|share|chat|templates?|grooming)/,
  )
}

/** What edits, makes or looks at pictures, where the words ask for it; what it makes is kept. */
export const pictures: Completer = (draft) => {
  const jobs = draft.parts.flatMap(({ made }) => (made.thing.kit === 'job' ? [made.entity.id] : []))
  const worked = jobs.reduce((so_far, id) => {
    const entity = entityIn(so_far, id)
    return entity && isSighted(entity) ? lookedAt(so_far, entity) : so_far
  }, draft)
  return edited(madeHere(worked), jobs)
}
