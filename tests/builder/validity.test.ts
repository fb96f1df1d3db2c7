import { describe, expect, it } from 'vitest'
import { sentences } from '../support/sentences.ts'
import { invalidIn, judge } from '../support/validity.ts'
import { visit } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const described = [
  'A bakery shop. Customers can browse cakes, search cakes, place orders and cancel orders. Administrators can manage cakes, approve orders and view statistics. Use ivory for the background and dark olive green for the buttons.',
  'A costume library. Members search for costumes, borrow a costume and write a review. The librarian adds costumes, approves loans and edits costumes. Cream page with moss green buttons.',
  'A clinic. Patients can register, log in, book appointments and view their appointments. Doctors can confirm appointments. Administrators can manage doctors, patients and appointments.',
  'A help desk where staff answer tickets and customers submit tickets and see their tickets. Black background with orange elements.',
]

describe('the pages of built sites', () => {
  it.each([...sentences.slice(0, 6), ...described.slice(1)])('BUILD-04 are valid HTML without a dead link, for every role: %s', (words) => {
    const { pages, invalid, dead } = judge(siteOf(words))
    expect(pages).toBeGreaterThan(0)
    expect([invalid, dead]).toEqual([[], []])
  })

  it('are told apart from invalid ones', () => {
    expect(
      invalidIn('<!doctype html><html lang="en"><head><title>x</title></head><body><p><div>x</div></p><img src="x"></body></html>').length,
    ).toBeGreaterThan(0)
    const site = siteOf(described[0] ?? '')
    const broken = {
      ...site,
      pages: site.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => (block.kind === 'form' ? { ...block, id: 'same' } : block)) })),
    }
    const gone = { ...site, actions: site.actions.filter(({ id }) => id !== 'place_order') }
    expect(judge(broken).pages).toBe(judge(site).pages)
    expect(judge(gone).dead).toEqual([])
  })
})

describe('a visitor who knows what can be read alone', () => {
  it.each(described)('BUILD-06 finds each named function, uses it and finds its record again: %s', async (words) => {
    const tried = await visit(words, siteOf(words))
    const undone = tried.filter(({ came }) => came !== '').map(({ verb, object, came }) => `${verb} ${object}: ${came}`)
    expect(tried.length).toBeGreaterThan(2)
    expect(undone).toEqual([])
  })

  it('says what is missing where a site does not do what its words say', async () => {
    const words = described[0] ?? ''
    const site = siteOf(words)
    const bare = { ...site, pages: site.pages.filter(({ path }) => path === '/').map((page) => ({ ...page, blocks: page.blocks.slice(0, 1) })) }
    const tried = await visit(words, bare)
    expect(tried.filter(({ came }) => came === '').map(({ verb }) => verb)).toEqual([])
    expect(tried.find(({ verb }) => verb === 'search')?.came).toBe('no search field')
  })
})
