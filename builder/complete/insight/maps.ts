import type { Part } from '../../compose/pages.ts'
import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { blockId, entityIn, hasKind, pageOf, partFor, roleFor, withFirst } from './places.ts'

const words = /\b(?:maps?|mapping|nearby|locations?|geograph\w*|routes?|distribution points?|whereabouts|positions? of)\b/
const not = /\b(?:mind ?map(?:s|ping)?|heat ?map|road ?map|site ?map|navigation|route planning|gps|career|job positions?|real-time location|3d|vr)\b/
const places = /^(?:address|place|location|area|city|district|region|site|destination|from|starting point|venue|store|scenic spot)$/i

export const placeOf = (entity: Entity): Field | undefined =>
  entity.fields.find(({ label, type }) => (type === 'text' || type === 'choice') && places.test(label))
/** Whether the rows of a part are somewhere. */
export const hasPlace = (draft: Draft, { made }: Part): boolean => {
  const entity = entityIn(draft, made.entity.id)
  return entity !== undefined && (placeOf(entity) !== undefined || kits[made.thing.kit].group === 'place')
}

export const mapBlock = (draft: Draft, entity: Entity, route: boolean): BlockOf<'map'> => ({
  kind: 'map',
  id: blockId(draft, `${entity.id} map`),
  heading: 'Map',
  entity: entity.id,
  place: placeOf(entity)?.id ?? null,
  state: entity.lifecycle?.field ?? null,
  route,
})

/** How many things the words of an ask's clause name: "news, route maps and sponsors" are three, of which one is a map. */
const asksOf = (draft: Draft, asked: { readonly text: string }): number => asksIn(draft).filter(({ text }) => text === asked.text).length

/** A schematic plan with the rows of what has a place, where the words speak of a map or of locations. */
export const maps: Completer = (draft) =>
  asksIn(draft)
    .filter(({ text }) => words.test(text) && !not.test(text))
    .reduce((so_far: Draft, asked) => {
      const own = partFor(so_far, asked)
      const isMeant = asksOf(draft, asked) === 1 || /\b(?:maps?|routes?|locations?|places?)$/.test(asked.ask.object?.noun ?? '')
      if (!isMeant && !(own && hasPlace(so_far, own) && /\bon (?:a|the|an interactive) map\b/.test(asked.text))) return so_far
      const part =
        own && (hasPlace(so_far, own) || (/\bmap/.test(asked.text) && so_far.plan.fates.get(asked.ask)?.is === 'thing'))
          ? own
          : /\bmap/.test(asked.text)
            ? so_far.parts.find((one) => hasPlace(so_far, one))
            : undefined
      const entity = part && entityIn(so_far, part.made.entity.id)
      const page = entity && pageOf(so_far, entity.id, roleFor(so_far, asked))
      if (!entity || !page || (entity.read === 'managed' && page.role === undefined)) return so_far
      const next = hasKind(so_far, page.path, 'map') ? so_far : withFirst(so_far, page.path, mapBlock(so_far, entity, /\broutes?\b/.test(asked.text)))
      return isOpen(next, asked) ? claimed(next, page.path, [asked.ask]) : next
    }, draft)
