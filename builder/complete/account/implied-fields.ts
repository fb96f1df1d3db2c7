import { kitField } from '../../compose/field.ts'
import { type ImpliedOnAccount, impliedOnAccounts } from '../../lexicon/implied-on-accounts.ts'
import type { Entity, Field, Value } from '../../model.ts'
import type { Draft } from '../draft.ts'

export interface ImpliedField {
  readonly field: Field
  readonly given: boolean
  /** What the account of that number says. */
  readonly sample: (index: number) => Value
}

/** What accounts have of whoever has one by what the words say of people: a firm, a class, a level, how to reach them. */
export function impliedFields(draft: Draft): readonly ImpliedField[] {
  const { brief, plan, model } = draft
  const clauses = brief.clauses.flatMap(({ mode, start, end }) => (mode === 'style' ? [] : [brief.words.slice(start, end).toLowerCase()]))
  const said = [...clauses, ...model.roles.map(({ name }) => name.toLowerCase())]
  const text = clauses.join(' . ')
  const isImplied = ({ said: words, besides, unless }: ImpliedOnAccount): boolean =>
    said.some((one) => words.test(one)) && (besides === undefined || besides.test(text)) && !unless?.test(text)
  return impliedOnAccounts.filter(isImplied).flatMap((one) => {
    const { field } = kitField(one.field)
    const table = one.among && model.entities.find(({ plural }) => one.among!.test(plural))
    const choices = (table && namesIn(table)) ?? field.choices
    const isKept = plan.things.some(
      ({ kit, fields }) => (one.among && kit === 'subscription') || (!one.among && fields.some(({ label }) => label === field.label && field.type !== 'phone')),
    )
    const samples = choices ?? one.samples
    return isKept
      ? []
      : [
          {
            field: { ...field, required: false, ...(choices && { choices }) },
            given: one.given ?? false,
            sample: (index: number) => samples[index % samples.length]!,
          },
        ]
  })
}

/** The names of levels, the least first where a number tells. */
function namesIn({ title, fields, seeds }: Entity): string[] | undefined {
  const by = fields.find(({ type }) => type === 'number' || type === 'money')
  const ordered = by ? seeds.toSorted((one, other) => Number(one[by.id] ?? 0) - Number(other[by.id] ?? 0)) : seeds
  const names = [...new Set(ordered.flatMap((seed) => (typeof seed[title] === 'string' && seed[title] !== '' ? [String(seed[title])] : [])))]
  return names.length > 1 ? names : undefined
}
