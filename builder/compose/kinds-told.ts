import { capital, singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { kitFor } from '../lexicon/shapes.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { addField, isFoundBy } from './add-field.ts'
import { kitFields } from './field.ts'
import { idFrom } from './ids.ts'
import { kindIn, type Plan } from './plan.ts'
import { groupOf, isSame, type Thing } from './thing.ts'
import { sortsTold } from './told-apart.ts'

const sorted =
  /\b(types|kinds|categories|sorts|varieties|genres) of ((?:[a-z-]+ ){1,4}?)?([a-z-]+s|music|accommodation|housing|content|training|equipment|food),? (?:\(?(?:such as|including|like|e\.g\.,?|for example,?)|\() ?([^.;:()]{4,200})/gi
const labels: Readonly<Record<string, string>> = { categories: 'category', genres: 'genre' }
/** Labels by which rows of a kit are sorted already, the nearest first. */
const sorting = /^(?:Type|Kind|Category|Genre|Topic|Subject|Section)$/
const longest = 40
const mostWords = 4
const fewest = 2
/** What is made of its kinds as parts, said in many forms at once, or seen as a picture. */
const unsorted: ReadonlySet<KitName> = new Set<KitName>([
  'form',
  'message',
  'question',
  'quiz_question',
  'survey_question',
  'component',
  'dataset',
  'setting',
  'channel',
])
const shapes = /^(?:texts?|images?|pictures?|photos?|audio|videos?|files?|voices?|rich text|links?|documents?|locations?)$/

const named = /^(?:the|a|an|its|their) /
const several = /^(?:category|genre|topic|subject|section)$/
const handled = /^(?:add|creat|edit|modify|updat|delet|view|brows|search|manag|upload|download|shar)ing\b/i

/** The kinds that a list names, up to where the words go on with something that is done. */
function kindsIn(list: string, noun: string): string[] {
  const names: string[] = []
  for (const [at, part] of list.split(/,? (?:and|or) (?:other )?|, /).entries()) {
    const words = part.trim().split(' ')
    const isDone = at > 0 && words.length > 1 && verbKind(words[0]!.toLowerCase()) !== undefined && !/(?:ing|ed)$/.test(words[0]!)
    if (
      isDone ||
      /^(?:to|which|that|with|for|so|as|etc|more|others?|many|then|users?|allow\w*|provid\w*|mak(?:e|ing))\b/i.test(part) ||
      words.length > mostWords ||
      part.length > longest
    )
      break
    const bare = part.trim().replace(new RegExp(` (?:${noun}|${singular(noun)})$`, 'i'), '')
    if (bare !== '' && bare !== noun) names.push(capital(bare))
  }
  return names
}

function thingOf(plan: Plan, qualifier: string, head: string): Thing | undefined {
  const kind = kindIn(plan, singular(`${qualifier}${head}`.trim()), '')
  return kind ? plan.things.find((thing) => isSame(thing, kind)) : undefined
}

const grouped =
  /\b((?:special|key|priority|vulnerable|disadvantaged|at-risk|focus|target) (?:group|population|resident|person)s?|special people),? (?:\(?(?:such as|including|like|e\.g\.,?|for example,?)|\() ?([^.;:()]{4,200})/gi
const lived = /(?:^| )(?:resident|citizen|villager|household|household member|person|student|patient|employee|elder|population)$/

/** "special groups (such as veterans and orphans)": which of them each resident belongs to. */
function groupsTold({ things }: Plan, words: string): void {
  for (const [, said = '', list = ''] of words.matchAll(grouped)) {
    const thing = things.find((one) => groupOf(one) === 'person' && lived.test(one.noun))
    const names = [...new Set(kindsIn(list, said))]
    if (!thing || names.length < fewest || things.some(({ noun }) => noun === singular(said.toLowerCase()))) continue
    const choices = names.map((name) => name.replace(/\S+$/, singular))
    const twice = thing.fields.findIndex((field) => field.id === 'kind' && field.choices?.length === names.length)
    if (twice !== -1) thing.fields.splice(twice, 1)
    addField(thing, { start: 0, end: 0, noun: singular(said.toLowerCase()), light: '', own: false, plural: false }, choices)
  }
}

/** "different types of courses such as writing and literature": what each row is of, under the label that its kind sorts by. */
export function kindsTold(plan: Plan, words: string): void {
  groupsTold(plan, words)
  sortsTold(plan, words)
  for (const [, said = '', qualifier = '', head = '', list = ''] of words.matchAll(sorted)) {
    const thing = thingOf(plan, qualifier.toLowerCase(), head.toLowerCase())
    const names = [...new Set(kindsIn(list, head))]
    if (!thing || unsorted.has(thing.kit) || groupOf(thing) === 'talk' || names.length < fewest) continue
    const low = names.map((name) => singular(name.toLowerCase()))
    const isNamedAlone = (name: string): boolean => plan.things.some((other) => other !== thing && (other.noun === name || other.singular === name))
    if (low.some((name) => named.test(name) || isFoundBy(name)) || [shapes, handled].some((forms) => low.filter((name) => forms.test(name)).length >= fewest))
      continue
    if (low.filter(isNamedAlone).length >= fewest) continue
    const ids = new Set(low.flatMap((name) => [name, `${name} ${singular(head)}`, name.slice(name.lastIndexOf(' ') + 1)].map((one) => idFrom(one, 'field'))))
    for (const one of plan.things) {
      const rest = one.fields.filter(({ id, choices }) => !ids.has(id) && !(one === thing && id === 'kind' && choices?.length === names.length))
      one.fields.splice(0, one.fields.length, ...rest)
    }
    const own = kitFields(kitFor(thing.kit, thing.noun, thing.meant).fields).find(({ field }) => sorting.test(field.label))?.field.label
    const noun = own?.toLowerCase() ?? labels[said.toLowerCase()] ?? 'type'
    const choices = several.test(noun) ? names : names.map((name) => name.replace(/\S+$/, (last) => (last === last.toUpperCase() ? last : singular(last))))
    addField(thing, { start: 0, end: 0, noun, light: '', own: false, plural: false }, choices)
    if (kits[thing.kit].group === 'event' && thing.listed.length === 0) thing.listed.push(...names.map((name) => singular(name)))
  }
}
