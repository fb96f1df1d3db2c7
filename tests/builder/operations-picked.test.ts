import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const fieldsOf = (words: string, id: string): (string | undefined)[][] =>
  siteOf(words)
    .entities.find((entity) => entity.id === id)!
    .fields.flatMap(({ id: field, entity }) => (entity === undefined ? [] : [[field, entity]]))

describe('what is picked from the site’s own lists', () => {
  const coffee =
    'A coffee journal app. The app should have functionalities for writing coffee diaries, selecting beans, grinders, and cups. Users should be able to log in, write coffee diaries, and browse beans, grinders and cups.'
  test('is chosen in the form of what is recorded next to it', () => {
    expect(fieldsOf(coffee, 'coffee_diaries')).toEqual([
      ['bean', 'beans'],
      ['grinder', 'grinders'],
      ['cup', 'cups'],
    ])
    const form = siteOf(coffee).actions.find(({ kind, entity }) => kind === 'create' && entity === 'coffee_diaries')!
    expect(form.fields.slice(0, 4)).toEqual([expect.any(String), 'cup', 'grinder', 'bean'])
  })
  test('is chosen nowhere where it is only looked at', () => {
    expect(
      fieldsOf('A film diary app. Users can write film diaries, browse trailers, log in, and select a trailer to watch.', 'film_diaries').filter(
        ([field]) => field === 'trailer',
      ),
    ).toEqual([])
  })
})

describe('a thing that is called by a part of its name', () => {
  test('is the one that was named at length', () => {
    const { entities } = siteOf('A tea journal. Users can record tea drinking diaries, edit tea diaries and share their tea diaries with friends.')
    expect(entities.filter(({ plural }) => plural.endsWith('diaries')).map(({ plural }) => plural)).toEqual(['tea drinking diaries'])
  })
})
