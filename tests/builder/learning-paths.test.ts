import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { entitiesFor } from '../../builder/render/act/reads.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Visitor } from '../../builder/site.ts'

const words =
  'Please implement a carpentry school website. Users can browse courses, study the lessons of courses and view their learning progress. Users receive certificates after completing a course. Administrators can manage courses and lessons.'
const { model } = compose(readBrief(words))
const path = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'course_path' ? block : [])))[0]!
const row = (id: string, values: SiteRow['values'], owner: string | null = null): SiteRow => ({ id, owner, created_at: 0, updated_at: 0, values })

const ada: Visitor = { id: 'ada', role: null, name: 'Ada Long', account: null }
const lessons = [
  row('l1', { title: 'One', course: 'c1', minutes: 20 }),
  row('l2', { title: 'Two', course: 'c1', minutes: 15 }),
  row('l3', { title: 'Other', course: 'c2' }),
]
const courses = [row('c1', { title: 'Joints' }), row('c2', { title: 'Saws' })]
const rows = (more: Readonly<Record<string, readonly SiteRow[]>>) => ({
  [path.entity]: lessons,
  [path.about]: courses,
  [path.toggle.entity]: [],
  [path.record.entity]: [],
  ...(path.award && { [path.award.entity]: [] }),
  ...more,
})
let made = 0
const press = (action: string, typed: Record<string, string>, more: Readonly<Record<string, readonly SiteRow[]>> = {}) => {
  made = 0
  return submit(model, { action, row: null, typed, visitor: ada, today: '2026-12-03', rows: rows(more), newId: () => `new-${++made}` })
}
const writes = (answer: ReturnType<typeof press>) => (answer.kind === 'writes' ? answer.writes : [])
const marked = (id: string, lesson: string, owner = 'ada') => row(id, { about: lesson }, owner)

describe('lessons of a course', () => {
  test('stand in their order on the page of the course and beside each lesson', () => {
    const places = model.pages.flatMap(({ path: at, blocks }) =>
      blocks.flatMap((block) => (block.kind === 'course_path' ? [[at, block.part, block.order]] : [])),
    )
    expect(places).toEqual([
      ['/course', false, 'number'],
      ['/lesson', true, 'number'],
    ])
  })
  test('are there for every sample course, with a text that is about it', () => {
    const seeds = model.entities.find(({ id }) => id === path.entity)!.seeds
    const whole = model.entities.find(({ id }) => id === path.about)!
    expect(whole.seeds.map((_, at) => seeds.filter((seed) => seed[path.by] === at).map(({ number }) => number))).toEqual(whole.seeds.map(() => [1, 2, 3]))
    expect(String(seeds[0]!.text)).toContain(String(whole.seeds[0]![whole.title]))
  })
  test('marked as done keep how far their visitor has come, with the minutes of what is done', () => {
    expect(writes(press(path.toggle.action, { about: 'l1' }))).toEqual([
      { kind: 'insert', entity: path.toggle.entity, row: 'new-1', owner: 'ada', values: { about: 'l1' } },
      expect.objectContaining({
        kind: 'insert',
        entity: path.record.entity,
        owner: 'ada',
        values: expect.objectContaining({ title: 'Joints', course: 'c1', learner: 'Ada Long', done: 50, minutes: 20, date: '2026-12-03', status: 'Under way' }),
      }),
    ])
  })
  test('of others do not count, and the record of others stays as it is', () => {
    const records = [row('r1', { course: 'c1', done: 0 }, 'ada'), row('r2', { course: 'c1', done: 50 }, 'bob')]
    const answer = press(path.toggle.action, { about: 'l1' }, { [path.toggle.entity]: [marked('m1', 'l2', 'bob')], [path.record.entity]: records })
    expect(writes(answer).filter(({ entity }) => entity === path.record.entity)).toEqual([
      { kind: 'update', entity: path.record.entity, row: 'r1', owner: 'ada', values: { done: 50, minutes: 20, date: '2026-12-03', status: 'Under way' } },
    ])
  })
  test('all of them done finish the course and earn its certificate, once', () => {
    const before = { [path.toggle.entity]: [marked('m1', 'l2')], [path.record.entity]: [row('r1', { course: 'c1', done: 50 }, 'ada')] }
    const all = writes(press(path.toggle.action, { about: 'l1' }, before))
    expect(all.find(({ entity }) => entity === path.record.entity)).toMatchObject({ values: { done: 100, minutes: 35, status: 'Finished' } })
    const given = all.find(({ entity }) => entity === path.award?.entity)
    expect(given).toMatchObject({ kind: 'insert', owner: 'ada', values: { [path.award!.named]: 'Joints' } })
    const again = press(path.toggle.action, { about: 'l1' }, { ...before, [path.award!.entity]: [row('a1', { [path.award!.named]: 'Joints' }, 'ada')] })
    expect(writes(again).some(({ entity }) => entity === path.award?.entity)).toBe(false)
  })
  test('taken back count no more', () => {
    const before = { [path.toggle.entity]: [marked('m1', 'l1'), marked('m2', 'l2')], [path.record.entity]: [row('r1', { course: 'c1', done: 100 }, 'ada')] }
    expect(writes(press(path.toggle.action, { about: 'l1' }, before))).toEqual([
      { kind: 'delete', entity: path.toggle.entity, row: 'm1' },
      { kind: 'update', entity: path.record.entity, row: 'r1', owner: 'ada', values: { done: 50, minutes: 15, date: '2026-12-03', status: 'Under way' } },
    ])
  })
  test('are read with their courses and the records where one is marked', () => {
    expect([...entitiesFor(model, path.toggle.action)].toSorted()).toEqual(
      [path.entity, path.about, path.toggle.entity, path.record.entity, path.award!.entity].toSorted(),
    )
  })
})

describe('what is kept of learning', () => {
  test('is written by the site and the managing role, not by the learner', () => {
    const kept = model.actions.filter(({ entity, kind, role }) => entity === path.record.entity && role === undefined && kind !== 'delete')
    expect(kept.map(({ id, fields }) => [id, fields])).toEqual([[path.record.start, [path.record.by]]])
  })
  test('refuses a share that a learner sends with the course that they join', () => {
    const answer = submit(model, {
      action: path.record.start!,
      row: null,
      typed: { [path.record.by]: 'c1', [path.record.share]: 100 },
      visitor: ada,
      today: '2026-12-03',
      rows: rows({}),
      strict: true,
      newId: () => 'new-1',
    })
    expect(answer.kind === 'refused' && Object.keys(answer.refusal.errors)).toEqual([path.record.share])
  })
  test('begins with nothing done, once for each course', () => {
    expect(writes(press(path.record.start!, { [path.record.by]: 'c2' }))).toMatchObject([{ kind: 'insert', owner: 'ada', values: { course: 'c2', done: 0 } }])
    expect(press(path.record.start!, { [path.record.by]: 'c2' }, { [path.record.entity]: [row('r1', { course: 'c2' }, 'ada')] }).kind).toBe('refused')
  })
})
