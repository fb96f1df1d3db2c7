import type { Effect } from '../../model.ts'
import { canRead } from '../access.ts'
import { findingsIn } from '../insight/findings.ts'
import { own } from '../own.ts'
import { actorIn, nameOf, type Scene } from './scene.ts'

const most = 8

/** What stands out in the rows that whoever acts may read, a line each, with what to do about it; of the source that the row is about, or of all. */
export function foundText(scene: Scene, { sources, purpose, about }: Extract<Effect, { kind: 'found' }>): string {
  const { model, desk, today, values } = scene
  const chosen = about === null ? undefined : sources.find(({ name }) => name === own(values, about))
  const viewer = actorIn(scene)
  const all = (chosen ? [chosen] : sources).flatMap(({ entity: id }) => {
    const entity = model.entities.find((one) => one.id === id)
    return entity ? [{ entity, rows: desk.rowsOf(id).filter((row) => canRead(viewer, entity, row)) }] : []
  })
  const found = all.flatMap(({ entity, rows }) => findingsIn({ entity, rows, today, nameOf: (row) => nameOf(entity, row) }, purpose))
  const looked = all.map(({ entity, rows }) => `${rows.length} ${rows.length === 1 ? entity.singular : entity.plural}`).join(', ')
  const lines = found.slice(0, most).map(({ words, advice }) => `${words}. ${advice}`)
  return [...(lines.length > 0 ? lines : ['Nothing stands out.']), `Gone through: ${looked}.`].join('\n')
}
