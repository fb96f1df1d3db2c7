import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { act, createWorld, nobodyOf, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { entitiesOf, renderPage } from '../../builder/render/page.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const flats = siteOf(
  'A letting site. Visitors browse flats with rent and size, book a viewing for a flat and apply for a flat. Staff manage flats, viewings and applications.',
)
const pageFor = ({ pages }: AppModel, entity: string): string =>
  pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === entity))!.path
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const formsIn = (html: string) =>
  [...read(html).querySelectorAll('.about-form')].map((one) => ({
    name: one.querySelector('summary')?.textContent,
    isOpen: one.hasAttribute('open'),
    about: one.querySelector('input[name=flat], input[name=home]')?.getAttribute('value'),
  }))

const flat = pageFor(flats, 'flats')
const ada = visitorOf(flats, 'ada', null)
const world = createWorld(flats)
const at = { row: 'flats-sample-2' }

describe('the page of a row', () => {
  it('has a form for each thing that is asked for about it, which goes without asking what it is about', () => {
    expect(formsIn(pageOf(world, flat, ada, at))).toEqual([
      { name: 'Book viewing', isOpen: true, about: 'flats-sample-2' },
      { name: 'Apply for a flat', isOpen: false, about: 'flats-sample-2' },
    ])
    const booking = read(pageOf(world, flat, ada, at)).querySelector('form[action$=book_viewing]')
    expect([booking?.querySelector('select[name=flat]'), booking?.querySelector('[name=at]')?.getAttribute('value')]).toEqual([null, 'flats-sample-2'])
  })

  it('leads to those forms by its buttons, and lists of others do so by their address', () => {
    const buttons = (html: string) => [...read(html).querySelectorAll('.row-actions a')].map((one) => one.getAttribute('href'))
    expect(buttons(pageOf(world, flat, ada, at)).filter((to) => to?.startsWith('#'))).toHaveLength(2)
    expect(buttons(pageOf(world, '/flats', ada))[0]).toMatch(/^\/my-viewings\?set\.flat=/)
  })

  it('lists what somebody asked for there to them, and to nobody else', () => {
    const typed = { flat: 'flats-sample-2', date: '2026-02-03', time: '10:00', name: 'Ada' }
    const done = act(world, createOf(flats, 'viewings').id, null, typed, ada)
    if ('refused' in done) throw new Error(done.refused)
    expect(rowsOf(done.world, 'viewings').find(({ owner }) => owner === 'ada')?.values.flat).toBe('flats-sample-2')
    const seen = (of: World, who: string) => read(pageOf(of, flat, visitorOf(flats, who, null), at)).querySelectorAll('.related a[href*="made-"]').length
    expect([seen(done.world, 'ada'), seen(done.world, 'eve')]).toEqual([1, 0])
  })

  it('opens the form that was refused, on the row that it is about', () => {
    const refused = { action: createOf(flats, 'flat_applications').id, row: null, errors: { '': 'Not now.' }, typed: { home: 'flats-sample-2' } }
    const rows = Object.fromEntries(entitiesOf(flats, flat).map((id) => [id, rowsOf(world, id)]))
    const { html } = renderPage(flats, { path: flat, query: {}, base: '', visitor: ada, roles: [], rows, today: '2026-01-15', badge: false, refused })
    expect(formsIn(html).map(({ isOpen, about }) => [isOpen, about])).toEqual([
      [false, 'flats-sample-2'],
      [true, 'flats-sample-2'],
    ])
    expect(read(html).querySelector('.about-form .summary')?.textContent).toContain('Not now.')
  })

  it('has those of their role for who runs the site, closed', () => {
    const depot = siteOf('A warehouse system. Staff manage items with quantity and minimum stock, create purchase orders and record goods issues.')
    const staff = visitorOf(depot, 'sue', depot.roles.find(({ manages }) => manages)!.id)
    const page = pageOf(createWorld(depot), pageFor(depot, 'items'), staff)
    expect(formsIn(page).map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['Create purchase order', false],
      ['Record goods issue', false],
    ])
  })

  it('has none for those who run the site where they ask for nothing', () => {
    const staff = flats.roles.find(({ manages }) => manages)!.id
    expect(formsIn(pageOf(world, flat, visitorOf(flats, 'sue', staff), at))).toEqual([])
  })

  it('leads who is not logged in to do so, and back to the row', () => {
    const closed: AppModel = { ...flats, accounts: { ...flats.accounts!, actions: [createOf(flats, 'viewings').id] } }
    const entrance = read(pageOf(createWorld(closed), flat, nobodyOf(closed), at)).querySelector('.about-form .empty a')
    expect(entrance?.getAttribute('href')).toBe('/log-in?next=%2Fflat%3Frow%3Dflats-sample-2')
  })
})
