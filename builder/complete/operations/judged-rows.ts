import { judge, type Rule } from '../../judge.ts'
import type { Effect, Entity, Field, Values } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'
import { newEntityId } from '../trade/parts.ts'
import type { Kind } from './judged-kinds.ts'

export type Judged = Extract<Effect, { kind: 'judged' }>
type List = Judged['lists'][number]

const choice = (id: string, label: string, choices: readonly string[]): Field => ({ id, label, type: 'choice', required: true, choices: [...choices] })

/** The sample rules; what is on a blacklist or a whitelist is a rule where the site keeps no such list. */
function samplesIn({ model }: Draft, { rules, listed, fields }: Kind): Kind['rules'] {
  const keeps = (of: RegExp) => model.entities.some((entity) => of.test(entity.singular) && plainOf(entity))
  const sender = fields[0]?.label ?? 'Anywhere'
  const black = keeps(blacks) ? [] : [['Blacklist', sender, listed.black.join(', '), 2] as const]
  const white = keeps(whites) ? [] : [['Whitelist', sender, listed.white.join(', '), 0] as const]
  return [...rules, ...black, ...white]
}

/** The rules as rows that name what they look for, and where what has it goes. */
export function rulesFor(draft: Draft, kind: Kind, singular: string, role: string | undefined): Entity {
  return {
    id: newEntityId(draft, `${singular.replaceAll(' ', '_')}s`),
    singular,
    plural: `${singular}s`,
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      choice('where', 'Looks at', ['Anywhere', ...kind.fields.map(({ label }) => label)]),
      { id: 'match', label: 'Contains', type: 'text', required: true, help: 'Words or addresses, parted by commas; * stands for anything.' },
      choice('sends', 'Goes to', kind.places),
      choice('state', 'State', ['On', 'Off']),
    ],
    read: 'public',
    write: role ? 'managed' : 'anyone',
    seeds: samplesIn(draft, kind).map(([name, where, match, sends]): Values => ({ name, where, match, sends: kind.places[sends], state: 'On' })),
  }
}

const blacks = /\b(?:black ?list|block ?list|blocked|banned)/
const whites = /\b(?:white ?list|allow ?list|trusted|safe sender)/
const worded = /^(?:sensitive|banned|forbidden|prohibited|blocked|illegal|offensive|bad)? ?(?:key)?word$/
const plainOf = ({ title, fields }: Entity): boolean => fields.some(({ id, type }) => id === title && type === 'text')
const usualOf = (entity: Entity): List['usual'] | null => {
  if (!plainOf(entity)) return null
  return whites.test(entity.singular) ? 'passed' : blacks.test(entity.singular) || worded.test(entity.singular) ? 'caught' : null
}

/** Sample entries of lists that the sample texts meet. */
export function withListed(draft: Draft, kind: Kind): Draft {
  const entities = draft.model.entities.map((entity) => {
    const usual = usualOf(entity)
    const of = usual === null || worded.test(entity.singular) ? [] : usual === 'passed' ? kind.listed.white : kind.listed.black
    const named = entity.fields.find(({ id }) => id === 'kind')?.choices ?? []
    const kindOf = (match: string): string | undefined =>
      named.find((one) => (/@/.test(match) ? /mail/i : /^[\d.*]+$/.test(match) ? /ip/i : /\.\w+$/.test(match) ? /domain/i : /user/i).test(one))
    const seeds = entity.seeds.map((seed, index): Values => {
      const match = of[index]
      if (match === undefined) return usual === 'passed' && of.length > 0 ? { ...seed, [entity.title]: `colleague-${index}@team.example` } : seed
      return {
        ...seed,
        [entity.title]: match,
        ...(kindOf(match) && { kind: kindOf(match)! }),
        ...(entity.lifecycle && { [entity.lifecycle.field]: entity.lifecycle.initial }),
      }
    })
    return of.length > 0 ? { ...entity, seeds } : entity
  })
  return withModel(draft, { entities })
}

/** All that texts are held against: the rules, and each list of words or senders. */
export const listsIn = ({ model }: Draft, rules: Entity): readonly List[] => [
  {
    entity: rules.id,
    name: 'name',
    match: 'match',
    where: 'where',
    sends: 'sends',
    usual: 'caught',
    on: { field: 'state', is: 'On' },
    own: rules.write === 'anyone',
  },
  ...model.entities.flatMap((entity): List[] => {
    const usual = usualOf(entity)
    const { id, title, lifecycle, read } = entity
    return usual
      ? [
          {
            entity: id,
            name: title,
            match: title,
            where: null,
            sends: null,
            usual,
            on: lifecycle ? { field: lifecycle.field, is: lifecycle.initial } : null,
            own: read === 'own',
          },
        ]
      : []
  }),
]

/** The sample texts with what the sample rules and lists make of them. */
export function samplesOf(draft: Draft, kind: Kind, rules: Entity): readonly Values[] {
  const own = samplesIn(draft, kind).map(([name, where, match, sends]): Rule => ({ name, where, match, sends: (['passed', 'held', 'caught'] as const)[sends] }))
  const listed = listsIn(draft, rules)
    .slice(1)
    .flatMap(({ entity: id, match, usual, on }) =>
      (draft.model.entities.find((entity) => entity.id === id)?.seeds ?? []).flatMap((seed): Rule[] =>
        on && seed[on.field] !== on.is ? [] : [{ name: String(seed[match]), match: String(seed[match]), where: '', sends: usual }],
      ),
    )
  return kind.samples.map((texts, index): Values => {
    const { is, by, found } = judge(
      kind.fields.map(({ label }, at) => ({ label, text: texts[at] ?? '' })),
      [...own, ...listed],
    )
    const at = is === 'passed' ? 0 : is === 'held' ? 1 : 2
    const rule = by === null ? 'No rule matched' : by.name.toLowerCase() === found ? by.name : `${by.name}: “${found}”`
    return {
      ...Object.fromEntries(kind.fields.map(({ id }, part) => [id, texts[part] ?? ''])),
      verdict: kind.verdicts[at],
      rule,
      place: kind.places[at],
      checked_on: `-${index + 1}d`,
    }
  })
}

/** What was held against the rules, with what became of it. */
export function checksFor(draft: Draft, { singular, plural, fields, verdicts, places }: Kind, seeds: readonly Values[]): Entity {
  const [passed, held, caught] = places
  return {
    id: newEntityId(draft, plural.replaceAll(' ', '_')),
    singular,
    plural,
    title: fields[0]!.id,
    fields: [
      ...fields,
      { ...choice('verdict', 'Verdict', verdicts), required: false },
      { id: 'rule', label: 'By', type: 'text', required: false },
      { id: 'checked_on', label: 'Checked on', type: 'date', required: false },
      { ...choice('place', 'Place', places), required: false },
    ],
    read: 'own',
    write: 'anyone',
    lifecycle: {
      field: 'place',
      initial: passed,
      transitions: [
        { id: 'let_pass', name: `Move to ${passed.toLowerCase()}`, from: [held, caught], to: passed },
        { id: 'catch', name: `Move to ${caught.toLowerCase()}`, from: [passed, held], to: caught },
      ],
    },
    seeds: [...seeds],
  }
}
