import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columnOf = (words: string, plural: string, id?: string): string[] => {
  const entity = siteOf(words).entities.find((one) => one.plural === plural)!
  return [...new Set(entity.seeds.map((row) => String(row[id ?? entity.title])))].toSorted()
}

test('buses are buses, with plates of their own', () => {
  const words = 'A city bus app with a list of buses and routes. Passengers can view buses with plate number.'
  const buses = ['Bus 12', 'Bus 27', 'Bus 31', 'Bus 40', 'Bus 8', 'Minibus 3']
  expect(columnOf(words, 'buses')).toEqual(buses)
  expect(columnOf(words, 'buses', 'plate_number')).toEqual(['HB 1182', 'HB 2741', 'HB 3035', 'HB 3190', 'HB 4012', 'HB 8120'])
})

test('drivers of taxis go about in cars', () => {
  const cars = columnOf('A taxi booking app. Customers can book taxis. Managers can manage drivers.', 'drivers', 'vehicle')
  expect(['Car 27', 'Car 08', 'Estate car 14', 'Car 31']).toEqual(expect.arrayContaining(cars))
})

test('what happens at an airport happens in its halls', () => {
  const words = 'An airport operations app. Staff can record incidents with place.'
  const places = columnOf(words, 'incidents', 'place')
  const halls =
    'Terminal 1, arrivals|Terminal 1, gate area A|Terminal 2, departures|Security north|Baggage claim 4|Car park P3|Apron east|Railway station, level -1|Lounge, gate B12|Terminal 2, check-in|Taxi rank|Customs'
  expect(halls.split('|')).toEqual(expect.arrayContaining(places))
  const titles =
    'Bag left alone at gate A7|Belt 3 stands still|Water on the floor, arrivals|Bird strike reported|Jet bridge B4 does not dock|Passenger fell on the stairs|Display at check-in is dark'
  expect(titles.split('|')).toEqual(expect.arrayContaining(columnOf(words, 'incidents')))
})

test('points and rewards of a game are earned and spent in it', () => {
  const words = 'A game platform. Players can view points and redeem points for rewards.'
  expect('500 coins|Silver key|Frost skin|Three extra lives|Golden frame|Double points for an hour'.split('|')).toEqual(
    expect.arrayContaining(columnOf(words, 'rewards')),
  )
})

test('servers of a game stand in parts of the world', () => {
  expect(columnOf('A game API interface website for game data. Users can log in, retrieve server lists and see rewards.', 'servers')).toEqual([
    'Asia East',
    'Europe 1',
    'Europe 2',
    'North America',
    'South America',
    'Test realm',
  ])
})

test('automations of an office act on what the office keeps', () => {
  const titles = columnOf('A case management system. Staff can manage cases, documents and automations.', 'automations')
  expect('New one arrives|No answer for two days|Paper is missing|Date comes near|All is done|Urgent'.split('|')).toEqual(expect.arrayContaining(titles))
})

test('figures and reports of a field that tells nothing are of what the site keeps', () => {
  const words = 'A software for a video company. Users can view videos and templates. Managers can manage reports and view data.'
  const titles = ['Videos, October', 'Videos, half-year', 'Videos, third quarter', 'Videos, week 46']
  expect(columnOf(words, 'reports').filter((title) => title.startsWith('Videos'))).toEqual(titles)
})

test('teams, players and matches of a sport are told in its own words', () => {
  const words = 'A basketball league website with teams, players and matches. Users can view teams, players and matches.'
  const { entities } = siteOf(words)
  const players = entities.find(({ plural }) => plural === 'players')!
  expect(players.fields.map(({ label }) => label)).toContain('Points')
  expect(players.fields.map(({ label }) => label)).not.toContain('Goals')
  expect(['Centre', 'Shooting guard', 'Point guard', 'Small forward']).toEqual(expect.arrayContaining(columnOf(words, 'players', 'position')))
  expect(columnOf(words, 'teams')).toEqual(['Harbour Sharks', 'Hillcrest Eagles', 'Lakeside Wolves', 'Old Town Comets', 'Riverside Giants'])
  const results = ['', 'null', '84 : 79', '91 : 88', '76 : 82', '102 : 95', '68 : 71', '88 : 74']
  expect(results).toEqual(expect.arrayContaining(columnOf(words, 'matches', 'score')))
})

test('football stays football', () => {
  const words = 'A football league website with teams and matches. Users can view teams and matches.'
  expect(columnOf(words, 'teams')).toEqual(['Harbour Rovers', 'Hillcrest Athletic', 'Lakeside Wanderers', 'Old Town FC', 'Riverside United'])
})

test('databases are of the product that the words name', () => {
  const words = 'A MySQL database monitoring website. Managers can manage databases with type, host and port.'
  expect(columnOf(words, 'databases', 'type')).toEqual(['MySQL'])
  expect(columnOf(words, 'databases', 'port')).toEqual(['3306'])
})

test('scores of a game of its own name no other game', () => {
  const scores = siteOf('A fishing game where players catch fish. The game should have a leaderboard of scores.').entities.find(
    ({ plural }) => plural === 'scores',
  )!
  expect(scores.fields.map(({ label }) => label)).not.toContain('Game')
})

test('a shop gives its own goods for points', () => {
  const words = 'A shop for cowboy products with products, orders, points and rewards. Users can redeem points for rewards.'
  const goods =
    'Cowboy boots, brown|Roper boots|Felt cowboy hat|Straw cowboy hat|Denim shirt with snaps|Bootcut jeans|Fringed jacket|Tooled leather belt|Belt buckle, eagle'
  expect(goods.split('|')).toEqual(expect.arrayContaining(columnOf(words, 'rewards')))
})

test('whoever plays for money wins money', () => {
  const words = 'An online scratch card game website where users can play with real money. Users can buy scratch cards. Managers can manage prizes.'
  expect('Jackpot|1,000 in cash|100 in cash|20 in cash|5 in cash|Free round'.split('|')).toEqual(expect.arrayContaining(columnOf(words, 'prizes')))
})

test('boards of the best outside of games name people', () => {
  const names = columnOf('Develop a community site with user rankings by clicks. Users can view user rankings.', 'user rankings', 'name')
  expect('Kestrel|MiraPlays|Old Tom|Juniper|NorthStar|PixelFox|Quiet Storm|Rook'.split('|').filter((nick) => names.includes(nick))).toEqual([])
  expect(names.every((name) => /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(name))).toBe(true)
})

test('engagement of users makes no wedding', () => {
  const { entities } = siteOf('A slider website with calls to action to enhance user engagement. Users can view images.')
  const titles = entities.flatMap(({ seeds, title }) => seeds.map((row) => String(row[title])))
  expect(titles.filter((one) => /First dance|Rings on the windowsill/.test(one))).toEqual([])
})

test('a company that is no agency offers what any company does', () => {
  const services = '+'.concat(columnOf('A company management system. Managers can manage services and customers.', 'services').join('+'))
  expect(services).not.toMatch(/Brand identity|Campaign setup|Market study/)
  const agency = columnOf('A website of a marketing consulting company. Visitors can view services.', 'services')
  expect(agency).toEqual(expect.arrayContaining(['Brand identity', 'Campaign setup']))
})
