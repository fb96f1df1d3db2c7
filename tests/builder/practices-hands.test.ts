import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what those keep who hire hands, invite friends and move containers', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A temporary labor system. Individuals can view nearby temporary labor demands, apply for jobs and clock in. Business owners can post temporary labor demands and manage orders.',
      {
        'temporary labor demands': ['Title', 'Company', 'Place', 'People wanted', 'Pay an hour'],
        'job applications': ['Name', 'Temporary labor demand'],
        'clock-in records': ['Worker', 'Job', 'Clocked in', 'Clocked out', 'Hours'],
        orders: ['Order number', 'Job', 'Worker', 'Amount'],
      },
    ],
    [
      'A talent platform with invitation rewards and circles. Users can invite friends and receive rewards, join circles and discuss.',
      {
        'invitation rewards': ['Name', 'Friends needed', 'Points', 'For whom'],
        'invitation records': ['Invited', 'Email', 'Invited by', 'Code'],
        'circle discussions': ['Topic', 'Circle', 'Author', 'Text'],
      },
    ],
    [
      'A yard management system for containers and vehicles within the yard, with container management, tracking of incoming vehicles and financial statistics. Users can track containers.',
      {
        yards: ['Name', 'Place'],
        'gate records': ['Plate number', 'Container', 'Direction', 'Gate'],
        'yard charges': ['Title', 'Container', 'Customer', 'Kind', 'Amount'],
      },
    ],
    [
      'An ERP system for inventory. The main platform can manage multiple platforms. It has warehouse management, storage location management, proxy ordering, storage location out-of-stock and inventory reduction. Users can manage suppliers and customers.',
      {
        platforms: ['Name', 'Kind', 'Suppliers'],
        'proxy orders': ['Order number', 'Customer', 'Placed by'],
        'out-of-stock records': ['Left', 'Lowest level', 'Since'],
        'inventory reductions': ['Quantity', 'Why', 'Done by'],
      },
    ],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables)) expect([plural, kept[plural] ?? []]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('a container of a yard is none that software runs in', () => {
    expect(tablesOf('A yard management system with container management. Users can track containers within the yard.').containers).toEqual([
      'Container number',
      'Yard',
      'Type',
      'Carrier',
      'Contents',
      'Gross weight',
      'Slot',
      'Seal number',
      'Arrived on',
      'Leaves on',
    ])
  })

  test('hours that were clocked are settled at the pay of their job', () => {
    const { entities } = siteOf(
      'A temporary labor system. Individuals can apply for temporary labor demands and settle accounts. Business owners can manage settlements.',
    )
    const demands = entities.find(({ plural }) => plural === 'temporary labor demands')!.seeds
    const settled = entities.find(({ plural }) => plural === 'settlements')!.seeds
    expect(settled.map(({ amount }) => amount)).toEqual(settled.map(({ job, hours }) => Number(hours) * Number(demands[Number(job)]!.pay_an_hour)))
  })
})
