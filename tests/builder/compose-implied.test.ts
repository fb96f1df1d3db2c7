import { describe, expect, test } from 'vitest'
import type { Made } from '../../builder/compose/entity.ts'
import { implying } from '../../builder/compose/implied.ts'
import { thingOf } from '../../builder/compose/thing.ts'
import { flawsOf } from '../support/integrity.ts'
import { built } from '../support/turn.ts'

const fieldOf = (words: string, plural: string, label: string) =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.find((one) => one.label === label)

describe('the formats that the words offer are a choice of what is made', () => {
  test.each([
    ['A report tool. Users customize report content and generate PPT or PDF reports.', 'PDF reports', ['PPT', 'PDF']],
    ['A document tool. Users create documents and export documents as Word or PDF files.', 'documents', ['Word', 'PDF']],
  ])('in “%s”', (words, plural, choices) => {
    expect(fieldOf(words, plural, 'Format')).toMatchObject({ type: 'choice', choices })
    expect(flawsOf(built(words))).toEqual([])
  })

  test('a report that is made as a file has one, which no form for a new report asks for', () => {
    const model = built('A report tool. Users generate PPT or PDF reports.')
    const file = fieldOf('A report tool. Users generate PPT or PDF reports.', 'PDF reports', 'File')
    expect(file?.type).toBe('file')
    expect(model.actions.filter(({ kind, entity }) => kind === 'create' && /report/.test(entity)).flatMap(({ fields }) => fields)).not.toContain('file')
  })

  test('files that are only read are made in no format', () => {
    expect(fieldOf('A quiz site. Teachers import exam questions from Word and Excel files and print reports.', 'reports', 'Format')).toBeUndefined()
  })
})

test('a ticket of a help desk with several channels says by which it came', () => {
  expect(fieldOf('An omnichannel help desk. Customers submit tickets.', 'tickets', 'Channel')?.choices).toEqual([
    'Email',
    'Phone',
    'Chat',
    'Web form',
    'Social media',
  ])
  expect(fieldOf('A help desk. Customers submit tickets.', 'tickets', 'Channel')).toBeUndefined()
})

test('goods that are known by a code have it', () => {
  expect(fieldOf('A stock site. Staff scan the barcodes of products and manage products.', 'products', 'SKU')?.type).toBe('text')
})

test('payments to others say to whom', () => {
  expect(fieldOf('A transfer app. Users make payments to a payee and view payments.', 'payments', 'Paid to')?.type).toBe('text')
})

test('a noun with signs in it is compared as it is written', () => {
  const report = built('A report site. Users add reports.').entities.find(({ id }) => id === 'reports')!
  const made = { entity: { ...report, fields: [] }, thing: thingOf('c++', 'report'), asked: [] } as unknown as Made
  expect(implying(made, 'Users generate C++ as PDF or Word files.').entity.fields.map(({ id, choices }) => [id, choices])).toEqual([
    ['format', ['PDF', 'Word']],
  ])
})
