import { describe, expect, it, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { choicesOf, rowsSorted } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop = siteOf('A pottery shop. Customers browse products and place orders.')
const products = shop.entities.find(({ id }) => id === 'products')!
const category = products.fields.find(({ id }) => id === 'category')!
const boss = visitorOf(shop, 'boss', shop.roles.find(({ manages }) => manages)!.id)
const tablesOf = (words: string) => siteOf(words).entities.flatMap(({ plural }) => (/categor/.test(plural) ? [plural] : []))

describe('what is looked through by its category', () => {
  it.each([
    ['A pottery shop. Customers browse products and place orders.', ['product categories']],
    ['A company website. Users can browse website content, including news, products and job openings.', ['news article categories', 'product categories']],
    ['todo app', []],
    ["my grandmother's recipes, searchable, with photos, warm colours", []],
    ['A pottery shop. Customers browse products by category. Admins manage products and product categories.', ['product categories']],
  ])('has one table of its categories where somebody runs the site: %s', (words, wanted) => {
    expect(tablesOf(words).toSorted()).toEqual(wanted.toSorted())
  })

  it('has a name, an order and a description for each, to which whoever runs the site adds', () => {
    const table = shop.entities.find(({ id }) => id === category.entity)!
    expect([table.fields.map(({ label }) => label), table.read, table.write]).toEqual([['Name', 'Order', 'Description'], 'public', 'managed'])
    expect(table.seeds[0]).toMatchObject({ name: 'Mugs', order: 1 })
    expect(choicesOf(shop, category)).toEqual(['Mugs', 'Bowls', 'Plates', 'Vases'])
    expect(shop.pages.filter(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === table.id)).map(({ role }) => role)).toEqual([
      boss.role,
    ])
  })
})

test('sample rows keep the category that their names tell', () => {
  const site = siteOf('A dental clinic. Visitors browse services.')
  const rows = rowsSorted(site, site.entities.find(({ id }) => id === 'services')!)
  expect(Object.fromEntries(rows.map((row) => [row.name, row.category]))).toMatchObject({ 'Blood test': 'General practice', Vaccination: 'Prevention' })
})

test('kinds that the words list are the categories, and a table that sorts nothing is not kept', () => {
  const tools = siteOf('Create a tool library where members borrow drills, ladders and other equipment.')
  const field = tools.entities.find(({ id }) => id === 'equipment')?.fields.find(({ id }) => id === 'category')
  expect(choicesOf(tools, field)).toEqual(['Drills', 'Ladders', 'Other'])
  for (const { entities } of [tools, siteOf('A yoga studio with yoga, pilates and spinning classes. Members book classes.')]) {
    const used = new Set(entities.flatMap(({ fields }) => fields.map(({ entity }) => entity)))
    expect(entities.filter(({ id, plural }) => / categories$/.test(plural) && !used.has(id))).toEqual([])
  }
})

test('a category that is added can be chosen and filtered by, in the order of the table', () => {
  const add = shop.actions.find(({ entity, kind }) => entity === category.entity && kind === 'create')!
  const added = act(createWorld(shop, 20), add.id, null, { name: 'Lamps', order: '3', description: '' }, boss)
  if ('refused' in added) throw new Error(added.refused)
  const offered = (html: string) => [...html.matchAll(/type="radio" name="category"[^>]*><label[^>]*>([^<]+)</g)].map(([, name]) => name)
  expect(offered(pageOf(added.world, '/manage-products', boss))).toEqual(['Mugs', 'Bowls', 'Lamps', 'Plates', 'Vases'])

  const make = shop.actions.find(({ entity, kind }) => entity === 'products' && kind === 'create')!
  const made = act(added.world, make.id, null, { name: 'Moon lamp', category: added.row, price: '40', in_stock: '3' }, boss)
  if ('refused' in made) throw new Error(made.refused)
  const visitor = visitorOf(shop, 'ana', null)
  const names = rowsOf(made.world, 'products').map(({ values }) => String(values.name))
  const narrowed = pageOf(made.world, '/products', visitor, { 'f.category': added.row })
  expect(names.filter((name) => narrowed.includes(`>${name}</a>`))).toEqual(['Moon lamp'])
  const chips = [...narrowed.matchAll(/f\.category=[^"]*"[^>]*>([^<]+)</g)].map(([, name]) => name)
  expect(chips).toEqual(['Mugs', 'Bowls', 'Lamps', 'Plates', 'Vases'])
})

test('pages of categories do not fold the navigation: each is reached from the page of what it sorts', () => {
  const { pages } = siteOf('A pottery shop. Customers browse products, read news and place orders.')
  expect(pages.flatMap(({ navigation }) => navigation ?? [])).toEqual([
    'Home',
    'Products',
    'News',
    'My orders',
    'Manage products',
    'Manage news articles',
    'Manage orders',
    'Cart',
  ])
  const linked = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'features' && block.id.endsWith('sorts') ? block.items.map(({ page }) => [path, page]) : [])),
  )
  expect(linked).toEqual([
    ['/manage-products', '/manage-product-categories'],
    ['/manage-news-articles', '/manage-news-article-categories'],
  ])
})

test('the line of a site names what there is to see, not what sorts it', () => {
  expect(shop.tagline).not.toMatch(/categor/)
  expect(siteOf('A website with home, about us, products and contact us pages.').tagline).not.toMatch(/categor/)
})
