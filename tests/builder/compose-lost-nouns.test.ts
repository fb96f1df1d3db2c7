import { expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const site = (words: string) => built(words)
const plurals = (words: string) => site(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  site(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

test('information that people share is kept as what they shared', () => {
  expect(plurals('Create a website for enterprises. Users can log in, submit declarations and share information.')).toContain('shared information')
})

test('using the platform itself notes nothing of what was named before; tools that are used are listed', () => {
  const words =
    'Create a platform for agents. Users can browse buildings, use promotion tools and order surveys. Agents can use the platform to manage customers.'
  expect(plurals(words)).toContain('promotion tools')
  expect(site(words).entities.flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain('Platform')
})

test('tutoring is held in sessions', () => {
  expect(labels('Create an education platform. Teachers can provide offline tutoring.', 'tutoring sessions')).toEqual([
    'Title',
    'Teacher',
    'Course',
    'Kind',
    'Date',
    'Time',
    'Minutes',
    'Place',
    'Places',
    'Price',
    'Description',
  ])
})

test('readings of one thing bear its name', () => {
  expect(plurals('Create a database console. Users can log in, view databases and monitor database performance.')).toContain('database performance readings')
})

test('what a site is for the management of is kept, where there are several', () => {
  expect(plurals('Create a yard management website with functions for containers, vehicles and reports.')).toContain('yards')
  expect(plurals('Create a school management website with functions for students, classes and reports.')).not.toContain('schools')
})

test('a site that is managed behind the scenes has accounts for those who do', () => {
  expect(site('Create a company website with news and a backend management function that allows users to modify texts.').accounts).toBeDefined()
  expect(site('Create a company website with news and opening hours.').accounts).toBeUndefined()
})

test('what is listed of one thing is told of each, and is no thing by itself', () => {
  const films =
    'Create a website to display movie information. The website should have the functionality to display movie name, ranking, score, introduction, director, and actor information.'
  expect(plurals(films).filter((one) => /director|actor|score|ranking/.test(one))).toEqual([])
  expect(labels(films, 'movies')).toEqual(expect.arrayContaining(['Rank', 'Score', 'Description', 'Director', 'Actor']))
  const card = 'Create a website containing the company logo, name, address, and contact information.'
  expect(labels(card, 'companies')).toEqual(expect.arrayContaining(['Name', 'Logo', 'Address', 'Contact']))
})

test('a data query of databases is kept as a query', () => {
  expect(plurals('Create a platform for managing databases with functions for data query and data backup.')).toContain('queries')
})

test('a province by its name is no thing of several, a means of payment no column, and a doing no part of a name', () => {
  expect(plurals('Create a website to display the population data of Sichuan Province.').filter((one) => /province/.test(one))).toEqual([])
  const shop = site('Create a shop. Users can browse goods, order goods and use WeChat, Alipay, or points for payment.')
  expect(shop.entities.flatMap(({ fields }) => fields.map(({ label }) => label)).filter((one) => /WeChat|Alipay/i.test(one))).toEqual([])
  expect(plurals('Create a music player with functions to play songs and display lyrics.')).toContain('lyrics')
})

test('what an act is of is kept as where it stands before the act', () => {
  const school =
    'Create a school website. The website should have functionalities for the management of students, classes, and dormitories, and the query of grades.'
  expect(plurals(school)).toEqual(['students', 'classes', 'dormitories', 'grades'])
  const garden = 'Create a website with functionalities such as introduction of plants, display of gardens, release of news, and the issuing of certificates.'
  expect(plurals(garden)).toEqual(['plants', 'gardens', 'news articles', 'certificates', 'news article categories'])
  const tasks = 'Create a computing website. Users can submit tasks and adjust the allocation of resources.'
  expect(plurals(tasks)).toEqual(['tasks'])
})

test('records of an act are kept beside what the list names before them', () => {
  const press = 'Create an equipment management system with functionalities for equipment, maintenance plans, maintenance records, and settlement records.'
  expect(plurals(press)).toEqual(['machines', 'maintenance plans', 'maintenance records', 'settlements'])
})

test('siblings of a list that share a head are each kept, and none is taken for an act', () => {
  const factory = 'Create a quality website with functionalities for incoming inspections, process inspections, and outgoing inspections.'
  expect(plurals(factory).slice(0, 3)).toEqual(['incoming inspections', 'process inspections', 'outgoing inspections'])
  const pond = 'Create a fish pond management system. The system should record stocking, feeding, water quality, and harvest of each pond.'
  expect(plurals(pond)).toEqual(['fish ponds', 'stockings', 'feedings', 'water qualities', 'harvests'])
  const tea = 'Create a tea culture website with tea types, brewing methods, tea sets, and tea houses. Users can browse tea types by origin.'
  expect(plurals(tea)).toEqual(['teas', 'brewing methods', 'tea sets', 'tea houses', 'tea categories', 'brewing method categories'])
  expect(plurals('Create a village website with notices, resolutions and fee rates.')).toEqual(['notices', 'resolutions', 'fee rates'])
})

test('what is searched by without an object, and what is shown of each item, stands on the rows', () => {
  const cars = 'Create a used car website. Sellers can publish cars with brand, model and mileage. Buyers can search by city, price, and year.'
  expect(labels(cars, 'cars')).toEqual(['Title', 'Brand', 'Model', 'Mileage', 'City', 'Price', 'Year', 'Description', 'Picture', 'Status'])
  const store = 'Create a warehouse mini-program with the inbound and outbound modules. The price and stock of each item should be shown.'
  expect(labels(store, 'items')?.slice(0, 3)).toEqual(['Name', 'Price', 'Stock'])
})

test('what rows are compared by or should record is a column of them', () => {
  const agency = 'Create an insurance website. Customers can compare insurance products based on coverage, premium, and waiting period.'
  expect(labels(agency, 'insurance products')?.slice(0, 4)).toEqual(['Name', 'Coverage', 'Premium', 'Waiting period'])
  const garage = 'Create a repair shop system with vehicles and work orders. Each work order should record the vehicle, fault description, and labor cost.'
  expect(labels(garage, 'work orders')).toEqual(expect.arrayContaining(['Vehicle', 'Fault description', 'Labor cost']))
  const museum = 'Create a museum website with collection display. Visitors can view collections by dynasty, material, and category.'
  expect(labels(museum, 'collections')?.slice(1, 4)).toEqual(['Dynasty', 'Material', 'Category'])
})

test('needs that people publish are kept with what they note, and incomes where their details are seen', () => {
  const tutoring = 'Create a tutoring website. Parents can publish tutoring needs with grade, subject, budget, and address.'
  expect(labels(tutoring, 'tutoring needs')?.slice(0, 5)).toEqual(['Title', 'Grade', 'Subject', 'Budget', 'Address'])
  expect(plurals('Create a cleaning website. Cleaners can accept orders and view their income details.')).toEqual([
    'services',
    'orders',
    'incomes',
    'service categories',
  ])
})

test('records of an act on something, reminders and measured quantities of a list are kept', () => {
  const works =
    'Create a website with functionalities for order processing records, payment approval records, gas concentration, wind speed and overdue reminders.'
  expect(plurals(works).slice(0, 5)).toEqual(['order processing records', 'payment approvals', 'gas concentrations', 'wind speeds', 'reminders'])
})

test('what is set of a thing that was begun just before is a column of it', () => {
  const groups = 'Create a group-buying website. Group leaders can start group purchases, set the deadline and minimum number, and view products.'
  expect(labels(groups, 'group purchases')).toEqual(expect.arrayContaining(['Deadline', 'Minimum number']))
  expect(plurals(groups).filter((one) => /deadline|minimum/.test(one))).toEqual([])
})
