import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const choices = (words: string, plural: string) =>
  Object.fromEntries(
    (siteOf(words).entities.find((entity) => entity.plural === plural)?.fields ?? []).flatMap(({ id, label, choices: of }) =>
      of && id !== 'status' ? [[label, of]] : [],
    ),
  )

describe('types of a thing that are told', () => {
  it.each([
    [
      'A school. Users can browse different types of Chinese courses such as writing, reading comprehension, and classical poetry, and enroll in courses of interest.',
      'Chinese courses',
      { Type: ['Writing', 'Reading comprehension', 'Classical poetry'], Level: ['Beginner', 'Intermediate', 'Advanced'] },
    ],
    ['Users can view different kinds of events, such as concerts, exhibitions, and workshops.', 'events', { Type: ['Concert', 'Exhibition', 'Workshop'] }],
    ['Admins can manage various types of vehicles, including cars, trucks and vans.', 'vehicles', { Type: ['Car', 'Truck', 'Van'] }],
    ['A library. Users can borrow various types of books, including novels, comics and textbooks.', 'books', { Genre: ['Novels', 'Comics', 'Textbooks'] }],
    ['A yoga studio. Members can book different types of classes (hatha, vinyasa, yin) and pay.', 'classes', { Type: ['Hatha', 'Vinyasa', 'Yin'] }],
  ])('are the choices of one column: %s', (words, plural, told) => expect(choices(words, plural)).toEqual(told))

  test('are no columns of what is borrowed or claimed', () => {
    const { entities } = siteOf('A library. Users can borrow various types of books, including novels, comics and textbooks.')
    expect(entities.find(({ plural }) => plural === 'borrowings')?.fields.map(({ label }) => label)).toEqual([
      'Name',
      'Book',
      'From',
      'Until',
      'Note',
      'Status',
    ])
  })

  it.each([
    ['A site. Users can manage different types of news articles, including adding, editing, and deleting operations.', 'news articles'],
    ['A site. Users can manage various types of content, including text, images and videos.', 'articles'],
  ])('are neither doings nor forms of the same: %s', (words, plural) =>
    expect(Object.values(choices(words, plural)).flat()).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:Adding|Editing|Text|Image)/)])),
  )
})

test('special groups that are told are the choices of those who live there', () => {
  const words = 'A town website. Users can view resident information and the distribution of special groups (such as elderly singles and veterans).'
  expect(choices(words, 'residents')).toEqual({ 'Special group': ['Elderly single', 'Veteran'] })
})
