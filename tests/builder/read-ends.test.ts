import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const asks = (words: string): string[] =>
  readBrief(`A food system. Users can browse dishes and place orders. ${words}`).clauses.flatMap(({ asks }) =>
    asks.filter(({ actors }) => !actors.includes('user')).map(({ actors, verb, object }) => `${actors.join()}: ${verb} ${object?.noun}`),
  )

describe('what a site is for those who use one end of it', () => {
  it.each([
    ['The merchant end includes dish management and order management.', ['merchant: manage dish', 'merchant: manage order']],
    ['The rider side provides delivery tasks.', ['rider: view delivery task']],
    ['The driver version should have features such as trip requests and earnings.', ['driver: view trip request', 'driver: view earning']],
    ['The teacher portal mainly includes homework management.', ['teacher: manage homework']],
    ['The shop side provides returns.', [': view return']],
  ])('is what they do there: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })

  it('gives them a role and pages of their own', () => {
    const words =
      'A food delivery system with a user end and a merchant end. Users can browse dishes and place orders. The merchant end includes dish management and order management.'
    const site = siteOf(words)
    expect(site.roles.map(({ name }) => name)).toEqual(['User', 'Merchant', 'Manager'])
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/dishes-for-merchants', '/orders-for-merchants']))
    expect(site.requirements.map(({ status, where, clause }) => `${status} ${where}: ${clause}`)).toEqual([
      'built /: A food delivery system',
      'built /: with a user end',
      'built /dishes-for-merchants: a merchant end',
      'built /dishes: Users can browse dishes',
      'built /cart: place orders',
      'built /dishes-for-merchants: The merchant end includes dish management',
      'built /orders-for-merchants: order management',
    ])
  })

  it('leaves the earnings of one of them a list of their own', () => {
    const { entities } = siteOf('A ride-hailing app. The driver version should have trip requests and earnings. The customer version provides ride booking.')
    expect(entities.map(({ plural }) => plural)).toContain('earnings')
  })
})
