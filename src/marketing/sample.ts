import type { Mark } from '../../contract/turn.ts'

/** The sentence of the landing page and how it is read. */
export const sample = 'A calm site for my pottery studio where people book a class and join the waitlist'

const mark = (words: string, pen: Mark['pen']): Mark => {
  const start = sample.indexOf(words)
  return { start, end: start + words.length, pen }
}
export const sampleMarks: readonly Mark[] = [
  mark('calm', 'style'),
  mark('pottery studio', 'thing'),
  mark('book a class', 'action'),
  mark('join the waitlist', 'action'),
]

/** Sentences that fill the composer. */
export const examples: readonly { readonly label: string; readonly words: string }[] = [
  { label: 'Recipes', words: 'A recipe box for my family with ratings and comments' },
  { label: 'Yoga studio', words: 'A quiet site for my yoga studio where people book a class and read about the teachers' },
  { label: 'Tool library', words: 'A tool library where neighbours borrow tools and leave reviews' },
]
