import { readableOn } from '../../builder/colour/contrast.ts'
import type { AppModel } from '../../builder/model.ts'
import type { Project } from '../../contract/projects.api.ts'

/** The name of a project that nobody has named and no turn has built yet. */
export const untitled = 'Untitled site'

/** For how long, in seconds, the address of a deleted project is given to nobody (30 days). */
export const address_quarantine = 30 * 24 * 3600

/** Colours and heading of a project's card: those of the first page of its site. */
export function coverOf(model: AppModel): NonNullable<Project['cover']> {
  const home = model.pages.find((page) => page.path === '/') ?? model.pages[0]
  const hero = home?.blocks.find((block) => block.kind === 'hero')
  const { background, parts } = model.theme
  return { heading: hero?.heading || model.name, background, text: readableOn(background, parts.heading ?? parts.text) }
}

/** The project's name after a turn: it follows the site's name until a person gives it another. */
export function nameAfter(name: string, previous: AppModel | null, next: AppModel): string {
  return name === (previous?.name ?? untitled) ? next.name : name
}
