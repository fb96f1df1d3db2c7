import { describe, expect, it, test } from 'vitest'
import { isSort } from '../../builder/sort.ts'
import { choicesOf } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

/** The labels of each thing that the words become, by its name. */
const columns = (words: string): Record<string, string> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label).join(', ')]))

test.each([
  [
    'A company website. The system should have functionalities for department management and personnel management.',
    {
      departments: 'Name, Head, Site, Phone, Email, People, Tasks',
      'staff members': 'Name, Department, Position, Email, Phone, Joined on, Status',
    },
  ],
  [
    'A repair website for machines. Users can manage machines, add maintenance records, and view maintenance records.',
    { 'maintenance records': 'Work, Machine, Done by, Date, Cost, Next due on, Parts used, Hours, Notes, Status' },
  ],
  [
    'A customer website. Users can update customers and view update records.',
    { 'update records': 'Changed, Customer, Old value, New value, Changed by, Changed on, Reason' },
  ],
  ['A mail website. Users can report spam and manage their own blacklists.', { 'blacklist entries': 'Address or name, Kind, Reason, Added on, Note, Status' }],
  ['A project website. Users can manage projects and view project progress.', { 'project progress': 'Title, Project, Done, Date, Note, Status' }],
  [
    'A warehouse website. Users can perform out-of-warehouse and into-warehouse operations and manage inventory items.',
    { 'inbound records': 'Inventory item, Direction, Quantity, Reason, Date', 'outbound records': 'Inventory item, Direction, Quantity, Reason, Date' },
  ],
  [
    'A website for plant rooms. Users can manage devices, handle alert notifications, and create work orders for devices.',
    {
      'alert notifications': 'Title, Level, Source, Date, Details, Alert rule, Status',
      'work orders': 'Title, Device, Assigned to, Priority, Due on, Details, Status',
    },
  ],
  [
    'A sales website. Users can manage leads, perform electronic signings, and view inspection reports.',
    {
      leads: 'Name, Company, Email, Phone, Source, Interested in, Expected value, Next contact on, Note, Status',
      'electronic signings': 'Title, Signer, Email, Document, Sent on, Signed on, Message, Status',
      'inspection reports': 'Title, Checked, Checked by, Checked on, Result, Findings, File, Status',
    },
  ],
  ['A people flow website. Users can view people flow heat maps and crowd density.', { 'people flow heat maps': 'Area, People, Density, Measured at, Date' }],
])('what firms keep lists of has the columns of its kind: %s', (words, wanted) => {
  expect(columns(words)).toMatchObject(wanted)
})

test.each([
  ['A sports website. Users can view football scores and browse live scores.', 'football matches'],
  ['A football website. Users can browse matches, view teams, and view player profiles.', 'player profiles'],
  ['A town website. The site should have features such as community forums and event calendars.', 'community forum posts'],
  ['A platform for data centers. Users can monitor data center resources and manage resources.', 'data center resources'],
])('rows are called what they are: %s', (words, wanted) => {
  expect(Object.keys(columns(words))).toContain(wanted)
})

test.each([
  ['A culture website. Users can browse acupoints.', { acupoints: 'Name, Kind, Description, Picture' }],
  ['A game website. Users can add troops and delete troops.', { troops: 'Name, Kind, Attack, Defence, Quantity, Training time, Price, Picture' }],
  [
    'A project website. Users can manage rectifications. The site should have treatment tracking management.',
    { 'treatment tracking records': 'Name, Person, Date, Result, Description' },
  ],
])('of what the noun tells nothing, rows have what people who look at it, make it or record it would note: %s', (words, wanted) => {
  expect(columns(words)).toMatchObject(wanted)
})

test('rows that are called by one doing or one kind of work are told apart by it', () => {
  const { entities } = siteOf('A file website. Users can send files and view sending records. The system should have shelving management.')
  const first = Object.fromEntries(entities.map(({ plural, title, seeds }) => [plural, String(seeds[0]![title])]))
  expect(first['sending records']).toMatch(/^Sending, \p{Lu}\p{Ll}+ \p{Lu}/u)
  expect(first['shelving tasks']).toMatch(/^Shelving, /)
})

test('what a record is named after, and what an alert comes from, are chosen from the rows that the site keeps', () => {
  const references = siteOf('A website for plant rooms. Users can manage devices, handle alerts, and manage projects and view project progress.').entities.map(
    ({ plural, fields }) => [plural, fields.flatMap(({ label, entity }) => (entity === undefined ? [] : `${label} of ${entity}`)).join(', ')],
  )
  expect(Object.fromEntries(references)).toMatchObject({ alerts: 'Source of devices', 'project progress': 'Project of projects', devices: '' })
})

describe('what a site is about', () => {
  const sortsOf = (words: string, plural: string) => {
    const site = siteOf(words)
    return choicesOf(site, site.entities.find((entity) => entity.plural === plural)?.fields.find(isSort))
  }
  it.each([
    [
      'Please design and rebuild a new business website with a responsive design, including a homepage and product pages. Users can view product information.',
      ['Standard', 'Professional', 'Accessories', 'Service'],
    ],
    ['A company website with a clear navigation menu, fast loading, optimized images and products.', ['Standard', 'Professional', 'Accessories', 'Service']],
    ['A photographer’s website with a responsive design. It shows photo galleries and products.', ['Portraits', 'Weddings', 'Landscapes', 'Editorial']],
  ])('is not how it is to be made: %s', (words, choices) => {
    expect(sortsOf(words, 'products')).toEqual(choices)
  })

  it('has a name where it is ordered in two words, or has none', () => {
    expect(siteOf('Please design and rebuild a new business website, including product pages and an about us page.').name).toBe('Our Company')
    expect(siteOf('Please build a bilingual (Arabic and English) website, including home, about us, products and contact us pages.').name).toBe('Our Company')
  })

  it('does not ask who writes to it for the languages that it speaks', () => {
    const { entities } = siteOf('A website of a property manager. It should support both French and English languages. Visitors can send messages.')
    expect(entities.flatMap(({ fields }) => fields.map(({ label }) => label)).filter((label) => /language/i.test(label))).toEqual([])
  })
})

describe('the one company whose site it is', () => {
  const site = siteOf(
    'A website for a psychological counseling company to display the latest news, teacher profiles, and assessments. Users can browse the news, learn about teachers, and take online assessments.',
  )

  it('is nobody who uses it', () => {
    expect(site.roles.map(({ name }) => name)).toEqual(['User', 'Manager'])
    expect(siteOf('A platform for enterprises to publish news. Users can browse news.').roles.map(({ name }) => name)).toContain('Enterprise')
  })

  it('has its teachers once, of its own field', () => {
    expect(site.entities.map(({ plural }) => plural).filter((plural) => plural.includes('teacher'))).toEqual(['teachers'])
    expect(site.entities.find(({ plural }) => plural === 'teachers')?.seeds.map(({ subject }) => subject)).not.toContain('Culture')
  })

  it('has its assessments where they are taken, by their own name', () => {
    const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'assessment'))
    expect([page?.title, page?.navigation]).toEqual(['Assessments', 'Assessments'])
    expect(site.entities.some(({ plural }) => plural === 'assessments')).toBe(false)
  })
})
