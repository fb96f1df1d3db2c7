/** What a formula reads: numbers by name; a date is its days since 1970. */
export type Numbers = Readonly<Record<string, number>>

const functions: Readonly<Record<string, (...of: number[]) => number>> = {
  round: (value, places = 0) => Math.round(value * 10 ** places) / 10 ** places,
  floor: Math.floor,
  ceil: Math.ceil,
  abs: Math.abs,
  sqrt: Math.sqrt,
  min: Math.min,
  max: Math.max,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
  sin: (degrees) => Math.round(Math.sin((degrees * Math.PI) / 180) * 1e12) / 1e12,
  cos: (degrees) => Math.round(Math.cos((degrees * Math.PI) / 180) * 1e12) / 1e12,
  tan: (degrees) => (Math.abs(degrees % 180) === 90 ? Number.NaN : Math.round(Math.tan((degrees * Math.PI) / 180) * 1e12) / 1e12),
  if: (condition, yes, no) => (condition ? yes! : no!),
}
const constants: Numbers = { pi: Math.PI, e: Math.E }
const compared: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
}

/** A formula that cannot be read: its message says where, in words for a visitor. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError'
}

/** The value of a formula: `+ - * / % ^`, brackets, comparisons, `!`, and functions such as `sqrt` and `if`. Throws a FormulaError for one that cannot be read. */
export function valueOfFormula(formula: string, numbers: Numbers = {}): number {
  const tokens =
    formula
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-')
      .replaceAll('π', 'pi')
      .match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+|[a-z_][a-z0-9_]*|<=|>=|\S/gi) ?? []
  let at = 0
  const next = (): string => tokens[at] ?? ''
  const take = (wanted: string): boolean => {
    if (next() !== wanted) return false
    at++
    return true
  }
  const need = (wanted: string): void => {
    if (!take(wanted)) throw new FormulaError(next() === '' ? `“${wanted}” is missing at the end.` : `“${wanted}” is missing before “${next()}”.`)
  }
  const comparison = (): number => {
    const left = sum()
    const how = compared[next()]
    if (!how) return left
    at++
    return how(left, sum()) ? 1 : 0
  }
  const sum = (): number => {
    let value = product()
    for (;;) {
      if (take('+')) value += product()
      else if (take('-')) value -= product()
      else return value
    }
  }
  const product = (): number => {
    let value = signed()
    for (;;) {
      if (take('*')) value *= signed()
      else if (take('/')) value /= signed()
      else return value
    }
  }
  const signed = (): number => (take('-') ? -signed() : take('+') ? signed() : power())
  const power = (): number => {
    const base = after()
    return take('^') ? base ** signed() : base
  }
  const after = (): number => {
    let value = atom()
    for (;;) {
      if (take('%')) value /= 100
      else if (take('!')) value = factorial(value)
      else return value
    }
  }
  const atom = (): number => {
    const token = next()
    at++
    if (token === '(') {
      const value = comparison()
      need(')')
      return value
    }
    if (/^[\d.]/.test(token) && token !== '.') return Number(token)
    if (Object.hasOwn(numbers, token)) return numbers[token]!
    const name = token.toLowerCase()
    if (Object.hasOwn(constants, name)) return constants[name]!
    if (!Object.hasOwn(functions, name)) throw new FormulaError(token === '' ? 'The formula is not finished.' : `“${token}” means nothing here.`)
    need('(')
    const values = [comparison()]
    while (take(',')) values.push(comparison())
    need(')')
    return functions[name]!(...values)
  }
  const value = comparison()
  if (next() !== '') throw new FormulaError(`“${next()}” was not expected.`)
  return value
}

const factorial = (of: number): number =>
  Number.isInteger(of) && of >= 0 && of <= 170 ? Array.from({ length: of }, (_, at) => at + 1).reduce((product, one) => product * one, 1) : Number.NaN

/** A formula as people read it: names in words, × and ÷. */
export const readable = (formula: string, words: Readonly<Record<string, string>>): string =>
  formula
    .replace(/[a-z_][a-z0-9_]*/gi, (name) => (Object.hasOwn(words, name) ? words[name]! : name))
    .replaceAll('*', '×')
    .replaceAll('/', '÷')

/** A number as it is written, with so many decimals at most; a dash for none. */
export function shownNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return '–'
  const [whole = '', rest = ''] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.length > 15 ? String(Math.abs(value)) : whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${grouped}${rest === '' || whole.length > 15 ? '' : `.${rest}`}`
}

/** The days since 1970 of a date as YYYY-MM-DD. */
export const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

export interface Calculation {
  readonly fields: readonly { readonly id: string; readonly kind: 'number' | 'choice' | 'date' | 'text' }[]
  readonly results: readonly { readonly id: string; readonly formula: string }[]
}
/** The results of a sheet by their ids, one after another: a later formula may read an earlier result. */
export function calculated({ fields, results }: Calculation, values: Readonly<Record<string, string>>): Numbers {
  const given: Record<string, number> = {}
  for (const { id, kind } of fields) if (kind !== 'text') given[id] = kind === 'date' ? daysOf(values[id] ?? '') : Number(values[id] ?? '')
  for (const { id, formula } of results) given[id] = valueOfFormula(formula, given)
  return given
}

/** Rows that a schedule has at most. */
const rows_max = 480
/** The rows of a schedule, each with its number first, from what a sheet came to. */
export function scheduled({ rows, columns }: { readonly rows: string; readonly columns: readonly { readonly formula: string }[] }, made: Numbers): number[][] {
  const count = Math.floor(valueOfFormula(rows, made))
  const length = Number.isFinite(count) ? Math.min(rows_max, Math.max(0, count)) : 0
  return Array.from({ length }, (_, at) => [at + 1, ...columns.map(({ formula }) => valueOfFormula(formula, { ...made, n: at + 1 }))])
}
