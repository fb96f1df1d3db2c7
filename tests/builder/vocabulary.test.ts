import { expect, it } from 'vitest'
import { wordQuestions } from '../../builder/complete/module/word-questions.ts'
import { lexemesOf, studiedIn } from '../../builder/lexicon/vocabulary.ts'
import { siteOf } from '../support/visitor-words.ts'

it('tells the language whose words are learnt', () => {
  expect(
    [
      'An app for learning Spanish words with flash cards',
      'Students learn words with flash cards',
      'A French language school with courses',
      'A Chinese restaurant with a menu',
      'A translation agency',
    ].map(studiedIn),
  ).toEqual(['Spanish', 'English', 'French', null, null])
})

it('asks what each word means, with one right meaning among four', () => {
  for (const language of ['Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Chinese', 'Japanese', 'Russian', 'English']) {
    const words = lexemesOf(language)
    const asked = wordQuestions(language)
    expect([language, asked.length]).toEqual([language, words.length])
    expect(asked.map(({ choices, right }) => choices['ABCD'.indexOf(right)])).toEqual(words.map(({ meaning }) => meaning))
    expect(asked.filter(({ choices }) => new Set(choices).size !== 4)).toEqual([])
  }
})

it('a site for learning Spanish words has those words, cards of them, and a quiz about them', () => {
  const site = siteOf(
    'A playful app for learning Spanish words with flash cards, a quiz with questions, scores and a leaderboard. Teachers add words and questions.',
  )
  expect(site.entities.map(({ plural }) => plural)).toEqual(['Spanish words', 'quizzes', 'questions', 'scores', 'marked answers'])
  const words = lexemesOf('Spanish').map(({ word }) => word)
  expect(site.entities[0]!.seeds.filter(({ word }) => !words.includes(`${word}`))).toEqual([])
  const cards = site.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'flashcards')
  expect(cards).toMatchObject({ entity: site.entities[0]!.id, front: 'word', back: 'meaning' })
  expect(site.entities[2]!.seeds.map(({ topic }) => topic)).toEqual(words.map(() => 'Spanish'))
})
