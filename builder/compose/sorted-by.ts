import { titled } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import { referenceTo } from './reference.ts'
import { groupOf, type Thing } from './thing.ts'

const kept = /(?:^| )(?:category|classification|tag|label|deck)$/
/** What the posts of a forum are sorted into. */
const divided = /(?:^| )(?:section|board|topic|column)$/
const contents = new Set(['text', 'offer', 'media', 'work', 'record'])
/** What is shown to be looked through, rather than kept as records. */
const shown = new Set(['text', 'offer', 'media'])
const sortedKit = /=@categories/

/** The thing that the site keeps to sort others by: its own categories where the words name whose they are, else those of what sorts best. */
function isSortedBy(thing: Thing, by: Thing, things: readonly Thing[]): boolean {
  const whose = by.noun.slice(0, Math.max(0, by.noun.lastIndexOf(' ')))
  if (thing === by) return false
  if (divided.test(by.noun)) return thing.kit === 'post'
  if (whose !== '' && (thing.noun === whose || thing.singular === whose)) return true
  if (!contents.has(groupOf(thing))) return false
  const sorts = (one: Thing): boolean => contents.has(groupOf(one)) && sortedKit.test(kits[one.kit].fields)
  if (!sorts(thing)) return whose === '' && !things.some(sorts) && thing === things.find((one) => one !== by && shown.has(groupOf(one)))
  return whose === '' || whose === 'content' || (thing.noun.endsWith(` ${whose}`) && !things.some(({ noun }) => noun === whose))
}

/** The categories and tags that a thing's rows are sorted by, where the site keeps lists of such: a field that refers to their rows. */
export function sortedBy(thing: Thing, things: readonly Thing[], ids: ReadonlyMap<Thing, string>): Field[] {
  return things
    .filter((by) => by.kit === 'category' && (kept.test(by.noun) || divided.test(by.noun)) && isSortedBy(thing, by, things))
    .map((by) => {
      const label = titled(by.noun.slice(by.noun.lastIndexOf(' ') + 1))
      return { ...referenceTo(label, ids.get(by)!), ...(label === 'Classification' && { label: 'Category' }) }
    })
}
