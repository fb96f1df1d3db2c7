import type { Domain } from '../lexicon/domains.ts'
import { capital, singular } from '../lexicon/inflect.ts'
import { inquiriesTo } from '../lexicon/letters.ts'
import { chanceOf, shuffled } from './chance.ts'
import type { Composed } from './composed-titles.ts'

/** The name of a sample row, with what is told together with it. */
export interface Title {
  readonly text: string
  readonly refers?: Composed['refers']
  readonly told?: ReadonlyMap<string, string>
  readonly price: number | null
}

/** What people ask again and again, with the answers: the letters to those of the site that are questions. */
export const asked = /(?:^| )(?:faqs?|frequently asked questions?|common questions?)$/
export const answeredIn = ({ id, letters }: Domain): readonly Title[] =>
  (letters ?? inquiriesTo(id))
    .filter(({ words }) => words.endsWith('?'))
    .map(({ words, answer, subject }) => ({
      text: words,
      price: null,
      told: new Map([
        ['answer', answer],
        ['topic', subject],
        ['category', subject],
      ]),
    }))
/** Groups that people form for what a site is for; where that is no pastime, they are no runners and readers. */
export const groupsOf = /(?:^| )(?:group|circle|community)$/
export const pastimes: ReadonlySet<string> = new Set(
  'social general education kids language news media music photo fitness outdoors event game crafts museum faith psychology'.split(' '),
)
const groupRules = ['Everybody has one vote.', 'Whoever leaves says so a month before.', 'What is decided is written down.']
const groupAims = ['Meets on the first Thursday of each month.', 'Six people who have known each other for years.', 'New members are welcome after one visit.']
export const groupsNamed = (noun: string, salt: string): Title[] =>
  shuffled('Harbour|Thursday|Old Town|Hillcrest|Market Street|Lakeside'.split('|'), salt).map((name, index) => ({
    text: `${name} ${noun}`,
    price: null,
    told: new Map([
      ['rules', groupRules[index % groupRules.length]!],
      ['description', groupAims[index % groupAims.length]!],
    ]),
  }))
const sizes = ['Small', 'Large', 'Classic', 'Seasonal', 'Gift set:', 'Limited', 'Everyday', 'Travel']
export function goodsNamed(goods: string, salt: string): Title[] {
  return shuffled(sizes, salt).map((size) => ({
    text: size.endsWith(':') ? `${capital(goods)} gift set` : `${size} ${goods}`,
    price: 9 + chanceOf(`${salt} ${size}`, 40),
  }))
}
/** Some of each kind that the words name: "Large ladder", "Classic drill". */
export function sortsNamed(sorts: readonly string[], salt: string): Title[] {
  return shuffled(['Classic', 'Large', 'Small'], salt)
    .flatMap((size) => sorts.map((sort) => ({ text: `${size} ${singular(sort.toLowerCase())}`, price: 9 + chanceOf(`${salt} ${size} ${sort}`, 40) })))
    .slice(0, 8)
}
export const plain = (list: string, salt: string): Title[] => shuffled(list.split('|'), salt).map((text) => ({ text, price: null }))
/** "Where do I begin?=With the overview.": with its answer, where it has one. */
export const withAnswers = (questions: readonly string[], salt: string): Title[] =>
  shuffled(questions, salt).map((one) => {
    const [text = '', answer] = one.split('=')
    return { text, price: null, ...(answer !== undefined && { told: new Map([['answer', answer]]) }) }
  })
/** "Caring for merino:2": with its place among the categories. */
export const topicsOf = ({ topics, categories }: Domain, salt: string): Title[] =>
  shuffled(topics.split('|'), salt).map((topic) => {
    const [text = '', place] = topic.split(/:(?=\d$)/)
    const category = categories.split('|')[Number(place) - 1]
    return { text, price: null, ...(category && { told: new Map(['category', 'topic', 'type', 'subject'].map((id) => [id, category])) }) }
  })
/** "Linen apron 42:2": its price, and its place among the categories. */
export const priced = (list: string, categories: string, salt: string, under = 'category'): Title[] =>
  shuffled(list.split('|'), salt).map((entry) => {
    const cut = entry.lastIndexOf(' ')
    const [price, place] = entry.slice(cut + 1).split(':')
    const category = categories.split('|')[Number(place) - 1]
    return { text: entry.slice(0, cut), price: Number(price), ...(category && { told: new Map([[under, category]]) }) }
  })
