import { describe, expect, test } from 'vitest'
import { flawsOf } from '../support/integrity.ts'
import { effectOf, say, studio } from '../support/turn.ts'

describe('fields', () => {
  test.each<[string, unknown[]]>([
    [
      'add a phone number to the booking form',
      [
        ['/entities/1/fields/4', { id: 'phone_number', label: 'Phone number', type: 'phone', required: false }],
        ['/actions/0/fields/3', 'phone_number'],
        ['/pages/3/blocks/0/fields/2', 'phone_number'],
      ],
    ],
    [
      'ask people for their allergies when booking',
      [
        ['/entities/1/fields/4', { id: 'allergies', label: 'Allergies', type: 'text', required: false }],
        ['/actions/0/fields/3', 'allergies'],
        ['/pages/3/blocks/0/fields/2', 'allergies'],
      ],
    ],
    [
      'add a photo to classes',
      [
        ['/entities/0/fields/4', { id: 'photo', label: 'Photo', type: 'image', required: false }],
        ['/actions/2/fields/4', 'photo'],
        ['/pages/1/blocks/0/fields/3', 'photo'],
      ],
    ],
    [
      'add a size (small, medium, large) to the booking form',
      [
        ['/entities/1/fields/4', { id: 'size', label: 'Size', type: 'choice', required: false, choices: ['Small', 'Medium', 'Large'] }],
        ['/entities/1/seeds/0/size', 'Small'],
        ['/actions/0/fields/3', 'size'],
        ['/pages/3/blocks/0/fields/2', 'size'],
        ['/pages/3/blocks/0/filters/1', 'size'],
      ],
    ],
    [
      'remove the price',
      [
        ['/entities/0/fields/2', 'gone'],
        ['/entities/0/seeds/0/price', 'gone'],
        ['/entities/0/seeds/1/price', 'gone'],
        ['/actions/2/fields/2', 'gone'],
        ['/pages/1/blocks/0/fields/1', 'gone'],
        ['/pages/1/blocks/0/sorts/0', 'gone'],
      ],
    ],
    [
      'remove the email from the booking form',
      [
        ['/entities/1/fields/1/required', false],
        ['/actions/0/fields/1', 'gone'],
      ],
    ],
    ['rename price to cost', [['/entities/0/fields/2/label', 'Cost']]],
    ['make the date required', [['/entities/0/fields/3/required', true]]],
    ['make the email optional', [['/entities/1/fields/1/required', false]]],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test('several fields in one breath are all there', () => {
    const { outcome } = say('add a rating, a comment and a payment method to bookings')
    expect(outcome.model?.entities[1]?.fields.slice(4).map(({ id, type }) => [id, type])).toEqual([
      ['rating', 'rating'],
      ['comment', 'long_text'],
      ['payment_method', 'choice'],
    ])
    expect(outcome.answer).toBe('Bookings now have a rating, a comment and a payment method, asked for on Book a class.')
  })

  test('a field of several things is asked after, with messages to choose from', () => {
    expect(say('remove the name').outcome).toMatchObject({ model: null, choices: ['Remove name from classes', 'Remove name from bookings'] })
  })

  test.each([
    ['remove the status from bookings', 'holds the state'],
    ['remove the name from bookings', 'names each booking'],
  ])('%s is refused with its reason', (words, reason) => {
    expect(say(words).outcome.model).toBeNull()
    expect(say(words).outcome.answer).toContain(reason)
  })
})

describe('choices', () => {
  test.each<[string, unknown[]]>([
    ["add 'Express' to the levels", [['/entities/0/fields/1/choices/2', 'Express']]],
    [
      'add Intermediate and Master to the level choices of classes',
      [
        ['/entities/0/fields/1/choices/2', 'Intermediate'],
        ['/entities/0/fields/1/choices/3', 'Master'],
      ],
    ],
    [
      'remove Advanced from the levels',
      [
        ['/entities/0/fields/1/choices/1', 'gone'],
        ['/entities/0/seeds/1/level', 'Beginner'],
      ],
    ],
    [
      "rename 'Beginner' to 'Starter'",
      [
        ['/entities/0/fields/1/choices/0', 'Starter'],
        ['/entities/0/seeds/0/level', 'Starter'],
      ],
    ],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test('a new state brings the step that leads to it, by whoever works the other steps', () => {
    const { model } = say('add "Cancelled" to the booking status').outcome
    expect(model?.entities[1]?.lifecycle?.transitions[1]).toEqual({
      id: 'mark_cancelled',
      name: 'Mark as Cancelled',
      from: ['Pending', 'Confirmed'],
      to: 'Cancelled',
      role: 'staff',
    })
    expect(flawsOf(model!)).toEqual([])
  })
})

describe('who may do what', () => {
  test('users can also cancel bookings', () => {
    expect(effectOf('users can also cancel bookings')).toEqual([
      ['/entities/1/fields/3/choices/2', 'Cancelled'],
      ['/entities/1/lifecycle/transitions/1', { id: 'cancel', name: 'Cancel', from: ['Pending', 'Confirmed'], to: 'Cancelled' }],
      [
        '/actions/4',
        {
          id: 'cancel_booking',
          name: 'Cancel',
          kind: 'transition',
          entity: 'bookings',
          fields: [],
          transition: 'cancel',
          confirmation: '{title} is cancelled.',
        },
      ],
      ['/pages/3/blocks/0/actions/1', 'cancel_booking'],
    ])
  })

  test.each<[string, unknown[]]>([
    [
      'everyone can see bookings',
      [
        ['/entities/1/read', 'public'],
        ['/pages/3/blocks/0/scope', 'all'],
      ],
    ],
    ['only staff can see classes', [['/entities/0/read', 'managed']]],
    ['only staff can see the questions page', [['/pages/4/role', 'staff']]],
    [
      'let visitors confirm bookings',
      [
        ['/entities/1/lifecycle/transitions/0/role', 'gone'],
        ['/actions/1/role', 'gone'],
      ],
    ],
    ['let people search bookings', [['/pages/3/blocks/0/search', true]]],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })

  test('only admins can delete bookings: the step comes with the role that manages', () => {
    const { model } = say('only admins can delete bookings').outcome
    expect(model?.actions.at(-1)).toMatchObject({ kind: 'delete', entity: 'bookings', role: 'staff' })
    expect(model?.roles).toEqual(studio.roles)
  })

  test('let people leave reviews: the thing, its page and its form', () => {
    const { outcome } = say('let people leave reviews of classes')
    expect(outcome.model?.entities[2]?.fields.map(({ id, type }) => [id, type])).toEqual([
      ['name', 'text'],
      ['rating', 'rating'],
      ['review', 'long_text'],
      ['class', 'reference'],
    ])
    expect(outcome.answer).toBe('Added a Reviews page with a list and a form; what people send is shown there and kept under Data.')
  })

  test('several acts in one breath share their object', () => {
    const { model } = say('let users edit and delete their bookings').outcome
    expect(model?.actions.slice(4).map(({ kind, entity }) => [kind, entity])).toEqual([
      ['update', 'bookings'],
      ['delete', 'bookings'],
    ])
  })

  test('what is so already changes nothing', () => {
    expect(say("customers can't delete classes").outcome).toMatchObject({ model: null, answer: 'Only Staff already can delete classes. Nothing changed.' })
    expect(say('let people book classes').outcome).toMatchObject({
      model: null,
      answer: 'Visitors already can: the form “Book class” is on Book a class. Nothing changed.',
    })
  })

  test('a role is added by its name', () => {
    expect(effectOf('add a moderator role')).toEqual([['/roles/2', { id: 'moderator', name: 'Moderator', manages: true }]])
    expect(effectOf('add a role for teachers')).toEqual([['/roles/2', { id: 'teacher', name: 'Teacher', manages: false }]])
  })
})

describe('lists', () => {
  test.each<[string, unknown[]]>([
    ['show classes as a table', [['/pages/1/blocks/0/layout', 'table']]],
    ['show 6 classes per page', [['/pages/1/blocks/0/per_page', 6]]],
    ['add a search to bookings', [['/pages/3/blocks/0/search', true]]],
    ['add a filter by class to bookings', [['/pages/3/blocks/0/filters/1', 'class']]],
    ['remove the search from classes', [['/pages/1/blocks/0/search', false]]],
  ])('%s', (words, effect) => {
    expect(effectOf(words)).toEqual(effect)
  })
})
