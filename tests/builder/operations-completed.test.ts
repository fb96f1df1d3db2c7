import { expect, test } from 'vitest'
import { instalmentOf } from '../../builder/render/act/prices.ts'
import { modelFrom } from '../support/described-model.ts'

const labels = (words: string, id: string) =>
  modelFrom(words)
    .entities.find((one) => one.id === id)
    ?.fields.map(({ label, type }) => `${label}: ${type}`) ?? []
const charts = (words: string) => modelFrom(words).pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'chart' ? block.heading : [])))

test('what a list is searched by is a field of its rows and a filter of the list', () => {
  const model = modelFrom('A boat rental website. Guests can search boats by harbour and length, and book a boat. Owners can add boats.')
  const list = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === 'boats')
  expect(list).toMatchObject({ filters: expect.arrayContaining(['harbour', 'length']) })
})

test('"them" is what was spoken of before', () => {
  const words = 'A freight platform. Shippers post loads with origin, destination and weight. Carriers can browse loads and filter them by origin.'
  const list = modelFrom(words)
    .pages.filter(({ role }) => role === 'carrier')
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'list' && block.entity === 'loads')
  expect(list).toMatchObject({ filters: expect.arrayContaining(['origin']) })
})

test('an invoice made from a job refers to it, and hours kept per site say which', () => {
  const words = 'A workshop. Mechanics open job cards. The front desk creates invoices from job cards. Employees log their working hours per site and day.'
  expect(labels(words, 'invoices')).toContain('Job card: reference')
  expect(labels(words, 'working_hours')).toContain('Site: text')
})

test('what is counted by something is drawn by it, with a field for it where the rows have none', () => {
  const words = 'A town website. Citizens report street problems with a photo. The manager can see statistics of street problems per district.'
  expect(charts(words)).toContain('Problems by district')
  expect(charts('A shop report site. Staff record sales with date and amount. The owner sees the revenue per month.')).toContain('Revenue by month')
})

test('what is calculated from two fields is worked out by the form that keeps it', () => {
  const words = 'Employees submit timesheets with hours and hourly rate. The gross pay is calculated from hours and hourly rate.'
  const model = modelFrom(words)
  const create = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'timesheets')
  expect(labels(words, 'timesheets')).toContain('Gross pay: money')
  expect(create?.effects).toContainEqual({ kind: 'multiply', fields: ['hours', 'hourly_rate'], to: 'gross_pay' })
  expect(create?.fields).not.toContain('gross_pay')
})

test('a loan is paid off by the same sum each month', () => {
  const effect = { amount: 'amount', rate: 'rate', months: 'term' }
  expect(instalmentOf({ amount: 1200, rate: 0, term: 12 }, effect)).toBe(100)
  expect(instalmentOf({ amount: 10000, rate: 6, term: 24 }, effect)).toBe(443.21)
  expect(instalmentOf({ amount: 10000, rate: 6 }, effect)).toBeNull()
})

test('what is made next to a thing says of which it is', () => {
  const words =
    'A freight platform. Shippers post loads with origin, destination and weight. Carriers can browse loads and submit a quote with price. Lab technicians register samples and enter results.'
  expect(labels(words, 'quotes')).toContain('Load: reference')
})

test('whoever rejects with a reason gives it, and the row keeps it', () => {
  const model = modelFrom('A timesheet system. Employees submit timesheets. Supervisors approve or reject timesheets with a reason.')
  const because = model.actions.find(({ name }) => name === 'Reject with reason')
  expect(because).toMatchObject({ kind: 'update', role: 'supervisor', fields: ['reason'] })
  expect(because?.effects).toContainEqual({ kind: 'put', field: 'status', value: 'Rejected', when: null })
})

test('what is chosen and then given a time is booked', () => {
  const model = modelFrom(
    'Please develop a website for a photography studio. Visitors can look through a portfolio, choose a package, pick a free date and time, and leave a testimonial. The photographer can manage packages and upload photos.',
  )
  expect(model.actions.map(({ name }) => name)).toContain('Book a package')
})

test('whoever reports is not asked to whom it is assigned, and one bid for each tender is all there can be', () => {
  const condo = modelFrom(
    'A building site. Residents report repair issues with a photo. Managers can assign repair issues to caretakers. Caretakers close repair issues.',
  )
  const report = condo.actions.find(({ kind, entity }) => kind === 'create' && entity === 'repair_issues')
  expect(report?.fields).not.toContain('caretaker')
  const tenders = modelFrom(
    'A procurement portal. Buyers publish tenders with a budget. Suppliers can browse tenders and submit one bid per tender with a price.',
  )
  const bid = tenders.actions.find(({ kind, entity }) => kind === 'create' && entity === 'bids')
  expect(bid?.guards?.map(({ kind }) => kind)).toContain('unique')
})

test('what is followed by its reference gets one', () => {
  const model = modelFrom(
    'A town council website. Citizens can report street problems with location and photo, and follow a case by its reference number. Clerks resolve cases.',
  )
  const report = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'street_problems')
  expect(report?.effects?.map(({ kind }) => kind)).toContain('number')
})

test('whoever assigns does so by a button of their own', () => {
  const { actions } = modelFrom(
    'A building site. Residents report repair issues with a photo. Managers can assign repair issues to caretakers. Caretakers close repair issues.',
  )
  expect(actions.find(({ name }) => name === 'Assign caretaker')).toMatchObject({ kind: 'update', fields: ['caretaker'] })
})
