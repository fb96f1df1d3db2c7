import { expect, it, test } from 'vitest'
import type { Entity } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

const entity = (words: string, id: string): Entity => built(words).entities.find((one) => one.id === id)!
const column = ({ seeds, title }: Entity, id: string): Record<string, unknown> => Object.fromEntries(seeds.map((row) => [String(row[title]), row[id]]))
const starts = (of: Record<string, unknown>, letters: number): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([title, text]) => [title, String(text).slice(0, letters)]))

test('an article says what its title promises', () => {
  const articles = entity('A city newspaper website. Editors publish articles with a title and text. Readers browse articles.', 'articles')
  expect(starts(column(articles, 'text'), 42)).toMatchObject({
    'Letters from the coast': 'For forty years the keeper of the lighthou',
    'What the river remembers': 'Researchers took cores of mud from the bed',
  })
})

test('goods, services and places are described as what they are', () => {
  const shop = 'A homeware shop website. Visitors browse products and order products.'
  expect(column(entity(shop, 'products'), 'description')).toMatchObject({
    'Beeswax candle': 'Burns slowly and smells faintly of honey.',
    'Wool throw': 'Woven from sheep’s wool, for the sofa or the end of the bed.',
  })
})

test('a department has the tasks and a role the rights that their names tell', () => {
  const firm = 'A personnel management system. Managers manage employees, departments and roles.'
  expect(column(entity(firm, 'departments'), 'tasks')).toMatchObject({
    Finance: 'Invoices, payments, budget and the yearly report.',
    'Human resources': 'Hiring, contracts, pay and training.',
  })
})

test('feedback is of the kind that its words are, and its reply answers them', () => {
  const rows = entity('A mobile app testing platform. Users submit feedback. Managers answer feedback.', 'feedback_messages').seeds
  const kinds: Record<string, string> = {
    'The search finds at once what I look for.': 'Praise',
    'Could the list be sorted by date as well?': 'Suggestion',
    'On my phone the page stays empty when I turn it.': 'Problem',
    'Can I change my address myself?': 'Question',
    'A darker look for the evening would be nice.': 'Suggestion',
    'I did not get the mail with the link.': 'Problem',
    'Easy to use, even for my mother.': 'Praise',
    'How long are my details kept?': 'Question',
  }
  expect(rows.map(({ message, kind }) => [message, kind])).toEqual(rows.map(({ message }) => [message, kinds[String(message)]]))
})

test('a refund says in its details what its reason says in short', () => {
  const rows = entity('An online shop. Customers order products and request refunds. Managers approve refunds.', 'refunds')
  expect(column(rows, 'details')).toMatchObject({
    'Arrived damaged': 'It arrived with a crack on one side.',
    'Ordered twice': 'I ordered it twice by mistake.',
  })
})

it.each([
  ['A photo sharing website. Users upload photos and comment on photos.', 'comments', 'What a beautiful light!'],
  ['A recipe website. Users share recipes and comment on recipes.', 'comments', 'Made it last night, and nothing was left.'],
  ['A news website. Editors publish news articles. Readers comment on news articles.', 'comments', 'Clearly written, thank you.'],
])('comments are about the kind of thing that they stand under: %s', (words, id, said) => {
  const { seeds, fields } = entity(words, id)
  const text = fields.find(({ type }) => type === 'long_text')!.id
  expect(seeds.map((row) => row[text])).toContain(said)
})

test('an assistant has answered from what the site keeps', () => {
  const site = built('A recipe website with an AI assistant that answers questions. Users browse recipes and ask the assistant.')
  const [, which] = site.entities.find(({ id }) => id === 'asked_questions')!.seeds
  const recipes = site.entities.find(({ id }) => id === 'recipes')!
  expect(which!.question).toBe('Which recipes are there?')
  expect(String(which!.reply).startsWith(`${recipes.seeds[0]![recipes.title]}, ${recipes.seeds[1]![recipes.title]}, `)).toBe(true)
})
