import { type Essential, essential } from './essential.ts'

/** Sites on which people turn to somebody who knows. */
export const advised = /\b(?:consult\w*|advi[cs]\w*|counsel\w*|medical|health|legal|law|experts?|doctors?)\b/

const called = ['expert', 'doctor', 'lawyer', 'advisor', 'consultant', 'counselor', 'veterinarian', 'nutritionist', 'psychologist']
/** Those whom people choose and put questions to answer them themselves. */
export const advising: readonly Essential[] = called.map((one) => {
  const chosen = `(?:select|choose|consult(?: with)?|ask|pick) (?:an? |the |their )?${one}s?\\b`
  return essential(
    /(?!)/,
    `${one.charAt(0).toUpperCase()}${one.slice(1)}s can answer questions.`,
    new RegExp(`\\b${chosen}[^]{0,160}\\bquestions?\\b|\\bquestions?\\b[^]{0,160}\\b${chosen}`),
  )
})
