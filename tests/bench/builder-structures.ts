import type { AppModel, Field } from '../../builder/model.ts'
import { siteOf, stemsOf } from '../support/visitor-words.ts'

/** A thing that an engineer would keep for a description: what it may be called, and its columns, alternatives between bars. */
export interface Structure {
  readonly names: readonly string[]
  readonly fields: readonly string[]
}

interface Kept {
  readonly names: readonly string[]
  readonly fields: readonly Pick<Field, 'id' | 'label' | 'type' | 'entity'>[]
  readonly lifecycle: boolean
  /** Whether each of its rows belongs to whoever added it. */
  readonly owned: boolean
}

const families = (lines: string): readonly ReadonlySet<string>[] => lines.split(',').map((line) => new Set(stemsOf(line)))
const called = families(
  `user member account person people profile, product good merchandise commodity item, order purchase sale, booking reservation appointment, article post blog news story,
comment reply review message, rating review score evaluation, employee staff personnel worker, customer client buyer guest, payment transaction charge, course class lesson, image photo picture,
file document upload, favourite favorite bookmark wishlist collection, notification alert notice announcement reminder, inquiry enquiry question contact message, test exam quiz, history log record,
game match, job position vacancy, application request, team group, video movie film, report statistic, feedback suggestion complaint, vehicle car, hospital clinic, doctor physician, category type,
registration enrollment enrolment signup participation, message chat conversation, setting preference configuration, device equipment machine, supplier vendor, warehouse storage,
property house listing home, tenant renter, song track music, search query`,
)
const columns = families(
  `status state stage, category type kind genre class, quantity stock number count piece, name title subject headline, price cost fee amount rate total, location place address city venue area,
description detail text content body note message introduction, start begin from, end finish until due deadline, score point mark grade, duration length minute hour, level difficulty grade, method way,
reason why, result outcome, answer reply response`,
)
const vague = new Set(stemsOf('record item entry information info data list history detail log management system online digital content result'))
const people = new Set(
  stemsOf(
    'user author owner customer buyer member student patient employee player sender person client guest applicant maker creator poster visitor teacher account reporter submitter commenter uploader tenant seller candidate participant reviewer follower worker staff learner driver subscriber donor',
  ),
)
const byType: readonly (readonly [RegExp, readonly Field['type'][]])[] = [
  [/^(?:price|amount|cost|fee|total|salary|budget|value|balance|revenue|premium|deposit|rent|sum)$/, ['money']],
  [/^(?:image|photo|picture|cover|avatar|thumbnail|logo|poster|icon|media)$/, ['image']],
  [/^(?:file|attachment|document|video|audio|media|upload|source)$/, ['file', 'url', 'image']],
  [/^email$/, ['email']],
  [/^(?:phone|contact|telephone|mobile)$/, ['phone', 'email']],
  [/^(?:url|link|website|address)$/, ['url']],
  [
    /^(?:description|content|details?|text|body|notes?|message|summary|bio|instructions?|comment|introduction|remark|answer|question|reason|feedback)$/,
    ['long_text'],
  ],
  [/^(?:rating|stars?|score)$/, ['rating']],
  [/^(?:date|time|day|start|deadline|due|datetime|when|schedule)$/, ['date', 'datetime', 'time']],
]
/** Every row bears the time at which it was made. */
const made = /^(?:created|created at|timestamp|time|date|posted|published|published at|uploaded|sent|sent at|submitted|recorded|logged|at)$/

const alike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 4 && Math.abs(one.length - other.length) <= 4 && (one.startsWith(other) || other.startsWith(one)))
const ofOneFamily = (all: readonly ReadonlySet<string>[], one: string, other: string): boolean => all.some((family) => family.has(one) && family.has(other))
const same = (one: string, other: string): boolean => alike(one, other) || ofOneFamily(called, one, other)

/** How surely a name says what was wanted: 4 for the same words, 0 for none of them. */
function sureness(wanted: string, name: string): number {
  const [asked, said] = [stemsOf(wanted), stemsOf(name)]
  const [head, saidHead] = [asked.at(-1), said.at(-1)]
  if (head === undefined || saidHead === undefined) return 0
  if (asked.join(' ') === said.join(' ')) return 4
  const within = (part: readonly string[], whole: readonly string[]) =>
    part.some((one) => !vague.has(one)) && part.every((one) => vague.has(one) || whole.some((other) => alike(one, other)))
  if (within(asked, said) || (within(said, asked) && (alike(head, saidHead) || vague.has(head)))) return 3
  const short = asked.length === 1 || said.length === 1
  if (alike(head, saidHead)) return short ? 2.5 : vague.has(head) ? 0 : 1.5
  if (asked.every((one) => said.some((other) => same(one, other)))) return 2
  if (short && same(head, saidHead)) return 1.5
  return said.some((one) => one.length > 3 && !vague.has(one) && alike(one, head)) ? 1.5 : 0
}

function hasColumn(wanted: string, kept: Kept): boolean {
  return wanted.split('|').some((raw) => {
    const words = stemsOf(raw)
    const head = words.at(-1)
    if (head === undefined) return false
    if (/^(?:name|title)$/.test(raw) || made.test(raw)) return true
    if (/^(?:status|state|stage|progress)$/.test(raw) && kept.lifecycle) return true
    if (words.length === 1 && people.has(head) && kept.owned) return true
    return kept.fields.some(({ id, label, type, entity }) => {
      const said = stemsOf(`${label} ${id.replace(/[_-]/g, ' ')}`)
      return (
        words.every((word) => said.some((one) => alike(word, one))) ||
        (words.length === 1 && stemsOf(label).some((one) => ofOneFamily(columns, one, head))) ||
        (entity !== undefined && sureness(raw, entity.replace(/[_-]/g, ' ')) >= 2) ||
        byType.some(([name, types]) => name.test(raw) && types.includes(type))
      )
    })
  })
}

const own = (label: string, type: Field['type']) => ({ id: label, label, type })
/** What the site keeps, with its visitors' accounts. */
function keptIn(model: AppModel): Kept[] {
  const kept = model.entities.map(({ id, singular, plural, fields, lifecycle, write }): Kept => {
    return { names: [singular, plural, id.replace(/[_-]/g, ' ')], fields, lifecycle: lifecycle !== undefined, owned: write === 'anyone' }
  })
  if (!model.accounts) return kept
  const fields = [own('name', 'text'), own('username', 'text'), own('email', 'email'), own('password', 'text'), own('role', 'choice'), own('status', 'choice')]
  const names = ['user', 'account', 'member', 'profile', ...model.roles.map((role) => role.name)]
  return [...kept, { names, fields: [...fields, ...model.accounts.fields], lifecycle: false, owned: true }]
}

/** What is missing of a wanted thing: null where nothing of that name is kept, else the columns it lacks. */
function lackOf({ names, fields }: Structure, kept: readonly Kept[]): readonly string[] | null {
  const found = kept.flatMap((one) => {
    const sure = Math.max(...names.flatMap((wanted) => one.names.map((name) => sureness(wanted, name))))
    if (sure < 1.5) return []
    const lack = fields.filter((field) => !hasColumn(field, one))
    return [{ lack, fit: 1 - lack.length / fields.length + sure / 5 }]
  })
  return found.length === 0 ? null : found.reduce((best, one) => (one.fit > best.fit ? one : best)).lack
}

/** How many of the things that engineers listed for descriptions, before seeing a site, are kept with at least two thirds of their columns. */
export function structureLines(listed: readonly { readonly words: string; readonly entities: readonly Structure[] }[]): string[] {
  let [all, right, missing] = [0, 0, 0]
  for (const { words, entities } of listed) {
    const kept = keptIn(siteOf(words))
    for (const wanted of entities) {
      const lack = lackOf(wanted, kept)
      all += 1
      if (lack === null) missing += 1
      else if (lack.length <= wanted.fields.length / 3) right += 1
    }
  }
  const percent = (part: number) => `${((100 * part) / all).toFixed(1)} %`
  return [
    `${listed.length} descriptions, ${all} data structures listed by hand: right ${percent(right)}, kept by no name like theirs ${percent(missing)} (goal: 81 % right)`,
  ]
}
