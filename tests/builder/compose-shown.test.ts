import { describe, expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const tables = (words: string) => built(words).entities.map(({ plural }) => plural)
const entity = (words: string, noun: string) => built(words).entities.find(({ singular }) => singular === noun)
const labels = (words: string, noun: string) => entity(words, noun)?.fields.map(({ label }) => label)
const states = (words: string, noun: string) => {
  const one = entity(words, noun)
  return one?.fields.find(({ id }) => id === one.lifecycle?.field)?.choices
}

describe('what a page is advertised with', () => {
  const page =
    'Please create a landing page for a startup that offers umbrellas for hire. The page should include features, price plans, testimonials, FAQ and a contact form. Visitors should be able to learn about the product, switch between monthly and yearly billing, and sign up for a free trial.'
  test('is no table of its own: neither what the house sells nor the product that visitors learn about', () => {
    expect(tables(page)).toEqual(expect.arrayContaining(['features', 'price plans', 'testimonials', 'FAQs', 'inquiries', 'free trials']))
    for (const never of ['products', 'umbrellas', 'replies']) expect(tables(page)).not.toContain(never)
  })
  test('has questions that the house answers, plans with both prices and trials with their own states', () => {
    expect(labels(page, 'FAQ')).toEqual(['Question', 'Topic', 'Answer', 'Order', 'Shown'])
    expect(labels(page, 'price plan')).toContain('Price per year')
    expect(states(page, 'free trial')).toEqual(['Asked for', 'Running', 'Became a customer', 'Ended'])
  })
  test('keeps questions that people ask one another as they were', () => {
    expect(labels('A gardening forum. Users can ask questions and answer them. The site has an FAQ.', 'question')).toContain('Asked by')
  })
})

describe('questions by their kinds', () => {
  const exam =
    'An online exam system. Teachers can manage the question bank and add single-choice, multiple-choice, and true or false questions. Students can take exams.'
  test('are one table of questions with a type, held in a bank', () => {
    expect(tables(exam)).not.toContain('trues')
    expect(labels(exam, 'question')).toEqual(['Question', 'Topic', 'Choices', 'Right answer', 'Explanation', 'Type', 'Question bank', 'Exam'])
  })
})

describe('what is told in passing', () => {
  test.each([
    ['A cinema site. Visitors can browse movies now showing and coming soon.', ['coming soons', 'movies nows']],
    ['A personal blog where I can write about food and gardens. Visitors can read posts.', ['foods', 'gardens']],
    ['A course site to learn new skills. Students can enroll in courses.', ['skills']],
  ])('%s', (words, never) => {
    for (const noun of never) expect(tables(words)).not.toContain(noun)
  })
})

describe('what is had on the site itself', () => {
  const server =
    'Please implement a Minecraft server website to sell in-game items. The website should have a ranking list and a store. Users should be able to browse ranks and item packages, make purchases and vote for the server.'
  test('is ordered without an address and is never shipped', () => {
    expect(labels(server, 'order')).not.toContain('Delivery address')
    expect(states(server, 'order')).toEqual(['Placed', 'Confirmed', 'Completed', 'Cancelled'])
  })
  test('is a rank with a price beside a board of players', () => {
    expect(labels(server, 'rank')).toEqual(['Name', 'Price', 'Lasts', 'Prefix', 'Perks', 'Level', 'Picture'])
    expect(labels(server, 'ranking')).toEqual(['Player', 'Board', 'Place', 'Value', 'Server', 'Date'])
    expect(tables(server)).not.toContain('stores')
  })
})

describe('works of a studio', () => {
  const studio =
    'A website to display the works of an interior design studio. It has pages for projects and the team. Visitors can browse projects by style and space and view large pictures.'
  test('are its projects, sorted by styles of the trade', () => {
    expect(tables(studio)).not.toContain('works')
    expect(entity(studio, 'project')?.fields.find(({ id }) => id === 'style')?.choices).toEqual(['Modern', 'Nordic', 'Classic', 'Japanese', 'Industrial'])
  })
})

describe('what people do in their spare time', () => {
  test('has the rows of its own trade', () => {
    const park = 'A water park website. Visitors can view attractions, safety rules and waiting times and buy season passes.'
    expect(labels(park, 'waiting time')).toEqual(['Title', 'Attraction', 'Minutes', 'Date', 'Time', 'Entered by'])
    expect(labels(park, 'safety rule')).toEqual(['Rule', 'Holds for', 'Attraction', 'Order', 'Text', 'Picture'])
    const slopes = 'A ski resort website. Visitors can view lifts and slopes.'
    expect(labels(slopes, 'slope')).toEqual(['Name', 'Level', 'Length', 'Drop', 'Lift', 'Groomed', 'Lit at night', 'Description', 'Status'])
    expect(states(slopes, 'lift')).toEqual(['Open', 'Closed'])
  })
  test('is not read by the words of another trade', () => {
    expect(labels('A dictionary website. Users can look up words and send contributions.', 'contribution')).not.toContain('Amount')
    expect(tables('A driving school site. Students can view traffic signs.')).toEqual(expect.arrayContaining(['road signs']))
    expect(tables('A confession wall. Students can add posts and report inappropriate content.')).not.toContain('inappropriates')
    expect(tables('A running club site. Members can log their kilometers.')).not.toContain('kilometers')
  })
  test('is travelled with rather than sent', () => {
    expect(labels('A flight booking site. Users can search flights and place orders.', 'order')).not.toContain('Address')
  })
})

describe('a table', () => {
  const columns = (words: string, plural: string) =>
    built(words)
      .pages.flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === 'list' && block.entity === plural)
  test('tells the day of a row and what it cost, however late they stand among its fields', () => {
    const words = 'A herd record app for a farm. Users can add cows, record milk yields and note treatments.'
    expect(columns(words, 'milk_yields')).toMatchObject({ fields: ['cow', 'amount', 'unit', 'quality', 'date'] })
    expect(columns(words, 'treatments')).toMatchObject({ fields: ['animal', 'medicine', 'dose', 'treated_on', 'cost'] })
  })
})
