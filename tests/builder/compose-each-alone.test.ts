import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const sharing = (words: string) => Object.fromEntries(built(words).entities.map(({ plural, read, write }) => [plural, `${read}/${write}`]))

describe('a site where each who comes keeps their own', () => {
  it.each([
    [
      'Please implement a personal dream diary website for recording dreams. Users should be able to register and log in, add dreams with a date and a text, and edit and delete them.',
      { dreams: 'own/anyone' },
    ],
    ['Please implement a sleep tracker website. Users can log in and record their sleep.', { sleep: 'own/anyone' }],
  ])('%s', (words, expected) => {
    expect(sharing(words)).toMatchObject(expected)
    expect(built(words).roles.map(({ name }) => name)).toEqual(['User'])
  })
  it('is none where dreams are shared', () => {
    expect(
      sharing('Please implement a personal dream diary website. Users can add dreams with a text, share dreams with friends and comment on dreams.'),
    ).toMatchObject({
      dreams: 'public/anyone',
    })
  })
})

const fieldsOf = (words: string, plural: string) =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label, type, min, max }) => [label, type, ...(max === undefined ? [] : [min, max])])

describe('what somebody measures of themselves', () => {
  it('is a number of each entry of the diary that is named after it', () => {
    const words =
      'A physiotherapy clinic website with a pain diary. Patients can log in, tick off completed exercises and record their pain level from 0 to 10.'
    expect(fieldsOf(words, 'pain diaries')).toEqual(expect.arrayContaining([['Pain level', 'number', 0, 10]]))
    expect(sharing(words)['pain diaries']).toBe('own/anyone')
  })
  it('is a measurement where no diary is', () => {
    expect(fieldsOf('A health app. Users can record their pain level and note symptoms.', 'measurements')?.map(([label]) => label)).toEqual([
      'Name',
      'Pain level',
      'Date',
      'Note',
    ])
  })
  it('may be said to be done daily', () => {
    expect(
      built('A wellness website with a coach. Users can log in, enter their stress level daily and view a chart.').entities.map(({ plural }) => plural),
    ).toContain('stress levels')
  })
})

it('what is looked for without being named is what the site offers, rather than who runs it', () => {
  const words =
    'Please implement a campsite booking website. The website should have pages for home, campsite search, campsite details, and owner center. Travelers can search by region and number of guests, filter by facilities like showers, and book a pitch. Owners can publish campsites.'
  expect(fieldsOf(words, 'campsites')?.map(([label]) => label)).toEqual(expect.arrayContaining(['Region', 'Number of guests', 'Facility']))
  expect(fieldsOf(words, 'owners')?.map(([label]) => label)).not.toContain('Region')
})

it('whoever does it is taken at a time, rather than the animal that is brought', () => {
  const site = built(
    'Please implement an appointment website for a pet grooming salon. Pet owners can register their pets, and book a free time slot with a groomer for a pet. Groomers can view their schedule.',
  )
  const guards = site.actions.flatMap(({ guards }) => guards ?? []).filter(({ kind }) => kind === 'unique')
  expect(guards[0]).toMatchObject({ fields: ['groomer', 'date', 'time'] })
})

it('what somebody registers is entered in its list, rather than by an account', () => {
  const site = built('A goat farm website. Farm workers can log in and register goats. Visitors can browse cheeses.')
  expect(site.requirements.find(({ clause }) => clause.startsWith('register goats'))?.where).toBe('/goats-for-farm-workers')
})

describe('what the words say of what is looked through', () => {
  it.each([
    [
      'A portfolio website for a ceramic artist. Visitors should be able to filter works by series and technique, enlarge pictures, and view dimensions and year.',
      'works',
      ['Dimensions', 'Year', 'Series', 'Technique'],
    ],
    [
      'An information website about national parks. Visitors can browse parks by region, view opening hours and fees.',
      'parks',
      ['Region', 'Opening hours', 'Fee'],
    ],
    ['A film website. Viewers can filter films by genre and year, write reviews of films, and keep a watchlist.', 'films', ['Genre', 'Year']],
    ['A company website. The HR administrator can manage employees and their yearly allowance.', 'employees', ['Yearly allowance']],
  ])('%s', (words, plural, labels) => {
    expect(fieldsOf(words, plural)?.map(([label]) => label)).toEqual(expect.arrayContaining(labels))
  })
})

describe('one thing by several words', () => {
  const kept = (words: string) => built(words).entities.map(({ plural }) => plural)
  it('is kept once where leave is applied for, and decided on by whom the words name', () => {
    const site = built(
      'Please implement an employee leave management system. The system should have functionalities for leave application, approval, and a team calendar. Employees can log in, apply for annual or sick leave with dates and a reason, and withdraw pending applications. Managers can approve or reject applications with a comment.',
    )
    const leave = site.entities.filter(({ singular }) => /leave|application/.test(singular) && !/approval/.test(singular))
    expect(leave.map(({ plural }) => plural)).toEqual(['leave applications'])
    expect(leave[0]!.lifecycle?.transitions.map(({ name, role }) => [name, role])).toEqual([
      ['Approve', 'manager'],
      ['Reject', 'manager'],
      ['Withdraw', undefined],
    ])
  })
  it('is a chart, a measurement, a watchlist or a bookmark, and no table of lines, airs or links', () => {
    expect(kept('A sales dashboard. Users can upload sales records and view line, bar, and pie charts.')).not.toEqual(expect.arrayContaining(['lines']))
    expect(kept('A website to publish air and water measurements. Staff can record measurements.')).not.toContain('airs')
    expect(fieldsOf('A film website. Viewers can browse films, write reviews of films, and keep a watchlist.', 'watchlists')?.[0]).toEqual([
      'Film',
      'reference',
    ])
    expect(kept('A trail website with bookmarks. Hikers can browse trails and bookmark trails.')).not.toContain('bookmarks')
    expect(kept('A community. Members answer questions. Accepted answers earn points, and a ranking page shows helpful members.')).not.toContain(
      'answers earn points',
    )
  })
})
