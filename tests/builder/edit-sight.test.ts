import { describe, expect, it } from 'vitest'
import { say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const clinic = siteOf(
  'A website for a small animal clinic. Owners register their pets, book appointments with a vet and see vaccination records. Vets write visit notes.',
)
const films = siteOf('A film review community. People can post reviews of films, rate them, comment, follow other reviewers and keep a watchlist.')
const school = siteOf(
  'A homework platform for a secondary school. Teachers create assignments for their classes, students submit their work, teachers grade it and parents can view grades.',
)
const stock = siteOf('Build a warehouse management tool with products, suppliers and purchase orders. Staff record incoming goods, managers see a dashboard.')
const told = (words: string, model = clinic) => {
  const { outcome } = say(words, model)
  return outcome.model ? outcome.changes : [outcome.answer]
}

describe('who sees what', () => {
  it('is one role of several where it is named', () => {
    const { model, changes } = say('only vets should be able to see the visit notes', clinic).outcome
    expect(changes).toEqual(['Only the managing role now sees visit notes. Vets now see all visit notes, on Visit notes for vets.'])
    expect(model?.entities.map(({ id, read, members }) => [id, read, members])).toEqual(
      clinic.entities.map(({ id, read, members }) => [id, id === 'visit_notes' ? 'managed' : read, members]),
    )
  })

  it.each([
    'reviewers shouldn’t be visible to the public',
    'visitors must not see the reviewers',
    'hide reviewers from visitors',
    'the reviewers should not be public',
  ])('is kept from others: %s', (words) => {
    expect(told(words, films)).toEqual(['Only the managing role now sees reviewers.'])
  })

  it.each(['people should see their own reviews only', 'users may not see other users’ reviews'])('is kept to whose it is: %s', (words) => {
    expect(told(words, films)).toEqual(['Everybody now sees only their own reviews.'])
  })

  it('takes a page away from visitors with the rows on it', () => {
    const { model, changes } = say('hide the reviewers page from visitors', films).outcome
    expect(changes).toEqual(['Only Manager now sees the page Reviewers, and the reviewers on it.'])
    expect([model?.pages.find(({ path }) => path === '/reviewers')?.role, model?.entities.find(({ id }) => id === 'reviewers')?.read]).toEqual([
      'manager',
      'managed',
    ])
  })

  it.each<[string, string[], string[]]>([
    [
      'students may not see other students grades',
      [
        'Grades are entered by whoever manages the site, so that none says whose it is; they can be kept to those who manage, or to those who have an account. Nothing changed.',
      ],
      ['Only Manager can see grades', 'Only members can see grades'],
    ],
    [
      'show the points only to teachers',
      [
        'Whoever sees assignments sees every field that is shown of them. Points can be taken from all lists, or assignments can be kept to Manager. Nothing changed.',
      ],
      ['Hide points in assignments', 'Only Manager can see assignments'],
    ],
  ])('is asked where the site cannot tell: %s', (words, says, choices) => {
    const { outcome } = say(words, school)
    expect([outcome.model, [outcome.answer], outcome.choices]).toEqual([null, says, choices])
  })
})

describe('who does what', () => {
  it.each<[string, string[]]>([
    ['appointments can only be cancelled by vets', ['Only Vet can now cancel appointments.']],
    ['staff should not be able to delete pets', ['Only Manager can now delete pets.']],
    [
      'let people write reviews, only the manager can delete them',
      [expect.stringMatching(/^Added a Reviews page/) as unknown as string, 'Only Manager can now delete reviews.'],
    ],
  ])('is kept to one role: %s', (words, says) => {
    expect(told(words)).toEqual(says)
  })

  it.each<[string, string]>([
    ['Managers only should be able to approve suppliers', 'Only Manager already can approve suppliers. Nothing changed.'],
    ['managers and admins can delete suppliers, nobody else', 'Only Manager already can delete suppliers. Nothing changed.'],
    [
      'only staff and drivers can delete suppliers',
      'What is kept to a role is kept to one: who of staff and drivers should delete suppliers? Nothing changed.',
    ],
  ])('is read whole: %s', (words, says) => {
    const { outcome } = say(words, stock)
    expect([outcome.model, outcome.answer]).toEqual([null, says])
  })
})
