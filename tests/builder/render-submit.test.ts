import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import type { Submission, Typed } from '../../builder/site.ts'
import { models, rows } from '../support/models.ts'

const { orders, pottery } = models
const today = '2026-12-03'
const rowOf = (id: string) =>
  Object.values(rows)
    .flat()
    .find((row) => row.id === id)
const good = { item: 'Piano', size: 'Large', from: 'Here', to: 'There', date: '2026-12-24', weight: '240', insured: 'true', phone: '+1 555 010 0199' }
const host = { today, rows: {}, newId: () => 'new' }
const place = (typed: Typed, role: string | null = null): Submission =>
  submit(orders, { action: 'place', row: null, typed, visitor: { id: 'a', role }, ...host })
const act = (action: string, id: string, visitor: string, role: string | null = null, typed: Typed = {}): Submission =>
  submit(orders, { action, row: rowOf(id), typed, visitor: { id: visitor, role }, ...host })
const valuesIn = (of: Submission): Values | undefined => (of.kind === 'writes' && of.writes[0].kind !== 'delete' ? of.writes[0].values : undefined)
const updated = (row: string, values: Values, owner = rowOf(row)?.owner ?? null): Submission => ({
  kind: 'writes',
  row,
  writes: [{ kind: 'update', entity: 'orders', row, owner, values }],
})

test('BUILD-06 a create inserts what was asked for, the first state, and nothing for the rest', () => {
  expect(place({ ...good, status: 'Delivered', freight: '1', driver: 'driver0', unknown: 'x', __proto__: 'x' })).toEqual({
    kind: 'writes',
    row: 'new',
    writes: [
      {
        kind: 'insert',
        entity: 'orders',
        row: 'new',
        owner: 'a',
        values: {
          item: 'Piano',
          size: 'Large',
          from: 'Here',
          to: 'There',
          date: '2026-12-24',
          weight: 240,
          freight: null,
          insured: true,
          driver: null,
          phone: '+1 555 010 0199',
          status: 'Placed',
        },
      },
    ],
  })
})

describe('a value is refused with a sentence', () => {
  const refusals: readonly (readonly [string, string | number | boolean | null, string])[] = [
    ['item', '', 'Enter the item.'],
    ['item', '   ', 'Enter the item.'],
    ['item', null, 'Enter the item.'],
    ['item', 'x'.repeat(201), 'Enter the item in at most 200 characters.'],
    ['item', 'a\u0000b', 'Enter the item without special control characters.'],
    ['item', '\ud800', 'Enter the item without special control characters.'],
    ['size', 'Huge', 'Choose one of the offered choices for the size.'],
    ['size', '', 'Choose the size.'],
    ['date', '2026-02-30', 'Enter the moving date as year-month-day, for example 2026-12-03.'],
    ['date', 'tomorrow', 'Enter the moving date as year-month-day, for example 2026-12-03.'],
    ['weight', 'heavy', 'Enter the weight as a number.'],
    ['weight', '1e3', 'Enter the weight as a number.'],
    ['weight', 'Infinity', 'Enter the weight as a number.'],
    ['weight', '0', 'Enter the weight of at least 1 kg.'],
    ['weight', 2001, 'Enter the weight of at most 2,000 kg.'],
    ['phone', 'call me', 'Enter the phone in digits, for example +1 555 010 0199.'],
    ['phone', '12', 'Enter the phone in digits, for example +1 555 010 0199.'],
  ]
  test.each(refusals)('%s: %j', (field, value, sentence) => {
    const typed = { ...good, [field]: value }
    const kept = Object.fromEntries(Object.entries(typed).flatMap(([id, one]) => (one === null ? [] : [[id, String(one)]])))
    expect(place(typed)).toEqual({ kind: 'refused', refusal: { action: 'place', row: null, errors: { [field]: sentence }, typed: kept } })
  })

  const complain = (changes: Typed): Submission =>
    submit(orders, {
      action: 'complain',
      row: null,
      typed: { subject: 'Lid', email: 'a@example.com', text: 'It is scratched.', ...changes },
      visitor: { id: 'a', role: null },
      ...host,
    })
  test.each([
    ['email', 'a@b', 'Enter the email like name@example.com.'],
    ['email', 'a b@example.com', 'Enter the email like name@example.com.'],
    ['text', 'x'.repeat(5001), 'Enter “What happened” in at most 5,000 characters.'],
    ['order', 'not/an/id', 'Choose the order from the list.'],
  ])('%s: %s', (field, value, sentence) => {
    const answer = complain({ [field]: value })
    expect(answer.kind === 'refused' && answer.refusal.errors).toEqual({ [field]: sentence })
  })

  const driver = (changes: Typed): Submission =>
    submit(orders, { action: 'add_driver', row: null, typed: { name: 'Rosa', van: 'White', ...changes }, visitor: { id: 'a', role: 'administrator' }, ...host })
  test.each([
    ['rating', '6', 'Enter the rating of at most 5.'],
    ['rating', '2.5', 'Choose the rating.'],
    ['site', 'javascript:alert(1)', 'Enter the site as a web address that starts with https://.'],
    ['site', 'ftp://example.com', 'Enter the site as a web address that starts with https://.'],
  ])('%s: %s', (field, value, sentence) => {
    const answer = driver({ [field]: value })
    expect(answer.kind === 'refused' && answer.refusal.errors).toEqual({ [field]: sentence })
  })
  test('an address without its scheme is completed', () => {
    const answer = driver({ site: 'rosa.example.com/vans' })
    expect(valuesIn(answer)?.site).toBe('https://rosa.example.com/vans')
  })
})

describe('missing answers', () => {
  test.each<readonly [string, Submission]>([
    ['an unknown action', submit(orders, { action: 'constructor', row: null, typed: good, visitor: { id: 'a', role: null }, ...host })],
    ['an action of another role', place(good, 'driver')],
    [
      'rows that only the managing role may add',
      submit(orders, { action: 'add_driver', row: null, typed: { name: 'x', van: 'y' }, visitor: { id: 'a', role: 'user' }, ...host }),
    ],
    ['a row that is not there', act('cancel_order', 'nothing', 'visitor-a')],
    ['a row of another visitor', act('cancel_order', 'order8', 'visitor-a')],
    ['a row that the role may not read', act('accept_order', 'order9', 'visitor-a', 'driver')],
    ['a change of a row by a role that does not manage', act('edit_order', 'order6', 'visitor-a', 'user', good)],
    ['a transition of another role', act('accept_order', 'order0', 'visitor-a', 'user')],
  ])('%s', (_, answer) => expect(answer).toEqual({ kind: 'missing' }))
})

describe('a change', () => {
  /** The row's values but for its reference, which stays without being written. */
  const restOf = (id: string) => {
    const { driver: _, ...rest } = rowOf(id)?.values ?? {}
    return rest
  }
  test('by a transition moves the state and keeps the rest', () => {
    expect(act('accept_order', 'order0', 'x', 'driver')).toEqual(updated('order0', { ...restOf('order0'), status: 'Accepted' }, 'x'))
    expect(act('cancel_order', 'order6', 'visitor-a')).toEqual(updated('order6', { ...restOf('order6'), status: 'Cancelled' }))
  })
  test('does not write again what the row refers to, so that whoever cannot see that may still change the rest', () => {
    const answer = act('edit_order', 'order9', 'x', 'administrator', { weight: '3.5' })
    const [write] = answer.kind === 'writes' ? answer.writes : []
    expect(write?.kind === 'update' && Object.hasOwn(write.values, 'driver')).toBe(false)
  })
  test('by a transition from another state is refused with the state', () => {
    expect(act('deliver_order', 'order0', 'x', 'driver')).toEqual({
      kind: 'refused',
      refusal: { action: 'deliver_order', row: 'order0', errors: { '': '“Deliver” is not possible: the order is Placed.' }, typed: {} },
    })
  })
  test('keeps what the submission does not name', () => {
    expect(act('edit_order', 'order9', 'x', 'administrator', { weight: '3.5', phone: 'ignored' })).toEqual(
      updated('order9', { ...restOf('order9'), weight: 3.5 }),
    )
  })
  test('deletes for the managing role', () => {
    expect(act('delete_order', 'order9', 'x', 'administrator')).toEqual({
      kind: 'writes',
      row: 'order9',
      writes: [{ kind: 'delete', entity: 'orders', row: 'order9' }],
    })
  })
  test('a box that is not ticked clears a yes', () => {
    const answer = submit(pottery, {
      action: 'change_booking',
      row: rowOf('booking1'),
      typed: { name: 'Ana', email: 'ana@example.com', seats: '2', apron: 'false', note: '' },
      visitor: { id: 'visitor-a', role: null },
      ...host,
    })
    expect([valuesIn(answer)?.apron, valuesIn(answer)?.note]).toEqual([false, null])
  })
})

test('any typed values give an answer, and only values of the model’s types', () => {
  const any = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null))
  fc.assert(
    fc.property(fc.record({ item: any, size: any, from: any, to: any, date: any, weight: any, insured: any, phone: any }, { requiredKeys: [] }), (typed) => {
      const answer = place(typed)
      expect(['writes', 'refused']).toContain(answer.kind)
      const values = valuesIn(answer)
      if (values)
        expect([typeof values.weight, typeof values.insured, orders.entities[0]?.fields[1]?.choices?.includes(String(values.size))]).toEqual([
          'number',
          'boolean',
          true,
        ])
    }),
  )
})
