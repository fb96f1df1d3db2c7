import { content, count, gist, most, sentencesIn, wordsIn } from '../../gist.ts'
import { felt, named } from '../../mood.ts'
import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const plural = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

/** The words, and pairs of words, that a text is about. */
export function keywords(text: string, _: string, mode: string): Outcome {
  const words = content(text)
  const pairs = words.flatMap((word, at) => (at > 0 && new RegExp(`${words[at - 1]}\\s+${word}`, 'iu').test(text) ? [`${words[at - 1]} ${word}`] : []))
  const repeated = new Map([...count(pairs)].filter(([, times]) => times > 1))
  const all = most(mode === 'Words' ? count(words) : new Map([...count(words), ...repeated])).slice(0, 25)
  const rows = [
    ['Keyword', 'Times', 'Share'],
    ...all.map(([word, times]) => [word, String(times), `${((times / Math.max(1, words.length)) * 100).toFixed(1)}%`]),
  ]
  return { ...written(all.map(([word]) => word).join(', '), `${plural(all.length, 'keyword')} of ${plural(words.length, 'word')} that carry meaning.`), rows }
}

/** The sentences that share most of the words that a text is about. */
export function summary(text: string, _: string, mode: string): Outcome {
  const all = sentencesIn(text)
  const wanted = mode === 'Two sentences' ? 2 : Math.max(1, Math.round(all.length * (mode === 'A quarter' ? 0.25 : 0.5)))
  const kept = gist(all, wanted)
  return written(kept.join(' '), `${plural(kept.length, 'sentence')} of ${all.length}.`, 'summary.txt')
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

/** How a text sounds, on the whole and by its sentences. */
export function sentiment(text: string): Outcome {
  const all = sentencesIn(text).map((sentence) => ({ sentence, ...felt(sentence) }))
  const sum = Math.round(all.reduce((total, { value }) => total + value, 0) * 10) / 10
  const sides = ['positive', 'neutral', 'negative'].map((side) => `${plural(all.filter(({ value }) => named(value) === side).length, `${side} sentence`)}`)
  return {
    ...written(`On the whole ${named(sum / Math.max(1, all.length) ** 0.5)} (${signed(sum)}).\n${sides.join(', ')}.`, `${named(sum)}: ${signed(sum)}.`),
    rows: [
      ['Sentence', 'Value', 'Sounds', 'Because of'],
      ...all.map(({ sentence, value, found }) => [sentence, signed(value), named(value), found.join(', ')]),
    ],
  }
}

const phrase = 4
/** How much of the first text stands in the second. */
export function similarity(text: string, second: string): Outcome {
  const [a, b] = [wordsIn(text), wordsIn(second)]
  if (b.length === 0) return written('', 'Enter the second text.')
  const [mine, theirs] = [count(content(text)), count(content(second))]
  const length = (of: Map<string, number>): number => Math.sqrt([...of.values()].reduce((sum, times) => sum + times ** 2, 0))
  const shared = [...mine].reduce((sum, [word, times]) => sum + times * (theirs.get(word) ?? 0), 0)
  const words = shared / Math.max(1e-9, length(mine) * length(theirs))
  const joined = ` ${b.join(' ')} `
  const covered = new Set<number>()
  const phrases: string[] = []
  for (let at = 0; at + phrase <= a.length; at += 1) {
    if (covered.has(at) || !joined.includes(` ${a.slice(at, at + phrase).join(' ')} `)) continue
    let end = at + phrase
    while (end < a.length && joined.includes(` ${a.slice(at, end + 1).join(' ')} `)) end += 1
    for (let one = at; one < end; one += 1) covered.add(one)
    phrases.push(a.slice(at, end).join(' '))
  }
  const [same, copied] = [Math.round(words * 100), Math.round((covered.size / Math.max(1, a.length)) * 100)]
  return {
    ...written(`Alike in their words: ${same}%\nOf the first text, word for word in the second: ${copied}%`, `${copied}% word for word, ${same}% alike.`),
    ...(phrases.length > 0 && { rows: [['The same phrase', 'Words'], ...phrases.map((one) => [one, String(one.split(' ').length)])] }),
  }
}

const checks: readonly (readonly [RegExp, string])[] = [
  [/\b([\p{L}]+)\s+\1\b/giu, 'The same word twice'],
  [/\s+[,.;:!?](?=\s|$)/g, 'A space before the mark'],
  [/[,;!?](?=\p{L})/gu, 'No space after the mark'],
  [/ {2,}(?=\S)/g, 'More than one space'],
  [/(?<=[.!?]\s+|^)\p{Ll}/gu, 'A sentence that begins small'],
  [/\ba\s+(?=[aeio]\p{L})(?!one\b|once\b|uni|eu)\p{L}+/giu, '“an” before a vowel'],
  [/\ban\s+(?=[bcdfgjklmnpqrstvwxyz])(?!hour|honest|heir)\p{L}+/giu, '“a” before a consonant'],
  [
    /\b(?:alot|definately|recieve|seperate|occured|untill|wich|teh|adress|goverment|neccessary|accomodate|acheive|beleive|tommorow|enviroment)\b/gi,
    'A slip of spelling',
  ],
  [/\b(?:could|should|would|must) of\b/gi, '“have” rather than “of”'],
]
/** What should be looked at again in a text, with its place. */
export function proofread(text: string, second: string, mode: string): Outcome {
  const own = second
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const escaped = own.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const listed: (readonly [RegExp, string])[] =
    own.length > 0 ? [[new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), 'On your list']] : []
  const found = [...(mode === 'Own words only' ? [] : checks), ...listed].flatMap(([pattern, why]) =>
    [...text.matchAll(pattern)].map((one) => ({ at: one.index, words: one[0].trim() || text.slice(one.index, one.index + 12), why })),
  )
  const long = mode === 'Own words only' ? [] : sentencesIn(text).filter((sentence) => wordsIn(sentence).length > 30)
  const all = [...found, ...long.map((sentence) => ({ at: text.indexOf(sentence), words: `${sentence.slice(0, 60)}…`, why: 'A sentence of more than 30 words' }))].toSorted((a, b) => a.at - b.at) // biome-ignore format: one chain
  const line = (at: number): string => String(text.slice(0, at).split('\n').length)
  return {
    ...written(all.map(({ at, words, why }) => `Line ${line(at)}: ${words} (${why})`).join('\n') || 'Nothing was found.', all.length === 0 ? 'Nothing was found.' : `${plural(all.length, 'place')} to look at.`), // biome-ignore format: one sentence
    ...(all.length > 0 && { rows: [['Line', 'What stands there', 'Why'], ...all.map(({ at, words, why }) => [line(at), words, why])] }),
  }
}

/** The words or the sentences of a text, in any writing. */
export function segmented(text: string, _: string, mode: string): Outcome {
  const granularity = mode === 'Sentences' ? 'sentence' : 'word'
  const all = [...new Intl.Segmenter(undefined, { granularity }).segment(text)].flatMap((one) => (granularity === 'sentence' || one.isWordLike ? [one.segment.trim()] : [])).filter((one) => one !== '') // biome-ignore format: one chain
  const seen = most(count(all)).slice(0, 50)
  return {
    ...written(all.join(granularity === 'sentence' ? '\n' : ' / '), `${plural(all.length, granularity)}, ${seen.length} different.`),
    rows: [[granularity === 'word' ? 'Word' : 'Sentence', 'Times'], ...seen.map(([one, times]) => [one, String(times)])],
  }
}
