import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { freePort } from '../support/sparksite.ts'
import { studio } from '../support/studio.ts'
import { scripted } from '../support/turns.ts'
import { visitorAt } from '../support/visitor.ts'

let app: TestApp
let ada: Person
let id: string
let folder: string
let running: ChildProcess | null
beforeEach(async () => {
  running = null
  folder = mkdtempSync(join(tmpdir(), 'sparksite-export-'))
  app = await openApp({ take: scripted, now: Math.floor(Date.now() / 1000) })
  ada = await app.join()
  id = await createProject(ada)
  await tell(ada, id, 'a pottery studio')
})
afterEach(async () => {
  if (running && running.exitCode === null) {
    running.kill()
    await once(running, 'exit')
  }
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

async function download(): Promise<Record<string, Uint8Array>> {
  const reply = await ada.fetch(`/api/v1/projects/${id}/export/`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzipSync(new Uint8Array(await reply.arrayBuffer()))
}
async function unpack(files: Record<string, Uint8Array>): Promise<void> {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}
/** Unpacks and starts an exported site, as its README says, and answers its origin. */
async function start(files: Record<string, Uint8Array>, more: Readonly<Record<string, string>> = {}): Promise<string> {
  await unpack(files)
  const port = await freePort()
  running = spawn(process.execPath, ['server/start.js'], {
    cwd: folder,
    env: { PORT: String(port), MANAGE_KEY: 'the key of the owner', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complained: string[] = []
  running.stderr?.on('data', (text) => complained.push(String(text)))
  const ended = once(running, 'exit').then(() => Promise.reject(new Error(complained.join(''))))
  ended.catch(() => undefined)
  await Promise.race([once(running.stdout!, 'data'), ended])
  return `http://127.0.0.1:${port}`
}

/** What a site says that cannot be started, and what it ends with. */
async function refused(files: Record<string, Uint8Array>, options: readonly string[], env: NodeJS.ProcessEnv): Promise<[unknown, string]> {
  await unpack(files)
  const child = spawn(process.execPath, [...options, 'server/start.js'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = text(child.stderr)
  const [code] = await once(child, 'exit')
  return [code, await said]
}

describe('an exported site', () => {
  it('is a Node project without dependencies, with its SQL schema', async () => {
    const files = await download()
    expect(JSON.parse(strFromU8(files['package.json']!))).toEqual({
      name: 'clay-corner',
      version: '1.0.0',
      private: true,
      type: 'module',
      engines: { node: '>=22.13' },
      scripts: { start: 'node server/start.js' },
    })
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.md', 'site.json', 'schema.sql', 'data.sql', 'server/start.js', 'fonts/geist.woff2']))
    const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'))
    for (const [path, bytes] of scripts) {
      const imported = [...strFromU8(bytes).matchAll(/\bfrom '([^']+)'/g)].map(([, from]) => String(from))
      expect([path, imported.filter((from) => !/^(node:|\.{1,2}\/.+\.js$)/.test(from))]).toEqual([path, []])
    }
    const db = new DatabaseSync(':memory:')
    db.exec(strFromU8(files['schema.sql']!))
    db.exec(strFromU8(files['data.sql']!))
    expect(
      db
        .prepare('select name, level, price from classes order by name')
        .all()
        .map((row) => ({ ...row })),
    ).toEqual([
      { name: 'First bowls', level: 'Beginner', price: 45 },
      { name: 'Glazing night', level: 'Advanced', price: 60 },
    ])
    db.close()
  })

  it('says in a line why it cannot be started', async () => {
    const files = await download()
    const old = `This site needs Node 22.13 or newer, and this is ${process.version}.\n`
    expect(await refused(files, ['--no-experimental-sqlite'], {})).toEqual([1, old])
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refused(files, [], { PORT: String(port) })).toEqual([1, `Port ${port} is in use. Start with another one: PORT=${port + 1} npm start\n`])
    other.close()
  })
  it('serves the same pages to the byte, with the rows that the live site kept', async () => {
    const { deployment_url } = await deploy(ada, id)
    const ines = visitorAt(app, String(deployment_url))
    const booking = { name: "Ines O'Neil", email: 'ines@example.com', class: sampleId({ project_id: id, space: 'live' }, 'classes', 0), back: '/book' }
    expect((await ines.post('/_actions/book_class', booking)).status).toBe(303)
    const origin = await start(await download(), { SITE_URL: String(deployment_url) })
    const cookie = ines.cookies().join('; ')
    for (const { path } of studio.pages) {
      const ours = await ines.get(path)
      const theirs = await fetch(`${origin}${path}`, { headers: { cookie } })
      expect([path, theirs.status, await theirs.text()]).toEqual([path, ours.status, await ours.text()])
    }
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const ours = await (await ines.get(path)).text()
      expect([path, await (await fetch(origin + path)).text()]).toEqual([path, ours])
      expect(ours).toContain(path === '/robots.txt' ? 'Disallow: /_api/' : `<loc>${String(deployment_url).replace(/\/$/, '')}/classes</loc>`)
    }
    expect(await (await fetch(`${origin}/bookings`, { headers: { cookie } })).text()).toContain('Ines O&#39;Neil')
    for (const path of ['/_site/style.css', '/_site/site.js', '/_site/fonts/geist.woff2']) {
      const [ours, theirs] = [await ines.get(path), await fetch(`${origin}${path}`)]
      expect([path, theirs.status, theirs.headers.get('content-type')]).toEqual([path, ours.status, ours.headers.get('content-type')])
      expect(Buffer.from(await theirs.arrayBuffer()).equals(Buffer.from(await ours.arrayBuffer()))).toBe(true)
    }
  })

  it('takes its forms, shows a visitor their own, and opens its management end by the key', async () => {
    const origin = await start(await download())
    const form = async (path: string, fields: Record<string, string>, cookie = '') =>
      await fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers: { ...(cookie && { cookie }) } })
    const cookieOf = (reply: Response) =>
      reply.headers
        .getSetCookie()
        .map((one) => one.split(';', 1)[0])
        .join('; ')
    const sent = await form('/_actions/book_class', {
      name: 'Noor',
      email: 'noor@example.com',
      class: sampleId({ project_id: id, space: 'live' }, 'classes', 1),
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/book\?done=book_class&row=[\w-]+$/)])
    expect(await (await fetch(`${origin}/bookings`, { headers: { cookie: cookieOf(sent) } })).text()).toContain('Noor')
    expect(await (await fetch(`${origin}/bookings`)).text()).not.toContain('Noor')
    const wrong = await form('/_actions/book_class', { name: '', email: 'x' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('aria-invalid')])
    expect((await form('/_actions/delete_class', { row: sampleId({ project_id: id, space: 'live' }, 'classes', 1) })).status).toBe(404)
    expect((await fetch(`${origin}/_session?key=guess`, { redirect: 'manual' })).status).toBe(403)
    const opened = await fetch(`${origin}/_session?key=${encodeURIComponent('the key of the owner')}`, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    const deleted = await form('/_actions/delete_class', { row: sampleId({ project_id: id, space: 'live' }, 'classes', 1) }, cookieOf(opened))
    expect(deleted.status).toBe(303)
    expect(await (await fetch(`${origin}/classes`)).text()).not.toContain('Glazing night')
  })

  it('is not there before something was built, nor for anybody else', async () => {
    const empty = await createProject(ada)
    expect((await ada.fetch(`/api/v1/projects/${empty}/export/`)).status).toBe(400)
    const bob = await app.join('bob@example.com')
    expect((await bob.fetch(`/api/v1/projects/${id}/export/`)).status).toBe(404)
  })
})
