import './practices.ts'
import type { VerbKind } from '../../builder/lexicon/verbs.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { take } from '../../builder/take.ts'

/** A function that a description names: who does what to what, in its own words. */
export interface Named {
  readonly clause: string
  readonly actor: string
  readonly verb: string
  readonly kind: VerbKind
  /** The words of what it is done to; empty where the clause names none. */
  readonly object: string
}

/** What a way of looking or working is called: nothing to be used. */
const quality =
  /\b(?:design|layout|reliability|stability|performance|responsiveness|consistency|security|scalability|usability|mechanism|allowing|experience|optimi[sz]ed|integrated|multithreading|convenience|convenient|easy|be \w+ed)\b/
/** What a site is like rather than what is done with it. */
const qualities = new Set('adapt ensure improve protect optimize optimise help'.split(' '))
/** A word that leans on one that the clause gives only to its last: "daily, weekly and monthly reports". */
const leaning = /(?:^|\s)(?:daily|weekly|monthly|large|fresh|flexible|accurate|private|previously|used|same|be \w+|\w+(?:ive|ial|ual))$/
const hollow =
  /^(?:website|web ?site|app|application|platform|system|page|page layout|site|function|feature|interface|tool|mini-program|program|project|operation|user experience|user interface)$/

/** What names nothing that one could look for: "get information". */
const anything = /^(?:information|content|detail|introduction|option|module|data)$/

/** What a thing is shown in or consists of: whoever looks for "game list" or "enterprise information" looks for the games, the enterprises. */
const shown =
  /^(.+?) (?:form|list|page|information|info|data|detail|content|function|feature|section|display|record|module|option|operation|result|management|system|listing|integration|gateway|capability)$/
const plainObject = (noun: string): string => {
  const rest = shown.exec(noun)?.[1]
  return noun === 'contact form' ? 'contact' : rest === undefined || /^(?:personal|own|basic|general|detailed|related|contact|user)$/.test(rest) ? noun : rest
}
/** The functions that the words name, each once. */
export function functionsIn(words: string): Named[] {
  const seen = new Set<string>()
  return readBrief(words).clauses.flatMap((clause) => {
    if (clause.mode === 'style' || clause.mode === 'subject' || clause.mode === 'quality') return []
    const text = words.slice(clause.start, clause.end)
    return clause.asks.flatMap((ask) => {
      const object = ask.object === null ? '' : ask.object.noun
      const key = `${ask.verb} ${object}`
      if (qualities.has(ask.verb) || leaning.test(object)) return []
      if (
        seen.has(key) ||
        hollow.test(object) ||
        (quality.test(object) && ask.kind !== 'manage') ||
        (ask.kind === 'view' && anything.test(object)) ||
        (object === '' && /^(?:view|manage)$/.test(ask.kind))
      )
        return []
      seen.add(key)
      return [{ clause: text, actor: ask.actors[0] ?? '', verb: ask.verb, kind: ask.kind, object: plainObject(object) }]
    })
  })
}

/** The site that the words become, whole. */
export function siteOf(words: string): AppModel {
  const turn = take(null, words)
  for (;;) {
    const next = turn.next()
    if (!next.done) continue
    if (!next.value.model) throw new Error(`Nothing was built from: ${words}`)
    return next.value.model
  }
}

const ending = /(?:ation|ment|ing|ion|ed|er|or|is|e|y)$/
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/([^siu])s$/, '$1')
/** The part of a word that its forms have in common. */
export const stem = (word: string): string => {
  const one = singular(word.toLowerCase())
  const short = one.replace(ending, '')
  return short.length >= 3 ? short.replace(/([bdfglmnprt])\1$/, '$1') : one
}
const small = new Set('a an the of and or to for in on with by your my their us'.split(' '))
export const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map(stem)

/** How much of the wanted words a text bears: 0 to 1, the last word counting most. */
export function likeness(wanted: string, text: string): number {
  const asked = stemsOf(wanted)
  if (asked.length === 0) return 0
  const there = new Set(stemsOf(text))
  const weight = (index: number) => (index === asked.length - 1 ? 2 : 1)
  const all = asked.reduce((sum, _, index) => sum + weight(index), 0)
  return asked.reduce((sum, one, index) => sum + (there.has(one) ? weight(index) : 0), 0) / all
}
