import { describe, expect, test } from 'vitest'
import type { Entity } from '../../builder/model.ts'
import { built } from '../support/acting.ts'

const kept = (words: string) => built(words).entities.map(({ plural }) => plural)
const named = (words: string, plural: string): Entity => {
  const found = built(words).entities.find((entity) => entity.plural === plural)
  if (!found) throw new Error(`No ${plural} in: ${kept(words).join(', ')}`)
  return found
}
const fields = (words: string, plural: string) => named(words, plural).fields.map(({ label }) => label)

describe('a line of nouns', () => {
  test.each([
    ['a kanban board for my team with boards, columns, cards and comments', ['boards', 'cards', 'comments']],
    ['internal wiki for our company, employees log in, pages with categories, comments', ['pages', 'comments']],
    ['inventory app for a warehouse with suppliers, purchase orders and stock alerts', ['products', 'suppliers', 'purchase orders', 'stock alerts']],
    ['gym membership management: members, plans, check-ins, payments, trainers and class schedule', ['plans', 'check-ins', 'class schedules']],
    ['a school portal for teachers, students and parents with grades, attendance and homework', ['grades', 'homework tasks', 'students']],
    ['hotel booking with rooms, rates, availability and guests', ['rooms', 'rates', 'bookings', 'guests']],
    ['event ticketing with seat selection and QR tickets', ['events', 'seats', 'QR tickets']],
    ['meal planner with recipes, ingredients and a shopping list', ['meals', 'recipes', 'ingredients', 'shopping lists']],
    ['a wine cellar app to catalog my bottles with ratings', ['bottles']],
    ['asset tracking for our office: laptops, who has them, warranty', ['laptops', 'asset assignments']],
    ['a plant care app that reminds me to water my plants', ['plants', 'reminders']],
    ['newsletter with subscribers and issues', ['issues', 'subscribers']],
    ['Event planner for weddings: guests, RSVP, budget, vendors, seating tables', ['guests', 'budgets', 'vendors', 'seating tables', 'weddings']],
  ])('%s', (words, things) => expect(kept(words)).toEqual(expect.arrayContaining(things)))

  test('has what the trade keeps of each', () => {
    expect(fields('a kanban board for my team with boards, columns, cards and comments', 'cards')).toEqual(
      expect.arrayContaining(['Board', 'Due on', 'Label', 'Status']),
    )
    expect(fields('gym membership management: members, plans, check-ins and class schedule', 'members')).toContain('Plan')
    expect(fields('a feedback board where users post feature requests and upvote them, roadmap and changelog', 'votes')).toContain('Feature request')
    expect(fields('quote generator for a plumbing company: customers, quotes, line items, jobs', 'line items')).toEqual(
      expect.arrayContaining(['Quote', 'Unit price', 'Total']),
    )
  })
  test('shows a kanban as one', () =>
    expect(built('a kanban board for my team with boards, columns, cards and comments').pages.find(({ path }) => path === '/cards')?.blocks[0]).toMatchObject({
      kind: 'board',
      entity: 'cards',
      by: 'status',
    }))
  test('leaves out what is only a part of it', () => {
    expect(kept('A todo list app with projects, due dates and priorities')).toEqual(['todos', 'projects'])
    expect(kept('a private journal with mood tracking and a calendar of my entries')).not.toContain('events')
    expect(kept('Bug tracker with projects, issues, labels, assignees and comments')).toEqual(['bugs', 'projects', 'labels', 'comments'])
  })
  test('is one role for each of those whom the site is for', () =>
    expect(built('a school portal for teachers, students and parents with grades, attendance and homework').roles.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Teacher', 'Student', 'Parent']),
    ))
})

describe('what one person or one firm keeps', () => {
  test.each([
    'a private journal with mood tracking and a calendar of my entries',
    'A todo list app with projects, due dates and priorities',
    'personal finance tracker: accounts, transactions, budgets, categories',
    'time tracking for freelancers: clients, projects, time entries, invoices',
    'trip planner with itinerary, budget and packing list',
  ])('is seen by whoever made it alone: %s', (words) => {
    const { entities, accounts, roles } = built(words)
    expect(entities.map(({ plural, read, write }) => [plural, read, write])).toEqual(entities.map(({ plural }) => [plural, 'own', 'anyone']))
    expect(accounts?.open).toBeUndefined()
    expect(roles.filter(({ manages }) => manages)).toEqual([])
  })
  test.each([
    'CRM for my small agency: leads, contacts, deals with stages, notes, and reminders to follow up',
    'inventory app for a warehouse with suppliers, purchase orders and stock alerts',
    'gym membership management: members, plans, check-ins, payments, trainers and class schedule',
    'app to split expenses with my flatmates and see who owes what',
    'fleet tracker: vehicles, drivers, trips, fuel, maintenance',
    'maintenance log for machines in our factory with downtime and spare parts',
    'expense reports for our company, employees submit receipts, finance approves',
  ])('is for those who have an account there: %s', (words) => {
    const { entities, accounts } = built(words)
    expect(accounts).toBeDefined()
    expect(entities.filter(({ read, members }) => read === 'public' && members !== true).map(({ plural }) => plural)).toEqual([])
  })
  test('is not what a site shows to others', () => {
    for (const words of [
      'restaurant website with menu, reservations and reviews',
      'a forum for gardeners',
      'a website for our company with services and a contact form',
    ])
      expect(built(words).entities.filter(({ members }) => members)).toEqual([])
  })
  test('of people is not opened by a form that refers to them', () =>
    expect(named('veterinary clinic: pets, owners, appointments, vaccinations', 'owners').read).toBe('managed'))
})

test('grades and attendance are between a pupil and those who teach', () => {
  expect(named('student attendance app: classes, students, attendance per day, reports', 'attendance').read).toBe('own')
  expect(named('a school portal for teachers, students and parents with grades, attendance and homework', 'grades').read).not.toBe('public')
})

test('rows of what is somebody’s own are as much theirs', () => expect(named('medication reminder with doses and refills', 'refills').read).toBe('own'))
