import { managerOf } from '../../compose/running.ts'
import { sampleMail } from '../../compose/sample-mail.ts'
import type { Entity, Value, Values } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { entityIn } from '../trade/parts.ts'

export interface Somebody {
  readonly name: string
  readonly email: string
}

/** Who stands for those who use the site: the sample accounts that do not run it, else all of them. */
export function usersOf({ model }: Draft): readonly Somebody[] {
  const all = model.accounts?.samples.filter(({ active }) => active) ?? []
  const runs = managerOf(model.roles)?.id
  const users = all.filter(({ role }) => role !== runs)
  return users.length > 0 ? users : all
}
/** One of them by number, and none of that name. */
export function another(users: readonly Somebody[], at: number, name: string): Somebody | undefined {
  const others = users.filter((one) => one.name !== name)
  return others[at % Math.max(1, others.length)]
}

const person = /^(?:name|your name|from|sender|requested by|entered by|asked by|posted by|customer|student|patient|member)$/i
const nameIn = ({ fields }: Entity, seed: Values): string => {
  const field = fields.find(({ type, label }) => type === 'text' && person.test(label))
  return field ? String(seed[field.id] ?? '') : ''
}
const isBlank = (value: Value | undefined): boolean => value === undefined || value === null || value === ''

/** Sample rows that are for an account, or name who wrote or asked, do: those of the sample accounts. */
export const sampleAccounts: Completer = (draft) => {
  if (!draft.model.accounts) return draft
  const users = usersOf(draft)
  const entities = users.length === 0 ? [] : draft.model.entities.filter((entity) => blanksIn(entity).length > 0)
  return entities.reduce((so_far, { id }) => filled(so_far, entityIn(so_far, id)!, users), draft)
}

const byWhom = /^(?:written_by|asked_by|made_by|entered_by)$/
/** The fields of an entity that no sample row has a value in, of those that name an account. */
const blanksIn = ({ fields, shared, seeds }: Entity): readonly string[] =>
  seeds.length === 0
    ? []
    : fields.flatMap(({ id, type }) =>
        ((id === shared && type === 'email') || (type === 'text' && byWhom.test(id))) && seeds.every((seed) => isBlank(seed[id])) ? [id] : [],
      )

function filled(draft: Draft, entity: Entity, users: readonly Somebody[]): Draft {
  const blanks = blanksIn(entity)
  const seeds = entity.seeds.map((seed, index) => {
    const values = blanks.map(
      (id) => [id, id === entity.shared ? whose(draft, entity, seed, index, users) : nameIn(entity, seed) || another(users, index, '')!.name] as const,
    )
    return { ...seed, ...Object.fromEntries(values) }
  })
  return withModel(draft, { entities: draft.model.entities.map((one) => (one === entity ? { ...entity, seeds } : one)) })
}

/** For whom a row is: for whoever the row is that it is about, where that tells, else for one of the accounts. */
function whose(draft: Draft, entity: Entity, seed: Values, index: number, users: readonly Somebody[]): string {
  const own = String(seed[entity.title] ?? '')
  const shared = entity.fields.find(({ id }) => id === entity.shared)
  if (shared && /^their address$/i.test(shared.label)) return users.find(({ name }) => name === own)?.email ?? sampleMail(own)
  for (const { type, id, entity: to } of entity.fields) {
    const about = type === 'reference' && to !== entity.id ? entityIn(draft, to) : undefined
    const row = about?.seeds[Number(seed[id] ?? -1)]
    if (!about || !row) continue
    const told = about.shared === undefined ? row.email : row[about.shared]
    if (typeof told === 'string' && told.includes('@')) return told
    const named = users.find(({ name }) => name === nameIn(about, row))
    if (named) return named.email
  }
  return another(users, index, nameIn(entity, seed))!.email
}
