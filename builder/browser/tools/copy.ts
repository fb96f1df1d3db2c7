import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const read = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf(':')
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const]
    }),
  )
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const templates: Readonly<Record<string, readonly string[]>> = {
  Slogans: [
    '{What}: {why}.',
    '{What} for {for}.',
    'Made for {for}.',
    '{who}. {What}, and nothing else.',
    'Once {what}, always {who}.',
    '{Why}. That is {who}.',
    'What {for} come back for.',
    'Good things take {who}.',
  ],
  'Product text': [
    '{What} by {who}\n\n{Why}: that is what makes our {what} worth a try. They are meant for {for}, and for everybody who would rather have one good thing than three of another kind.\n\nWhat you get\n- {What}, {why}\n- Advice before you buy, and help afterwards\n- An answer within a day\n\nTry them once: {who} takes back what you do not like.',
  ],
  'Social post': [
    'New at {who}: {what}! {Why}. Who of you, {for}, tries them first? Tell us below. #{tag}',
    '{for}, this is for you: {what}, {why}. Come by or write to us. #{tag}',
    'What do you like best about our {what}? We say: {why}. #{tag}',
  ],
  Email: [
    'Subject: {What} for {for}\n\nHello,\n\nwe would like to show you something: {what}. {Why}.\n\nIf that sounds good, answer this message, and we send you what you need to decide. If not, no further mail will come.\n\nKind regards\n{who}',
  ],
  'Cover letter': [
    'Dear Sir or Madam,\n\nI apply for the position of {what} at {who}. {Why}: this is what I would bring with me, and what I would like to use for {for}.\n\nI learn quickly, finish what I begin, and ask when something is not clear. I could begin soon, and would be glad to tell you more in a talk.\n\nYours faithfully',
  ],
  'Reply to a customer': [
    'Hello,\n\nthank you for writing to us about {what}. We understand what matters to you, and have looked into it at once.\n\n{Why}. Should anything still be open, simply answer this message: somebody of {who} reads it the same day.\n\nKind regards\n{who}',
    'Hello,\n\nwe are sorry that {what} gave you trouble. That should not have happened.\n\nWe put it right: you hear from us within a day. Until then, {who} is at your side.\n\nKind regards\n{who}',
  ],
}
const usual: Readonly<Record<string, string>> = { what: 'what we make', who: 'our team', for: 'you', why: 'made with care', how: '' }
const tones: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/formal|serious|business/i, (text) => text.replaceAll('!', '.').replace(/^Hello,/gm, 'Dear Sir or Madam,').replaceAll('Tell us below.', 'We look forward to your comments.')], // biome-ignore format: a table
  [/funny|lively|young|cheerful|exciting/i, (text) => text.replace(/\.(?=\s|$)/g, (dot, at: number) => (at % 3 === 0 ? '!' : dot)).replace(/^Dear Sir or Madam,/gm, 'Hey there,')], // biome-ignore format: a table
]

/** Texts from templates and what is entered, one after the other. */
export function copyFrom(text: string, _: string, mode: string): Outcome {
  const given = read(text)
  if (given.size === 0) throw new Error('Enter lines such as “what: oat biscuits”.')
  const word = (name: string): string => given.get(name) || usual[name] || ''
  const tag = word('what').replace(/[^\p{L}\p{N}]+/gu, '') || 'new'
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_all, name: string) => (name === 'tag' ? tag : /^[A-Z]/.test(name) ? capital(word(name.toLowerCase())) : word(name)))
  const tone = tones.find(([pattern]) => pattern.test(given.get('how') ?? ''))?.[1] ?? ((of: string) => of)
  const made = (templates[mode] ?? []).map((template) => tone(capital(fill(template)).replace(/([.!?] )(\p{Ll})/gu, (_all, dot: string, sign: string) => dot + sign.toUpperCase()))) // biome-ignore format: one chain
  return written(
    made.join(mode === 'Slogans' ? '\n' : '\n\n———\n\n'),
    `${made.length} text${made.length === 1 ? '' : 's'} from templates. Read and change before use.`,
    'text.txt',
  )
}

interface Author {
  readonly last: string
  readonly first: string
}
const authorsIn = (text: string): Author[] =>
  text
    .split(/;|\band\b/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [last = '', first = ''] = one.includes(',') ? one.split(',') : [one.split(' ').at(-1) ?? '', one.split(' ').slice(0, -1).join(' ')]
      return { last: last.trim(), first: first.trim() }
    })
const initials = (first: string): string => first.split(/[\s-]+/).filter((name) => name !== '').map((name) => `${name[0]!.toUpperCase()}.`).join(' ') // biome-ignore format: one chain
const joined = (all: readonly string[], last: string): string => (all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')}${last}${all.at(-1)}`)

function citationOf(given: Map<string, string>, mode: string): string {
  const of = (name: string): string => given.get(name) ?? ''
  const authors = authorsIn(of('author') || of('authors'))
  const [title, year, pages] = [of('title') || 'Untitled', of('year') || 'n.d.', of('pages').replace('-', '–')]
  const home = of('journal') || of('book') || of('website')
  const [volume, issue] = [of('volume'), of('issue')]
  const link = of('doi') ? `https://doi.org/${of('doi')}` : of('url')
  const number = volume && `${volume}${issue && `(${issue})`}`
  const places = [number, pages].filter((one) => one !== '').join(mode === 'APA' ? ', ' : ': ')
  if (mode === 'BibTeX') {
    const key = `${(authors[0]?.last ?? 'anon').toLowerCase().replace(/[^a-z]/g, '')}${year.replace(/\D/g, '')}`
    const fields = { author: authors.map(({ last, first }) => `${last}, ${first}`).join(' and '), title, year, journal: of('journal'), booktitle: of('book'), publisher: of('publisher'), volume, number: issue, pages: of('pages').replace('-', '--'), doi: of('doi'), url: of('url') } // biome-ignore format: a record
    return `@${of('journal') ? 'article' : 'book'}{${key},\n${Object.entries(fields).filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}` // biome-ignore format: one chain
  }
  if (mode === 'APA') {
    const names = joined(authors.map(({ last, first }) => (first ? `${last}, ${initials(first)}` : last)), ', & ') // biome-ignore format: one call
    return [names && `${names.replace(/\.$/, '')}.`, `(${year}).`, `${title}.`, home && `${home}${places && `, ${places}`}.`, of('publisher') && `${of('publisher')}.`, link].filter((part) => part !== '').join(' ') // biome-ignore format: one chain
  }
  const spelled = authors.map(({ last, first }, at) => (at === 0 ? `${last}${first && `, ${first}`}` : `${first} ${last}`.trim()))
  if (mode === 'GB/T 7714') return `${authors.map(({ last, first }) => `${last.toUpperCase()} ${initials(first).replaceAll('.', '')}`.trim()).join(', ')}. ${title}[${of('journal') ? 'J' : of('website') || of('url') ? 'EB/OL' : 'M'}]. ${[home, year].filter((one) => one !== '').join(', ')}${number && `, ${number}`}${pages && `: ${pages}`}.${link && ` ${link}.`}` // biome-ignore format: one sentence
  const names = joined(spelled, ', and ')
  return mode === 'MLA'
    ? [names && `${names}.`, `“${title}.”`, home && `${home},`, volume && `vol. ${volume},`, issue && `no. ${issue},`, `${year}${pages && `, pp. ${pages}`}.`, link && `${link}.`].filter((part) => part !== '').join(' ') // biome-ignore format: one chain
    : [names && `${names}.`, `“${title}.”`, home && `${home}${volume && ` ${volume}`}${issue && `, no. ${issue}`} (${year})${pages && `: ${pages}`}.`, !home && `${of('publisher') && `${of('publisher')}, `}${year}.`, link && `${link}.`].filter((part) => part).join(' ') // biome-ignore format: one chain
}
/** What each source is called; sources are parted by an empty line. */
export function citations(text: string, _: string, mode: string): Outcome {
  const sources = text.split(/\n\s*\n/).map(read).filter((given) => given.size > 0) // biome-ignore format: one chain
  if (sources.length === 0) throw new Error('Enter lines such as “title: Quiet rooms”.')
  const all = sources.map((given) => citationOf(given, mode)).toSorted((a, b) => a.localeCompare(b, 'en'))
  return written(
    all.join(mode === 'BibTeX' ? '\n\n' : '\n'),
    `${all.length} source${all.length === 1 ? '' : 's'}.`,
    mode === 'BibTeX' ? 'sources.bib' : 'sources.txt',
  )
}
