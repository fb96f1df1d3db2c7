import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, singular: string) =>
  siteOf(words)
    .entities.find((one) => one.singular === singular)
    ?.fields.map(({ label }) => label)

test('a business park offers services to companies, lets premises and wins investors', () => {
  const words =
    'A smart park website for managing park information and providing enterprise services. It has investment management, property management and tenant management. Users can browse enterprise services, investments, properties and tenants.'
  expect(labels(words, 'enterprise service')).toEqual(expect.arrayContaining(['Name', 'Kind', 'Provider', 'Price', 'Days', 'Contact']))
  expect(labels(words, 'investment')).toEqual(expect.arrayContaining(['Project', 'Investor', 'Field', 'Amount', 'Area wanted', 'Status']))
  expect(labels(words, 'property')).toEqual(expect.arrayContaining(['Name', 'Area', 'Kind', 'Rent per month', 'State']))
  expect(labels(words, 'property')).not.toContain('Bedrooms')
})

test('who serves small companies publishes what is paid to them, with experts in business matters, and no welfare of residents', () => {
  const words =
    'A service platform for small and medium-sized enterprises to publish news, policies, and public welfare activities. Users can apply for policies, register for public welfare activities, and manage enterprise and expert information.'
  const { entities } = siteOf(words)
  expect(labels(words, 'expert')).toEqual(expect.arrayContaining(['Name', 'Title', 'Field', 'Works at']))
  expect(entities.filter(({ singular }) => /welfare/.test(singular)).map(({ plural }) => plural)).toEqual(['public welfare activities'])
  expect(entities.find(({ singular }) => singular === 'policy')?.seeds.map(({ title }) => title)).toContain('Rent of the first year')
})
