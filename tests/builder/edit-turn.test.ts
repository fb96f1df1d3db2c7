import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestsOf } from '../../builder/edit/request.ts'
import { type AppModel, readModel } from '../../builder/model.ts'
import { apply, invert } from '../../builder/patch.ts'
import { flawsOf } from '../support/integrity.ts'
import { ledgerOf, marksOf, say, studio } from '../support/turn.ts'

describe('requests', () => {
  test.each<[string, string[]]>([
    ['make the header dark green and add a contact page', ['make the header dark green', 'add a contact page']],
    ['Make the header and footer dark green', ['Make the header and footer dark green']],
    ['make the header red, the footer blue & the text black', ['make the header red', 'make the footer blue', 'make the text black']],
    ['add a contact page, an about page and a FAQ', ['add a contact page', 'add an about page', 'add a FAQ']],
    ['add a name, an email and a message to the booking form', ['add a name, an email and a message to the booking form']],
    ['let users edit and delete their bookings', ['let users edit and delete their bookings']],
    ['Can you please rename it to "This. And that"? Also hide the FAQ, thanks!', ['rename it to "This. And that"', 'hide the FAQ']],
    ['Thank you!', []],
  ])('%s', (words, reads) => {
    expect(requestsOf(words).map(({ read }) => read)).toEqual(reads)
  })
})

describe('a turn', () => {
  test('tells marks, the ledger and a step for each change, in that order', () => {
    const { progress } = say('make the header dark green and let people leave reviews')
    expect(progress.map(({ event, data }) => (event === 'step' ? data.label : event))).toEqual([
      'marks',
      'Read 2 requests',
      'requirement',
      'Dark green header',
      'requirement',
      'Reviews page',
    ])
  })

  test('marks are stretches of the words under the three pens', () => {
    const words = 'Please make the header dark green and let people leave reviews'
    expect(marksOf(say(words)).map(({ start, end, pen }) => [words.slice(start, end), pen])).toEqual([
      ['header', 'thing'],
      ['dark green', 'style'],
      ['leave', 'action'],
      ['reviews', 'thing'],
    ])
  })

  test('the ledger goes on from its highest id, with every clause once', () => {
    const run = say('make the header dark green. Frobnicate the quux. Remove the home page')
    const entries = [
      { id: 'r2', clause: 'make the header dark green', status: 'built', where: '/' },
      { id: 'r3', clause: 'Frobnicate the quux', status: 'not_understood', where: '' },
      { id: 'r4', clause: 'Remove the home page', status: 'understood', where: '/' },
    ]
    expect(ledgerOf(run)).toEqual(entries)
    expect(run.outcome.model?.requirements).toEqual([...studio.requirements, ...entries])
    expect(run.outcome.answer).toContain('I did not understand “Frobnicate the quux”.')
  })

  test('words that are not understood change nothing, say so, and offer messages that would change this site', () => {
    const { outcome } = say('frobnicate the wheel')
    expect(outcome).toEqual({
      model: null,
      operations: [],
      label: 'No change',
      changes: [],
      answer: 'I did not understand “frobnicate the wheel”, so nothing changed and nothing was counted.',
      choices: ['Make the header dark green', 'Add a contact page', 'Add a phone number to bookings', 'Let people review classes'],
    })
    for (const choice of outcome.choices) expect([choice, say(choice).outcome.model === null]).toEqual([choice, false])
  })

  test.each(['', '???', '🙂', 'thanks', '\u0000'])('%j asks for nothing and changes nothing', (words) => {
    expect(say(words).outcome).toMatchObject({ model: null, operations: [] })
    expect(say(words).outcome.choices.length).toBeGreaterThanOrEqual(2)
  })

  test('undo names History', () => {
    expect(say('undo that').outcome).toMatchObject({ model: null, choices: ['Open History', 'Make the header dark green'] })
  })
})

const messages = [
  'make the header dark green', 'make everything teal', 'dark mode', 'make it more playful', 'call it Clay and Fire', 'add a contact page', 'add a blog and a shop', 'add a FAQ',
  'remove the classes page', 'hide the questions page', 'delete the bookings data', 'remove the price', 'add a phone number to the booking form', 'add a class to messages',
  'users can cancel bookings', 'only admins can delete bookings', 'let people leave reviews of classes', 'let people book tables', 'add "Cancelled" to the booking status', 'rename classes to workshops',
  'move the questions page first', 'add testimonials to the home page', 'remove the testimonials', 'add a page for dogs', 'remove the dogs page', 'rename price to cost', 'add a dashboard', 'everyone can see bookings',
  'let users order mugs and edit their orders', 'remove the level', 'show classes as a table', 'add a role for teachers', 'remove the status from bookings', 'delete the classes data', 'add the booking form to the home page',
] // biome-ignore format: a table

const scraps = [
  'make',
  'the',
  'header',
  'add a',
  'page',
  'to',
  'and',
  ',',
  '"',
  "'",
  '“',
  'remove',
  'all',
  'classes',
  'bookings',
  'dark',
  'green',
  '#fff',
  'rename',
  'let people',
  'only',
  'can',
  'delete',
  '__proto__',
  '<b>',
  '\n',
  '.',
  'move',
  'first',
  'constructor',
  'name',
  'x'.repeat(300),
  '\ud800',
  '🙂',
]

test('the same page asked for three times gets three paths', () => {
  const model = [1, 2, 3].reduce<AppModel>((so_far) => say('let people book tables', so_far).outcome.model ?? so_far, studio)
  const paths = model.pages.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

describe('whatever the words are', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...scraps), { maxLength: 14 }).map((parts) => parts.join(' ')),
    fc.constantFrom(...messages),
  )

  test('messages in any order leave a sound model, and each turn can be taken back', () => {
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (turns) => {
        let model: AppModel = studio
        for (const words of turns) {
          const run = say(words, model)
          const { outcome } = run
          let last = 0
          for (const { start, end } of marksOf(run)) {
            expect(start >= last && end > start && end <= words.length).toBe(true)
            last = end
          }
          expect(outcome.label.length).toBeLessThanOrEqual(80)
          if (!outcome.model) {
            expect(outcome.operations).toEqual([])
            continue
          }
          expect(readModel(outcome.model)).toEqual(outcome.model)
          expect(flawsOf(outcome.model)).toEqual([])
          expect(apply(model, outcome.operations)).toEqual(outcome.model)
          expect(apply(outcome.model, invert(outcome.operations))).toEqual(model)
          model = outcome.model
        }
      }),
      { numRuns: 50 },
    )
  })

  test('the same words on the same model give the same bytes', () => {
    for (const words of messages) expect(JSON.stringify(say(words))).toBe(JSON.stringify(say(words)))
  })
})
