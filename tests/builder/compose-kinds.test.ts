import { describe, expect, test } from 'vitest'
import type { Entity } from '../../builder/model.ts'
import { choicesOf, rowsSorted } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

const library =
  'Please create a tool lending library. Members should be able to browse drills, ladders, sewing machines, and other equipment by category, reserve equipment, extend a loan, and report damage. Volunteers should be able to add tools with photos and deposit amounts.'

const fieldOf = ({ fields }: Entity, wanted: string) => fields.find(({ id }) => id === wanted)

describe('kinds that are named before "other" sort one list', () => {
  test('equipment has the kinds as its categories, and a row of each', () => {
    const site = siteOf(library)
    expect(site.entities.map(({ plural }) => plural)).toEqual(['equipment', 'reservations', 'loans', 'damages', 'equipment categories'])
    const equipment = site.entities[0]!
    expect(choicesOf(site, fieldOf(equipment, 'category'))).toEqual(['Drills', 'Ladders', 'Sewing machines', 'Other'])
    expect(new Set(rowsSorted(site, equipment).map((row) => row.category))).toEqual(new Set(['Drills', 'Ladders', 'Sewing machines', 'Other']))
  })

  test('what is done with all of them belongs to none', () => {
    const site = siteOf(
      'A musical instrument rental website for renting violins, guitars, pianos, and other instruments. Users can browse instruments and filter them by category.',
    )
    const instruments = site.entities.find(({ plural }) => plural === 'musical instruments')!
    expect(choicesOf(site, fieldOf(instruments, 'category'))).toEqual(['Violins', 'Guitars', 'Pianos', 'Other'])
  })

  test('the name of an amount in a list of fields is no doing', () => {
    expect(
      siteOf(library)
        .entities[0]?.fields.map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['Name', 'Photo', 'Deposit amount'])
  })

  test('contents that are named before "other" stay things of their own', () => {
    const words = 'Please create a learning site. Users should be able to browse articles, videos, and other resources.'
    expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['articles', 'videos']))
  })
})

const nouns = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
describe('kinds that words of two senses tell', () => {
  test('the catalogue of a library keeps its books, and nothing is booked there', () => {
    const words = 'Please implement a library management system. The system should have functionalities such as book catalog and loans.'
    expect(nouns(words)).toEqual(['books', 'loans'])
  })
  test('the organization of events keeps events, not organizations', () => {
    const words = 'Please implement a student union website. The website should have functionalities such as event organization and news.'
    expect(nouns(words)).toContain('events')
    expect(nouns(words).join()).not.toContain('organization')
  })
  test('what is gone through once more is not praised', () => {
    const words = 'Please implement an exam website. Students should be able to take exams and review wrong questions.'
    expect(nouns(words)).not.toContain('reviews')
  })
  test('points of pupils are counted, not places', () => {
    const words = 'Please implement a class application. Teachers can deduct points from students. Parents can view student points.'
    const points = siteOf(words).entities.find(({ plural }) => plural === 'student points')
    expect(points?.fields.map(({ label }) => label)).toContain('Points')
  })
})
