import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const titles = (words: string, id: string): string[] => {
  const { seeds, title } = built(words).entities.find((one) => one.id === id)!
  return seeds.map((row) => String(row[title])).sort()
}

it.each([
  [
    'A vinyl record shop website with services and articles.',
    'services',
    'Digital copy of an LP|Purchase at home|Record cleaning, ten LPs|Search for a pressing|Turntable set-up|Valuation of a collection',
  ],
  [
    'A glass studio website with works, workshops and services.',
    'works',
    'Amber chandelier|Frost paperweights|Lamps of a restaurant|Sea green vase series|Twelve bowls, one colour|Window for a chapel',
  ],
  [
    'A tyre shop website. Customers browse products and services.',
    'products',
    'All-season tyre 195/65 R15|Alloy rim, 16 inch|Summer tyre 205/55 R16|Summer tyre 235/40 R18|Winter tyre 205/55 R16|Winter tyre 225/45 R17',
  ],
  [
    'A dental laboratory system. Dentists submit work orders and browse services.',
    'work_orders',
    'Bridge, 13 to 15|Crown on implant, 36|Crown, upper left six|Full denture, upper jaw|Night guard|Partial denture, lower',
  ],
  [
    'A tea house website with products, events and articles.',
    'events',
    'Afternoon tea with music|Blending workshop|First flush tasting|Herb walk|Oolong evening|Tea ceremony',
  ],
  [
    'A chess club website with courses and articles.',
    'courses',
    'Arbiter course|Chess for children|Endings you need|Openings for club players|Rules and first mates|Tactics in a hundred puzzles',
  ],
  [
    'A swimming school website. Parents enrol in courses and read articles.',
    'courses',
    'Baby swimming|Bronze badge|Crawl for adults|Seahorse badge|Swimming without fear|Water safety, 4 to 6',
  ],
  [
    'A community garden website. Members browse garden plots and join work days.',
    'garden_plots',
    'Plot 1, by the gate|Plot 4, under the pear tree|Plot 7, south row|Plot 9, by the compost|Raised bed 2|Raised bed 5, wheelchair height',
  ],
  [
    'A cemetery administration system. Staff manage grave plots, lease contracts and fees.',
    'fees',
    'Burial of an urn|Chapel, one hour|Lease of an earth grave, 20 years|Lease of an urn grave, 15 years|Opening of a family grave|Permit for a headstone',
  ],
  [
    'A dry stone walling contractor website with services, projects and workshops.',
    'projects',
    'Boundary wall, 140 metres|Churchyard wall repaired|Garden wall with a moon gate|Sheepfold above the mill|Stile on the ridge path|Terrace in three steps',
  ],
  [
    'A wind farm monitoring system. Technicians manage turbines, alarms and maintenance tasks.',
    'turbines',
    'Turbine 1, ridge|Turbine 2, ridge|Turbine 3, north slope|Turbine 4, north slope|Turbine 5, heath|Turbine 6, heath',
  ],
  [
    'A locksmith website with services and articles.',
    'services',
    'Cylinder replaced|Door opened at night|Door opened, daytime|Key copied|Safe opened|Security check at home',
  ],
  [
    'A wetland nature reserve website. Visitors register for guided walks and read articles.',
    'walks',
    'Bats at dusk|Crane roost evening|Dawn chorus walk|Dragonflies by the pond|Orchids of the wet meadow|Waders at high tide',
  ],
  [
    'A food bank website with events and articles.',
    'articles',
    'A parcel for a family of four|Behind the counter|Best before is not bad after|Forty kilos from one bakery|Fresh food in a day|What we need this week',
  ],
  [
    'A pet grooming salon website with services and articles.',
    'services',
    'Cat comb-out|Full groom with cut|Nails and ears|Puppy’s first visit|Wash and dry, large dog|Wash and dry, small dog',
  ],
  [
    'A houseplant shop website. Customers browse products and read articles.',
    'articles',
    'Cuttings in a glass of water|Fungus gnats, gone in a week|How little a cactus drinks|North window, green room|Repot in spring|Yellow leaves, and what they say',
  ],
])('a small trade has what is its own: %s', (words, id, expected) => {
  expect(titles(words, id)).toEqual(expected.split('|').sort())
})

it.each([
  ['A website of a cinema. Visitors browse films and read articles.', 'articles', /brew|chess|grave|turbine/i],
  ['An online shop. Customers browse products and place orders.', 'products', /LP|tyre|inverter|yarn/i],
  ['A company website with services and news.', 'services', /laundr|linen|kennel|chimney/i],
])('another trade has nothing of it: %s', (words, id, foreign) => {
  expect(titles(words, id).filter((title) => foreign.test(title))).toEqual([])
})
