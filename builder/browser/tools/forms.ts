import { rowsIn, writeCsv } from '../../tables/rows.ts'
import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=[\\s/>])`, 'i').exec(tag)
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null
}
const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim() // biome-ignore format: one chain

interface FormField {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly value: string | boolean | string[]
  readonly required: boolean
  readonly options?: readonly string[]
}
/** The fields of an HTML form, with what stands in them. */
export function fieldsIn(html: string): FormField[] {
  const labels = [...html.matchAll(/<label\b([^>]*)>([\s\S]*?)<\/label>/gi)].map(([, tag = '', inner = '']) => ({
    of: attribute(` ${tag}>`, 'for') ?? attribute(/<(?:input|select|textarea)\b[^>]*>/i.exec(inner)?.[0] ?? '', 'name'),
    words: plain(inner.replace(/<(select|textarea)[\s\S]*?<\/\1>/gi, '')),
  }))
  const fields: FormField[] = []
  for (const [all, kind = '', rest = ''] of html.matchAll(/<(input|select|textarea)\b[^>]*>(?:((?:(?!<\/\1>)[\s\S])*)<\/\1>)?/gi)) {
    const tag = all.slice(0, all.indexOf('>') + 1)
    const name = attribute(tag, 'name') ?? attribute(tag, 'id')
    const type = kind.toLowerCase() === 'input' ? (attribute(tag, 'type') ?? 'text').toLowerCase() : kind.toLowerCase()
    if (name === null || ['submit', 'button', 'reset', 'image'].includes(type)) continue
    const label = labels.find(({ of }) => of === attribute(tag, 'id') || of === name)?.words ?? name
    const required = attribute(tag, 'required') !== null
    const isOn = attribute(tag, 'checked') !== null
    const known = fields.find((one) => one.name === name && one.type === type)
    if (type === 'radio') {
      const value = attribute(tag, 'value') ?? 'on'
      if (known) Object.assign(known, { options: [...(known.options ?? []), value], ...(isOn && { value }) })
      else fields.push({ name, label: name, type, value: isOn ? value : '', required, options: [value] })
    } else if (type === 'checkbox') fields.push({ name, label, type, value: isOn, required })
    else if (type === 'select') {
      const options = [...rest.matchAll(/<option\b([^>]*)>([^<]*)/gi)].map(([, own = '', words = '']) => ({ value: attribute(` ${own}>`, 'value') ?? words.trim(), isOn: attribute(` ${own}>`, 'selected') !== null })) // biome-ignore format: one chain
      fields.push({
        name,
        label,
        type,
        value: (options.find((one) => one.isOn) ?? options[0])?.value ?? '',
        required,
        options: options.map(({ value }) => value),
      })
    } else fields.push({ name, label, type, value: type === 'textarea' ? rest.trim() : (attribute(tag, 'value') ?? ''), required })
  }
  return fields
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
function input(name: string, value: unknown): string {
  const id = name.replace(/[^\w-]+/g, '-')
  const label = name.replace(/[_-]+/g, ' ').replace(/^./, (sign) => sign.toUpperCase())
  const line = (field: string): string => `  <p><label for="${id}">${escaped(label)}</label><br>${field}</p>`
  if (typeof value === 'boolean') return `  <p><label><input type="checkbox" name="${escaped(name)}"${value ? ' checked' : ''}> ${escaped(label)}</label></p>`
  if (Array.isArray(value)) return line(`<select id="${id}" name="${escaped(name)}">${value.map((one) => `<option>${escaped(String(one))}</option>`).join('')}</select>`) // biome-ignore format: markup
  if (value !== null && typeof value === 'object')
    return `  <fieldset><legend>${escaped(label)}</legend>\n${Object.entries(value).map(([key, one]) => input(`${name}.${key}`, one)).join('\n')}\n  </fieldset>` // biome-ignore format: markup
  const text = String(value ?? '')
  if (text.length > 80 || text.includes('\n')) return line(`<textarea id="${id}" name="${escaped(name)}" rows="4">${escaped(text)}</textarea>`)
  const type = typeof value === 'number' ? 'number' : isDay(text) ? 'date' : /^\S+@\S+\.\w+$/.test(text) ? 'email' : /^https?:/.test(text) ? 'url' : 'text'
  return line(`<input id="${id}" name="${escaped(name)}" type="${type}" value="${escaped(text)}">`)
}

/** The fields of a form as JSON, or a form of JSON. */
export function formsAndJson(text: string, _: string, mode: string): Outcome {
  if (mode === 'HTML to JSON') {
    const fields = fieldsIn(text)
    if (fields.length === 0) throw new Error('There are no fields in this HTML.')
    const rows = [['Name', 'Label', 'Type', 'Value'], ...fields.map(({ name, label, type, value }) => [name, label, type, String(value)])]
    const data = Object.fromEntries(fields.map(({ name, value, type }) => [name, type === 'number' && value !== '' ? Number(value) : value]))
    return { ...written(JSON.stringify(data, null, 2), `${fields.length} field${fields.length === 1 ? '' : 's'}.`, 'form.json'), rows }
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Error('This is not JSON yet.')
  }
  const first = Array.isArray(data) ? data[0] : data
  if (first === null || typeof first !== 'object') throw new Error('A form needs an object with names.')
  const html = `<form method="post">\n${Object.entries(first).map(([name, value]) => input(name, value)).join('\n')}\n  <p><button type="submit">Send</button></p>\n</form>` // biome-ignore format: markup
  const page = `<!doctype html><html lang="en"><title>Form</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:1.5rem}input:not([type=checkbox]),select,textarea{width:min(100%,24rem);padding:.5rem;font:inherit}</style>${html}</html>`
  return { ...written(html, `${Object.keys(first).length} fields.`, 'form.html'), page }
}

/** What stands in the HTML that a selector could mean: names of elements, classes, ids and attributes. */
function standing(html: string): Set<string> {
  const all = new Set<string>(['*', 'html', 'body', ':root', 'head'])
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)) {
    all.add(tag.toLowerCase())
    for (const [, name = ''] of rest.matchAll(/\s([a-z][\w:-]*)(?==|\s|$)/gi)) all.add(`[${name.toLowerCase()}]`)
    for (const one of (attribute(` ${rest}>`, 'class') ?? '').split(/\s+/)) if (one) all.add(`.${one}`)
    const id = attribute(` ${rest}>`, 'id')
    if (id) all.add(`#${id}`)
  }
  return all
}
const partsOf = (selector: string): string[] =>
  (selector.replace(/::?[\w-]+(?:\([^)]*\))?/g, '').match(/[.#]?-?[_a-zA-Z][\w-]*|\[[^\]]+\]|\*/g) ?? []).map((part) =>
    part.startsWith('[') ? `[${/^\[([\w:-]+)/.exec(part)?.[1]?.toLowerCase() ?? ''}]` : /^[.#]/.test(part) ? part : part.toLowerCase(),
  )

/** Which rules of a sheet have all the parts of a selector in the HTML. */
export function rulesInUse(html: string, css: string, mode: string): Outcome {
  if (css.trim() === '') return written('', 'Enter the style sheet.')
  const has = standing(html)
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const unused: string[] = []
  const kept = bare.replace(/([^{}@;]+)\{([^{}]*)\}/g, (_, list: string, body: string) => {
    const all = list.split(',').map((one) => one.trim())
    const used = all.filter((one) => /^(?:from|to|\d+%)$/.test(one) || partsOf(one).every((part) => has.has(part)))
    unused.push(...all.filter((one) => !used.includes(one)))
    return used.length === 0 ? '' : `${used.join(', ')} {${body}}`
  })
  const note = `${unused.length} selector${unused.length === 1 ? '' : 's'} without a match.`
  return mode === 'Used rules'
    ? written(kept.replace(/\n{2,}/g, '\n').trim(), note, 'used.css')
    : written(unused.join('\n') || 'Every selector matches something.', note)
}

const middle = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[at]! : ((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2
}
const short = (number: number): string => String(Math.round(number * 100) / 100)

/** What stands in the columns of a table, or the table without what is doubled and loose. */
export function tableFigures(text: string, _: string, mode: string): Outcome {
  const [heads = [], ...rest] = rowsIn(text)
  if (heads.length === 0 || rest.length === 0) throw new Error('There is no table in this text.')
  const seen = new Set<string>()
  const tidy = rest.map((row) => heads.map((_head, at) => (row[at] ?? '').trim().replace(/\s+/g, ' '))).filter((row) => row.some((cell) => cell !== '') && !seen.has(row.join('\t')) && seen.add(row.join('\t'))) // biome-ignore format: one chain
  if (mode === 'Clean') {
    const gone = rest.length - tidy.length
    return { ...written(writeCsv([heads.map((one) => one.trim()), ...tidy]), `${gone} doubled or empty row${gone === 1 ? '' : 's'} taken out, spaces tidied.`, 'clean.csv'), rows: [heads, ...tidy].slice(0, 51) } // biome-ignore format: one record
  }
  const rows = heads.map((head, at) => {
    const cells = rest.map((row) => (row[at] ?? '').trim())
    const known = cells.filter((cell) => cell !== '')
    const numbers = known.map(Number).filter((number) => Number.isFinite(number))
    const times = known.reduce((all, cell) => all.set(cell, (all.get(cell) ?? 0) + 1), new Map<string, number>())
    const usual = [...times].toSorted(([, a], [, b]) => b - a)[0]
    const isNumber = numbers.length > 0 && numbers.length === known.length
    const mean = numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
    return [head, String(known.length), String(cells.length - known.length), String(times.size), isNumber ? short(Math.min(...numbers)) : '', isNumber ? short(mean) : '', isNumber ? short(middle(numbers)) : '', isNumber ? short(Math.max(...numbers)) : '', usual && usual[1] > 1 ? `${usual[0]} (${usual[1]})` : ''] // biome-ignore format: a row
  })
  const all = [['Column', 'Values', 'Missing', 'Different', 'Least', 'Mean', 'Median', 'Most', 'Most often'], ...rows]
  return {
    ...written(writeCsv(all), `${rest.length} rows, of which ${rest.length - tidy.length} doubled or empty; ${heads.length} columns.`, 'figures.csv'),
    rows: all,
  }
}
