import { describe, expect, it } from 'vitest'
import { fileAddress, fileOf, shownAs, sizeOf } from '../../builder/file-value.ts'
import { periodOf, stepsOf } from '../../builder/render/insight/period.ts'

const none = { range: '', from: '', to: '' }

describe('a report’s time', () => {
  it('is the last 30 days where most days lie there, and all time otherwise', () => {
    expect(periodOf(none, ['2026-11-20', '2026-11-21', '2026-01-01'], '2026-11-21')).toEqual({
      id: '30',
      from: '2026-10-23',
      to: '2026-11-21',
      before: { from: '2026-09-23', to: '2026-10-22' },
    })
    expect(periodOf(none, ['2026-01-01', '2026-12-24'], '2026-11-21')).toEqual({ id: 'all', from: '2026-01-01', to: '2026-12-24', before: null })
  })
  it('is what was typed, with as many days before it to compare', () => {
    expect(periodOf({ range: '7', from: '2026-03-01', to: '2026-03-10' }, [], '2026-11-21')).toEqual({
      id: 'own',
      from: '2026-03-01',
      to: '2026-03-10',
      before: { from: '2026-02-19', to: '2026-02-28' },
    })
  })
  it('is drawn in days, weeks or months by its length', () => {
    const count = (from: string, to: string) => stepsOf({ id: 'own', from, to, before: null }).length
    expect([
      count('2026-11-08', '2026-11-21'),
      count('2026-10-23', '2026-11-21'),
      count('2025-11-22', '2026-11-21'),
      count('2020-01-01', '2026-11-21'),
    ]).toEqual([14, 5, 13, 7])
  })
})

describe('a kept file', () => {
  it('is named, sized and shown by its address', () => {
    const file = fileOf(fileAddress('abcdefghijklmnopqrstuvwx', 340_000, 'Plan 1.png'))
    expect(file).toEqual({ id: 'abcdefghijklmnopqrstuvwx', bytes: 340_000, name: 'Plan 1.png', path: '/_files/abcdefghijklmnopqrstuvwx-340000/Plan%201.png' })
    expect([file && shownAs(file), sizeOf(340_000), sizeOf(2_450_000), sizeOf(12)]).toEqual(['image', '340 KB', '2.5 MB', '12 bytes'])
  })
  it.each(['plan.png', 'https://example.com/plan.png', '/_files/../etc/passwd', 'data:text/html,<b>', 'javascript:alert(1)', null, 3])(
    'is not what %j says',
    (value) => {
      expect(fileOf(value)).toBe(null)
    },
  )
})
