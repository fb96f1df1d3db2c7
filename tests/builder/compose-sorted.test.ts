import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const fieldsOf = (words: string, of: string) =>
  built(words)
    .entities.find(({ id }) => id === of)
    ?.fields.flatMap(({ label, entity }) => (entity ? [`${label} → ${entity}`] : []))
const filtersOf = (words: string, path: string) =>
  built(words)
    .pages.find((page) => page.path === path)
    ?.blocks.flatMap((block) => (block.kind === 'list' ? block.filters : []))

const recipes = 'A recipe site where users browse articles, and an administrator manages articles, categories and tags.'
const shop = 'An online shop where customers browse and buy products and gift cards. Administrators manage products and product categories.'

describe('categories that a site keeps', () => {
  it('are those that its articles are sorted and found by', () => {
    expect(fieldsOf(recipes, 'articles')).toEqual(['Category → categories', 'Tag → tags'])
    expect(filtersOf(recipes, '/articles')).toEqual(['category', 'tag'])
  })

  it('are public where only a manager keeps them', () => {
    const { read, write } = built(recipes).entities.find(({ id }) => id === 'categories')!
    expect([read, write]).toEqual(['public', 'managed'])
  })

  it('sort what their name says, and nothing else', () => {
    expect(fieldsOf(shop, 'products')).toEqual(['Category → product_categories'])
    expect(fieldsOf(shop, 'product_categories')).toEqual([])
  })

  it('sort also what is usually told apart by something else', () => {
    const school = 'A course website. Users browse courses and course categories. Administrators manage courses, course categories and lessons.'
    expect(fieldsOf(school, 'courses')).toEqual(['Category → course_categories'])
  })
})

describe('what a row names', () => {
  it.each([
    ['A school website. Users browse courses and teachers. Administrators manage courses, teachers and grades.', 'courses', ['Teacher → teachers']],
    ['A company system to manage employees and departments.', 'employees', ['Department → departments']],
    ['A music website where users browse songs, albums and artists.', 'songs', ['Artist → artists', 'Album → albums']],
    ['A music website where users browse songs.', 'songs', []],
  ])('is a row of its own table where the site keeps one: %s', (words, of, fields) => {
    expect(fieldsOf(words, of)).toEqual(fields)
  })

  it('is a row that is there in every sample', () => {
    const { entities } = built('A school website. Users browse courses and teachers. Administrators manage courses, teachers and grades.')
    const rows = (id: string) => entities.find((one) => one.id === id)!.seeds
    const named = rows('courses').map(({ teacher }) => teacher)
    expect(named.every((index) => typeof index === 'number' && index < rows('teachers').length)).toBe(true)
    expect(named.length).toBeGreaterThan(3)
  })
})

describe('what offices keep', () => {
  it.each([
    ['Staff can create business cards and print them.', 'business_cards', ['Name', 'Position', 'Company', 'Phone', 'Email', 'Website', 'Logo']],
    [
      'A site for meetings. Users schedule meetings and start video calls with others.',
      'video_calls',
      ['With', 'Kind', 'Number', 'Date', 'Time', 'Duration', 'Link', 'Note', 'Status'],
    ],
    [
      'Administrators manage pupil accounts and job postings.',
      'pupil_accounts',
      ['Name', 'Class', 'Student number', 'Date of birth', 'Email', 'Guardian phone', 'Status'],
    ],
  ])('has fields of its own: %s', (words, of, labels) => {
    expect(
      built(words)
        .entities.find(({ id }) => id === of)
        ?.fields.map(({ label }) => label),
    ).toEqual(labels)
  })

  it('is one thing with its postings and listings', () => {
    const board = built(
      'A job board. Users browse jobs and apply for them. Employers manage job postings. Buyers browse property listings and save properties.',
    )
    expect(board.entities.filter(({ plural }) => /job|propert/.test(plural) && !/application/.test(plural)).map(({ plural }) => plural)).toEqual([
      'jobs',
      'properties',
    ])
  })
})

describe('hours that are logged', () => {
  const log = built('A time tracking tool. Employees log hours by project and day, managers approve timesheets and see total hours per project each month.')

  it('have their number, and are the sheets that are approved', () => {
    expect(log.entities.map(({ plural }) => plural)).toEqual(['hours', 'projects'])
    expect(log.entities[0]?.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual(expect.arrayContaining(['Project: reference', 'Hours: number']))
    expect(log.actions.filter(({ entity, kind }) => entity === 'hours' && kind === 'transition').map(({ name, role }) => [name, role])).toContainEqual([
      'Approve',
      'manager',
    ])
  })
})

describe('sales and procurement', () => {
  const office = built(
    'An inventory system for managing sales, procurement and stock. It has sales management, procurement management, inventory management and supplier management. Users create sales orders and procurement orders, and view product inventory.',
  )

  it('are kept once each, and refer to the stock and the suppliers', () => {
    expect(office.entities.map(({ plural, fields }) => [plural, fields.flatMap(({ label, entity }) => (entity ? [`${label} → ${entity}`] : []))])).toEqual([
      ['sales', ['Stock item → stock_items', 'Warehouse → warehouses']],
      ['procurements', ['Stock item → stock_items', 'Supplier → suppliers', 'Warehouse → warehouses']],
      ['stock items', ['Warehouse → warehouses', 'Supplier → suppliers']],
      ['suppliers', []],
      ['warehouses', []],
      ['stock movements', ['Stock item → stock_items']],
    ])
  })
})

it('posts in sections refer to the sections, which are no texts of their own', () => {
  const { entities } = built(
    'A forum for anglers with posting and section classification. Users can publish posts in sections and comment on posts. Moderators manage sections.',
  )
  const told = Object.fromEntries(
    entities.map(({ singular, fields }) => [singular, fields.map(({ label, entity }) => (entity ? `${label} > ${entity}` : label))]),
  )
  expect(told.section).toEqual(['Name', 'Order', 'Description'])
  expect(told.post).toContain('Section > sections')
  expect(told.comment).toEqual(['Name', 'Post > posts', 'Comment', 'Answer to > comments', 'Posted at'])
})

it('what is searched by category refers to the categories that the site keeps of it', () => {
  const { entities } = built('A recipe site. Users can publish recipes and search recipes by category. Administrators manage recipe categories.')
  const recipe = entities.find(({ singular }) => singular === 'recipe')
  expect(recipe?.fields.filter(({ label }) => label === 'Category').map(({ type, entity }) => [type, entity])).toEqual([['reference', 'recipe_categories']])
})

it('out of a few are the rows of the list where the site keeps just that', () => {
  const words = 'A diet site. Users can write diet diaries and browse meals.'
  expect(fieldsOf(words, 'diet_diaries')).toContain('Meal → meals')
})
