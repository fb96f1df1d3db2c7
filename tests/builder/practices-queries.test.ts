import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test('whoever consults an adviser says what they ask', () => {
  const model = siteOf('A study abroad website. Users can browse study abroad programs, log in and consult with study abroad advisors.')
  const consultations = model.entities.find(({ plural }) => plural === 'consultations')!
  const question = consultations.fields.find(({ label }) => label === 'Question')!
  const create = model.actions.find(({ kind, entity }) => kind === 'create' && entity === consultations.id)!
  expect([create.fields.includes(question.id), consultations.seeds.map((seed) => seed[question.id]).filter((said) => typeof said === 'string').length]).toEqual(
    [true, consultations.seeds.length],
  )
})
