import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type AppModel, appModel, type BlockKind, type BlockOf, type Values } from '../../builder/model.ts'
import { contextOf } from '../../builder/render/context.ts'
import { answer } from '../../builder/render/intelligence/answer.ts'
import { trendOf } from '../../builder/render/intelligence/trend.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRequest, SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const rowOf = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values })
const blocksOf = <Kind extends BlockKind>(model: AppModel, kind: Kind) =>
  model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === kind ? [{ path, block: block as BlockOf<Kind> }] : [])))
const wheres = (model: AppModel, words: RegExp) => model.requirements.filter(({ clause }) => words.test(clause)).map(({ status, where }) => [status, where])
const requestOf = (path: string, rows: Record<string, readonly SiteRow[]>, query: Record<string, string> = {}): SiteRequest => ({
  path,
  query,
  base: '/s',
  visitor: { id: 'me', role: null },
  roles: [],
  rows,
  today: '2026-01-05',
  badge: false,
})
const words = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('a conversation with the site', () => {
  const model = built('A toy shop with an AI chatbot. Users can browse toys, buy toys and chat with AI in real-time. Managers manage toys.')
  const [chat] = blocksOf(model, 'assistant')
  const toy = model.entities.find(({ id }) => id === chat!.block.entities[0])!
  const price = toy.fields.find(({ type }) => type === 'money')!.id
  const rows = {
    [toy.id]: [
      rowOf('a', { [toy.title]: 'Emma', [price]: 12 }),
      rowOf('b', { [toy.title]: 'Dune', [price]: 30 }),
      rowOf('c', { [toy.title]: 'Ulysses', [price]: 20 }),
    ],
  }
  const of = contextOf(model, requestOf(chat!.path, rows))
  test('is there for a chat assistant that answers questions, too', () => {
    const museum = built("A museum guide with a chat assistant which answers visitors' questions about exhibits. Curators manage exhibits.")
    expect(blocksOf(museum, 'assistant').map(({ path }) => path)).toEqual(['/assistant'])
    expect(museum.entities.filter(({ plural }) => /assistant/.test(plural))).toEqual([])
  })
  const asked = (question: string, before: string | null = null) => {
    const { words: said, found } = answer(of, chat!.block.entities, question, before)
    return [said, found?.rows.map(({ id }) => id)]
  }
  test('is there where the words ask for a chatbot, and says that no language model is asked', () => {
    expect(wheres(model, /chat with AI/)).toEqual([['built', chat!.path]])
    expect(chat!.block.text).toContain('no language model and no outside service is asked')
  })
  test.each([
    ['How many toys are under 25?', `There are 2 toys with price under 25.`, ['a', 'c']],
    ['Which toy is the cheapest?', 'The lowest price among 3 toys:', ['a', 'c', 'b']],
    ['What is the average price of toys?', 'The average price of 3 toys is $20.67.', []],
    ['How much does Dune cost?', 'Dune: price: $30.00.', ['b']],
    ['Which toys cost between 15 and 25?', 'There is 1 toy with price between 15 and 25.', ['c']],
  ])('answers “%s”', (question, said, found) => expect(asked(question)).toEqual([said, found]))
  test('tells of what is asked for by its name what its own text says, where nothing else is asked of it', () => {
    const text = toy.fields.find(({ type }) => type === 'long_text')!.id
    const told = contextOf(model, requestOf(chat!.path, { [toy.id]: [rowOf('d', { [toy.title]: 'Robin', [text]: 'A robot of wood that walks by itself.' })] }))
    expect(answer(told, chat!.block.entities, 'What can I do with Robin?', null).words).toBe('Robin: A robot of wood that walks by itself.')
  })
  test('takes a further question as about the same things', () =>
    expect(asked('and the most expensive?', 'How many toys are there?')).toEqual(['The highest price among 3 toys:', ['b', 'c', 'a']]))
  test('adds numbers up, greets, and says when nothing answers', () => {
    expect(asked('12*(3+4)')).toEqual(['12*(3+4) = 84', undefined])
    expect(asked('Hello')).toEqual(['Hello. Ask me about toys.', undefined])
    expect(asked('What is your refund policy?')[0]).toMatch(/^Nothing here answers that\./)
  })
  test('keeps a question as the visitor’s own and lets it be passed on to the managing role, which replies', () => {
    const { entity, ask, pass } = chat!.block
    const kept = model.entities.find(({ id }) => id === entity)!
    expect([kept.read, kept.lifecycle?.transitions.map(({ to }) => to)]).toEqual(['own', ['With a person']])
    expect(model.actions.filter((one) => one.entity === entity).map(({ kind, id }) => [kind, id === ask || id === pass])).toEqual([
      ['create', true],
      ['delete', false],
      ['transition', true],
      ['update', false],
    ])
    const question = rowOf('q', { question: 'How many toys are there?', reply: 'Three, and more on Friday.', state: 'Replied' })
    const html = renderPage(model, requestOf(chat!.path, { ...rows, [entity]: [{ ...question, owner: 'me' }] })).html
    expect(words(html)).toMatch(/You How many toys are there\? Assistant There are 3 toys\..*Reply Three, and more on Friday\./)
  })
})

describe('a finder', () => {
  const model = built('A travel site that recommends suitable trips to users based on their preferences. Users can browse trips.')
  const [found] = blocksOf(model, 'finder')
  test('asks a few questions and orders the rows by how well they meet the answers, with reasons', () => {
    const { entity: id, asks, id: block } = found!.block
    const entity = model.entities.find((one) => one.id === id)!
    const money = entity.fields.find(({ id: field, type }) => asks.includes(field) && type === 'money')!.id
    const rows = { [id]: [rowOf('a', { [entity.title]: 'Dear trip', [money]: 900 }), rowOf('b', { [entity.title]: 'Cheap trip', [money]: 90 })] }
    const html = words(renderPage(model, requestOf(found!.path, rows, { [`${block}.${money}`]: '100' })).html)
    expect(html).toContain('Cheap trip')
    expect(html).toContain('100% match')
    expect(html).not.toContain('Dear trip')
    expect(wheres(model, /recommends suitable/).map(([status]) => status)).toEqual(['built'])
  })
})

describe('a forecast', () => {
  test('lays a straight line, adds what each place of a round adds, and names what is unusual', () => {
    expect(trendOf([1, 2, 3, 4], 2, 1)).toMatchObject({ ahead: [5, 6], slope: 1, seasonal: false, unusual: [] })
    const waves = trendOf([10, 20, 10, 20, 10, 20, 10, 20], 2, 2)
    expect([waves.seasonal, waves.ahead[0]! < waves.ahead[1]!]).toEqual([true, true])
    expect(trendOf([5, 5, 5, 5, 50, 5, 5, 5], 1, 1).unusual).toEqual([4])
  })
  test('is there with figures to add and to import where the words predict something', () => {
    const model = built('A site where users predict future sales of the shop. Administrators manage figures.')
    const [seen] = blocksOf(model, 'forecast')
    expect(wheres(model, /predict/)).toEqual([['built', seen!.path]])
    expect(blocksOf(model, 'import_csv').length).toBe(1)
    const day = (index: number): string => `2025-0${index + 1}-10`
    const rows = { [seen!.block.entity]: [100, 110, 120, 130].map((value, index) => rowOf(`r${index}`, { name: 'Sales', day: day(index), value })) }
    expect(words(renderPage(model, requestOf(seen!.path, rows)).html)).toContain('rises by about 10 a month. For May 2025, 140 is expected')
  })
  test('says how much it needs before it tells anything', () => {
    const model = built('A site to predict house prices')
    const [seen] = blocksOf(model, 'forecast')
    expect(words(renderPage(model, requestOf(seen!.path, {})).html)).toContain('A forecast needs at least four months')
  })
})

describe('an assessment', () => {
  const model = built('A mental health site. Users take a mental health test and view test results.')
  const [seen] = blocksOf(model, 'assessment')
  const rows = { [seen!.block.entity]: [rowOf('a', { statement: 'I slept well.', topic: 'Sleep' }), rowOf('b', { statement: 'I felt calm.', topic: 'Calm' })] }
  test('adds the answers up by topic and reads them against its bands', () => {
    const html = words(renderPage(model, requestOf(seen!.path, rows, { 'a.a': '3', 'a.b': '0' })).html)
    expect(html).toMatch(/Your result 50% Up and down .* Sleep 100% 100%, well Calm 0% 0%, strained Keep this result/)
  })
  test('asks for what is left open', () =>
    expect(words(renderPage(model, requestOf(seen!.path, rows, { 'a.a': '3' })).html)).toContain('1 of 2 are still open'))
})

test('matches bring two kinds together by what both say, each with its reasons', () => {
  const model = built(
    'A volunteering platform that matches volunteers with projects. Organizers publish projects with a city and category; volunteers have a city and category.',
  )
  const [seen] = blocksOf(model, 'matches')
  const { entity, other, pairs } = seen!.block
  const [pair] = pairs.filter(({ by }) => by === 'words')
  const rows = {
    [entity]: [rowOf('a', { [pair!.field]: 'Gardening with children' })],
    [other]: [rowOf('b', { [pair!.other]: 'Children plant a garden' }), rowOf('c', { [pair!.other]: 'Accounts' })],
  }
  const html = words(renderPage(model, requestOf(seen!.path, rows)).html)
  expect(html).toMatch(/\d+% match : both say gardening, children/)
  expect(html).not.toContain('Accounts')
})

test('every page of it is in the navigation or linked from the first page, and the model is valid', () => {
  const model = built(
    'A furniture shop with an AI chatbot. Users browse furniture, chat with AI, take a personality test, see recommended furniture, read news, join events, post comments and manage orders. The system predicts sales.',
  )
  expect(v.is(appModel, model)).toBe(true)
  const home = model.pages.find(({ path }) => path === '/')!
  const linked = home.blocks.flatMap((block) => (block.kind === 'features' ? block.items.map(({ page }) => page) : []))
  const paths = (['assistant', 'finder', 'forecast'] as const).flatMap((kind) => blocksOf(model, kind).map(({ path }) => path))
  expect(paths.length).toBe(3)
  const [test] = blocksOf(model, 'outcome_test')
  expect([test?.path, model.pages.find(({ path }) => path === '/personality-tests')?.navigation]).toEqual(['/personality-test', 'Personality tests'])
  expect(paths.filter((path) => !linked.includes(path) && model.pages.find((page) => page.path === path)?.navigation === null)).toEqual([])
})

test('rows are imported on the page of their kind, and each import is noted there', () => {
  const model = built('A school system. Administrators manage students. Administrators can batch import student lists and export students.')
  const [found] = blocksOf(model, 'import_csv')
  expect(model.entities.filter(({ plural }) => /import/.test(plural)).map(({ fields }) => fields.map(({ label }) => label))).toEqual([
    ['File', 'What was imported', 'Format', 'Rows', 'Lines left out', 'Result', 'Imported by', 'Imported on'],
  ])
  expect(model.actions.find(({ id }) => id === found?.block.action)?.entity).toBe(model.entities.find(({ plural }) => plural === 'students')?.id)
  expect(wheres(model, /import student lists/)).toEqual([['built', found?.path]])
})
