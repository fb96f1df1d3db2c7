import { describe, expect, it, test } from 'vitest'
import { kitField } from '../../builder/compose/field.ts'
import { kitOf } from '../../builder/lexicon/nouns.ts'
import { kitFor } from '../../builder/lexicon/shapes.ts'
import { trades } from '../../builder/lexicon/trades.ts'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (words: string, plural: string): readonly string[] =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label) ?? []

const statesOf = (life: string): readonly string[] => life.split('; ').map((step, at) => (at === 0 ? step : step.split(' > ')[1]!))

describe('what fields of work keep', () => {
  test.each(trades.map((trade) => [trade.nouns[0]!, trade] as const))(
    'rows of a %s have values of their columns alone, and choices that are there',
    (_, { fields, rows, life }) => {
      const columns = new Map(fields.split(';').map((part) => [kitField(part).field.id, kitField(part)]))
      const wrong = rows.flatMap(({ title, values }) =>
        [...values]
          .filter(([id, value]) => {
            if (id === 'status' && life) return !statesOf(life).includes(value)
            const column = columns.get(id)
            const { choices } = column?.field ?? {}
            return (
              column === undefined ||
              (choices !== undefined && column.pool === null && !choices.includes(value)) ||
              (column.field.type === 'number' && Number.isNaN(Number(value)))
            )
          })
          .map(([id, value]) => `${title}: ${id}=${value}`),
      )
      expect(wrong).toEqual([])
    },
  )

  it('is known by its nouns', () => {
    expect(['harvest', 'court hearing', 'lookbook', 'feature flag', 'queue ticket'].map((noun) => [noun, kitOf(noun)])).toEqual([
      ['harvest', 'trade_record'],
      ['court hearing', 'trade_work'],
      ['lookbook', 'trade_item'],
      ['feature flag', 'trade_item'],
      ['queue ticket', 'trade_request'],
    ])
    expect(kitFor('trade_record', 'honey harvest').fields).toContain('Quantity:number')
  })

  it('refers to what the site keeps of the name of its columns', () => {
    const site = siteOf('A farm system. Staff can add crops, add field plots and record harvests.')
    const harvests = site.entities.find(({ plural }) => plural === 'harvests')
    expect(harvests?.fields.filter(({ type }) => type === 'reference').map(({ label, entity }) => [label, entity])).toEqual([
      ['Crop', 'crops'],
      ['Plot', 'field_plots'],
    ])
  })

  it('gives those who work at a trade what is kept of them', () => {
    expect(labelsOf('A flight school website. Staff can add pilots and view pilots.', 'pilots')).toEqual(
      expect.arrayContaining(['Licence number', 'Rank', 'Licence valid until']),
    )
  })
})

describe('what the words list of a site', () => {
  it('begins with the first thing after "including"', () => {
    const site = siteOf('Please design a website for a bakery, including attractions, travel guides, and hotel booking.')
    expect(site.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['attractions', 'travel guides', 'hotels']))
  })

  it('keeps a form that is filled in as a whole, with what is put into it', () => {
    const words =
      'Please design a landing page. It should include a brief introduction of the services. Users can fill out the contact form with their name, email and phone number.'
    const site = siteOf(words)
    expect(site.entities.flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain('Contact form')
    expect(
      site.actions.some(
        ({ entity, kind }) => kind === 'create' && site.entities.some(({ id, fields }) => id === entity && fields.some(({ type }) => type === 'email')),
      ),
    ).toBe(true)
  })

  it('has no columns for how a site is made or used', () => {
    const site = siteOf('A chat site. Users can send messages with a search function, JSON and a mobile end. Users can add photos with a title.')
    expect(site.entities.flatMap(({ fields }) => fields.map(({ label }) => label))).not.toEqual(expect.arrayContaining(['Search function']))
  })

  it('keeps places once where their map is shown too', () => {
    const site = siteOf('A guide to national parks. Users can browse national parks and view national park maps.')
    expect(site.entities.filter(({ plural }) => /park/.test(plural)).map(({ plural }) => plural)).toEqual(['national parks'])
  })
})

describe('words of several senses', () => {
  it.each([
    ['A case management system. Users can create cases, update case status and upload files.', 'cases', 'Case number'],
    ['A website to obtain keywords and ranking information on search engines. Users can view rankings.', 'rankings', 'Position'],
    ['A fitness site. Users can redeem points in the points redemption mall.', 'rewards', 'Points'],
    ['A second-hand car trading website. Users can browse used cars and view vehicle information.', 'used cars', 'Mileage'],
    ['A learning site. Users can read articles, watch videos, and answer questions to earn points.', 'questions', 'Choices'],
  ])('are what the others tell of them: %s', (words, plural, label) => {
    expect(labelsOf(words, plural)).toContain(label)
  })
})

describe('what people keep of how they are and what they stake', () => {
  test.each([
    ['A mental health site. Users can record emotional states.', 'emotional states', ['Title', 'Date', 'Mood', 'Trigger', 'Strength', 'Text']],
    ['A mental health site. Users can record stress states.', 'stress states', ['Date', 'Level', 'Cause', 'Signs', 'What helped', 'Note']],
    [
      'A mental health site. Users can browse relaxation techniques.',
      'relaxation techniques',
      ['Name', 'Level', 'Minutes', 'Good for', 'Steps', 'Video', 'Picture'],
    ],
    [
      'A health site. Users can browse psychological support tools.',
      'psychological support tools',
      ['Name', 'Kind', 'Good for', 'Minutes', 'How to use', 'Link', 'Picture'],
    ],
    [
      'An epidemic site. Users can perform health status check-ins.',
      'check-ins',
      ['Name', 'Temperature', 'Symptoms', 'Been away', 'Place', 'Date', 'Result', 'Note'],
    ],
    [
      'An epidemic site. Users can view epidemic reports with number of confirmed cases, isolated patients and cure rate.',
      'epidemic reports',
      ['Region', 'Number of confirmed cases', 'Number of isolated patients', 'Cure rate', 'Date', 'Notes', 'Status'],
    ],
    ['A mail site. Users can add email accounts.', 'email accounts', ['Name', 'Address', 'Department', 'Quota', 'Used', 'Opened on', 'Note', 'Status']],
    ['A talent show. Users can purchase voting power.', 'voting powers', ['Name', 'Votes', 'Price', 'Valid until', 'Description', 'Status']],
    [
      'A careers site with a job list display function, including information such as job title, work city, salary, and company name.',
      'jobs',
      ['Title', 'Company', 'Work city', 'Type', 'Salary', 'Description', 'Status'],
    ],
    [
      'An investment site. Users can manage their investment portfolios.',
      'investment portfolios',
      ['Name', 'Aim', 'Holdings', 'Invested', 'Value', 'Return', 'Risk', 'Updated on'],
    ],
    ['A color prediction game where users can predict colors.', 'color predictions', ['Round', 'Colour', 'Points staked', 'Drawn', 'Points won', 'Status']],
    [
      'A football site where users can predict match results.',
      'match predictions',
      ['Match', 'My pick', 'Home score', 'Away score', 'Points staked', 'Points won', 'Status'],
    ],
  ])('in “%s”', (words, plural, labels) => expect(labelsOf(words, plural)).toEqual(labels))
})
