import { expect, test } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { judge } from '../support/validity.ts'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  'A shop for lamps with a homepage carousel. Customers browse lamps and order them. The website should support dark mode and let users change the font size of the page. Ivory page, teal buttons.',
  'A warehouse system for a team. Users add pallets and view shelves. The system should have system management, financial management and backend management functions. Black background with gold elements.',
  'A portal that provides employment information and game information. Users can browse example programs, view the sent box and browse representative information.',
])('BUILD-04 what is made of words for qualities, management and looks is valid HTML without a dead link, and keeps rows apart: %s', (words) => {
  const site = siteOf(words)
  const { pages, invalid, dead } = judge(site)
  expect(pages).toBeGreaterThan(3)
  expect([invalid, dead, ownershipFaults(site)]).toEqual([[], [], []])
})
