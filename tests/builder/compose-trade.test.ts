import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string) => {
  const { entities } = siteOf(words)
  return entities.map(({ plural, fields }) => {
    const of = fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entities.find(({ id }) => id === entity)?.plural}`))
    return `${plural}: ${of.join(', ')}`
  })
}

describe('what is sold, let, sent and earned', () => {
  it.each([
    [
      'A travel site where users can browse hotels and flights, and book rooms.',
      [
        'hotels: Name, City, Stars, Price per night, Rooms, Facilities, Description, Picture',
        'flights: Flight number, From, To, Date, Leaves at, Price, Airline, Arrives at, Seats left',
        'rooms: Name, Hotel → hotels, Type, Price per night, Sleeps, Available, Beds, Description, Picture',
      ],
    ],
    [
      'A multi-merchant shop. Users can browse products and place orders. Administrators manage merchants, products and logistics.',
      [
        'products: Name, Category → product categories, Price, In stock, Merchant → merchants, Description, Picture',
        'shipments: Tracking number, Order → orders, Carrier, To, Sent on, Expected on, For, Status',
      ],
    ],
    [
      'A loan platform for managing loan products. Users can apply for loans and sign contracts.',
      ['contracts: Title, Contract number, Loan → loans, Partner, Value, Starts on, Ends on, File, Terms, Signed by, Signed on, Status'],
    ],
    [
      'A site for booking homes. Users can browse properties, book properties and plan itineraries.',
      [
        'properties: Title, Type, Address, Price per night, Sleeps, Bedrooms, Available, Description, Picture',
        'itineraries: Title, Destination, Starts on, Ends on, People, Budget, Programme, Status',
      ],
    ],
    [
      'A freelance platform. Clients can browse freelancers and services, and send inquiries about services.',
      [
        'services: Name, Category → service categories, Freelancer → freelancers, Price, Ready in, Rounds of changes, Description, Picture',
        'inquiries: Name, Service → services, Freelancer → freelancers, Email, Message, Sent at, Status',
      ],
    ],
    [
      'A shop management system with functionalities for product management, flash sales, group buying and marketing.',
      [
        'flash sales: Title, Product → products, Discount, Price, Left, Starts on, Ends on, Most per person, Status',
        'group buyings: Title, Product → products, Group price, People needed, Joined, Ends on, Original price, Description, Status',
      ],
    ],
  ])('has the columns of its kind and names what it belongs to: %s', (words, wanted) => {
    expect(told(words)).toEqual(expect.arrayContaining(wanted))
  })

  it('is kept once, under its shorter name, where the words name it and its records', () => {
    expect(told('A payment site. Users can make payments and view payment records.').filter((one) => one.startsWith('payment'))).toEqual([
      'payments: Name, Amount, Payment method, Note, Card number, Receipt number, Paid on, Status',
    ])
  })

  it('names who takes it on, who is named by taking it on and not by whoever orders', () => {
    const site = siteOf('A moving service. Users can place orders for services and view order status. Drivers can accept orders and complete orders.')
    const orders = site.entities.find(({ plural }) => plural === 'orders')
    expect(orders?.fields.map(({ label }) => label)).toContain('Driver')
    const actions = site.actions.filter(({ entity }) => entity === orders?.id)
    expect(actions.filter(({ fields }) => fields.includes('driver')).map(({ kind }) => kind)).toEqual([])
    expect(actions.filter(({ effects }) => effects?.some((one) => one.kind === 'name' && one.field === 'driver')).map(({ name }) => name)).toEqual(['Accept'])
  })

  it('is insured by a policy, of which a claim is made', () => {
    expect(told('An insurance app. Users can view insurance policies and submit insurance claims.').slice(0, 2)).toEqual([
      'insurance policies: Policy number, Holder, Type, Premium per month, Covered up to, Starts on, Ends on, Beneficiary, For, Status',
      'insurance claims: What happened, Policy → insurance policies, Happened on, Amount claimed, Claim number, Handled by, Proof, Details, Status',
    ])
  })

  it('is a payment where the words name by what one pays', () => {
    expect(told('A charity site. Users can donate through a secure payment gateway.').some((one) => one.startsWith('secure payment gateways'))).toBe(false)
  })
})
