import { expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

/** A plain sentence, the name of its site, what its navigation shows (a star where a role is needed) and what it keeps. */
type Case = readonly [words: string, name: string, navigation: string, kept: string]

const shown = (words: string): Case => {
  const { model } = compose(readBrief(words))
  const navigation = model.pages.flatMap((page) => (page.navigation ? [`${page.navigation}${page.role ? '*' : ''}`] : []))
  return [words, model.name, navigation.join(', '), model.entities.map(({ plural }) => plural).join(', ')]
}

const rentals: readonly Case[] = [
  ['car rental', 'Car Rental', 'Home, Cars, My rentals, Contact, Manage cars*, Manage rentals*, Manage inquiries*', 'cars, rentals, inquiries'],
  ['tool hire shop', 'Tool Hire Shop', 'Home, Tools, My rentals, Contact, Manage tools*, Manage rentals*, Manage inquiries*', 'tools, rentals, inquiries'],
  [
    'apartment rental',
    'Apartment Rental',
    'Home, Properties, My viewings, Contact, Manage properties*, Manage viewings*, Manage inquiries*',
    'properties, viewings, inquiries',
  ],
]
test.each(rentals)('what is hired out is named before "rental": %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
})

const looks: readonly Case[] = [
  [
    'Podcast site with episodes and show notes, dark mode',
    'Podcast',
    'Home, Episodes, Show notes, Manage episodes*, Manage show notes*',
    'episodes, show notes, episode plays',
  ],
  ["my grandmother's recipes, searchable, with photos, warm colours", "Grandmother's Recipes", 'Home, Recipes, Photos', 'recipes, photos'],
]
test.each(looks)('words for the look and for search are no things, and are built: %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
  expect(compose(readBrief(one[0])).model.requirements.filter(({ status }) => status !== 'built')).toEqual([])
})

test('dark mode is the dark look', () => {
  expect(compose(readBrief('todo app with dark mode')).model.theme.background).toEqual('#12141a')
})

const people: readonly Case[] = [
  [
    "vet clinic: pet owners book appointments, vets see the day's schedule",
    'Vet Clinic',
    'Home, Services, My appointments, Contact, Appointments*, Manage services*, Manage appointments*, Manage inquiries*, Manage service categories*',
    'services, appointments, inquiries, service categories',
  ],
  [
    'marketplace: store owners list products, buyers order them',
    'Marketplace',
    'Home, Products, My orders, Manage products*, Manage orders*, Manage product categories*, Cart',
    'products, orders, product categories, cart items, order lines',
  ],
]
test.each(people)('people are called by two words or by their trade: %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
})

const counted: readonly Case[] = [
  ['Make me a dashboard for sales by region', 'Sales Dashboard', 'Home, Sales, Statistics', 'sales'],
  ['dashboard for expenses by category', 'Expenses Dashboard', 'Home, Expenses, Statistics', 'expenses'],
  ['server monitoring dashboard', 'Server Monitoring Dashboard', 'Home, Devices, Alerts, Statistics', 'devices, alerts'],
]
test.each(counted)('a dashboard keeps what it counts: %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
})

const pairs: readonly Case[] = [
  [
    'church newsletter signup and events',
    'Church Newsletter Signup',
    'Home, Church newsletter signup, Events, Manage newsletter subscribers*, Manage events*',
    'newsletter subscribers, events',
  ],
  [
    'football league table and fixtures',
    'Football League Table',
    'Home, League table, Fixtures, Manage league teams*, Manage fixtures*',
    'league teams, fixtures',
  ],
  ['recipes and meal plans', 'Recipes', 'Home, Recipes, Meal plans', 'recipes, meal plans'],
]
test.each(pairs)('two things that are kept stand for the site that keeps them: %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
})

const listed: readonly Case[] = [
  ['Track my reading: books, authors, ratings, notes', 'Reading', 'Home, Books, Ratings, Notes', 'books, ratings, notes'],
  ['Track my expenses', 'Expenses', 'Home, Expenses, Statistics', 'expenses'],
  ['Track my workouts: exercises, weights, dates', 'Workouts', 'Home, Weights, Exercises, Workouts', 'weights, exercises, workouts'],
]
test.each(listed)('what is tracked is kept, and what is listed after it: %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
})

const habits: readonly Case[] = [
  [
    'Create a habit tracker where I can tick off habits each day and see my streaks',
    'Habit Tracker',
    'Home, Habits, Habit check-ins',
    'habits, habit check-ins',
  ],
  ['a todo list where I can tick off tasks', 'Todo List', 'Home, Tasks', 'tasks'],
]
test.each(habits)('ticking off is done to what is kept: %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
})

const once: readonly Case[] = [
  [
    'I run a small bakery in Lisbon and want customers to order cakes for pickup',
    'Bakery',
    'Home, Cakes, My orders, Manage cakes*, Manage orders*, Manage cake categories*, Cart',
    'cakes, orders, cake categories, cart items, order lines',
  ],
  [
    'We need an internal tool to approve holiday requests. Employees submit requests, managers approve or reject them.',
    'Internal Tool',
    'Home, My holiday requests, Manage holiday requests*',
    'holiday requests, holiday request approvals',
  ],
]
test.each(once)('what the words name twice is kept once: %s', (...one) => {
  expect(shown(one[0])).toEqual(one)
  expect(compose(readBrief(one[0])).model.requirements.filter(({ status }) => status !== 'built')).toEqual([])
})

test('what is of many people is named with them, and is no review of them', () => {
  const site = compose(readBrief("A rental system. Tenants apply for houses, landlords review tenants' applications. Landlords view tenants' contracts.")).model
  expect(site.entities.map(({ plural }) => plural).filter((plural) => /review|contract/.test(plural))).toEqual(['tenant contracts'])
})

test.each<Case>([
  ['A password generator', 'Password Generator', 'Home, Password generator, Notes', 'notes'],
  ['An English to Spanish translator', 'English', 'Home, Translations, Manage translations*', 'translations'],
])('what generates or translates keeps no calculations: %s', (...one) => expect(shown(one[0])).toEqual(one))

test.each<Case>([
  ['A marketplace for second-hand bikes. Sellers list bikes, buyers message them.', 'Marketplace', 'Home, Bikes, Bikes for sellers*, Manage bikes*', 'bikes'],
  [
    'An apartment marketplace where landlords list flats and tenants apply.',
    'Apartment Marketplace',
    'Home, Flats, My applications, Manage flats*, Manage applications*',
    'flats, applications',
  ],
])('what sellers put up is what a marketplace offers, and nothing of a stock is beside it: %s', (...one) => expect(shown(one[0])).toEqual(one))

test('the state that a thing is in is no place where it is', () => {
  const { entities } = siteOf('A smart campus system. Users manage campus resources.')
  const told = entities.find(({ plural }) => plural === 'campus resources')!.seeds.map(({ description }) => description)
  expect(told).toContain('Equipment in the store room, in the care of Ana Silva.')
  expect(told.filter((words) => / in (?:Free|In use|Under repair)/.test(String(words)))).toEqual([])
})
