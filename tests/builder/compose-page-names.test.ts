import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const paths = (words: string): string[] => built(words).pages.flatMap(({ path, navigation, role }) => (navigation !== null && role === undefined ? [path] : []))
const things = (words: string): string[] => built(words).entities.map(({ plural }) => plural)

test('a plain page that is listed among pages of things is made beside them', () => {
  expect(
    paths('Please implement a new website. The website should have an interface, including a homepage, about us, products, news, and other pages.'),
  ).toEqual(['/', '/products', '/news', '/about'])
})

test('the store of a game, and its in-app purchases, are what is bought there; stores that are looked for are places', () => {
  const game = 'Please implement a game website, including in-app purchases. Players can make in-app purchases and check their game progress.'
  expect(things(`${game} It has a menu, including features such as a game homepage, store, and settings.`)).toContain('in-app items')
  expect(things(`${game} It has a menu, including features such as a game homepage, store, and settings.`)).not.toContain('stores')
  expect(things('Please implement a game recommendation website. Users can browse games and find nearby stores.')).toContain('stores')
})

test('storage and inventory of one warehouse are one stock, and what lies there is no other stock', () => {
  const words = 'Please implement a warehouse system for managing storage, inventory. Users can manage warehouses and query inventory.'
  const { entities } = built(words)
  expect(entities.filter(({ plural }) => /storage|inventory/.test(plural)).map(({ plural }) => plural)).toEqual(['storage'])
  expect(
    entities.find(({ plural }) => plural === 'storage')?.fields.flatMap(({ label, entity }) => (entity === undefined ? [] : [`${label}: ${entity}`])),
  ).toEqual(['Warehouse: warehouses'])
})

test('steps of a guide are cooked in a kitchen only', () => {
  const steps = (words: string): string =>
    built(words)
      .entities.flatMap(({ seeds }) => seeds.map(({ steps: told }) => String(told ?? '')))
      .join(' ')
  expect(steps('A website with game guides. Users can browse game guides.')).not.toMatch(/simmer|bake|pan\b/)
})

test('two entries of one menu bear no one name', () => {
  const entries = (words: string): (string | null)[] => built(words).pages.flatMap(({ navigation }) => (navigation === null ? [] : [navigation]))
  const credit =
    'Please implement a credit information website that displays credit scores and reports. Users can query credit scores and reports. The website should also display detailed information about credit scores and reports.'
  expect(entries(credit)).toEqual(['Home', 'Credit scores', 'Reports', 'Manage credit scores', 'Manage reports', 'Statistics'])
})
