import { describe, expect, it } from 'vitest'
import { act, createWorld } from '../../builder/accept/world.ts'
import type { AppModel, Entity } from '../../builder/model.ts'
import type { Typed } from '../../builder/site.ts'
import { built, createOf, me } from '../support/acting.ts'

/** What is said of what I enter, else "kept". */
function said(model: AppModel, entity: string, typed: Typed): string {
  const answer = act(createWorld(model), createOf(model, entity).id, null, typed, me)
  return 'refused' in answer ? answer.refused : 'kept'
}
const entityOf = ({ entities }: AppModel, singular: string): Entity => entities.find((one) => one.singular === singular)!
const neededIn = (model: AppModel, singular: string): string[] =>
  entityOf(model, singular).fields.flatMap(({ label, required, min }) => (required ? [min === undefined ? label : `${label} from ${min}`] : []))

describe('what forms refuse because it cannot be', () => {
  it('an end before its start, naming both days', () => {
    const model = built('A project tracker for teams. Members can create projects.')
    const typed = { name: 'Harbour wall', starts_on: '2031-05-10', ends_on: '2031-05-09' }
    expect(said(model, 'projects', typed)).toBe('“Ends on” is before “Starts on”. Choose a later day.')
    expect(said(model, 'projects', { ...typed, ends_on: '2031-05-10' })).toBe('kept')
  })
  it('a highest below its lowest', () => {
    const model = built('A cold chain platform. Customers can log in and create shipments with cargo type and required temperature range.')
    const shipment = entityOf(model, 'shipment')
    const typed = Object.fromEntries(shipment.fields.filter(({ required }) => required).map(({ id, choices }) => [id, choices?.[0] ?? 'Harbour']))
    const ends = (lowest: number, highest: number): string => said(model, 'shipments', { ...typed, lowest_temperature: lowest, highest_temperature: highest })
    expect(ends(8, 2)).toBe('“Highest temperature” is below “Lowest temperature”. Enter a higher number.')
    expect(ends(2, 8)).toBe('kept')
    expect(ends(-18, -18)).toBe('kept')
  })
  it('a shift may end after midnight', () => {
    const model = built('A rota for nurses. Managers can schedule shifts with start time and end time.')
    expect(model.actions.flatMap(({ guards }) => guards ?? []).filter(({ kind }) => kind === 'order')).toEqual([])
  })
  it('none of what is asked for, and what the words name left out', () => {
    const model = built('An office supplies system. Employees can log in, search the catalog and submit requests with quantity and reason.')
    expect(neededIn(model, 'request')).toEqual(['Title', 'Quantity from 1', 'Reason'])
    const typed = { title: 'Paper', quantity: '0', reason: 'For the printer' }
    expect(said(model, 'requests', typed)).toBe('Enter the quantity of at least 1.')
    expect(said(model, 'requests', { ...typed, quantity: '2', reason: '' })).toBe('Enter the reason.')
    expect(said(model, 'requests', { ...typed, quantity: '2' })).toBe('kept')
  })
  it('either of the dates from and until which something is asked for', () => {
    const model = built('A museum site. Partner museums can log in and submit loan requests with dates and purpose.')
    expect(neededIn(model, 'loan request')).toEqual(['Title', 'From', 'Until', 'Purpose'])
    const typed = { title: 'Sextant', purpose: 'An exhibition', from: '2031-12-20', until: '2031-12-10' }
    expect(said(model, 'loan_requests', typed)).toBe('“Until” is before “From”. Choose a later day.')
    expect(said(model, 'loan_requests', { ...typed, until: '' })).toBe('Enter “Until”.')
  })
  it('notes, tags, pictures and the like may be left out', () => {
    const model = built('A bird club. Users can post sightings with species, place, number, notes, tags and a picture.')
    expect(neededIn(model, 'sighting')).toEqual(['Species', 'Place', 'Number from 1', 'Date'])
  })
  it('an amount of nothing', () => {
    const model = built('A household budget. Users can log in and record expenses with amount, category and date.')
    expect(neededIn(model, 'expense').filter((label) => label.startsWith('Amount'))).toEqual(['Amount from 0.01'])
  })
  it('a meter reading below the last one of the same meter; what was used is the difference', () => {
    const model = built('A solar energy community. Members can log in and enter meter readings.')
    expect(createOf(model, 'meter_readings').fields).toEqual(['meter', 'kind', 'cost', 'from', 'until', 'reading_now'])
    const { meter = null, kind = null, reading_now: last } = entityOf(model, 'meter reading').seeds[0]!
    expect(said(model, 'meter_readings', { meter, kind, reading_now: Number(last) - 1 })).toBe(
      `“Reading now” is below the last one, which is ${Number(last).toLocaleString('en')}. A meter only counts up.`,
    )
    expect(said(model, 'meter_readings', { meter: 'Another', kind, reading_now: 1 })).toBe('kept')
    const done = act(createWorld(model), createOf(model, 'meter_readings').id, null, { meter, kind, reading_now: Number(last) + 12 }, me)
    const kept = 'world' in done ? done.world.rows.get('meter_readings')!.find(({ id }) => id === done.row)!.values : {}
    expect([kept.previous_reading, kept.used]).toEqual([last, 12])
  })
  it('a booking, a refund and a damage report of nothing', () => {
    const model = built(
      'A bike rental shop. Customers can log in, save their bikes, book a service for their bike, order parts, request refunds, and report damages of rental bikes. Staff manage services, parts and rental bikes.',
    )
    const namedIn = (id: string): string[] =>
      model.entities.find((one) => one.id === id)!.fields.flatMap(({ label, required, type }) => (required && type === 'reference' ? [label] : []))
    expect([namedIn('bookings'), namedIn('refunds'), namedIn('damages')]).toEqual([['Service', 'Bike'], ['Order'], ['Rental bike']])
  })
  it('a description that the words name for what it is, and the reason of an absence', () => {
    const repairs = built('A repair site. Customers can log in and submit repair requests with appliance type, fault description, photos and preferred date.')
    expect(neededIn(repairs, 'repair request')).toEqual(['Title', 'Appliance type', 'Fault description', 'Date'])
    const leave = built('A school site. Parents can log in and submit leave requests. Teachers approve leave requests.')
    expect(neededIn(leave, 'leave request')).toContain('Reason')
  })
  it('what is ordered or asked for on a day that is over', () => {
    const model = built('A repair site. Customers can log in and submit repair requests with appliance type and preferred date.')
    const typed = { title: 'Oven', appliance: 'Oven', appliance_type: 'Oven', date: '2020-01-02' }
    expect(said(model, 'repair_requests', typed)).toBe('Choose today or a later day.')
    expect(said(model, 'repair_requests', { ...typed, date: '2031-01-02' })).toBe('kept')
  })
})
