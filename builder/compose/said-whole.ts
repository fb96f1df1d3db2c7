import { titled } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import type { Brief } from '../read/brief.ts'
import type { Made } from './entity.ts'
import { type Mention, type Told, toldIn } from './mentions.ts'
import { mostFields, referNextToName } from './reference.ts'
import { groupOf, type Thing } from './thing.ts'

const each = /^(?:each|every)$/
const article = /^(?:the|a|an|this|that|one|its|their|each|every)$/
/** What tells of all rows, sorts them or is anybody's. */
const apart: ReadonlySet<KitName> = new Set<KitName>(['figures', 'category', 'user_account', 'profile', 'setting', 'rule', 'introduction'])
const isApart = (thing: Thing): boolean => apart.has(thing.kit) || groupOf(thing) === 'talk'

/** "bells and their recordings": what the words say is of a thing named right before it. */
function theirs({ words, mentions }: Told, { last }: Mention): Thing | undefined {
  if (words[last + 1]?.word !== 'and' || !/^(?:their|its)$/.test(words[last + 2]?.word ?? '')) return undefined
  return mentions.find(({ first }) => first === last + 3 || first === last + 4)?.thing
}
/** "loans of parts", "programmes shown in each dome": what the words say it is of. */
function saidOf({ words, mentions }: Told, { last }: Mention): Thing | undefined {
  const at = /^(?:shown|found|kept|held|played|grown|made|used|taken|left)$/.test(words[last + 1]?.word ?? '') ? last + 2 : last + 1
  const joint = words[at]?.word ?? ''
  const next = words[at + 1]?.word ?? ''
  if (!(joint === 'of' || (/^(?:in|for|on|at|per)$/.test(joint) && (each.test(next) || joint === 'per')))) return undefined
  const from = article.test(next) ? at + 2 : at + 1
  return mentions.find(({ first }) => first === from)?.thing
}

/** Rows refer to what the words themselves say they are of, unless they lead there already. */
export function ofSaidWhole(made: readonly Made[], { words, clauses }: Pick<Brief, 'words' | 'clauses'>): readonly Made[] {
  if (!/\b(?:their|its|of|each|every|per)\b/.test(words)) return made
  const told = toldIn(words, clauses, made.map(({ thing }) => thing)) // biome-ignore format: one call
  const now = new Map(made.map((one) => [one.thing, one]))
  const byId = new Map(made.map(({ thing, entity }) => [entity.id, thing]))
  const leadsTo = (from: Thing, to: Thing, seen = new Set<Thing>()): boolean => {
    seen.add(from)
    return (now.get(from)?.entity.fields ?? []).some(({ entity }) => {
      const next = byId.get(entity ?? '')
      return next !== undefined && !seen.has(next) && (next === to || leadsTo(next, to, seen))
    })
  }
  const tie = (part: Thing | undefined, whole: Thing | undefined): void => {
    const one = part && now.get(part)
    const to = whole && now.get(whole)
    if (!one || !to || part === whole || isApart(part) || isApart(whole) || one.entity.fields.length >= mostFields) return
    if (leadsTo(part, whole) || leadsTo(whole, part)) return
    const fields = [...one.entity.fields]
    const asked = [...one.asked]
    referNextToName(fields, asked, titled(to.entity.singular), to.entity.id)
    now.set(part, { ...one, asked, entity: { ...one.entity, fields } })
  }
  for (const mention of told.mentions) {
    tie(theirs(told, mention), mention.thing)
    tie(mention.thing, saidOf(told, mention))
  }
  return made.map(({ thing }) => now.get(thing)!)
}
