import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World, withRow } from '../../builder/accept/world.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const school = built('A school system. Users can manage students, teachers, courses and course scheduling.')
const lesson = createOf(school, 'course_scheduling')
const start = createWorld(school)
const [ana, ben] = rowsOf(start, 'teachers').map(({ id }) => id)
const typed = (more: object) => ({ subject: 'Latin', teacher: ana ?? '', weekday: 'Friday', starts_at: '20:00', ends_at: '21:00', room: 'Attic', ...more })
const kept = (on: World, id: string, more: object = {}): World => withRow(on, 'course_scheduling', { id, owner: me.id, values: typed(more) })
const world = kept(start, 'latin')

test('a lesson is refused while its teacher gives another one, or its room is taken', () => {
  expect(flawsOf(school)).toEqual([])
  expect(act(world, lesson.id, null, typed({ starts_at: '20:30', ends_at: '21:30', room: 'Cellar' }), me)).toEqual({
    refused: 'This teacher is busy at that time already. Choose another time or another teacher.',
  })
  expect(act(world, lesson.id, null, typed({ starts_at: '19:30', ends_at: '20:15', teacher: ben ?? '', room: ' attic' }), me)).toEqual({
    refused: 'This room is taken at that time. Choose another time or another room.',
  })
})

test('a lesson may begin as another one ends, be on another day, or be elsewhere with somebody else', () => {
  const free = [{ starts_at: '21:00', ends_at: '22:00' }, { weekday: 'Monday' }, { teacher: ben ?? '', room: 'Cellar' }]
  expect(free.map((more) => mine(done(world, lesson, typed(more)).world, 'course_scheduling').length)).toEqual([2, 2, 2])
})

test('a lesson that is moved may keep its own time, and takes nobody else’s', () => {
  const edit = school.actions.find(({ entity, kind }) => entity === 'course_scheduling' && kind === 'update')?.id ?? ''
  const second = kept(world, 'greek', { weekday: 'Monday' })
  const row = rowsOf(second, 'course_scheduling').find(({ id }) => id === 'greek') ?? null
  expect(act(second, edit, row, typed({ weekday: 'Monday', subject: 'Greek' }), me)).not.toHaveProperty('refused')
  expect(act(second, edit, row, typed({}), me)).toHaveProperty('refused')
})

test('a lesson that stands where another one does already may be called otherwise', () => {
  const edit = school.actions.find(({ entity, kind }) => entity === 'course_scheduling' && kind === 'update')?.id ?? ''
  const second = kept(world, 'greek')
  const row = rowsOf(second, 'course_scheduling').find(({ id }) => id === 'greek') ?? null
  expect(act(second, edit, row, typed({ subject: 'Greek' }), me)).not.toHaveProperty('refused')
})

test('an appointment that staff make names the patient, and a visit to a clinic is one of a patient', () => {
  const { entities } = built(
    'A hospital management system with patient registration, appointment management and doctor management. Users register patients, book appointments and view visit records.',
  )
  const to = (plural: string) => entities.find((entity) => entity.plural === plural)?.fields.flatMap(({ entity }) => entity ?? [])
  expect(to('appointments')).toContain('patients')
  expect(to('visit records')).toEqual(['patients', 'doctors'])
})

test('patients who book for themselves choose no patient', () => {
  const { entities } = built('A clinic where patients book appointments with doctors and staff manage patient files.')
  expect(entities.find(({ plural }) => plural === 'appointments')?.fields.map(({ entity }) => entity)).not.toContain('patients')
})
