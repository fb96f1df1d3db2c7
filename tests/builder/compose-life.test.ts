import { describe, expect, it } from 'vitest'
import { isSort } from '../../builder/sort.ts'
import { take } from '../../builder/take.ts'

function built(words: string) {
  const turn = take(null, words)
  let next = turn.next()
  while (!next.done) next = turn.next()
  if (!next.value.model) throw new Error('Nothing was built.')
  return next.value.model
}
const entity = (words: string, id: string) => {
  const found = built(words).entities.find((one) => one.id === id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found
}

describe('what the words name for a row', () => {
  const birds = 'Create a bird watching journal. Birders record sightings with species, number, location, date and a photo.'
  it('stands for the field of its kind that says the same', () => {
    expect(entity(birds, 'sightings').fields.map(({ label }) => label)).toEqual(['Title', 'Bird', 'Species', 'Number', 'Location', 'Date', 'Photo', 'Notes'])
  })
  it('is sorted by what its field of life has where the words give no choices', () => {
    const { fields } = entity('Build a neighbourhood portal. Residents submit ideas with a title, description and category.', 'ideas')
    expect(fields.filter(isSort).map(({ label }) => label)).toEqual(['Category'])
  })
})

describe('what opens and closes', () => {
  it('begins open and can be opened again', () => {
    const { lifecycle } = entity('Build a hiking portal. Visitors browse trails. Rangers open or close trails.', 'trails')
    expect(lifecycle?.initial).toBe('Open')
    expect(lifecycle?.transitions.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Close', ['Open'], 'Closed'],
      ['Reopen', ['Closed'], 'Open'],
    ])
  })
})

describe('what people of a role make', () => {
  it('is theirs, and seen by those who run the site', () => {
    const words = 'Create a fundraising site. Supporters donate an amount with a message. Volunteers sign up for shifts. Visitors read news.'
    expect(entity(words, 'donations')).toMatchObject({ read: 'own', write: 'anyone' })
  })
  it('has a page that is called by its name alone', () => {
    const page = built('Create a school portal. Parents read news. Teachers publish homework. Visitors see events.').pages.find(({ path }) =>
      /^\/homework.*teachers/.test(path),
    )
    expect(page?.navigation).toBe('Homework tasks')
  })
})

describe('sample rows', () => {
  it('are weather to come, warmer by day than by night', () => {
    const { seeds } = entity('Build a hiking portal where visitors check the weather forecast and browse trails.', 'weather_forecasts')
    expect(seeds.every(({ high, low, date }) => Number(high) > Number(low) && String(date).startsWith('+'))).toBe(true)
  })
  it('leave empty what no pool has words for', () => {
    const { seeds } = entity('Create a club site. Members add boats with name, rigging and length.', 'boats')
    expect(new Set(seeds.map(({ rigging }) => rigging))).toEqual(new Set([null]))
  })
})
