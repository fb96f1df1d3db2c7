import { checkCreate } from '../accept/checks.ts'
import { ownershipFaults } from '../accept/ownership.ts'
import { checkPage } from '../accept/sights.ts'
import { createWorld } from '../accept/world.ts'
import type { AppModel } from '../model.ts'

const ids = (list: readonly { readonly id: string }[]): Set<string> => new Set(list.map(({ id }) => id))

/** What does not work of a changed site that is used in process, or lets anybody see or change more than before; in sentences. */
export function trialFaults(before: AppModel, after: AppModel): string[] {
  const world = createWorld(after)
  const standing = new Map(before.pages.map((page) => [page.id, page]))
  const actions = ids(before.actions)
  const entities = ids(before.entities)
  const opened = after.pages.filter((page) => standing.get(page.id) !== page).map(({ path }) => checkPage(world, path))
  const made = after.actions.filter(({ id, kind }) => kind === 'create' && !actions.has(id)).map((action) => checkCreate(world, action))
  const known = new Set(ownershipFaults(before))
  const loosened = ownershipFaults(after).filter((fault) => !known.has(fault))
  const unkept = after.entities.filter(({ id, read, write }) => {
    const was = before.entities.find((one) => one.id === id)
    return entities.has(id) && was !== undefined && (was.read !== read || was.write !== write)
  })
  return [
    ...[...opened, ...made].filter(({ passed }) => !passed).map(({ what }) => what),
    ...loosened,
    ...unkept.map(({ plural }) => `Who may read and write ${plural} stays.`),
  ]
}
