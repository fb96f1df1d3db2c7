import { afterEach, beforeEach, expect, test } from 'vitest'
import { take } from '../../builder/take.ts'
import { schemaOf } from '../../server/export/schema.present.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { built } from '../support/turn.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

const words = 'Build a library site. Readers can register, log in, change their password and borrow books. Administrators manage books.'
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

let app: TestApp
let url: string
beforeEach(async () => {
  app = await openApp({ take })
  const owner: Person = await app.join()
  const id = await createProject(owner)
  await tell(owner, id, words)
  url = String((await deploy(owner, id)).deployment_url)
})
afterEach(() => app.close())

type Visitor = ReturnType<typeof visitorAt>
const password = 'seven books'
async function register(name: string): Promise<Visitor> {
  const visitor = visitorAt(app, url)
  await visitor.post('/_session', { do: 'register', name, email: `${name}@example.com`, password }, firefox)
  return visitor
}
const logIn = (visitor: Visitor, name: string) => visitor.post('/_session', { do: 'log_in', login: `${name}@example.com`, password }, firefox)
interface Kept {
  readonly id: string
  readonly values: { readonly what: string; readonly device: string; readonly browser: string }
}
const kept = async (visitor: Visitor) => ((await (await visitor.get('/_api/sign_ins')).json()) as { readonly results: readonly Kept[] }).results

test('signing in and changing one’s password are found on one’s account, with the device and no address', async () => {
  const rosa = await register('rosa')
  await rosa.post('/_session', { do: 'password', current: password, password: 'eight books' }, firefox)
  expect((await kept(rosa)).map(({ values: { what, device, browser } }) => [what, device, browser])).toEqual([
    ['Password changed', 'Computer', 'Firefox on Windows'],
    ['Signed in', 'Computer', 'Firefox on Windows'],
  ])
  const page = await textOf(await rosa.get('/account'))
  expect(page).toContain('Recent sign-ins')
  expect([page.includes('Password changed'), page.includes('192.0.2.1')]).toEqual([true, false])
})

test('nobody reads, writes or deletes the sign-ins of another, or their own', async () => {
  const [rosa, ben] = [await register('rosa'), await register('ben')]
  const [row] = await kept(rosa)
  const bens = await kept(ben)
  expect(bens.map(({ id }) => id)).not.toContain(row!.id)
  for (const visitor of [rosa, ben, visitorAt(app, url)])
    for (const [method, path] of [
      ['POST', '/_api/sign_ins'],
      ['PUT', `/_api/sign_ins/${row!.id}`],
      ['DELETE', `/_api/sign_ins/${row!.id}`],
    ] as const)
      expect([method, (await visitor.send(method, path, { what: 'Signed in' })).ok]).toEqual([method, false])
  expect((await ben.get(`/_api/sign_ins/${row!.id}`)).status).toBe(404)
  expect([await kept(rosa), await kept(ben)]).toEqual([[row], bens])
})

test('the newest eight are kept, a wrong password leaves none, and whoever leaves takes theirs away', async () => {
  const rosa = await register('rosa')
  for (let time = 0; time < 9; time += 1) await logIn(rosa, 'rosa')
  expect(await kept(rosa)).toHaveLength(8)
  const newest = (await kept(rosa))[0]!.id
  await rosa.post('/_session', { do: 'log_in', login: 'rosa@example.com', password: 'nine books' }, firefox)
  expect((await kept(rosa))[0]!.id).toBe(newest)
  await rosa.post('/_session', { do: 'leave', current: password })
  const again = await register('rosa')
  expect(await kept(again)).toHaveLength(1)
})

test('they are in the schema and in the description of the calls', async () => {
  const { entities } = built(words)
  expect(schemaOf(entities)).toContain('create table "sign_ins" (')
  const described = (await (await visitorAt(app, url).get('/_api/openapi.json')).json()) as { readonly paths: Readonly<Record<string, object>> }
  const path = Object.keys(described.paths).find((one) => one.endsWith('/sign_ins'))!
  expect(Object.keys(described.paths[path]!).filter((method) => ['get', 'post', 'put', 'delete'].includes(method))).toEqual(['get'])
})
