import type { Sheet, SheetField } from '../module-data.ts'
import { choice, type KnownSheet, number, result } from './sheet-parts.ts'

const asking = '(?:calculat|estimat|comput|determin|work(?:s|ed|ing)? out|find(?:s|ing)? out how (?:much|many))\\w*'
const made = '(?:calculat|estimat|comput|valuat|apprais|convert)\\w*'
const told = '(?:needed|required|necessary)'
const measured = '(?:estimated|calculated|required|needed|recommended|resulting|expected|necessary|approximate|optimal|ideal)'
/** What asks for a calculator of a subject: "paint calculator", "calculate how much paint", "the estimated paint", "paint needed". */
export const asksFor = (subject: string): RegExp =>
  new RegExp(
    `\\b(?:${subject}) (?:[\\w-]+ ){0,2}?${made}\\b|\\b${asking} (?!price|[\\w ]{0,20}times? of )(?:(?!and |or )[\\w%’'-]+,? ){0,5}?(?:${subject})\\b|\\b${measured} (?:[\\w-]+ ){0,2}?(?:${subject})\\b|\\b(?:${subject}) ${told}\\b`,
  )

/** `Female = -161 / Male = 5` */
const choicesIn = (text: string): (readonly [string, number])[] =>
  text.split(' / ').map((one) => {
    const at = one.lastIndexOf(' = ')
    return [one.slice(0, at).trim(), Number(one.slice(at + 3))] as const
  })

const tail = (text: string): [string, string] => {
  const [first = '', ...rest] = text.trim().split(' ')
  return [first, rest.join(' ')]
}
function fieldIn(id: string, rest: string): SheetField {
  if (rest.includes(' ? ')) {
    const [label = '', all = ''] = rest.split(' ? ')
    return choice(id, label.trim(), choicesIn(all))
  }
  const at = rest.indexOf(' = ')
  if (at === -1) return { id, label: rest.trim(), kind: 'text', value: '', unit: '' }
  const [value, unit] = tail(rest.slice(at + 3))
  const label = rest.slice(0, at).trim()
  return /^\d{4}-\d\d-\d\d$/.test(value) ? { id, label, kind: 'date', value, unit: '' } : number([id, label, value, unit])
}

/**
 * A sheet from lines, each with an id: `weight: Weight = 70 kg` is a field, `sex: Sex ? Female = -161 / Male = 5` a choice, `make: Make` a text;
 * `bmi: BMI := weight / height | kg | 1` is a result with its unit and decimals; `each Year to years: Value := price / n; …` is the schedule. `main` names the result that matters most.
 */
export function sheetOf(id: string, name: string, about: string, lines: string, main?: string): Sheet {
  const read = lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const fields: SheetField[] = []
  const results: Sheet['results'][number][] = []
  let schedule: Sheet['schedule']
  for (const line of read) {
    const at = line.indexOf(': ')
    const [key, rest] = [line.slice(0, at), line.slice(at + 2)]
    if (key.startsWith('each ')) {
      const [each = '', rows = ''] = key.slice(5).split(' to ')
      schedule = { each, rows, columns: rest.split('; ').map((one) => ({ label: one.split(' := ')[0]!.trim(), formula: one.split(' := ')[1]!.trim() })) }
    } else if (rest.includes(' := ')) {
      const [label = '', formula = ''] = rest.split(' := ')
      const [sum = '', unit = '', decimals = '2'] = formula.split(/\s*\|\s*/)
      results.push(result([key, label.trim(), sum.trim(), unit.trim(), Number(decimals)]))
    } else fields.push(fieldIn(key, rest))
  }
  return { id, name, about, fields, results, ...(main !== undefined && { main }), ...(schedule && { schedule }) }
}

/** A calculator by its subject and its lines. */
export const known = (subject: string, ...of: Parameters<typeof sheetOf>): KnownSheet => ({
  asked: asksFor(subject),
  subject: new RegExp(`\\b(?:${subject})\\b`),
  sheet: sheetOf(...of),
})
