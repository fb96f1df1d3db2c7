import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const clinic = siteOf(
  'Please implement a physiotherapy clinic website for managing treatment plans and home exercises. The website should have functionalities for treatment plans, exercises and pain levels. Therapists should be able to create treatment plans for their patients, and administrators manage exercises. Patients should be able to log in, view their own plan and record their pain level after each exercise.',
)
const named = clinic.entities.flatMap((entity) => entity.fields.flatMap((field) => (field.account && field.label === 'Patient' ? [{ entity, field }] : [])))

test('a row that says which patient it is of names an account, of which the sample rows name one of that role', () => {
  expect(named.length).toBeGreaterThan(0)
  const patients = clinic.accounts!.samples.filter(({ role }) => clinic.roles.find(({ id }) => id === role)?.name === 'Patient').map(({ email }) => email)
  for (const { entity, field } of named) {
    expect([field.type, field.account]).toEqual(['email', true])
    expect(entity.seeds.every((seed) => patients.includes(String(seed[field.id])))).toBe(true)
  }
})

test('what patients write themselves names nobody else', () => {
  const written = clinic.actions
    .filter(({ kind, role }) => kind === 'create' && clinic.roles.find(({ id }) => id === role)?.name === 'Patient')
    .map(({ entity }) => entity)
  expect(named.filter(({ entity }) => written.includes(entity.id))).toEqual([])
})

test('tags that the words name are a table that posts refer to', () => {
  const blog = siteOf(
    'Please implement a blog filter page to filter and display blog posts. The page should have the functionality to filter articles by category, tags and date. Users should be able to select different filter conditions, view the corresponding article list, and click on the article title to view the article details. The page should be clear on every screen.',
  )
  expect(blog.entities.find(({ plural }) => plural === 'blog posts')?.fields.find(({ label }) => label === 'Tag')).toMatchObject({
    type: 'reference',
    entity: 'tags',
  })
  expect(blog.entities.find(({ id }) => id === 'tags')?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Order',
    'Slug',
    'Colour',
    'Articles',
    'Description',
  ])
})

test('tasks that somebody is reminded of are kept', () => {
  const hives = siteOf(
    'Please implement a beekeeping management application for recording apiaries and hives. The application should have functionalities for hive records, inspection logs, treatment records, honey harvest statistics, and task reminders. Users should be able to log in, create apiaries, add hives and queens. The application should also remind users of upcoming tasks.',
  )
  expect(hives.requirements.find(({ clause }) => clause === 'task reminders')).toMatchObject({ status: 'built', where: '/tasks' })
})

describe('who a row names', () => {
  const cluster = siteOf(
    'Please implement a database management platform for running the databases of a company. The platform should have functionalities for databases, data backups, performance readings and maintenance. Users should be able to log in, add databases, start data backups, watch the performance of each database, and perform maintenance on them. All of it should be quick to use.',
  )
  const field = (plural: string, label: string) => cluster.entities.find((one) => one.plural === plural)?.fields.find((one) => one.label === label)

  test('is the account of one who runs the site where they are given work', () => {
    expect(field('maintenance', 'Assigned to')).toMatchObject({ type: 'email', account: true })
  })
  test('is told in words where those who write rows would choose among all', () => {
    expect(field('maintenance', 'Reported by')?.account).toBeUndefined()
  })
  test('is nobody where a database is reached', () => {
    expect(field('databases', 'Host name')?.type).toBe('text')
    expect(cluster.entities.find(({ plural }) => plural === 'databases')?.seeds.map((seed) => seed.host_name)).not.toContainEqual(
      expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/),
    )
  })
})

test('those whom a marketplace is for are nothing that it sells', () => {
  const market = siteOf(
    'Please implement a private tutoring marketplace for students and tutors. The website should have functionalities for lesson booking, reviews and payments. Students should be able to search tutors by subject and price, book lessons, and rate them. Tutors should be able to manage their availability and see their earnings.',
  )
  expect(market.entities.map(({ plural }) => plural)).not.toContain('students')
  expect(market.entities.flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain('In stock')
})
