import { afterEach, beforeEach, expect, test } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

const words =
  'Build a platform for renting boats. Users should be able to register and log in, and book boats. Administrators can manage boats. The website should have system management.'

let app: TestApp
let owner: Person
let id: string
let url: string
beforeEach(async () => {
  app = await openApp({ take })
  owner = await app.join()
  id = await createProject(owner)
  await tell(owner, id, words)
  url = String((await deploy(owner, id)).deployment_url)
})
afterEach(() => app.close())

const register = (email: string, password = 'seven boats') => visitorAt(app, url).post('/_session', { do: 'register', name: 'Rosa Lind', email, password })
async function set(name: string, value: string, key = true) {
  const project = (await (await owner.fetch(`/api/v1/projects/${id}/`)).json()) as { readonly manage_url: string }
  const visitor = visitorAt(app, url)
  if (key) await visitor.get(project.manage_url.slice(url.length))
  return await visitor.post('/_actions/save_setting', { name, value, back: '/site-settings' })
}

test('nobody registers once whoever runs the site has closed registration, and nobody else closes it', async () => {
  expect((await set('Registration open', 'No', false)).headers.get('location') ?? '').not.toContain('done=save_setting')
  expect((await register('rosa@example.com')).status).toBe(303)
  expect((await set('Registration open', 'No')).headers.get('location')).toContain('/site-settings?done=save_setting')
  const refused = await register('ben@example.com')
  expect([refused.status, await textOf(refused)]).toEqual([
    422,
    expect.stringContaining('Registration is closed at present. Ask whoever runs the site for an account.'),
  ])
  expect((await set('Registration open', 'Yes')).status).toBe(303)
  expect((await register('ben@example.com')).status).toBe(303)
})

test('a password is as long at least as is set', async () => {
  await set('Least length of a password', '14')
  const refused = await register('rosa@example.com')
  expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining('Choose a password of 14 to 200 characters.')])
  expect((await register('rosa@example.com', 'fourteen signs')).status).toBe(303)
})
