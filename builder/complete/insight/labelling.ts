import type { BlockOf, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { claimWords, says, withBlocks } from '../social/places.ts'

const printing = /\b(?:print\w*|generat\w*|produc\w*) (?:[\p{L}-]+ ){0,4}labels?\b|\blabels? (?:[\p{L}-]+ ){0,2}(?:print\w*|generat\w*)\b/u
/** Labels that are no labels to stick on something. */
const elsewhere = /\b(?:categor\w*|folders?|emails?|bounding|images?|objects?|tags?|classif\w*|certification|text labels|form labels)\b/
const code = /\b(?:bar ?code|tracking|code|number|no\.?|reference|sku|serial|isbn)\b/i

/** What labels are for: labels themselves, else what has a code and a list. */
function labelled({ model }: Draft): Entity | undefined {
  const listed = model.entities.filter(({ id, read }) =>
    model.pages.some(
      ({ role, blocks, path }) =>
        path !== '/' && (role !== undefined || read !== 'managed') && blocks.some((block) => block.kind === 'list' && block.entity === id),
    ),
  )
  const coded = (entity: Entity): boolean => entity.fields.some(({ label, type }) => type === 'text' && code.test(label))
  const stuck = (entity: Entity): boolean =>
    /\b(?:parcels?|packages?|shipments?|shippings?|items?|products?|goods|inventory|stock|equipment|devices?|books?|samples?)\b/.test(entity.plural)
  return (
    listed.find(({ plural }) => /\blabels$/.test(plural)) ?? listed.find((entity) => stuck(entity) && coded(entity)) ?? listed.find(stuck) ?? listed.find(coded)
  )
}

/** "print shipping labels": a label for each row with its QR code, to be printed by themselves. */
export const labelling: Completer = (draft) => {
  if (!says(draft, printing) || elsewhere.test((printing.exec(draft.brief.words.toLowerCase()) ?? [''])[0])) return draft
  const entity = labelled(draft)
  const page =
    entity &&
    draft.model.pages.find(
      ({ path, blocks }) => path !== '/' && blocks[0]?.kind !== 'detail' && blocks.some((block) => block.kind === 'list' && block.entity === entity.id),
    )
  if (!entity || !page) return draft
  const kept = entity.fields.filter(
    ({ id, type }) => id !== entity.title && id !== entity.lifecycle?.field && !['long_text', 'image', 'file', 'boolean', 'url'].includes(type),
  )
  const block: BlockOf<'labels'> = {
    kind: 'labels',
    id: newBlockId(draft, `${entity.id}_labels`),
    heading: 'Labels to print',
    entity: entity.id,
    fields: kept.slice(0, 4).map(({ id }) => id),
    code: entity.fields.find(({ label, type }) => type === 'text' && code.test(label))?.id ?? null,
  }
  return claimWords(withBlocks(draft, page.id, [block]), printing, page.path, elsewhere)
}
