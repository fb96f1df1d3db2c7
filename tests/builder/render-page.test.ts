import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { entitiesOf, renderPage } from '../../builder/render/page.ts'
import { type SiteRequest, sitePaths } from '../../builder/site.ts'
import { models, request, rows } from '../support/models.ts'

const { pottery, orders, notes } = models
const read = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const roles = orders.roles.map(({ id }) => id)

/** Every page of every fixture, for every role that it has. */
const views = Object.values(models).flatMap((model: AppModel) =>
  [null, ...model.roles.map(({ id }) => id)].flatMap((role) =>
    model.pages.map(({ path }) => ({
      model,
      name: `${model.name} ${path} as ${role}`,
      changes: { visitor: { id: 'visitor-a', role }, roles: model.roles.map(({ id }) => id) },
      path,
    })),
  ),
)

/** The rows of a list as a file, under the list's own name. */
const isSheet = ({ pages }: AppModel, to: string) => pages.some(({ blocks }) => blocks.some(({ id }) => to.split('?')[0] === `/slug${sitePaths.sheets}${id}`))

describe('a page', () => {
  test.each(views)('of $name has one h1, unique ids, a title, and only links to pages of the model', ({ model, path, changes }) => {
    const page = renderPage(model, request(path, { ...changes, base: '/slug' }))
    const document = read(page.html)
    expect(document.querySelectorAll('h1').length).toBe(1)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(document.title.endsWith(model.name)).toBe(true)
    expect(document.documentElement.getAttribute('lang')).toBe('en')
    const paths = model.pages.map((one) => `/slug${one.path}`)
    const anchors = [...document.querySelectorAll('a[href]')]
      .map((one) => one.getAttribute('href') ?? '')
      .filter((href) => !/^(?:https?:|mailto:|tel:)/.test(href))
    for (const href of anchors) {
      const [to = '', anchor] = href.split('#')
      if (to && !isSheet(model, to)) expect(paths).toContain(to.split('?')[0])
      if (anchor && (to === '' || to === `/slug${path}`)) expect(ids).toContain(decodeURIComponent(anchor))
    }
  })

  test.each(views)('of $name ties every control to a label and every description to an element', ({ model, path, changes }) => {
    const document = read(renderPage(model, request(path, changes)).html)
    for (const control of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      expect(document.querySelectorAll(`label[for="${control.id}"]`).length).toBe(1)
    }
    for (const one of document.querySelectorAll('[aria-describedby], [aria-labelledby]')) {
      const named = `${one.getAttribute('aria-describedby') ?? ''} ${one.getAttribute('aria-labelledby') ?? ''}`.split(' ').filter(Boolean)
      for (const id of named) expect(document.getElementById(id)).not.toBeNull()
    }
  })

  test('of the same request has the same bytes', () => {
    expect(views.map(({ model, path, changes }) => renderPage(model, request(path, changes)))).toEqual(
      views.map(({ model, path, changes }) => renderPage(structuredClone(model), structuredClone(request(path, changes)))),
    )
  })

  test('has no script, style or handler within it', () => {
    const { html } = renderPage(pottery, request('/'))
    expect(html.match(/<script(?! type="application\/ld\+json">\{[^<]*\}<\/script>)(?! src="[^"]*" defer><\/script>)|<style| style=| on\w+=/g)).toEqual(null)
  })

  test('names stylesheet and script by their version under the base', () => {
    const { html } = renderPage(pottery, request('/', { base: '/kiln' }))
    expect(html).toMatch(/<link rel="stylesheet" href="\/kiln\/_site\/style\.css\?v=[0-9a-z]+">/)
    expect(html).toMatch(/<script src="\/kiln\/_site\/site\.js\?v=[0-9a-z]+" defer><\/script>/)
  })

  test('BUILD-05 bears the badge unless the plan can remove it', () => {
    expect(renderPage(notes, request('/')).html).toContain('Made with SparkSite')
    expect(renderPage(notes, request('/', { badge: false })).html).not.toContain('Made with SparkSite')
  })

  test('at an unknown path is a 404 in the looks of the site', () => {
    const page = renderPage(pottery, request('/nowhere'))
    expect(page.status).toBe(404)
    expect(read(page.html).querySelector('h1')?.textContent).toBe('Page not found')
    expect(read(page.html).querySelector('header .brand')?.textContent).toBe('Kiln & Clay Studio')
  })

  test('of a role that the visitor does not have says so and offers the switch where it is allowed', () => {
    const allowed = renderPage(orders, request('/jobs', { roles }))
    const document = read(allowed.html)
    expect(allowed.status).toBe(403)
    expect(document.querySelector('main .lead')?.textContent).toBe('This page is for the role “Driver”. You are viewing the site as “User”.')
    expect(document.querySelector('main form')?.getAttribute('action')).toBe('/_session')
    expect(document.querySelector('main form input[name=back]')?.getAttribute('value')).toBe('/jobs')
    expect(read(renderPage(orders, request('/jobs')).html).querySelector('main form')).toBeNull()
  })

  test('offers the role switch only where there is a choice, with the current role pressed', () => {
    expect(read(renderPage(orders, request('/', { roles: ['user'] })).html).querySelector('.roles')).toBeNull()
    const document = read(renderPage(orders, request('/', { roles, visitor: { id: 'visitor-a', role: 'driver' } })).html)
    expect(
      [...document.querySelectorAll('.roles button')].map((one) => [one.textContent, one.getAttribute('value'), one.getAttribute('aria-pressed')]),
    ).toEqual([
      ['User', 'user', 'false'],
      ['Driver', 'driver', 'true'],
      ['Administrator', 'administrator', 'false'],
    ])
  })

  test('marks its own entry in the navigation, which has the pages of the role', () => {
    const document = read(renderPage(orders, request('/statistics', { visitor: { id: 'visitor-a', role: 'administrator' } })).html)
    expect([...document.querySelectorAll('.nav-wide a')].map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
      ['Home', null],
      ['Drivers', null],
      ['Complaints', null],
      ['Manage orders', null],
      ['Statistics', 'page'],
    ])
  })

  test('has an entry for each page, of which a menu holds those beyond the first eight', () => {
    const titles = Array.from({ length: 16 }, (_, number) => `Quarterly report ${number + 1}`)
    const pages = titles.map((title, number) => ({
      ...orders.pages[0]!,
      id: `report_${number}`,
      path: `/report-${number}`,
      title,
      navigation: title,
      blocks: [],
    }))
    const many: AppModel = { ...orders, pages: [...orders.pages, ...pages] }
    const document = read(renderPage(many, request('/report-15')).html)
    expect([...document.querySelectorAll('.nav-wide a')].map((one) => one.textContent)).toEqual(expect.arrayContaining(titles))
    expect([...document.querySelectorAll('.nav-more a')].map((one) => one.textContent)).toEqual(titles.slice(3))
    expect(document.querySelector('.nav-more summary')?.className).toBe('is-current')
    expect(document.querySelector('.nav-more [aria-current]')?.textContent).toBe('Quarterly report 16')
  })

  test('has one line of header where the entries fit beside the name, and two where they do not', () => {
    const headerOf = (count: number): string | undefined => {
      const pages = Array.from({ length: count }, (_, number) => ({
        ...orders.pages[0]!,
        id: `page_${number}`,
        path: `/page-${number}`,
        navigation: `Section ${number}`,
        blocks: [],
      }))
      return read(renderPage({ ...orders, name: 'Orders', pages: [orders.pages[0]!, ...pages] }, request('/')).html).querySelector('.site-header')?.className
    }
    expect([4, 6, 9].map(headerOf)).toEqual(['site-header on-header', 'site-header on-header is-long', 'site-header on-header is-tall'])
  })

  test('keeps the bytes of every block that an edit does not touch', () => {
    const edited: AppModel = {
      ...pottery,
      theme: { ...pottery.theme, component: '#006400', parts: { header: '#006400' } },
      pages: pottery.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => (block.id === 'offers' ? { ...block, heading: 'Ways in' } : block)) })),
    }
    const blocksOf = (model: AppModel) =>
      renderPage(model, request('/'))
        .html.split('<section ')
        .filter((one) => !one.includes('id="offers"'))
        .slice(1)
    expect(blocksOf(edited)).toEqual(blocksOf(pottery))
  })

  test('takes under 3 ms of the processor', () => {
    const jobs = request('/manage-orders', { visitor: { id: 'visitor-a', role: 'administrator' } })
    const pass = (): number => {
      const start = process.cpuUsage()
      for (let round = 0; round < 20; round += 1) renderPage(orders, jobs)
      return process.cpuUsage(start).user / 20_000
    }
    expect(Math.min(...Array.from({ length: 10 }, pass))).toBeLessThan(3)
  })
})

test('entitiesOf names the entities of the blocks and those that their fields refer to', () => {
  expect(entitiesOf(orders, '/complaints')).toEqual(['complaints', 'orders', 'drivers'])
  expect(entitiesOf(pottery, '/class')).toEqual(['classes', 'bookings'])
  expect(entitiesOf(pottery, '/about')).toEqual([])
  expect(entitiesOf(pottery, '/nowhere')).toEqual([])
})

test('a page needs no rows but those of entitiesOf', () => {
  for (const { model, path, changes } of views) {
    const needed = Object.fromEntries(Object.entries(rows).filter(([id]) => entitiesOf(model, path).includes(id)))
    const with_ = (some: SiteRequest['rows']) => renderPage(model, request(path, { ...changes, rows: some })).html
    expect(with_(needed)).toBe(with_(rows))
  }
})
