import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import type { Typed } from '../../builder/site.ts'
import { built, createOf, done, me, mine } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

describe('a course that is bought', () => {
  const model = built('An online course site. Students can browse and purchase courses and read lessons.')
  const purchase = createOf(model, 'orders')
  const course = rowsOf(createWorld(model), 'courses')[0]
  const typed: Typed = { name: 'Ana', course: course?.id ?? '', payment: 'Card', card_number: '4242 4242 4242 4242' }
  const orders = model.entities.find(({ id }) => id === 'orders')

  it('asks how it is paid, and for nothing that has to be sent', () => {
    expect(flawsOf(model)).toEqual([])
    expect(purchase.fields).toEqual(['name', 'course', 'payment', 'card_number'])
    expect(orders?.fields.map(({ label }) => label)).toEqual([
      'Name',
      'Course',
      'Total',
      'Reference',
      'Payment method',
      'Card number',
      'Payment status',
      'Ordered on',
      'Status',
    ])
    expect(orders?.seeds.map(({ payment_status }) => payment_status).includes('Paid')).toBe(true)
  })
  it('is paid at once by card, of which four digits are kept, and given back when it is cancelled', () => {
    const { world } = done(createWorld(model), purchase, typed)
    expect(mine(world, 'orders')[0]?.values).toMatchObject({ payment_status: 'Paid', card_number: '•••• 4242', total: course?.values.price })
    const cancel = model.actions.find(({ entity, name }) => entity === 'orders' && name === 'Cancel')?.id ?? ''
    const after = act(world, cancel, mine(world, 'orders')[0] ?? null, {}, me)
    expect('refused' in after ? after.refused : mine(after.world, 'orders')[0]?.values.payment_status).toBe('Refunded')
  })
  it('is not bought by a card that is declined, and is still to be paid where money comes later', () => {
    expect(act(createWorld(model), purchase.id, null, { ...typed, card_number: '4000 0000 0000 0002' }, me)).toMatchObject({
      refused: expect.stringContaining('declined'),
    })
    const { world } = done(createWorld(model), purchase, { ...typed, payment: 'Bank transfer', card_number: '' })
    expect(mine(world, 'orders')[0]?.values.payment_status).toBe('Unpaid')
  })
  it('tells its price on its card, and comes first on the first page', () => {
    const lists = model.pages.flatMap(({ path, blocks }) =>
      blocks.flatMap((block) => (block.kind === 'list' && block.entity === 'courses' ? [{ path, fields: block.fields }] : [])),
    )
    expect(lists.filter(({ path }) => path === '/' || path === '/courses').map(({ path, fields }) => [path, fields.includes('price')])).toEqual([
      ['/', true],
      ['/courses', true],
    ])
  })
})

it('sample orders of a cart hold what customers enter with them', () => {
  const site = built(
    'A ticketing website with a guest checkout. Users add tickets to their cart and proceed to checkout. During checkout, the website should collect the user’s full name, email address and phone number.',
  )
  const orders = site.entities.find(({ plural }) => plural === 'orders')!
  const { email } = site.accounts!.demo
  expect(orders.seeds.map(({ email_address }) => email_address)).toEqual([email, email, email, 'jonas.weber@example.com', email])
  expect(orders.seeds.map(({ notes }) => notes ?? '')).toEqual(['Please ring the bell twice.', '', 'Second time with us.', '', 'Call before arriving.'])
})
