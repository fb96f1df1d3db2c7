import { describe, expect, test } from 'vitest'
import { exampleTables } from '../../builder/console/examples.ts'
import { runSql, type SqlTable } from '../../builder/console/sql-run.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built } from '../support/turn.ts'

const run = (text: string, tables: readonly SqlTable[] = exampleTables) => runSql(text, tables)

describe('a query in SQL', () => {
  test.each([
    ["SELECT name FROM example_customers WHERE city = 'leeds' ORDER BY name DESC", [['Dara Okafor'], ['Ben Carter']]],
    ['SELECT product, COUNT(*) AS times FROM example_orders GROUP BY product HAVING COUNT(*) > 1', [['Desk lamp', 2]]],
    ['SELECT COUNT(*), SUM(amount), MIN(ordered_on), COUNT(DISTINCT product) FROM example_orders', [[5, 460, '2026-01-04', 4]]],
    ['select c.name, sum(o.amount) total from example_customers c join example_orders o on o.customer_id = c.id group by c.name order by total desc limit 1', [['Ana Silva', 252.5]]], // biome-ignore format: one case
    ['SELECT c.name FROM example_customers c LEFT JOIN example_orders o ON o.customer_id = c.id WHERE o.id IS NULL', [['Dara Okafor']]],
    ["SELECT id FROM example_orders WHERE amount BETWEEN 40 AND 130 AND product NOT LIKE '%shelf' OR id IN (105) ORDER BY id", [[101], [104], [105]]],
    ['SELECT DISTINCT city FROM example_customers ORDER BY 1 LIMIT 2 OFFSET 1', [['Porto'], ['Taipei']]],
    ['SELECT 2 + 3 * 4 AS n', [[14]]],
    ['SHOW TABLES;', [['example_customers', 4], ['example_orders', 5]]], // biome-ignore format: one case
    ['DESCRIBE example_customers', [['id', 'number'], ['name', 'text'], ['city', 'text']]], // biome-ignore format: one case
    ['SELECT COUNT(*) FROM example_orders WHERE id > 999', [[0]]],
  ])('%s', (text, rows) => expect(run(text).rows).toEqual(rows))

  test('names its columns as they were asked for', () => {
    expect(run('SELECT id, amount * 2 AS twice, UPPER(product) FROM example_orders LIMIT 1')).toEqual({
      heads: ['id', 'twice', 'UPPER(product)'],
      rows: [[101, 85, 'DESK LAMP']],
    })
  })

  test.each([
    ['SELECT FROM example_orders', 'Line 1, character 8: The name of a column is expected, but “FROM” stands here.'],
    ['SELECT *\nFROM nowhere', 'Line 2, character 6: there is no table “nowhere”. Tables: example_customers, example_orders.'],
    ['SELECT colour FROM example_customers', 'Line 1, character 8: there is no column “colour”. Columns: id, name, city.'],
    ['DELETE FROM example_orders', 'Line 1, character 1: DELETE is refused: this console reads. Rows are added, edited and deleted on their own pages.'],
    ['SELECT 1; DROP TABLE x', 'Line 1, character 11: The end of the query is expected, but “DROP” stands here.'],
    ['SELECT constructor(id) FROM example_orders', 'Line 1, character 8: there is no function “constructor”.'],
  ])('%s is refused by its place', (text, why) => expect(() => run(text)).toThrow(why))

  test('that would take too long is ended', () => {
    const long: SqlTable = { name: 'n', columns: ['a'], rows: Array.from({ length: 500 }, (_, at) => [at]) }
    expect(() => run('SELECT COUNT(*) FROM n x, n y, n z', [long])).toThrow('This query takes too long')
    expect(() => run(`SELECT ${'('.repeat(200)}1`)).toThrow('Fewer brackets are expected')
  })
})

describe('a console for queries', () => {
  const model = built('A SQL query tool for librarians. Users can log in, add books, write SQL queries, run queries and view the query results.')
  const found = model.pages.flatMap((page) => page.blocks.flatMap((block) => (block.kind === 'console' ? [{ page, block }] : [])))

  test('stands first where the site is there to query a database, and keeps queries for whoever saved them', () => {
    expect(found.map(({ page }) => page.path)).toEqual([model.pages[1]?.path])
    const action = model.actions.find(({ id }) => id === found[0]?.block.keeps?.action)
    expect(model.entities.find(({ id }) => id === action?.entity)?.read).toBe('own')
  })

  test('stands in for queries of any name that would only change a word for their state', () => {
    const model = built('A database testing website for executing JDBC queries. Users log in, input SQL statements, execute queries and create datasets.')
    expect(model.entities.map(({ plural }) => plural)).toEqual(['datasets', 'JDBC queries'])
    expect(model.entities[1]?.lifecycle).toBe(undefined)
    expect(model.pages.flatMap(({ path, navigation }) => (navigation?.includes('quer') ? [path] : []))).toEqual(['/run-a-query', '/jdbc-queries'])
  })
  test('keeps which of the things asked for a query was for, chosen in its form', () => {
    const own = built(
      'A database management website. Users can log in, connect to databases, execute SQL queries and view query results. Administrators manage databases.',
    )
    const at = own.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'console'))
    const kept = own.entities.find(({ fields }) => fields.some(({ id }) => id === 'statement'))
    expect(kept?.fields.find(({ id }) => id === 'target')).toMatchObject({ type: 'reference', entity: 'databases', required: false })
    const account = { id: 'me', role: null }
    const request = { path: at!.path, query: {}, base: '/s', visitor: account, roles: [], rows: {}, today: '2026-01-05', badge: false }
    const { html } = renderPage(own, request)
    expect([html.includes('<select'), html.includes('name="target"'), html.includes('data-measure="target"')]).toEqual([true, true, false])
  })

  test('asks only the rows that its visitor may read', () => {
    const [{ page, block } = { page: null, block: null }] = found
    const entity = model.entities.find(({ id }) => id === block?.sources.find((one) => /book/.test(one.entity))?.entity)
    expect(entity?.title).toBeTypeOf('string')
    const own = { ...model, entities: model.entities.map((one) => (one === entity ? { ...one, read: 'own' as const } : one)) }
    const row = (id: string, owner: string, title: string) => ({ id, owner, created_at: 1, updated_at: 1, values: { [entity!.title]: title } })
    const rows = { [entity!.id]: [row('a', 'me', 'Mine to see'), row('b', 'other', 'Hidden from me')] }
    const request = { path: page!.path, query: {}, base: '/s', visitor: { id: 'me', role: null }, roles: [], rows, today: '2026-01-05', badge: false }
    const { html } = renderPage(own, request)
    expect([html.includes('Mine to see'), html.includes('Hidden from me'), html.includes('/_site/console.js')]).toEqual([true, false, true])
  })

  test.each(['A shop. Customers can send queries to the shop and staff answer customer queries.', 'A weather site. Users can query the weather by city.'])(
    'is not there for “%s”',
    (words) => expect(built(words).pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'console'))).toEqual([]),
  )
})
