import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { AppModel, Values } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built, createOf, me } from '../support/acting.ts'

const row = (id: string, values: Values, owner: string | null = null): SiteRow => ({ id, owner, created_at: 0, updated_at: 0, values })
const withRows = (model: AppModel, entity: string, rows: readonly SiteRow[]): World => {
  const world = createWorld(model)
  return { ...world, rows: new Map(world.rows).set(entity, rows) }
}
const requiredIn = (model: AppModel, entity: string): string[] =>
  model.entities
    .find(({ id }) => id === entity)!
    .fields.flatMap(({ label, required, min }) => (required ? [min === undefined ? label : `${label} from ${min}`] : []))

describe('who registers several for what takes place', () => {
  const tours = built(
    'A city tour site with tour browsing, departure dates, and group registration. Travelers can log in, register a number of participants for a departure, view remaining places, and cancel registrations. Guides can publish tours with departure date and maximum group size and view their participants.',
  )
  it('does so for the tour, and neither for a group nor for a place of its own', () => {
    expect(tours.entities.map(({ id }) => id)).toEqual(['tours', 'registrations', 'destinations'])
    expect(createOf(tours, 'registrations').name).toBe('Register for a tour')
    expect(requiredIn(tours, 'registrations')).toEqual(['Name', 'Number of participants from 1', 'Tour', 'Email'])
    expect(requiredIn(tours, 'tours')).toEqual(['Title', 'Departure date', 'Maximum group size from 1'])
  })
  it('is told what they come to, and refused beyond the places that are left', () => {
    const world = withRows(tours, 'tours', [row('old', { title: 'Old town', price: 15, maximum_group_size: 8, places_taken: 3, places_free: 5 })])
    const register = (number: string): Values | string => {
      const typed = { name: 'Ada', email: 'ada@example.com', tour: 'old', number_of_participants: number }
      const rows = {
        ...world,
        rows: new Map(world.rows).set('registrations', [row('r1', { name: 'Bo', tour: 'old', number_of_participants: 3, status: 'Submitted' })]),
      }
      const answer = act(rows, createOf(tours, 'registrations').id, null, typed, me)
      return 'refused' in answer ? answer.refused : rowsOf(answer.world, 'registrations').find(({ id }) => id === answer.row)!.values
    }
    expect(register('4')).toMatchObject({ price: 15, total: 60 })
    expect(register('6')).toBe('This tour has 5 left. Take fewer, choose another one, or ask whether a place becomes free.')
    expect(register('0')).toBe('Enter the number of participants of at least 1.')
  })
})

describe('where children are looked after', () => {
  const nursery = built(
    'A kindergarten site with child registration, daily check-in and check-out, authorized pick-up person management, and leave requests. Parents can log in, add authorized pick-up persons, and submit leave requests. Teachers can check children in and out, approve leave requests, and view monthly attendance statistics.',
  )
  it('it is they who are checked in and out, by those who look after them', () => {
    expect(nursery.entities.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['employees']))
    const checks = nursery.actions.filter(({ entity }) => entity === 'attendance_records').map(({ name, role }) => `${name} ${role ?? ''}`)
    expect(checks).toEqual(expect.arrayContaining(['Check in teacher']))
    expect(requiredIn(nursery, 'attendance_records')).toEqual(['Child', 'Date'])
  })
  it('their parents register them, and tell of them alone', () => {
    const mia = row('mia', { name: 'Mia' }, 'you')
    const noah = row('noah', { name: 'Noah' }, 'another')
    const world = withRows(nursery, 'children', [mia, noah])
    const parent = visitorOf(nursery, 'you', null)
    const leave = (child: string): string => {
      const answer = act(world, createOf(nursery, 'leave_requests').id, null, { child, from: '2031-05-02', until: '2031-05-03', reason: 'A cold' }, parent)
      return 'refused' in answer ? answer.refused : 'kept'
    }
    expect([leave('mia'), leave('noah'), leave('')]).toEqual(['kept', 'Choose one of the list.', 'Choose the child.'])
    expect(createOf(nursery, 'children').role).toBeUndefined()
    expect(requiredIn(nursery, 'pick_up_people')).toEqual(['Name', 'Child', 'Relationship', 'Phone'])
    expect(nursery.pages.find(({ path }) => path === '/my-children')?.blocks.map(({ kind }) => kind)).toEqual(['list', 'form'])
  })
})
