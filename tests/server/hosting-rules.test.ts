import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteHeaders } from '../../server/hosting/headers.rules.ts'
import { isSlug, slugFor, withSuffix } from '../../server/hosting/slug.rules.ts'
import { isManageKey, manageKey, standingInPreview, standingOnSite } from '../../server/hosting/visitor.rules.ts'
import { studio } from '../support/studio.ts'

describe('the address of a site', () => {
  it.each([
    ['Clay Corner', 'clay-corner'],
    ['  Café “Zoë’s” №1  ', 'cafe-zoes-no1'],
    ['Admin', 'site-admin'],
    ['p-hack', 'site-p-hack'],
    ['xn--80ak6aa92e', 'xn-80ak6aa92e'],
    ['ab', 'site-ab'],
    ['', 'site'],
    ['陶芸教室', 'site'],
    ['A'.repeat(60), 'a'.repeat(40)],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('of %j is %s', (name, slug) => {
    expect(slugFor(name)).toBe(slug)
  })
  it('is legal for every name, with and without something behind it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugFor(name)
        return (slug === 'site' || isSlug(slug)) && isSlug(withSuffix(slug, '2')) && isSlug(withSuffix(slug, 'abcdefghij'))
      }),
    )
  })
  it.each(['app', 'api', 'www', 'admin', 'login', 'static', 'mail', 'healthz', 'p-abc', 'xn--abc', 'a', 'ab', '-abc', 'abc-', 'a_b', 'Abc', 'a'.repeat(41)])(
    'is never %s',
    (slug) => {
      expect(isSlug(slug)).toBe(false)
    },
  )
})

describe('the headers of a site', () => {
  const shared = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'cache-control': 'private, no-cache',
  }
  const closed = (microphone: string) => ({
    'permissions-policy': `camera=(), microphone=(${microphone}), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), clipboard-read=()`,
  })
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self' data:; media-src 'self' data: blob: https:; connect-src 'self'; form-action 'self'; frame-src 'none'; worker-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors "
  it.each([
    ['deployed', "'self' http://localhost:3000"],
    ['portable', "'self' http://localhost:3000; sandbox allow-scripts allow-forms allow-modals allow-downloads"],
    ['preview', 'http://localhost:3000; sandbox allow-scripts allow-forms allow-modals allow-downloads'],
  ] as const)('are exact where it is %s', (reach, end) => {
    expect(siteHeaders(reach, 'http://localhost:3000')).toEqual({
      'content-security-policy': policy + end,
      ...shared,
      ...closed(reach === 'deployed' ? 'self' : ''),
    })
  })
})

describe('the key to the management end', () => {
  const key = new Uint8Array(32).fill(7)
  const of = { purpose: 'link', project_id: 'p1', slug: 'clay' } as const
  const good = manageKey(key, of, 1000)
  it('opens its own site, for its own purpose, until it expires', () => {
    expect(isManageKey(key, of, good, 999)).toBe(true)
    expect(isManageKey(key, of, good, 1000)).toBe(false)
    expect(isManageKey(key, { ...of, slug: 'other' }, good, 999)).toBe(false)
    expect(isManageKey(key, { ...of, project_id: 'p2' }, good, 999)).toBe(false)
    expect(isManageKey(key, { ...of, purpose: 'session' }, good, 999)).toBe(false)
    expect(isManageKey(new Uint8Array(32), of, good, 999)).toBe(false)
  })
  it.each(['', '1000', '1000.', good.replace('1000', '2000'), `${good}a`, good.slice(0, -1), `x${good}`, 'null', '9'.repeat(5000)])('is not %j', (text) => {
    expect(isManageKey(key, of, text, 999)).toBe(false)
  })
})

describe('the role of a visitor', () => {
  it('in a preview is any, and the first at the beginning', () => {
    expect(standingInPreview(studio, null)).toEqual({ role: 'visitor', roles: ['visitor', 'staff'] })
    expect(standingInPreview(studio, 'staff')).toEqual({ role: 'staff', roles: ['visitor', 'staff'] })
    expect(standingInPreview(studio, 'nobody')).toEqual({ role: 'visitor', roles: ['visitor', 'staff'] })
  })
  it('on a deployed site never manages without the owner’s key', () => {
    expect(standingOnSite(studio, 'staff', false)).toEqual({ role: null, roles: ['visitor'] })
    expect(standingOnSite(studio, 'visitor', false)).toEqual({ role: 'visitor', roles: ['visitor'] })
    expect(standingOnSite({ ...studio, roles: studio.roles.slice(1) }, 'staff', false)).toEqual({ role: null, roles: [] })
    expect(standingOnSite(studio, null, true)).toEqual({ role: 'staff', roles: ['visitor', 'staff'] })
    expect(standingOnSite(studio, 'visitor', true)).toEqual({ role: 'visitor', roles: ['visitor', 'staff'] })
  })
})
