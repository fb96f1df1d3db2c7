import { expect, test } from 'vitest'
import { take } from '../../../builder/take.ts'
import { helpArticles } from '../../../src/marketing/help.tsx'
import { type HelpArticle, textsOf } from '../../../src/marketing/help-article.ts'
import { findArticles, hitsIn, soughtIn } from '../../../src/marketing/help-search.ts'
import { sample } from '../../../src/marketing/sample.ts'
import { runTurn } from '../../support/turn.ts'

const article = (id: string, title: string, ...parts: HelpArticle['parts']): HelpArticle => ({ id, title, parts })
const articles = [
  article('a', 'Putting a site online', 'Press Deploy in the editor.', { list: ['Domains are not available.'] }),
  article('b', 'Deploying again', 'The address stays.', { code: 'npm start' }),
  article('c', 'Café', { changes: ['Make the header dark green'] }),
]
const found = (query: string) => findArticles(articles, soughtIn(query)).map(({ id }) => id)

test.each([
  ['', ['a', 'b', 'c']],
  [' ,. ', ['a', 'b', 'c']],
  ['dep', ['b', 'a']],
  ['DEPLOY editor', ['a']],
  ['ploy', []],
  ['header', ['c']],
  ['cafe', ['c']],
  ['npm', ['b']],
  ['domains address', []],
])('%j finds %j: every word begins a word, titles first', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('what was typed is marked where it begins a word, in any case and with or without accents', () => {
  const marked = (text: string, query: string) => hitsIn(text, soughtIn(query)).map(({ start, end }) => text.slice(start, end))
  expect(marked('Press Deploy; deploying is quick, redeploying too.', 'deploy')).toEqual(['Deploy', 'deploy'])
  expect(marked('A café and Cafés', 'cafe')).toEqual(['café', 'Cafés'.slice(0, 4)])
  expect(marked('dark green', 'd dar')).toEqual(['dar'])
  expect(marked('dark green', '')).toEqual([])
})

test('ROUTE-16 each article has its own anchor, a title and text', () => {
  const ids = helpArticles.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(helpArticles.filter(({ title, parts }) => title === '' || parts.flatMap(textsOf).some((text) => text.trim() === ''))).toEqual([])
  expect(helpArticles.length).toBeGreaterThanOrEqual(15)
})

const sentences = helpArticles.flatMap(({ parts }) => parts)
const descriptions = sentences.flatMap((part) => (typeof part === 'object' && 'descriptions' in part ? part.descriptions : []))
const changes = sentences.flatMap((part) => (typeof part === 'object' && 'changes' in part ? part.changes : []))

test.each(descriptions)('ROUTE-16 the description “%s” is built in every clause', (words) => {
  const { model } = runTurn(take(null, words)).outcome
  expect(model?.requirements.map(({ status }) => status)).toEqual(model?.requirements.map(() => 'built'))
})

test.each(changes)('ROUTE-16 the change “%s” changes the sample', (words) => {
  const { model } = runTurn(take(null, sample)).outcome
  expect(runTurn(take(model, words)).outcome.operations).not.toEqual([])
})
