import { remembered } from '../remember.ts'
import { headOf } from './inflect.ts'
import { linkOdds } from './link-odds-lines.ts'

const lines = new Map(
  linkOdds
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(': ')
      return [line.slice(0, cut), line.slice(cut + 2).split(' ')] as const
    }),
)

/** Last words of what rows of a noun refer to in most of the practices that keep both, the likeliest first; the noun in lower case, singular. */
export const likelyWholesOf = remembered((noun: string): readonly string[] => {
  const own = noun.includes(' ') ? (lines.get(noun) ?? []) : []
  return [...new Set([...own, ...(lines.get(headOf(noun)) ?? [])])].filter((whole) => !whole.startsWith('-') && !own.includes(`-${whole}`))
})
