import { said } from './voice.ts'
import type { Token } from './words.ts'

/** What is said for two or three words, with an apostrophe or without. */
// biome-ignore format: a table
const whole: Readonly<Record<string, string>> = {
  "i'm": 'i am', "i've": 'i have', "i'd": 'i would', "i'll": 'i will', "we're": 'we are', "we've": 'we have', "we'd": 'we would', "we'll": 'we will',
  "they're": 'they are', "they've": 'they have', "they'd": 'they would', "they'll": 'they will', "you're": 'you are', "you've": 'you have', "you'd": 'you would', "you'll": 'you will',
  "it's": 'it is', "it'd": 'it would', "that'd": 'that would', smth: 'something', sth: 'something', "it'll": 'it will', "he's": 'he is', "she's": 'she is', "he'll": 'he will', "she'll": 'she will', "that's": 'that is', "there's": 'there is', "there're": 'there are', "here's": 'here is',
  "who's": 'who is', "what's": 'what is', "where's": 'where is', "when's": 'when is', "how's": 'how is', "who'll": 'who will', "who've": 'who have',
  "can't": 'cannot', "couldn't": 'could not', "don't": 'do not', "doesn't": 'does not', "didn't": 'did not', "won't": 'will not', "wouldn't": 'would not', "shouldn't": 'should not', "isn't": 'is not', "aren't": 'are not', "wasn't": 'was not', "weren't": 'were not', "hasn't": 'has not', "haven't": 'have not', "hadn't": 'had not',
  im: 'i am', ive: 'i have', theres: 'there is', thats: 'that is', whats: 'what is', whos: 'who is', wheres: 'where is', dont: 'do not', doesnt: 'does not', didnt: 'did not', cant: 'cannot', wont: 'will not', isnt: 'is not', arent: 'are not', hasnt: 'has not', havent: 'have not', youre: 'you are', theyre: 'they are', theyve: 'they have', theyll: 'they will',
  wanna: 'want to', gonna: 'going to', gotta: 'have to', u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', thx: 'thanks', ppl: 'people', folks: 'people', abt: 'about', bday: 'birthday', appt: 'appointment', appts: 'appointments', biz: 'business', pic: 'photo', pics: 'photos', vid: 'video', mods: 'moderators', admins: 'administrators', vids: 'videos', n: 'and', w: 'with',
}

/** The words with contractions and short forms written out; the first of them covers what it stands for. */
export function writtenOut(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => word === 'its' || Object.hasOwn(whole, word))) return tokens
  return tokens.flatMap((token, at) => {
    const full =
      token.word === 'its' && saysItIs(tokens, at)
        ? 'it is'
        : isLetter(tokens, at)
          ? undefined
          : Object.hasOwn(whole, token.word)
            ? whole[token.word]
            : undefined
    if (full === undefined) return [token]
    const [first = '', ...rest] = full.split(' ')
    return [{ ...token, word: first }, ...rest.map((word) => said(word, { start: token.end }))]
  })
}

/** "when its back home", "its chaos": written as it is said. */
const saysItIs = (tokens: readonly Token[], at: number): boolean =>
  /^(?:when|if|once|because|until|says|think|hope)$/.test(tokens[at - 1]?.word ?? '') &&
  (/^(?:back|full|done|ready|over|sold|gone|not|been|a|an|the|too|still|due|empty|free|available|on|in|at|out|broken|finished)$/.test(
    tokens[at + 1]?.word ?? '',
  ) ||
    at + 2 >= tokens.length ||
    !tokens[at + 2]!.isWord)

/** "r" and "u" among letters and in names are letters. */
const isLetter = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word.length === 1 && (tokens[at]!.capital || !tokens[at + 1]?.isWord || tokens[at + 1]!.word.length === 1 || tokens[at - 1]?.word.length === 1)

/** The same of words that are no tokens: "dont show ppl" as "do not show people". */
export const inFull = (words: string): string =>
  words.replace(/(?<![\p{L}\p{N}’'.-])[\p{L}][\p{L}’']{0,9}(?![\p{L}\p{N}’'.-])/gu, (word, at: number) => {
    const isAlone = word.length === 1 && (word !== word.toLowerCase() || !/^ ?[\p{L}]{2}/u.test(words.slice(at + 1)))
    return isAlone || !Object.hasOwn(whole, word.toLowerCase()) ? word : whole[word.toLowerCase()]!
  })
