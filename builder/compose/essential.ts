import { advised, advising } from '../lexicon/advisers.ts'
import { essentials } from '../lexicon/essentials.ts'
import { furtherEssentials } from '../lexicon/essentials-more.ts'
import { untoldEssentials } from '../lexicon/essentials-untold.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { clausesIn } from './archetypes.ts'
import { centralThing } from './central.ts'
import { isToldInFull } from './context.ts'
import type { Plan } from './plan.ts'

/** Words that name so many things, or list the pages, leave nothing out. */
const enough = 8
/** Of so many things what a practice cannot do without is no part any more. */
const most = 15

/** "pet owners book appointments": people do something there beside logging in. */
const isDone = ({ actors, asks }: Clause): boolean => actors.length > 0 && asks.some(({ kind }) => kind !== 'session')

/** What the kind of site that the first sentence names cannot do without, where none of its things plays that part: clauses read from our own sentences. */
export function essentialTo(brief: Brief, { things, practices }: Pick<Plan, 'things' | 'practices'>): Clause[] {
  const { words, isTalk } = brief
  const whole = words.slice(0, 4000).toLowerCase()
  if (/\b(?:pages|sections):/.test(whole)) return []
  const first = /^[^.!?]*/.exec(whole)![0]
  const nouns = things.map(({ noun }) => noun)
  const said: string[] = []
  const told = things.length > enough ? [] : isTalk ? furtherEssentials : [...essentials, ...furtherEssentials]
  const sites = isTalk || things.length > most ? told : [...told, ...untoldEssentials]
  const needs = isToldInFull(brief) || (isTalk && brief.clauses.some(isDone)) || things.length > most ? [] : practices.flatMap((one) => one.needs)
  for (const { lacks, says, near } of [...sites.filter(([site]) => site.test(first)).flatMap(([, ...parts]) => parts), ...needs])
    if (!said.some((sentence) => lacks.test(sentence)) && !nouns.some((noun) => lacks.test(noun)) && (near?.test(whole) ?? true)) said.push(says)
  const central = centralThing(brief, things)
  if (central !== null) said.push(`Users can view ${central}.`)
  return clausesIn(said.join(' '))
}

/** Who answers what people ask them there: clauses that name them as people who act. */
export function answeringIn({ words }: Pick<Brief, 'words'>): Clause[] {
  const whole = words.slice(0, 4000).toLowerCase()
  const found = advised.test(/^[^.!?]*/.exec(whole)![0]) ? advising.filter(({ near }) => near?.test(whole)) : []
  const said = found.length === 0 ? [] : clausesIn(found.map(({ says }) => says).join(' '))
  return said.map((clause) => ({ ...clause, start: words.length, end: words.length }))
}
