import { expect, test } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { limitsOf } from '../../builder/render/limits.ts'
import type { SiteAccount, SiteRow } from '../../builder/site.ts'
import { formsOf, partsOf, wordsOf } from '../support/visible-page.ts'
import type { Host } from '../support/visitor-browse.ts'
import { confirmationOf, isLost, mainOf, rowAround, rowTitles, takeRole } from '../support/visitor-browse.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const wholesale =
  'Please implement an order management system for a wholesale company. The system should have functionalities for product management, order management, and permission management. Users should be able to log in, browse products, and place orders. Administrators can manage products and set permissions for different roles.'

async function press(host: Host, section: string, button: string): Promise<string> {
  await takeRole(host, 'Administrator')
  const page = await host.open('/people')
  const form = formsOf(page).find(({ part, buttons }) => {
    const row = rowAround(part)
    return buttons.some(({ words }) => words.startsWith(button)) && row !== null && wordsOf(row).startsWith(section)
  })
  if (!form) throw new Error(`No “${button}” for ${section}`)
  return confirmationOf(await host.send(form, {}, 0))
}
const navigation = async (host: Host): Promise<string[]> => partsOf(await host.open('/'), 'nav').flatMap((nav) => partsOf(nav, 'a').map(wordsOf))
const cancels = async (host: Host): Promise<boolean> =>
  formsOf(await host.open('/my-orders')).some(({ buttons }) => buttons.some(({ words }) => words.startsWith('Cancel')))

test('the accounts of a site that asks for permissions stand above what each role may do with each section', async () => {
  const model = siteOf(wholesale)
  expect(model.permissions?.sections).toEqual([
    { name: 'Products', entity: 'products' },
    { name: 'Orders', entity: 'orders' },
    { name: 'Order status changes', entity: 'order_status_changes' },
    { name: 'Quantity prices', entity: 'quantity_prices' },
    { name: 'Stock movements', entity: 'stock_movements' },
    { name: 'Price lists', entity: 'price_lists' },
    { name: 'Warehouses', entity: 'warehouses' },
  ])
  const host = hostInMemory(model)
  await takeRole(host, 'Administrator')
  const page = await host.open('/people')
  expect(partsOf(mainOf(page), 'h2').map(wordsOf)).toContain('Permissions of each role')
  expect(rowTitles(page)).toEqual(expect.arrayContaining(['Products', 'Orders']))
})

test('a section that a role has no access to is gone for that role until it is allowed again', async () => {
  const host = hostInMemory(siteOf(wholesale))
  expect(await press(host, 'Products', 'No access')).toContain('User no longer finds Products.')
  expect(isLost(await host.open('/products'))).toBe(false)
  await takeRole(host, 'User')
  expect(await navigation(host)).not.toContain('Products')
  expect(rowTitles(await host.open('/products'))).toEqual([])
  expect(await press(host, 'Products', 'Allow')).toContain('User may use Products in full.')
  await takeRole(host, 'User')
  expect(await navigation(host)).toContain('Products')
})

test('a section that a role only looks at takes nothing from it', async () => {
  const host = hostInMemory(siteOf(wholesale))
  expect(await cancels(host)).toBe(true)
  expect(await press(host, 'Orders', 'View only')).toContain('User may see Orders and change nothing there.')
  await takeRole(host, 'User')
  expect(rowTitles(await host.open('/my-orders')).length).toBeGreaterThan(0)
  expect(await cancels(host)).toBe(false)
})

test('a site whose words name no permissions has none to set', () => {
  expect(siteOf('A shop to browse products and place orders. Administrators can manage products and users.').permissions).toBe(undefined)
})

test('where the words name nobody who runs the site, an administrator sets them, and nothing else is kept under that name', () => {
  const model = siteOf(
    'A platform for tracking transaction data. The platform should have functionalities for configuration management and permission management. Users should be able to log in, browse transaction data and manage user permissions.',
  )
  expect(model.roles.map(({ name, manages }) => [name, manages])).toEqual([
    ['User', false],
    ['Administrator', true],
  ])
  expect(model.entities.map(({ plural }) => plural).filter((plural) => plural.includes('permission'))).toEqual(['permissions'])
})

test('one account may have permissions of its own, which count above those of its role', () => {
  const model = siteOf(
    'An order management system for a wholesale company. Users can log in, browse products and place orders. Administrators can manage products and set user permissions.',
  )
  const { entity: id, whom = '' } = model.permissions!
  const entity = model.entities.find((one) => one.id === id)!
  expect(entity.fields.find((field) => field.id === whom)).toMatchObject({ label: 'User', type: 'email', account: true, required: false })
  expect(model.actions.find(({ kind, entity: of }) => kind === 'create' && of === id)?.fields).toEqual(['role', 'section', 'access', 'whom'])
  const samples = model.accounts!.samples.map(({ email }) => email)
  expect(entity.seeds.flatMap((seed) => (seed.whom === null ? [] : [samples.includes(String(seed.whom))]))).toEqual([true, true])
  const user = model.roles.find(({ manages }) => !manages)!
  const rowOf = (values: Values, at: number): SiteRow => ({
    id: `p${at}`,
    owner: null,
    created_at: at,
    updated_at: at,
    values: { role: user.name, section: 'Products', ...values },
  })
  const rows = { [id]: [rowOf({ access: 'No access', whom: 'ana' }, 1), rowOf({ access: 'View only', whom: null }, 2)] }
  const account = (who: string): SiteAccount => ({
    id: who,
    kind: 'own',
    name: who,
    email: `${who}@example.com`,
    role: null,
    values: {},
    status: 'active',
    created_at: 1,
  })
  const limits = (who: string) => limitsOf(model, user, account(who), rows)?.entities.get('products')
  expect([limits('ana'), limits('ben')]).toEqual(['none', 'view'])
})
