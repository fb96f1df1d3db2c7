import { describe, expect, it } from 'vitest'
import { domainOf } from '../../builder/lexicon/domains.ts'
import { built } from '../support/turn.ts'

const fieldOf = (words: string): string => domainOf(words.split(' ')).id

describe('the field of life', () => {
  it.each([
    ['a website for machine learning that helps user', 'general'],
    ['a tool for data cleaning', 'software'],
    ['a tree-like directory menu with menu item', 'general'],
    ['the running status of a process', 'general'],
    ['a restaurant with a menu', 'food'],
    ['a gym with running and yoga', 'fitness'],
  ])('is not told by a word that says something else there: %s', (words, field) => {
    expect(fieldOf(words)).toBe(field)
  })
})

describe('a house that presents itself', () => {
  const charity = built(
    'A website for a non-profit organization that showcases its activities. The website should have functionalities to display the organization’s mission, values, and activities. Users should be able to browse the website.',
  )
  it('tells its mission and values on the page about itself, which is no list of missions', () => {
    expect(charity.pages.map(({ path }) => path)).toContain('/about')
    expect(charity.entities.map(({ plural }) => plural).filter((plural) => /mission|value/.test(plural))).toEqual([])
    expect(charity.entities.find(({ id }) => id === 'about_page_sections')?.seeds.map(({ heading }) => heading)).toContain('Our mission and values')
  })
  it('introduces itself where that is part of the information about it', () => {
    const school = built(
      'A school website with a gallery. Users should be able to view information about the school, including its introduction, gallery, and staff.',
    )
    expect(school.pages.map(({ path }) => path)).toContain('/about')
  })
  it('shows its projects as what was done for whom, where nobody works on them there', () => {
    const firm = built('A company website with project showcases and team introductions. Users browse project showcases and contact the company.')
    expect(firm.entities.find(({ id }) => id === 'projects')?.fields.map(({ id }) => id)).toEqual(['title', 'client', 'category', 'year', 'story', 'picture'])
    const office = built('A project management app. Users create projects, add tasks to projects and track project progress.')
    expect(office.entities.find(({ id }) => id === 'projects')?.fields.map(({ id }) => id)).toContain('progress')
  })
})
