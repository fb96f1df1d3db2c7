import { additionsIn, keptIn } from '../lexicon/at-work.ts'
import { isMeantBy } from '../lexicon/by-noun.ts'
import { titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Practice } from '../lexicon/practice.ts'
import { usualValues } from '../lexicon/usual-columns.ts'
import type { Field } from '../model.ts'
import { isTwice } from './alike-fields.ts'
import type { Made } from './entity.ts'
import { kitField } from './field.ts'
import { target } from './refer.ts'
import { insertAt, mostFields, referenceTo } from './reference.ts'
import { namesPerson } from './sample-line.ts'
import { groupOf, type Thing } from './thing.ts'
import { isToldBy, stateful, usualFor } from './usual.ts'

/** The things that rows of a thing refer to as the practices that the site is of say. */
export function referredIn(thing: Thing, things: readonly Thing[], practices: readonly Practice[]): readonly Thing[] {
  const nouns = additionsIn(practices, thing.noun).flatMap((part) => kitField(part).refers?.replace(/^@/, '').split('|') ?? [])
  return things.filter((other) => nouns.some((noun) => isMeantBy(other.noun, noun)))
}

/** Fields that the words themselves list are all that rows have, beside what they are of. */
const isListed = ({ asks }: Thing): boolean => asks.some(({ ask }) => ask.fields.length > 1)

/** So many fields that the words list of a row are all that it has but for what it is sold by. */
const several = 3
const sold = /^(?:Status|Price|In stock)$/
const mostAdded = 12
/** A form that asks for so much asks for nothing that only is usual. */
const mostAsked = 7
/** Two of one kind that a row goes between. */
const ways = /^(?:From|To|Home|Away|First|Second|Source|Target|Origin|Destination|Winner|Sender|Receiver|Pick-up|Return|Debit|Credit)(?: |$)/
const later: ReadonlySet<Field['type']> = new Set(['long_text', 'image', 'file'])

/** Rows that are of one who works there bear no name of their own. */
const ofStaff: ReadonlySet<KitName> = new Set(['attendance', 'salary', 'leave', 'staff_change', 'appraisal', 'social_security', 'employment_contract'])
const isPerson = (thing: Thing): boolean => groupOf(thing) === 'person'

/** "by style": a choice of which the words name no value. */
const isGuessed = ({ fields }: Thing, id: string): boolean => fields.some((said) => said.id === id && said.type === 'choice' && said.choices?.length === 0)

/** Who made a row is told by itself; what is ordered or booked is reckoned there. */
const signed = /^~?(?:Made|Created|Posted|Written|Uploaded|Entered|Recorded|Submitted|Saved|Added|Noted) by\b/
const mostKept = 9
/** What rows of a thing usually have in a practice that the site is of, the first of it, with all that they are of. */
function keptFor(practices: readonly Practice[], thing: Thing, fields: readonly Field[]): readonly string[] {
  const all = keptIn(practices, thing.noun).filter((part) => !part.startsWith('~Status=') || stateful.has(groupOf(thing)))
  const own = all.filter(
    (part) =>
      !part.includes('->') && !signed.test(part) && !(part.includes(':money') && groupOf(thing) === 'request') && !isToldBy(fields, kitField(part).field),
  )
  return [...all.filter((part) => part.includes('->')), ...own.slice(0, mostKept)]
}

/** Rows with what the practices that the site is of keep of them beside; where the words list what a row has, only with what it is of. */
export function practised(one: Made, things: readonly Thing[], ids: ReadonlyMap<Thing, string>, practices: readonly Practice[], isTold = false): Made {
  const { thing } = one
  // A table of many names is wholly told by its practice: what rows of that name have on any site is of another.
  const told = thing.meant?.single ? practices.filter((practice) => !practice.told.includes('')) : practices
  const added = [...new Set([thing.noun, thing.singular].flatMap((noun) => additionsIn(told, noun)))]
  // What a noun means in one trade is whole; what practices keep of that noun is of another trade, save for what it belongs to.
  const parts = thing.meant?.isTold || thing.meant?.isWritten ? added.filter((part) => part.includes('->') && !part.includes('~')) : added
  const usual =
    thing.isLeft || !isTold || thing.meant?.isWritten ? [] : [...keptFor(practices, thing, one.entity.fields), ...usualFor(thing, one.entity.fields)]
  if (parts.length + usual.length === 0 || thing.isLeft) return one
  const fields = [...one.entity.fields]
  const asked = [...one.asked]
  const examples = new Map(one.examples ?? [])
  const isWhole = isListed(thing) && thing.fields.length >= several
  const most = Math.min(mostFields, fields.length + mostAdded)
  // A home is one of two only where somebody is away.
  const isWay = (label: string): boolean => ways.test(label) && (label !== 'Home' || parts.some((part) => part.startsWith('Away')))
  for (const [index, part] of [...parts, ...usual].entries()) {
    const isUsual = index >= parts.length
    const { field, kept, refers, examples: texts } = kitField(part)
    const to = refers === null ? undefined : target(refers, thing, things)
    const there = fields.findIndex(({ id }) => id === field.id)
    if (isUsual && (there !== -1 || (refers === null ? isToldBy(fields, field) : to === undefined))) continue
    if (to) {
      if (isUsual && kits[thing.kit].read === 'public' && kits[to.kit].read !== 'public') continue
      const entity = ids.get(to)!
      if (!isWay(field.label) && fields.some((other) => other.entity === entity)) continue
      const twin = fields.findIndex(({ label, type }) => type === 'text' && label === field.label.replace(/^From /, 'Start ').replace(/^To /, 'End '))
      if (twin > 0) {
        fields.splice(twin, 1, { ...fields[twin]!, type: 'reference', entity })
        continue
      }
      const label = isWay(field.label) || to === thing ? field.label : titled(to.singular)
      const reference = referenceTo(label, entity)
      const named = ({ id, type }: Field, index: number) => index > 0 && id === reference.id && (type === 'text' || type === 'choice' || type === 'reference')
      const at = there > 0 ? there : fields.findIndex(named)
      if (at > 0 && named({ ...fields[at]!, id: reference.id }, at)) fields.splice(at, 1, { ...fields[at]!, type: 'reference', entity })
      else if (fields.length < most && !fields.some(({ id }) => id === reference.id))
        insertAt(fields, asked, fields[1]?.type === 'reference' ? 2 : 1, reference, !kept)
      continue
    }
    if (there > 0 && field.choices && isGuessed(thing, field.id)) {
      fields.splice(there, 1, { ...fields[there]!, choices: field.choices })
      continue
    }
    if (there !== -1 || fields.length >= most || (refers !== null && texts.length === 0) || (isWhole && !sold.test(field.label)) || isTwice(field, fields))
      continue
    const before = fields.findIndex(({ id, type }, index) => index > 0 && (later.has(type) || id === one.entity.lifecycle?.field))
    const at = later.has(field.type) || before === -1 ? fields.length - (one.entity.lifecycle ? 1 : 0) : before
    fields.splice(at, 0, field)
    if (!kept && !(isUsual && asked.length >= mostAsked)) asked.push(field.id)
    const values = isUsual && field.type === 'text' && texts.length === 0 && !namesPerson(field.id) ? usualValues(thing.noun, field.label.toLowerCase()) : texts
    if (values.length > 0) examples.set(field.id, values)
  }
  const whom =
    ofStaff.has(thing.kit) && asked[0] === 'name'
      ? fields.find(({ entity }) => things.some((other) => ids.get(other) === entity && isPerson(other)))
      : undefined
  if (!whom) return { ...one, asked, examples, entity: { ...one.entity, fields } }
  const rest = fields.filter((field) => field !== whom)
  return {
    ...one,
    asked: [whom.id, ...asked.slice(1).filter((id) => id !== whom.id)],
    examples,
    entity: { ...one.entity, title: whom.id, fields: [{ ...whom, required: true }, ...rest.slice(1)] },
  }
}
