import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodingOf } from '../../server/web/assets.ts'
import { openApp, type TestApp } from '../support/app.ts'

const document = `<!doctype html><title>SparkSite</title>${'<p>words</p>'.repeat(100)}`
const script = `export const words = '${'your words, your apps '.repeat(100)}'`
let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sparksite-web-'))
  await mkdir(join(folder, 'dist/static/js'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'dist/.env'), 'secret')
  await writeFile(join(folder, 'dist/index.html'), document)
  await writeFile(join(folder, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'dist/static/js/main.abc123.js'), script)
  app = await openApp({ dist: join(folder, 'dist') })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const headersOf = async (path: string, of: TestApp = app) => Object.fromEntries((await of.fetch(path)).headers)
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://lh3.googleusercontent.com https://avatars.githubusercontent.com; font-src 'self'; connect-src 'self'; frame-src 'self' http://*.localhost:3000; manifest-src 'self'; worker-src 'self'; media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types reader; report-to csp"
const documentHeaders = {
  'cache-control': 'no-cache',
  'content-length': String(document.length),
  'content-security-policy': policy,
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), clipboard-read=()',
  'referrer-policy': 'strict-origin',
  'reporting-endpoints': 'csp="/api/v1/csp-report"',
  etag: expect.any(String),
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
}

describe('the client', () => {
  it('has one document for every screen', async () => {
    for (const path of ['/', '/index.html', '/sites', '/project/abc?x=1', '/anything/else']) {
      const reply = await app.fetch(path)
      expect([path, reply.status, await reply.text()]).toEqual([path, 200, document])
    }
  })
  it('its document bears the exact headers', async () => {
    expect(await headersOf('/')).toEqual(documentHeaders)
  })
  it('a screen whose address bears a secret is kept by nobody and named to nobody', async () => {
    const secret = { ...documentHeaders, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    expect(await headersOf('/login/callback?access_token=x')).toEqual(secret)
    expect(await headersOf('/password-reset/confirm/uid/token')).toEqual(secret)
  })
  it('over https it stays there', async () => {
    const secure = await openApp({ dist: join(folder, 'dist'), env: { PUBLIC_URL: 'https://app.example', SITES_URL: 'https://{slug}.sites.example' } })
    expect(await headersOf('/', secure)).toEqual({
      ...documentHeaders,
      'content-security-policy': `${policy.replace('http://*.localhost:3000', 'https://*.sites.example')}; upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    })
    await secure.close()
  })
  it('ROUTE-03 what lies under static/ never changes, other files do', async () => {
    const common = { etag: expect.any(String), 'cross-origin-resource-policy': 'same-origin', vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' }
    expect(await headersOf('/static/js/main.abc123.js')).toEqual({
      ...common,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(script.length),
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(await headersOf('/icon.svg')).toEqual({
      ...common,
      'cache-control': 'no-cache',
      'content-length': '41',
      'content-type': 'image/svg+xml; charset=utf-8',
    })
  })
  it('ROUTE-13 what the page of the demo shows has no origin, and no other site may frame it', async () => {
    await writeFile(join(folder, 'dist/demo-frame.html'), document)
    expect((await headersOf('/demo-frame.html'))['content-security-policy']).toBe("sandbox allow-scripts allow-forms; frame-ancestors 'self'")
    expect((await headersOf('/icon.svg'))['content-security-policy']).toBe(undefined)
  })
  it('a file that is not there is 404, not the document', async () => {
    for (const path of ['/static/js/old.js', '/static/', '/missing.png']) expect([path, (await app.fetch(path)).status]).toEqual([path, 404])
    expect((await app.fetch('/static/js/old.js', { headers: { accept: 'text/html' } })).status).toBe(404)
    expect((await app.fetch('/page.php', { headers: { accept: 'text/html,*/*;q=0.8' } })).status).toBe(200)
  })
  it('nothing outside its folder, and no hidden file, can be read', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/static/..%5c..%5csecret.txt',
      '/.env',
      '/static/%2e%2e/.env',
      '//secret.txt',
    ]) {
      expect([path, (await (await app.fetch(path)).text()).includes('secret')]).toEqual([path, false])
    }
  })
  it('travels compressed to whoever takes it', async () => {
    const get = async (encoding: string) => {
      const reply = await app.fetch('/static/js/main.abc123.js', { headers: { 'accept-encoding': encoding } })
      return { encoding: reply.headers.get('content-encoding'), bytes: Buffer.from(await reply.arrayBuffer()) }
    }
    const [br, gzip] = [await get('gzip, deflate, br, zstd'), await get('gzip')]
    expect([br.encoding, brotliDecompressSync(br.bytes).toString(), gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['br', script, 'gzip', script])
    expect(['br;q=0, gzip;q=0.5', 'BR;q=1', '', 'brotli', 'identity', 'gzip;q=0.0'].map(encodingOf)).toEqual([
      'gzip',
      'br',
      'identity',
      'identity',
      'identity',
      'identity',
    ])
  })
  it('travels as the build has compressed it, where that is no older than the file', async () => {
    const get = async (path: string) => Buffer.from(await (await app.fetch(path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer())
    const built = brotliCompressSync('built')
    for (const name of ['fresh', 'stale']) {
      await writeFile(join(folder, `dist/static/js/${name}.js`), script)
      await writeFile(join(folder, `dist/static/js/${name}.js.br`), built)
    }
    await utimes(join(folder, 'dist/static/js/stale.js.br'), 1, 1)
    expect(await get('/static/js/fresh.js')).toEqual(built)
    expect(brotliDecompressSync(await get('/static/js/stale.js')).toString()).toBe(script)
  })
  it('is sent once for as long as it stays the same', async () => {
    const etag = (await app.fetch('/')).headers.get('etag') ?? ''
    const again = await app.fetch('/', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('content-security-policy')]).toEqual([304, '', policy])
    for (const known of [`W/${etag}`, `"x", ${etag}`]) expect((await app.fetch('/', { headers: { 'if-none-match': known } })).status).toBe(304)
    await writeFile(join(folder, 'dist/index.html'), `${document}<!-- -->`)
    expect((await app.fetch('/', { headers: { 'if-none-match': etag } })).status).toBe(200)
    await writeFile(join(folder, 'dist/index.html'), document)
  })
  it('answers HEAD without a body and refuses to be written', async () => {
    const head = await app.fetch('/', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', String(document.length)])
    const post = await app.fetch('/', { method: 'POST', body: 'x' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
  it('says what to run when it has not been built', async () => {
    const unbuilt = await openApp()
    const reply = await unbuilt.fetch('/')
    expect([reply.status, await reply.text()]).toEqual([503, 'The app has not been built yet. Run "npm run build" in its folder, then reload this page.\n'])
    await unbuilt.close()
  })
})
