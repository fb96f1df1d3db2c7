import { controls } from './tables/controls.ts'
import { fields } from './tables/fields.ts'
import { further } from './tables/further.ts'
import { nouns } from './tables/nouns.ts'
import { sentences } from './tables/sentences.ts'
import { verbs } from './tables/verbs.ts'
import { type TongueCode, tongueCodes } from './tongues.ts'

/** A sentence with slots: `shape` finds it in English, `written` is it in the language. `slots` says of each group what may stand there. */
export interface Frame {
  readonly shape: RegExp
  readonly slots: readonly ('phrase' | 'number' | 'words')[]
  readonly written: string
}
/** A language's words: phrases by their English in lower case, and frames, those with the most own words first. */
export interface Words {
  readonly code: TongueCode
  readonly phrases: ReadonlyMap<string, string>
  readonly frames: readonly Frame[]
}

/** How a language says what two nouns say that stand beside one another in English: `a` before `b`. */
export const compounds: Readonly<Record<TongueCode, string>> = {
  es: '{b} de {a}',
  pt: '{b} de {a}',
  fr: '{b} : {a}',
  de: '{a}-{b}',
  it: '{b} di {a}',
  ru: '{b}: {a}',
  zh: '{a}{b}',
  ja: '{a}{b}',
  ar: '{b} {a}',
  hi: '{a} {b}',
  vi: '{b} {a}',
}

/** How a date is written, of its day, month and year. */
export const dated: Readonly<Record<TongueCode, string>> = {
  es: '{d} {m} {y}',
  pt: '{d} {m} {y}',
  fr: '{d} {m} {y}',
  de: '{d}. {m} {y}',
  it: '{d} {m} {y}',
  ru: '{d} {m} {y}',
  zh: '{y}年{m}{d}日',
  ja: '{y}年{m}{d}日',
  ar: '{d} {m} {y}',
  hi: '{d} {m} {y}',
  vi: '{d} {m} {y}',
}

const slot = /\{\}|#|\*/g
const literal = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
const groups = { '{}': '(.{1,60}?)', '#': '([\\d][\\d,.:]*)', '*': '(.+?)' } as const
const kinds = { '{}': 'phrase', '#': 'number', '*': 'words' } as const

function frameOf(key: string, written: string): Frame {
  const slots = [...key.matchAll(slot)].map(([found]) => kinds[found as keyof typeof kinds])
  let source = ''
  let from = 0
  for (const found of key.matchAll(slot)) {
    source += literal(key.slice(from, found.index)) + groups[found[0] as keyof typeof groups]
    from = found.index + found[0].length
  }
  return { shape: new RegExp(`^${source}${literal(key.slice(from))}$`, 'iu'), slots, written }
}
const ownWords = ({ shape }: Frame): number => shape.source.replace(/\(.*?\)/g, '').length

/** The lines of the tables: English first, then a cell for each language. */
export const lines: readonly (readonly string[])[] = [controls, sentences, verbs, nouns, fields, further].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)

function read(code: TongueCode): Words {
  const column = tongueCodes.indexOf(code) + 1
  const phrases = new Map<string, string>()
  const frames: Frame[] = []
  for (const cells of lines) {
    const keys = (cells[0] ?? '').split('/')
    const said = (cells[column] ?? '').split('/')
    const isFrame = /\{\}|[#*]/.test(cells[0] ?? '')
    if (isFrame) frames.push(frameOf(cells[0] ?? '', cells[column] ?? ''))
    else for (const [index, key] of keys.entries()) if (!phrases.has(key)) phrases.set(key, said[index] ?? said.at(-1) ?? '')
  }
  return { code, phrases, frames: frames.toSorted((one, other) => ownWords(other) - ownWords(one)) }
}

const known = new Map<TongueCode, Words>()
/** The words of a language, read from the tables where they are first asked for. */
export function wordsOf(code: TongueCode): Words {
  const words = known.get(code) ?? read(code)
  known.set(code, words)
  return words
}
