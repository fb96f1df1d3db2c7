import { describe, expect, test } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done } from '../support/acting.ts'

const model = built(
  'A web application for online document editing. Users should be able to log in, edit documents and keep versions of them with version control functions.',
)
const [documents, versions] = ['documents', 'versions']
const actionOn = (entity: string, kind: string) => model.actions.find((one) => one.entity === entity && one.kind === kind)!

describe('versions of a text', () => {
  const text = model.entities.find(({ id }) => id === documents)!.fields.find(({ type }) => type === 'long_text')!
  const made = done(createWorld(model), createOf(model, documents), { title: 'Plan', [text.id]: 'First words.' })
  const plan = (world: typeof made.world) => rowsOf(world, documents).find(({ id }) => id === made.row)!
  const kept = (world: typeof made.world) =>
    rowsOf(world, versions)
      .filter(({ values }) => values.document === made.row)
      .map(({ values }) => [values.version, values.saved_text, values.changes])
  const changed = done(made.world, actionOn(documents, 'update'), { title: 'Plan', [text.id]: 'Other words.' }, plan(made.world))
  test('are kept by themselves whenever it is saved, with the text, who saved it and when', () => {
    expect(kept(made.world)).toEqual([['Version 1', 'First words.', 'First version.']])
    expect(kept(changed.world)).toEqual([
      ['Version 2', 'Other words.', 'Changes saved.'],
      ['Version 1', 'First words.', 'First version.'],
    ])
    const [row] = rowsOf(changed.world, versions).filter(({ values }) => values.document === made.row)
    expect(row?.values).toMatchObject({ author: expect.any(String), saved_on: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) })
  })
  test('put it back when one is restored, which is kept as a version too', () => {
    const first = rowsOf(changed.world, versions).find(({ values }) => values.document === made.row && values.version === 'Version 1')!
    const back = done(changed.world, actionOn(versions, 'transition'), {}, first)
    expect(plan(back.world).values[text.id]).toBe('First words.')
    expect(kept(back.world)[0]).toEqual(['Version 3', 'First words.', 'An earlier version was put back.'])
  })
  test('are changed by nobody, and are put back by whoever wrote the text', () => {
    expect(model.actions.filter(({ entity, kind }) => entity === versions && kind === 'update')).toEqual([])
    expect(actionOn(versions, 'transition').guards).toEqual([
      { kind: 'theirs', by: 'document', text: 'Only who wrote this document puts an earlier version of it back.' },
    ])
  })
  test('of a sample end with its text as it stands', () => {
    const { seeds } = model.entities.find(({ id }) => id === versions)!
    const samples = model.entities.find(({ id }) => id === documents)!.seeds
    const age = (day: unknown) => Math.abs(Number.parseInt(String(day), 10))
    const last = samples.map((_, at) => seeds.filter((seed) => seed.document === at).toSorted((a, b) => age(a.saved_on) - age(b.saved_on))[0]?.saved_text)
    expect(last).toEqual(samples.map((seed) => seed[text.id]))
  })
})
