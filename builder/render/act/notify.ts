import type { Effect } from '../../model.ts'
import { own } from '../own.ts'
import { nameOf, referred, rowFor, type Scene } from './scene.ts'

/** Tells whoever a row belongs to what happened to it, and nobody of what they did themselves. */
export function notify(scene: Scene, { entity, by, to, words, text, on, link, page }: Extract<Effect, { kind: 'notify' }>): void {
  const addressed = to && addressedIn(scene, to.field)
  const whose = to ? addressed : by === null ? scene.row?.owner : referred(scene, by)?.row.owner
  if (!whose || (by !== null && whose === scene.visitor.id)) return
  const about = by === null ? { entity: scene.entity, row: { values: scene.values } } : referred(scene, by)!
  const title = scene.model.entities.find(({ id }) => id === about.entity.id)?.fields.find(({ id }) => id === about.entity.title)
  const further = title?.entity === undefined ? undefined : scene.desk.find(title.entity, own(about.row.values, title.id))
  const goods = scene.model.entities.find(({ id }) => id === title?.entity)
  const name = further && goods ? nameOf(goods, further) : nameOf(about.entity, about.row)
  const who = scene.visitor.name ?? 'Somebody'
  const told = words.replaceAll('{visitor}', () => who).replaceAll('{title}', () => name)
  const said = { [text]: told.slice(0, 400), [on]: scene.today, [link]: page, ...(to && { [to.for]: addressed ?? null }) }
  scene.desk.insert(entity, rowFor(scene, entity, said), whose)
}

/** The account that a field of the row names, by its address or its id; none where that is who acts. */
function addressedIn({ values, visitor: { account } }: Scene, field: string): string | null {
  const named = String(own(values, field) ?? '')
    .trim()
    .toLowerCase()
  return named === '' || named === account?.email || named === account?.id ? null : named
}
