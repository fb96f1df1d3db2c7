import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const kept = (words: string) =>
  siteOf(words)
    .entities.map(({ plural }) => plural)
    .toSorted()
    .join(', ')

describe('what a list of content consists of', () => {
  it.each([
    ['A museum website where users can browse content, including articles, images and exhibitions.', 'article categories, articles, exhibitions, images'],
    [
      'A company website. Users can browse website content, including news, products and job openings.',
      'inquiries, job openings, news article categories, news articles, product categories, products',
    ],
    [
      'A TV site for a motel that supports various content categories, including TV channels, podcasts and local news.',
      'TV channel categories, TV channels, local news, local news categories, podcast plays, podcasts',
    ],
  ])('is kept as so many things, and not as fields of one: %s', (words, wanted) => {
    expect(kept(words)).toEqual(wanted)
  })

  it('is one thing with fields where they are noted of it', () => {
    expect(
      siteOf('A movie site. Users can view movie details including director, cast and rating.')
        .entities.find(({ plural }) => plural === 'movies')
        ?.fields.map(({ label }) => label)
        .slice(0, 4),
    ).toEqual(['Title', 'Director', 'Cast', 'Rating'])
  })

  it('is their first rows', () => {
    const words = 'A marketing site. Users can browse services including website design, copywriting and virtual assistance.'
    const services = siteOf(words).entities.find(({ plural }) => plural === 'services')
    expect(services?.seeds.map(({ name }) => name).filter((name) => /^(?:Website design|Copywriting|Virtual assistance)/.test(String(name)))).toHaveLength(3)
    expect(services?.fields.map(({ label }) => label)).toEqual(['Name', 'Category', 'Description'])
  })
})
