import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const charter = siteOf(
  'A sailing boat charter site. Guests browse boats, send a quotation request for a boat with date and number of persons, and receive a quotation. When the guest accepts the quotation, a booking is made. The steps are requested, confirmed, handed over and returned. The charter company manages boats, quotations and bookings.',
)
const [ada, eve] = ['ada', 'eve'].map((id) => visitorOf(charter, id, 'guest'))
const sue = visitorOf(charter, 'sue', 'charter_company')
const did = (world: World, action: string, row: string | null, typed: Readonly<Record<string, string>>, who: typeof sue): World => {
  const entity = charter.actions.find(({ id }) => id === action)!.entity
  const answer = act(world, action, row === null ? null : (rowsOf(world, entity).find(({ id }) => id === row) ?? null), typed, who)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.world
}
const named = (name: string): string => charter.actions.find((one) => one.entity === 'quotations' && one.name === name)!.id

describe('a quotation that is accepted', () => {
  const asked = did(
    createWorld(charter),
    createOf(charter, 'quotation_requests').id,
    null,
    { name: 'Ada', boat: 'boats-sample-2', date: '2026-06-01', number_of_people: '4', email: 'ada@example.org', message: 'For a week.' },
    ada!,
  )
  const request = rowsOf(asked, 'quotation_requests').find(({ owner }) => owner === 'ada')!.id
  const sent = did(asked, createOf(charter, 'quotations').id, null, { title: 'One week', quotation_request: request, price: '900' }, sue)
  const quotation = rowsOf(sent, 'quotations').find(({ owner }) => owner === 'sue')!

  it('is of what was asked for, and for whoever asked', () => {
    expect(quotation.values).toMatchObject({ boat: 'boats-sample-2', date: '2026-06-01', number_of_people: 4, for_account: 'ada' })
    const page = charter.pages.find(
      ({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'list' && block.entity === 'quotations'),
    )!.path
    expect([ada!, eve!].map((who) => pageOf(sent, page, who).includes('One week'))).toEqual([true, false])
  })

  it('makes the booking of the same boat at its price, for whoever accepts it', () => {
    const done = did(sent, named('Accept'), quotation.id, {}, ada!)
    const booking = rowsOf(done, 'bookings').find(({ owner }) => owner === 'ada')
    expect(booking?.values).toMatchObject({ boat: 'boats-sample-2', from_date: '2026-06-01', people: 4, total: 900, status: 'Requested' })
  })

  it('is accepted by nobody else, and once', () => {
    expect(act(sent, named('Accept'), quotation, {}, eve!)).toEqual({ refused: 'it may not be done' })
    const done = did(sent, named('Accept'), quotation.id, {}, ada!)
    const again = rowsOf(done, 'quotations').find(({ id }) => id === quotation.id)!
    expect(act(done, named('Accept'), again, {}, ada!)).toEqual({ refused: '“Accept” is not possible: the quotation is Accepted.' })
  })

  it('makes none where it is rejected', () => {
    const done = did(sent, named('Reject'), quotation.id, {}, ada!)
    expect(rowsOf(done, 'bookings').filter(({ owner }) => owner === 'ada')).toEqual([])
  })
})

describe('steps that a sentence lists', () => {
  const states = (sentence: string) =>
    readBrief(`A charter site. Guests book boats. ${sentence}`).clauses.flatMap(({ asks }) => asks.map((ask) => [ask.object?.noun, ask.states?.names]))
  it.each([
    ['The steps are deposit paid, confirmed, handed over and returned.', ['them', ['deposit paid', 'confirmed', 'handed over', 'returned']]],
    ['The steps of a booking are requested, confirmed and returned.', ['booking', ['requested', 'confirmed', 'returned']]],
    ['The order statuses are new, packed, shipped and delivered.', ['order', ['new', 'packed', 'shipped', 'delivered']]],
  ])('are those of what it names, else of what was named last: %s', (sentence, told) => {
    expect(states(sentence).at(-1)).toEqual(told)
  })

  it('are none where it tells how they are shown', () => {
    expect(states('The steps are shown with photos and times.').filter(([, names]) => names)).toEqual([])
  })
})
