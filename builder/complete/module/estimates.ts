import { idFrom, taken } from '../../compose/ids.ts'
import { capital, singular } from '../../lexicon/inflect.ts'
import { choice, type KnownSheet, number, result } from '../../lexicon/sheet-parts.ts'
import type { Sheet, SheetField } from '../../module-data.ts'
import { remembered } from '../../remember.ts'

type Role = 'age' | 'money' | 'length' | 'amount' | 'time' | 'year' | 'share' | 'count' | 'factor' | 'level' | 'text' | 'date'
interface Known {
  readonly is: RegExp
  readonly role: Role
  readonly value: string
  readonly unit?: string
}
/** What people enter, by the last word of its name, with how it counts and what it begins with. */
const quantities: readonly Known[] = [
  { is: /(?:^| )(?:date|day of birth|birthday|deadline)$/, role: 'date', value: '2026-01-01' },
  { is: /(?:^| )years?(?: built| of (?:manufacture|construction|production|purchase))?$/, role: 'year', value: '2015' },
  {
    is: /(?:percentages?|percent|share|rates?|hydration|discount|tax|margin|efficiency|humidity|moisture|infill|markup|loss|losses)$/,
    role: 'share',
    value: '10',
    unit: '%',
  },
  { is: /(?:price|cost|budget|income|salary|wage|fee|revenue|expenses?|turnover|investment|deposit|rent|bill)s?$/, role: 'money', value: '100' },
  { is: /(?:mileage|kilometres|kilometers|distance|range)$/, role: 'amount', value: '100', unit: 'km' },
  { is: /(?:width|length|height|depth|thickness|diameter|radius|perimeter|circumference|size)s?$/, role: 'length', value: '2', unit: 'm' },
  { is: /(?:area|surface|acreage)s?$/, role: 'amount', value: '50', unit: 'm²' },
  { is: /(?:volume|capacity)$/, role: 'amount', value: '10', unit: 'l' },
  { is: /(?:weight|mass|load)s?$/, role: 'amount', value: '50', unit: 'kg' },
  { is: /(?:power|wattage)$/, role: 'amount', value: '500', unit: 'W' },
  { is: /(?:energy|consumption|usage)$/, role: 'amount', value: '1000', unit: 'kWh' },
  { is: /temperatures?$/, role: 'level', value: '20', unit: '°C' },
  { is: /(?:hours|duration|time|runtime)$/, role: 'time', value: '4', unit: 'h' },
  { is: /minutes$/, role: 'time', value: '30', unit: 'min' },
  { is: /(?:days|nights)$/, role: 'time', value: '7', unit: 'days' },
  { is: /(?:months|term|period)$/, role: 'time', value: '12', unit: 'months' },
  { is: /(?:^| )age(?: in years)?$/, role: 'age', value: '3', unit: 'years' },
  {
    is: /(?:speed|turbidity|oxygen|nitrates?|hardness|pressure|salinity|strength|pitch|tension|viscosity|acidity|level|score|rating|points|ph|concentration|density|intensity|frequency)s?$/,
    role: 'level',
    value: '5',
  },
  { is: /^(?:make|model|brand|name|title|breed|description|address|location|colou?r|email|notes?|photos?|city|place|origin)s?$/, role: 'text', value: '' },
  { is: /(?:conditions?|condition grade|quality|state|grade|difficulty|complexity|urgency|intensity)$/, role: 'factor', value: '1' },
  { is: /(?:number of .+|quantity|amount|count|.*[^s]s)$/, role: 'count', value: '10' },
]
const grades: readonly (readonly [string, number])[] = [
  ['Low', 0.8],
  ['Normal', 1],
  ['High', 1.25],
]
const conditions: readonly (readonly [string, number])[] = [
  ['Excellent', 1.15],
  ['Good', 1],
  ['Fair', 0.8],
  ['Poor', 0.55],
]

interface Input {
  readonly role: Role
  readonly field: SheetField
}
/** Names that formulas and kept calculations have for themselves. */
export const reserved: ReadonlySet<string> = new Set([
  'sheet',
  'input',
  'result',
  'words',
  'pi',
  'e',
  'n',
  'rate',
  'factor',
  'result_2',
  'if',
  'min',
  'max',
  'round',
  'log',
  'ln',
  'exp',
])
/** What people enter under a label, as a field of its kind. */
export function inputOf(label: string, used: Set<string>): Input {
  const id = taken(used, `v_${idFrom(label, 'value')}`.slice(0, 40))
  const known = quantities.find(({ is }) => is.test(label)) ?? { role: 'text' as const, value: '', unit: '' }
  const { role, value, unit = '' } = known
  const name = capital(label)
  if (role === 'factor') {
    const made = choice(id, name, /condition|state|quality|grade/.test(label) ? conditions : grades)
    return { role, field: { ...made, value: '1' } }
  }
  if (role === 'text' || role === 'date') return { role, field: { id, label: name, kind: role, value, unit: '' } }
  return { role, field: number([id, name, value, unit]) }
}

const entering = '(?:enter|input|inputs?|provide|specify|type in|fill in|set|choose|select|give|submit|describe)'
const seeing = '(?:see|view|get|gets|receive|obtain|calculate|estimate|compute|read|shows?|display|displays|calculates|estimates|find out|know)'
const reckoned = '(?:estimated|calculated|computed|required|needed|resulting|recommended|expected|approximate|total|predicted|projected)'
const shown = new RegExp(
  `\\b${seeing} (?:(?:an?|the|their|its|how (?:much|many)|out|immediately|instantly) )*(?:(${reckoned}) )?([a-z][a-z\\d '’-]{2,60}?)(?=[,.;]| (?:for|of|from|by|based|in|with|at|when|immediately|per|to|as|on|before|depending)\\b|$)`,
  'g',
)
const given = new RegExp(`\\b${entering} ([^.;]+)`)
const acting =
  /^(?:upload|register|log|sign|book|save|saving|compare|share|view|see|get|receive|calculate|estimate|download|print|export|add|create|manage|browse|search|review|rate|request|generate|choose|select|adjust|track|order|cancel|edit|delete|invite|record|convert|find|export|display|obtain|set|enter|input|specify|check|start|then)\b/
const leading = new RegExp(`^(?:and |then |to )*(?:${entering} )?(?:(?:the|their|an?|its|his|her|each|own|some|several) )*`)

/** What the words enter, item by item, in the sentence that tells what comes out. */
export function inputsIn(text: string): string[] {
  const said = given.exec(text)?.[1]
  if (!said) return []
  const items: string[] = []
  for (const part of said.split(/,| and | as well as | or /)) {
    const one = part.trim()
    if (one === '') continue
    const isEntered = new RegExp(`^(?:and |then )?${entering} `).test(one)
    const bare = one
      .replace(leading, '')
      .replace(/(?<!^number) of (?:an?|the|their|each|every) .+$/, '')
      .trim()
    if (!isEntered && items.length > 0 && acting.test(bare)) break
    if (bare !== '' && bare.split(' ').length <= 4 && !acting.test(bare) && /^[a-z][a-z\d '’-]*$/.test(bare))
      items.push(bare.replace(/ (?:data|details|information|values?)$/, ''))
  }
  return [...new Set(items)].slice(0, 8)
}
const perOne = ({ label, unit }: SheetField): string =>
  unit ? `1 ${unit} of ${label.toLowerCase()}` : label === 'Quantity' ? 'one' : `one of ${label.toLowerCase()}`
const surely = /^(?:estimated|calculated|computed|predicted|projected)$/
interface Output {
  readonly label: string
  readonly isReckoned: boolean
}
function outputsIn(text: string): Output[] {
  const found = [...text.matchAll(shown)].flatMap(([, how, what = '']) =>
    what.split(/ and | or /).map((label) => ({
      label: label.replace(/^(?:an?|the|their) /, '').trim(),
      isReckoned: how !== undefined && how !== 'total' && (surely.test(how) || isFigure(what)),
    })),
  )
  return found.filter(({ label }) => label !== '' && label.split(' ').length <= 3)
}

/** Whether a figure is an amount of money. */
export const isMoney = (label: string): boolean =>
  /(?:price|cost|fee|premium|value|valuation|worth|savings?|budget|income|profit|revenue|rent|payment|bill|amount due|quote|tax)s?$/.test(label)
const product = (ids: readonly string[]): string => ids.join(' * ')

interface Made {
  readonly formula: string
  readonly extras?: readonly SheetField[]
  readonly unit?: string
}
/** How an output is reckoned from what is entered, by what kind of thing it is. */
export function reckon(output: string, inputs: readonly Input[], at: number): Made | null {
  const of = (...roles: Role[]): string[] => inputs.filter(({ role }) => roles.includes(role)).map(({ field }) => field.id)
  const numbers = of('money', 'length', 'amount', 'time', 'share', 'count', 'level', 'age')
  const [lengths, amounts, shares, factors, money, years] = [of('length'), of('amount', 'count', 'time'), of('share'), of('factor'), of('money'), of('year')]
  const scaled = [...factors, ...shares.map((id) => `(1 + ${id} / 100)`)]
  const times = scaled.length > 0 ? ` * ${product(scaled)}` : ''
  const rate = (label: string, value: number, unit = ''): SheetField => number([`rate_${at}`, label.slice(0, 150), value, unit])
  if (/(?:score|index|rating|level|risk|grade|suitability|compatibility)s?$/.test(output))
    return numbers.length === 0
      ? null
      : { formula: `(${numbers.join(' + ')}) / ${numbers.length}${times && factors.length > 0 ? ` * ${product(factors)}` : ''}` }
  if (/(?:percentage|percent|ratio|share|efficiency|rate)s?$/.test(output) && numbers.length > 1)
    return { formula: `${numbers[0]} / ${numbers[1]} * 100`, unit: '%' }
  if (/(?:area|surface)s?$/.test(output) && lengths.length > 1) return { formula: product(lengths.slice(0, 2)), unit: 'm²' }
  if (/volumes?$/.test(output) && lengths.length > 2) return { formula: product(lengths.slice(0, 3)), unit: 'm³' }
  const [age] = of('age')
  if (/(?:value|valuation|worth|price)s?$/.test(output) && age && amounts.length + lengths.length === 0) {
    const base = money[0] ?? `rate_${at}`
    return { formula: `${base} * 0.8 ^ ${age}${factors.length > 0 ? ` * ${product(factors)}` : ''}`, extras: money[0] ? [] : [rate('Price when new', 500)] }
  }
  if (/(?:value|valuation|worth)s?$/.test(output) && years.length > 0) {
    const now = number([`now_${at}`, 'Valued in', 2026])
    const base = money[0] ?? `rate_${at}`
    const extras = [...(money[0] ? [] : [rate('Price when new', 10000)]), now]
    return { formula: `${base} * 0.9 ^ max(0, ${now.id} - ${years[0]})${factors.length > 0 ? ` * ${product(factors)}` : ''}`, extras }
  }
  if (isMoney(output)) {
    const size = amounts.length > 0 ? amounts.slice(0, 2) : lengths.slice(0, 2)
    const per = inputs.find(({ field }) => field.id === size[0])?.field
    if (!per) return money.length > 0 ? { formula: `(${money.join(' + ')})${times}` } : null
    const sum = money.length > 0 ? `${money.join(' + ')} + ` : ''
    return {
      formula: `(${sum}${product(size)} * rate_${at})${times}`,
      extras: [rate(`Price for ${perOne(per)}`, 5)],
    }
  }
  const [main] = [...amounts, ...lengths, ...of('level', 'share', 'money', 'age')]
  const first = inputs.find(({ field }) => field.id === main)?.field
  if (!main || !first) return null
  const rest = amounts.filter((id) => id !== main).slice(0, 1)
  return {
    formula: `${product([main, ...rest])} * rate_${at}${factors.length > 0 ? ` * ${product(factors)}` : ''}`,
    extras: [rate(`${capital(output)} for ${perOne(first)}`, 1)],
  }
}

const calculating = /\b(?:calculat|estimat|comput|predict|forecast|valu(?:e|ation)|convert)\w*/
/** The sentences that tell what is entered and what comes out. */
export const sentences = (text: string): string[] => text.split(/(?<=[.;!?])\s+/).filter((one) => given.test(one))

/** What the words enter and see in one sentence. */
export const seenIn = remembered((words: string): readonly { readonly sentence: string; readonly outputs: readonly Output[] }[] =>
  sentences(words.toLowerCase()).map((sentence) => ({ sentence, outputs: outputsIn(sentence) })),
)
const figure =
  /(?:results?|estimates?|yields?|quantit(?:y|ies)|amounts?|scores?|times?|index|footprints?|doses?|dosages?|paces?|rates?|payments?|schedules?|weights?|areas?|volumes?|levels?|tension|calories|needs?|requirements?|emissions?|consumption|size)$/
/** Whether what is seen is a figure that is reckoned. */
export const isFigure = (label: string): boolean => isMoney(label) || figure.test(label)

/** A calculator of the words' own: what they enter by its own names, and what they say comes out, reckoned in a way that its rates adjust; null where they tell neither. */
export function estimateIn(words: string, isSubject: boolean): KnownSheet | null {
  const text = words.toLowerCase()
  const first = /^[^.!?]*/.exec(text)?.[0] ?? ''
  for (const { sentence, outputs: said } of seenIn(words)) {
    const isNamed = (label: string): boolean =>
      isFigure(label) &&
      new RegExp(
        `\\b${label
          .split(' ')
          .at(-1)!
          .replace(/[^a-z]/g, '.')}\\b`,
      ).test(first)
    const outputs = said.filter(({ label, isReckoned }) => isReckoned || isNamed(label) || (isSubject && isFigure(label)))
    const used = new Set(reserved)
    const inputs = inputsIn(sentence).map((label) => inputOf(label, used))
    const counted = inputs.filter(({ role }) => role !== 'text' && role !== 'date')
    const isMeant = calculating.test(text) || outputs.some(({ isReckoned }) => isReckoned)
    if (!isMeant || outputs.length === 0 || counted.length === 0 || (!isSubject && !outputs.some(({ label, isReckoned }) => isReckoned || isNamed(label))))
      continue
    const made = outputs.slice(0, 3).flatMap(({ label }, at) => {
      const one = reckon(label, inputs, at)
      return one ? [{ label, ...one, id: taken(used, `r_${idFrom(label, 'result')}`.slice(0, 40)) }] : []
    })
    const [main] = made
    if (!main) continue
    const sheet: Sheet = {
      id: 'estimate',
      name: capital(main.label),
      about: `An estimate from what you enter. The rates can be changed to those that hold for you.`,
      fields: [...inputs.map(({ field }) => field), ...made.flatMap(({ extras }) => extras ?? [])],
      main: main.id,
      results: made.map(({ id, label, formula, unit }) => result([id, capital(label), formula, unit ?? ''])),
    }
    if (sheet.results.some(({ formula }) => formula.length > 160)) continue
    const asked = new RegExp(`\\b(?:${made.map(({ label }) => singular(label).replace(/[^a-z ]/g, '.')).join('|')})`)
    return { asked, subject: asked, sheet }
  }
  return null
}
