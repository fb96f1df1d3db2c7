import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createWeb } from '../../server/web/web.routes.ts'
import { test as base, expect } from './browser.ts'
import { freePort } from './sparksite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the client of these tests is told to send what it monitors; nothing answers there but a test. */
export const sink = 'https://monitoring.example'
export const googleClientId = 'client-id.apps.googleusercontent.com'
export const googleScript = 'https://accounts.google.com/gsi/client'

/** A client that is built with monitoring, Google and an apex host, under the headers that the server gives it. */
export class BuiltClient {
  readonly dist: string
  readonly port: number
  readonly #server: ReturnType<typeof serve>
  private constructor(dist: string, port: number) {
    this.dist = dist
    this.port = port
    const web = createWeb({ dist, public_url: this.url, sites_url: `http://{slug}.localhost:${port}` })
    this.#server = serve({ fetch: web.fetch, port, hostname: '127.0.0.1' })
  }
  static async build(): Promise<BuiltClient> {
    const dist = await mkdtemp(join(tmpdir(), 'sparksite-client-'))
    const env = { VITE_SENTRY_DSN: 'https://key@monitoring.example/1', VITE_GOOGLE_CLIENT_ID: googleClientId, VITE_APEX_HOST: 'apex.localhost' }
    const built = spawnSync('vite', ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
      cwd: root,
      env: { ...process.env, ...env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    })
    if (built.status !== 0) throw new Error(`The client was not built:\n${built.stdout}${built.stderr}`)
    return new BuiltClient(dist, await freePort())
  }
  get url(): string {
    return `http://localhost:${this.port}`
  }
  async remove(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve))
    await rm(this.dist, { recursive: true, force: true })
  }
}

/** Playwright's test over such a client, one for each worker. */
export const test = base.extend<object, { client: BuiltClient }>({
  client: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const client = await BuiltClient.build()
      await use(client)
      await client.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ client }, use) => use(client.url),
})
export { expect }
