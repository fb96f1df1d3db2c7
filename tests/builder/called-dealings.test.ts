import { describe, expect, it } from 'vitest'
import { choicesOf } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

function choices(words: string, plural: string, label: string): readonly string[] | undefined {
  const site = siteOf(words)
  return choicesOf(
    site,
    site.entities.find((entity) => entity.plural === plural)?.fields.find((field) => field.label === label),
  )
}

describe('what services, places and staff are sorted by', () => {
  it.each([
    ['A home service platform with a mall. Users can browse home services and products.', 'home services', 'Category', 'Cleaning|Repairs|Care|Moving'],
    ['A home service platform with a mall. Users can browse home services and products.', 'products', 'Category', 'Cleaning|Repairs|Errands|Moving'],
    ['A campus app for students. Users can schedule repair services.', 'repair services', 'Category', 'Computers|Phones|Appliances|Furniture'],
    ['A wine shop. Users can browse wines and delivery services.', 'delivery services', 'Category', 'Standard|Express|Same day|Pick up'],
    ['A pet travel website. Users can browse transportation options.', 'transportation options', 'Category', 'By air|By rail|By road|By sea'],
    ['A ticket website. Users can browse cinemas and movies.', 'cinemas', 'Type', 'Multiplex|Arthouse|Stage|Open air'],
    ['A group buying website. Group leaders manage pickup points and goods.', 'pickup points', 'Type', 'Shop|Locker|Kiosk|Gate'],
    ['A restaurant system. Managers can manage waiters and menus.', 'waiters', 'Department', 'Kitchen|Service|Bar|Delivery|Office'],
    ['A logistics system. Managers can manage employees and waybills.', 'employees', 'Department', 'Dispatch|Warehouse|Road|Customer service|Office'],
    ['A bank system. Managers can manage employees and accounts.', 'employees', 'Department', 'Operations|Sales|Finance|Engineering|Support'],
  ])('is what the trade sorts them by: %s %s', (words, plural, label, wanted) => {
    expect(choices(words, plural, label)).toEqual(wanted.split('|'))
  })
})

describe('one thing by two names', () => {
  it('is kept once: what is exchanged for points is redeemed', () => {
    const { entities } = siteOf('A points mall. Users can redeem goods and view exchange records.')
    expect(entities.map(({ plural }) => plural).filter((plural) => /exchange|redemption/.test(plural))).toEqual(['redemption requests'])
  })

  it('is a load to be carried where freight sources are published', () => {
    const { entities } = siteOf('A freight matching platform. Cargo owners publish freight sources. Drivers can browse freight sources.')
    expect(entities.map(({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(', ')}`)).toEqual([
      'freight sources: Goods, Shipper, From, To, Weight, Volume, Price, Load on, Contact phone, Notes, Status',
      'drivers: Name, Phone, Licence number, Vehicle, Area, Status',
    ])
  })
})
