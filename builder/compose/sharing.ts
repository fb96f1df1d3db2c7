import { kits } from '../lexicon/kits.ts'
import { areEqual } from '../lexicon/people.ts'
import type { Role } from '../model.ts'
import type { Ask } from '../read/ask.ts'
import { announced, isAnnounced } from './announced.ts'
import type { Made } from './entity.ts'
import { isOfOneself } from './of-oneself.ts'
import type { Setting } from './setting.ts'
import { groupOf, type Thing } from './thing.ts'

/** Roles that do something to the thing beyond a bare "X management" in a list of functions. */
const doers = (thing: Thing) =>
  thing.asks.filter(({ ask }) => !(ask.nominal && ask.kind === 'manage') && !(ask.actors.length === 0 && groupOf(thing) === 'person')).map(({ role }) => role)
const stocked = new Set(['product', 'dish', 'course', 'service', 'hotel', 'trip', 'ticket_travel', 'insurance_product', 'loan_product', 'finance_product'])
/** "adding products … users can browse products": what a list of functions has made is kept by who runs the site, where its users look through it only. */
const isStocked = (thing: Thing): boolean =>
  stocked.has(thing.kit) &&
  !/\b(?:second-?hand|used|idle|own|my|personal)\b/.test(thing.noun) &&
  thing.asks.some(({ ask }) => ask.actors.length > 0) &&
  thing.asks.every(({ ask }) => ask.nominal || ['view', 'search'].includes(ask.kind))
const makesIt = (thing: Thing) =>
  thing.makes.some(({ role, about }) => role === '' && (about === '' || about !== thing.noun)) ||
  thing.edits.has('') ||
  thing.deletes.has('') ||
  (thing.kit !== 'membership' && thing.asks.some(({ ask, role }) => role === '' && ask.kind === 'manage' && !ask.nominal))

/** What people of a role of their own make for themselves: it is theirs, though no plain visitor is named. */
const madeByOthers = (thing: Thing, roles: readonly Role[]) =>
  ['record', 'work', 'money'].includes(groupOf(thing)) &&
  !['lottery', 'pet', 'species', 'album'].includes(thing.kit) &&
  thing.makes.some(({ role }) => role !== '' && roles.some(({ id, manages }) => id === role && !manages)) &&
  doers(thing).every((role) => role !== '') &&
  !thing.asks.some(({ ask, role }) => ask.kind === 'view' && roles.some(({ id, manages }) => id === role && manages))
const offering = /^(?:offer|post|list|publish|advertise)$/
/** "drivers offer rides, passengers search them": made by some to be found by others. */
export const isOffered = (thing: Thing): boolean =>
  (!isConfidential(thing) || thing.makes.some(({ verb }) => verb === 'publish')) &&
  thing.makes.some(({ verb }) => offering.test(verb)) &&
  thing.asks.some(({ ask }) => (ask.kind === 'search' || /^(?:browse|explore)$/.test(ask.verb)) && ask.object?.own !== true)
/** "hikers search huts, wardens edit their hut": what is somebody's own, and looked through by others. */
const isSought = (thing: Thing): boolean =>
  thing.own &&
  !isConfidential(thing) &&
  ['offer', 'place', 'event', 'media', 'record'].includes(groupOf(thing)) &&
  thing.asks.some(
    ({ ask, role }) =>
      (ask.kind === 'search' || /^(?:browse|explore)$/.test(ask.verb)) &&
      ask.actors.length > 0 &&
      ask.object?.own !== true &&
      thing.asks.some((other) => other.ask.object?.own === true && other.role !== role),
  )
/** Those whom others choose by who they are. */
const chosenByName: ReadonlySet<string> = new Set(['teacher', 'expert', 'doctor', 'squad_player'])
/** Those whom people of a role of their own are to find: mentors, experts. */
const isLookedThrough = (thing: Thing, roles: readonly Role[]) =>
  chosenByName.has(thing.kit) &&
  thing.asks.some(({ ask, role }) => (ask.kind === 'view' || ask.kind === 'search') && roles.some(({ id, manages }) => id === role && !manages))
/** Whether the words say the verb, as "viewing doctors" does and "doctors" in a list of functions does not. */
const isSaid = ({ object, start }: Ask): boolean => object !== null && start < object.start
const directories = /(?:directory|locator|finder|yellow pages?)$/
/** "introduce the doctors", "staff introduction": people are told of to whoever comes. */
export const isIntroducing = ({ verb, actors, object }: Ask): boolean => actors.length === 0 && (verb === 'introduce' || object?.light === 'introduction')
/** People whom the site itself is to show. */
const isShownOff = (thing: Thing) =>
  (chosenByName.has(thing.kit) && /(?:^| )profile$/.test(thing.noun)) ||
  (groupOf(thing) === 'person' && thing.asks.some(({ ask }) => isIntroducing(ask))) ||
  thing.asks.some(
    ({ ask }) =>
      ask.kind === 'view' &&
      ask.actors.length === 0 &&
      (ask.object?.light === 'list' ? groupOf(thing) === 'record' : ask.object?.light === 'page' && groupOf(thing) === 'person'),
  ) ||
  (groupOf(thing) === 'person' &&
    (thing.asks.some(({ ask }) => directories.test(ask.object?.noun ?? '')) ||
      thing.asks.some(({ ask }) => ask.kind === 'view' && (!ask.nominal || isSaid(ask)) && ask.actors.length === 0)))

const giving = /^(?:receive|get|obtain|provide|offer|give|view|see|browse|read|generate)$/
/** "receive travel suggestions": what the site gives its visitors is not for them to write. */
const isGiven = ({ kit, noun, asks }: Thing): boolean =>
  kit === 'memo' &&
  /(?:^| )(?:suggestion|advice|guidance)$/.test(noun) &&
  asks.length > 0 &&
  asks.every(({ ask, role }) => role === '' && giving.test(ask.verb))

/** Who may see and change the rows: by the kind of the thing, by who does what in the words, and by how the site is used. */
export function shared(made: Made, setting: Setting, roles: readonly Role[] = []): Made {
  const { thing, entity } = made
  const kit = kits[thing.kit]
  if (thing.kit === 'profile') return { ...made, entity: { ...entity, write: 'anyone', read: 'own' } }
  if (setting === 'personal' || setting === 'private') {
    const { entity: own } = withoutApproval(made)
    return { ...made, entity: { ...own, write: 'anyone', read: setting === 'personal' && kit.read === 'public' ? 'public' : 'own' } }
  }
  if (setting === 'team' || setting === 'open')
    return {
      ...made,
      entity: {
        ...entity,
        write: 'anyone',
        read: (setting === 'team' && isConfidential(thing) && !areEqual(roles)) || ['profile', 'favorite', 'cart'].includes(thing.kit) ? 'own' : 'public',
      },
    }
  if (isSetByOneself(thing)) return { ...made, entity: { ...entity, write: 'anyone', read: 'own' } }
  if (groupOf(thing) === 'person' && !(thing.kit === 'pet' && thing.own) && thing.makes.some(({ about }) => about === 'profile'))
    return { ...made, entity: { ...entity, write: 'anyone', read: 'public' } }
  if (madeByOthers(thing, roles))
    return { ...made, entity: { ...entity, write: 'anyone', read: isOffered(thing) ? 'public' : browsed(thing) || isPart(thing) ? entity.read : 'own' } }
  const runOnly =
    thing.asks.length > 0 &&
    thing.kit !== 'friend' &&
    !isShownOff(thing) &&
    doers(thing).every((role) => role !== '') &&
    ['person', 'rule', 'machine', 'record', 'work', 'money'].includes(groupOf(thing))
  if (runOnly && isLookedThrough(thing, roles)) return { ...made, entity: { ...entity, write: 'managed', read: 'public' } }
  const isSecret = isConfidential(thing) || isMarked(thing) || isOwed(thing) || secret.has(thing.kit)
  if (runOnly && isAnnounced(thing) && !isSecret) return announced(made)
  const runs = roles.filter(({ manages }) => manages).map(({ id }) => id)
  const deals = [...thing.manages, ...thing.edits].some((role) => role !== '' && !runs.includes(role))
  if (runOnly && deals && !isConfidential(thing) && !secret.has(thing.kit))
    return { ...made, entity: { ...entity, write: 'anyone', read: entity.read === 'managed' ? 'public' : entity.read } }
  if (runOnly) return { ...made, entity: { ...entity, write: 'managed', read: thing.kit === 'category' ? entity.read : 'managed' } }
  if (isGiven(thing)) return { ...made, entity: { ...entity, write: 'managed', read: 'public' } }
  const write =
    (makesIt(thing) && !isStocked(thing)) ||
    isWrittenDown(thing) ||
    (kit.write === 'anyone' && (thing.makes.length > 0 || (thing.asks.length === 0 && thing.views.size === 0) || (thing.asks.length > 0 && !looked(thing))))
      ? 'anyone'
      : 'managed'
  const whole = kit.group === 'request' || kit.group === 'talk' || isForum(thing) || isDoneByOneself(thing) ? 'anyone' : write
  const read = isOffered(thing) || isSought(thing) ? 'public' : readOf(made)
  return {
    ...made,
    entity: {
      ...entity,
      write: whole,
      read: whole === 'managed' && read === 'own' && !thing.own && !isMarked(thing) && shownToAll.has(kit.group) ? 'public' : read,
    },
  }
}

/** What those who run a site put there for others is nobody's own. */
const shownToAll = new Set(['work', 'media', 'text', 'play', 'offer', 'person', 'place', 'event'])

/** What those who use a site do themselves, though a list of functions only names it: a call, a conversion, a transfer. */
const isDoneByOneself = ({ kit, noun }: Thing): boolean => ['call', 'version', 'job', 'friend'].includes(kit) || (kit === 'transaction' && doing.test(noun))
const doing = /(?:^| )(?:transfer|withdrawal|deposit|remittance|red packet|red envelope)$/

const days = /^(?:(?:[a-z]+ )*(?:birthday|anniversary|holiday|festival)(?: reminder)?|reminder|alarm|countdown)$/
/** Whom and what each is reminded of: somebody's own birthdays and days, unless others are said to set them. */
const isSetByOneself = (thing: Thing): boolean => thing.kit === 'reminder' && days.test(thing.noun) && doers(thing).every((role) => role === '')

/** Where people talk with one another, whoever is named in the words. */
const isForum = ({ kit, noun }: Thing): boolean => kit === 'post' && /\b(?:forums?|discussions?|bbs|communit(?:y|ies)|boards?)\b/.test(noun)

/** What one writes down of oneself, though the words only have it looked at, or name it among functions: "view their sleep records", "sleep improvement". */
const isWrittenDown = (thing: Thing): boolean => {
  const isOfBody = written.test(thing.noun) || thing.kit === 'health'
  return (
    (isOfBody || thing.kit === 'progress') &&
    [...thing.manages].every((role) => role === '') &&
    thing.asks.some(({ ask, role }) => role === '' && (ask.actors.length > 0 || (isOfBody && ask.nominal)))
  )
}
const written =
  /(?:^| )(?:learning|reading|study|sleep|training|practice|exercise|workout|fitness|sports?|travel|running|ride|riding|medication|medical|health|diet|meal|mood|growth|shopping|academic|work) (?:records?|history|logs?)$/

/** Nobody approves one's own expenses. */
function withoutApproval(made: Made): Made {
  const { lifecycle, ...entity } = made.entity
  if (!['expense', 'transaction', 'report'].includes(made.thing.kit) || !lifecycle) return made
  return { ...made, entity: { ...entity, fields: entity.fields.filter(({ id }) => id !== lifecycle.field) } }
}

/** Things that the words only have people look at are kept by those who run the site. */
const looked = (thing: Thing) =>
  thing.asks.length > 0 && thing.asks.every(({ ask, role }) => role !== '' || ask.kind === 'view' || ask.kind === 'search' || ask.nominal)

const ownGroups = new Set(['request', 'record', 'money', 'work', 'machine'])
/** Whether people look at what others have made of it. */
export const browsed = (thing: Thing) =>
  thing.asks.some(({ ask, role }) => role === '' && !ask.nominal && (ask.kind === 'view' || ask.kind === 'search') && !(ask.object?.own ?? false))
/** What something that is published is cut into, which is seen where the whole is. */
export const isPart = ({ kit, noun }: Thing): boolean => kit === 'thing' && /(?:^| )(?:chapter|section|segment|scene)$/.test(noun)
/** What is nobody else's business: it is never open to every visitor, and somebody manages it. */
export const isConfidential = (thing: Thing): boolean =>
  (confidential.test(thing.noun) && !shownToAnybody.has(thing.kit) && !offered.test(thing.noun)) ||
  ['salary', 'patient', 'permission', 'health', 'medicine'].includes(thing.kit)
/** What is there for everybody, whatever it is for: "mental health support tools". */
const offered = /(?:^| )(?:tool|resource|guide|tip|app|equipment|device|institution|center|centre|program|standard|polic(?:y|ies)|question|knowledge|topic)$/
/** What is shown and talked over whatever it is about: "mental health forums", "loan products". */
const shownToAnybody: ReadonlySet<string> = new Set([
  'post',
  'article',
  'announcement',
  'video',
  'course',
  'event',
  'service',
  'product',
  'expert',
  'loan_product',
  'insurance_product',
  'finance_product',
])
const confidential =
  /\b(?:patient|child|pupil|medical|health|blood|symptom|allergy|medication|therapy|salary|prescription|diagnosis|smoking|vaping|alcohol|personal|identity|contract|loan|credit|(?:stress|mood|emotion|emotional|pain|mental) (?:state|level|record|entry|log|score)|feeling|(?:browsing|shopping|reading|chat|viewing|listening|running|sleep) (?:record|history|log))\b/
const secret = new Set(['payment', 'salary', 'permission'])

/** What somebody has to pay or is paid is between them and those who run the site, whatever a trade keeps of it. */
const isOwed = ({ kit, noun }: Thing): boolean => kit.startsWith('trade_') && owed.test(noun)
const owed = /(?:^| )(?:charge|bill|invoice|arrears?|payment|recharge|withdrawal|refund|wage|payslip)$/

/** What a school notes of a pupil is for those who teach and those whom it is of. */
const isMarked = ({ kit, noun }: Thing): boolean =>
  (kit === 'score' && /(?:^| )(?:grade|mark)$/.test(noun)) || (kit === 'trade_record' && /(?:^| )attendance$/.test(noun))

/** A document that somebody uploads or hands in, and nobody shares, publishes or downloads, is between them and those who run the site. */
const isHandedIn = (thing: Thing, { fields }: Made['entity']): boolean =>
  fields.some(({ type, required }) => type === 'file' && required) &&
  thing.makes.length > 0 &&
  thing.makes.every(({ verb }) => ['upload', 'submit', 'attach', 'send', 'hand'].includes(verb)) &&
  thing.asks.every(({ ask }) => ask.kind !== 'view' && ask.kind !== 'search')

/** "reply to others' comments, like comments, view their own": what is said is there for all, and one finds one's own among it. */
const isTalkedOver = (thing: Thing): boolean =>
  (groupOf(thing) === 'talk' || thing.kit === 'comment') && thing.asks.some(({ ask }) => /^(?:reply|like|answer|upvote|vote|comment|follow)$/.test(ask.verb))

/** Animals that people enter, and that nobody is said to look at or to give away. */
const isBroughtAlone = ({ makes, views, asks }: Thing): boolean =>
  makes.length > 0 &&
  makes.every(({ role, verb }) => role === '' && /^(?:add|create|register|enter|record|save)$/.test(verb)) &&
  views.size === 0 &&
  asks.every(({ ask }) => ask.kind !== 'search')

function readOf({ thing, entity }: Made): 'public' | 'own' | 'managed' {
  const users = thing.views.has('') || thing.asks.some(({ ask, role }) => role === '' && ask.kind === 'manage' && !ask.nominal)
  if (thing.kit === 'inquiry' && !thing.asks.some(({ ask }) => ask.kind === 'view' && !ask.nominal)) return 'managed'
  const isCatalogue = thing.makes.every(({ role }) => role !== '') && kits[thing.kit].write === 'managed'
  if (isTalkedOver(thing) && entity.read === 'public') return 'public'
  if (thing.own && !isCatalogue && entity.read === 'public' && (ownGroups.has(groupOf(thing)) || !browsed(thing))) return 'own'
  if (entity.read === 'public' && (isMarked(thing) || ((isConfidential(thing) || isHandedIn(thing, entity) || isOwed(thing)) && !browsed(thing)))) return 'own'
  if (entity.read === 'public' && isOfOneself(thing) && !browsed(thing)) return 'own'
  if (thing.kit === 'pet' && entity.read === 'public' && isBroughtAlone(thing)) return 'own'
  if (thing.kit === 'customer' && thing.makes.some(({ role }) => role === '')) return 'own'
  if (entity.read === 'managed' && users) return secret.has(thing.kit) && !thing.own ? 'managed' : 'own'
  return entity.read
}
