import { describe, expect, test } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Typed, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const ada: Visitor = { id: 'ada', role: null, name: 'Ada Long', account: { kind: 'own', id: 'ada', name: 'Ada Long', email: 'ada@example.com' } as never }
const row = (id: string, values: Values): SiteRow => ({ id, owner: 'ada', created_at: 1, updated_at: 1, values })
const bench = siteOf(
  'A tool for testing JavaScript code in parallel. Users can upload test code, set up test environments, run tests and view test results, including code coverage information.',
)
const runs = bench.entities.find(({ plural }) => /parallel tests|tests$/.test(plural))!
const results = bench.entities.find(({ plural }) => plural === 'test results')!
const codes = bench.entities.find(({ plural }) => plural === 'test codes')!
const start = bench.actions.find(({ entity, kind }) => entity === runs.id && kind === 'create')!

function started(code: string): readonly Values[] {
  const rows = { [codes.id]: [row('c1', { ...codes.seeds[0], title: 'Cart', code })], [runs.id]: [], [results.id]: [] }
  const typed: Typed = { title: 'Cart', test_code: 'c1', target: 'Cart page' }
  const ids = ['r1', 'r2', 'r3']
  const done = submit(bench, { action: start.id, row: null, typed, visitor: ada, today: '2026-12-03', rows, strict: false, newId: () => ids.shift()! })
  return done.kind === 'writes' ? done.writes.flatMap((write) => (write.kind === 'insert' ? [write.values] : [])) : []
}

describe('a run of which nothing can be worked out', () => {
  test('comes to an outcome that says it is simulated, and leaves a result', () => {
    const [run, result] = started("test('adds', () => {})\ntest('takes away', () => {})")
    expect([run!.result, run!.status, run!.run_on]).toEqual(['Passed', 'Done', '2026-12-03'])
    expect(run!.notes).toBe('Simulated: 2 of 2 tests passed. Nothing was really run.')
    expect([result!.test, result!.result, result!.message]).toEqual(['Cart', 'Passed', run!.notes])
    expect(result!.code_coverage).toBe(run!.code_coverage)
    expect(Number(run!.code_coverage)).toBeGreaterThanOrEqual(62)
  })
  test('fails where the text that it is about cannot be read', () => {
    const [run] = started("test('adds', () => {")
    expect([run!.result, run!.notes]).toEqual(['Failed', 'Simulated: “Cart” failed, the bracket “(” has no other half. Nothing was really run.'])
  })
  test('asks for no outcome, and nobody records a result by hand', () => {
    expect(start.fields.filter((id) => ['result', 'notes', 'run_on', 'code_coverage', 'duration'].includes(id))).toEqual([])
    expect(bench.actions.filter(({ entity, kind }) => entity === results.id && kind === 'create')).toEqual([])
    expect(bench.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' && block.action === start.id ? [block.text] : [])))).toEqual([
      'Its outcome is there at once. It is simulated, by rules and from what you enter, and says so: nothing is really run.',
    ])
  })
  test('of samples that have run, says the same as of those that are started', () => {
    const ended = runs.seeds.filter(({ status }) => status === 'Done')
    expect(ended.length).toBeGreaterThan(0)
    expect(ended.filter(({ notes }) => !String(notes).startsWith('Simulated: '))).toEqual([])
    expect(runs.seeds.filter(({ status }) => status !== 'Done').filter(({ result }) => result !== null)).toEqual([])
  })
})

test('start values grow or shrink over the steps of a simulation', () => {
  const site = siteOf(
    'A learning site where students log in and run weather simulations. Users should be able to start weather simulations and view their results.',
  )
  const entity = site.entities.find(({ plural }) => plural === 'weather simulations')!
  const act = site.actions.find((one) => one.entity === entity.id && one.kind === 'create')!
  const typed = { title: 'Cold week', start_values: 'temperature=4', steps: 3, step_length: 1 }
  const done = submit(site, {
    action: act.id,
    row: null,
    typed,
    visitor: ada,
    today: '2026-12-03',
    rows: { [entity.id]: [] },
    strict: false,
    newId: () => 'r1',
  })
  const said = done.kind === 'writes' && done.writes[0].kind === 'insert' ? String(done.writes[0].values.result) : ''
  expect(said).toMatch(/^Simulated: 3 steps gone through: temperature from 4 to \d\.\d+\. Nothing was really run\.$/)
})

test('a diagnosis is left to those who give it', () => {
  const site = siteOf('A pet health site. Users upload pet pictures, describe symptoms and start a diagnosis of their pet.')
  expect(site.actions.filter(({ effects }) => effects?.some(({ kind }) => kind === 'simulated'))).toEqual([])
})
