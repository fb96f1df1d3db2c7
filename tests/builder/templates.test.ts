import { describe, expect, it } from 'vitest'
import { templates } from '../../src/demo/templates.ts'
import { siteOf } from '../support/visitor-words.ts'

/** What each site of the gallery keeps and who uses it, listed by hand from its words. */
const listed: Readonly<Record<string, { readonly things: readonly string[]; readonly people: readonly string[] }>> = {
  'Pottery studio': { things: ['classes', 'bookings', 'waitlist entries', 'about page sections'], people: ['User', 'Manager'] },
  'Coffee shop': { things: ['products', 'cart items', 'orders', 'product categories', 'order lines', 'payments'], people: ['Customer', 'Staff'] },
  Restaurant: { things: ['dishes', 'reviews', 'bookings', 'tables'], people: ['Guest', 'Staff'] },
  'Help desk': { things: ['tickets', 'replies'], people: ['Customer', 'Agent', 'Manager'] },
  'Neighbourhood forum': { things: ['topics', 'messages', 'comments', 'likes', 'conversations'], people: ['Member', 'Moderator'] },
  'Job board': { things: ['jobs', 'favorites', 'applications'], people: ['Candidate', 'Company', 'Manager'] },
  'Language quiz': { things: ['Spanish words', 'quizzes', 'questions', 'scores', 'marked answers'], people: ['Teacher', 'Manager'] },
  'Stock room': { things: ['products', 'stock movements', 'suppliers', 'low stock alerts', 'alert rules', 'statistical reports'], people: ['User'] },
  'Habit tracker': { things: ['habits', 'habit check-ins', 'journals'], people: ['User'] },
  'Events and tickets': { things: ['events', 'tickets', 'orders', 'RSVPs'], people: ['Visitor', 'Organiser'] },
  'Tool library': { things: ['tools', 'borrowings', 'reviews', 'tool categories'], people: ['Neighbour', 'Manager'] },
  Arcade: { things: ['scores'], people: ['User', 'Manager'] },
}

describe('the site of each template', () => {
  it.each(templates)('keeps what its words name, for whom they name, and builds every clause: $name', ({ name, words }) => {
    const site = siteOf(words)
    expect({ things: site.entities.map(({ plural }) => plural), people: site.roles.map((role) => role.name) }).toEqual(listed[name])
    expect(site.requirements.filter(({ status }) => status !== 'built').map(({ clause }) => clause)).toEqual([])
  })
})
