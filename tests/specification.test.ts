import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { browserTitlesOf, coverageOf, readRows, unitTitlesOf } from './support/specification.ts'

const rows = readRows()
const ids = rows.map(({ id }) => id)

describe('the rows of the specification', () => {
  it('stand once each, under their heading, in the order of their numbers', () => {
    const areas = Map.groupBy(ids, (id) => id.split('-')[0])
    expect([...areas.keys()]).toEqual(['ROUTE', 'NAV', 'LOGIN', 'SESSION', 'SIDEBAR', 'RENAME', 'DELETE', 'ACCOUNT', 'PLAN', 'MON', 'CALL', 'BUILD'])
    for (const [area, found] of areas) expect(found).toEqual(found.map((_, at) => `${area}-${String(at + 1).padStart(2, '0')}`))
  })

  const given = new URL('../../shared/spec-rows.md', import.meta.url)
  it(`are those of the list beside the project${existsSync(given) ? '' : ': it is not there, so that their count alone is compared'}`, () => {
    if (!existsSync(given)) return expect(ids).toHaveLength(105)
    const listed = [...readFileSync(given, 'utf8').matchAll(/^- ([A-Z]+)-(\d\d)(?: … \1-(\d\d))?/gm)]
    const spread = listed.flatMap(([, area, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${area}-${String(Number(first) + at).padStart(2, '0')}`),
    )
    expect(ids).toEqual(spread)
  })
})

describe('the coverage of rows', () => {
  const two = [
    { id: 'NAV-01', text: 'The nav' },
    { id: 'NAV-02', text: 'Logging out' },
  ]
  const title = (text: string) => ({ title: text, file: 'tests/a.test.ts' })
  it('names rows without a test and titles whose id is no row, and leaves other words alone', () => {
    const titles = [title('the nav > NAV-01 has three links'), title('NAV-03 nothing'), title('UTF-16 is read')]
    expect(coverageOf(two, titles)).toEqual({
      rows: [
        { ...two[0], tests: [titles[0]] },
        { ...two[1], tests: [] },
      ],
      without: ['NAV-02'],
      unknown: ['tests/a.test.ts: NAV-03 nothing'],
    })
  })
  it('counts a title for each row that it names', () => {
    expect(coverageOf(two, [title('NAV-01 NAV-02 both')]).without).toEqual([])
  })

  it('is of the tests that ran, as the runners report them', () => {
    const ran = (title: string, status: string) => ({ status, ancestorTitles: ['the nav'], title, fullName: `the nav ${title}`, failureMessages: [] })
    const file = new URL('a.test.ts', import.meta.url).pathname
    const assertionResults = [ran('NAV-01 has three links', 'passed'), ran('NAV-02 logs out', 'skipped')]
    const units = { numPassedTests: 1, testResults: [{ name: file, status: 'passed', message: '', assertionResults }] }
    expect(unitTitlesOf(units)).toEqual([{ title: 'the nav > NAV-01 has three links', file: 'tests/a.test.ts' }])
    const spec = (name: string, expectedStatus: string) => ({ title: name, file: 'nav.e2e.ts', ok: true, tests: [{ expectedStatus }] })
    const within = { title: 'by keyboard', file: 'nav.e2e.ts', specs: [spec('NAV-02 logs out', 'passed'), spec('NAV-01 is open', 'skipped')] }
    expect(browserTitlesOf({ title: 'nav.e2e.ts', file: 'nav.e2e.ts', specs: [], suites: [within] })).toEqual([
      { title: 'by keyboard > NAV-02 logs out', file: 'tests/e2e/nav.e2e.ts' },
    ])
  })
})
