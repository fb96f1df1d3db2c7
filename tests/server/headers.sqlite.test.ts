import { describe, expect, it } from 'vitest'
import { builtInOf, documentHeaders } from '../../server/web/headers.rules.ts'

const none = { monitoring: null, google: null }
const meta = (name: string, content: string) => `<head><meta name="built-in-${name}" content="${content}"></head>`
const headersWith = (document: string) => documentHeaders('/', 'https://app.example', 'https://{slug}.sites.example', builtInOf(document))
const directives = (document: string) =>
  Object.fromEntries(
    (headersWith(document)['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )

describe('what a client was built with', () => {
  it('is nothing by default', () => {
    expect(builtInOf('<head><title>SparkSite</title></head>')).toEqual(none)
  })
  it.each(['javascript:alert(1)', 'data:text/javascript,1', "https://x.example/;script-src 'unsafe-inline'", '//x.example', ''])(
    'is not %s, which is no address of the web',
    (content) => {
      expect([builtInOf(meta('google', content)), builtInOf(meta('monitoring', content)).monitoring?.includes(';') ?? false]).toEqual([none, false])
    },
  )
  it("MON-03 opens the policy to monitoring's origin, and to nothing else", () => {
    const [plain, monitored] = [directives(''), directives(meta('monitoring', 'https://o1.ingest.example/7'))]
    expect(monitored).toEqual({ ...plain, 'connect-src': "'self' https://o1.ingest.example" })
  })
  it("LOGIN-15 opens the policy to Google's script, style, frame and calls, and to popups", () => {
    const plain = directives('')
    const document = meta('google', 'https://accounts.google.com/gsi/client')
    const { 'require-trusted-types-for': _, 'trusted-types': __, ...rest } = plain
    expect(directives(document)).toEqual({
      ...rest,
      'script-src': "'self' https://accounts.google.com/gsi/client",
      'style-src': "'self' https://accounts.google.com/gsi/style",
      'connect-src': "'self' https://accounts.google.com/gsi/",
      'frame-src': "'self' https://*.sites.example https://accounts.google.com/gsi/",
    })
    expect(headersWith(document)).toMatchObject({
      'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types reader google; report-to csp",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  })
})
