import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { factsOf } from '../../builder/read/facts.ts'
import { formally } from '../../builder/read/informal.ts'
import { sentencesOf } from '../../builder/read/words.ts'

const said = (words: string) => formally(sentencesOf(words), true).map(({ tokens }) => tokens.map(({ word }) => word).join(' '))

describe('words in which somebody speaks for themselves', () => {
  it.each<[string, boolean]>([
    ['I want people to book a table', true],
    ['habit tracker with streaks', true],
    ["Home care agency. Carers see today's clients.", true],
    ['Please implement a parking website. Users can book a space.', false],
    ['A museum. Visitors buy tickets.', false],
  ])('are told from a specification: %s', (words, isTalk) => {
    expect(readBrief(words).isTalk).toBe(isTalk)
  })

  it.each<[string, string[]]>([
    ['We post the list, they tick it off and the coach sees it.', ['we post the list', 'they can tick it off', 'coach can see it']],
    ['You pick a song, afterwards you write a note.', ['users can pick a song', 'users can write a note']],
    ['I note how long it took, which medicine and where it hurts.', ['users can add entries with duration and medicine and location']],
    ['The manager can note when it is due and how many eggs there were.', ['manager can note due date and number of eggs']],
    ['Once it is done, I send a bill.', ['i send a bill']],
  ])('end a sentence where somebody else does something, and name what is noted: %s', (words, wanted) => {
    expect(said(words).map((one) => one.replaceAll(' ,', '').replace(/ +/g, ' '))).toEqual(wanted.map((one) => one))
  })

  it('keep the place of what they stand for', () => {
    const words = "Hey! They leave name, town and phone, then you say which day, how long and where it's stored. What's on, 24/7?"
    for (const { start, end } of readBrief(words).clauses) expect([start <= end, end <= words.length]).toEqual([true, true])
  })
})

describe('prices and room in passing', () => {
  it.each<[string, (string | number)[]]>([
    ['Tickets £12, £6 for under 16s.', ['Standard', 12, 'Under 16s', 6]],
    ['with 2 scents - rose, sea salt - €5 each', ['Rose', 5, 'Sea salt', 5]],
  ])('are goods: %s', (words, wanted) => {
    expect(factsOf(words).goods.flatMap(({ name, price }) => [name, price])).toEqual(wanted)
  })

  it.each<[string, number | null]>([
    ['max 8 kids per group', 8],
    ['10 couples max', 10],
    ["there's 150 seats in the church", 150],
    ['we have 8 kids', null],
  ])('say how many there is room for: %s', (words, places) => {
    expect(factsOf(words).places).toBe(places)
  })
})
