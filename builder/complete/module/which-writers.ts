import { remembered } from '../../remember.ts'
import type { GenreName } from '../../writer/genres.ts'

/** Nouns of what is written, each with its genre. */
// biome-ignore format: a table
const nouns: readonly (readonly [GenreName, string])[] = [
  ['speech', 'speech(?:es)?|toasts?|eulog(?:y|ies)|sermons?|addresses at|laudations?'],
  ['poem', 'poems?|haikus?|verses?|lyrics|song texts?|sonnets?|limericks?|rhymes?|songs? lyrics'],
  ['story', 'stor(?:y|ies)|fairy tales?|bedtime stor(?:y|ies)|plots?|plot outlines?|backstor(?:y|ies)|legends?|fables?|myths?'],
  ['letter', 'emails?|letters?|love letters?|complaint letters?|apolog(?:y|ies)|recommendation letters?'],
  ['message', 'greetings?|greeting cards?|greeting texts?|birthday (?:messages?|wishes)|wishes|congratulations?|condolences?|compliments?|thank-you notes?'],
  ['invitation', 'invitations?(?! codes?)|invitation texts?'],
  ['bio', 'bios?|biograph(?:y|ies)|profile texts?|obituar(?:y|ies)'],
  ['description', 'product descriptions?|listing texts?|listing descriptions?|item descriptions?|property descriptions?'],
  ['essay', 'essays?|blog posts?|article drafts?|articles?|outlines?|newsletters?|press releases?'],
  ['reading', 'interpretations?|horoscopes?|tarot readings?|readings?|fortunes?|dream (?:meanings?|analys[ei]s)'],
  ['dialogue', 'dialogues?|conversations?|scenes?|sketch(?:es)? for (?:the )?stage|movie scripts?|screenplays?|monologues?'],
  ['plan', '(?:workout|training|exercise|study|learning|revision|practice|lesson|reading|cleaning|meditation|running|weekly) (?:plans?|programs?|programmes?|schedules?|routines?)'],
  ['titles', 'titles?|headlines?|subject lines?|hooks'],
  ['ideas', '(?:writing |drawing |story |art |creative |project |content |gift |business )?(?:ideas?|prompts)'],
  ['copy', '(?:(?:marketing|ad|advertising|sales|promotional|product|event|poster|social media) )?(?:copy|copywriting)|(?:social media|product|promotional) posts?'],
  ['slogans', 'slogans?|taglines?|mottos?|mottoes|captions?'],
  ['questions', '(?:interview |discussion |study |quiz |practice |comprehension |trivia )questions?|icebreakers?'],
  ['lines', 'affirmations?|jokes?|riddles?|excuses?|quotes|fun facts?|pick-?up lines?|puns?'],
  ['encounter', 'encounters?|quests?|adventures?|dungeons?|monsters?'],
  ['recipe', 'recipes?|recipe ideas?|cocktails?'],
  ['names', '(?:[a-z]+ )?names?|nicknames?|usernames?|pseudonyms?'],
]
const gap = '(?:(?!reports?\\b|codes?\\b|charts?\\b|lists? of orders)[a-z-]+,? (?:and )?){0,4}?'
/** Where something else is generated of it, or for it. */
const unless =
  /\b(?:generat(?:e|es|ing|ion of) (?:\w+ ){0,3}(?:qr|citations?|reports?|invoices?|contracts?|certificates?|images?|pictures?|videos?|charts?|leads?|forms?|websites?|web pages?|codes?)\b|\bcitations?\b|domain names?|file names?|speech recognition|text[- ]to[- ]speech|name tags?|design titles?)\b/

export interface Wanted {
  readonly genre: GenreName
  /** What is written, as the words call it. */
  readonly noun: string
}
const patterns = nouns.map(([genre, noun]) => ({
  genre,
  asked: [
    new RegExp(
      `\\b(?:generat(?:e|es|ed|ing|ion of)|(?:automatically|randomly) (?:creat\\w*|writ\\w*|compos\\w*)|(?:creat|writ|compos)\\w* by ai) ${gap}(${noun})(?=[ ,.;]|$)`,
    ),
    new RegExp(`\\b(${noun}) (?:generat(?:ors?|ion)|writing assistants?|makers?|writers?)\\b`),
  ],
}))
const first = (text: string): string => /^[^.!?]*/.exec(text)?.[0] ?? ''

/** What the words ask to be written from what is entered; null for nothing. What the first sentence asks for goes before what the others do, and what is written whole before lines. */
export const writerIn = remembered((words: string): Wanted | null => {
  const text = words.toLowerCase()
  if (unless.test(first(text))) return null
  for (const part of [first(text), text])
    for (const { genre, asked } of patterns)
      for (const one of asked) {
        const noun = one.exec(part)?.[1]
        if (noun) return { genre, noun: genre === 'copy' ? noun.replace(/cop(?:y|ywriting)$/, 'text') : noun }
      }
  return null
})
