import { expect, test } from 'vitest'
import { agreed } from '../../builder/complete/agreeing/agreeing.ts'
import { sortTold } from '../../builder/lexicon/sorts-told.ts'
import { column, life, table, told } from '../support/tables.ts'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['Statistics from scratch', ['Beginner', 'Intermediate', 'Advanced'], 'Beginner'],
  ['Reliability engineering, the next level', ['Beginner', 'Intermediate', 'Advanced'], 'Advanced'],
  ['Pick up a parcel', ['Writing', 'Design', 'Errand', 'Testing', 'Other'], 'Errand'],
  ['Draw a simple logo', ['Writing', 'Design', 'Errand', 'Testing', 'Other'], 'Design'],
  ['Buyer', ['Operations', 'Sales', 'Finance', 'Engineering', 'Support'], 'Operations'],
  ['Response time above 2 s', ['Info', 'Warning', 'Critical'], 'Warning'],
  ['Mail could not be sent', ['Info', 'Warning', 'Error'], 'Error'],
  ['Website for a choir', ['Web design', 'Translation', 'Bookkeeping'], 'Web design'],
  ['Night train', ['Friends', 'Weekend', 'Food', 'Places'], undefined],
  ['Statistics from scratch', ['Beginner', 'Places', 'Food'], undefined],
])('“%s” is told to be under one of %j: %s', (name, sorts, sort) => {
  expect(sortTold(name, sorts)).toBe(sort)
})

test('work and posts are under what their names tell', () => {
  const freelance = siteOf(
    'A freelancer platform to connect employers and freelancers. Employers post projects with budget and skills needed, and freelancers bid on projects.',
  )
  const projects = freelance.entities.find(({ id }) => id === 'projects')!
  const skills = projects.fields.find(({ label }) => label === 'Skills needed')!.id
  const needed = new Map(projects.seeds.map((row) => [row[projects.title], row[skills]]))
  expect([needed.get('Translation, 40 pages'), needed.get('Website for a choir')]).toEqual(['Translation', 'Web design'])

  const staff = siteOf('A personnel management system with employee management, department management, and position management by department.')
  const [posts, departments] = ['positions', 'departments'].map((id) => staff.entities.find((entity) => entity.id === id)!)
  const of = posts!.fields.find(({ entity }) => entity === 'departments')!.id
  const held = new Map(posts!.seeds.map((row) => [row[posts!.title], departments!.seeds[Number(row[of])]![departments!.title]]))
  expect([held.get('Accountant'), held.get('Service technician'), held.get('Buyer')]).toEqual(['Finance', 'Engineering', 'Operations'])
})

test('rows that all refer to one row come to refer to several, that have come so far as that', () => {
  const orders = table(
    'order',
    [column('Number'), column('Status', 'choice', { choices: ['Placed', 'Completed'] })],
    [
      ['ORD-1004', 'Completed'],
      ['ORD-1003', 'Placed'],
      ['ORD-1002', 'Completed'],
    ],
    life('Placed', 'Complete: Placed > Completed'),
  )
  const checks = table(
    'complaint',
    [column('Reason'), column('Order', 'reference', { entity: 'order' })],
    [['Late', 0], ['Broken', 0], ['Too small', 0], ['Wrong colour', 0]], // biome-ignore format: four rows
  )
  expect(told(agreed([orders, checks], [])[1]!)).toEqual([
    ['Late', 0],
    ['Broken', 2],
    ['Too small', 0],
    ['Wrong colour', 2],
  ])
})

test('what is won is of a draw that is over, by who took part in it', () => {
  const lotteries = table(
    'lottery',
    [column('Name'), column('Status', 'choice', { choices: ['Open', 'Drawn'] })],
    [
      ['Friday surprise', 'Open'],
      ['Spring draw', 'Drawn'],
    ],
    life('Open', 'Draw: Open > Drawn'),
  )
  const parts = table(
    'lottery participation',
    [column('Name'), column('Lottery', 'reference', { entity: 'lottery' })],
    [
      ['Fatima Rahman', 0],
      ['Tara Novak', 1],
    ],
  )
  const records = table(
    'winning record',
    [
      column('Winner'),
      column('Lottery', 'reference', { entity: 'lottery' }),
      column('Lottery participation', 'reference', { entity: 'lottery_participation' }),
    ],
    [['Ana Silva', 0, 0]],
  )
  expect(told(agreed([lotteries, parts, records], [])[2]!)).toEqual([['Tara Novak', 1, 1]])
})

test('what is recommended for a small budget costs least', () => {
  const price = column('Price', 'money')
  const travels = table('travel', [column('Title'), price], [['Mountain huts', 1200], ['Wine and villages', 350], ['Old towns by train', 950]]) // biome-ignore format: three rows
  const to = column('Travel', 'reference', { entity: 'travel' })
  const tips = table('travel recommendation', [column('Title'), to], [['On a small budget', 0], ['First time here', 2]]) // biome-ignore format: two rows
  expect(told(agreed([travels, tips], [])[1]!)).toEqual([
    ['On a small budget', 1],
    ['First time here', 2],
  ])
})

test('games that are played here are under their kind, for one to play', () => {
  const model = siteOf(
    'A game box website with game categories and games such as snake and 2048, where users can play games and see the number of players of each.',
  )
  const games = model.entities.find(({ id }) => id === 'games')!
  const categories = model.entities.find(({ id }) => id === 'game_categories')
  const sort = games.fields.find(({ id, entity }) => entity === 'game_categories' || id === 'genre')!
  const kindOf = new Map(games.seeds.map((row) => [row[games.title], categories ? categories.seeds[Number(row[sort.id])]?.[categories.title] : row[sort.id]]))
  expect([kindOf.get('Snake'), kindOf.get('2048')]).toEqual(['Arcade', 'Puzzle'])
  expect(games.seeds.map((row) => row.players)).toEqual(games.seeds.map(() => 1))
})

test('a dashboard has charts of what it is called after', () => {
  const model = siteOf('A data visualization website for displaying data and information on a large screen, with filtering and sorting.')
  const screens = model.entities.find(({ id }) => id === 'large_screens')!
  const charts = screens.fields.find(({ label }) => label === 'Charts')!.id
  const shown = new Map(screens.seeds.map((row) => [row[screens.title], row[charts]]))
  expect(shown.get('Costs by month')).toBe('Bars by month, pie by kind of cost, last year beside it.')
})
