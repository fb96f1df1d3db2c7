import { idFrom, taken } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import { type KnownSheet, number, result } from '../../lexicon/sheet-parts.ts'
import type { Sheet } from '../../module-data.ts'
import { inputOf, inputsIn, isFigure, isMoney, reckon, reserved, sentences } from './estimates.ts'

const named = /\b((?:[a-z][a-z'’-]* ){1,3})(?:calculator|estimator)\b/g
const before =
  /^.*\b(?:an?|the|and|or|with|of|for|to|our|own|your|their|its|use|using|include|includes|including|has|have|offers?|provides?|implement|create|build|make|develop|design|online|free|interactive|handy|smart|quick|easy|automatic|small|little|nice|built-in|integrated|embedded|web|mobile|desktop|digital|advanced|modern|professional|personal) /
const plain =
  /^(?:basic|simple|scientific|standard|graphing|graphic|pocket|desk|math|maths|arithmetic|percentage|percent|fraction|matrix|binary|programmer|programmer's|programming|statistics|equation|health|fitness|finance|financial|custom|different|retro|ios|android|windows|same|app|program|mini-program|website|webpage|page|widget|tool|game|voice|hidden|working|beautiful|colou?rful)$/
/** Calculators of prices that are made a form with a tariff. */
export const priced =
  /\b(?:price|cost|quote|freight|shipping|fee|carbon|premium|tunnel) (?:\w+ )?calculator|\bcalculator for (?:the |an? )?(?:price|cost|quote|fee)/

/** What the words call their calculators by: "a pond volume calculator" → "pond volume". */
function namesIn(text: string): string[] {
  const found = [...text.matchAll(named)].map(([, all = '']) => all.replace(before, '').trim())
  return [...new Set(found)].filter(
    (name) => name !== '' && name.split(' ').every((word) => word.length > 2 && !plain.test(word)) && !priced.test(`${name} calculator`),
  )
}

/** A total of money: so many at a price each, with extras; where a budget is named, what is left of it. */
function totalSheet(name: string): Omit<Sheet, 'id'> {
  const isBudget = /budgets?$/.test(name)
  return {
    name: capital(name),
    about: 'So many at a price each, with extras. Change every figure to those that hold for you.',
    fields: [
      ...(isBudget ? [number(['budget', 'Budget', 1000])] : []),
      number(['quantity', 'Quantity', 10]),
      number(['price', 'Price of one', 25]),
      number(['extras', 'Extra costs', 50]),
    ],
    results: [result(['total', 'Total', 'quantity * price + extras']), ...(isBudget ? [result(['left', 'Left of the budget', 'budget - total'])] : [])],
    main: 'total',
  }
}

const measured = (name: string): readonly string[] => {
  if (/(?:area|surface)$/.test(name)) return ['length', 'width']
  return /(?:volume|capacity)$/.test(name) ? ['length', 'width', 'depth'] : ['quantity']
}
function figureSheet(name: string, entered: readonly string[]): Omit<Sheet, 'id'> | null {
  const used = new Set(reserved)
  const inputs = entered.map((label) => inputOf(label, used))
  const made = reckon(name, inputs, 0)
  if (!made) return null
  const main = taken(used, `r_${idFrom(name, 'result')}`.slice(0, 40))
  return {
    name: capital(name),
    about: 'An estimate from what you enter. The rates can be changed to those that hold for you.',
    fields: [...inputs.map(({ field }) => field), ...(made.extras ?? [])],
    results: [result([main, capital(name), made.formula, made.unit ?? inputOf(name, used).field.unit])],
    main,
  }
}

/** Calculators that the words name and nothing known answers (beside known ones, those of a figure only): from the inputs that the words tell, else from those that its name means. */
export function namedSheets(words: string, known: readonly KnownSheet[]): readonly KnownSheet[] {
  const text = words.toLowerCase()
  const used = new Set<string>()
  return namesIn(text).flatMap((name) => {
    const asking = `${name} calculator`
    if (known.length > 0 && (!isFigure(name) || known.some(({ asked, subject }) => asked.test(asking) || subject?.test(asking) === true))) return []
    const told = sentences(text)
      .filter((one) => one.includes(name.split(' ').at(-1)!))
      .flatMap(inputsIn)
    const made = (told.length > 0 ? figureSheet(name, told) : null) ?? (isMoney(name) ? totalSheet(name) : figureSheet(name, measured(name)))
    return made ? [{ asked: new RegExp(`\\b${asking}`), sheet: { id: taken(used, idFrom(name, 'named')), ...made } }] : []
  })
}
