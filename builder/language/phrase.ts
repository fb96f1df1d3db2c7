import { compounds, dated, type Frame, type Words } from './words.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const date = /^(?:(\w{3,9}),? )?(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?: (\d{4}))?(, .{1,12})?$/i
const articles = /^(?:an?|the|your|this) (?=.)/i

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const alike = (said: string, as: string): string => (isCapital(as) ? capital(said) : said)

function dateIn(words: Words, text: string): string | null {
  const [, weekday, day = '', month = '', year, time = ''] = date.exec(text) ?? []
  if (day === '' || !months.includes(month.toLowerCase())) return null
  const said = dated[words.code]
    .replace('{d}', day)
    .replace('{m}', words.phrases.get(month.toLowerCase()) ?? month)
    .replace('{y}年', year === undefined ? '' : '{y}年')
    .replace('{y}', year ?? '')
    .trim()
  const on = weekday === undefined ? '' : words.phrases.get(weekday.toLowerCase())
  return on === undefined ? null : `${on}${on && ' '}${said}${time}`
}

/** A noun of several words by its parts, where each is known: "product categories". */
function compoundIn(words: Words, text: string): string | null {
  const all = text.toLowerCase().split(' ')
  if (all.length < 2 || all.length > 3 || all.includes('') || /[^\p{L} '-]/u.test(text)) return null
  const [b, a] = [words.phrases.get(all.at(-1) ?? ''), phraseIn(words, all.slice(0, -1).join(' '), 2)]
  return a && b ? compounds[words.code].replace('{a}', a).replace('{b}', b) : null
}

const deepest = 3
/** What may stand in a slot: a phrase again, or a term of the site itself as it is written. */
export type IsTerm = (text: string) => boolean

function framed(words: Words, frame: Frame, text: string, depth: number, isTerm: IsTerm): string | null {
  const found = frame.shape.exec(text)
  if (!found) return null
  const parts: string[] = []
  for (const [index, kind] of frame.slots.entries()) {
    const given = found[index + 1] ?? ''
    const bare = kind === 'phrase' ? given.replace(articles, '') : given
    const said = kind === 'phrase' ? (phraseIn(words, bare, depth + 1, isTerm) ?? (isTerm(bare) ? bare : null)) : given
    if (said === null) return null
    parts.push(said)
  }
  let at = 0
  return frame.written.replace(/\{(\d)?\}|#|\*/g, (_, number: string | undefined) => (number ? parts[Number(number) - 1] : parts[at++]) ?? '')
}

/** A phrase in the language; null where it is not known. */
export function phraseIn(words: Words, text: string, depth = 0, isTerm: IsTerm = () => false): string | null {
  const exact = words.phrases.get(text.toLowerCase())
  if (exact !== undefined) return alike(exact, text)
  if (text.length > 400 || depth > deepest) return null
  const day = /\d/.test(text) ? dateIn(words, text) : null
  if (day !== null) return day
  for (const frame of words.frames) {
    const said = framed(words, frame, text, depth, isTerm)
    if (said !== null) return alike(said, text)
  }
  const compound = compoundIn(words, text)
  return compound === null ? null : alike(compound, text)
}
