import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readConfig, variableNames } from '../server/config.ts'
import { heartbeat_ms } from '../server/generation/turn-stream.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(root + path, 'utf8')
const image = read('docs/deploy/Dockerfile')
const composes = { one: read('docs/deploy/one-node.compose.yaml'), two: read('docs/deploy/two-nodes.compose.yaml') }
const proxy = read('docs/deploy/proxy.conf')

/** The variables that a compose file or the image sets, whether or not a service reads them. */
const setBy = (text: string) => [...text.matchAll(/^ {2,6}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
/** Lines of a Dockerfile, each as one, without comments. */
const instructions = image
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))

describe('the image', () => {
  it('holds the folders that the server imports, the built client, and no more of the sources', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM')))
    const copied = last.flatMap((line) => /^COPY(?: --from=\w+)? (\S+) /.exec(line)?.[1] ?? [])
    expect(copied.toSorted()).toEqual(['/app/dist', '/app/node_modules', 'builder', 'contract', 'package.json', 'server'])
    const imported = globSync('server/**/*.ts', { cwd: root }).flatMap((path) =>
      [...read(path).matchAll(/from '(?:\.\.\/)+(builder|contract|machines|src|tests)\//g)].map(([, folder]) => folder),
    )
    expect([...new Set(imported)].toSorted()).toEqual(['builder', 'contract'])
  })
  it('has the packages that the server imports, and none of those that only work on it needs', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { readonly dependencies: Record<string, string> }
    const named = globSync(['server/**/*.ts', 'builder/**/*.ts', 'contract/**/*.ts'], { cwd: root, exclude: ['builder/browser/**', 'server/dev.ts'] }).flatMap(
      (path) => [...read(path).matchAll(/^(?:import|export) (?!type )[^'"]*from '((?:@[^/']+\/)?[a-z][^/']*)/gm)].map(([, name = '']) => name),
    )
    const packages = [...new Set(named)].filter((name) => !name.startsWith('node:'))
    expect(packages.length).toBeGreaterThan(8)
    expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  })
  it('runs as nobody special, without install scripts, under a process that passes signals on, and says how it is', () => {
    expect(instructions.filter((line) => line.includes('npm ci')).every((line) => line.includes('--ignore-scripts'))).toBe(true)
    expect(instructions.indexOf('USER node')).toBeGreaterThan(instructions.findIndex((line) => line.includes('chown node:node /data')))
    expect(instructions).toContain('ENTRYPOINT ["tini", "--", "node_modules/.bin/node"]')
    expect(instructions.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/readyz')
    const [, env = ''] = /^ENV (.+)$/m.exec(image) ?? []
    const set = Object.fromEntries(env.split(' ').map((one) => one.split('=')))
    expect(Object.keys(set).filter((name) => !variableNames.includes(name))).toEqual([])
    expect(readConfig(set)).toMatchObject({ host: '0.0.0.0', port: 3000, data_dir: '/data', mailbox: false })
  })
})

describe.each(Object.entries(composes))('the compose file of %s', (_, text) => {
  it('sets variables that there are, and gives a stop the time that it takes', () => {
    const names = setBy(text).filter((name) => !name.startsWith('POSTGRES_'))
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([])
    const [, grace = ''] = /stop_grace_period: (\d+)s/.exec(text) ?? []
    expect(Number(grace) * 1000).toBeGreaterThan(readConfig({}).limits.connections.stop_ms + 2_000)
  })
  it('writes to its data alone, and can become nothing more than it is', () => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"]) expect(text).toContain(line)
  })
})

describe('two nodes', () => {
  const env = {
    DATABASE_URL: 'postgres://sparksite:0a1b2c@postgres/sparksite',
    SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742',
    METRICS_TOKEN: '0123456789abcdef',
    PUBLIC_URL: 'https://app.test',
    SITES_URL: 'https://{slug}.sites.test',
    NODE_ENV: 'production',
    TRUST_PROXY: /TRUST_PROXY: (\S+)/.exec(composes.two)?.[1],
  }
  it('trust the network of their proxy, keep files where both have them, and no mailbox', () => {
    expect(readConfig(env)).toMatchObject({ trust_proxy: [/subnet: (\S+) \}/.exec(composes.two)?.[1]], storage: { place: 'database' }, mailbox: false })
  })
  it('have a proxy that takes the largest form, waits for streams, and says who asks', () => {
    const { storage, limits } = readConfig(env)
    const [, most = ''] = /client_max_body_size (\d+)m;/.exec(proxy) ?? []
    expect(Number(most) * 1024 ** 2).toBeGreaterThanOrEqual(2 * storage.file_max + limits.body.bytes)
    const [, wait = ''] = /proxy_read_timeout (\d+)s;/.exec(proxy) ?? []
    expect(Number(wait) * 1000).toBeGreaterThan(4 * heartbeat_ms)
    for (const line of ['proxy_buffering off;', 'proxy_set_header X-Forwarded-For $remote_addr;', 'proxy_set_header Host $http_host;'])
      expect(proxy).toContain(line)
    expect([...proxy.matchAll(/[{}]/g)].map(([brace]) => brace).reduce((depth, brace) => depth + (brace === '{' ? 1 : -1), 0)).toBe(0)
  })
})
