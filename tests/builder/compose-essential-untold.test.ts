import { describe, expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const kept = (words: string): string[] => built(words).entities.map(({ plural }) => plural)
const columns = (words: string, plural: string): string[] | undefined =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label, entity }) => (entity ? `${label} → ${entity}` : label))

describe('what goes without saying is kept where the words tell only of what the site is for', () => {
  test.each([
    [
      'Please implement a human resource management system for managing employee records. Users should be able to browse the employee list and add employees.',
      ['departments', 'staff positions'],
    ],
    ['Please implement a warehouse management system to track materials. The system should support receiving and storing of materials.', ['suppliers']],
    [
      'Please implement a smart retail website for managing inventory and replenishment. Users should be able to submit replenishment orders.',
      ['suppliers', 'warehouses'],
    ],
    ['Please implement a digital marketing system for analyzing marketing data. Users should be able to generate reports.', ['marketing campaigns']],
    ['Please implement an e-commerce website. Users should be able to browse products and place orders.', ['favorites']],
    ['Please implement a website that plays audio. Users should be able to upload audio files and play them automatically.', ['playlists']],
    ['Please implement a document management system. Users should be able to log in, upload and manage documents.', ['folders']],
    ['Please optimize the blog website. Users should be able to browse articles and click on links.', ['comments']],
    ['Please design a website that provides resources. Users should be able to view product information and navigate to different pages.', ['website pages']],
    ['Please implement a smart campus management system for managing students and teachers.', ['school classes']],
    ['Please implement an online learning website. Users should be able to browse courses and submit assignments.', ['enrollments']],
  ])('%s', (words, expected) => expect(kept(words)).toEqual(expect.arrayContaining(expected)))

  test('employees and positions name the department that they are of', () => {
    const words = 'Please implement a human resource management system for managing employee records. Users should be able to browse the employee list.'
    expect(columns(words, 'employees')).toEqual(expect.arrayContaining(['Department → departments']))
    expect(columns(words, 'staff positions')?.[1]).toBe('Department → departments')
  })

  test('a clear navigation menu is one whose entries whoever runs the site keeps, which stand in nobody else’s menu', () => {
    const { menu, pages, entities } = built(
      'Please develop a user-friendly website. The website should have a clear navigation menu and a search function. Users should be able to browse articles.',
    )
    const entries = entities.find(({ id }) => id === menu?.entity)
    expect(entries).toMatchObject({ plural: 'navigation menu items', read: 'managed', write: 'managed' })
    expect(entries?.seeds.map(({ address }) => address)).toEqual(
      pages.flatMap(({ path, role, navigation }) => (role === undefined && navigation !== null ? [path] : [])),
    )
  })

  test('once, and nowhere that it is of no use', () => {
    expect(
      kept('Please implement an employee management system. Users should be able to manage departments and employees.').filter((one) => /department/.test(one)),
    ).toEqual(['departments'])
    expect(kept('Please implement a restaurant website with a clear navigation menu. Users should be able to browse dishes.')).not.toContain(
      'navigation menu items',
    )
    expect(kept('Please implement an accounting website for enterprise financial management. Users should be able to record payments.')).not.toContain(
      'departments',
    )
    expect(kept('Please implement a museum website for playing audio and video. Users should be able to browse exhibitions.')).not.toContain('playlists')
  })
})
