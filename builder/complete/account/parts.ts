import { fieldFor, kitField } from '../../compose/field.ts'
import { idFrom } from '../../compose/ids.ts'
import { sampleMail } from '../../compose/sample-mail.ts'
import { additionsIn, keptIn } from '../../lexicon/at-work.ts'
import { capital, plural, singular } from '../../lexicon/inflect.ts'
import { leftOnAccounts } from '../../lexicon/left-on-accounts.ts'
import { givenNames, isManaging, peopleNouns } from '../../lexicon/people.ts'
import type { Accounts, Entity, Field, Role } from '../../model.ts'
import type { Ask } from '../../read/ask.ts'
import type { Phrase } from '../../read/phrase.ts'
import { chanceOf } from '../../render/art/chance.ts'
import type { Draft } from '../draft.ts'
import type { ImpliedField } from './implied-fields.ts'
import type { Wanted } from './wants.ts'

const names = givenNames as unknown as [string, ...string[]]

const words = ({ seeds }: Entity, field: string, index: number): string => {
  const value = seeds[index]?.[field]
  return typeof value === 'string' ? value : ''
}

/** What the demonstration account tells of itself where every account has to. */
const usual = ({ type, label, choices, min }: Field): string | number | null =>
  type === 'phone'
    ? '+1 555 0147'
    : type === 'choice'
      ? (choices?.[0] ?? null)
      : type === 'number'
        ? Math.max(min ?? 0, 30)
        : type === 'date'
          ? '1990-05-14'
          : type === 'boolean'
            ? null
            : label

/** The demonstration account: the first of the sample profiles, where the site had some. */
export function demoOf(draft: Draft, profiles: Entity | undefined, fields: readonly Field[], implied: readonly ImpliedField[]): Accounts['demo'] {
  const told = profiles && words(profiles, 'name', 0)
  const name = told || chanceOf(`${draft.model.name} account`).pick(names)
  const seed = profiles?.seeds[0] ?? {}
  const values = fields.flatMap((field) => {
    const value =
      seed[field.id] ?? implied.find((one) => one.field.id === field.id)?.sample(0) ?? (field.required || field.type === 'phone' ? usual(field) : null)
    return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? [[field.id, value] as const] : []
  })
  return { name, email: sampleMail(name), password: 'look-around', values: Object.fromEntries(values) }
}

/** Accounts that stand for those who will register: the sample rows of the list that the accounts take the place of, else a few of each role. */
export function samplesOf(draft: Draft, listed: Entity | undefined, demo: string, implied: readonly ImpliedField[]): Accounts['samples'] {
  const { roles, name } = draft.model
  const [plain, managing] = [roles.filter(({ manages }) => !manages), roles.filter(({ manages }) => manages)]
  const held = Array.from({ length: Math.max(plain.length, managing.length) }, (_, index) => [plain[index], managing[index]])
    .flat()
    .filter((role) => role !== undefined)
  const chance = chanceOf(`${name} people`)
  const drawn = listed ? listed.seeds.map((_, index) => words(listed, 'name', index)) : Array.from({ length: 6 }, () => chance.pick(names))
  const known = [...new Set(drawn)].filter((one) => one !== '' && one !== demo).slice(0, 8)
  const state = listed?.lifecycle
  return known.map((one, index) => ({
    name: one,
    email: sampleMail(one),
    role: (held[index] ?? plain[index % Math.max(1, plain.length)])?.id ?? null,
    ...(implied.length > 0 && { values: Object.fromEntries(implied.map(({ field, sample }) => [field.id, sample(index + 1)])) }),
    active: !listed || !state || !/deactivat|block|disabled|suspend|inactive/i.test(words(listed, state.field, drawn.indexOf(one))),
  }))
}

const kept = new Set<Field['type']>(['text', 'long_text', 'phone', 'date', 'choice', 'number', 'url', 'boolean'])

const always =
  /^(?:(?:user_?|full_|first_|last_)?name|email|password|status|phone|mobile|phone_number|account|user|personal_info|information|detail|verification|captcha|code)/
/** What an account has beside name, email address and password: what profiles had, and a phone number where the words have one. */
export function fieldsOf(
  draft: Draft,
  profiles: Entity | undefined,
  wanted: readonly Wanted[],
  implied: readonly ImpliedField[],
): { readonly fields: Field[]; readonly phone: boolean; readonly asked: readonly string[] } {
  const text = wanted.map(({ clause }) => draft.brief.words.slice(clause.start, clause.end).toLowerCase()).join('\n')
  const phone = /\b(?:phone|mobile|cell|telephone)(?: phone)?(?: numbers?)?\b/.test(text.replace(/mobile (?:app|end|device|web)/g, ''))
  const own = (profiles?.fields ?? [])
    .filter((field) => kept.has(field.type) && !/^(?:name|email|password|status)$/.test(field.id) && field.id !== profiles?.lifecycle?.field)
    .slice(0, 5)
    .map((field): Field => ({ ...field, required: false }))
  const number: Field = { id: 'phone', label: 'Phone number', type: 'phone', required: phone }
  const saidIn = (fits: (ask: Ask) => boolean): Field[] =>
    wanted
      .flatMap(({ ask }) => (ask && fits(ask) ? ask.fields : []))
      .map((phrase) => fieldFor(labelOf(phrase)))
      .filter((field) => kept.has(field.type) && !always.test(field.id))
  const joining = new Set(saidIn(({ kind, verb }) => kind === 'session' && verb === 'register').map(({ id }) => id))
  const told = saidIn(({ kind, object }) => kind === 'session' || object?.own === true || /profile$/.test(object?.noun ?? '')).map((field) =>
    joining.has(field.id) ? { ...field, required: true } : field,
  )
  const others = (told.length > 0 ? told : own.filter(({ type }) => type !== 'phone')).slice(0, 8)
  const alone = own.length > 0 || !wanted.some(({ want }) => want === 'account') ? own : [number]
  const said = told.length > 0 ? others : alone
  const all = [...(phone ? [number, ...others] : said), ...leftOn(draft), ...practisedBy(draft), ...implied.map(({ field }) => field)]
  const fields = all.filter(({ id }, index) => all.findIndex((field) => field.id === id) === index)
  return { fields, phone, asked: fields.flatMap(({ id }) => (joining.has(id) || (phone && id === 'phone') ? [id] : [])) }
}

/** What somebody sets for themselves or has left: a size of text, free tries. */
function leftOn({ brief: { clauses, words }, plan }: Draft): Field[] {
  const said = clauses.flatMap(({ mode, start, end }) => (mode === 'style' ? [] : [words.slice(start, end).toLowerCase()]))
  const text = said.join(' . ')
  return leftOnAccounts
    .filter((one) => said.some((clause) => one.said.test(clause)) && !one.unless?.test(text))
    .flatMap(({ fields }) => fields.split(';').map((part) => kitField(part).field))
    .filter(({ label }) => !plan.things.some(({ fields }) => fields.some((field) => field.label === label)))
}

const mostPractised = 3
/** What the practices that the site is of keep of people whom only their accounts stand for: a donor's blood group. */
function practisedBy({ plan, model }: Draft): Field[] {
  const roles = model.roles.filter(({ manages }) => !manages).map(({ name }) => name.toLowerCase())
  return roles
    .filter((role) => !plan.things.some(({ noun, singular: one }) => noun === role || one === role))
    .flatMap((role) => [...additionsIn(plan.practices, role), ...keptIn(plan.practices, role)])
    .map(kitField)
    .filter(({ field, refers }) => refers === null && kept.has(field.type))
    .slice(0, mostPractised)
    .map(({ field }) => field)
}

/** "interests" are several, "a native language" is one. */
function labelOf({ noun, light, plural: many }: Phrase): string {
  const words = light === '' ? noun : `${noun} ${light}`
  return many && fieldFor(words).type === 'text' ? plural(words) : words
}

const registersAs = /\bregist\w*\b.*?\bas (?:an? |either |the )*((?:[\p{L}-]+(?:,? (?:or|and) |, ))+(?:an? )?[\p{L}-]+(?: [\p{L}-]+)?)/iu

/** The roles that the words let people register as: "register as customers or drivers". */
export function namedRoles(draft: Draft, wanted: readonly Wanted[]): Role[] {
  const said = wanted.flatMap(({ clause, want }) => {
    const text = draft.brief.words.slice(clause.start, clause.end)
    return want === 'register' ? (registersAs.exec(text)?.[1]?.split(/,? (?:or|and) |, /) ?? []) : []
  })
  const nouns = [...new Set(said.map((one) => singular(one.replace(/^an? /i, '').trim().toLowerCase())))]
  const people = nouns.filter((noun) => peopleNouns.has(noun.slice(noun.lastIndexOf(' ') + 1)) && !isManaging(noun))
  return people.length < 2 ? [] : people.slice(0, 4).map((noun) => ({ id: idFrom(noun, 'role'), name: capital(noun), manages: false }))
}

/** Roles that people can register as: those that the words name for it, else all that do not keep order over the site, where there are several. */
export function rolesOf(roles: readonly Role[], named: readonly Role[], isKeeper: (role: Role) => boolean): string[] {
  if (named.length > 1) return named.map(({ id }) => id)
  const open = roles.filter((role) => !isKeeper(role))
  return open.length > 1 ? open.map(({ id }) => id) : []
}
