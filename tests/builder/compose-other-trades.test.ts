import { expect, it } from 'vitest'
import { isGoods, isTradedIn, sayingsOf } from '../../builder/lexicon/composed.ts'
import type { Entity } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const entityIn = (words: string, plural: string): Entity => siteOf(words).entities.find((entity) => entity.plural === plural)!
const titlesIn = (words: string, plural: string): string[] => {
  const { title, seeds } = entityIn(words, plural)
  return seeds.map((row) => String(row[title]))
}
const upkeep = (sort: 'site' | 'vehicle') =>
  sort === 'site'
    ? /: (?:check the cables|replace a fuse|cut the grass around it|read the meters|mend the fence|yearly safety check)$/
    : /: (?:change the brake pads|check the tyres|charge the battery|change the oil|mend the rear light|yearly inspection)$/

it.each([
  [
    'A solar power monitoring dashboard for several solar stations. Technicians complete maintenance orders. Users view stations.',
    'maintenance orders',
    'stations',
    upkeep('site'),
  ],
  ['A vehicle fleet website. Managers manage vehicles and maintenance tasks.', 'maintenance tasks', 'vehicles', upkeep('vehicle')],
])('upkeep is of what the site keeps, by its sort: %s', (words, plural, things, done) => {
  const titles = titlesIn(words, plural)
  const kept = titlesIn(words, things)
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => !done.test(title) || !kept.includes(title.slice(0, title.lastIndexOf(': '))))).toEqual([])
})

it.each([
  ['A plant swap community for neighbours. Members post plants and propose swaps.', 'swaps', 'plants'],
  ['A book swap site for readers. Readers post books and propose swaps.', 'swaps', 'books'],
])('what is swapped is one thing of the site for another: %s', (words, plural, things) => {
  const kept = titlesIn(words, things)
  const { seeds, title } = entityIn(words, plural)
  expect(seeds.length).toBeGreaterThan(3)
  expect(seeds.filter((row) => row[title] !== `${row.offered} for ${row.wanted}` || row.offered === row.wanted)).toEqual([])
  expect(seeds.filter(({ offered }) => !kept.includes(String(offered)))).toEqual([])
})

it.each([
  ['A second-hand vinyl record shop. Customers browse records and submit trade-in requests.', /^(?:Paper Moons|Blue Harbour|Six Rivers|Glass City)$/],
  ['A camera shop. Customers browse cameras and submit trade-in requests.', /camera|lens|tripod|flash|film|photo/i],
])('what is traded in is what the house deals in: %s', (words, fits) => {
  const titles = titlesIn(words, 'trade-in requests')
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => !fits.test(title))).toEqual([])
})

it('a day or a stay is told apart by its place or its guest', () => {
  const days = titlesIn('A scout cabin website. Members sign up for work days. Leaders manage work days.', 'work days')
  expect(days.filter((title) => !/^Work day, \d+ \p{L}/u.test(title))).toEqual([])
  expect(new Set(days).size).toBeGreaterThan(3)
})

it.each([
  ['A solar farm monitoring dashboard with inverters and alarms. Administrators set alarm thresholds.', /voltage|Inverter|output|Insulation|Frequency/],
  ['A server monitoring dashboard with hosts. Operators manage alarm thresholds.', /CPU|Disk|traffic|answers/],
])('thresholds are of what is measured there: %s', (words, fits) => {
  const titles = titlesIn(words, 'alarm thresholds')
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => !fits.test(title))).toEqual([])
})

it.each([
  ['A cattery management platform for pet boarding. Staff manage pets, room allocations and daily care logs.', 'room allocations', 'pet'],
  ['A cemetery office system. Clerks manage grave plots and lease contracts.', 'contracts', 'grave'],
])('what is let or given to somebody refers to it: %s', (words, plural, field) => {
  const { seeds, title } = entityIn(words, plural)
  expect(seeds.length).toBeGreaterThan(3)
  expect(seeds.filter((row) => typeof row[field] !== 'number' || /Flat|bed \d/.test(String(row[title])))).toEqual([])
})

it('a contract keeps its fee, which nobody pays by the day', () => {
  const { fields } = entityIn('A cemetery office system. Clerks manage grave plots, lease contracts and fee payments.', 'contracts')
  expect(fields.flatMap(({ label, type }) => (type === 'money' ? [label] : []))).toEqual(['Fee'])
})

it('incidents of a rescue association are no printers', () => {
  const titles = titlesIn('A website for a mountain cave rescue association. Administrators publish incident reports.', 'incident reports')
  expect(titles).toContain('Broken ankle, deep in the passage')
})

it('programs of exercises say how often, and others say nothing', () => {
  const own = { kit: 'project', noun: 'training programme' } as const
  expect(sayingsOf(own, { kit: 'trade_item', noun: 'exercise' })?.sayings[0]).toEqual('three times a week=For six weeks, then we look again.')
  expect(sayingsOf(own, { kit: 'trade_item', noun: 'budget' })).toEqual(undefined)
})

it('kinds of goods are told from papers', () => {
  expect([isGoods('ad', 'listing'), isGoods('trade_item', 'houseplant'), isGoods('contract', 'lease')]).toEqual([true, false, false])
  expect([isTradedIn('trade_request', 'trade-in request'), isTradedIn('trade_request', 'pickup request')]).toEqual([true, false])
})

it('whoever is graded in a studio has a name', () => {
  const names = titlesIn('A fitness studio. Trainers record scores of members.', 'scores')
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !/^\p{L}+ \p{L}+$/u.test(name) || name === 'Quiet Storm')).toEqual([])
})

it('a return of what was hired says how it came back, and one of what was bought why', () => {
  const hired = titlesIn('A musical instrument rental website. Customers browse instruments, rent instruments and record returns.', 'returns')
  const bought = titlesIn('A clothes shop. Customers buy products and submit returns.', 'returns')
  const back = /: (?:back in good order|a day late|with a scratch|two days early|to be cleaned|one part missing)$/
  expect(hired.filter((title) => !back.test(title))).toEqual([])
  expect(bought).toEqual(expect.arrayContaining(['Wrong size']))
})

it('a work order of a clinic is for somebody', () => {
  const titles = titlesIn('A dental clinic. Dentists submit work orders. Managers manage work orders.', 'work orders')
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => !/, \p{Lu}\p{L}+ \p{Lu}/u.test(title))).toEqual([])
})
