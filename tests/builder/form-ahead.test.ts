import { describe, expect, it } from 'vitest'
import { createWorld, visitorOf, wholeOf } from '../../builder/accept/world.ts'
import { aheadScript } from '../../builder/render/form/script.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built, createOf } from '../support/acting.ts'

const site = built(
  'A costume rental website. Users can log in, see the rental price and deposit, and rent a costume. Staff manage costumes with price per day and deposit.',
)
const costumes = site.entities.find(({ singular }) => singular === 'costume')!
const price = costumes.fields.find(({ label }) => /per day$/.test(label))!
const cloak: SiteRow = { id: 'cloak', owner: null, created_at: 0, updated_at: 0, values: { name: 'Cloak', [price.id]: 8, deposit: 50 } }
const world = createWorld(site)
const page = wholeOf({ ...world, rows: new Map(world.rows).set('costumes', [cloak]) }, '/my-rentals', visitorOf(site, 'you', null))
const data = /data-ahead="([^"]*)"/.exec(page)![1]!.replaceAll('&quot;', '"')

/** What the script says of a form that is filled in so; null where it says nothing yet. */
function said(typed: Record<string, string>): string | null {
  const ahead = { dataset: { ahead: data }, hidden: true, textContent: '', closest: () => ({ addEventListener: () => {} }) }
  const document = { querySelectorAll: () => [ahead] }
  const form = class {
    *[Symbol.iterator]() {
      yield* Object.entries(typed)
    }
  }
  new Function('document', 'FormData', aheadScript)(document, form)
  return ahead.hidden ? null : ahead.textContent
}

describe('what a form comes to', () => {
  const by = createOf(site, 'rentals').fields[1]!
  it('is told in steps for the rows that can be chosen', () => {
    expect(JSON.parse(data)).toEqual({
      steps: [
        ['days', 'from_date', 'until', 'nights', null],
        ['copy', by, '', 'price', { cloak: 8 }],
        ['times', 'nights', 'price', 'rent', 1],
        ['copy', by, '', 'deposit', { cloak: 50 }],
        ['plus', 'rent', 'deposit', 'total', 1],
      ],
      sums: [
        ['price', price.label, '$', ''],
        ['rent', 'Rent', '$', ''],
        ['deposit', 'Deposit', '$', ''],
        ['total', 'Total', '$', ''],
      ],
    })
  })
  it('is said once all is chosen, and again when it changes', () => {
    const days = { [by]: 'cloak', from_date: '2031-05-02', until: '2031-05-05' }
    expect(said(days)).toBe(`${price.label}: $8.00 · Rent: $24.00 · Deposit: $50.00 · Total: $74.00`)
    expect(said({ ...days, until: '2031-05-07' })).toBe(`${price.label}: $8.00 · Rent: $40.00 · Deposit: $50.00 · Total: $90.00`)
    expect([said({ ...days, [by]: '' }), said({ ...days, until: '' }), said({ ...days, until: '2031-05-01' })]).toEqual([null, null, null])
  })
  it('is told by no form that comes to nothing', () => {
    const library = built('A book club. Users can log in and borrow books. Librarians manage books.')
    const shelf = createWorld(library)
    expect(library.pages.filter(({ path }) => wholeOf(shelf, path, visitorOf(library, 'you', null)).includes('data-ahead'))).toEqual([])
  })
})
