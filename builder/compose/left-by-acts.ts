import { headOf, singular, titled } from '../lexicon/inflect.ts'
import { type LeftByAct, type LeftRows, leftAsRows, leftOnRows } from '../lexicon/left-by-acts.ts'
import { leftByPhrases as phrases } from '../lexicon/left-by-phrases.ts'
import { isManaging, isPlainUser } from '../lexicon/people.ts'
import { living, named } from '../lexicon/shape.ts'
import type { Brief } from '../read/brief.ts'
import { type ActSaid, actsSaid, formsOf, saidOf, type Verbs } from './acts-said.ts'
import { keep, type Plan } from './plan.ts'
import type { Cast } from './roles.ts'
import { groupOf, type Thing } from './thing.ts'

const most = 16
const rules = [...leftOnRows, ...leftAsRows]
const rulesOf = new Map<string, LeftByAct[]>()
for (const rule of rules) for (const verb of rule.verbs) rulesOf.set(verb, [...(rulesOf.get(verb) ?? []), rule])
const verbs: Verbs = {
  forms: formsOf(new Set([...rulesOf.keys()].map((verb) => verb.split(' ')[0]!))),
  particles: new Set([...rulesOf.keys()].filter((verb) => verb.includes(' '))),
  wide: new Set(rules.flatMap((rule) => (rule.wide ? rule.verbs : []))),
}

const isRun = (actors: readonly string[]): boolean => actors.some((actor) => actor !== '' && isManaging(actor))
const isUsed = (actors: readonly string[]): boolean => actors.length === 0 || actors.every((actor) => actor === '' || isPlainUser(actor))

const groupIn = (thing: Thing): string => (thing.kit === 'thing' ? 'thing' : groupOf(thing))
function holds({ to, of, not, beside, unless, by }: LeftByAct, { thing, after, actors }: ActSaid): boolean {
  if ((to && !to.test(groupIn(thing))) || (of && !of.test(thing.noun)) || not?.test(thing.noun)) return false
  if ((beside && !beside.test(after)) || unless?.test(after)) return false
  return by === undefined || (by === 'uses' ? actors.length > 0 && !isRun(actors) : !isUsed(actors))
}

/** The role of those who do it; empty for whoever uses the site. */
const roleOf = (cast: Cast, actors: readonly string[]): string => {
  const roles = actors.map((actor) => cast.roleOf(actor))
  return roles.includes('') ? '' : (roles[0] ?? '')
}

const labelOf = (field: string): string => /^[^:=~-]*/.exec(field)![0].toLowerCase()
/** Columns of what an act is done to: whoever has the rows fills them in, and whoever else does it edits them. */
function onRows(thing: Thing, fields: string, role: string): void {
  for (const field of fields.split(';')) {
    const label = labelOf(field)
    if (headOf(thing.noun) === label || thing.fields.some((one) => one.label.toLowerCase() === label)) continue
    const isTheirs = thing.makes.length === 0 || thing.makes.some((one) => one.role === role) || thing.manages.has(role)
    thing.left.add(isTheirs && !/:date\b/.test(field) ? field : `~${field}`)
    if (!isTheirs && role !== '') thing.edits.add(role)
  }
}

/** Rows that an act leaves, each of what it is done to. */
function asRows(plan: Plan, { verb, thing }: ActSaid, { noun, kit, fields, life, lacks, made, own, byOthers }: LeftRows, role: string): Thing | null {
  const called = noun.replace('$', thing.noun)
  if (byOthers && thing.makes.every((one) => one.verb === verb)) return null
  if (plan.things.length >= most || plan.things.some((one) => lacks.test(one.noun) || lacks.test(one.singular))) return null
  const before = plan.last
  const kept = keep(plan, { noun: called, kit })
  plan.last = before
  if (!kept || kept === thing || kept.makes.length > 0) return null
  if (fields !== '') {
    const told = named(kit, called, fields.replace('@$', `${titled(thing.singular)}->@=${thing.noun}`))
    kept.meant = life === undefined ? told : living(life, told)
  }
  kept.own = own ?? false
  kept.isLeft = true
  kept.makes.push({ verb: made ?? verb, role, about: thing.noun })
  kept.about.add(thing.noun)
  return kept
}

/** Keeps what acts leave behind that the words name only as acts: "members pin messages" leaves a mark on each, "nurses swap shifts" rows that say who gives which to whom. */
export function leftByActs(plan: Plan, brief: Brief, cast: Cast): void {
  for (const act of actsSaid(brief, plan.things, verbs))
    for (const rule of rulesOf.get(act.verb) ?? []) {
      if (!holds(rule, act) || (rule.among && !plan.things.some(({ noun }) => rule.among!.test(noun)))) continue
      const role = roleOf(cast, act.actors)
      if (rule.columns !== undefined)
        onRows(
          act.thing,
          rule.columns.replace('$1', () => titled(singular(rule.beside?.exec(act.after)?.[1] ?? ''))),
          role,
        )
      const kept = rule.rows ? asRows(plan, act, rule.rows, role) : null
      if (kept) told(plan, brief, act, kept)
    }
}

/** Keeps what is told of rows by how something is done to them: "watch the progress of each transfer", "close a trail with a notice". */
export function leftByPhrases({ things }: Plan, { words }: Brief): void {
  const said = words.toLowerCase()
  for (const { said: phrase, to, of, not, on, instead, columns } of phrases)
    for (const found of said.matchAll(phrase)) {
      const thing = on ? things.find(({ noun }) => on.test(noun)) : saidOf(said, found.index, (found[1] ?? '').trim(), things)
      if (!thing || (to && !to.test(groupIn(thing))) || (of && !of.test(thing.noun)) || not?.test(thing.noun)) continue
      if (instead) thing.fields.splice(0, thing.fields.length, ...thing.fields.filter(({ label }) => !instead.test(label)))
      onRows(thing, columns, '')
    }
}

/** What was asked for nothing that is kept is asked of these rows. */
function told(plan: Plan, { clauses }: Brief, { verb, start }: ActSaid, thing: Thing): void {
  const asks = clauses.find((clause) => clause.start <= start && start < clause.end)?.asks ?? []
  for (const ask of asks) {
    const fate = plan.fates.get(ask)
    if (ask.verb === verb && (fate === undefined || /^(?:understood|nothing)$/.test(fate.is))) plan.fates.set(ask, { is: 'thing', thing, partly: false })
  }
}
