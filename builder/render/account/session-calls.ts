import type { AppModel, Field } from '../../model.ts'
import { ownFields, rolesToChoose } from './who.ts'

/** One call of `/_session` by JSON: the name of what it does, and the fields of its object. */
export interface SessionCall {
  readonly does: 'log_in' | 'register' | 'log_out' | 'profile' | 'password' | 'leave'
  readonly fields: readonly {
    readonly name: string
    readonly type: Field['type'] | 'password'
    readonly required: boolean
    readonly choices?: readonly string[]
  }[]
}

/** The calls that a site with accounts takes as `POST /_session` with `{ "log_in": { … } }`: 200 with `{ "account": { name, email, role } | null }`, 400, 403 or 429. */
export function sessionCalls(model: AppModel): readonly SessionCall[] {
  const { accounts } = model
  if (!accounts) return []
  const one = (name: string, type: SessionCall['fields'][number]['type'], required = true) => ({ name, type, required })
  const asked = accounts.fields.filter(({ id }) => accounts.asked.includes(id)).map(({ id, type, required }) => one(id, type, required))
  const roles = rolesToChoose(
    model,
    model.roles.filter(({ manages }) => !manages).map(({ id }) => id),
  ).map(({ id }) => id)
  return [
    { does: 'log_in', fields: [one('login', accounts.phone ? 'text' : 'email'), one('password', 'password')] },
    {
      does: 'register',
      fields: [
        one('name', 'text'),
        one('email', 'email'),
        ...asked,
        one('password', 'password'),
        ...(roles.length > 1 ? [{ ...one('role', 'choice'), choices: roles }] : []),
      ],
    },
    { does: 'log_out', fields: [] },
    { does: 'profile', fields: [one('name', 'text'), one('email', 'email'), ...ownFields(accounts).map(({ id, type, required }) => one(id, type, required))] },
    { does: 'password', fields: [one('current', 'password'), one('password', 'password')] },
    { does: 'leave', fields: [one('current', 'password')] },
  ]
}
