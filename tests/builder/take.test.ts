import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clean } from '../../builder/compose/wording.ts'
import { readModel } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'
import { flawsOf } from '../support/integrity.ts'
import { sentences } from '../support/sentences.ts'
import { ledgerOf, marksOf, runTurn } from '../support/turn.ts'

const longer = [
  'Please implement a campus errand mini-program. It should have functionalities for placing orders, order management, and payment. Users should be able to log in, browse errand services, place orders, manage their own orders, and make payments. The management end can manage users and services. Use pale turquoise as the background and dark cyan for components.',
  'A hospital website. Patients can book appointments with doctors, view their medical records, and rate doctors. Doctors can confirm appointments and write prescriptions. Administrators can manage patients, doctors and departments, and view statistics.',
  'Hostile: <script>alert(1)</script> __proto__ constructor toString hasOwnProperty \u0000\u202e Users can __proto__ constructor, manage toString and valueOf.',
]
const build = (words: string) => {
  const run = runTurn(take(null, words))
  return { ...run, model: readModel(run.outcome.model) }
}

test.each([...sentences, ...longer])('a description gives a sound model whose links, fields and roles all stand: %s', (words) => {
  const { model } = build(words)
  expect(flawsOf(model)).toEqual([])
  // A bank has questions enough for an exam; a cart and what is asked for by oneself begin empty.
  for (const { seeds, plural, read } of model.entities)
    expect([plural, seeds.length >= (read === 'own' ? 0 : 4) && seeds.length <= (plural === 'questions' ? 15 : 9)]).toEqual([plural, true])
  expect(model.pages.filter(({ navigation, role }) => navigation !== null && role === undefined).length).toBeLessThanOrEqual(8)
})

test.each([...sentences, ...longer])('every clause is in the ledger once, in the order of the words, and what is built is where it says: %s', (words) => {
  const run = build(words)
  const ledger = ledgerOf(run)
  expect(ledger).toEqual(run.model.requirements)
  const paths = new Set(run.model.pages.map(({ path }) => path))
  let from = 0
  const whole = clean(words)
  for (const { clause, status, where } of ledger) {
    const at = whole.indexOf(clause.replace(/…$/, ''), from)
    expect([clause, at >= from]).toEqual([clause, true])
    from = at
    if (status === 'built') expect([clause, paths.has(where)]).toEqual([clause, true])
  }
})

test('the same words give the same model', () => {
  for (const words of longer) expect(build(words).model).toEqual(build(words).model)
})

test('any text gives a sound model, marks apart from each other, and never an error', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          ...'users can should be able to manage orders , and . for such as including ( ) website system with of place book the a " ; __proto__ 🙂 their own dark blue background called'.split(
            ' ',
          ),
        ),
        { maxLength: 80 },
      )
      .map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(words, (text) => {
      const run = build(text)
      expect(flawsOf(run.model)).toEqual([])
      let last = 0
      for (const { start, end } of marksOf(run)) {
        expect(start >= last && end > start && end <= text.length).toBe(true)
        last = end
      }
      expect(run.outcome.label.length).toBeLessThanOrEqual(80)
    }),
    { numRuns: 400 },
  )
})

test('words in which nothing is understood give a small site that says so', () => {
  const { model, outcome, progress } = build('asdf')
  expect(model.name).toBe('Asdf')
  expect(model.pages.filter(({ role, navigation }) => !role && navigation).map(({ title }) => title)).toEqual(['Asdf', 'Contact'])
  expect(outcome.answer).toBe(
    'I could not tell from these words what the site is for, so Asdf starts with a first page and a contact form. Say in English what people do there, for example: “a pottery studio where people book a class”.',
  )
  expect(ledgerOf({ progress, outcome })).toEqual([{ id: 'r1', clause: 'asdf', status: 'not_understood', where: '' }])
  expect(build('🙂').model.name).toBe('My site')
})

test('words of which nothing is understood bear no mark', () => {
  expect(build('zorgle the blimp').progress[0]).toEqual({ event: 'marks', data: { marks: [] } })
})

test('a turn tells the marks, the steps and the ledger, and ends in one operation from nothing', () => {
  const { progress, outcome, model } = build('A pottery studio in cream and forest green where people book a class')
  expect(progress[0]).toEqual({
    event: 'marks',
    data: {
      marks: [
        { start: 2, end: 16, pen: 'thing' },
        { start: 20, end: 25, pen: 'style' },
        { start: 30, end: 42, pen: 'style' },
        { start: 56, end: 68, pen: 'action' },
      ],
    },
  })
  expect(progress.flatMap((one) => (one.event === 'step' ? one.data.label : []))).toEqual([
    'Read 1 sentence',
    'Chose cream and forest green',
    'Created table classes',
    'Created table bookings',
    `Wrote ${model.pages.length} pages`,
  ])
  expect(outcome.operations).toEqual([{ path: '', to: model }])
  expect(outcome.choices).toEqual([])
})

test('words for a model that stands are a change of it', () => {
  const { model } = build('todo app')
  const { outcome } = runTurn(take(model, 'rename the site to Later'))
  expect(outcome.model?.name).toBe('Later')
})
