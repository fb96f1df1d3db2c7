import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

it('a sample row has nothing yet of what a later step fills in', () => {
  const site = siteOf('A school website. Teachers publish homework tasks and score submissions. Students submit homework submissions.')
  const handedIn = site.entities.find(({ fields }) => fields.some(({ label }) => label === 'Score') && fields.some(({ label }) => label === 'Answer'))!
  const { field, initial } = handedIn.lifecycle!
  const fresh = handedIn.seeds.filter((row) => row[field] === initial)
  expect(fresh.length).toBeGreaterThan(0)
  expect(fresh.map(({ score }) => score)).toEqual(fresh.map(() => null))
  expect(handedIn.seeds.filter((row) => row[field] !== initial).every(({ score }) => typeof score === 'number')).toEqual(true)
})
