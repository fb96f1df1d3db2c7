import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { freePort } from '../support/sparksite.ts'

const command = fileURLToPath(new URL('../../server/build-site.ts', import.meta.url))
const words = 'A pottery studio called Clay Corner where people book a class and join the waitlist, mint background and dark green buttons'

interface Said {
  readonly code: number
  readonly out: string
  readonly error: string
}
const run = (...args: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', command, ...args], (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    )
  })

describe('npm run build-site', () => {
  let folder: string
  let said: Said
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sparksite-build-site-'))
    said = await run(words, 'add a contact page', '--out', join(folder, 'site'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('says of every clause of the words what became of it, and where', () => {
    expect(said).toMatchObject({ code: 0, error: '' })
    expect(said.out).toMatch(/^built\s+\/waitlist\s+join the waitlist$/m)
    expect(said.out).toMatch(/^built\s+\/contact\s+add a contact page$/m)
  })

  it('writes a project that serves the site by itself', async () => {
    const { model } = JSON.parse(readFileSync(join(folder, 'site/site.json'), 'utf8')) as { readonly model: AppModel }
    expect([model.name, model.theme.named.background?.words, model.theme.named.component?.words]).toEqual(['Clay Corner', 'mint', 'dark green'])
    const port = await freePort()
    const server = spawn(process.execPath, ['server/start.js'], {
      cwd: join(folder, 'site'),
      env: { PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(server.stdout, 'data')
      const page = await fetch(`http://127.0.0.1:${port}/contact`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Clay Corner')
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  })

  it.each([
    ['no words', ['--out', '/nowhere'], /^npm run build-site -- "words/],
    ['no folder', ['a shop'], /^npm run build-site -- "words/],
    ['an option that there is not', ['a shop', '--open'], /Unknown option '--open'/],
  ])('says how it is called, given %s, and writes nothing', async (_, args, sentence) => {
    expect(await run(...args)).toEqual({ code: 2, out: '', error: expect.stringMatching(sentence) })
  })

  it('leaves a folder with something in it as it is', async () => {
    expect(await run('a shop', '--out', join(folder, 'site'))).toEqual({
      code: 2,
      out: '',
      error: `${join(folder, 'site')} is not empty. Name a new folder.\n`,
    })
  })
})
