import { describe, expect, it } from 'vitest'
import { createWorld, isOnPage, nobodyOf, pageOf } from '../../builder/accept/world.ts'
import { renderMain } from '../../builder/render/page.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A tool library where neighbours borrow tools and leave reviews')
const visitor = nobodyOf(site)

describe('the parts of a page', () => {
  it('are what it has between its header and its footer, whichever is asked for first', () => {
    const request = { path: '/tools', query: {}, base: '', visitor, roles: [], rows: {}, today: '2026-01-15', badge: false }
    const [fromEnd, asWhole] = [renderMain(site, request), renderMain(site, request)]
    const last = fromEnd.parts.at(-1)!().toString()
    const parts = fromEnd.parts.map((part) => part().toString())
    expect(parts.at(-1)).toBe(last)
    expect(asWhole.whole()).toContain(`<main id="page--main" tabindex="-1">\n${parts.join('')}</main>`)
    expect(fromEnd.whole()).toBe(asWhole.whole())
  })
  it('are looked at until one tells', () => {
    const world = createWorld(site)
    const looked: string[] = []
    const isThere = isOnPage(world, '/tools', visitor, (html) => looked.push(html) > 0 && html.includes('<h1>'))
    const whole = pageOf(world, '/tools', visitor)
    expect(isThere).toBe(true)
    expect(whole.startsWith(looked.join(''))).toBe(true)
    expect(whole.length).toBeGreaterThan(looked.join('').length)
    expect(isOnPage(world, '/tools', visitor, (html) => html.includes('nowhere on it'))).toBe(false)
  })
})
