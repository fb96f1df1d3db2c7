import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

interface Column {
  readonly name: string
  readonly type: 'text' | 'number' | 'date' | 'yes or no' | 'email'
}
interface Thing {
  readonly name: string
  readonly columns: readonly Column[]
}
const kinds: readonly (readonly [RegExp, Column['type']])[] = [
  [/^(?:number|int\w*|float|decimal|money|amount)$/i, 'number'],
  [/^(?:date|time|datetime|day)$/i, 'date'],
  [/^(?:bool\w*|yes|flag)$/i, 'yes or no'],
  [/^e?-?mail$/i, 'email'],
]
const partsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
const camel = (text: string): string =>
  partsIn(text)
    .map((part, at) => (at === 0 ? part.slice(0, 1).toLowerCase() : part.slice(0, 1).toUpperCase()) + part.slice(1))
    .join('')
const pascal = (text: string): string => camel(text).replace(/^./, (letter) => letter.toUpperCase())
const snake = (text: string): string =>
  partsIn(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .join('_')
    .toLowerCase()

/** What is told of a thing: its name, and "fields: name text, born date". */
function thingIn(text: string): Thing {
  const said = (name: string): string =>
    text
      .split('\n')
      .find((line) => line.trim().toLowerCase().startsWith(`${name}:`))
      ?.split(':')
      .slice(1)
      .join(':')
      .trim() ?? ''
  const columns = said('fields')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one): Column => {
      const words = partsIn(one)
      const type = kinds.find(([cue]) => cue.test(words.at(-1) ?? ''))?.[1]
      const isTyped = words.length > 1 && (type !== undefined || /^(?:text|string)$/i.test(words.at(-1)!))
      return { name: (isTyped ? words.slice(0, -1) : words).join(' '), type: type ?? 'text' }
    })
    .filter(({ name }) => name !== '')
  if (said('name') === '' || columns.length === 0) throw new Error('Write a line “name: …” and a line “fields: …”, with the fields parted by commas.')
  return { name: said('name'), columns: columns.slice(0, 40) }
}

const sql = { text: 'VARCHAR(255)', number: 'NUMERIC', date: 'DATE', 'yes or no': 'BOOLEAN', email: 'VARCHAR(255)' } as const
const typescript = { text: 'string', number: 'number', date: 'Date', 'yes or no': 'boolean', email: 'string' } as const
const java = { text: 'String', number: 'double', date: 'LocalDate', 'yes or no': 'boolean', email: 'String' } as const
const python = { text: 'str', number: 'float', date: 'date', 'yes or no': 'bool', email: 'str' } as const
const php = { text: 'string', number: 'float', date: 'DateTimeImmutable', 'yes or no': 'bool', email: 'string' } as const
const inputs = { text: 'text', number: 'number', date: 'date', 'yes or no': 'checkbox', email: 'email' } as const
const samples = { text: '"Example"', number: '42', date: '"2026-01-31"', 'yes or no': 'true', email: '"ada@example.com"' } as const

type Writer = (thing: Thing) => string
const each = ({ columns }: Thing, line: (column: Column) => string, between = '\n'): string => columns.map(line).join(between)
const writers: Readonly<Record<string, readonly [ending: string, write: Writer]>> = {
  'HTML form': [
    'html',
    (of) =>
      `<form method="post" action="/${snake(of.name)}">\n${each(of, ({ name, type }) => `  <label for="${snake(name)}">${pascal(name)}</label>\n  <input id="${snake(name)}" name="${snake(name)}" type="${inputs[type]}">`)}\n  <button type="submit">Save</button>\n</form>`,
  ],
  'SQL table': [
    'sql',
    (of) => `CREATE TABLE ${snake(of.name)} (\n  id INTEGER PRIMARY KEY,\n${each(of, ({ name, type }) => `  ${snake(name)} ${sql[type]} NOT NULL`, ',\n')}\n);`,
  ],
  JavaScript: [
    'js',
    (of) =>
      `export class ${pascal(of.name)} {\n  constructor({ ${each(of, ({ name }) => camel(name), ', ')} }) {\n${each(of, ({ name }) => `    this.${camel(name)} = ${camel(name)}`)}\n  }\n\n  toJSON() {\n    return { ${each(of, ({ name }) => `${camel(name)}: this.${camel(name)}`, ', ')} }\n  }\n}`,
  ],
  TypeScript: ['ts', (of) => `export interface ${pascal(of.name)} {\n${each(of, ({ name, type }) => `  ${camel(name)}: ${typescript[type]}`)}\n}`],
  PHP: [
    'php',
    (of) =>
      `<?php\n\nfinal class ${pascal(of.name)}\n{\n    public function __construct(\n${each(of, ({ name, type }) => `        public readonly ${php[type]} $${camel(name)},`)}\n    ) {\n    }\n}`,
  ],
  Python: [
    'py',
    (of) =>
      `from dataclasses import dataclass\nfrom datetime import date\n\n\n@dataclass\nclass ${pascal(of.name)}:\n${each(of, ({ name, type }) => `    ${snake(name)}: ${python[type]}`)}`,
  ],
  Java: [
    'java',
    (of) =>
      `import java.time.LocalDate;\n\npublic record ${pascal(of.name)}(\n${each(of, ({ name, type }) => `    ${java[type]} ${camel(name)}`, ',\n')}\n) {\n}`,
  ],
  'REST routes': [
    'js',
    (of) =>
      `const rows = new Map()\nlet last = 0\n\napp.get('/${snake(of.name)}', (request, response) => response.json([...rows.values()]))\napp.post('/${snake(of.name)}', (request, response) => {\n  const { ${each(of, ({ name }) => camel(name), ', ')} } = request.body\n  const row = { id: ++last, ${each(of, ({ name }) => camel(name), ', ')} }\n  rows.set(row.id, row)\n  response.status(201).json(row)\n})\napp.delete('/${snake(of.name)}/:id', (request, response) => {\n  response.status(rows.delete(Number(request.params.id)) ? 204 : 404).end()\n})`,
  ],
  JSON: ['json', (of) => `{\n${each(of, ({ name, type }) => `  "${camel(name)}": ${samples[type]}`, ',\n')}\n}`],
}

/** What stands between the marks of a template: the name in three spellings, and a part that is repeated for each field. */
function filled(template: string, of: Thing): string {
  const named = (text: string, name: string, type: string): string =>
    text.replace(/\{\{(Name|name|NAME|type)\}\}/g, (_, mark: string) =>
      mark === 'type' ? type : mark === 'Name' ? pascal(name) : mark === 'NAME' ? snake(name).toUpperCase() : camel(name),
    )
  const whole = template
    .split('{{#fields}}')
    .map((part, at) => {
      const [inner = '', ...rest] = at === 0 ? ['', part] : part.split('{{/fields}}')
      return of.columns.map(({ name, type }) => (at === 0 ? '' : named(inner, name, type))).join('') + rest.join('')
    })
    .join('')
  return named(whole, of.name, '')
}

/** Code of a kind for a thing and its fields, or a template of one's own that is filled with them. */
export function codeFrom(text: string, second: string, mode: string): Outcome {
  const of = thingIn(text)
  const known = Object.hasOwn(writers, mode) ? writers[mode] : undefined
  if (!known && second.trim() === '')
    throw new Error('Write a template: {{Name}} is the name, and {{#fields}}{{name}}: {{type}}{{/fields}} is repeated for each field.')
  const code = known ? known[1](of) : filled(second, of)
  return written(code, `${code.split('\n').length} lines for ${of.name} with ${of.columns.length} fields.`, `${snake(of.name)}.${known?.[0] ?? 'txt'}`)
}
