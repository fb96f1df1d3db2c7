import type { Outcome } from '../outcome.ts'

export const written = (text: string, note = '', file = 'text.txt'): Outcome => ({ text, note, file })
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`
const lower = (text: string): string => text.toLowerCase()

export function changeCase(text: string, _: string, mode: string): Outcome {
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
  if (mode === 'UPPER CASE') return written(text.toUpperCase())
  if (mode === 'lower case') return written(lower(text))
  if (mode === 'Title Case') return written(lower(text).replace(/[\p{L}\p{N}’']+/gu, capital))
  if (mode === 'kebab-case')
    return written(
      text
        .split('\n')
        .map((line) => (lower(line).match(/[\p{L}\p{N}]+/gu) ?? []).join('-'))
        .join('\n'),
    )
  return written(lower(text).replace(/(^\s*|[.!?]\s+|\n\s*)(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase()))
}

/** How easily an English text is read, after Flesch: 100 for the easiest. */
function readingEase(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  const sentences = Math.max(1, text.match(/[^.!?\s][^.!?]*(?:[.!?]+|$)/g)?.length ?? 0)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, word.replace(/(?<=[^aeiouy])e$/, '').match(/[aeiouy]+/g)?.length ?? 0), 0)
  return words.length === 0 ? 0 : Math.round(Math.min(100, Math.max(0, 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length)))
}

export function countWords(text: string): Outcome {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  const figures = [
    ['Characters', [...text].length],
    ['Characters without spaces', [...text.replace(/\s/g, '')].length],
    ['Words', words],
    ['Sentences', text.match(/[^.!?\s][^.!?]*(?:[.!?]+|$)/g)?.length ?? 0],
    ['Lines', text === '' ? 0 : text.split('\n').length],
    ['Minutes to read', Math.ceil(words / 220)],
    ['Minutes to say', Math.ceil(words / 130)],
    ['Reading ease, 0 to 100', readingEase(text)],
  ] as const
  return {
    ...written(figures.map(([label, figure]) => `${label}: ${figure}`).join('\n'), `${count(words, 'word')}.`),
    rows: [['What', 'How many'], ...figures.map(([label, figure]) => [label, String(figure)])],
  }
}

export function cleanLines(text: string, _: string, mode: string): Outcome {
  const lines = text.split('\n')
  const sorted = lines.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const made =
    mode === 'Sort A to Z'
      ? sorted
      : mode === 'Sort Z to A'
        ? sorted.toReversed()
        : mode === 'Remove repeated'
          ? [...new Set(lines)]
          : mode === 'Remove empty'
            ? lines.filter((line) => line.trim() !== '')
            : mode === 'Reverse'
              ? lines.toReversed()
              : lines.map((line, at) => `${at + 1}. ${line}`)
  return written(made.join('\n'), made.length < lines.length ? `${count(lines.length - made.length, 'line')} removed.` : `${count(made.length, 'line')}.`)
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
export function findAndReplace(text: string, second: string, mode: string): Outcome {
  const [find = '', by = ''] = second.split('\n')
  if (find === '') return written(text, 'Write what to find.')
  const edge = mode === 'Whole words' ? '(?![\\p{L}\\p{N}])' : ''
  const before = mode === 'Whole words' ? '(?<![\\p{L}\\p{N}])' : ''
  const pattern = new RegExp(`${before}${literal(find)}${edge}`, 'gu')
  return written(
    text.replace(pattern, () => by),
    `${count(text.match(pattern)?.length ?? 0, 'place')} replaced.`,
  )
}

/** What was taken out and added, by the longest lines in common. */
export function compareTexts(text: string, second: string): Outcome {
  const [a, b] = [text.split('\n').slice(0, 800), second.split('\n').slice(0, 800)]
  const common = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const lines: string[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(`  ${a[i++]}`)
      j++
    } else if (i < a.length && (j === b.length || common[i + 1]![j]! >= common[i]![j + 1]!)) lines.push(`- ${a[i++]}`)
    else lines.push(`+ ${b[j++]}`)
  }
  const [out, added] = ['-', '+'].map((sign) => lines.filter((line) => line.startsWith(`${sign} `)).length)
  return written(lines.join('\n'), out === 0 && added === 0 ? 'Both texts are the same.' : `${count(out!, 'line')} taken out, ${added} added.`, 'changes.txt')
}

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const large = ['', 'thousand', 'million', 'billion', 'trillion']
function underThousand(number: number): string {
  if (number < 20) return small[number]!
  if (number < 100) return tens[Math.floor(number / 10)]! + (number % 10 ? `-${small[number % 10]}` : '')
  return `${small[Math.floor(number / 100)]} hundred${number % 100 ? ` ${underThousand(number % 100)}` : ''}`
}
/** A whole number under a thousand billions in words. */
export function inWords(number: number): string {
  if (number === 0) return 'zero'
  const parts: string[] = []
  for (let rest = number, at = 0; rest > 0; rest = Math.floor(rest / 1000), at++)
    if (rest % 1000 > 0) parts.unshift(`${underThousand(rest % 1000)}${large[at] ? ` ${large[at]}` : ''}`)
  return parts.join(' ')
}
export function amountInWords(text: string, _: string, mode: string): Outcome {
  const lines = text.split('\n').map((line) => {
    if (line.trim() === '') return ''
    const plain = line
      .replace(/[^\d.,-]/g, '')
      .replace(/,(?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.')
    const amount = Number(plain)
    if (plain === '' || !Number.isFinite(amount) || Math.abs(amount) >= 1e15) throw new Error(`“${line.trim()}” is not an amount.`)
    const hundredths = Math.round(Math.abs(amount) * 100)
    const words = `${amount < 0 ? 'minus ' : ''}${inWords(Math.floor(hundredths / 100))} and ${String(hundredths % 100).padStart(2, '0')}/100`
    return mode === 'CAPITALS' ? words.toUpperCase() : words.slice(0, 1).toUpperCase() + words.slice(1)
  })
  return written(lines.join('\n'))
}
