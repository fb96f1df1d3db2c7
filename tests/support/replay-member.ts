import type { Project } from '../../contract/projects.api.ts'
import type { User } from '../../contract/users.api.ts'
import type { Stage } from './replay.ts'
import type { Backdrop } from './replay-edge.ts'

export const ada: User = { full_name: 'Ada Lovelace', email: 'ada@example.com', profile_picture: null, current_plan: null, daily_usage: 0, monthly_usage: 0 }
export const kiln: Project = { id: 'p1', name: 'Kiln', deployment_url: '', updated_at: 1, live_version: null, latest_version: 1, cover: null }

/** What the pages of somebody who is logged in read, with one project of theirs. */
export const member: Backdrop = { 'GET /users/profile/': ada, 'GET /projects/': [kiln] }

/** Opens a page as somebody who is logged in. */
export async function openAsMember(stage: Stage, path: string): Promise<void> {
  await stage.signIn()
  await stage.goto(path)
}
/** Opens the menu of a project's card in the site list and chooses from it. */
export async function chooseFor(stage: Stage, project: string, item: 'Rename' | 'Delete'): Promise<void> {
  await stage.page
    .getByRole('main')
    .getByRole('button', { name: `Actions for ${project}` })
    .click()
  await stage.page.getByRole('menuitem', { name: item }).click()
}

/** The calls with which the editor of the project reads it; the preview has run out, so that reloading it reads the project again. */
export const editorOf = (project: () => object, messages: () => readonly object[] = () => []): Backdrop => ({
  ...member,
  'GET /projects/p1/': () => ({ ...kiln, model: null, message_id: null, manage_url: null, ...project() }),
  'GET /projects/p1/messages/': messages,
  'GET /projects/p1/versions/': () => [],
  'GET /projects/p1/preview/': (_query: unknown, port: number) => ({ url: `http://p-kiln.localhost:${port}/`, expires_at: 1 }),
})

/** Opens the account dialog, whose first tab is the profile. */
export async function openAccount(stage: Stage): Promise<void> {
  await openAsMember(stage, '/sites')
  await stage.page
    .getByRole('navigation', { name: 'Side navigation' })
    .getByRole('button', { name: /ada@example\.com/ })
    .click()
}
