import { expect, test } from 'vitest'
import { modelFrom } from '../support/described-model.ts'

const suggestions = (words: string) => {
  const { entities, actions } = modelFrom(words)
  const found = entities.find(({ plural }) => plural === 'travel suggestions')
  return {
    read: found?.read,
    write: found?.write,
    created: actions.filter(({ kind, entity }) => kind === 'create' && entity === found?.id).map(({ role }) => role),
  }
}

test('suggestions that visitors receive are written by who runs the site', () => {
  const words = 'A travel guide mini-program. Users can plan itineraries, browse attractions and receive real-time travel suggestions.'
  expect(suggestions(words)).toEqual({ read: 'public', write: 'managed', created: ['manager'] })
})

test('suggestions that visitors write are theirs to write', () => {
  const words = 'A travel guide mini-program. Users can browse attractions and write travel suggestions.'
  expect(suggestions(words)).toMatchObject({ write: 'anyone', created: [undefined] })
})

test('a lottery has its draw where the words have data of it queried', () => {
  const paths = (words: string) => modelFrom(words).pages.map(({ path }) => path)
  expect(paths('A points lottery. Users win prizes with their points. It has functions for prize management and user lottery data query.')).toContain(
    '/lucky-draw',
  )
  expect(paths('A website of lottery data. Users can browse lottery data and search it by date.')).not.toContain('/lucky-draw')
})
