import { expect, it } from 'vitest'
import { visitNext } from '../support/visitor-next.ts'
import { hostInMemory, visit, visitDay } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const shop =
  'Please implement an online shop for handmade soap. Users should be able to register and log in, browse products, add products to the shopping cart, place orders and write reviews. Administrators manage users, products and orders.'
const clinic =
  'Make a dental clinic app. Patients book appointments with dentists, cancel appointments and see their appointments. Receptionists confirm appointments.'

async function next(words: string) {
  const model = siteOf(words)
  return Object.fromEntries((await visitNext(() => hostInMemory(model), visitDay)).map(({ what, came }) => [what, came]))
}

it('a shop is searched on, deleted from, sorted, filtered, taken along, ordered from and come back to', async () => {
  expect(await next(shop)).toEqual({
    'delete after a question': '',
    'move on to the next state': '',
    sort: '',
    filter: '',
    'take along as CSV': '',
    'register, enter, leave, come back': '',
    'order from a cart': '',
  })
})

it('a free time that is booked is free no more', async () => {
  expect(await next(clinic)).toMatchObject({ 'delete after a question': '', sort: '', filter: '', 'take along as CSV': '', 'book a free time': '' })
})

it('every function of a shop that its words name is found and completed by its visible text', async () => {
  const tried = await visit(shop, siteOf(shop))
  expect(tried.filter(({ came }) => came !== '').map(({ verb, object, came }) => `${verb} ${object}: ${came}`)).toEqual([])
  expect(tried.length).toBeGreaterThan(6)
})
