import { describe, expect, it } from 'vitest'
import { calledAs } from '../../builder/lexicon/callings.ts'
import { lettersOf } from '../../builder/lexicon/letters.ts'
import { siteOf } from '../support/visitor-words.ts'

const tableOf = (words: string, plural: string) => siteOf(words).entities.find((entity) => entity.plural === plural)!
const titlesOf = (words: string, plural: string) => {
  const { seeds, title } = tableOf(words, plural)
  return seeds.map((row) => String(row[title]))
}

describe('sample rows', () => {
  it('are called by what the thing is', () => {
    expect(titlesOf('A music school. Users can view pianos and compare them.', 'pianos')).toEqual(expect.arrayContaining(['Baby grand', 'Concert grand']))
    const demons = calledAs('thing', 'demon', 'game', '')?.rows.map(({ title }) => title)
    expect(demons).toContain('Frost wyrm')
    expect(demons).toEqual(expect.arrayContaining(titlesOf('A game world. Users can view demons and compare them.', 'demons')))
  })

  it('of one kind differ by the field of life of the site', () => {
    const ofField = (field: string) => calledAs('skill', 'skill', field, '')?.rows.map(({ title }) => title)
    expect(ofField('game')).toEqual(['Shadow step', 'Healing light', 'Flame arc', 'Stone skin', 'Second wind', 'Wolf call'])
    expect(ofField('music')).toEqual([
      'Scales in both hands',
      'Sight-reading',
      'Pedal, clean changes',
      'Playing from memory',
      'Trills and turns',
      'Improvising over a bass',
    ])
    expect(ofField('crafts')).toBeUndefined()
  })

  it('are told by words of the site where its field says too little', () => {
    expect(titlesOf('A healthcare talent marketplace. Nurses browse jobs and apply for jobs.', 'jobs')).toEqual(
      expect.arrayContaining(['Night nurse', 'Care assistant']),
    )
  })

  it('of which nothing is known are told apart by words of the field of life', () => {
    const titles = titlesOf('A game world. Users can view gloops and compare them.', 'gloops')
    expect(new Set(titles).size).toBe(titles.length)
    for (const title of titles) expect(title).toMatch(/^(?:Crimson|Ancient|Frost|Hidden|Iron|Silent|Golden) gloop$/)
  })

  it('are sorted as their kind is, not as the field of life is', () => {
    const { fields, seeds } = tableOf('A bank website for loans and savings. Customers view fees and accounts and browse places.', 'places')
    expect(fields.find(({ id }) => id === 'type')?.choices).toEqual(['Sight', 'Park', 'Museum', 'Market'])
    expect(seeds.length).toBeGreaterThan(3)
  })

  it('are what the words list of a thing, which is no kind of it', () => {
    const words = 'A website builder. Users can add components such as desktop icons, dialogs, buttons and cells.'
    expect(titlesOf(words, 'components')).toEqual(expect.arrayContaining(['Desktop icon', 'Dialog', 'Button', 'Cell']))
    expect(tableOf(words, 'components').fields.map(({ label }) => label)).not.toContain('Kind')
    expect(
      titlesOf('A data site. Users can select datasets, such as the Iris dataset, Fourier series dataset, and stock data.', 'datasets').slice(0, 3),
    ).toEqual(['Iris dataset', 'Fourier series dataset', 'Stock data'])
  })

  it('of what is written tell of what is asked there, and a subject belongs to its words', () => {
    const { seeds } = tableOf('A tutoring site in a school. Pupils send messages on the message board.', 'messages')
    const known = new Map(lettersOf('education').map(({ subject, words }) => [words, subject]))
    expect(seeds.length).toBeGreaterThan(3)
    expect(seeds.map(({ subject }) => subject)).toEqual(seeds.map(({ message }) => known.get(String(message))))
  })
})
