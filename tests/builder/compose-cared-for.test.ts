import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columnsOf = (words: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(siteOf(words).entities.map(({ singular, fields }) => [singular, fields.map(({ label }) => label)]))

describe('whom and what the words take for granted', () => {
  it('keeps the child whose data parents look at, and where appointments are', () => {
    const kept = columnsOf(
      "A child health management app. It should have functionalities for milestones, and implementing an offline clinic appointment system. Parents can view their child's health data and make medical appointments.",
    )
    expect(kept).toEqual({
      milestone: ['Milestone', 'Child', 'Area', 'Usual age', 'Reached on', 'Note'],
      'clinic appointment': ['Name', 'Clinic', 'Child', 'Date', 'Time', 'Phone', 'Email', 'Symptoms', 'Notes', 'Reference', 'Status'],
      clinic: ['Name', 'Category', 'Address', 'Phone', 'Opening hours', 'Rating', 'Description', 'Picture'],
      'clinic category': ['Name', 'Order', 'Description'],
      'child health data': ['Child', 'Date', 'Age', 'Height', 'Weight', 'Head', 'Note'],
      child: ['Name', 'Date of birth', 'Sex', 'Parent', 'Parent phone', 'Group', 'Allergies', 'Note', 'Picture', 'Status'],
    })
  })

  it('keeps no child where books are for children, and no shop where the site is its own', () => {
    expect(Object.keys(columnsOf("A book shop. Users can buy children's books."))).not.toContain('child')
    expect(Object.keys(columnsOf('A repair shop booking site'))).not.toContain('repair shop')
  })
})

describe('what is asked for by a form', () => {
  it('is kept rather than the form', () => {
    const kept = columnsOf(
      'A school site with courses. Users browse courses and submit enrollment forms and detailed inquiry forms. Users fill in survey forms.',
    )
    expect(kept).toMatchObject({
      enrollment: ['Name', 'Course', 'Email', 'Phone', 'Enrolled on', 'Reason', 'Status'],
      inquiry: ['Name', 'Course', 'Email', 'Message', 'Answer', 'Sent at', 'Status'],
      'survey form': ['Title', 'Purpose', 'Questions', 'Closes on', 'Status'],
    })
    expect(Object.keys(kept)).not.toContain('enrollment form')
  })

  it('is requested by whoever fills it in to receive something', () => {
    const kept = columnsOf('A roofing website. Customers fill in their information to receive a quote.')
    expect(kept['quote request']).toEqual(['Name', 'Email', 'Phone', 'Wanted by', 'Details', 'Status'])
  })
})

it('after "that" each verb of a list is of the third person', () => {
  expect(Object.keys(columnsOf('Implement a website that creates and sends zip archives. Users can download archives.'))).toEqual(['zip archive', 'download'])
})

it('what is shown on demand is called by what it is', () => {
  expect(Object.keys(columnsOf('A site for video on-demand. Users watch videos.'))).not.toContain('video on-demand')
})

describe('what has columns of its own', () => {
  it('calls, coupons that are used, parking and markets', () => {
    expect(columnsOf('A call platform with network calls. It provides detailed call records.')).toMatchObject({
      'network call': ['With', 'Kind', 'Number', 'Date', 'Time', 'Duration', 'Link', 'Note', 'Status'],
      'call record': ['Caller', 'Network call', 'Number', 'Direction', 'Date', 'Time', 'Duration', 'Result', 'Note'],
    })
    const parking = columnsOf('A parking site. Users can log in, purchase parking coupons, pay parking fees and track coupon usage.')
    expect(parking['coupon usage']).toEqual(['Coupon', 'Order', 'Used by', 'Used on', 'For', 'Saved', 'Note'])
    expect(parking['parking fee']?.slice(0, 7)).toEqual(['Plate number', 'Parking coupon', 'From', 'Until', 'Amount', 'Date', 'Note'])
    expect(columnsOf('A dashboard of cryptocurrencies with real-time price data and trading volume. Users browse cryptocurrencies.')).toMatchObject({
      cryptocurrency: ['Name', 'Symbol', 'Price', 'Change today', 'Volume', 'Liquidity', 'Market cap'],
      'price data': ['Market', 'Price', 'Change', 'High', 'Low', 'Volume', 'Date', 'Time'],
    })
  })
})
