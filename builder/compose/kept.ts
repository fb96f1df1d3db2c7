import { typeOf } from '../lexicon/fields.ts'
import { headOf } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isPlainUser } from '../lexicon/people.ts'
import { type Ask, actOf } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import type { Phrase } from '../read/phrase.ts'
import { addChoices, addField } from './add-field.ts'
import { isAmongFields, noteBeside } from './beside.ts'
import { keptEach } from './children.ts'
import { heldKind, isDoing, isToldByFields, resultsKept } from './held.ts'
import { isAbstract, isGesture } from './kind.ts'
import { actorIn, asTurn, bookedIn, isPartOf } from './known.ts'
import { contactKind, isContact, keepsKinds, kindsOf, meant } from './meant.ts'
import { kindsAlike, sharingHead, sortsOf } from './members.ts'
import { isAnybody, isNotedInPassing, isSaidInPassing } from './passing.ts'
import { type Fate, type Kind, keep, kindIn, type Plan, record, thingNamed } from './plan.ts'
import { pronouns } from './pronouns.ts'
import { isOfThing } from './property.ts'
import { lending } from './relate.ts'
import { withWhom } from './resolve.ts'
import { countedOn, setOf } from './set-of.ts'
import { isSame, type Placed, type Thing } from './thing.ts'

const understood: Fate = { is: 'understood' }
const instruments = /^(?!.*(?:power|diesel|electric|wind|gas|video|copy|news|chief|managing)\b).+ (?:generator|editor|palette|picker)$/
/** "a letter generator", "a grid editor", in a list of functions: what is worked with there, rather than rows of it. */
const isInstrument = ({ nominal }: Ask, { noun, light, plural }: Phrase): boolean => nominal && !plural && light === '' && instruments.test(noun)
const nothing: Fate = { is: 'nothing' }
/** Which of those who live there some belong to: no people who get together. */
const apart = /^(?:special|key|priority|vulnerable|disadvantaged|at-risk|focus|target) (?:group|population)$/
/** What is done with something, though not with a verb that is known: "hospital distinction", "account switching". */
const doings = /^(?:distinction|differentiation|switching|rotation|comparison|circulation|accumulation|linkage|rostering|segmentation)$/
const isKnown = (plan: Plan, noun: string): boolean => (kindIn(plan, noun, '')?.kit ?? 'thing') !== 'thing'
/** What people who work on it remark on. */
const remarked = new Set(['request', 'work', 'event', 'record', 'offer'])
/** What an ask's object is kept as: a thing that is there, a new one, or a part of what was named before. */
export function kept(plan: Plan, one: Placed, object: Phrase): Fate {
  const { ask } = one
  const sort = resultsKept(ask) ?? (keepsKinds(ask) ? kindsOf(object) : null)
  const isPronoun = pronouns.has(object.noun)
  const kind = isPronoun
    ? null
    : sort
      ? sort
      : isContact(ask, object)
        ? contactKind(plan)
        : isSeveral(plan, ask, object)
          ? { noun: object.noun, kit: severals[object.noun] ?? kitOf(object.noun) ?? ('thing' as const) }
          : object.noun === 'application' && (ask.life !== undefined || (object.plural && applied.test(ask.verb)))
            ? { noun: 'application', kit: 'application' as const }
            : object.noun === 'application' && object.plural && stored.test(ask.verb)
              ? { noun: 'application', kit: 'file' as const }
              : object.noun === 'app' && object.plural && ask.actors.length > 0 && shelved.test(ask.verb)
                ? { noun: 'app', kit: 'file' as const }
                : (kindIn(plan, object.noun, object.light) ?? heldKind(plan, ask, object))
  if (
    plan.isTalk &&
    !thingNamed(plan, object) &&
    (isAnybody(object) || isNotedInPassing(plan, ask, object) || (kind?.kit === 'thing' && isSaidInPassing(ask, object, plan.from > 0)))
  )
    return understood
  const counted = countedOn(plan, one, object)
  if (counted) return counted
  const whole = [plan.last, plan.spoken].find((thing) => thing && isPartOf(thing, object, kind, ask))
  if (whole) return { is: 'thing', thing: whole, partly: false }
  if (kind === null && logged.test(ask.verb) && ask.actors.length > 0 && object.plural && object.light === '' && !isField(object.noun))
    return keptAs(plan, { ...one, ask: { ...ask, kind: 'create' } }, { noun: object.noun, kit: isDoing(object.noun) ? 'record' : 'entry' })
  const set = (kind === null && !isPronoun) || kind?.kit === 'thing' ? setOf(plan, { ...one, ask: { ...ask, object } }) : null
  if (set) return set
  if (kind === null && !isPronoun && isToldByFields(ask)) return keptAs(plan, one, { noun: object.noun, kit: 'thing' })
  if (kind === null) {
    const last = isPronoun ? plan.last : null
    if (last) record(last, asTurn(last, one))
    const inner = object.noun.slice(0, Math.max(0, object.noun.lastIndexOf(' ')))
    const head = object.noun.slice(inner.length + 1)
    if (!last && inner !== '' && !apart.test(inner) && (actOf(head) || (ask.nominal && doings.test(head) && isKnown(plan, inner))) && kindIn(plan, inner, ''))
      return kept(plan, one, { ...object, noun: inner })
    const changed = last || ask.kind !== 'update' || ask.actors.length === 0 ? undefined : plan.things.findLast((thing) => hasField(thing, object.noun))
    if (changed) {
      changed.edits.add(one.role)
      changed.asks.push({ ask, clause: plan.at, role: one.role })
      return { is: 'thing', thing: changed, partly: false }
    }
    const told = last ? null : attributeOf(plan, one, object)
    if (told) return told
    return last ? on(last, ask) : wholly(ask) && !isAbstract(object.noun) && !isGesture(object.noun) && !/ menu$/.test(object.noun) ? nothing : understood
  }
  const isNoted = kind.kit === 'thing' && ((ask.nominal && ofWhom.test(object.noun)) || (ask.kind === 'view' && isOfThing(plan, object)))
  const noted = isNoted ? attributeOf(plan, one, object) : null
  if (noted) return noted
  const known = thingNamed(plan, object)
  const other = known && !/^(?:return|cancel|refund|exchange|extend|renew|hand)$/.test(ask.verb) ? undefined : meant(plan, ask, kind, one.role)
  if (other) return alike(other, one)
  const byItself = ask.actors.length === 0 && !ask.nominal
  if (!known && ask.nominal && object.light === '' && !object.plural && /^organi[sz]ation$/.test(object.noun)) return understood
  if (!known && plan.domain !== 'software' && ask.nominal && object.light === '' && !object.plural && /(?:^| )deployment$/.test(object.noun)) return understood
  if (!known && kind.kit === 'thing' && !object.plural && kind.noun.split(' ').every((word) => plan.names.has(word))) return understood
  if (!known && kind.kit === 'thing' && /^(?:function|feature|capabilit)/.test(object.light)) return understood
  if (!known && isInstrument(ask, object)) return understood
  if (!known && (kind.kit === 'person' || kind.kit === 'user_account') && ask.verb !== 'have' && (byItself || object.light === 'interface')) return understood
  if (!known && ask.kind === 'transfer' && ask.actors.length > 0 && (papers.has(kind.kit) || kind.noun === 'app' || isHandout(ask, object)))
    return kept(plan, { ...one, ask: { ...ask, kind: 'view' } }, object)
  if (!known && (ask.kind === 'transfer' || (ask.kind === 'analyse' && kind.kit === 'thing'))) return understood
  const lent = lending.test(ask.verb) && ['link', 'thing'].includes(kind.kit)
  if (known && ask.verb === 'have') return detailed(known, one)
  const previous = plan.last
  const thing = bookedIn(plan, kind, one.role) ?? keep(plan, lent ? { ...kind, kit: 'gear' } : kind)
  if (!thing) return understood
  if (kind.kit === 'record' && kind.noun.includes(' ')) thing.about.add(kind.noun.slice(0, kind.noun.lastIndexOf(' ')))
  if (ask.nominal && object.light === 'management' && kindIn(plan, object.noun, '') === null) thing.work ||= object.noun
  aboutInner(plan, thing, one.role)
  const looked = previous?.kit === 'favorite' ? plan.things.find(({ noun }) => previous.about.has(noun)) : previous
  if (
    thing.kit === 'comment' &&
    !/discussion$/.test(thing.noun) &&
    ask.kind === 'create' &&
    thing.about.size === 0 &&
    looked &&
    looked !== thing &&
    !looked.noun.endsWith(' subscription') &&
    (looked.kit === 'trade_item' || remarked.has(kits[looked.kit].group))
  )
    thing.about.add(looked.noun)
  if (savesOf(thing, previous, one)) thing.about.add(previous!.noun)
  const turn = asTurn(thing, one)
  record(thing, turn)
  if (isContact(ask, object) && /^(?:public|private) /.test(object.noun)) addField(thing, { ...object, noun: 'visibility', light: '' }, ['Public', 'Private'])
  if (ask.verb === 'categorize' && ask.nominal && thing.kit !== 'category') categorized(plan, thing, one)
  if (thing.kit === 'booking' && ask.kind === 'create') withWhom(plan, thing, one)
  const sorts = sortsOf(plan, thing, one) ?? kindsAlike(ask.fields)
  if (sorts) addChoices(thing, sorts)
  for (const field of sorts ? [] : sharingHead(ask.fields, headOf(thing.noun))) {
    const isCounted = field.counted !== undefined
    if (!isCounted && keptEach(plan, thing, ask, field, one.role)) continue
    const whom = ask.kind === 'create' && !isCounted ? actorIn(plan, field, one.role) : null
    const other = whom || isCounted ? null : thingNamed(plan, field)
    if (other && other !== thing) other.views.add(one.role)
    const isPrice = !field.plural && typeOf(field.noun) === 'money'
    if (!other || other === thing || isPrice || (ask.kind === 'create' && !field.plural)) addField(thing, field, [])
  }
  plan.last = thing
  for (const phrase of ask.beside) if (ask.kind === 'create' && /^(?:by|per)$/.test(phrase.after ?? '')) sortedBy(plan, thing, phrase, one)
  noteBeside(plan, thing, ask)
  if (ask.choices.length > 1 && !thing.fields.some(({ choices }) => choices?.length === ask.choices.length) && ['create', 'view', 'manage'].includes(ask.kind))
    addChoices(thing, ask.choices)
  return on(thing, turn.ask)
}

const unsaved = new Set(['person', 'talk', 'money', 'request', 'rule', 'record'])
/** "open an outfit, save favorites": of what they looked at last. */
const savesOf = (thing: Thing, previous: Thing | null, { ask, role }: Placed): boolean =>
  thing.kit === 'favorite' &&
  thing.about.size === 0 &&
  thing.asks.length === 0 &&
  ask.kind === 'create' &&
  ask.actors.length > 0 &&
  previous !== null &&
  previous !== thing &&
  previous.views.has(role) &&
  (previous.kit === 'trade_item' || !unsaved.has(kits[previous.kit].group))

/** "diary categorization": the categories that its rows are sorted by. */
function categorized(plan: Plan, thing: Thing, one: Placed): void {
  const sort = keep(plan, { noun: `${thing.noun} category`, kit: 'category' })
  if (sort) record(sort, { ...one, ask: { ...one.ask, kind: 'view', verb: 'view' } })
  plan.last = thing
}

/** Nouns for a whole that are of several where they stand in the plural. */
const severals: Readonly<Record<string, KitName>> = { team: 'team', shop: 'store', opportunity: 'event', cost: 'expense' }
/** "post opportunities with title and date", "create teams": what is otherwise too general to be kept is, where the words note things of it. */
const isSeveral = (plan: Plan, { kind, actors, fields }: Ask, { noun, plural }: Phrase): boolean =>
  plural &&
  (!noun.includes(' ') || /^(?!job ).* need$/.test(noun)) &&
  (kind === 'create' || kind === 'manage') &&
  ((Object.hasOwn(severals, noun) && noun !== 'opportunity') || (actors.length > 0 && fields.length > 1 && kindIn(plan, noun, '') === null))

/** Programs that a store keeps. */
const stored = /^(?:upload|publish|download|install|release|remove)$/
/** What people do with apps that others offer. */
const shelved = /^(?:upload|publish|download|install|release|remove|browse|search|compare|find|recommend)$/
/** Applications that somebody makes, rather than programs. */
const applied = /^(?:submit|approve|reject|process|withdraw|accept|audit|check)$/
/** "room availability", "upload time" in a list of what there is: noted of the thing that the words name before it, or that was spoken of last. */
function attributeOf(plan: Plan, { ask, role }: Placed, object: Phrase): Fate | null {
  const cut = object.noun.lastIndexOf(' ')
  const last = object.noun.slice(cut + 1)
  const [first = '', ...rest] = object.noun.split(' ')
  const whole = cut > 0 ? plan.things.find((thing) => isSame(thing, kindIn(plan, object.noun.slice(0, cut), '') ?? { noun: '', kit: 'thing' })) : undefined
  const owner = whole ?? (rest.length > 1 && isField(rest.join(' ')) ? plan.things.find(({ noun, kit }) => noun === first && isWho(kit)) : undefined)
  const isNoted =
    owner !== undefined
      ? owner !== whole || attributes.test(last) || isField(last)
      : ask.nominal && (cut > 0 ? isField(object.noun) : isWho(plan.last?.kit) && ofWhom.test(object.noun)) && !isLook(object.noun)
  const thing = owner ?? plan.last
  if (!thing || !isNoted || !['view', 'create', 'update', 'search', 'manage'].includes(ask.kind)) return null
  addField(thing, { ...object, noun: owner ? (owner === whole ? last : rest.join(' ')) : object.noun, light: '', plural: false }, [])
  if (owner && isWho(owner.kit)) plan.last = owner
  if (ask.kind === 'view') thing.views.add(role)
  thing.asks.push({ ask, clause: plan.at, role })
  return { is: 'thing', thing, partly: false }
}
/** What is noted of somebody who was named just before. */
const ofWhom = /^(?:nickname|phone|(?:phone|mobile) number|e-?mail(?: address)?|gender|birthday|age)$/
const isWho = (kit: KitName | undefined): boolean => kit !== undefined && kits[kit].group === 'person'
/** Whether rows of the thing have a field of that name: by the words, or by its kind. */
const hasField = (thing: Thing, noun: string): boolean =>
  thing.fields.some(({ label }) => label.toLowerCase() === noun) || kits[thing.kit].fields.split(/[;!:=]/).some((label) => label.toLowerCase() === noun)
const attributes =
  /^(?:availability|location|status|quantity|price|volume|amount|level|capacity|usage|layout|size|performance|popularity|duration|number|introduction|description|condition|address|owner|type|category|count)$/
const isLook = (noun: string): boolean =>
  /(?:colou?r|font|size|style|format|button|box|area|title|page)$|^(?:english|french|chinese|arabic|german|spanish|japanese|korean|russian|portuguese|italian) language$/.test(
    noun,
  )

const logged = /^(?:log|record|note down|track)$/
/** "log feedings and water changes": a day each, and what the words tell of it. */
function keptAs(plan: Plan, one: Placed, kind: Kind): Fate {
  const thing = keep(plan, kind)
  if (!thing) return understood
  record(thing, one)
  for (const field of sharingHead(one.ask.fields, headOf(thing.noun))) addField(thing, field, [])
  const about = plan.things.find(({ kit, noun }) => kit === 'thing' && noun !== kind.noun)
  if (about) addField(thing, { start: one.ask.start, end: one.ask.end, noun: about.noun, light: '', own: false, plural: false }, [])
  return on(thing, one.ask)
}

/** "download scripts", "download worksheets": what is there to be taken along. */
const isHandout = ({ verb }: Ask, { noun, plural }: Phrase): boolean => verb === 'download' && plural && handouts.test(noun)
const handouts =
  /(?:^| )(?:script|worksheet|brochure|handout|leaflet|flyer|recording|sewing pattern|knitting pattern|manual|wallpaper|sheet music|lecture note|slide|payslip|price list|study material|course material|learning material|teaching material|syllabus|exercise sheet|song sheet|press kit|data sheet)$/
/** What somebody prints or takes away is kept. */
const papers = new Set(['invoice', 'payment', 'document', 'report'])
const sorting = new Set(['work', 'offer', 'person', 'machine', 'place'])
/** "log hours by project and day": what each row is told of with it. */
function sortedBy(plan: Plan, thing: Thing, phrase: Phrase, { ask, role }: Placed): void {
  if (/^(?:average|total|most)\b/.test(phrase.noun)) return
  const kind = kindIn(plan, phrase.noun, phrase.light)
  const other = kind && kind.kit !== 'thing' && !isField(phrase.noun) && sorting.has(kits[kind.kit].group) && !isPlainUser(kind.noun) ? keep(plan, kind) : null
  if (other) other.views.add(role)
  if (other || isField(phrase.noun) || phrase.noun === 'age group' || isAmongFields(plan, phrase, ask)) addField(thing, phrase, [])
  plan.last = thing
}

const asking = new Set(['loan', 'booking', 'signup'])
const bookable = new Set(['offer', 'event'])
/** "boat rental", "room booking": what is rented or booked is known to the site too, as are those at whose place it is: "clinic appointment". */
function aboutInner(plan: Plan, thing: Thing, role: string): void {
  const cut = thing.noun.lastIndexOf(' ')
  const kind = asking.has(thing.kit) && cut > 0 && thing.about.size === 0 ? kindIn(plan, thing.noun.slice(0, cut), '') : null
  const isElsewhere = kind?.kit === 'store' && plan.from === 0 && plan.at > 0
  if (kind === null || kind.kit === 'thing' || !(isElsewhere || bookable.has(kits[kind.kit].group))) return
  const offer = keep(plan, kind)
  offer?.views.add(role)
  if (offer) thing.about.add(offer.noun)
  plan.last = thing
}

/** What the words mean by another name. */
function alike(thing: Thing, one: Placed): Fate {
  const turn = asTurn(thing, one)
  record(thing, turn)
  for (const field of one.ask.fields) addField(thing, field, [])
  return on(thing, turn.ask)
}

/** "Each deal has a value": what is said of it is no doing of anybody. */
function detailed(thing: Thing, one: Placed): Fate {
  thing.asks.push(one)
  for (const field of one.ask.fields) addField(thing, field, [])
  return on(thing, one.ask)
}

/** What is kept of an ask, which is not all of it where files, players, money or reckoning would be needed. */
export const on = (thing: Thing, { kind }: Ask): Fate => ({
  is: 'thing',
  thing,
  partly:
    ['transfer', 'play', 'pay', 'external'].includes(kind) ||
    (kind === 'analyse' && !['reading', 'habit', 'habit_check'].includes(thing.kit)) ||
    (thing.kit === 'job' && kind !== 'view'),
})

/** No verb of doing, no noun that is kept. */
const wholly = (ask: Ask) => ask.nominal && ask.verb === 'view'
