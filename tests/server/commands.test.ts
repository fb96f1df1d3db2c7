import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sparksite } from '../support/command.ts'
import { makeDatabase, serverEnv, type TestDatabase } from '../support/engine.ts'
import { get, Sparksite } from '../support/sparksite.ts'

const email = 'demo@example.com'
const password = 'five quiet kilns'
let folder: string
let place: TestDatabase
let env: NodeJS.ProcessEnv
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sparksite-'))
  place = await makeDatabase()
  env = { ...serverEnv(place), DATA_DIR: join(folder, 'data') }
  expect(await sparksite(env, 'migrate')).toEqual({ code: 0, said: 'The database is up to date.\n', complained: '' })
})
afterEach(async () => {
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('the commands of whoever runs the server', () => {
  it('make a demonstration account, list it, set its plan and end its sessions', async () => {
    expect(await sparksite(env, 'seed-demo', email, password)).toEqual({
      code: 0,
      said: `A site of ${email} is at http://barber-shop.localhost:3000\n`,
      complained: '',
    })
    expect((await sparksite(env, 'set-plan', email, 'creator')).said).toBe(`${email} is on the plan creator.\n`)
    expect((await sparksite(env, 'list-users')).said).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}creator {3}verified {4}demo@example\.com\n1 accounts\n$/)
    expect((await sparksite(env, 'revoke-sessions', email)).said).toBe(`${email} is logged out everywhere.\n`)
    expect((await sparksite(env, 'read-feedback')).said).toBe('0 notes\n')
    expect((await sparksite(env, 'check')).code).toBe(0)
    const kept = (await sparksite(env, 'events', '10', email)).said.split('\n').map((line) => line.split(/ {2,}/).slice(1, 4))
    expect(kept.map(([kind, about, subject]) => (kind === 'command' ? [about, subject] : kind))).toEqual([
      [email, 'revoke-sessions'],
      [email, 'set-plan'],
      [email, 'seed-demo'],
      'site deployed',
      'login',
      'account made',
      undefined,
      undefined,
    ])
  })
  it('list the plans and change them, and say what can be changed', async () => {
    expect(await sparksite(env, 'edit-plan', 'free', 'daily_message_limit', '45')).toEqual({
      code: 0,
      said: 'The plan free has daily_message_limit 45.\n',
      complained: '',
    })
    const plans = (await sparksite(env, 'list-plans')).said.split(/\n(?=\w)/)
    expect(plans.map((plan) => plan.split('\n')[0])).toEqual(['free', 'creator', 'pro'])
    expect(plans[0]).toMatch(/\n {2}daily_message_limit +45\n/)
    expect(plans[1]).toMatch(/\n {2}is_popular +yes\n {2}cancels +at_once\n {2}model_tier +basic$/)
    expect(await sparksite(env, 'edit-plan', 'gold', 'sort_order', '4')).toEqual({ code: 1, said: '', complained: 'There is no plan gold.\n' })
  })
  it('say in a line what is wrong', async () => {
    expect(await sparksite(env, 'set-plan', 'nobody@example.com', 'pro')).toEqual({
      code: 1,
      said: '',
      complained: 'There is no account of nobody@example.com.\n',
    })
    expect(await sparksite(env, 'set-plan')).toEqual({ code: 2, said: '', complained: 'Usage: npm run sparksite -- set-plan <email> <plan>\n' })
    expect((await sparksite(env, 'constructor')).complained).toMatch(
      /^npm run sparksite -- <command>\n {2}set-plan <email> <plan> {10,}puts a person on a plan\n/,
    )
    expect(await sparksite({ ...env, PORT: 'x' }, 'check')).toMatchObject({ code: 1, complained: expect.stringContaining('PORT must be a whole number') })
  })
})

describe('a backup that is taken while the server is written to', () => {
  it('holds all that was acknowledged before it and nothing halfway, and is restored with its sessions', async () => {
    const server = await Sparksite.start({ ...env, DATA_DIR: env.DATA_DIR })
    const call = async (path: string, json: object, token = '') => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      return (await (await fetch(`${server.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(json) })).json()) as Record<string, string>
    }
    await call('/users/register/', { email, password, full_name: 'Ada Lovelace' })
    const { access = '' } = await call('/users/login/', { email, password })
    const acknowledged: string[] = []
    let ended = false
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let turn = 0; !ended; turn++) acknowledged.push(String((await call('/projects/', { name: `${writer}:${turn}` }, access)).name))
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
    const before = [...acknowledged]
    expect(await sparksite(env, 'backup', join(folder, 'backup'))).toMatchObject({ code: 0, complained: '' })
    const after = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(after)
    ended = true
    await Promise.all(writers)
    await server.down()
    expect(await sparksite(env, 'restore', join(folder, 'backup'))).toMatchObject({ code: 0, complained: '' })
    await server.up()
    const list = await fetch(`${server.url}/api/v1/projects/`, { headers: { authorization: `Bearer ${access}` } })
    const names = ((await list.json()) as { readonly results: readonly { readonly name: string }[] }).results.map(({ name }) => name)
    expect(before.filter((name) => !names.includes(name))).toEqual([])
    for (const writer of [0, 1, 2, 3]) {
      const own = names.filter((name) => name.startsWith(`${writer}:`)).map((name) => Number(name.slice(2)))
      expect(own.toSorted((a, b) => a - b)).toEqual(own.map((_, at) => at))
    }
    expect((await get(server.port, '/readyz')).status).toBe(200)
    await server.remove()
  })
})
