import { isMeantBy } from '../lexicon/by-noun.ts'
import { headOf } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { usualColumns } from '../lexicon/usual-columns.ts'
import type { Field } from '../model.ts'
import { kitField } from './field.ts'
import type { Thing } from './thing.ts'

/** The longest known noun that a noun is or ends with, and the columns that its rows usually have, each written as one of a kit. */
function knownFor(noun: string): { readonly isSame: boolean; readonly parts: readonly string[] } | undefined {
  const [found] = usualColumns(headOf(noun))
    .filter(({ noun: known }) => isMeantBy(noun, known))
    .toSorted((a, b) => b.noun.length - a.noun.length)
  return found && { isSame: found.noun.replace('=', '') === noun, parts: found.fields.split(';') }
}

/** Kits whose columns follow from how they are dealt with; what is lent for money is a credit, and no loan. */
const dealt: ReadonlySet<KitName> = new Set<KitName>(['loan', 'order', 'booking', 'cart', 'favorite', 'review', 'comment', 'message', 'profile', 'points'])
/** Groups of what is in a state that whoever runs the site says. */
export const stateful: ReadonlySet<string> = new Set(['record', 'machine', 'work', 'person'])
/** From this share on of what rows of a noun usually have, a table that has columns of its own is one of those; of a noun with words before it, from this. */
const [shared, sharedByHead] = [0.35, 0.5]
const plain = 3
const most = 4
/** The usual columns of a noun that a table lacks, where what it has already shows that it is such a one; the most usual first, four at the most beside what it refers to. */
export function usualFor({ kit, noun }: Thing, fields: readonly Field[]): readonly string[] {
  const { group } = kits[kit]
  const known = group === 'money' || dealt.has(kit) ? undefined : knownFor(noun)
  if (!known) return []
  const isTold = (part: string): boolean => isToldBy(fields.slice(1), kitField(part).field)
  const own = known.parts.filter((part) => !part.includes('->'))
  const told = own.filter(isTold)
  const isOne = known.isSame ? fields.length <= plain || told.length >= shared * own.length : told.length > 1 && told.length >= sharedByHead * own.length
  if (!isOne) return []
  const lacking = own.filter((part) => !isTold(part) && (!part.startsWith('~Status=') || stateful.has(group)))
  return [...known.parts.filter((part) => part.includes('->')), ...lacking.slice(0, most)]
}

/** Labels that say the same of a row, whatever their types. */
const alike: readonly RegExp[] = [
  /^(?:name|title|subject|headline|heading|what|item)$/,
  /^(?:status|state|published|active|enabled|read|result|outcome|decision|stage|progress|available|availability|done|finished|completed|closed|archived|confirmed|verified|resolved)$/,
  /^(?:due|due date|due on|deadline|closes on|closing date|ends on|expires on|expires|valid until|valid to|end|ends|end date|ends at|until|to|end time|period end|returned on|check-out|best before)$/,
  /^(?:date|day|on|when|starts on|starts|starts at|start|start date|begins|begins on|from|start time|period start|valid from|check-in|published on|published at|posted on|created on|added on|recorded on|uploaded on|sent on|ordered on|received on|registered on|measured on|time|at)$/,
  /^(?:price|amount|cost|fee|total|sum|unit price|budget|income|revenue|charge|value|price per \w+|costs)$/,
  /^(?:quantity|stock|in stock|number|count|pieces|units|copies|amount in stock|how many|places|capacity|seats|most people|limit)$/,
  /^(?:category|type|kind|genre|topic|section|group|sort|class|subject|department|field|area|speciality|specialty|industry)$/,
  /^(?:address|location|place|venue|where|city|town|area|region|district|street|room|site)$/,
  /^(?:description|text|details|content|body|message|summary|story|notes?|remarks?|comments?|bio|biography|about|introduction|review|answer|reply|findings|instructions|question|feedback|reason|caption|purpose|abstract|excerpt|requirements|suggestions?|goal|content \w+)$/,
  /^(?:phone|telephone|phone number|mobile|contact|contact phone)$/,
  /(?:^|^\w+ )(?:link|url|address|website|homepage|page|path)$/,
  /^(?:minutes|duration|length|hours|seconds|running time|duration \w+|duration in \w+|time)$/,
  /^(?:rating|stars|score|grade|mark|points|average rating)$/,
  /^(?:order|position|rank|sequence|place|level|number)$/,
  /^(?:code|number|reference|serial number|sku|key|token|\w+ number|\w+ code)$/,
  /^(?:owner|author|by|user|person|customer|client|member|made by|posted by|written by|entered by|uploaded by|reported by|requested by|created by|contact person|contact name|in charge|person in charge|responsible|assigned to|assignee|manager|handler|operator|recorded by)$/,
  /^(?:counterparty|other party|party|partner|contract partner)$/,
  /^(?:views|visits|clicks|plays|reads|likes|downloads)$/,
  /^(?:file|attachment|document|upload|file name)$/,
  /^(?:mileage|odometer|kilomet(?:re|er)s)$/,
]
/** Days by which something begins, was done or is noted; all others end it. */
const ending = /^to$|\b(?:due|deadline|clos(?:es|ing|ed)|ends?|expires?|expiry|until|valid to|returned|check-out|best before|next)\b/
/** When something ends is told by how long it takes. */
const [ended, lasting] = [/^(?:ends at|end|end time)$/, /^(?:minutes|duration|length|hours)$/]
/** How long it takes is told by when it begins and ends. */
const [begun, over] = [/^(?:from|starts at|start time)$/, /^(?:until|ends at|end time)$/]
const isDay = ({ type }: Field): boolean => type === 'date'
/** Labels that begin with the same letters say much the same: “Issued by” and “Issuer”. */
const begin = (label: string): string => label.slice(0, 5)
const last = (label: string): string => label.slice(label.lastIndexOf(' ') + 1)

/** Whether what a usual column tells is told by one of these fields already. */
export function isToldBy(fields: readonly Field[], { label, type }: Field): boolean {
  const own = label.toLowerCase()
  const groups = alike.filter((labels) => labels.test(own))
  const isThere = (labels: RegExp): boolean => fields.some((field) => labels.test(field.label.toLowerCase()))
  if ((ended.test(own) && isThere(lasting)) || (lasting.test(own) && isThere(begun) && isThere(over))) return true
  if (type === 'date' && fields.some((field) => isDay(field) && ending.test(field.label.toLowerCase()) === ending.test(own))) return true
  // A second text, or a second sum, would have to be told apart from the first.
  if ((type === 'long_text' || type === 'money') && fields.some((field) => field.type === type)) return true
  return fields.some((field) => {
    const other = field.label.toLowerCase()
    if (other === own || (type === field.type && (last(other) === own || last(own) === other))) return true
    if (begin(other) === begin(own)) return true
    if ((type === 'email' || type === 'phone' || type === 'image' || type === 'file' || type === 'rating') && field.type === type) return true
    return groups.some((labels) => labels.test(other))
  })
}
