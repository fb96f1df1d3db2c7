import { describe, expect, it, test } from 'vitest'
import { runTool } from '../../builder/browser/tools/run.ts'
import { built } from '../support/turn.ts'

const customer = 'name: Customer card\nfields: full name, email email, born date, orders number, active boolean'
const code = async (mode: string, second = '', text = customer) => (await runTool('code', text, second, mode)).text

describe('code for a thing and its fields', () => {
  it.each([
    [
      'SQL table',
      'CREATE TABLE customer_card (\n  id INTEGER PRIMARY KEY,\n  full_name VARCHAR(255) NOT NULL,\n  email VARCHAR(255) NOT NULL,\n  born DATE NOT NULL,\n  orders NUMERIC NOT NULL,\n  active BOOLEAN NOT NULL\n);',
    ],
    ['TypeScript', 'export interface CustomerCard {\n  fullName: string\n  email: string\n  born: Date\n  orders: number\n  active: boolean\n}'],
    [
      'Python',
      'from dataclasses import dataclass\nfrom datetime import date\n\n\n@dataclass\nclass CustomerCard:\n    full_name: str\n    email: str\n    born: date\n    orders: float\n    active: bool',
    ],
    ['JSON', '{\n  "fullName": "Example",\n  "email": "ada@example.com",\n  "born": "2026-01-31",\n  "orders": 42,\n  "active": true\n}'],
  ])('is written as %s', async (mode, wanted) => {
    expect(await code(mode)).toBe(wanted)
  })
  it('fills a template of one’s own, once for each field', async () => {
    expect(
      await code('Own template', 'class {{Name}}:\n{{#fields}}  {{NAME}} = {{type}}\n{{/fields}}end {{name}}', 'name: Tea\nfields: brewed date, cups number'),
    ).toBe('class Tea:\n  BREWED = date\n  CUPS = number\nend tea')
  })
  it('asks for what is missing in words', async () => {
    await expect(code('JSON', '', 'name: Tea')).rejects.toThrow('Write a line “name: …” and a line “fields: …”, with the fields parted by commas.')
    await expect(code('Own template')).rejects.toThrow(/^Write a template: /)
  })
  it('is a file to be taken away, called after the thing', async () => {
    expect(await runTool('code', customer, '', 'Java')).toMatchObject({ file: 'customer_card.java', note: '10 lines for Customer card with 5 fields.' })
  })
})

test('code is written where the words ask for it, and a QR code is none', () => {
  const toolsOf = (words: string) => built(words).pages.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'workbench' ? one.tools : [])))
  expect(toolsOf('An online code generator. Users select templates, customize parameters and generate code.')).toContain('code')
  expect(toolsOf('A site that generates QR codes. Users input text and generate a QR code.')).not.toContain('code')
})
