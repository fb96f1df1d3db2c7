import type { Effect } from '../../model.ts'
import { own } from '../own.ts'
import { nameOf, referred, rowFor, type Scene } from './scene.ts'

/** Tells whoever a row belongs to what happened to it, and nobody of what they did themselves. */
export function notify(scene: Scene, { entity, by, words, text, on, link, page }: Extract<Effect, { kind: 'notify' }>): void {
  const whose = by === null ? scene.row?.owner : referred(scene, by)?.row.owner
  if (!whose || (by !== null && whose === scene.visitor.id)) return
  const about = by === null ? { entity: scene.entity, row: { ...scene.row!, values: scene.values } } : referred(scene, by)!
  const title = scene.model.entities.find(({ id }) => id === about.entity.id)?.fields.find(({ id }) => id === about.entity.title)
  const further = title?.entity === undefined ? undefined : scene.desk.find(title.entity, own(about.row.values, title.id))
  const goods = scene.model.entities.find(({ id }) => id === title?.entity)
  const name = further && goods ? nameOf(goods, further) : nameOf(about.entity, about.row)
  const who = scene.visitor.name ?? 'Somebody'
  const told = words.replaceAll('{visitor}', () => who).replaceAll('{title}', () => name)
  const said = { [text]: told.slice(0, 400), [on]: scene.today, [link]: page }
  scene.desk.insert(entity, rowFor(scene, entity, said), whose)
}
