import { expect, test } from 'vitest'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'
import { partsOf, readPart, wordsOf } from '../support/visible-page.ts'

const words = 'A site of a harbour town. Visitors browse boats for hire. Users publish news articles, edit news articles and read news articles.'

test('what is published without a day is of today, and stands first on the first page', () => {
  const model = built(words)
  const site = createTriedSite(model, () => 1_795_000_000)
  const add = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'news_articles')
  const publish = (title: string, published_on: string) =>
    site.turn({
      to: `/_actions/${add?.id}`,
      fields: [
        ['title', title],
        ['text', 'It opens at noon.'],
        ['published_on', published_on],
      ],
    })
  publish('The lock is shut', '2026-02-03')
  publish('The lock is open', '')
  const entity = model.entities.find(({ id }) => id === 'news_articles')!
  expect(site.own(entity).map(({ values }) => [values.title, values.published_on])).toEqual([
    ['The lock is open', '2026-11-18'],
    ['The lock is shut', '2026-02-03'],
  ])
  const home = readPart(site.turn({ to: '/', fields: null }).html)
  const latest = partsOf(home, 'section').find(({ attributes }) => attributes.id === 'news_articles_latest')
  expect(partsOf(latest ?? readPart(''), 'h3').map(wordsOf)[0]).toBe('The lock is open')
})

test('the form says that the day may be left empty', () => {
  const model = built(words)
  expect(model.entities.find(({ id }) => id === 'news_articles')?.fields.find(({ id }) => id === 'published_on')).toEqual({
    id: 'published_on',
    label: 'Published on',
    type: 'date',
    required: false,
    help: 'Today, where you leave it empty.',
  })
})

test('the first page of a site without news has none', () => {
  const { pages } = built('A bakery shop. Customers browse cakes, order cakes and leave reviews.')
  expect(pages[0]?.blocks.filter((block) => block.kind === 'list').map(({ entity }) => entity)).toEqual(['cakes'])
})
