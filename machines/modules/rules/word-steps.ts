import { wordsOfLength } from './word-list.ts'

/** How words of the site are compared: in small letters, without blanks around them. */
export const plainWord = (words: string): string => words.trim().toLowerCase()
/** The words of a length that count: the site's own first, then the common ones. */
export const knownWords = (length: number, own: readonly string[] = []): readonly string[] => [
  ...new Set([...own.map(plainWord).filter((word) => word.length === length && /^[a-z]+$/.test(word)), ...(wordsOfLength[length] ?? [])]),
]

/** Whether two words of a length differ in one letter. */
export const isStep = (one: string, other: string): boolean => one.length === other.length && [...one].filter((letter, at) => letter !== other[at]).length === 1

/** By each word that one letter after the other leads to: how many steps it is away, and the word before it. */
export function reachedFrom(word: string, known: readonly string[]): ReadonlyMap<string, { readonly steps: number; readonly before: string }> {
  const open = (one: string): string[] => [...one].map((_, at) => `${one.slice(0, at)}_${one.slice(at + 1)}`)
  const alike = new Map<string, string[]>()
  for (const one of known) for (const form of open(one)) alike.set(form, [...(alike.get(form) ?? []), one])
  const found = new Map([[word, { steps: 0, before: '' }]])
  const waiting = [word]
  for (let at = 0; at < waiting.length; at += 1) {
    const now = waiting[at]!
    for (const next of open(now).flatMap((form) => alike.get(form) ?? [])) {
      if (found.has(next)) continue
      found.set(next, { steps: found.get(now)!.steps + 1, before: now })
      waiting.push(next)
    }
  }
  return found
}
