import { singular } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'

/** A part of a proposal that does not fit; the message says why in a sentence. */
export class Unfit extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'Unfit'
  }
}

const markup = /<\s*[a-z!/?]|&(?:#\w+|[a-z]+);|\b(?:javascript|vbscript|data)\s*:|\{\{/i
const controls = /[\u0000-\u0009\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** The text, trimmed, where it is plain words of this length; throws an Unfit otherwise. */
export function plain(text: string, longest: number, what: string): string {
  const clean = text.trim()
  if (clean === '') throw new Unfit(`${what} is empty.`)
  if (clean.length > longest) throw new Unfit(`${what} has more than ${longest} characters.`)
  if (controls.test(clean) || !clean.isWellFormed()) throw new Unfit(`${what} has control characters.`)
  if (markup.test(clean)) throw new Unfit(`${what} has markup or a script in it; only plain words are shown.`)
  return clean
}
export const line = (text: string, longest: number, what: string): string => plain(text, longest, what).replace(/\s+/g, ' ')

const common = new Set(
  'the and for with that this from are was can could should would will must may let lets has have had not its their his her our your you they them who all any each able also make made get into out off one two like page pages site website web app application user users people want need please create build add'.split(
    ' ',
  ),
)
/** What words speak of: in lower case and the singular, without the commonest. */
export const stemsOf = (words: string): Set<string> =>
  new Set(
    (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length > 2 && !common.has(word))
      .map(singular)
      .filter((word) => !common.has(word)),
  )

/** All names that a visitor reads, without the running text. */
function namesIn(model: AppModel): string[] {
  return [
    model.name,
    ...model.roles.map(({ name }) => name),
    ...model.entities.flatMap(({ singular: one, plural, fields }) => [one, plural, ...fields.flatMap(({ label, choices }) => [label, ...(choices ?? [])])]),
    ...model.actions.map(({ name }) => name),
    ...model.pages.flatMap(({ title, navigation, blocks }) => [title, navigation ?? '', ...blocks.map(({ heading }) => heading)]),
  ]
}
/** Which of the words that were said stand in the site's names. */
export function saidIn(model: AppModel, said: ReadonlySet<string>): Set<string> {
  const there = stemsOf(namesIn(model).join(' '))
  return new Set([...said].filter((stem) => there.has(stem)))
}

/** Throws an Unfit where another name would drop a word that the person said. */
export function keepSaid(before: string, after: string, said: ReadonlySet<string>): void {
  const there = stemsOf(after)
  const lost = [...stemsOf(before)].find((stem) => said.has(stem) && !there.has(stem))
  if (lost) throw new Unfit(`“${lost}” is the person's own word and stays.`)
}
