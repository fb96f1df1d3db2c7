import { expect, test } from 'vitest'
import { createWorld } from '../../builder/accept/world.ts'
import { done, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const toppingUp = (words: string) => siteOf(words).actions.filter(({ name, kind }) => name === 'Top up' && kind === 'create')

test('a wallet that nobody is said to fill is filled by whose it is', () => {
  const site = siteOf(
    'A boat sharing platform for offering and managing trips. Members log in, offer new trips, reserve seats in trips and pay for their seats. The website should also have a wallet function, allowing members to settle fares online.',
  )
  const top = site.actions.find(({ name }) => name === 'Top up')!
  expect(top.role).toBe(undefined)
  const page = site.pages.find(({ title }) => title === 'Wallet')!
  expect(page.blocks.some((block) => block.kind === 'form' && block.action === top.id)).toBe(true)
  const { world } = done(createWorld(site, 20), top, { amount: '40', method: 'Card', card_number: '4242 4242 4242 4242' })
  expect(mine(world, top.entity).map(({ values }) => [values.amount, values.status])).toEqual([[40, 'Paid']])
})

test('a site without a wallet has nothing to fill', () => expect(toppingUp('A boat club with trips and news. Members book trips.')).toEqual([]))
