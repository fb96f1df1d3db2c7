import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { factsOf } from '../../builder/read/facts.ts'
import { formally } from '../../builder/read/informal.ts'
import { sentencesOf } from '../../builder/read/words.ts'

const said = (words: string) => formally(sentencesOf(words)).map(({ tokens }) => tokens.map(({ word }) => word).join(' '))

describe('words as people say them', () => {
  it.each<[string, string[]]>([
    ["Hi there, I'm a tutor and my pupils can send me homework.", ['a tutor site', 'my pupils can send me homework']],
    ['We run a small brewery, people reserve a tour.', ['a small brewery site', 'people reserve a tour']],
    ['My sister knits hats and wants to sell them online.', ['an online shop for hats']],
    ['I sell old records online.', ['an online shop for old records']],
    ['Can you make something where neighbours share rides?', ['neighbours share rides']],
    ["I need to write down who's paid and pls no ads", ['users can write down who is paid']],
    ['Choir: concerts, who is coming.', ['choir : concerts', 'members can see concerts and rsvp to concerts']],
    [
      'A lending site. People ask to borrow a book, the owner says yes or no.',
      ['a lending site', 'people can borrow a book , the owner can accept or reject them'],
    ],
    [
      "Keep track of bikes, where they're kept, whether they've paid, and repairs.",
      ['keep track of bikes with place and payment status', 'i can manage repairs'],
    ],
    ['A log app. I log my runs: distance, time, weight.', ['a log app', 'i log my runs with distance and time and weight']],
    ['As a buyer, I want to add products to a cart.', ['as a buyer , i want to add products to a cart']],
  ])('are said formally: %s', (words, wanted) => {
    expect(said(words)).toEqual(wanted)
  })

  it('keep the place of what they stand for', () => {
    const words = "Hello! We're a sailing club. Members say if they're coming. What stage they're at, next step."
    for (const { start, end } of readBrief(words).clauses) expect([start <= end, end <= words.length]).toEqual([true, true])
  })

  it('leave formal words as they are', () => {
    const words = 'Please implement a parking website. Users should be able to book a space, view orders, and pay. Use navy for the background.'
    expect(said(words)).toEqual([
      'please implement a parking website',
      'users should be able to book a space , view orders , and pay',
      'use navy for the background',
    ])
  })
})

describe('what the words state', () => {
  it('are hours, places and ways to reach somebody', () => {
    const { lines } = factsOf("We're at 9 Quay Street, Hull, open Mon-Fri 9am to 5pm and closed on Sundays. Call 01482 555 010 or write to hi@quay.example.")
    expect(lines.map(({ label, value }) => [label, value])).toEqual([
      ['Address', '9 Quay Street, Hull'],
      ['Opening hours', 'Mon-Fri 9am to 5pm and closed on Sundays'],
      ['Phone', '01482 555 010'],
      ['Email', 'hi@quay.example'],
    ])
  })

  it('a price and a colour are no address', () => {
    const words = 'Guests pay 12 euros. Dark green.'
    expect(factsOf(words).lines).toEqual([])
    expect(readBrief(words).clauses.map(({ start, end, mode }) => [words.slice(start, end), mode])).toEqual([
      ['Guests pay 12 euros', 'acts'],
      ['Dark green', 'style'],
    ])
  })
  it('are what is sold, with its price and its currency', () => {
    const { goods } = factsOf('Soups: tomato £4.50, leek £5, or lentil from £4. Membership is free, 10 a month, 90 a year.')
    expect(goods.map(({ name, price, currency, per }) => [name, price, currency, per])).toEqual([
      ['Tomato', 4.5, '£', ''],
      ['Leek', 5, '£', ''],
      ['Lentil', 4, '£', ''],
      ['10 a month', 10, '', 'month'],
      ['90 a year', 90, '', 'year'],
    ])
  })

  it.each([
    'Users can filter by age 12, weight 60 and height 170.',
    'Include 3 pages, 2 forms and 5 images.',
    'The version is 2.0, the deadline is 2025.',
    'Open tickets and close tickets.',
  ])('are nothing where no more than numbers stand there: %s', (words) => {
    const { lines, goods } = factsOf(words)
    expect([lines, goods]).toEqual([[], []])
  })
})
