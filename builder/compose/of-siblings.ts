import type { Domain } from '../lexicon/domains.ts'
import { capital } from '../lexicon/inflect.ts'
import { type Kit, kits } from '../lexicon/kits.ts'
import { isOfSibling, type Member, membersIn, ofOwn } from '../lexicon/siblings.ts'
import type { Entity, Value } from '../model.ts'
import { fewest } from './stocked.ts'
import type { Thing } from './thing.ts'
import type { Title } from './title-lists.ts'

/** The members of classes that rows of a thing may be of: those that its noun names, else those that the site is about, with all others of their classes that its words name; none where they name none. */
export function membersOf({ noun, kit }: Thing, { subject }: Domain): readonly Member[] {
  if (subject === undefined || (kits[kit] as Kit).titles === 'people') return []
  const own = membersIn(noun)
  if (own.length > 0) return own
  const about = membersIn(subject.words).filter(({ isOfNoun }) => !isOfNoun)
  return about.length === 0 ? about : [...about, ...membersIn(subject.all).filter(({ of }) => about.some((one) => one.of === of))]
}

/** The names of rows without those of siblings of what they are of; where few are left, those of siblings have its name instead. */
export function withoutSiblings(titles: readonly Title[], own: readonly Member[]): readonly Title[] {
  if (own.length === 0) return titles
  const kept = titles.filter(({ text }) => !isOfSibling(text, own))
  if (kept.length === titles.length) return titles.map((one) => toldOfOwn(one, own))
  const told = kept.map((one) => toldOfOwn(one, own))
  if (kept.length >= fewest) return told
  const changed = titles.flatMap((one) => {
    const text = isOfSibling(one.text, own) ? ofOwn(one.text, own) : null
    return text === null || kept.some((other) => other.text === text) ? [] : [toldOfOwn({ ...one, text }, own)]
  })
  const all = [...told, ...changed.filter(({ text }, at) => changed.findIndex((one) => one.text === text) === at)]
  return all.length < 2 ? titles : all
}

function toldOfOwn(title: Title, own: readonly Member[]): Title {
  if (!title.told || ![...title.told.values()].some((value) => isOfSibling(value, own))) return title
  return { ...title, told: new Map([...title.told].map(([id, value]) => [id, isOfSibling(value, own) ? (ofOwn(value, own) ?? value) : value])) }
}

/** A row whose choices and texts are of nothing but what it is of. */
export function rowOfOwn(row: Record<string, Value>, { fields, title }: Entity, own: readonly Member[]): Record<string, Value> {
  if (own.length === 0) return row
  const changed = fields.flatMap(({ id, type, choices, required }): (readonly [string, Value])[] => {
    const value = row[id]
    if (id === title || typeof value !== 'string' || !/^(?:choice|text|long_text)$/.test(type) || !isOfSibling(value, own)) return []
    const named = /(?:^|_)(?:species|animal|kind)$/.test(id) ? capital(own[0]!.name) : undefined
    const text = choices ? choices.find((choice) => membersIn(choice).some((one) => own.includes(one))) : (ofOwn(value, own) ?? named)
    return text !== undefined ? [[id, text]] : required || type === 'long_text' ? [] : [[id, null]]
  })
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
}
