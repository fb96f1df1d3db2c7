import { describe, expect, it } from 'vitest'
import { driftOf } from '../support/drift.ts'

const plans = 'http://localhost:3000/api/v1/billing/plans/'
const json = (status: number, body: unknown) => Response.json(body, { status })
const plan = { id: '1', name: 'Free', slug: 'free', sort_order: 1, price_monthly: '0.00' }
const page = (...results: unknown[]) => ({ count: results.length, next: null, previous: null, results })

/** What every answer that any test of the server gets is compared by. */
describe('the drift check', () => {
  it('lets answers be that are as the description of the API says', async () => {
    expect(await driftOf('GET', plans, json(200, page(plan)))).toEqual([])
    expect(await driftOf('GET', plans, json(429, { detail: 'Later.', request_id: 'a' }))).toEqual([])
    expect(await driftOf('GET', plans, json(503, {}))).toEqual([])
    expect(await driftOf('GET', 'http://site.localhost:3000/api/v1/billing/plans/', json(200, {}))).toEqual([])
    expect(await driftOf('GET', 'http://localhost:3000/api/v1/nothing/', json(404, {}))).toEqual([])
  })
  it.each([
    ['a status that is not described', json(418, {}), 'plans 418 is not described'],
    ['another media type', new Response('{}', { headers: { 'content-type': 'text/html' } }), 'plans 200 is text/html'],
    ['a field that is missing', json(200, page({ ...plan, slug: undefined })), 'plans 200/results/0/slug is missing'],
    ['a field that nobody promised', json(200, page({ ...plan, secret: 1 })), 'plans 200/results/0/secret is not described'],
    ['a value of another type', json(200, page({ ...plan, name: 7 })), 'plans 200/results/0/name is no string'],
    ['a list that is no page', json(200, [plan]), 'plans 200 is no object'],
    ['a failure without its request id', json(429, { detail: 'Later.' }), 'plans 429/request_id is missing'],
    ['a failure whose messages are no lists', json(429, { request_id: 'a', name: 'wrong' }), 'plans 429/name is no array'],
  ])('names %s', async (_, reply, what) => {
    expect(await driftOf('GET', plans, reply)).toEqual([what])
  })
})
