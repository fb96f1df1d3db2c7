import { expect, test } from 'vitest'
import { act, createWorld, nobodyOf, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { needsAccount } from '../../builder/render/account/who.ts'
import { siteOf } from '../support/visitor-words.ts'

const logged = siteOf('A site of a cycling group. Members can log in, add routes and write comments on routes. There is a contact form.')
const add = logged.actions.find(({ kind, entity }) => kind === 'create' && entity === 'routes')!

test('where people log in, nobody adds to what all read without an account, but for what is sent to those who run the site', () => {
  const stranger = nobodyOf(logged)
  const creates = logged.actions.filter(({ kind, role }) => kind === 'create' && role === undefined)
  const free = creates.flatMap(({ id, entity }) => (needsAccount(logged, stranger, id) ? [] : [entity]))
  expect([needsAccount(logged, stranger, add.id), free.includes('routes'), free.some((id) => /comment/.test(id))]).toEqual([true, false, false])
  expect(free.some((id) => /messages|inquiries|contact/.test(id))).toBe(true)
})

test('a stranger finds the way to log in in place of the form, and no buttons at samples', () => {
  const world = createWorld(logged)
  const page = pageOf(world, '/routes', nobodyOf(logged))
  expect(page).toContain('Log in first: add route with your account.')
  expect(page).not.toContain(`/_actions/${add.id}`)
  expect(page).not.toContain('>Edit<')
  const [route] = rowsOf(world, 'routes')
  const talk = pageOf(world, '/route', nobodyOf(logged), { row: route!.id })
  expect(talk).toContain('with your account.')
  expect(talk).not.toContain('<textarea')
})

test('whoever has an account adds there as before', () => {
  const member = visitorOf(logged, 'mara', null)
  const world = createWorld(logged)
  expect(pageOf(world, '/routes', member)).toContain(`/_actions/${add.id}`)
  const done = act(world, add.id, null, { name: 'Round the reservoir' }, member)
  expect('refused' in done ? done.refused : rowsOf(done.world, 'routes')[0]!.values.name).toBe('Round the reservoir')
})

test('what the words let visitors do is open to them', () => {
  const isKept = (who: string): boolean => {
    const site = siteOf(`A village site with news. Residents can log in and read news. ${who} can add stories.`)
    return needsAccount(site, nobodyOf(site), site.actions.find(({ kind, entity }) => kind === 'create' && entity === 'stories')!.id)
  }
  expect([isKept('Visitors'), isKept('Users')]).toEqual([false, true])
})

test('where no login is required, there is none', () => {
  const site = siteOf('A herd record app. Users can add cows and record milk yields. No login is required.')
  expect(site.accounts).toBeUndefined()
  expect(site.pages.map(({ title }) => title)).toEqual(['Herd Record', 'Cows', 'Milk yields', 'Cow', 'Milk yield'])
})

test('where no login is required, everybody keeps all of it, and nobody manages', () => {
  const site = siteOf(
    'A herd record web application for a farm. Users can add cows, note vaccinations and record health data. The site shows news. No login is required.',
  )
  expect(site.roles.map(({ name }) => name)).toEqual(['User'])
  expect(site.entities.map(({ plural, read, write }) => `${plural}: ${read}, ${write}`)).toEqual([
    'cows: public, anyone',
    'health data: public, anyone',
    'news articles: public, anyone',
    'vaccinations: public, anyone',
  ])
  expect(site.pages.filter(({ role }) => role !== undefined)).toEqual([])
})
