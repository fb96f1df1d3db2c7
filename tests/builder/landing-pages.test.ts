import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

describe('a landing page', () => {
  const words =
    'A landing page that includes elements such as a title, introduction, feature showcase, and a call-to-action button. The page should be easy to understand so that users take the next step. The page should also include the product’s main features, advantages, and user reviews to enhance user trust and conversion rates.'
  const site = siteOf(words)

  test('keeps what it shows, and nothing of what it is to bring about', () => {
    expect(site.entities.map(({ plural }) => plural)).toEqual(['features', 'advantages', 'user reviews', 'waitlist entries', 'content sections'])
  })

  test('shows what it is said to hold one under the other', () => {
    const lists = site.pages[0]!.blocks.flatMap((block) => (block.kind === 'list' ? [block.entity] : []))
    expect(lists).toEqual(['features', 'advantages', 'user_reviews'])
  })

  test('is introduced by what is there, not by what it is laid out of', () => {
    const hero = site.pages[0]!.blocks.find(({ kind }) => kind === 'hero')
    expect(hero).toMatchObject({ text: 'See the features and advantages, and write a user review.' })
  })

  test('a well-structured contact form is a contact form', () => {
    const plurals = (form: string) =>
      siteOf(`A website for a real estate agent. Users should be able to fill out ${form}.`).entities.map(({ plural }) => plural)
    expect(plurals('a well-structured contact form')).toEqual(plurals('a contact form'))
  })
})
