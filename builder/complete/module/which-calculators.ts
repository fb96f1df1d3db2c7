import { singular } from '../../lexicon/inflect.ts'
import type { KnownSheet } from '../../lexicon/sheet-parts.ts'
import { keypadSheet, sheets } from '../../lexicon/sheets.ts'
import { remembered } from '../../remember.ts'
import { estimateIn, isFigure, seenIn } from './estimates.ts'
import { namedSheets, priced } from './named-calculators.ts'

const manyAsked = /\b(?:\d+ |various |several |different |multiple |all kinds of |embedded |online |financial |health ){1,4}calculators\b/
const finance = /\b(?:loans?|mortgages?|finance|financial|investments?|bank\w*)\b/
const health = /\b(?:health|fitness|diet|nutrition|weight|medical)\b/
const tool = /\b(?:calculators?|estimators?|converters?|valuations?|calculat(?:ion|ing) (?:tools?|websites?|webpages?|apps?|pages?))\b/

/** Subjects that many systems reckon in passing: a calculator stands for one only where the site is one. */
const passing =
  /^(?:commission|budget|fare|reorder|customers|oee|overtime|margin|insurance|party|plate|feed|harvest|hourly|transfer|shares|water|carbon|score|scale|sleep|lift|worth|duty|property|vehicle|parcel|tempo|motion|heating|battery|photo|lens|ohm|quadratic|geometry|reading|inflation|pension|soil|sowing|fertilizer|rain|soap|wood|fabric|frame|smoking|alcohol|golf|gears|concrete|coffee|brine|drink|macros|dose|due|pace|sample|dilution|pulse)$/
/** What a narrower calculator makes needless. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  loan_ways: ['loan'],
  garment: ['gauge', 'fabric'],
  dough: ['scale', 'plate', 'soil'],
  glaze: ['scale', 'plate'],
  buffer: ['dilution'],
  vehicle: ['worth'],
  property: ['worth'],
  depreciation: ['worth'],
  solar: ['savings', 'use_savings', 'power', 'rain'],
  juice: ['harvest'],
  charging: ['power'],
  rentyield: ['property'],
  brew: ['coffee'],
  strength: ['alcohol'],
  carbon: ['power'],
  heating: ['power'],
  dose: ['feed'],
  frame: ['parcel'],
  pet: ['feed'],
  burned: ['calories'],
  finalgrade: ['grades'],
  rome_length: ['length', 'mass', 'volume', 'area', 'data', 'pressure', 'speed', 'energy', 'temperature'],
}

/** A site of dealings, which may reckon something on the way. */
const dealing = /\b(?:bookings?|reservations?|rentals?|order(?:ing|s)?|shops?|stores?|marketplaces?|management|deliver(?:y|ies))\b/
const firstSentence = (text: string): string => /^[^.!?]*/.exec(text)?.[0] ?? ''

/** Without one of these nothing is reckoned; most descriptions have none of them. */
const reckoning =
  /calcul|conver|estimat|comput|reckon|valuat|worth|how (?:much|many)|needed|bmi|body mass|budget|planner|simulat|deprecia|mortgage|loan|\btips?\b|dos(?:e|age|ing)|predict|forecast|\bsplit|expense sharing/

/** The calculators that the words ask for. */
export const sheetsIn = remembered((words: string): readonly KnownSheet[] => {
  const text = words.toLowerCase()
  const first = firstSentence(text)
  const isTool = tool.test(text)
  const entered = seenIn(words)
  if (!reckoning.test(text) && entered.every(({ outputs }) => outputs.length === 0)) return []
  const seen = entered.flatMap(({ outputs }) => outputs.flatMap(({ label }) => (isFigure(label) ? label.split(' ') : [])))
  const isAbout = ({ subject, sheet: { results } }: KnownSheet): boolean =>
    subject?.test(first) === true &&
    seen.some((word) => word.length > 3 && (subject.test(word) || results.some(({ label }) => label.toLowerCase().includes(singular(word)))))
  const isAsked = (one: KnownSheet): boolean =>
    isAbout(one) || (one.asked.test(text) && (!passing.test(one.sheet.id) || isTool || one.asked.test(first)) && !one.unless?.test(text))
  const all = sheets.filter(isAsked)
  const needless = new Set(all.flatMap(({ sheet }) => narrower[sheet.id] ?? []))
  const found = all.filter(({ sheet }) => !needless.has(sheet.id))
  const family =
    manyAsked.test(text) || (/\bcalculators\b/.test(text) && found.length < 2) ? (finance.test(text) ? 'finance' : health.test(text) ? 'health' : null) : null
  const isPlain = /\b(?:basic|simple|scientific|standard) calculator/.test(text)
  const isPriced = priced.test(text) && !isPlain
  const wide = sheets.filter((one) => (found.includes(one) && !(isPriced && one === keypadSheet)) || (family !== null && one.family === family))
  const named = namedSheets(
    words,
    wide.filter((one) => one !== keypadSheet),
  )
  if (wide.length > 0) {
    const lean = (wide.length === 1 && named.length === 0) || isPlain ? wide : wide.filter((one) => one !== keypadSheet)
    if (lean.some((one) => one !== keypadSheet) || isPlain) return [...lean, ...named]
  }
  const own = estimateIn(words, isTool && tool.test(first))
  if (own) return [own]
  if (named.length > 0) return named
  if (wide.length > 0) return wide
  return /\bcalculators?\b/.test(text) && !isPriced ? [keypadSheet] : []
})

/** Whether the site is a calculator before anything else, rather than one that reckons something in passing. */
export function isCalculatorFirst(words: string): boolean {
  const text = words.toLowerCase()
  const first = firstSentence(text)
  return tool.test(text) || sheetsIn(words).some(({ asked, subject }) => asked.test(first) || (subject?.test(first) === true && !dealing.test(first)))
}
