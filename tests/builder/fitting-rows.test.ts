import { expect, it } from 'vitest'
import type { Entity, Value } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const entityIn = (words: string, plural: string): Entity => siteOf(words).entities.find((entity) => entity.plural === plural)!
/** Two columns of all sample rows, in alphabetical order. */
const pairsIn = (words: string, plural: string, one: string, other: string): Value[][] =>
  entityIn(words, plural)
    .seeds.map((row) => [row[one]!, row[other]!])
    .toSorted()

it('a description that would do for any row says what the other columns of its row tell', () => {
  const words = 'A lake holiday site. Visitors see boats and book boats. The office manages boats.'
  const { seeds } = entityIn(words, 'boats')
  expect(seeds.length).toBeGreaterThan(3)
  expect(
    seeds.filter(({ type, harbour, sleeps, description }) => !new RegExp(`^${type}(?: boat)? at ${harbour}, sleeps ${sleeps}\\.$`).test(String(description))),
  ).toEqual([])
})

it('what is kept in a sort of its own alone is told by its sort, and by who leads it', () => {
  const words = 'A town library website. Visitors see events with place, time and speaker and sign up for events.'
  const { seeds, fields } = entityIn(words, 'events')
  const filler = /^(?:Please come ten minutes early|There is time for questions|Tell us if you cannot come|Places are given)/
  expect(fields.map(({ id }) => id)).toContain('description')
  expect(seeds.filter(({ description }) => filler.test(String(description)))).toEqual([])
})

it('things of a kind have names of their own, each described by what one sees of it', () => {
  const puppets = 'A puppet theatre website. Visitors browse the puppets of the collection. The curator manages puppets.'
  expect(pairsIn(puppets, 'puppets', 'name', 'description')).toEqual([
    ['Dancing skeleton', 'Falls apart and comes together again.'],
    ['Grandmother Oak', 'A kerchief, and knitting that comes off.'],
    ['Moon rabbit', 'Cut leather, for the lamp.'],
    ['Red fox', 'Felt and fur, with a mouth that opens.'],
    ['The crocodile', 'Snaps; made for loud afternoons.'],
    ['The old king', 'Carved lime wood on nine strings.'],
  ])
  const caves = 'A cave park website. Visitors view caves. The park manages caves.'
  expect(pairsIn(caves, 'caves', 'name', 'description').map(([name]) => name)).toEqual([
    'Bear’s Den',
    'Blue Siphon',
    'Crystal Cave',
    'Echo Hall',
    'Fern Gully Cave',
    'The Drowned Passage',
  ])
})

it('exercises for the memory are no training of the body', () => {
  const words = 'A memory training app for seniors. It should have memory exercises, daily challenges and reminders.'
  const names = entityIn(words, 'memory exercises').seeds.map(({ name }) => String(name))
  const all = [
    'Pairs of cards',
    'Shopping list, ten items',
    'Spot the difference',
    'Faces and names',
    'Missing letters',
    'Number rows',
    'Proverbs to finish',
    'Where was it?',
  ]
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !all.includes(name))).toEqual([])
})

it('equipment is that of the trade that the words name', () => {
  const ski = 'An indoor ski hall app. Guests rent equipment such as skis, boots and helmets. Staff manage rental equipment.'
  expect(pairsIn(ski, 'machines', 'name', 'type')).toEqual([
    ['Carving skis, 158 cm', 'Skis'],
    ['Helmet, size M', 'Helmets'],
    ['Junior skis, 130 cm', 'Skis'],
    ['Poles, 115 cm', 'Poles'],
    ['Ski boots, size 41', 'Boots'],
    ['Snowboard, 152 cm', 'Snowboards'],
  ])
})

it.each([
  ['A harbour website. Visitors browse winches. Editors manage winches.', 'winches', / winch$/],
  ['A crafts guild website. Visitors browse bookbinders. Editors manage bookbinders.', 'bookbinders', /^\p{Lu}\S+ \p{Lu}\S+$/u],
  ['A hill farm website. Visitors browse hay clearings. Editors manage hay clearings.', 'hay clearings', /^Hay clearing, \p{Lu}/u],
])('rows of which only the noun is known are told apart by more than a number: %s', (words, plural, fits) => {
  const { title, seeds } = entityIn(words, plural)
  const titles = seeds.map((row) => String(row[title]))
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((one) => !fits.test(one) || /\d$/.test(one))).toEqual([])
})

it('what a yard restores is what its trade makes, and its pictures show the same', () => {
  const words =
    'A website for a boat yard that restores wooden boats. Visitors can browse the restorations and look at the gallery of boats. The administrator can manage restorations and gallery images.'
  const { entities } = siteOf(words)
  const works = [
    'Cedar canoe for two',
    'Clinker dinghy “Wren”',
    'Eight oars for a gig',
    'Ferry tender, replanked',
    'Herring boat of 1934',
    'Pilot cutter, new deck',
  ]
  const titles = (plural: string) => entityIn(words, plural).seeds.map((row) => String(row[entityIn(words, plural).title]))
  expect(entities.map(({ plural }) => plural).filter((plural) => /restores|migration/.test(plural))).toEqual([])
  expect(titles('restorations').filter((title) => !works.includes(title))).toEqual([])
  expect(titles('gallery images').filter((title) => !works.includes(title))).toEqual([])
  expect(pairsIn(words, 'gallery images', 'title', 'album').slice(0, 2)).toEqual([
    ['Cedar canoe for two', 'Canoes'],
    ['Clinker dinghy “Wren”', 'Rowing boats'],
  ])
})

it('the work of a workshop was done with no screen', () => {
  const words = 'Create a website to showcase a stained glass workshop. It needs a home page, a portfolio of windows and a contact form.'
  expect(entityIn(words, 'portfolio projects').fields.map(({ label }) => label)).not.toContain('Tools')
})

it('what is looked after is inspected by its name', () => {
  const words = 'A beekeeping management system. Beekeepers record hives, inspections and treatments and receive reminders of inspections.'
  const hives = entityIn(words, 'hives').seeds.map(({ name }) => String(name))
  const subjects = entityIn(words, 'inspections').seeds.map(({ subject }) => String(subject))
  expect(subjects.length).toBeGreaterThan(3)
  expect(subjects.filter((subject) => !hives.includes(subject.replace(/^(?:Second i|I)nspection, /, '')))).toEqual([])
})

it('what is open closes after it has opened', () => {
  const words = 'A community library website. It should have a catalogue of books, opening hours and events for children. Librarians manage books.'
  const hours = entityIn(words, 'opening hours').seeds
  expect(hours.length).toBeGreaterThan(3)
  expect(hours.filter(({ opens_at, closes_at }) => String(opens_at) >= String(closes_at))).toEqual([])
})

it('those who are remembered were born long before they died', () => {
  const words = 'A website for a funeral home. Families can view obituaries and leave condolences. Staff manages obituaries.'
  const born = entityIn(words, 'obituaries').seeds.map(({ born_on }) => String(born_on))
  expect(born.filter((day) => !/^19[2-5]\d-/.test(day))).toEqual([])
})

it.each([
  [
    'An astronomy club site. Members log observations with telescopes and read articles.',
    'observations',
    ['Andromeda and two companions', 'Jupiter, four moons in a row'],
  ],
  ['A puppet theatre website that shows plays, tickets and workshops for children.', 'plays', ['A shadow for Peter', 'Kasper and the crocodile']],
  [
    'A river cruise booking website. Passengers search cruises by river and date, choose cabins and add excursions. The operator manages cruises.',
    'cruises',
    ['Danube, Passau to Vienna', 'Fjords without a hurry'],
  ],
  [
    'A bike repair service website. Cyclists book a repair and describe the fault. Mechanics see routes and spare parts.',
    'repairs',
    ['Brake squeals', 'Chain jumps under load'],
  ],
  [
    'A houseplant care app. Users record plants with species and report pest problems with photos.',
    'pest problems',
    ['Aphids on young shoots', 'Fungus gnats in the soil'],
  ],
])('rows are of the trade or pastime that the words name: %s', (words, plural, first) => {
  const { title, seeds } = entityIn(words, plural)
  expect(
    seeds
      .map((row) => String(row[title]))
      .toSorted()
      .slice(0, 2),
  ).toEqual(first)
})

it('the kind of an animal is the one that its table names, and what it is restored from what the site keeps', () => {
  const kennel = 'An app for a sled dog kennel with dogs, teams, feeding and tours for guests. The owner manages dogs.'
  const dogs = entityIn(kennel, 'dogs').seeds
  expect(dogs.length).toBeGreaterThan(3)
  expect(dogs.filter(({ kind }) => kind !== 'Dog')).toEqual([])
  const museum = 'An online museum for typewriters, with typewriters by maker and year, restorations, donors and a guest book.'
  const typewriters = entityIn(museum, 'typewriters').seeds.map(({ name }) => String(name))
  const pieces = entityIn(museum, 'restorations').seeds.map(({ piece }) => String(piece))
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.filter((piece) => !typewriters.includes(piece))).toEqual([])
})

it.each([
  ['A website for a glider club with flights, gliders, pilots and training. Pilots log flights.', 'gliders', ['ASK 21, D-4412', 'Discus, D-7741']],
  ['A hot air balloon company site with rides, launch sites, balloons, pilots and vouchers.', 'balloons', ['Blue Pearl, D-OBLU', 'Checkers']],
  ['A portfolio website for a blacksmith with forged gates, knives, courses and a request form.', 'courses', ['Axe and handle', 'Damascus steel']],
  ['An information system for a municipal swimming pool: water quality, season tickets and courses.', 'courses', ['Aqua fitness', 'Baby swimming']],
])('what is flown, forged and taught is that of the house: %s', (words, plural, first) => {
  const { title, seeds } = entityIn(words, plural)
  const titles = seeds.map((row) => String(row[title])).toSorted()
  expect(titles.slice(0, 2)).toEqual(first)
})

it('pictures without an album of their own show what the site keeps', () => {
  const words = 'A website for an art restoration studio, showing restored paintings, restorers, methods, before and after pictures, and an inquiry form.'
  const paintings = entityIn(words, 'paintings').seeds.map(({ title }) => String(title))
  const pictures = entityIn(words, 'pictures').seeds
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures.filter(({ title }) => !paintings.some((painting) => String(title).startsWith(`${painting}, `)))).toEqual([])
  expect(pictures.filter(({ title, description }) => description !== `${title}.`)).toEqual([])
})

it('an instrument that is played is no machine of a workshop', () => {
  const words = 'A second-hand instrument mall. Sellers publish instruments with pictures and condition, buyers can favorite, bargain and order.'
  const { title, seeds } = entityIn(words, 'instruments')
  expect(seeds.map((row) => String(row[title])).toSorted()).toEqual([
    'Alto saxophone',
    'Clarinet in B flat',
    'Concert guitar',
    'Digital piano',
    'Snare drum',
    'Student violin, 4/4',
  ])
})
