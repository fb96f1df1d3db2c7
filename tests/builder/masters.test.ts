import { describe, expect, test } from 'vitest'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

describe('basic data', () => {
  const model = siteOf(
    'A freight transport platform for managing logistics and transportation business with basic data management, scheduling and transportation management. Users can log in, manage basic data, perform scheduling and manage transportation.',
  )
  test('of whoever carries goods are vehicles, drivers, customers and routes, which what is scheduled chooses from', () => {
    expect(flawsOf(model)).toEqual([])
    expect(model.entities.map(({ plural }) => plural)).toEqual(['transportation', 'vehicles', 'drivers', 'customers', 'transport routes'])
    const scheduled = model.entities.find(({ singular }) => singular === 'transportation')!
    expect(scheduled.fields.flatMap(({ entity }) => entity ?? [])).toEqual(['customers', 'vehicles', 'drivers'])
    expect(model.requirements.filter(({ status }) => status === 'not_understood')).toEqual([])
  })
  test('that the words list are what is listed', () => {
    const listed = siteOf('A warehouse system. Users can set basic information such as departments, suppliers and materials.')
    expect(listed.entities.map(({ plural }) => plural).toSorted()).toEqual(['departments', 'materials', 'stock movements', 'suppliers'])
  })
})
