import { describe, expect, test } from 'vitest'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Typed, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'An online school. Users can log in, browse courses, submit assignments, query grades and communicate with teachers. Administrators manage courses, assignments and grades.',
)
const handed = site.entities.find(({ id }) => id === 'assignment_submissions')!
const grade = site.actions.find(({ name, entity }) => name === 'Grade' && entity === handed.id)!
const edit = site.actions.find(({ kind, entity, role }) => kind === 'update' && entity === handed.id && role === undefined)!
const row: SiteRow = {
  id: 's1',
  owner: 'ada',
  created_at: 1,
  updated_at: 1,
  values: { name: 'Ada Long', assignment: 'a1', answer: 'Rain', score: null, status: 'Submitted' },
}
const attempt = (action: string, visitor: Visitor, typed: Typed, strict = false) =>
  submit(site, {
    action,
    row,
    typed,
    visitor,
    today: '2026-12-03',
    rows: { [handed.id]: [row], assignments: [{ ...row, id: 'a1', values: { title: 'Weather' } }] },
    strict,
    newId: () => 'g1',
  })
const keeper: Visitor = { id: 'eve', role: site.roles.find(({ manages }) => manages)!.id }

describe('what is handed in', () => {
  test('is graded by a score and a remark, which make it graded and give whoever handed it in a grade', () => {
    expect([grade.kind, grade.fields]).toEqual(['update', ['score', 'remark']])
    expect(attempt(grade.id, keeper, { score: 91, remark: 'Well observed' })).toMatchObject({
      kind: 'writes',
      writes: [
        { kind: 'update', entity: handed.id, owner: 'ada', values: { score: 91, remark: 'Well observed', status: 'Graded' } },
        { kind: 'insert', entity: 'grades', owner: 'ada', values: { name: 'Ada Long', assignment: 'a1', score: 91, date: '2026-12-03' } },
      ],
    })
  })
  test('is graded by nobody who hands it in: not by the step, nor by a field of their own form', () => {
    const ada: Visitor = { id: 'ada', role: null, name: 'Ada Long' }
    expect(attempt(grade.id, ada, { score: 100 })).toEqual({ kind: 'missing' })
    expect(attempt(edit.id, ada, { answer: 'Snow', score: 100 }, true)).toMatchObject({ kind: 'refused', refusal: { errors: { score: expect.any(String) } } })
  })
  test('takes no score beyond a hundred', () => {
    expect(attempt(grade.id, keeper, { score: 120 })).toMatchObject({ kind: 'refused', refusal: { errors: { score: expect.any(String) } } })
  })
  test('says which assignment it is for, and may be a file', () => {
    expect(handed.fields.filter(({ id }) => ['assignment', 'file'].includes(id)).map(({ id, required }) => [id, required])).toEqual([
      ['assignment', true],
      ['file', false],
    ])
    expect(edit.fields).toContain('file')
  })
  test('has grades that are read by whose they are', () => {
    expect(site.entities.find(({ id }) => id === 'grades')?.read).toBe('own')
  })
})
