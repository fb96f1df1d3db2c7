import { describe, expect, it } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { type AppModel, readModel } from '../../builder/model.ts'
import { sentences } from '../support/sentences.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop = siteOf(
  'A bakery shop. Customers can browse cakes, place orders and cancel their own orders. Administrators can manage cakes and orders. Couriers can deliver orders.',
)
const orders = shop.entities.find(({ id }) => id === 'orders')!
const changed = (change: Partial<AppModel>): AppModel => readModel({ ...shop, ...change })

describe('ownership of rows, tried before a site goes online', () => {
  it('BUILD-06 finds nothing to say of what the builder makes', () => {
    expect(orders.read).toBe('own')
    expect([shop, ...sentences.map(siteOf)].flatMap(ownershipFaults)).toEqual([])
  })

  it('names the page and the call that hand out what a second table of the same id keeps apart', () => {
    const faults = ownershipFaults(changed({ entities: [{ ...orders, read: 'public' }, ...shop.entities] }))
    expect(faults).toContain('A call hands orders of one visitor to somebody else.')
    expect(faults).toContain('A call hands orders of one visitor to somebody who is not known.')
    expect(faults.some((fault) => /^The page .+ shows orders of one visitor to somebody else/.test(fault))).toBe(true)
  })

  it('names the action that lets others change them', () => {
    const open = ownershipFaults(
      changed({
        roles: [
          { id: 'visitor', name: 'Visitor', manages: false },
          { id: 'helper', name: 'Helper', manages: false },
        ],
        entities: shop.entities.map((one) => (one.id === 'orders' ? { ...one, read: 'own' as const } : one)),
      }),
    )
    expect(open.filter((fault) => fault.includes(' change orders '))).toEqual([])
    const twice = {
      ...orders,
      read: 'public' as const,
      lifecycle: { field: 'status', initial: 'New', transitions: orders.lifecycle!.transitions.map((step) => ({ ...step, role: 'helper' })) },
    }
    const faults = ownershipFaults(
      changed({
        roles: [...shop.roles, { id: 'helper', name: 'Helper', manages: false }],
        entities: [twice, ...shop.entities],
        actions: shop.actions.map((one) => (one.kind === 'transition' && one.entity === 'orders' ? { ...one, role: 'helper' } : one)),
      }),
    )
    expect(faults.some((fault) => fault.includes('lets somebody else as Helper change orders of one visitor.'))).toBe(true)
  })

  it('names the form by which anybody adds what only the managing role may', () => {
    const cakes = shop.entities.find(({ id }) => id === 'cakes')!
    expect(cakes.write).toBe('managed')
    const faults = ownershipFaults(
      changed({
        entities: [{ ...cakes, write: 'anyone' }, ...shop.entities],
        actions: shop.actions.map(({ role: _, ...one }) => one),
      }),
    )
    expect(faults.some((fault) => / lets somebody else.* add cakes, which only the managing role may\.$/.test(fault))).toBe(true)
  })
})
