import { capital, listed } from '../lexicon/inflect.ts'
import type { AppModel, Field } from '../model.ts'
import { fieldFor, namesOf, someOf, wantedFields } from './field-words.ts'
import { entityNamed, plain } from './find.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const adding = /^(?:add|include|put|ask for|collect)\s+(.{1,200}?)\s+(?:to|on|in|for|from)\s+(?:the\s|each\s|every\s|all\s|our\s)?(.{3,40})$/isu
const having =
  /^(?:the |each |every |all )?(.{3,40}?)\s+(?:should|must|need to|have to)\s+(?:also )?(?:have|give|enter|provide|fill in|tell)\s+(?:an? |their |the )?(.{2,120})$/isu
const accounts = /^(?:accounts?|profiles?|user profiles?|registration(?: form)?|sign-?up form|register page|registration page)$/i
const most = 16

/** What the words are about: the accounts of the site, by that word or by the role of whoever has one. */
function areAccounts(model: AppModel, words: string): boolean {
  if (accounts.test(words)) return true
  if (entityNamed(model, words)) return false
  const one = plain(words)
  return model.roles.some(({ name, manages }) => !manages && plain(name) === one) || /^(?:member|user|account|customer profile)$/.test(one)
}

const requiring =
  /^(?:make|set|mark)\s+(?:the\s)?(.{2,60}?)\s+(?:of|for|in|on)\s+(?:the\s)?(accounts?|profiles?|registration(?: form)?)\s+(?:as |to be )?(required|mandatory|optional)$/iu

/** Whether registration must have a field: "make the insurance number of accounts required". */
export const requireAccountField: Rule = (model, request): Answer | null => {
  const { accounts: kept } = model
  const match = requiring.exec(request.read)
  const field = match && kept?.fields.find(({ label }) => plain(label) === plain(match[1]!))
  if (!kept || !match || !field) return null
  const required = !/optional/i.test(match[3]!)
  const marks = marksOf(request, [[match[1]!, 'thing']])
  const says = `${field.label} ${field.required === required ? 'already is' : 'is now'} ${required ? 'required' : 'optional'} at registration.`
  if (field.required === required) return { kind: 'same', says, where: kept.register, marks }
  const after = { ...kept, fields: kept.fields.map((one) => (one === field ? { ...field, required } : one)) }
  return {
    kind: 'built',
    model: { ...model, accounts: after },
    says,
    label: `${required ? 'required' : 'optional'} ${field.label.toLowerCase()}`,
    where: kept.register,
    marks,
  }
}

/** What people tell of themselves as they register: "add an insurance number to patients", "members should give their birthday". */
export const addAccountFields: Rule = (model, request): Answer | null => {
  const { accounts: kept } = model
  const add = adding.exec(request.read)
  const has = add ? null : having.exec(request.read)
  const [what, whom] = add ? [add[1]!, add[2]!] : has ? [has[2]!, has[1]!] : []
  if (!kept || !what || !whom || !areAccounts(model, whom) || /\b(?:page|section|button|role|when|where|that|who|which)\b/i.test(what)) return null
  const wanted = wantedFields(what)
  if (wanted.length === 0) return null
  const marks = marksOf(
    request,
    wanted.map(({ words }) => [words, 'thing'] as const),
  )
  const isThere = (words: string) => /^(?:name|e-?mail(?: address)?|password)$/i.test(words) || kept.fields.some(({ label }) => plain(label) === plain(words))
  const fresh = wanted.filter(({ words }) => !isThere(words))
  if (fresh.length === 0)
    return { kind: 'same', says: `Accounts already have ${listed(wanted.map(({ words }) => words.toLowerCase()))}.`, where: kept.register, marks }
  if (kept.fields.length + fresh.length > most) return { kind: 'understood', says: `Accounts hold ${most} fields at most.`, where: '', marks }
  let fields: readonly Field[] = kept.fields
  for (const one of fresh) fields = [...fields, fieldFor(model, { id: 'accounts', fields: [...fields] }, one)]
  const added = fields.slice(kept.fields.length)
  const after = { ...kept, fields: [...fields], asked: [...kept.asked, ...added.map(({ id }) => id)] }
  const says = `${capital(whom.replace(/^(?:the|our|all)\s+/i, ''))} now give ${someOf(added)} when they register, and can change ${added.length > 1 ? 'them' : 'it'} on their account page.`
  return {
    kind: 'built',
    model: { ...model, accounts: after },
    says: accounts.test(whom) ? says.replace(/^.*? now give /, 'Everybody now gives ') : says,
    label: `${namesOf(added)} at registration`,
    where: kept.register,
    marks,
  }
}
