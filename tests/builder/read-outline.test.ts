import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const kept = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const roles = (words: string) => siteOf(words).roles.map(({ name }) => name)

describe('an outline', () => {
  const outline = `Build a gym site.

Roles:
- Member
- Trainer
- Admin

Pages:
- Home
- Classes
- My bookings

Features:
- Members can book classes
- Trainers create classes
- Admins see attendance`

  it('keeps no table of its headings, nor of the roles that it lists', () => {
    expect(kept(outline).toSorted()).toEqual(['attendance records', 'bookings', 'classes'])
    expect(roles(outline)).toEqual(['Member', 'Trainer', 'Administrator'])
  })

  it('names roles and what is noted of things in one line each', () => {
    const words =
      'Create a library system. User roles: Librarian, Reader. Entities: Book (title, author, ISBN, copies). The librarian adds books. Readers borrow books.'
    expect(roles(words)).toEqual(['Reader', 'Librarian'])
    expect(
      siteOf(words)
        .entities.find(({ id }) => id === 'books')
        ?.fields.slice(0, 3)
        .map(({ label }) => label),
    ).toEqual(['Title', 'Author', 'ISBN'])
    expect(kept(words).toSorted()).toEqual(['books', 'borrowings'])
  })

  it('tells what each role may do after its name', () => {
    const words = 'A repair shop.\nRoles:\nCustomer: reports faults\nMechanic: closes repairs'
    expect(
      readBrief(words)
        .clauses.slice(1)
        .map(({ actors, asks }) => [actors[0], asks[0]?.verb, asks[0]?.object?.noun]),
    ).toEqual([
      ['customer', 'report', 'fault'],
      ['mechanic', 'close', 'repair'],
    ])
  })
})

describe('stories', () => {
  it.each<[string, [string, string, string][]]>([
    ['As a buyer, I want to add products to a cart so that I can pay later.', [['buyer', 'add', 'product']]],
    ['As an admin I can block sellers', [['admin', 'block', 'seller']]],
    [
      'as a student i can take quizzes and see my score',
      [
        ['student', 'take', 'quiz'],
        ['student', 'see', 'score'],
      ],
    ],
  ])('say who does what: %s', (words, wanted) => {
    const asks = readBrief(`A site. ${words}`).clauses.flatMap((clause) => clause.asks)
    expect(asks.map(({ actors, verb, object }) => [actors[0], verb, object?.noun])).toEqual(wanted)
  })

  it('make the roles of a site that nothing else describes', () => {
    expect(roles('as a teacher i can create quizzes\nas a student i can take quizzes\nas an admin i can manage users')).toEqual([
      'Student',
      'Teacher',
      'Administrator',
    ])
  })
})
