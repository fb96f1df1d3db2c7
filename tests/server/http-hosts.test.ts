import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostOf, placesOf } from '../../server/http/hosts.ts'
import { networkOf, slidingWindow } from '../../server/http/sliding-window.ts'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

describe('host names', () => {
  it('say what answers, whatever the port', () => {
    const place = placesOf('http://localhost:3000', 'http://{slug}.localhost:3000')
    expect(place('localhost')).toEqual({ kind: 'app' })
    expect(place('127.0.0.1')).toEqual({ kind: 'portable' })
    expect(place('barber.localhost')).toEqual({ kind: 'site', slug: 'barber' })
    expect(place('p-abc.localhost')).toEqual({ kind: 'preview', label: 'abc' })
    for (const host of ['evil.example', 'a.barber.localhost', '.localhost', 'localhost.evil.example', 'xlocalhost', '', '[::1]', '0.0.0.0']) {
      expect([host, place(host)]).toEqual([host, { kind: 'unknown' }])
    }
  })
  it('may put the sites on a domain of their own', () => {
    const place = placesOf('https://app.example', 'https://{slug}.sites.example')
    expect([place('app.example'), place('barber.sites.example'), place('barber.app.example'), place('sites.example')]).toEqual([
      { kind: 'app' },
      { kind: 'site', slug: 'barber' },
      { kind: 'unknown' },
      { kind: 'unknown' },
    ])
  })
  it('are read without port and in lower case', () => {
    expect(['http://Shop.LOCALHOST:3000/x', 'http://localhost', 'http://[::1]:3000/', 'http://a:1/b//c:2'].map(hostOf)).toEqual([
      'shop.localhost',
      'localhost',
      '[::1]',
      'a',
    ])
  })
  it('that are of no one here are 421', async () => {
    const reply = await app.fetch('http://evil.example/api/v1/billing/plans/')
    expect([reply.status, await reply.text()]).toEqual([421, 'This server answers at http://localhost:3000\n'])
  })
  it('of sites and previews have no API, no mailbox and no app', async () => {
    for (const host of ['barber.localhost:3000', 'p-abcdefghijklmnopqrstuvwxyz.localhost:3000', '127.0.0.1:3000']) {
      for (const path of ['/api/v1/billing/plans/', '/dev/mailbox/', '/dev/mailbox.json', '/projects/']) {
        const reply = await app.fetch(`http://${host}${path}`)
        expect([host, path, reply.status, (await reply.text()).includes('creator')]).toEqual([host, path, 404, false])
      }
    }
  })
  it('the portable host leads to the app, and both say that they serve', async () => {
    const portable = await app.fetch('http://127.0.0.1:3000/')
    expect([portable.status, portable.headers.get('location')]).toEqual([302, 'http://localhost:3000/'])
    for (const host of ['127.0.0.1:3000', 'localhost:3000']) expect((await app.fetch(`http://${host}/healthz`)).status).toBe(200)
  })
})

describe('a sliding window', () => {
  it('has room again when the oldest one has left it', () => {
    let at = 100
    const window = slidingWindow(2, 60, () => at)
    const take = (key: string, now: number) => {
      at = now
      return window.tryTake(key)
    }
    expect([take('a', 100), take('a', 130), take('a', 140), take('b', 140), take('a', 159), take('a', 160), take('a', 161)]).toEqual([0, 0, 20, 0, 1, 0, 29])
    window.clear('a')
    expect(take('a', 161)).toBe(0)
  })
  it('does not outlast a clock that is set back', () => {
    let at = 100_000
    const window = slidingWindow(1, 60, () => at)
    window.tryTake('a')
    at = 100
    expect([window.tryTake('a'), window.tryTake('a')]).toEqual([0, 60])
  })
  it('forgets the longest untouched keys rather than growing without end', () => {
    const window = slidingWindow(1, 60, () => 100)
    for (let key = 0; key <= 20_001; key++) window.tryTake(String(key))
    expect([window.tryTake('0'), window.tryTake('20001')]).toEqual([0, 60])
  })
  it('counts an IPv6 network as one', () => {
    expect(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:0:7::1', '2001:0db8:0000:0007:ffff::2', '::1', '2001:db8:1:7::1'].map(networkOf)).toEqual([
      '203.0.113.9',
      '203.0.113.9',
      '2001:db8:0:7',
      '2001:db8:0:7',
      '0:0:0:0',
      '2001:db8:1:7',
    ])
  })
})
