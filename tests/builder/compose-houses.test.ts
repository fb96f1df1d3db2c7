import { expect, it } from 'vitest'
import { domains, firm } from '../../builder/lexicon/domains.ts'
import { choicesOf } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

const sortsOf = (id: string) => (id === 'firm' ? firm : domains.find((one) => one.id === id)!).categories.split('|')
const sortsIn = (site: ReturnType<typeof siteOf>) =>
  choicesOf(
    site,
    site.entities.find(({ plural }) => plural === 'services')?.fields.find(({ id }) => id === 'category'),
  )
const servicesOf = (house: string) =>
  sortsIn(
    siteOf(
      `Please implement an official website for a ${house}. The website should display services, cases and news. Users browse services, read news and leave a message.`,
    ),
  )

it.each([
  ['biotechnology company', 'chemistry'],
  ['robotics company', 'electronics'],
  ['immigration consulting company', 'relocation'],
  ['architecture firm', 'architecture'],
  ['law firm', 'law'],
  ['church', 'faith'],
  ['kindergarten', 'kids'],
  ['game studio', 'game'],
  ['advertising agency', 'business'],
  ['bell foundry', 'firm'],
])('what a %s offers is sorted as in its own trade', (house, trade) => expect(servicesOf(house)).toEqual(sortsOf(trade)))

it('a site of many, which is nobody’s own, is not read as a firm', () => {
  const site = siteOf('A platform with services and news. Users browse services and read news.')
  expect(sortsIn(site)).toEqual(sortsOf('general'))
})
