import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

describe('what is seen of a site first', () => {
  it('says which roles there are where all pages are some role’s', () => {
    const site = siteOf(
      'A dashboard for a city bike sharing scheme. Operators record rides with start and end station, duration, distance and bike. The site shows charts of rides per day, busiest stations, average duration and revenue by month. Dark charcoal background with bright cyan components.',
    )
    const open = site.pages.filter(({ path, role, navigation }) => path !== '/' && role === undefined && navigation !== null)
    expect([open, site.pages[0]!.blocks.map(({ kind }) => kind)]).toEqual([[], ['hero', 'role_switch']])
  })

  it('tells visitors of a school with portals what is theirs', () => {
    const site = siteOf(
      'A village school website with portals for parents, teachers and administrators. Parents see their children’s timetable, homework, grades and attendance and send messages to teachers. Teachers enter grades, record attendance, post homework and announcements. Administrators manage classes, pupils and teachers. Visitors read school news, the calendar of events and admission information.',
    )
    expect(site.tagline).toBe('Read school news and the calendar of events.')
  })

  it('calls those of a department in capitals by that', () => {
    const site = siteOf(
      'An HR management system. HR keeps employees with department, position and salary, posts job openings and tracks applicants. Employees request leave. Managers approve leave.',
    )
    expect(site.pages.map(({ title }) => title).filter((title) => / for /.test(title))).toEqual([
      'Employees for HR',
      'Job openings for HR',
      'Applicants for HR',
    ])
  })

  it('counts a funding goal in money of some size, and praises goods as who bought them would', () => {
    const funding = siteOf(
      'A crowdfunding site for playgrounds. Creators present a project with a story, a funding goal and a deadline. Backers browse projects.',
    )
    const project = funding.entities.find(({ id }) => id === 'projects')!
    expect(project.fields.find(({ id }) => id === 'funding_goal')?.type).toBe('money')
    expect(project.seeds.every(({ funding_goal: goal }) => typeof goal === 'number' && goal >= 900)).toBe(true)
    const shop = siteOf(
      'An online store for leather bags. Customers browse bags by collection and colour, see photos, prices and reviews and put bags in a cart.',
    )
    const bags = shop.entities.find(({ fields }) => fields.some(({ id }) => id === 'collection'))!
    const collections = new Set(['Heritage', 'Everyday', 'Weekend', 'City'])
    expect(bags.seeds.every(({ collection }) => collections.has(String(collection)))).toBe(true)
  })
})

it('what somebody wants to do with their own people is said to each who does it', () =>
  expect(siteOf('app to split expenses with my flatmates').tagline).toBe('Split expenses with your flatmates.'))
