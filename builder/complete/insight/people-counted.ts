import { titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Page } from '../../model.ts'
import { type Completer, partsLeft, withModel } from '../draft.ts'
import { entityIn } from './places.ts'

const [people_most, tiles_most] = [2, 10]

/** Pages of figures count the people whom the site keeps, beside what they do. */
export const peopleCounted: Completer = (draft) => {
  const people = partsLeft(draft).flatMap(({ made }) => (kits[made.thing.kit].group === 'person' ? (entityIn(draft, made.entity.id) ?? []) : []))
  return people.length === 0 ? draft : withModel(draft, { pages: draft.model.pages.map((page) => withPeople(page, people)) })
}

function withPeople(page: Page, people: readonly Entity[]): Page {
  const [first] = page.blocks
  if (page.path === '/' || first?.kind !== 'tiles' || first.mine) return page
  const isCounted = ({ id }: Entity): boolean => first.tiles.some(({ entity, measure, where }) => entity === id && measure === 'count' && where === undefined)
  const isShown = ({ read }: Entity): boolean => page.role !== undefined || read === 'public'
  const room = Math.min(people_most, tiles_most - first.tiles.length)
  const fresh = people.filter((entity) => isShown(entity) && !isCounted(entity)).slice(0, Math.max(0, room))
  const tiles = fresh.map((entity): BlockOf<'tiles'>['tiles'][number] => ({ label: titled(entity.plural), entity: entity.id, measure: 'count' }))
  return tiles.length === 0 ? page : { ...page, blocks: [{ ...first, tiles: first.tiles.toSpliced(1, 0, ...tiles) }, ...page.blocks.slice(1)] }
}
