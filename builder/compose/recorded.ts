import type { KitName } from '../lexicon/kits.ts'
import { type Recorded, recorded } from '../lexicon/recorded.ts'
import type { Brief } from '../read/brief.ts'
import type { Kind, Plan } from './plan.ts'
import { thingOf } from './thing.ts'

const most = 14
/** Kits of what no visitor comes for. */
export const noted: ReadonlySet<KitName> = new Set(['introduction', 'visit_count', 'click', 'claim_record', 'paid_view'])
const isKept = ({ things }: Plan, { lacks, kit }: Recorded): boolean =>
  things.some(
    (thing) => [thing.noun, ...thing.fields.map(({ label }) => label.toLowerCase())].some((name) => lacks.test(name)) || (thing.kit === kit && kit !== 'video'),
  )
const isOf = ({ things }: Plan, { of }: Recorded): boolean => of === undefined || things.some(({ kit }) => of.includes(kit))

function shown(plan: Plan, { noun, kit }: Kind): void {
  const thing = thingOf(noun, kit)
  thing.views.add('')
  plan.things.push(thing)
}

/** Keeps what is noted of doings that the words name without what is kept of them: "monitor website traffic" keeps how many came to which page. */
export function recordedIn(plan: Plan, { clauses, words }: Brief): void {
  const said = clauses.filter(({ mode }) => mode !== 'style').map(({ start, end }) => words.slice(start, end).toLowerCase())
  for (const one of recorded)
    if (plan.things.length < most && said.some((clause) => one.said.test(clause)) && !isKept(plan, one) && isOf(plan, one)) shown(plan, one)
}

/** The page on which a site introduces itself is of parts that whoever runs it changes. */
export function introduced(plan: Plan): void {
  if (plan.pages.has('about') && plan.things.length < most) shown(plan, { noun: 'about page section', kit: 'introduction' })
}
