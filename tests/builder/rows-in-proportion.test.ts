import { expect, it } from 'vitest'
import { agreed } from '../../builder/complete/coherent/coherent.ts'
import type { Entity, Field } from '../../builder/model.ts'
import { column, life, table, told } from '../support/tables.ts'

const rowsOf = (...entities: readonly Entity[]) => agreed(entities).map(told)
const to = (label: string, entity: string): Field => column(label, 'reference', { entity })
const money = (label: string): Field => column(label, 'money')
const count = (label: string): Field => column(label, 'number')

it('a tax is a small part of the sum that it is on, and the total follows', () => {
  const invoices = table(
    'invoice',
    [column('Number'), money('Amount'), money('Tax'), money('Total')],
    [
      ['IN-1006', 1150, 1800, 2950],
      ['IN-1004', 1400, 370, 1770],
    ],
  )
  expect(rowsOf(invoices)).toEqual([
    [
      ['IN-1006', 1150, 230, 1380],
      ['IN-1004', 1400, 370, 1770],
    ],
  ])
})

it('contracts and certificates hold for as long as such do', () => {
  const state = column('Status', 'choice', { choices: ['Draft', 'Signed', 'Expired'] })
  const contracts = table(
    'sales contract',
    [column('Title'), column('Starts on', 'date'), column('Ends on', 'date'), state],
    [
      ['Sales contract 1043', '-6d', '+5d', 'Signed'],
      ['Sales contract 1044', '-7d', '+5d', 'Signed'],
      ['Sales contract 1045', '-12d', '+9d', 'Draft'],
      ['Sales contract 1046', '-28d', '-2d', 'Expired'],
      ['Sales contract 1047', '-28d', '+300d', 'Signed'],
    ],
    life('Draft', 'Sign: Draft > Signed', 'End: Signed > Expired'),
  )
  const certificates = table('certificate', [column('Name'), column('Issued on', 'date'), column('Valid until', 'date')], [['First aid', '-4d', '+2d']])
  expect(rowsOf(contracts, certificates)).toEqual([
    [
      ['Sales contract 1043', '-360d', '+5d', 'Signed'],
      ['Sales contract 1044', '-7d', '+358d', 'Signed'],
      ['Sales contract 1045', '-12d', '+353d', 'Draft'],
      ['Sales contract 1046', '-367d', '-2d', 'Expired'],
      ['Sales contract 1047', '-28d', '+300d', 'Signed'],
    ],
    [['First aid', '-4d', '+726d']],
  ])
})

it('what somebody has finished is watched to its end, and what is planned has nothing made', () => {
  const records = table(
    'learning record',
    [column('Course'), column('Done', 'percent'), column('Watched', 'percent'), column('Status', 'choice', { choices: ['Under way', 'Finished'] })],
    [
      ['Algebra', 60, 90, 'Under way'],
      ['Biology', 100, 40, 'Finished'],
      ['Spanish', 8, 8, 'Finished'],
    ],
    life('Under way', 'Finish: Under way > Finished'),
  )
  const orders = table(
    'production order',
    [column('Name'), count('Quantity'), count('Made'), column('Status', 'choice', { choices: ['Planned', 'In production'] })],
    [
      ['Side table, batch 1', 160, 160, 'Planned'],
      ['Lamp base, batch 2', 80, 18, 'In production'],
    ],
    life('Planned', 'Begin: Planned > In production'),
  )
  expect(rowsOf(records, orders)).toEqual([
    [
      ['Algebra', 60, 60, 'Under way'],
      ['Biology', 100, 100, 'Finished'],
      ['Spanish', 100, 100, 'Finished'],
    ],
    [
      ['Side table, batch 1', 160, 0, 'Planned'],
      ['Lamp base, batch 2', 80, 18, 'In production'],
    ],
  ])
})

it('bids are for about what there is to spend, by somebody else', () => {
  const projects = table('project', [column('Name'), column('Owner'), money('Budget')], [['Translation, 40 pages', 'Georg Huber', 48000], ['Logo', 'Ana Silva', 900]]) // biome-ignore format: two rows
  const bids = table('bid', [to('Project', 'project'), column('Bidder'), money('Amount')], [[0, 'Georg Huber', 10], [1, 'Mei Chen', 157]]) // biome-ignore format: two rows
  expect(rowsOf(projects, bids)).toEqual([
    [
      ['Translation, 40 pages', 'Georg Huber', 4800],
      ['Logo', 'Ana Silva', 900],
    ],
    [
      [0, 'Mei Chen', 4320],
      [1, 'Mei Chen', 720],
    ],
  ])
})

it('a room has beds for as many as it sleeps', () => {
  const rooms = table(
    'room',
    [column('Name'), count('Sleeps'), column('Beds')],
    [
      ['Quiet single', 1, 'Double bed and sofa bed'],
      ['Garden room', 2, 'Two single beds'],
      ['Corner suite', 3, 'One double bed'],
      ['Family room', 5, 'One double bed'],
    ],
  )
  expect(rowsOf(rooms)).toEqual([
    [
      ['Quiet single', 1, 'One single bed'],
      ['Garden room', 2, 'Two single beds'],
      ['Corner suite', 3, 'Double bed and sofa bed'],
      ['Family room', 5, 'Two double beds'],
    ],
  ])
})

it('an account for sale is there once, at the level that its name tells, and is sold once', () => {
  const accounts = table('game account', [column('Name'), count('Level'), money('Price'), count('In stock')], [['Level 60, all maps', 14, 71, 18]])
  const lines = table('order line', [to('Game account', 'game_account'), count('Quantity'), money('Price'), money('Total')], [[0, 2, 71, 142]])
  expect(rowsOf(accounts, lines)).toEqual([[['Level 60, all maps', 60, 71, 1]], [[0, 1, 71, 71]]])
})

it('nobody is invited by themselves, and no team plays against itself', () => {
  const invitations = table(
    'invitation',
    [column('Name'), column('Invited by')],
    [
      ['Julia Meyer', 'Julia Meyer'],
      ['Mei Chen', null],
      ['Oskar Lind', 'Ana Silva'],
    ],
  )
  const teams = table('team', [column('Name')], [['Harbour Rovers'], ['Lakeside Wanderers']])
  const matches = table('match', [to('Home', 'team'), to('Away', 'team')], [[0, 0], [1, 0]]) // biome-ignore format: two rows
  expect(rowsOf(invitations, teams, matches)).toEqual([
    [
      ['Julia Meyer', 'Oskar Lind'],
      ['Mei Chen', 'Oskar Lind'],
      ['Oskar Lind', 'Ana Silva'],
    ],
    [['Harbour Rovers'], ['Lakeside Wanderers']],
    [
      [0, 1],
      [1, 0],
    ],
  ])
})

it('a post counts the replies that there are', () => {
  const posts = table('post', [column('Title'), count('Replies')], [['Charging in the cold', 26], ['Second hand tyres', 9]]) // biome-ignore format: two rows
  const replies = table('reply', [column('Text'), to('Post', 'post')], [['Keep it plugged in.', 0], ['At the garage by the harbour.', 1], ['Thank you!', 0]]) // biome-ignore format: three rows
  expect(rowsOf(posts, replies)[0]).toEqual([
    ['Charging in the cold', 2],
    ['Second hand tyres', 1],
  ])
})

it('a post is paid as such are, a reward is worth its points, and a weekend has two days', () => {
  const jobs = table(
    'job',
    [column('Title'), money('Salary')],
    [
      ['Barista, weekends', 43000],
      ['Front-end developer', 34000],
      ['Shop assistant', 66000],
      ['Keeper of the light', 52000],
    ],
  )
  const rewards = table('reward', [column('Name'), count('Points'), money('Worth')], [['Three extra lives', 10, 152], ['Golden frame', 600, 66]]) // biome-ignore format: two rows
  const trips = table('tour', [column('Title'), count('Days')], [['City weekend with children', 27], ['Old towns by train', 20], ['Three days on the coast', 9]]) // biome-ignore format: three rows
  expect(rowsOf(jobs, rewards, trips)).toEqual([
    [
      ['Barista, weekends', 12000],
      ['Front-end developer', 59000],
      ['Shop assistant', 29500],
      ['Keeper of the light', 52000],
    ],
    [
      ['Three extra lives', 10, 1],
      ['Golden frame', 600, 60],
    ],
    [
      ['City weekend with children', 2],
      ['Old towns by train', 10],
      ['Three days on the coast', 3],
    ],
  ])
})

it('a journey takes the days from its first to its last, and what is hired is given back after those that are paid for', () => {
  const day = (label: string): Field => column(label, 'date')
  const trips = table('itinerary', [column('Title'), day('Starts on'), day('Ends on'), count('Days')], [['Mountains and lakes', '-10d', '-3d', 1]])
  const rentals = table('rental', [column('Car'), day('From'), day('Until'), count('Days')], [['Hatchback', '+2d', '+9d', 2]])
  expect(rowsOf(trips, rentals)).toEqual([[['Mountains and lakes', '-10d', '-3d', 8]], [['Hatchback', '+2d', '+4d', 2]]])
})
