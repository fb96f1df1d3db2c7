import { describe, expect, it } from 'vitest'
import { resolveDate } from '../../builder/samples.ts'
import { csvHead, csvRows } from '../../server/rows/csv.present.ts'
import { sampleChange, sampleId, sampleValues } from '../../server/rows/samples.rules.ts'
import { studio } from '../support/studio.ts'

const space = { project_id: 'p1', space: 'live' }
const [classes, bookings] = studio.entities as [(typeof studio.entities)[number], (typeof studio.entities)[number]]

describe('samples', () => {
  it.each([
    ['+3d', '2026-12-01'],
    ['-12d', '2026-11-16'],
    ['+0d', '2026-11-28'],
    ['+30d 18:30', '2026-12-28T18:30'],
    ['2026-01-02', null],
    ['3d', null],
    ['+3d!', null],
  ])('keep %s as %s', (text, date) => {
    expect(resolveDate(text, '2026-11-28')).toBe(date)
  })
  it('have their dates counted from today and their references by row id', () => {
    expect(sampleValues(space, classes, classes.seeds[0] ?? {}, '2026-11-28')).toEqual({
      name: 'First bowls',
      level: 'Beginner',
      price: 45,
      date: '2026-12-01',
    })
    expect(sampleValues(space, bookings, bookings.seeds[0] ?? {}, '2026-11-28')).toEqual({
      name: 'Ada Moss',
      email: 'ada@example.com',
      class: sampleId(space, 'classes', 0),
      status: 'Pending',
    })
    expect(sampleValues(space, bookings, { name: '+3d', class: 'x' }, '2026-11-28')).toEqual({ name: '+3d', email: null, class: null, status: null })
  })
  it('have ids of their own in every space', () => {
    const ids = [space, { ...space, space: 'x' }, { ...space, project_id: 'p2' }].flatMap((of) => [sampleId(of, 'classes', 0), sampleId(of, 'classes', 1)])
    expect(new Set(ids).size).toBe(6)
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  })
  it('change with their seeds alone', () => {
    const changed = { ...classes, seeds: [{ name: 'Second bowls' }, ...classes.seeds.slice(1), { name: 'New' }] }
    const to = { ...studio, name: 'Other', entities: [changed, { ...bookings, seeds: [] }] }
    expect(sampleChange(studio, { ...studio, name: 'Other' }, 'classes')).toBeNull()
    expect(sampleChange(studio, to, 'classes')).toEqual({
      put: [{ index: 0, seed: { name: 'Second bowls' } }],
      add: [{ index: 2, seed: { name: 'New' } }],
      drop: [],
    })
    expect(sampleChange(studio, to, 'bookings')).toEqual({ put: [], add: [], drop: [0] })
  })
})

describe('the file of rows', () => {
  it('opens no formula after a line break or in full-width characters', () => {
    const row = { id: 'r1', owner: null, created_at: 0, updated_at: 0, values: { name: '\n=1+1', level: '＝1+1', price: null, date: '＠SUM(1)' } }
    expect(csvRows(classes, [row])).toBe("r1,1970-01-01T00:00:00.000Z,1970-01-01T00:00:00.000Z,true,\"'\n=1+1\",'＝1+1,,'＠SUM(1)\r\n")
  })
  it('quotes what needs it and opens no formula', () => {
    const values = { name: '=cmd|calc', level: 'a "b", c\nd', price: -5, date: null }
    const row = { id: 'r1', owner: null, created_at: 0, updated_at: 60, values }
    const other = { ...row, id: 'r2', owner: 'v', values: { name: '@SUM(1)', level: '-1+2', price: 1.5, date: '2026-11-28', gone: 'x' } }
    expect(csvHead(classes) + csvRows(classes, [row, other])).toBe(
      [
        'ID,Created,Updated,Sample,Name,Level,Price,Date',
        'r1,1970-01-01T00:00:00.000Z,1970-01-01T00:01:00.000Z,true,\'=cmd|calc,"a ""b"", c\nd",-5,',
        "r2,1970-01-01T00:00:00.000Z,1970-01-01T00:01:00.000Z,false,'@SUM(1),'-1+2,1.5,2026-11-28",
        '',
      ].join('\r\n'),
    )
  })
})
