import { expect, it } from 'vitest'
import { agreed } from '../../builder/complete/coherent/coherent.ts'
import type { Entity } from '../../builder/model.ts'
import { column, table, told } from '../support/tables.ts'

const rowsOf = (...entities: readonly Entity[]) => agreed(entities).map(told)
const money = (label: string) => column(label, 'money')
const number = (label: string, unit?: string) => column(label, 'number', unit === undefined ? {} : { unit })

it('a name tells how long a thing lasts and at what time of day it is', () => {
  const services = table('home service', [column('Name'), number('Duration', 'min')], [['Flat cleaned, three hours', 45], ['Windows', 30]]) // biome-ignore format: rows
  const courses = table('course', [column('Title'), number('Lessons'), column('Description', 'long_text')], [
    ['World history in twelve lessons', 3, 'For everybody.'],
    ['Clear essays', 3, 'Eight evenings, from the first line on.'],
  ]) // biome-ignore format: rows
  const exams = table('exam', [column('Title'), number('Minutes', 'min'), column('Description', 'long_text')], [['Art', 45, 'Ten questions, fifteen minutes.']])
  const events = table('event', [column('Title'), column('Time', 'time')], [['Fundraising dinner', '10:15'], ['Volunteer morning', '12:15'], ['Fair', '13:00']]) // biome-ignore format: rows
  expect(rowsOf(services, courses, exams, events)).toEqual([
    [['Flat cleaned, three hours', 180], ['Windows', 30]],
    [['World history in twelve lessons', 12, 'For everybody.'], ['Clear essays', 8, 'Eight evenings, from the first line on.']],
    [['Art', 15, 'Ten questions, fifteen minutes.']],
    [['Fundraising dinner', '19:15'], ['Volunteer morning', '08:15'], ['Fair', '13:00']],
  ]) // biome-ignore format: rows
})

it('a film that is called after hours is as long as it is', () => {
  const films = table('film', [column('Title'), number('Minutes', 'min')], [['Two hours to sunrise', 95]])
  expect(rowsOf(films)).toEqual([[['Two hours to sunrise', 95]]])
})

it('no two vehicles have one plate, and no two places one address, but cards keep what is shown of them', () => {
  const cars = table('car', [column('Model'), column('Plate number'), column('Card number')], [['Van', 'HB 1188', '•••• 4242'], ['Bus', 'HB 1188', '•••• 4242']]) // biome-ignore format: rows
  const shops = table('shop', [column('Name'), column('Address')], [['Oakline', '7 Harbour Lane, 2nd floor'], ['Lantern', '7 Harbour Lane, 2nd floor'], ['Oakline', '7 Harbour Lane, 2nd floor']]) // biome-ignore format: rows
  const surveys = table('survey', [column('Title'), column('Link')], [['Food', 'forms.example/k7qm'], ['Rooms', 'forms.example/k7qm']]) // biome-ignore format: rows
  expect(rowsOf(cars, shops, surveys)).toEqual([
    [['Van', 'HB 1188', '•••• 4242'], ['Bus', 'HB 1225', '•••• 4242']],
    [['Oakline', '7 Harbour Lane, 2nd floor'], ['Lantern', '4 Harbour Lane, 2nd floor'], ['Oakline', '7 Harbour Lane, 2nd floor']],
    [['Food', 'forms.example/k7qm'], ['Rooms', 'forms.example/k7qu']],
  ]) // biome-ignore format: rows
})

it('nothing goes to where it comes from', () => {
  const rides = table('ride', [column('Passenger'), column('Starting point'), column('Ending point')], [
    ['Ana Silva', 'Old Town', 'Old Town'],
    ['Mei Chen', 'Harbour', 'Lakeside'],
  ]) // biome-ignore format: rows
  expect(rowsOf(rides)).toEqual([
    [
      ['Ana Silva', 'Old Town', 'Lakeside'],
      ['Mei Chen', 'Harbour', 'Lakeside'],
    ],
  ])
})

it('a group pays less than one alone, and a coupon takes off a part of what is spent', () => {
  const buys = table('group offer', [column('Title'), money('Group price'), money('Original price')], [['Family pack', 78, 73], ['Office order', 30, 71]]) // biome-ignore format: rows
  const coupons = table('coupon', [column('Title'), money('Value'), money('Least spend')], [['Welcome 10', 21, 2], ['Autumn', 15, 60]]) // biome-ignore format: rows
  const rates = table('quote', [column('Day'), money('Price'), money('Low'), money('High')], [['Monday', 40, 70, 115], ['Tuesday', 80, 70, 115]]) // biome-ignore format: rows
  expect(rowsOf(buys, coupons, rates)).toEqual([
    [['Family pack', 58, 73], ['Office order', 30, 71]],
    [['Welcome 10', 10, 30], ['Autumn', 15, 60]],
    [['Monday', 40, 38, 42], ['Tuesday', 80, 70, 115]],
  ]) // biome-ignore format: rows
})

it('goods are sold at their price, bought below it, and paid for in full', () => {
  const products = table('product', [column('Name'), money('Price')], [['Pallet wrap', 20], ['Oil', 50]]) // biome-ignore format: rows
  const product = column('Product', 'reference', { entity: 'product' })
  const sales = table('sale', [column('Customer'), product, number('Quantity'), money('Unit price'), money('Total')], [['Ana Silva', 0, 3, 135, 405]])
  const procurements = table(
    'procurement',
    [column('Number'), column('Goods'), number('Quantity'), money('Unit price'), money('Total')],
    [['P-1', 'Oil', 2, 70, 140]],
  )
  const tasks = table('task', [column('Title'), money('Reward')], [['Draw a logo', 92]])
  const payments = table('payment', [column('Payer'), column('Task', 'reference', { entity: 'task' }), money('Amount')], [['Mei Chen', 0, 119]])
  expect(rowsOf(products, sales, procurements, tasks, payments).slice(1)).toEqual([
    [['Ana Silva', 0, 3, 20, 60]],
    [['P-1', 'Oil', 2, 30, 60]],
    [['Draw a logo', 92]],
    [['Mei Chen', 0, 92]],
  ])
})

it('goods come in a unit of theirs, and in stock is what the inventory counts', () => {
  const unit = column('Unit', 'choice', { choices: ['piece', 'kg', 'm', 'litre', 'box'] })
  const products = table('product', [column('Name'), unit, number('In stock')], [
    ['Desk lamp', 'kg', 7],
    ['Steel desk', 'm', 7],
    ['Brown rice', 'piece', 7],
    ['Cutting oil, 20 l', 'kg', 7],
    ['Screws', 'box', 7],
  ]) // biome-ignore format: rows
  const items = table('inventory item', [column('Product', 'reference', { entity: 'product' }), number('Quantity')], [[0, 61], [2, 20], [0, 9]]) // biome-ignore format: rows
  expect(rowsOf(products, items)[0]).toEqual([
    ['Desk lamp', 'piece', 70],
    ['Steel desk', 'piece', 7],
    ['Brown rice', 'kg', 20],
    ['Cutting oil, 20 l', 'piece', 7],
    ['Screws', 'box', 7],
  ])
})

it('a score fits the right answers and the mark that is enough, and a level fits what it grades', () => {
  const exams = table('exam', [column('Title'), column('Pass mark', 'percent')], [['Physics', 55], ['Fractions', 70]]) // biome-ignore format: rows
  const result = column('Result', 'choice', { choices: ['Passed', 'Failed'] })
  const scores = table('score', [column('Name'), column('Exam', 'reference', { entity: 'exam' }), number('Score'), result, number('Right answers')], [
    ['Ana Silva', 0, 58, 'Failed', 6],
    ['Mei Chen', 1, 67, 'Passed', 9],
  ]) // biome-ignore format: rows
  const density = column('Density', 'choice', { choices: ['Low', 'Medium', 'High'] })
  const areas = table('area', [column('Name'), number('People'), density], [['North', 40, 'High'], ['Harbour', 90, 'Low'], ['South', 66, 'Low']]) // biome-ignore format: rows
  expect(rowsOf(exams, scores, areas).slice(1)).toEqual([
    [['Ana Silva', 0, 55, 'Passed', 11], ['Mei Chen', 1, 65, 'Failed', 13]],
    [['North', 40, 'Low'], ['Harbour', 90, 'High'], ['South', 66, 'Medium']],
  ]) // biome-ignore format: rows
})

it('rows of one name say the same in every table, but for what happens to each', () => {
  const maps = table('map', [column('Name'), column('Address'), column('Checked on', 'date')], [['Hillcrest trail', '7 Harbour Lane', '-2d']])
  const locations = table('location', [column('Name'), column('Address'), column('Checked on', 'date')], [['Hillcrest trail', '5 Lakeside Drive', '-9d']])
  const staff = table('employee', [column('Name'), column('Phone', 'phone'), number('Level')], [['Ana Silva', '+1 212 555 0110', 3]])
  const guests = table('guest', [column('Name'), column('Phone', 'phone'), number('Level')], [['Ana Silva', '+1 212 555 0199', 8]])
  expect(rowsOf(maps, locations, staff, guests)).toEqual([
    [['Hillcrest trail', '7 Harbour Lane', '-2d']],
    [['Hillcrest trail', '7 Harbour Lane', '-9d']],
    [['Ana Silva', '+1 212 555 0110', 3]],
    [['Ana Silva', '+1 212 555 0110', 8]],
  ])
})

it('people are at an address of their own, and what is spent is less than nothing', () => {
  const volunteers = table('volunteer', [column('Name'), column('Email', 'email')], [['Leo Varga', 'info@example.com'], ['Ana Silva', 'mei.chen@example.com']]) // biome-ignore format: rows
  const points = table('point', [column('Reason'), number('Points')], [['Redeemed a mug', 95], ['A review written', 20]]) // biome-ignore format: rows
  expect(rowsOf(volunteers, points)).toEqual([
    [['Leo Varga', 'info@example.com'], ['Ana Silva', 'ana.silva@example.com']],
    [['Redeemed a mug', -95], ['A review written', 20]],
  ]) // biome-ignore format: rows
})

it('a load weighs what its goods do, and takes as much room', () => {
  const loads = table(
    'moving order',
    [column('Customer'), column('Moving item'), number('Weight', 'kg'), number('Volume', 'm³')],
    [
      ['Ana Silva', 'Piano', 25, 79],
      ['Mei Chen', 'Desk and chair', 168, 30],
      ['Ben Carter', 'Odds and ends', 30, 2],
    ],
  )
  expect(rowsOf(loads)).toEqual([
    [
      ['Ana Silva', 'Piano', 220, 1.4],
      ['Mei Chen', 'Desk and chair', 38, 0.9],
      ['Ben Carter', 'Odds and ends', 30, 2],
    ],
  ])
})

it('whoever pays is whom the payment is named by, and a balance follows from the one before', () => {
  const payments = table('payment', [column('Name'), column('Paid by'), column('Note')], [['Ana Silva', 'Theo Dubois', 'For Theo Dubois']])
  const movements = table(
    'fund movement',
    [column('Title'), column('Direction', 'choice', { choices: ['In', 'Out'] }), money('Amount'), money('Balance after'), column('Date', 'date')],
    [
      ['Settlement', 'In', 500, 100, '-1d'],
      ['Fees', 'Out', 300, 900, '-4d'],
      ['Opening', 'In', 1000, 1000, '-9d'],
    ],
  )
  expect(rowsOf(payments, movements)).toEqual([
    [['Ana Silva', 'Ana Silva', 'For Theo Dubois']],
    [
      ['Settlement', 'In', 500, 1200, '-1d'],
      ['Fees', 'Out', 300, 700, '-4d'],
      ['Opening', 'In', 1000, 1000, '-9d'],
    ],
  ])
})

it('an exam that tells twice when it begins tells the same', () => {
  const exams = table('exam', [column('Title'), column('Time', 'time'), column('Starts at', 'time')], [['Essay', '11:45', '16:15']])
  expect(rowsOf(exams)).toEqual([[['Essay', '11:45', '11:45']]])
})

it('what has no price of its own is sold at one, and bought below it', () => {
  const items = table('inventory item', [column('Item')], [['Cutting oil'], ['Hex bolts']])
  const item = column('Inventory item', 'reference', { entity: 'inventory_item' })
  const dealt = [item, number('Quantity'), money('Unit price'), money('Total')]
  const purchases = table('purchase order', [column('Reference'), ...dealt], [['PO-1', 0, 4, 150, 600]])
  const sales = table(
    'sales order',
    [column('Customer'), ...dealt],
    [
      ['Ana Silva', 0, 2, 100, 200],
      ['Mei Chen', 1, 1, 8, 8],
      ['Ben Carter', 0, 3, 38, 114],
    ],
  )
  expect(rowsOf(items, purchases, sales).slice(1)).toEqual([
    [['PO-1', 0, 4, 60, 240]],
    [
      ['Ana Silva', 0, 2, 100, 200],
      ['Mei Chen', 1, 1, 8, 8],
      ['Ben Carter', 0, 3, 100, 300],
    ],
  ])
})

it('the mark that is enough is the one that the exam is described by', () => {
  const exams = table(
    'exam',
    [column('Title'), column('Pass mark', 'percent'), column('Description', 'long_text')],
    [['Art', 75, 'Passed with sixty out of a hundred.']],
  )
  expect(rowsOf(exams)).toEqual([[['Art', 60, 'Passed with sixty out of a hundred.']]])
})
