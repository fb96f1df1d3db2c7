import { expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const model = built('A training website. Users can browse courses, submit an enrollment for a course and view their enrollments. Managers approve enrollments.')
const create = createOf(model, 'enrollments')
const withdraw = model.actions.find(({ kind, entity, role, name }) => kind === 'transition' && entity === 'enrollments' && !role && /withdraw/i.test(name))!
const start = createWorld(model)
const [one, other] = rowsOf(start, 'courses')
const typed = (course: string | undefined, name = 'Ana') => ({
  name,
  course: course ?? '',
  email: 'ana@example.com',
  phone: '+1 555 010 1120',
  reason: 'To learn it.',
})

test('whoever has signed up is not signed up a second time under the same name, unless they left it', () => {
  expect(flawsOf(model)).toEqual([])
  const first = done(start, create, typed(one?.id))
  expect(act(first.world, create.id, null, typed(one?.id), me)).toMatchObject({
    refused: expect.stringContaining('Your enrollment for this course is there already.'),
  })
  for (const allowed of [typed(other?.id), typed(one?.id, 'Ben')]) expect(act(first.world, create.id, null, allowed, me)).not.toHaveProperty('refused')
  const left = done(first.world, withdraw, {}, mine(first.world, 'enrollments')[0]!).world
  expect(act(left, create.id, null, typed(one?.id), me)).not.toHaveProperty('refused')
})
