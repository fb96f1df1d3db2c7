import { describe, expect, test } from 'vitest'
import { entitiesFor } from '../../builder/render/act/reads.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Typed, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A website for sending and managing SMS. Users can create and edit message templates, send SMS, and view sending records.')
const sms = site.entities.find(({ id }) => id === 'sms')!
const send = site.actions.find(({ kind, entity }) => kind === 'create' && entity === 'sms')!
const ada: Visitor = { id: 'ada', role: null, name: 'Ada Long' }
const template: SiteRow = {
  id: 't1',
  owner: null,
  created_at: 1,
  updated_at: 1,
  values: { name: 'Reminder', content: 'Hello {name}, call {Phone} by {date}. {sender}, {template}' },
}
const wordsOf = (typed: Typed) => {
  const rows = { message_templates: [template] }
  const done = submit(site, { action: send.id, row: null, typed, visitor: ada, today: '2026-12-03', rows, strict: false, newId: () => 'r1' })
  return done.kind === 'writes' ? done.writes.flatMap((write) => (write.kind === 'insert' && write.entity === 'sms' ? [write.values.message] : [])) : done
}
const typed = { to: 'Ben Carter', phone: '+1 212 555 0144', template: 't1' }

describe('what is sent from a template', () => {
  test('asks for it before the words, which may stay empty', () => {
    expect(send.fields.indexOf('template')).toBe(send.fields.indexOf('message') - 1)
    expect(sms.fields.find(({ id }) => id === 'template')).toMatchObject({ label: 'Template', type: 'reference', entity: 'message_templates', required: false })
    expect(sms.fields.find(({ id }) => id === 'message')).toMatchObject({
      required: false,
      help: 'Left empty, it begins with the text of the message template.',
    })
    expect(entitiesFor(site, send.id)).toContain('message_templates')
  })
  test('says the template’s words, filled in from what is entered; what has no value stays to be seen', () => {
    expect(wordsOf({ ...typed, message: '' })).toEqual(['Hello Ben Carter, call +1 212 555 0144 by {date}. Ada Long, Reminder'])
  })
  test('says what is typed where something is', () => {
    expect(wordsOf({ ...typed, message: 'At noon?' })).toEqual(['At noon?'])
  })
  test('is refused while what the template asks for is left empty', () => {
    const copies = siteOf('A copywriting website. Users browse copywriting templates, choose a template, enter a topic and keywords, and generate copy.')
    const make = copies.actions.find(({ kind, entity, effects }) => kind === 'create' && entity === 'copies' && effects?.some((one) => one.kind === 'drafted'))!
    const post: SiteRow = { ...template, values: { name: 'Post', prompt: '{topic} is here: {keywords}.' } }
    const rows = { copywriting_templates: [post] }
    const asked = (more: Typed) =>
      submit(copies, {
        action: make.id,
        row: null,
        typed: { title: 'First', template: 't1', tone: 'Friendly', ...more },
        visitor: ada,
        today: '2026-12-03',
        rows,
        strict: false,
        newId: () => 'r1',
      })
    expect(asked({ keywords: 'dry' })).toMatchObject({ kind: 'refused', refusal: { errors: { topic: 'The template asks for this: enter topic.' } } })
    expect(asked({ topic: 'Tea', keywords: 'dry' })).toMatchObject({ kind: 'writes', writes: [{ values: { text: 'Tea is here: dry.' } }] })
  })
  test('has sample templates whose words belong to their names', () => {
    const seeds = site.entities.find(({ id }) => id === 'message_templates')!.seeds
    expect(seeds.find(({ name }) => name === 'Payment is due')?.content).toBe(
      'Hello {name}, the amount of {amount} is due on {date}. If you have paid already, thank you.',
    )
  })
})
