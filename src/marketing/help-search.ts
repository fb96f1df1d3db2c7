import { type HelpArticle, textsOf } from './help-article.ts'

/** A word of a text with where it stands, in UTF-16 offsets. */
interface Word {
  readonly start: number
  readonly end: number
  readonly plain: string
}
export interface Hit {
  readonly start: number
  readonly end: number
}

const plainOf = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en')

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
function wordsOf(text: string): readonly Word[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ start: index, end: index + segment.length, plain: plainOf(segment) }] : [],
  )
}

/** The words that are looked for, each once, without accents and case. */
export const soughtIn = (query: string): readonly string[] => [...new Set(wordsOf(query).map(({ plain }) => plain))]

/** Where in a text a sought word begins a word; the part that was typed, not the rest of the word. */
export function hitsIn(text: string, sought: readonly string[]): readonly Hit[] {
  return wordsOf(text).flatMap(({ start, end, plain }) => {
    const longest = sought.filter((word) => plain.startsWith(word)).sort((a, b) => b.length - a.length)[0]
    // Where accents were dropped, lengths differ: the whole word counts then.
    return longest === undefined ? [] : [{ start, end: plain.length === end - start ? start + longest.length : end }]
  })
}

const isIn = (words: readonly Word[], word: string): boolean => words.some(({ plain }) => plain.startsWith(word))

/** The articles in which every sought word begins a word, those that say it in their title first; all of them where nothing is sought. */
export function findArticles(articles: readonly HelpArticle[], sought: readonly string[]): readonly HelpArticle[] {
  if (sought.length === 0) return articles
  const ranked = articles.flatMap((article) => {
    const title = wordsOf(article.title)
    const all = [...title, ...article.parts.flatMap(textsOf).flatMap(wordsOf)]
    if (!sought.every((word) => isIn(all, word))) return []
    return [{ article, rank: sought.filter((word) => isIn(title, word)).length }]
  })
  return ranked.toSorted((a, b) => b.rank - a.rank).map(({ article }) => article)
}
