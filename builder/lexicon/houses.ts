import { type About, filled } from './articles.ts'
import type { Curated } from './rows.ts'

const house =
  /\b(?:official|corporate|company(?:'s|’s)?|enterprise|brand|school|university|college|kindergarten|clinic|hospital|church|club|association|institute|agency|firm|hotel|museum|studio) (?:(?:brand|official|portal|showcase|introduction|promotional|enterprise) )*(?:website|site|homepage|home page|portal|page)\b(?! (?:build\w*|construction|management|maintenance|development|content|templates?))|\bintroduc\w+ (?:the|a|our|its) company\b|\bcompany (?:introductions?|profiles?|news)\b|\b(?:about|introduc\w+) (?:the|our|its) (?:school|company|university|college|firm|clinic|church|club|association|institute)\b/i
/** Whether a site is that of one house, which presents itself there: a company, a school, a club. */
export const isOfHouse = (words: string): boolean => house.test(words)

/** Whether what is read as news is what such a house tells of itself. */
export const tellsOfItself = (noun: string, words: string): boolean => isNews(noun) && isOfHouse(words)
export const isNews = (noun: string): boolean => /(?:^| )news(?: (?:article|item|update|story))?$/.test(noun)

const itself =
  /^(?:(?:my|our|the) )?(?:company|school|brand|university|college|clinic|hospital|church|club|association|institute|agency|firm|hotel|museum|studio|enterprise|institution|organi[sz]ation)$/
const presented =
  /^(?:company|school|brand|university|college|clinic|hospital|church|club|association|institute|agency|firm|hotel|museum|studio|enterprise|institution|organi[sz]ation) (?:introduction|profile|overview|information|culture|story|content|mission|vision|value|values|philosophy|purpose)(?: statement)?$/
const ofHouse = /^(?:introduction|history|mission|vision|values?|culture|philosophy|story|profile|overview|purpose)(?: statement)?$/
/** Whether a noun is what a house tells of itself where it is said to be the house's: "information about the school, including its introduction". */
export const tellsOfHouse = (noun: string): boolean => ofHouse.test(noun)
/** Whether a noun is the house itself, or what it tells of itself. */
export const isHouseItself = (noun: string): boolean => itself.test(noun) || presented.test(noun)

/** The parts of the page on which a house introduces itself, in the words of its trade. */
export const introducedAs = (about: About, next: About): readonly Curated[] =>
  [
    [
      'Who we are',
      'We are nineteen people with one telephone number. Whoever answers it stays in charge of your question until it is settled.\n\nMost of us came for a month and stayed because of the others.',
    ],
    [
      'How it began',
      'It began in 2009 with two rooms, a borrowed table and “{service}”, which is still what most people come for. The first larger house followed in 2014, the second place in 2019.\n\nFour of those who came in the first year work with us today.',
    ],
    [
      'What we offer',
      'Best known are “{service}” and “{other}”. Around them there is “{session}”, open to everybody, and an hour of its own for those who come for the first time.\n\nPrices are told before we begin, and a first conversation costs nothing.',
    ],
    [
      'Our mission and values',
      'Our mission is that whoever comes to us finds what they need without a detour.\n\nWe say what we do, we do it on time, and we put right what went wrong. Whoever is not content hears from us within two days, from a person.',
    ],
    [
      'How we work',
      'First we listen. Then we make a proposal on one page, agree on it, and keep you informed until it is done. Every half year we look back together with six people who were with us, and change what they name twice.',
    ],
  ].map(([title = '', text = '']) => ({ title, values: new Map([['text', filled(text, about).replace('{other}', () => next.service)]]) }))
