import type { AppModel, Entity } from '../../builder/model.ts'
import { ApiError } from '../http/api-error.ts'
import type { Space } from './samples.rules.ts'

interface Own {
  readonly id: string
  readonly live_version: number | null
  readonly latest_version: number
}
export interface KeptDeps {
  readonly now: () => number
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (user_id: string, id: string) => Promise<Own>
  readonly modelOf: (project_id: string, version: number) => Promise<AppModel | null>
  readonly laySamples: (of: Space, model: AppModel, entities: readonly string[], now: number) => Promise<void>
}
export interface Kept {
  readonly space: Space
  /** As the latest version has it; as the live one does where the latest has it no more. */
  readonly entity: Entity
}

/** Finds an entity of somebody's project, with its samples and those that it refers to laid where the site is live; throws 404 where there is none. */
export const openKept =
  (deps: KeptDeps) =>
  async (user_id: string, project_id: string, id: string): Promise<Kept> => {
    const project = await deps.ownProject(user_id, project_id)
    const latest = project.latest_version > 0 ? await deps.modelOf(project.id, project.latest_version) : null
    const live = project.live_version === null ? null : await deps.modelOf(project.id, project.live_version)
    const entity = [latest, live].flatMap((model) => model?.entities ?? []).find((one) => one.id === id)
    if (!entity) throw new ApiError('missing')
    const space = { project_id: project.id, space: 'live' }
    const referred = entity.fields.flatMap((field) => field.entity ?? [])
    if (live) await deps.laySamples(space, live, [entity.id, ...referred], deps.now())
    return { space, entity }
  }
