import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const common = new Set(
  'a about after all also am an and any are as at be because been before being best but by can could did do does for from had has have he her here him his how i if in into is it its just like made make many may me more most much must my new no not now of off on one only or other our out over said same say she should so some such than that the their them then there these they this those to too up us use very was way we well were what when where which while who why will with would you your'.split(
    ' ',
  ),
)
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
const content = (text: string): string[] => wordsIn(text).filter((word) => word.length > 2 && !common.has(word))
/** The sentences of a text as they stand. */
const sentencesIn = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim()).filter((one) => one !== '')
const count = (all: readonly string[]): Map<string, number> => all.reduce((seen, word) => seen.set(word, (seen.get(word) ?? 0) + 1), new Map<string, number>())
const most = (seen: Map<string, number>): [string, number][] => [...seen].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
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
  const seen = count(content(text))
  const scored = all.map((sentence, at) => {
    const words = content(sentence)
    const weight = words.reduce((sum, word) => sum + (seen.get(word) ?? 0), 0) / Math.max(4, words.length) ** 0.7
    return { at, score: weight * (at === 0 ? 1.25 : 1) }
  })
  const wanted = mode === 'Two sentences' ? 2 : Math.max(1, Math.round(all.length * (mode === 'A quarter' ? 0.25 : 0.5)))
  const kept = scored.toSorted((a, b) => b.score - a.score).slice(0, wanted).map(({ at }) => at).toSorted((a, b) => a - b) // biome-ignore format: one chain
  return written(kept.map((at) => all[at]).join(' '), `${plural(kept.length, 'sentence')} of ${all.length}.`, 'summary.txt')
}

const good =
  'amazing:3 awesome:3 beautiful:3 best:3 better:2 brilliant:3 calm:1 charming:2 cheap:1 clean:1 clear:1 comfortable:2 convenient:2 delicious:3 delight:3 delighted:3 easy:1 effective:2 efficient:2 enjoy:2 enjoyed:2 excellent:3 exciting:2 fair:1 fantastic:3 fast:1 favorite:2 fine:1 fresh:1 friendly:2 fun:2 generous:2 glad:2 gain:1 gains:1 good:2 great:3 growth:1 happy:3 helpful:2 honest:2 impressive:2 improve:1 improved:2 interesting:1 kind:2 like:1 liked:2 love:3 loved:3 lovely:3 nice:2 outstanding:3 perfect:3 pleasant:2 pleased:2 polite:2 positive:2 praise:2 praised:2 profit:1 proud:2 quick:1 quiet:1 recommend:2 reliable:2 rise:1 safe:1 satisfied:2 smooth:1 strong:1 success:2 successful:2 superb:3 support:1 thank:2 thanks:2 useful:2 win:2 wonderful:3 worth:1 welcome:1'
const bad = 'abuse:3 afraid:2 angry:3 annoying:2 awful:3 bad:2 blame:2 boring:2 broken:2 bug:1 cancel:1 complain:2 complaint:2 confusing:2 crash:2 crisis:2 crowded:1 cruel:3 damage:2 damaged:2 danger:2 dangerous:2 dead:2 death:2 decline:1 defect:2 delay:1 delayed:2 difficult:1 dirty:2 disappointed:3 disappointing:3 disaster:3 dislike:2 dull:1 error:1 expensive:1 fail:2 failed:2 failure:2 fake:2 fall:1 fault:1 fear:2 fraud:3 hate:3 horrible:3 hurt:2 ill:1 impossible:1 late:1 lie:2 lose:1 loss:1 lost:1 mess:2 mistake:1 negative:2 nasty:3 noisy:1 pain:2 poor:2 problem:1 problems:1 reject:1 rude:3 sad:2 scam:3 slow:1 stupid:3 terrible:3 tired:1 ugly:2 unfair:2 unhappy:3 unsafe:2 upset:2 useless:3 violence:3 war:2 waste:2 weak:1 worried:2 worry:1 worse:2 worst:3 wrong:2' // biome-ignore format: a list
const weights = new Map(
  [good, bad].flatMap((list, side) =>
    list.split(' ').map((entry) => {
      const [word = '', weight = '0'] = entry.split(':')
      return [word, Number(weight) * (side === 0 ? 1 : -1)] as const
    }),
  ),
)
const turned = /^(?:not|no|never|hardly|without|isn['’]t|wasn['’]t|don['’]t|didn['’]t|doesn['’]t|can['’]t|won['’]t|nothing)$/
const raised = /^(?:very|really|extremely|so|too|highly|absolutely|truly|quite)$/

interface Felt {
  readonly value: number
  readonly found: readonly string[]
}
function felt(sentence: string): Felt {
  const words = wordsIn(sentence)
  const found: string[] = []
  const value = words.reduce((sum, word, at) => {
    const weight = weights.get(word)
    if (weight === undefined) return sum
    const before = words.slice(Math.max(0, at - 3), at)
    const isTurned = before.some((one) => turned.test(one))
    found.push(`${isTurned ? 'not ' : ''}${word}`)
    return sum + weight * (isTurned ? -0.7 : 1) * (before.some((one) => raised.test(one)) ? 1.5 : 1)
  }, 0)
  return { value: Math.round(value * 10) / 10, found }
}
const named = (value: number): string => (value > 0.4 ? 'positive' : value < -0.4 ? 'negative' : 'neutral')
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
