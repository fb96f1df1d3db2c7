import { expect, test } from 'vitest'
import { createWorld, visitorOf } from '../../builder/accept/world.ts'
import { openApiOf } from '../../builder/api/openapi.ts'
import type { AppModel } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import type { Typed } from '../../builder/site.ts'
import { models } from '../support/models.ts'

const { orders } = models
const entity = orders.entities.find(({ id }) => id === 'complaints')!
const create = orders.actions.find((action) => action.kind === 'create' && action.entity === 'complaints')!
/** The site with a note about a complaint, for which no form asks. */
const noted: AppModel = {
  ...orders,
  entities: orders.entities.map((one) =>
    one === entity ? { ...one, fields: [...one.fields, { id: 'note', label: 'Note', type: 'text', required: false }] } : one,
  ),
}
const manager = orders.roles.find(({ manages }) => manages)!.id
const typed: Typed = { subject: 'Late', email: 'ines@example.com', text: 'It came on Friday.' }
const rows = Object.fromEntries(createWorld(noted).rows)
const send = (role: string | null, more: Typed, strict = true) =>
  submit(noted, {
    action: create.id,
    row: null,
    typed: { ...typed, ...more },
    visitor: visitorOf(noted, 'ines', role),
    today: '2026-01-15',
    rows,
    newId: () => 'new',
    strict,
  })

test('a field that no form asks for is kept where a call of the managing role sets it', () => {
  expect(send(manager, { note: 'By the window' })).toMatchObject({ kind: 'writes', writes: [{ values: { subject: 'Late', note: 'By the window' } }] })
  expect(send(manager, { note: 'x'.repeat(300) })).toMatchObject({ kind: 'refused', refusal: { errors: { note: expect.any(String) } } })
})

test('a call refuses by name what its visitor may not set, and what there is no field for; a form ignores it', () => {
  const not = 'This is not set by this call, or not by you.'
  expect(send(null, { note: 'By the window', colour: 'red' })).toMatchObject({
    kind: 'refused',
    refusal: { action: create.id, row: null, errors: { note: not, colour: 'There is no field of this name in complaints.' } },
  })
  expect(send(null, { note: 'By the window', colour: 'red' }, false)).toMatchObject({ kind: 'writes', writes: [{ values: { subject: 'Late', note: null } }] })
})

test('the document of the calls names every field that somebody may set, and no other', () => {
  const { paths } = openApiOf(noted, '') as unknown as { paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }> }
  const { schema } = paths['/_api/complaints']!.post.requestBody.content['application/json']!
  expect(Object.keys((schema as { properties: object }).properties)).toEqual(['subject', 'email', 'text', 'photo', 'order', 'note'])
  expect(schema).toMatchObject({ type: 'object', required: ['subject', 'email', 'text'], additionalProperties: false })
})
