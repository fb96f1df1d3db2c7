import { capital } from './inflect.ts'
import { type Dimension, dimensions, type Figure, type Measures } from './measures.ts'
import { measuresOfFirms, measuresOfPublic, measuresOfServices } from './measures-public.ts'
import { measuresOfTrades } from './measures-trades.ts'

const all: readonly Measures[] = [...measuresOfTrades, ...measuresOfPublic]
const others: readonly Measures[] = [measuresOfFirms, ...all, measuresOfServices]
const drawn = /\b(?:data (?:visuali[sz]\w+|charts?|display|statistics)|statistical|visuali[sz]ation|line charts?|bar charts?|pie charts?)\b/i
const firms: ReadonlySet<string> = new Set(['general', 'business', 'software', 'tech', 'ai', 'support'])

interface Subject {
  readonly words: string
  readonly domain: string
  /** What the site keeps many of, in the plural. */
  readonly kept: readonly string[]
}
/** What a site's figures are, by the words that tell of its subject first, by its field of life, and by what it keeps. */
export function measuredBy({ words, domain, kept }: Subject): Measures {
  const first = saidIn(words)
  if (first) return first
  if (firms.has(domain) && (measuresOfFirms.cues.test(words) || drawn.test(words))) return measuresOfFirms
  const own = others.find(({ domains }) => domains.has(domain)) ?? measuresOfFirms
  return own === measuresOfServices && kept.length > 0 ? { ...own, figures: [...kept.map(countOf), own.figures[0]!] } : own
}
const ofFirms = /\b(?:sales|business|enterprise|company|financial) (?:data|dynamics|analysis|statistics|performance|figures|intelligence)\b/i
/** The measures of a subject that the words tell of: the one that is told first; undefined where they tell of none. */
export const measuresTold = (words: string): Measures | undefined => saidIn(words) ?? (ofFirms.test(words) ? measuresOfFirms : undefined)

function saidIn(words: string): Measures | undefined {
  const said = all.flatMap((one) => {
    const at = one.cues.exec(words)?.index
    return at === undefined ? [] : [{ one, at }]
  })
  return said.toSorted((a, b) => a.at - b.at)[0]?.one
}
const countOf = (plural: string, at: number): Figure => ({ label: capital(plural), type: 'number', way: 'adds', usual: 184 - at * 52 })

const named = dimensions.map((one) => ({
  one,
  said: new RegExp(`\\b(?:by|per|each|every|different|various|across|selected|of|as|and|or|their|for) (?:[a-z]+ )?${pluralised(one.label.toLowerCase())}\\b|[,/] ${pluralised(one.label.toLowerCase())}\\b`, 'i'), // biome-ignore format: one expression
}))
function pluralised(label: string): string {
  return label.endsWith('y') ? `${label.slice(0, -1)}(?:y|ies)` : `${label}(?:e?s)?`
}
const most = 3
/** Along what the words have figures fall apart, before along what such figures usually do. */
export function alongIn(words: string, { along }: Measures): readonly Dimension[] {
  const told = named.filter(({ said }) => said.test(words)).map(({ one }) => along.find(({ label }) => label === one.label) ?? one)
  const kinds = told.filter(({ label }, at) => !told.slice(0, at).some((other) => isWithin(other.label, label))).slice(0, most)
  return [...kinds, ...along.filter(({ label }) => !kinds.some((one) => one.label === label))].slice(0, Math.max(2, kinds.length))
}
const isWithin = (other: string, label: string): boolean => other.endsWith(` ${label}`) || other.startsWith(`${label} `)

const known = new Map([...others, measuresOfServices].flatMap(({ figures }) => figures.map(({ label, way }) => [label, way] as const)))
/** How figures of this name add up, where it is known. */
export const wayOf = (label: string): Figure['way'] | undefined => known.get(label)
