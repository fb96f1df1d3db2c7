import { type KitName, kits } from '../lexicon/kits.ts'
import { isDouble } from './doubles.ts'
import { type Plan, rename } from './plan.ts'
import { groupOf, type Placed, type Thing } from './thing.ts'

const kept = new Set(['person', 'request', 'record', 'money', 'machine', 'offer', 'work'])
const apart = new Set(['profile', 'log', 'record', 'figures', 'reading', 'favorite', 'cart'])
const moved = new Set(['import', 'export', 'update', 'process', 'analyze', 'analyse', 'download', 'backup', 'save', 'store', 'collect'])

/** "data import, data export" in a list of functions: nobody is said to keep data by itself. */
const isFunction = ({ ask }: Placed): boolean => ask.nominal || ask.actors.length === 0 || moved.has(ask.verb)
const weight = ({ asks }: Thing): number => asks.filter(({ ask }) => ask.actors.length > 0).length

/** What the words ask of one thing is asked of the other, which stands for both. */
export function into(plan: Plan, from: Thing, to: Thing): void {
  to.asks.push(...from.asks)
  to.makes.push(...from.makes)
  to.turns.push(...from.turns)
  to.states.push(...from.states)
  for (const set of ['views', 'manages', 'edits', 'deletes', 'about'] as const) for (const one of from[set]) if (one !== to.noun) to[set].add(one)
  for (const field of from.fields) if (!to.fields.some(({ id }) => id === field.id)) to.fields.push(field)
  for (const thing of plan.things) if (thing.about.delete(from.noun)) thing.about.add(to.noun)
  for (const [ask, fate] of plan.fates) if (fate.is === 'thing' && fate.thing === from) plan.fates.set(ask, { ...fate, thing: to })
  plan.things.splice(plan.things.indexOf(from), 1)
}

const joining = /^(?:registration|enrollment|enrolment|signup|sign-up|participation|attendance registration)$/
const isOfOne = (a: Thing, b: Thing): boolean => a.about.size > 0 && a.about.size === b.about.size && [...a.about].every((noun) => b.about.has(noun))
/** "register for courses, enroll in courses": one list of who takes part. */
function joined(plan: Plan): void {
  const [first, ...rest] = plan.things.filter(({ kit, noun }) => (kit === 'application' || kit === 'signup') && joining.test(noun))
  for (const other of rest) if (first && isOfOne(first, other)) into(plan, other, first)
  const [second, ...others] = rest
  if (first && second && others.length === 0 && plan.things.includes(second) && first.about.size === 0 && second.about.size === 1) into(plan, first, second)
}
/** "create chat groups, join groups": the groups are those that chat. */
function grouped(plan: Plan): void {
  const chat = plan.things.find(({ kit, noun }) => kit === 'room_chat' && /(?:^| )(?:chat group|group chat)$/.test(noun))
  const group = plan.things.find(({ kit, noun }) => kit === 'team' && noun === 'group')
  if (chat && group) into(plan, group, chat)
}

const times = /^(?:.* )?(?:appointment|booking|reservation)$/
const generally = /^(?:(?:medical|online|offline|service|visit|new|on-site|general) )?(?:appointment|booking|reservation)$/
/** "an appointment system for clinics, make medical appointments": one list of what is booked, by the name that tells more. */
function booked(plan: Plan): void {
  const all = plan.things.filter(({ kit, noun }) => kit === 'booking' && times.test(noun))
  const plain = all.find(({ noun }) => generally.test(noun))
  const [told, ...others] = all.filter((thing) => thing !== plain)
  if (plain && told && others.length === 0 && (plain.about.size === 0 || isOfOne(plain, told))) into(plan, plain, told)
}

const sheets = /^(?:(?:interactive|online|electronic|community|park|scenic|real-time|city|digital) )?map$/
const stands = /^(?:(?:current|real_time) )?(?:location|position|address)$|_location$/
/** "map display, scenic spots": the map of a site shows its places, which are what it keeps. */
function mapped(plan: Plan): void {
  const map = plan.things.find(({ noun, makes }) => sheets.test(noun) && makes.length === 0)
  const others = map ? plan.things.filter((thing) => thing !== map && !/(?:^| )map$/.test(thing.noun)) : []
  const place =
    others.find((thing) => groupOf(thing) === 'place') ?? others.find(({ kit, fields }) => kit === 'organisation' || fields.some(({ id }) => stands.test(id)))
  if (map && place) into(plan, map, place)
}

/** "gear evaluations, evaluate gear": one list of what people say of it. */
function reviewed(plan: Plan): void {
  const all = plan.things.filter(({ kit }) => kit === 'review')
  const plain = all.find(({ noun }) => /^(?:review|rating|evaluation|comment)$/.test(noun))
  const [told, ...others] = all.filter((thing) => thing !== plain)
  if (plain && told && others.length === 0 && isOfOne(plain, told)) into(plan, plain, told)
}

/** "leave applications, apply for sick leave", "apply for rental, review tenants' applications", "prescriptions, prescribe medications": one list of those who want to move in, and of what a doctor writes. */
function oneOf(plan: Plan, of: KitName): void {
  const [first, ...rest] = plan.things.filter(({ kit }) => kit === of)
  for (const other of rest) if (first) into(plan, other, first)
}

/** "merchandise sales and e-commerce": the goods of a shop that the words name otherwise are its only products. */
function sold(plan: Plan): void {
  const all = plan.things.filter(({ kit }) => kit === 'product')
  const plain = all.find((thing) => /^(?:product|e-?commerce)$/.test(thing.noun) && weight(thing) === 0 && thing.fields.length === 0)
  const [told, ...others] = all.filter((thing) => thing !== plain)
  if (plain && told && others.length === 0 && (plain.noun !== 'product' || isDouble(plain, told))) into(plan, plain, told)
}

const given = /^(?:receive|get|obtain|see|view|provide|give|display|read)$/
/** "ask questions and receive intelligent answers", "leave messages and view replies": an answer stands with its question. */
function answersOf(plan: Plan): void {
  const question =
    plan.things.find(({ kit, makes }) => kit === 'question' && makes.length > 0) ??
    plan.things.find(({ kit, makes, noun }) => kit === 'message' && makes.length > 0 && !/repl|answer|response/.test(noun))
  const answer = plan.things.find(
    ({ kit, noun, makes, asks }) =>
      (kit === 'answer' || kit === 'message') &&
      /^(?:\w+ )?(?:answer|reply|response)$/.test(noun) &&
      makes.length === 0 &&
      asks.every(({ ask }) => given.test(ask.verb)),
  )
  if (question && answer && question !== answer) into(plan, answer, question)
}

const divided = /^(?:(?:forum|post|discussion|community) )?(?:section|board|topic|column)$/
/** "post in sections, section classification": what the posts of a forum are sorted into, rather than texts of their own. */
function sectioned(plan: Plan): void {
  const post = plan.things.find(({ kit, makes, noun }) => kit === 'post' && makes.length > 0 && !divided.test(noun))
  const all = post
    ? plan.things.filter(({ kit, noun, makes, turns }) => /^(?:article|post|category)$/.test(kit) && divided.test(noun) && makes.length + turns.length === 0)
    : []
  for (const one of all) {
    Object.assign(one, { kit: 'category' })
    for (const thing of plan.things) if (thing.about.delete(one.noun)) thing.about.add(post!.noun)
    const double = plan.things.find(({ kit, noun }) => kit === 'category' && noun === `${one.noun} category`)
    if (double) into(plan, double, one)
  }
  const [first, ...others] = all.toSorted((a, b) => Number(a.noun === 'topic') - Number(b.noun === 'topic'))
  for (const topic of others) if (first && topic.noun === 'topic') into(plan, topic, first)
}

const selling = /^(?:order|cart|sales_order|sale|trade|pos|bake)$/
/** "supply catalogue, inventory" where nothing is sold: what is listed there is what lies in store. */
function laidUp(plan: Plan): void {
  const stock = plan.things.find(({ kit, noun }) => kit === 'stock' && /^(?:inventory|stock)$/.test(noun))
  const [listed, ...others] = plan.things.filter(({ kit }) => kit === 'product')
  const name = listed && /^(.+) catalog(?:ue)?$/.exec(listed.noun)?.[1]
  if (!stock || !name || others.length > 0 || plan.things.some(({ kit }) => selling.test(kit))) return
  into(plan, listed, stock)
  for (const { about } of plan.things) if (about.delete(stock.noun)) about.add(name)
  rename(stock, { noun: name, kit: 'stock' })
}

const isOnlyListed = ({ asks, makes, turns, states }: Thing): boolean =>
  asks.length > 0 && makes.length + turns.length + states.length === 0 && asks.every(({ ask }) => ask.nominal)
const arranged = /^(.+) (?:scheduling|planning|arrangement)$/
const asked = /^(loan|rental|booking|reservation|repair|transfer|purchase|exchange) request$/
/** "lesson scheduling" in a list of functions where driving lessons are reserved, "object loans" where loan requests are submitted: what a list only names is what somebody asks for. */
function onlyListed(plan: Plan): void {
  const endsIn = (noun: string, thing: Thing): boolean => thing.noun === noun || thing.noun.endsWith(` ${noun}`)
  for (const listed of plan.things.filter(isOnlyListed)) {
    const of = arranged.exec(listed.noun)?.[1]
    const [told, ...others] = plan.things.filter((thing) => thing.makes.length > 0 && of !== undefined && endsIn(of, thing))
    if (told && others.length === 0) into(plan, listed, told)
    const [request, ...more] = plan.things.filter(({ noun, makes }) => makes.length > 0 && asked.test(noun) && endsIn(asked.exec(noun)![1]!, listed))
    if (request && more.length === 0 && groupOf(listed) === 'request') into(plan, request, listed)
  }
}

/** "bookmarks; hikers can bookmark trails": those that are named in a list are the ones that people make. */
function bookmarked(plan: Plan): void {
  const named = plan.things.find(({ kit, noun, makes }) => kit === 'link' && noun === 'bookmark' && makes.length === 0)
  const made = plan.things.find(({ kit }) => kit === 'favorite')
  if (named && made) into(plan, named, made)
}

/** "apply for leave, withdraw applications, balance tracking": where leave is applied for, the applications and the balance are of that. */
function appliedFor(plan: Plan): void {
  const leave = plan.things.find(({ kit }) => kit === 'leave')
  const others = plan.things.filter(
    ({ kit, noun, asks }) => (kit === 'application' && noun === 'application') || (/ top-up$/.test(noun) && asks.every(({ ask }) => !paying.test(ask.verb))),
  )
  for (const other of leave ? others : []) {
    other.makes.length = 0
    const told = leave!.turns.filter(({ verb, role }) => role !== '' || !other.turns.some((turn) => turn.verb === verb))
    leave!.turns.splice(0, leave!.turns.length, ...told)
    into(plan, other, leave!)
  }
}
const paying = /^(?:top up|pay|deposit|recharge|charge)$/

const dated = /^(.+) calendar$/
/** "a rental calendar", where rentals are kept: when each of them is, rather than events. */
function datedIn(plan: Plan): void {
  for (const calendar of plan.things.filter(({ kit, noun }) => kit === 'event' && dated.test(noun))) {
    const of = dated.exec(calendar.noun)![1]!
    const [told, ...others] = plan.things.filter(({ kit, noun }) => kits[kit].group !== 'event' && (noun === of || noun.endsWith(` ${of}`)))
    if (told && others.length === 0 && calendar.makes.length + calendar.manages.size === 0) into(plan, calendar, told)
  }
}

const often = /^(?:(?:daily|weekly|monthly|yearly|annual|hourly|regular) )?/
/** "record daily milk yields, see a cow's milk yield": of whom a row is goes without saying in its name, as how often there is one does. */
function ofWhom(plan: Plan): void {
  for (const thing of [...plan.things]) {
    const owner = plan.things.find((one) => one !== thing && thing.noun.startsWith(`${one.noun} `))
    const rest = owner && thing.makes.length + thing.fields.length === 0 ? thing.noun.slice(owner.noun.length + 1) : ''
    const same = rest.includes(' ') ? plan.things.find((one) => one !== thing && one.kit === thing.kit && one.noun.replace(often, '') === rest) : undefined
    if (same) into(plan, thing, same)
  }
}

/** "pages for animals and milk; record milk yields": a page that is called by the first word of what it shows. */
function pagesOf(plan: Plan): void {
  const bare = plan.things.filter(
    ({ kit, noun, makes, turns, states, fields, manages, asks }) =>
      kit === 'thing' &&
      !noun.includes(' ') &&
      makes.length + turns.length + states.length + fields.length + manages.size === 0 &&
      asks.every(({ ask }) => ask.nominal && ask.object?.plural === false),
  )
  for (const thing of bare) {
    const [told, ...others] = plan.things.filter((one) => one.makes.length > 0 && one.noun.replace(often, '').startsWith(`${thing.noun} `))
    if (told && others.length === 0) into(plan, thing, told)
  }
}

/** "enter weather data, retrieve data": the data that has a name. Data that only functions are named for is that of the thing which people deal with: the customers of "customer data automation". */
export function folded(plan: Plan): void {
  joined(plan)
  grouped(plan)
  booked(plan)
  reviewed(plan)
  mapped(plan)
  oneOf(plan, 'tenancy')
  oneOf(plan, 'leave')
  appliedFor(plan)
  oneOf(plan, 'prescription')
  answersOf(plan)
  sold(plan)
  sectioned(plan)
  datedIn(plan)
  bookmarked(plan)
  ofWhom(plan)
  pagesOf(plan)
  onlyListed(plan)
  laidUp(plan)
  const data = plan.things.find(({ kit, noun, fields }) => kit === 'figures' && noun === 'data' && fields.length === 0)
  const [named, ...others] = data ? plan.things.filter(({ noun }) => noun.endsWith(' data')) : []
  if (data && named && others.length === 0) {
    into(plan, data, named)
    return
  }
  if (!data?.asks.every(isFunction)) return
  const [main] = plan.things
    .filter(
      (thing) =>
        thing !== data && kept.has(groupOf(thing)) && !apart.has(thing.kit) && thing.noun !== 'chart' && kits[thing.kit].layout !== 'feed' && weight(thing) > 0,
    )
    .toSorted((a, b) => weight(b) - weight(a))
  if (!main) return
  into(plan, data, main)
}
