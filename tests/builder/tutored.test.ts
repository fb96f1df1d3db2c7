import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)
const creators = (words: string) => siteOf(words).actions.flatMap(({ kind, name, role }) => (kind === 'create' ? [`${name}${role ? ` @ ${role}` : ''}`] : []))

describe('those who teach one or a few at a time', () => {
  const words =
    'An online education platform for students and teachers to learn and teach. Students can learn from courses published by teachers, and the platform also provides offline tutoring, supporting one-on-one and group tutoring. Teachers can publish courses, conduct online live streaming, and provide offline tutoring to earn income.'

  test('offer sessions for one or for a group, which students book, and see what they earned', () => {
    expect(labelsOf(words, 'tutoring sessions')).toEqual([
      'Title',
      'Teacher',
      'Subject',
      'Course',
      'Kind',
      'Date',
      'Time',
      'Minutes',
      'Place',
      'Places',
      'Price',
      'Description',
    ])
    expect(labelsOf(words, 'teacher earnings')).toEqual(['Reason', 'Teacher', 'Source', 'Course', 'Amount', 'Earned on', 'Status'])
    expect(creators(words)).toEqual([
      'Publish course @ teacher',
      'Add tutoring session @ teacher',
      'Post live stream @ teacher',
      'Book a tutoring session',
      'Enroll a course',
      'Record teacher earning @ manager',
      'Add subject area @ manager',
      'Add tutor profile @ manager',
      'Add subject @ manager',
      'Add live stream category @ manager',
      'Post comment',
      'Reply',
    ])
  })

  test('take the bookings, while students manage nothing', () => {
    expect(siteOf(words).roles.map(({ name, manages }) => [name, manages])).toEqual([
      ['Student', false],
      ['Teacher', true],
      ['Manager', true],
    ])
  })

  test('whoever is said to stream live may start a stream', () => {
    expect(creators('A platform for singers. Singers can conduct live streaming. Listeners can watch live streams.')).toEqual([
      'Post live stream @ singer',
      'Post comment',
      'Add live stream category @ manager',
      'Reply',
      'Play',
    ])
  })
})

describe('what a site offers beside what people do there', () => {
  test('is none of their doings', () => {
    const plurals = siteOf('A tea shop. Users can browse teas, and the website also offers gift cards.').entities.map(({ plural }) => plural)
    expect(plurals).toEqual(['teas', 'gift cards', 'tea categories', 'cart items', 'orders', 'order lines'])
  })

  test('"individual and group classes" are classes', () => {
    expect(creators('A yoga studio website. Members can book individual and group classes.')).toEqual(['Add class @ manager', 'Book a class'])
  })
})
