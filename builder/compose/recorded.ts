import { isNews } from '../lexicon/houses.ts'
import type { KitName } from '../lexicon/kits.ts'
import { type Recorded, recorded } from '../lexicon/recorded.ts'
import { named } from '../lexicon/shape.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { oneInPractice } from './in-practice.ts'
import type { Kind, Plan } from './plan.ts'
import { type Thing, thingOf } from './thing.ts'

const most = 14
/** Kits of what no visitor comes for. */
export const noted: ReadonlySet<KitName> = new Set(['introduction', 'visit_count', 'click', 'claim_record', 'paid_view'])
/** Kits of many things, of which another says nothing of this one. */
const wide = /^(?:video|job|document|log|article|transaction|payment|trade_\w+)$/
const isKept = ({ things }: Plan, { lacks, kit }: Recorded): boolean =>
  things.some(
    (thing) => [thing.noun, ...thing.fields.map(({ label }) => label.toLowerCase())].some((name) => lacks.test(name)) || (thing.kit === kit && !wide.test(kit)),
  )
const isOf = ({ things }: Plan, { of }: Recorded): boolean => of === undefined || things.some(({ kit }) => of.includes(kit))

function shown(plan: Plan, { noun, kit }: Kind): Thing {
  const thing = thingOf(noun, kit)
  thing.views.add('')
  plan.things.push(thing)
  return thing
}

/** What the first of the clauses that name the doing calls what is kept of it; undefined where none does. */
function nounIn({ said, noun }: Recorded, clauses: readonly Said[]): { readonly noun: string; readonly clause: Clause } | undefined {
  for (const { text, clause } of clauses) {
    const found = said.exec(text)
    if (found) return { noun: noun.replace('$1', found.slice(1).find((caught) => caught !== undefined) ?? ''), clause }
  }
  return undefined
}
interface Said {
  readonly text: string
  readonly clause: Clause
}
/** What was asked for nothing that is kept is asked of these rows. */
function asked({ fates }: Plan, { asks }: Clause, thing: Thing): void {
  for (const ask of asks) if (/^(?:understood|nothing)$/.test(fates.get(ask)?.is ?? 'nothing')) fates.set(ask, { is: 'thing', thing, partly: false })
}

/** Keeps what is noted of doings that the words name without what is kept of them: "monitor website traffic" keeps how many came to which page. */
export function recordedIn(plan: Plan, { clauses, words }: Brief): void {
  const before = plan.things.length
  const said = clauses.flatMap((clause) => (clause.mode === 'style' ? [] : [{ text: words.slice(clause.start, clause.end).toLowerCase(), clause }]))
  for (const one of recorded) {
    const found = plan.things.length < most && isOf(plan, one) ? nounIn(one, said) : undefined
    if (found === undefined || isKept(plan, one) || one.unless?.test(words)) continue
    const { noun, clause } = found
    const thing = shown(plan, { noun, kit: one.kit })
    thing.own = one.own ?? false
    if (one.fields !== undefined) Object.assign(thing, { meant: named(one.kit, noun, one.fields, ...(one.rows ?? [])), isLeft: one.holdsAll === undefined })
    asked(plan, clause, thing)
    if (one.holdsAll) thing.holdsAll = one.holdsAll
    if (one.made !== undefined) thing.makes.push({ verb: one.made, role: '', about: '' })
  }
  if (plan.things.length > before) oneInPractice(plan)
}

/** "An about page", and "about, services, and contact pages". */
const aboutPage = /\babout(?: us)?(?:,(?: and)? [a-z]{2,20}){0,5}(?:,? and [a-z]{2,20})? pages?\b/i
/** The page on which a site introduces itself is of parts that whoever runs it changes, as are the news that a house tells of itself. */
export function introduced(plan: Plan, words: string): void {
  if (aboutPage.test(words)) plan.pages.add('about')
  for (const thing of plan.isHouse ? plan.things.filter(({ kit, noun }) => kit === 'article' && isNews(noun)) : []) {
    thing.makes.splice(0, thing.makes.length, ...thing.makes.filter(({ role }) => role !== ''))
    for (const by of [thing.manages, thing.edits, thing.deletes]) by.delete('')
    thing.views.add('')
  }
  if (plan.pages.has('about') && plan.things.length < most) shown(plan, { noun: 'about page section', kit: 'introduction' })
}
