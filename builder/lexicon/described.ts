import { newsBodies } from './bodies-news.ts'
import { workBodies } from './bodies-work.ts'
import { describedGoods, goodsEndings } from './described-goods.ts'
import { describedPlaces } from './described-places.ts'
import { describedRecords, duties, rights } from './described-records.ts'
import { describedServices } from './described-services.ts'
import { describedWorks } from './described-works.ts'
import type { KitName } from './kits.ts'

type Lines = ReadonlyMap<string, string>
const cut = (line: string): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]
const read = (lists: readonly string[]): Lines => new Map(lists.flatMap((list) => list.trim().split('\n').map(cut)))
let lines: Lines | undefined
let bodies: Lines | undefined
const linesOf = (): Lines => (lines ??= read([describedGoods, describedPlaces, describedServices, describedWorks, describedRecords]))
const bodiesOf = (): Lines => (bodies ??= read([newsBodies, workBodies]))

const period = /^\[(\w+)\] /
/** What is said in a sentence of a row with this name; undefined where nothing is known of the name. */
export const sentenceOf = (title: string): string | undefined => linesOf().get(title)?.replace(period, '')
/** The period that a report with this name is of; undefined where its name is not known. */
export const periodOf = (title: string): string | undefined => period.exec(linesOf().get(title) ?? '')?.[1]
/** What an article with this title says; undefined where its title is not known. */
export const bodyOf = (title: string): string | undefined => bodiesOf().get(title)?.replaceAll('/', '\n\n')
/** The first sentence of such an article, which sums it up. */
export const leadOf = (title: string): string | undefined =>
  bodiesOf()
    .get(title)
    ?.match(/^.+?[.?!](?=\s|\/|$)/)?.[0]

/** Kits of what is sold, lent or served. */
const goods: ReadonlySet<KitName> = new Set<KitName>(['product', 'dish', 'gear', 'hire', 'tool', 'instrument', 'extra'])
const ofWords = (list: readonly (readonly [RegExp, string])[], title: string): string | undefined => list.find(([words]) => words.test(title))?.[1]
/** What the words in a name tell of a row of some kits: the duties of a department, the rights of a role, what goods are like. */
export function wordedOf(kit: KitName, title: string): string | undefined {
  if (kit === 'department') return ofWords(duties, title)
  if (kit === 'duty_role') return ofWords(rights, title)
  const said = goods.has(kit) ? ofWords(goodsEndings, title)?.split('|') : undefined
  return said?.[title.length % said.length]
}
