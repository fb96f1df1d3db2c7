import { currencyNamed } from '../lexicon/currencies.ts'
import type { AppModel } from '../model.ts'
import { marksOf, type Rule } from './rule.ts'

const asked = /^(?:change|set|make|switch) (?:the )?currency (?:to|in|into) (.{1,24})$/i

/** "Change the currency to euros": every amount of the site is in it. */
export const setCurrency: Rule = (model, request) => {
  const match = asked.exec(request.read)
  const currency = match && currencyNamed(match[1]!)
  if (!match || !currency) return null
  const { sign, name } = currency
  const marks = marksOf(request, [[match[1]!, 'style']])
  const entities = model.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => (field.type === 'money' ? { ...field, unit: sign } : field)),
  }))
  const amounts = model.entities.flatMap(({ fields }) => fields).filter(({ type }) => type === 'money')
  if (amounts.length === 0) return { kind: 'understood', says: 'No amounts of money stand on this site.', where: '', marks }
  if (amounts.every((field) => (field.unit ?? '$') === sign)) return { kind: 'same', says: `Amounts already are in ${name}.`, where: '/', marks }
  const changed: AppModel = { ...model, entities }
  return {
    kind: 'built',
    model: changed,
    says: `All amounts are in ${name} now; the numbers stay as they are.`,
    label: `amounts in ${name}`,
    where: '/',
    marks,
  }
}

/** "Swap the background and the component colour". */
export const swapColours: Rule = (model, request) => {
  if (
    !/^(?:swap|switch|exchange) (?:the )?(?:background|two)(?: colou?r)?s?(?: (?:and|with) (?:the )?(?:component|button|element|main|accent)s?)?(?: colou?rs?)?$/i.test(
      request.read,
    )
  )
    return null
  const { background, component, named, ...rest } = model.theme
  const theme = {
    ...rest,
    background: component,
    surface: component,
    component: background,
    named: { ...(named.component ? { background: named.component } : {}), ...(named.background ? { component: named.background } : {}) },
  }
  return {
    kind: 'built',
    model: { ...model, theme },
    says: `The background is now ${component} and the parts are ${background}.`,
    label: 'colours swapped',
    where: '/',
    marks: [],
  }
}
