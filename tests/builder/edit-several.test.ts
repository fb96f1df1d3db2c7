import { describe, expect, test } from 'vitest'
import { readModel } from '../../builder/model.ts'
import { ledgerOf, say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const yoga = siteOf('A website for a yoga studio where visitors browse classes and teachers, and members book classes. Admins manage the timetable.')
const clauses = (words: string, model = yoga) => ledgerOf(say(words, model)).map(({ clause, status }) => [clause, status])

describe('a message that asks for several things', () => {
  test('adds a blog that is commented on, a button that saves, and hours that are said to be samples', () => {
    const { outcome } = say('add a blog with comments, let members save favourites, and show opening hours on the home page', yoga)
    expect(outcome.changes).toEqual([
      'Added a Blog page with a list of posts; Administrator adds them on the page “Write post”, and they are kept under Data. Added a Comments page with a list and a form; what people send is shown there and kept under Data.',
      'Each class now has the button “Save”; what a visitor marks stands on the page My class favourites.',
      `Added opening hours to ${yoga.name}. They are samples: tell me the real ones, as in “our opening hours are 9 to 5”.`,
    ])
    const model = readModel(outcome.model)
    const kept = model.entities.slice(-3).map(({ plural, read, fields }) => [plural, read, ...fields.map(({ id }) => id)])
    expect(kept).toEqual([
      ['posts', 'public', 'title', 'date', 'author', 'text'],
      ['comments', 'public', 'name', 'comment', 'post'],
      ['class favourites', 'own', 'about'],
    ])
    const detail = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === 'classes'))
    expect(detail?.blocks.flatMap((block) => (block.kind === 'vote_bar' ? block.toggles.map(({ on, counts }) => [on, counts]) : []))).toEqual([
      ['Saved', false],
    ])
    expect(model.pages.find(({ path }) => path === '/')?.blocks.at(-1)).toMatchObject({
      kind: 'contact',
      heading: 'Opening hours',
      lines: [
        { label: 'Monday to Friday', value: '9:00–18:00' },
        { label: 'Saturday', value: '10:00–14:00' },
        { label: 'Sunday', value: 'Closed' },
      ],
    })
    expect(say('let members bookmark classes', model).outcome.answer).toBe('There already is the button “Save” on each class. Nothing changed.')
  })

  test('goes on after what visitors are let do with what its owner alone asks for', () => {
    expect(clauses("let visitors leave feedback, add a gallery, and change the slogan to 'Breathe'")).toEqual([
      ['let visitors leave feedback', 'built'],
      ['add a gallery', 'built'],
      ["change the slogan to 'Breathe'", 'built'],
    ])
    expect(clauses('let members view, edit and cancel their bookings')).toEqual([['let members view, edit and cancel their bookings', 'built']])
  })

  test('is carried out as far as it is understood, and the rest is named', () => {
    const { outcome } = say('members must see only their own bookings, and brew me a coffee', yoga)
    expect(outcome.answer).toContain('I did not understand “brew me a coffee”')
    expect(clauses('add a waiting list for classes, a newsletter sign up, and a testimonials section').map(([, status]) => status)).toEqual([
      'built',
      'built',
      'built',
    ])
  })

  test('takes a room of a class for a field, and more room for a look', () => {
    const { outcome } = say('add a mat and a room to classes', yoga)
    expect(outcome.changes).toEqual([expect.stringMatching(/^Classes now have a mat and a room/)])
    expect(say('add more room', yoga).outcome.changes).toEqual([expect.stringMatching(/^There is more space between things/)])
  })
})

test('“rename” takes no further request for a part of the name', () => {
  expect(clauses('rename Teachers to Instructors, add burn time to candles, sort them by price')[0]).toEqual(['rename Teachers to Instructors', 'built'])
})

test('a thing that everyone can see is no role', () => {
  expect(say('add a list of publications that everyone can see', yoga).outcome.model?.roles ?? yoga.roles).toEqual(yoga.roles)
})

test('what names no thing of the site is answered with the things that it could mean', () => {
  const guide = siteOf('A local events guide. Organisers publish concerts and exhibitions; visitors buy tickets.')
  expect(say('add an accessibility field to events', guide).outcome.choices.slice(0, 2)).toEqual([
    'Add an accessibility field to concerts',
    'Add an accessibility field to exhibitions',
  ])
  expect(say('rename Poses to Asanas', yoga).outcome.choices[0]).toBe('Rename classes to Asanas')
})
