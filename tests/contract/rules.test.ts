import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { kindOf, statusOf } from '../../contract/failure.ts'
import { isPaid, remaining } from '../../contract/plans.api.ts'
import { project } from '../../contract/projects.api.ts'
import { email, line, listOf, newPassword, prose } from '../../contract/text.ts'
import { readTurnEvent } from '../../contract/turn.ts'
import { tokens } from '../../contract/users.api.ts'

const messages = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.map((issue) => issue.message) ?? []

describe('rules', () => {
  it.each([
    ['0.00', false],
    ['0', false],
    ['20.00', true],
    ['0.01', true],
    ['', false],
    ['free', false],
  ])('PLAN-11 a price of "%s" a month is paid: %s', (price_monthly, paid) => {
    expect(isPaid({ price_monthly })).toBe(paid)
  })
  it('PLAN-11 no plan is not paid', () => {
    expect([isPaid(null), isPaid(undefined)]).toEqual([false, false])
  })
  it.each([
    [30, 4, 26],
    [30, 31, 0],
    [0, 5, 0],
    [null, null, 0],
  ])('PLAN-09 a limit of %s with a usage of %s leaves %s', (limit, usage, left) => {
    expect(remaining(limit, usage)).toBe(left)
  })
  it('knows the kind of every status that it sends, and of others by their hundred', () => {
    for (const [kind, status] of Object.entries(statusOf)) expect(kindOf(status)).toBe(kind)
    expect([kindOf(418), kindOf(422), kindOf(502), kindOf(507)]).toEqual(['invalid', 'invalid', 'broken', 'broken'])
  })
})

describe('text', () => {
  it('SIDEBAR-07 a list arrives as a plain array or as an object with results', () => {
    const sent = [{ id: 7, name: 'Kiln' }]
    const read = [{ id: '7', name: 'Kiln', deployment_url: '', updated_at: 0, live_version: null, latest_version: 0, cover: null }]
    expect(v.parse(listOf(project), sent)).toEqual(read)
    expect(v.parse(listOf(project), { count: 1, results: sent })).toEqual(read)
    expect(v.safeParse(listOf(project), { items: sent }).success).toBe(false)
  })
  it('a login answers access alone, or with refresh and user', () => {
    expect(v.parse(tokens, { access: 'a' })).toEqual({ access: 'a' })
    expect(v.parse(tokens, { access: 'a', refresh: 'r', user: { full_name: 'Ada', email: 'ada@example.com' } }).user?.email).toBe('ada@example.com')
  })
  it('an email is trimmed, lower-cased and one address', () => {
    expect(v.parse(email, ' Ada@Example.COM ')).toBe('ada@example.com')
    for (const wrong of ['ada', 'ada@', 'a b@example.com', 'ada@example.com\r\nBcc: x@example.com', 7]) expect(messages(email, wrong)).not.toEqual([])
  })
  it('ACCOUNT-06 a new password has at least 8 characters', () => {
    expect(messages(newPassword, '1234567')).toEqual(['Password must be at least 8 characters long.'])
    expect(messages(newPassword, '12345678')).toEqual([])
    expect(messages(newPassword, 'x'.repeat(513))).toEqual(['Ensure this field has no more than 512 characters.'])
    expect(v.parse(newPassword, 'cafe\u0301 au lait')).toBe('caf\u00e9 au lait')
  })
  it('a line is one line; prose may be several; neither holds what cannot be stored', () => {
    expect(messages(line(10), 'a\nb')).toEqual(['This field may not hold line breaks or control characters.'])
    expect(v.parse(prose(10), ' a\nb ')).toBe('a\nb')
    expect(messages(prose(10), 'a\ud800')).toEqual(['This text holds characters that cannot be stored.'])
    expect(messages(line(3), 'four')).toEqual(['Ensure this field has no more than 3 characters.'])
    expect(messages(line(3), '   ')).toEqual(['This field may not be blank.'])
  })
})

describe('turn events', () => {
  it('are read by their name', () => {
    expect(readTurnEvent('text', '{"delta":"Hello"}')).toEqual({ event: 'text', data: { delta: 'Hello' } })
  })
  it.each([
    ['toString', '{}'],
    ['text', '{"delta":7}'],
    ['text', 'not JSON'],
  ])('of the name %s with %s are none', (event, data) => {
    expect(readTurnEvent(event, data)).toBeNull()
  })
})
