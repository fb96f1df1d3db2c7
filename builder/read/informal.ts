import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { withSectionsTold } from './able-sections.ts'
import { writtenOut } from './contraction.ts'
import { withDoers } from './doers.ts'
import { withWhatIsEntered } from './entered.ts'
import { withIndirect } from './indirect.ts'
import { withNoted } from './noted-list.ts'
import { retold } from './retold.ts'
import { inPlainWords, type Saying } from './saying.ts'
import { fillers, leads, plainSayings } from './sayings.ts'
import { asideSayings } from './sayings-aside.ts'
import { briefSayings } from './sayings-brief.ts'
import { companySayings } from './sayings-company.ts'
import { doneSayings } from './sayings-done.ts'
import { shownSayings } from './sayings-shown.ts'
import { specifiedSayings } from './sayings-specified.ts'
import { synonymSayings } from './sayings-synonyms.ts'
import { talkSayings } from './sayings-talk.ts'
import { keptSayings, toldSayings } from './sayings-told.ts'
import { writtenSayings } from './sayings-written.ts'
import { openingSayings, parted, selfOf, servesOthers, withCalling } from './self.ts'
import { unspliced } from './spliced.ts'
import { said } from './voice.ts'
import type { Sentence, Token } from './words.ts'

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')
const gatherings =
  /^(?:rehearsal|session|fixture|raid|event|meeting|game|match|training|party|practice|concert|gig|hike|trip|class|workshop|match day|dinner|show)e?s$|^rehearsal$/
/** "members can rsvp" with what it is that they come to, where the words name it. */
function withGathering(tokens: readonly Token[], gathering: Token | undefined): readonly Token[] {
  const at = tokens.findIndex(({ word }) => word === 'rsvp')
  if (!gathering || at === -1 || tokens[at + 1]?.word === 'to' || tokens[at]!.end - tokens[at]!.start === 'rsvp'.length) return tokens
  const place = { start: tokens[at]!.end }
  const before = { start: tokens[at]!.start }
  const many = isPlural(gathering.word) ? gathering.word : plural(gathering.word)
  const seen = ['see', many, 'and'].map((word) => said(word, before))
  return [...tokens.slice(0, at), ...seen, tokens[at]!, said('to', place), said(many, place), ...tokens.slice(at + 1)]
}

/** What "I can" do, whoever uses the site can where it serves nobody else; a first sentence of it tells of who runs the site where it does. */
function asUser(tokens: readonly Token[], isShared: boolean, isFirst: boolean): readonly Token[] {
  if (isShared && !isFirst) return tokens
  return tokens.flatMap((token, at) => {
    if (!/^(?:i|we)$/.test(token.word) || tokens[at + 1]?.word !== 'can' || (isShared && at > 0)) return [token]
    return isShared ? [said('the', token), { ...token, word: 'owner' }] : [{ ...token, word: 'users' }]
  })
}

/** "As a buyer I can …" says by itself who does it. */
const isStory = ({ tokens }: Sentence): boolean => tokens[0]?.word === 'as' && /^(?:an?|the)$/.test(tokens[1]?.word ?? '')
const selling = /\b(?:shop|store|boutique|sell|sells|selling)\b/
/** "Rings, necklaces and earrings" of a shop: what its products are sorted by. */
function asCategories(tokens: readonly Token[], before: string): readonly Token[] {
  const words = tokens.filter(({ word }) => !/^(?:,|and|or|&)$/.test(word))
  if (words.length < 2 || words.length > 8 || words.length === tokens.length || !selling.test(before) || !words.every(({ word }) => isPlural(word)))
    return tokens
  const [first, last] = [tokens[0]!, tokens.at(-1)!]
  const lead = ['customers', 'can', 'browse', 'products', 'by', 'category', '('].map((word) => ({ ...said(word, first), isWord: word !== '(' }))
  return [
    ...lead,
    ...tokens.map((token) => (token.isWord && token.word !== 'and' ? token : { ...token, word: ',', isWord: false })),
    { ...said(')', { start: last.end }), isWord: false },
  ]
}

type Step = (tokens: readonly Token[]) => readonly Token[]
/** Each sentence in other words, which may end within it; not those that only tell, and no stories. */
const inWords = (sentences: readonly Sentence[], step: (sentence: Sentence, at: number) => Step): Sentence[] =>
  sentences.flatMap((sentence, at) => (sentence.isTold || isStory(sentence) ? [sentence] : parted(sentence, step(sentence, at)(sentence.tokens))))
const formalSayings = [...synonymSayings, ...asideSayings, ...specifiedSayings, ...companySayings, ...doneSayings, ...shownSayings, ...writtenSayings]
const saying = (sayings: readonly Saying[]) => (): Step => (tokens) => inPlainWords(tokens, sayings)
const holdsThing = ({ tokens }: Sentence): boolean => tokens.some(({ word }) => isPlural(word) && kitOf(singular(word)) !== undefined)

/** The sentences as somebody would say them formally: no greetings, no contractions, and what is asked in a roundabout way said outright. */
export function formally(told: readonly Sentence[], talks = false): readonly Sentence[] {
  const written = told.map((sentence) => ({ ...sentence, tokens: writtenOut(sentence.tokens) }))
  const plainer = inWords(
    inWords(
      inWords(written, () => withSectionsTold),
      () => withDoers,
    ),
    saying(fillers),
  )
  const tells_ = talks ? inWords(inWords(plainer, saying(toldSayings)), saying(keptSayings)) : plainer
  const greeted_ = talks ? retold(inWords(inWords(tells_, saying(briefSayings)), saying(leads))) : plainer
  const greeted = talks
    ? inWords(
        inWords(greeted_, ({ tokens }) => (tokens.some(({ opensNotes }) => opensNotes) ? (own) => own : saying(talkSayings)())),
        () => unspliced,
      )
    : greeted_
  const [first, ...rest] = greeted
  const opened = first ? [...inWords([first], saying(openingSayings)), ...rest] : []
  const plain = inWords(opened, saying(plainSayings))
  const done = inWords(talks ? inWords(plain, () => withIndirect) : plain, saying(formalSayings))
  const opening = done.find(({ isTold }) => !isTold)
  const tells = /^(?:i|we) can\b/.test(wordsOf(opening?.tokens.slice(0, 2) ?? []))
  const isShared = servesOthers(written)
  const calling = selfOf(written)
  const spoken = written.flatMap(({ tokens }) => tokens)
  const gathering = spoken.find(({ word }) => word === 'events') ?? spoken.find(({ word }) => gatherings.test(word))
  let before: Sentence | undefined
  const all = inWords(done, (sentence, at) => {
    const last = before
    const said_ = done[at - 1]
    if (holdsThing(sentence)) before = sentence
    return (tokens) => {
      const whose = tells ? asUser(tokens, isShared, sentence === opening) : tokens
      const come = withGathering(asCategories(whose, said_ ? wordsOf(said_.tokens) : ''), gathering)
      return withCalling(withNoted(talks ? withWhatIsEntered(come, last) : come, last, at === 0), calling)
    }
  })
  return all.length > 0 ? all : told
}
