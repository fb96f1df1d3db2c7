import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columnOf = (words: string, plural: string, id?: string): string[] => {
  const entity = siteOf(words).entities.find((one) => one.plural === plural)!
  return [...new Set(entity.seeds.map((row) => String(row[id ?? entity.title])))].toSorted()
}

test('notifications tell of what the site keeps', () => {
  expect(columnOf('A workshop app. Members can book tools and view courses. Managers can send push notifications.', 'push notifications')).toEqual([
    'Course was changed',
    'New course',
    'New tool',
    'Tool was changed',
  ])
})
test('points are earned by what is done on the site', () => {
  expect(columnOf('A circle of actors. Users can publish videos, view events and earn points.', 'points')).toEqual([
    'Completed profile',
    'Daily check-in',
    'Invited a friend',
    'Published a video',
    'Shared a video',
    'Took part in an event',
  ])
})
test('lessons name the subject of their course', () => {
  expect(
    columnOf('A photography school. Students can view courses and lessons of a course and mark lessons as done.', 'lessons').filter((title) =>
      title.startsWith('Photography'),
    ),
  ).toEqual(['Photography: practice with a partner', 'Photography: putting it together', 'Photography: the first steps'])
})
test('a factory of electronics makes its own products of its own parts', () => {
  const words = 'An ERP system for electronics manufacturing. Staff can manage inventory, production orders and bills of materials.'
  expect(columnOf(words, 'inventory items')).toEqual([
    'Capacitors, 100 µF',
    'Connectors, 8 pins',
    'Heat sinks',
    'Housings, grey',
    'Microcontrollers',
    'Solder paste, 500 g',
  ])
  expect(columnOf(words, 'production orders')).toEqual([
    'Capacitors of the motor driver, batch 4',
    'Connectors of the motor driver, batch 2',
    'Heat sinks of the power supply, batch 1',
    'Heat sinks of the power supply, batch 3',
  ])
})
test('contracts are called by what they are over, or with whom', () => {
  expect(columnOf('A contract app. Staff can manage procurement contracts and sales contracts.', 'procurement contracts')).toEqual([
    'Procurement contract: Carton 40 × 30',
    'Procurement contract: Cleaning cloths',
    'Procurement contract: Gloves, size M',
    'Procurement contract: LED lamp 9 W',
    'Procurement contract: Label rolls',
    'Procurement contract: Packing tape',
    'Procurement contract: Pallet wrap',
  ])
})
test('papers are those of the trade', () => {
  expect(columnOf('A site for photographers to manage clients. Photographers can manage documents and templates.', 'documents')).toEqual([
    'Contract, wedding of 14 June',
    'Model release, family portrait',
    'Price list 2026',
    'Rights of use, product pictures',
    'Schedule of the day',
    'What to wear, on one page',
  ])
  expect(columnOf('A site for photographers to manage clients. Photographers can manage documents and templates.', 'templates')).toEqual([
    'Contract for a shoot',
    'Invoice, portrait',
    'Offer for a wedding',
    'Shoot tomorrow',
    'Your pictures are ready',
  ])
})
test('fees are for what the site keeps', () => {
  expect(columnOf('A task platform. Users can publish tasks and pay fees for a task.', 'fees')).toEqual([
    'Fee, Answer yesterday’s questions',
    'Fee, Call the new partner back',
    'Fee, Plan the next meeting',
    'Fee, Prepare the weekly summary',
    'Fee, Review the draft',
    'Fee, Update the price list',
  ])
})
test('learning resources are those of a course', () => {
  expect(columnOf('A statistics school. Students can view courses and learning resources of a course.', 'learning resources')).toEqual([
    'Algebra step by step: reading list',
    'Biology: the living cell: slides',
    'Physics of everyday life: practice questions',
    'Spanish for beginners: recording',
    'Statistics from scratch: worksheet',
    'World history in twelve lessons: summary on one page',
  ])
})
test('reports count what the site keeps', () => {
  expect(columnOf('A restaurant system. Staff can manage orders and dishes and view reports.', 'reports')).toEqual([
    'Dishes, October',
    'Dishes, half-year',
    'Dishes, third quarter',
    'Orders, October',
    'Orders, half-year',
    'Orders, third quarter',
    'Orders, week 46',
  ])
})
test('a shop has its own goods crowdfunded', () => {
  expect(columnOf('A candle shop. Customers can buy candles and support crowdfunding.', 'crowdfundings')).toEqual([
    'Beeswax candle, pair, first series',
    'Candle gift set, first series',
    'Cedar candle, first series',
    'Dinner candles, six, new edition',
    'Fig candle, new edition',
    'Sea salt candle, made to order',
  ])
})
test('mail to many is what a house writes to many', () => {
  expect(columnOf('A studio site. Managers can manage clients and send marketing emails.', 'marketing emails', 'subject')).toEqual([
    'How was it?',
    'New from Monday',
    'Our autumn offer',
    'Thank you for signing up',
    'We have missed you',
    'Your voucher ends soon',
  ])
})
test('sights are those of the country that is named', () => {
  expect(columnOf('A site about Egypt tourism. Visitors can browse attractions.', 'attractions')).toEqual([
    'Abu Simbel',
    'Egyptian Museum, Cairo',
    'Karnak Temple',
    'Khan el-Khalili market',
    'Pyramids of Giza',
    'Ras Mohammed reef',
  ])
})
test('records of one doing name who did it', () => {
  expect(columnOf('A scratch card game. Players can play and view user game records.', 'user game records')).toEqual([
    'User game, Castle of Crumbs',
    'User game, Last Lantern',
    'User game, Paper Kingdoms',
    'User game, Quiet Forest',
    'User game, Star Courier',
    'User game, Turbo Tides',
  ])
})
test('a cellar of white wine sells whites alone', () => {
  expect(columnOf('A white wine shop. Customers can buy white wine products.', 'white wine products')).toEqual([
    'Auslese, half bottle',
    'Chardonnay, oak barrel',
    'Muscat, late picked',
    'Pinot Grigio',
    'Riesling, slate slope',
    'Sauvignon Blanc, coast',
  ])
})
