import { chanceOf } from '../../compose/chance.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Entity, Field } from '../../model.ts'
import { type Completer, type Draft, partsLeft } from '../draft.ts'
import { number } from '../trade/fields.ts'
import { changeActions, changeBlocks, entityIn, putEntity, textOf, withFields, withSeeds } from '../trade/parts.ts'

const located =
  /\b(?:maps?(?! reduce)|gps|near(?:by|est)|navigat(?:e|ing) to|navigation (?:directions?|information|routes?|to)|real-?time navigation|(?:route|path) planning|geolocation|geographic\w*)\b/
const elsewhere = /\b(?:mind|heat|site|road) ?maps?\b/g
const position = /latitude|longitude|coordinate|position|gps/i
const mostFields = 20

const latitude: Field = number('latitude', 'Latitude', { min: -90, max: 90 })
const longitude: Field = number('longitude', 'Longitude', { min: -180, max: 180 })

/** What stands on a map, and places where the words speak of maps, the way there or what is near, keep where they are. */
export const coordinates: Completer = (draft) => {
  const shown = new Set(draft.model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'map' ? [block.entity] : []))))
  const isLocated = located.test(textOf(draft).replace(elsewhere, ''))
  if (shown.size === 0 && !isLocated) return draft
  return partsLeft(draft).reduce((so_far, { made: { thing, entity: before } }) => {
    const entity = entityIn(so_far, before.id)
    const hasAddress = entity?.fields.some(({ id }) => id === 'address') === true
    const isPlace = kits[thing.kit].group === 'place'
    const isMeant = (shown.has(before.id) && (isPlace || hasAddress)) || (isLocated && isPlace && hasAddress)
    return entity && isMeant && entity.fields.length <= mostFields && !entity.fields.some(({ label }) => position.test(label)) ? placed(so_far, entity) : so_far
  }, draft)
}

/** A spot within a town, in steps of some ten metres. */
const near = (words: string, from: number, spread: number): number => Math.round((from + chanceOf(words, spread) / 10_000) * 10_000) / 10_000

function placed(draft: Draft, entity: Entity): Draft {
  const wide = withSeeds(withFields(entity, [latitude, longitude]), (seed, index) => {
    const words = String(seed[entity.title] ?? index)
    return { ...seed, latitude: near(words, 51.9, 500), longitude: near(`${words} east`, 4.44, 800) }
  })
  const entered = changeActions(putEntity(draft, wide), entity.id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && action.transition === undefined && action.fields.length > 1
      ? { ...action, fields: [...action.fields, latitude.id, longitude.id] }
      : action,
  )
  return changeBlocks(entered, (block) => [
    block.kind === 'detail' && block.entity === entity.id ? { ...block, fields: [...block.fields, latitude.id, longitude.id] } : block,
  ])
}
