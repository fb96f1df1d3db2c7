import type { AppModel } from '../../builder/model.ts'
import { sessionCalls } from '../../builder/render/account/session-calls.ts'
import type { Refusal, SiteAccount } from '../../builder/site.ts'
import { ApiError } from './api-error.ts'

/** What the forms of accounts take, by JSON: `{ "log_in": { … } }`. Throws 400 for what no such call is. */
export function sessionTyped(body: unknown, model: AppModel): Record<string, string> {
  const [named, ...more] = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : []
  const call = sessionCalls(model).find(({ does }) => does === named?.[0])
  if (!call || more.length > 0)
    throw new ApiError('invalid', { detail: 'Send one of log_in, register, log_out, profile, password and leave, with its fields as an object.' })
  const fields: unknown = named?.[1]
  const given = typeof fields === 'object' && fields !== null ? (fields as Readonly<Record<string, unknown>>) : {}
  const texts = call.fields.flatMap(({ name }) => (Object.hasOwn(given, name) && given[name] !== null ? [[name, String(given[name])] as const] : []))
  return { ...Object.fromEntries(texts), do: call.does }
}

/** What a refusal says to a program: messages by field, or a detail about the whole. */
export function sessionRefusal({ errors }: Refusal): ApiError {
  const { '': whole, ...fields } = errors
  const named = Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, [sentence]]))
  return new ApiError('invalid', whole === undefined ? { fields: named } : { detail: whole })
}

/** The answer: who is logged in afterwards. */
export const sessionAnswer = (account: SiteAccount | null) => ({ account: account && { name: account.name, email: account.email, role: account.role } })
