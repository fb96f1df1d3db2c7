import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const fieldsOf = (words: string, plural: string): readonly string[] =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label) ?? []
const plurals = (words: string): readonly string[] => siteOf(words).entities.map(({ plural }) => plural)

describe('what is traded keeps what it is made of', () => {
  test.each([
    [
      'A subscription site. Users can browse plans, subscribe to a plan and pause their subscription.',
      'subscriptions',
      ['Plan', 'Starts on', 'Renews on', 'Status'],
    ],
    ['A subscription site. Users can browse plans, subscribe to a plan and pause their subscription.', 'plans', ['Price per month', 'Benefits']],
    ['An auction site. Users list items for auction, place bids and pay for items.', 'items', ['Seller', 'Starting price', 'Highest bid', 'Ends on', 'Status']],
    ['A real estate platform. Agents publish properties and manage offers. Users make offers.', 'offers', ['Property', 'Buyer', 'Amount', 'Status']],
    ['A crowdfunding platform. Users create campaigns and pledge money.', 'campaigns', ['Goal', 'Raised', 'Ends on']],
    ['A crowdfunding platform. Users create campaigns and pledge money.', 'donations', ['Amount', 'Campaign']],
    ['A wallet app. Users can top up their wallet and withdraw money to a bank card.', 'withdrawals', ['Account holder', 'Account number', 'Amount', 'Status']],
    ['A stock simulator. Users can view stock quotes, buy and sell stocks and manage a portfolio.', 'trades', ['Asset', 'Side', 'Amount', 'Price']],
    [
      'A property management site. Managers manage buildings, units and residents. Residents book facilities.',
      'units',
      ['Building', 'Floor', 'Area', 'Rent per month'],
    ],
    ['A bike sharing app. Users rent shared bikes and view ride records.', 'bikes', ['Station', 'Price per hour', 'Battery']],
    ['A bidding site. Clients post projects. Freelancers bid on projects.', 'bids', ['Project', 'Bidder', 'Amount', 'Message', 'Status']],
    ['Please implement a loan management website for managing credit products and approval rules.', 'loans', ['Amount', 'Term', 'Status']],
    [
      'A payment page. Users can add payment methods, delete payment methods and pay.',
      'saved payment methods',
      ['Kind', 'Holder', 'Last four digits', 'Expires on'],
    ],
    ['A personal finance app. Users record income and expenses and manage accounts.', 'bank accounts', ['Bank', 'Type', 'Balance']],
    ['A lending site. Borrowers apply for loans and repay their loans.', 'repayments', ['Loan', 'Amount', 'Paid on']],
    ['An invoicing site. Users add clients and create invoices.', 'invoices', ['Invoice number', 'Customer', 'Amount', 'Due on', 'Status']],
    ['A course platform for selling online courses. Users browse courses and purchase courses.', 'courses', ['Teacher', 'Lessons', 'Price']],
    ['A website for selling houses. Users browse houses and contact agents.', 'houses', ['Offer', 'Price', 'Bedrooms', 'Area']],
    [
      'A cinema site. Users browse movies and showtimes and buy tickets. Administrators manage showtimes.',
      'showtimes',
      ['Movie', 'Hall', 'Date', 'Starts at', 'Language', 'Price', 'Seats left'],
    ],
    [
      'A gym site. Members register membership cards and book classes. Managers manage membership cards.',
      'membership cards',
      ['Card number', 'Holder', 'Balance', 'Valid until'],
    ],
    ['A wholesale market. Buyers publish purchase demands. Farmers publish products.', 'purchase demands', ['Product', 'Quantity', 'Target price', 'Status']],
    [
      'A live streaming site. Viewers watch streams and send gifts to hosts. Administrators manage gifts.',
      'sent gifts',
      ['Gift', 'From', 'To', 'Stream', 'Quantity'],
    ],
    ['A wallet app. Users top up their wallet and transfer money to friends.', 'transfers', ['To', 'Amount', 'Date']],
    ['A used car website. Sellers publish cars. Administrators manage transactions.', 'transactions', ['Car', 'Amount', 'Date']],
    ['A sales site. Users manage customers, track deliveries and record payments.', 'payments', ['Amount', 'Payment method']],
    ['A gift card store. Users can buy gift cards.', 'orders', ['Gift card', 'Total']],
    ['A bus ticket system. Passengers buy bus tickets. Administrators manage tickets.', 'bus tickets', ['From', 'To', 'Date', 'Price']],
  ])('%s %s', (words, plural, labels) => {
    expect(fieldsOf(words, plural)).toEqual(expect.arrayContaining(labels))
  })

  test('points are redeemed for what the words name', () => {
    const words = 'A points mall. Users earn points and redeem points for gifts. Administrators manage gifts.'
    expect(plurals(words).filter((plural) => /gift|reward/.test(plural))).toEqual(['gifts'])
  })

  test('money that is reviewed is no review', () => {
    expect(plurals('A referral site. Users invite friends and withdraw commissions. Administrators review withdrawals.')).not.toContain('reviews')
  })

  test('the check-in and the check-out of a hotel are one stay', () => {
    const words = 'A hotel management system with check-in, check-out and room management. Receptionists manage rooms.'
    expect(plurals(words).filter((plural) => plural.startsWith('check-'))).toEqual(['check-ins'])
  })

  test('a room by the night has one check-in and one check-out', () => {
    const words = 'A hotel booking website. Users view rooms and book rooms with check-in and check-out dates.'
    expect(fieldsOf(words, 'bookings').filter((label) => label.startsWith('Check-'))).toEqual(['Check-in', 'Check-out'])
  })
})

test('a team that visitors read about is introduced', () => {
  expect(fieldsOf('A company website. The website should have team introductions and project cases. Visitors view the team.', 'team members')).toEqual(
    expect.arrayContaining(['Position', 'About', 'Picture']),
  )
})

test('the sales of a shop are figures of its orders', () => {
  const words = 'An e-commerce website. Users browse products and place orders. The website should track sales data.'
  expect(plurals(words).filter((plural) => plural.includes('sale'))).toEqual([])
})
