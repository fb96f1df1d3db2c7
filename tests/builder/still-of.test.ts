import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** What each of an entity's references leads to, with what its sample rows are of. */
const linksOf = (words: string, id: string): Record<string, readonly (string | undefined)[]> => {
  const { entities } = siteOf(words)
  const entity = entities.find((one) => one.id === id)
  return Object.fromEntries(
    (entity?.fields ?? []).flatMap(({ id: field, entity: to }) => {
      const other = entities.find((one) => one.id === to)
      return other ? [[other.id, entity!.seeds.slice(0, 4).map((seed) => other.seeds[Number(seed[field])]?.[other.title] as string | undefined)]] : []
    }),
  )
}

it('figures that go on by month are still of the device that they are collected from', () => {
  const readings =
    'A time-series data website. Users can browse real-time data from IoT devices, view charts of the data, and manage IoT devices. It stores and analyzes data.'
  expect(Object.keys(linksOf(readings, 'data_records'))).toEqual(['iot_devices'])
  expect(linksOf(readings, 'data_records').iot_devices).toHaveLength(4)
})

it('what designers make still says of what it is made, and forms ask for it', () => {
  const builder =
    'A website building platform. Users can select a template, create websites, drag components onto a page, edit pages and preview them. Administrators manage templates.'
  expect(Object.keys(linksOf(builder, 'websites'))).toContain('templates')
  expect(Object.keys(linksOf(builder, 'pages'))).toEqual(expect.arrayContaining(['websites', 'templates']))
  const model = siteOf(builder)
  const template = model.entities.find(({ id }) => id === 'websites')!.fields.find(({ entity }) => entity === 'templates')!
  expect(template.required).toBe(false)
  expect(model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'websites')?.fields).toContain(template.id)
})

it('a conversation says which project, or with which expert, it is about, and its page asks for that', () => {
  const market = 'A freelancer platform. Clients can post projects, browse freelancers, and send messages about projects to freelancers.'
  const experts = 'An expert consultation platform. Users can log in, browse experts, send messages to experts, and view consultation records.'
  const asked = (words: string, to: string) => {
    const { entities, actions } = siteOf(words)
    const field = entities.find(({ id }) => id === 'conversations')!.fields.find(({ entity }) => entity === to)
    return [field?.required, actions.find(({ entity, kind }) => entity === 'conversations' && kind === 'create')?.fields.includes(field?.id ?? '')]
  }
  expect(asked(market, 'projects')).toEqual([false, true])
  expect(asked(experts, 'experts')).toEqual([false, true])
})

it('what rows reach by way of others they name no second time', () => {
  const shop = 'An online shop. Users can browse products, place orders and pay for orders. Users can view payments.'
  expect(Object.keys(linksOf(shop, 'payments'))).toEqual(['orders'])
})
