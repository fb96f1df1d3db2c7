import type { BlockOf } from '../../model.ts'

/** A number of the words within what makes sense, else the usual one. */
const numberIn = (words: string, cue: RegExp, from: number, to: number, usual: number): number => {
  const number = Number(cue.exec(words)?.[1])
  return number >= from && number <= to ? number : usual
}
/** How long an exam lasts, how many questions it has and what passes, as the words say. */
export function measureOf(words: string): Pick<BlockOf<'quiz'>, 'minutes' | 'size' | 'pass'> {
  const hours = /\b(?:(half an)|an?|one) hour\b/i.exec(words)
  const usual = hours ? (hours[1] ? 30 : 60) : 10
  return {
    minutes: numberIn(words, /\b(\d{1,3})[ -]?min(?:ute)?s?\b/i, 1, 240, usual),
    size: numberIn(words, /\b(\d{1,3})[ -](?:\w+ ){0,2}questions?\b/i, 1, 200, 10),
    pass: numberIn(
      words,
      /\bpass\w*\b[^.%]{0,30}?\b(\d{1,3}) ?(?:%|per ?cent)/i,
      1,
      100,
      numberIn(words, /\b(\d{1,3}) ?(?:%|per ?cent)[^.%]{0,30}?\bpass/i, 1, 100, 60),
    ),
  }
}
