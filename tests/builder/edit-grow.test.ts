import { describe, expect, test } from 'vitest'
import { added } from '../../builder/edit/added.ts'
import type { AppModel } from '../../builder/model.ts'
import { flawsOf } from '../support/integrity.ts'
import { built, say } from '../support/turn.ts'

const bakery = built('A bakery where customers order cakes and pick them up. Staff confirm orders.')
const titlesOf = ({ pages }: AppModel) => pages.map(({ title }) => title)
const kindsOf = ({ pages }: AppModel) => pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))
/** The titles of the pages, and the kinds of blocks, that a message brings. */
function brought(words: string, before: AppModel = bakery) {
  const { model, answer } = say(words, before).outcome
  if (!model) return { answer, pages: [], kinds: [] }
  expect(flawsOf(model)).toEqual([])
  return {
    answer,
    pages: titlesOf(model).filter((title) => !titlesOf(before).includes(title)),
    kinds: [...new Set(kindsOf(model).filter((kind) => !kindsOf(before).includes(kind)))],
  }
}

describe('a message that tells more of what a site is for', () => {
  test.each([
    ['I want people to leave reviews with stars', ['Reviews', 'Review'], 'Added the page Reviews.'],
    ['let customers pay by card', ['Payments', 'Manage payments', 'Payment'], 'Added the pages Payments and Manage payments.'],
    ['translate it to German', ['Translations'], 'Added the page Translations, with a choice of languages.'],
    ['add a poll', ['Polls', 'Manage polls', 'Poll'], 'Added the pages Polls and Manage polls, with votes.'],
    ['add a forum', ['Forum', 'Post'], 'Added the page Forum, with posts and replies.'],
    ['I want a timer', ['Timer'], 'Added the page Timer.'],
    [
      'add a quiz about cakes',
      ['Take the quiz', 'Quizzes', 'Manage quizzes', 'Question bank', 'Quiz results', 'Quiz'],
      expect.stringContaining('Added the pages Take the quiz'),
    ],
    ['notify customers when their order is confirmed', ['Notifications'], 'Added the page Notifications.'],
  ])('brings what a description brings: %s', (words, pages, answer) => {
    const got = brought(words)
    expect(got.answer).toEqual(answer)
    expect(got.pages).toEqual(pages)
  })

  test('keeps what stands there to the byte, but for what it adds', () => {
    const changed = say('rename Cakes to Bakes', say('make the header navy', bakery).outcome.model!).outcome.model!
    const { model } = say('add a poll', changed).outcome
    expect(model!.theme).toEqual(changed.theme)
    expect(model!.pages.filter(({ id }) => changed.pages.some((page) => page.id === id && page.path !== '/'))).toEqual(
      changed.pages.filter(({ path }) => path !== '/'),
    )
    expect(model!.entities.filter(({ id }) => changed.entities.some((entity) => entity.id === id))).toEqual(changed.entities)
    expect(model!.told).toEqual([...bakery.told!, 'It has a poll.'])
  })

  test('does not bring back what was removed', () => {
    const without = say('remove the cart page', bakery).outcome.model!
    expect(titlesOf(without)).not.toContain('Cart')
    expect(titlesOf(say('add a poll', without).outcome.model!)).not.toContain('Cart')
  })

  test('stands beside other requests of the same message', () => {
    const got = brought('Add a poll and make the header navy')
    expect(got.pages).toEqual(['Polls'])
    expect(got.answer).toContain('The header is now navy (#000080).')
  })

  test.each(['asdf qwer', 'wo sind die Kuchen', 'remove everything', 'make it pop', 'what is a poll?', 'send me an email when someone orders', 'add a logo'])(
    'is none where nothing is told: %s',
    (words) => expect(say(words, bakery).outcome).toMatchObject({ model: null, operations: [] }),
  )

  test('is read beside the ledger of a site that does not keep what it was described as', () => {
    const { told: _, ...older } = bakery
    expect(brought('add a poll', older).pages).toEqual(['Polls', 'Manage polls', 'Poll'])
  })

  test('leaves a site that one person keeps to that person', () => {
    const plants = built('An app to track my plants: watering, light, and notes with photos.')
    const { model } = say('add a reminder to water every 3 days', plants).outcome
    expect(titlesOf(model!)).toContain('Reminders')
    expect(model!.roles.filter(({ manages }) => manages)).toEqual([])
  })
})

test('what a longer description has beyond a shorter one is added, and no field, row or right of the site changes', () => {
  const less = built('A shop for candles.')
  const more = built('A shop for candles. Customers can review candles.')
  const mine: AppModel = { ...less, pages: less.pages.map((page) => ({ ...page, title: `My ${page.title}` })) }
  const grown = added(less, more, mine)
  expect(grown.entities.map(({ id }) => id).toSorted()).toEqual(more.entities.map(({ id }) => id).toSorted())
  expect(grown.pages.filter(({ title }) => title.startsWith('My '))).toHaveLength(less.pages.length)
  expect(added(less, less, mine)).toEqual(mine)
})
