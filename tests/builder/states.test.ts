import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { built } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const statesIn = (words: string) => readBrief(words).clauses.flatMap(({ asks }) => asks.flatMap(({ states }) => (states ? [states] : [])))

test.each([
  ['Create a shop. Staff can mark orders as packed or handed over.', [{ names: ['packed', 'handed over'], whole: false }]],
  ['Create a shop. Cooks can move orders from received to cooking to ready.', [{ names: ['received', 'cooking', 'ready'], whole: true }]],
  ['Create a tool. Sellers can move leads through new, contacted, won and lost on a board.', [{ names: ['new', 'contacted', 'won', 'lost'], whole: true }]],
  ['Create a menu. Managers can mark them sold out and view statistics.', [{ names: ['sold out'], whole: false }]],
  ['Create a tool. Users can mark tasks as done and view statistics.', [{ names: ['done'], whole: false }]],
  ['Create a tool. Users can move files from one folder.', []],
])('%s names the states %j', (words, states) => expect(statesIn(words)).toEqual(states))

test('states that the words tell from first to last are all that a thing goes through', () => {
  const deals = built('Create a sales tool. Users can add deals and move deals through lead, proposal, won and lost.').entities.find(({ id }) => id === 'deals')
  expect(deals?.lifecycle).toEqual({
    field: 'status',
    initial: 'Lead',
    transitions: [
      { id: 'move_to_proposal', name: 'Move to proposal', from: ['Lead'], to: 'Proposal' },
      { id: 'move_to_won', name: 'Move to won', from: ['Proposal'], to: 'Won' },
      { id: 'move_to_lost', name: 'Move to lost', from: ['Lead', 'Proposal'], to: 'Lost' },
    ],
  })
})

test('what somebody marks a thing as is a state beside those that its kind has, and theirs to set', () => {
  const orders = built('Create a laundry. Customers can place orders. Riders can mark orders as washed.').entities.find(({ id }) => id === 'orders')
  expect(orders?.lifecycle?.transitions.filter(({ to }) => to === 'Washed').map(({ name, role }) => [name, role])).toEqual([['Mark as washed', 'rider']])
})

test.each([
  'A greenhouse site. Users can turn the lamps on and off.',
  'A greenhouse site. Users can turn on lamps and switch off the lamps.',
  'A greenhouse site. Users can view lamps, and turn on and off lamps.',
])('%s: each of two opposite states leads to the other', (words) => {
  const lamps = built(words).entities.find(({ id }) => id === 'lamps')
  expect(lamps?.lifecycle).toEqual({
    field: 'status',
    initial: 'Switched on',
    transitions: [
      { id: 'switch_on', name: 'Switch on', from: ['Switched off'], to: 'Switched on' },
      { id: 'switch_off', name: 'Switch off', from: ['Switched on'], to: 'Switched off' },
    ],
  })
})

test('a screen that is turned dark is no thing with states', () => {
  const { entities, requirements } = siteOf('A story site. Users can read stories and turn on dark mode.')
  expect(entities.map(({ plural }) => plural)).toEqual(['stories', 'story categories'])
  expect(requirements.map(({ clause, where }) => [clause, where])).toContainEqual(['turn on dark mode', '/appearance'])
})

test('timers of what is switched are rows by the clock, not a countdown to watch', () => {
  const { entities, pages } = siteOf('A greenhouse site. Users can view lamps and set timers for the lamps.')
  expect(entities.find(({ plural }) => plural === 'timers')?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Lamp',
    'Switches',
    'At',
    'Until',
    'Days',
    'Active',
  ])
  expect(pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'timer'))).toEqual([])
  const kitchen = siteOf('A kitchen site. Users can set a timer and view recipes.')
  expect(kitchen.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'timer'))).toHaveLength(1)
})
