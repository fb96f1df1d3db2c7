import { isMeantBy } from '../lexicon/by-noun.ts'
import { headOf } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { usualColumns } from '../lexicon/usual-columns.ts'
import type { Field } from '../model.ts'
import { kitField } from './field.ts'
import type { Thing } from './thing.ts'

/** Columns that rows called by a noun usually have, each written as one of a kit: those of the longest known noun that it ends with. */
export const usuallyOf = (noun: string): readonly string[] =>
  usualColumns(headOf(noun))
    .filter(({ noun: known }) => isMeantBy(noun, known))
    .toSorted((a, b) => b.noun.length - a.noun.length)
    .slice(0, 1)
    .flatMap(({ fields }) => fields.split(';'))

/** Kits whose columns follow from how they are dealt with. */
const dealt: ReadonlySet<KitName> = new Set<KitName>(['order', 'booking', 'cart', 'favorite', 'review', 'comment', 'message', 'profile', 'points'])
/** Groups of what is in a state that whoever runs the site says. */
const stateful: ReadonlySet<string> = new Set(['record', 'machine', 'work', 'person'])
/** From this share on of what rows of a noun usually have, a table that has columns of its own is one of those. */
const shared = 0.4
const plain = 3
/** The usual columns of a noun for a table, where what it has already shows that it is such a one. */
export function usualFor({ kit, noun }: Thing, fields: readonly Field[]): readonly string[] {
  const { group } = kits[kit]
  if (group === 'money' || dealt.has(kit)) return []
  const parts = usuallyOf(noun).filter((part) => !part.startsWith('~Status=') || stateful.has(group))
  const told = parts.filter((part) => part.includes('->') || isToldBy(fields.slice(1), kitField(part).field))
  return fields.length <= plain || told.length >= shared * parts.length ? parts : []
}

/** Labels that say the same of a row, whatever their types. */
const alike: readonly RegExp[] = [
  /^(?:name|title|subject|headline|heading|what|item)$/,
  /^(?:status|state|published|active|enabled|read|result|outcome|decision|stage|progress|available|availability)$/,
  /^(?:due|due date|due on|deadline|closes on|closing date|ends on|expires on|expires|valid until|valid to|end|ends|end date|ends at|until|to|end time|period end|returned on|check-out|best before)$/,
  /^(?:date|day|on|when|starts on|starts|starts at|start|start date|begins|begins on|from|start time|period start|valid from|check-in|published on|published at|posted on|created on|added on|recorded on|uploaded on|sent on|ordered on|received on|registered on|measured on|time|at)$/,
  /^(?:price|amount|cost|fee|total|sum|unit price|budget|income|revenue|charge|price per \w+|costs)$/,
  /^(?:quantity|stock|in stock|number|count|pieces|units|copies|amount in stock|how many|places|capacity|seats|most people|limit)$/,
  /^(?:category|type|kind|genre|topic|section|group|sort|class|subject|department|field|area|speciality|specialty|industry)$/,
  /^(?:address|location|place|venue|where|city|town|area|region|district|street|room|site)$/,
  /^(?:description|text|details|content|body|message|summary|story|notes?|remarks?|comments?|bio|biography|about|introduction|review|answer|reply|findings|instructions|question|feedback|reason|caption|purpose|abstract|excerpt|requirements)$/,
  /^(?:phone|telephone|phone number|mobile|contact|contact phone)$/,
  /^(?:link|url|address|web address|website|homepage|page|path)$/,
  /^(?:minutes|duration|length|hours|seconds|running time|duration \w+|duration in \w+|time)$/,
  /^(?:rating|stars|score|grade|mark|points|average rating)$/,
  /^(?:order|position|rank|sequence|place|level)$/,
  /^(?:code|number|reference|serial number|sku|key|token|\w+ number|\w+ code)$/,
  /^(?:owner|author|by|user|person|customer|client|member|made by|posted by|written by|entered by|uploaded by|reported by|requested by|created by|contact person|contact name|in charge|person in charge|responsible|assigned to|assignee|manager|handler|operator|recorded by)$/,
  /^(?:views|visits|clicks|plays|reads|likes|downloads)$/,
  /^(?:file|attachment|document|upload|file name)$/,
]
/** Days by which something begins, was done or is noted; all others end it. */
const ending = /^(?:due|deadline|clos|end|expire|expiry|until|valid (?:until|to)|to$|returned|check-out|best before|period end|next)/
const isDay = ({ type }: Field): boolean => type === 'date'
const last = (label: string): string => label.slice(label.lastIndexOf(' ') + 1)

/** Whether what a usual column tells is told by one of these fields already. */
export function isToldBy(fields: readonly Field[], { label, type }: Field): boolean {
  const own = label.toLowerCase()
  const groups = alike.filter((labels) => labels.test(own))
  if (type === 'date' && fields.some((field) => isDay(field) && ending.test(field.label.toLowerCase()) === ending.test(own))) return true
  return fields.some((field) => {
    const other = field.label.toLowerCase()
    if (other === own || (type === field.type && (last(other) === own || last(own) === other))) return true
    if ((type === 'email' || type === 'phone' || type === 'image' || type === 'file' || type === 'rating') && field.type === type) return true
    return groups.some((labels) => labels.test(other))
  })
}
