import { titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Field } from '../model.ts'
import { idFrom } from './ids.ts'
import type { Thing } from './thing.ts'

interface Namesake {
  /** Labels of fields that name one of another thing's rows. */
  readonly label: RegExp
  readonly noun: RegExp
  readonly kits: ReadonlySet<KitName>
}
const namesake = (label: RegExp, noun: RegExp, ...kits: KitName[]): Namesake => ({ label, noun, kits: new Set(kits) })

const workers = /^(?:.* )?(?:employee|staff|staff member|worker|colleague|team member|personnel|technician|salesperson|engineer)$/
/** What kits call by name where a site may keep a table of it. */
const table: readonly Namesake[] = [
  namesake(
    /^(?:Teacher|Instructor|Tutor)$/,
    /^(?:.* )?(?:teacher|instructor|tutor|lecturer|coach|trainer|professor|faculty|faculty member|mentor)$/,
    'teacher',
    'expert',
    'person',
  ),
  namesake(/^(?:Author|Host)$/, /^(?:.* )?(?:author|writer|blogger|columnist|contributor|host|anchor|streamer|creator)$/, 'expert', 'person'),
  namesake(/^(?:Artist|Maker)$/, /^(?:.* )?(?:artist|singer|musician|band|maker|painter|craftsman|designer)$/, 'expert', 'person', 'team'),
  namesake(/^Company$/, /^(?:.* )?(?:company|enterprise|employer|firm|business|merchant|organi[sz]ation)$/, 'organisation'),
  namesake(/^(?:Department|Ward)$/, /^(?:.* )?(?:department|ward|division)$/, 'department', 'organisation', 'category', 'team'),
  namesake(/^Supplier$/, /^(?:.* )?(?:supplier|vendor|manufacturer)$/, 'organisation'),
  namesake(/^Partner$/, /^(?:.* )?(?:partner|supplier|vendor|tenant|customer|client)$/, 'organisation', 'customer', 'person'),
  namesake(/^Client$/, /^(?:.* )?(?:client|customer)$/, 'customer'),
  namesake(
    /^(?:Assigned to|In charge|Handled by|Done by|Deployed by|Person in charge|Assessed by|Carer|Operator|Inspector|Counted by|Found by|Interviewer|Taken by|Manager|Head|Owner)$/,
    workers,
    'employee',
    'person',
  ),
  namesake(/^Position$/, /^(?:.* )?(?:position|post|job title|position level|job grade)$/, 'staff_position'),
  namesake(/^Vehicle$/, /./, 'vehicle'),
  namesake(/^(?:From|To) department$/, /^(?:.* )?(?:department|division)$/, 'department', 'organisation'),
  namesake(/^(?:Station|Car park)$/, /^(?:.* )?station$/, 'bay', 'facility', 'place'),
  namesake(/^Building$/, /^(?:.* )?(?:building|block)$/, 'place', 'facility', 'property'),
  namesake(/^Source$/, /./, 'machine', 'server', 'sensor', 'it_resource', 'facility', 'dataset', 'website', 'interface', 'vehicle', 'fixed_asset', 'patient'),
  namesake(
    /^Person$/,
    /^(?:.* )?(?:patient|student|employee|staff|staff member|worker|elder|resident|player|athlete|driver|trainee|elderly person)$/,
    'patient',
    'student',
    'employee',
    'driver',
    'squad_player',
    'person',
  ),
  namesake(/^Line$/, /./, 'workstation'),
  namesake(/^Class$/, /^(?:.* )?(?:class|grade|school class)$/, 'class', 'school_class', 'course', 'category', 'team'),
  namesake(/^Subject$/, /^(?:.* )?(?:subject|discipline)$/, 'category', 'course'),
  namesake(/^Topic$/, /^(?:.* )?(?:topic|section|board)$/, 'category'),
  namesake(/^Genre$/, /^(?:.* )?genre$/, 'category'),
  namesake(/^Album$/, /^(?:.* )?album$/, 'photo_album', 'album', 'image', 'category'),
  namesake(/^League$/, /^(?:.* )?league$/, 'league', 'team', 'league_team', 'category'),
  namesake(/^(?:Place|Venue|From place|To place)$/, /^(?:.* )?(?:venue|hall|classroom|meeting room|warehouse|stadium)$/, 'space', 'facility', 'place', 'room'),
  namesake(
    /^(?:Place|Destination)$/,
    /^(?:.* )?(?:park|scenic spot|spot|attraction|destination|landmark|museum|site|location|city|country|region|gym|branch|store|point)$/,
    'place',
    'attraction',
    'facility',
    'store',
  ),
  namesake(/^Driver$/, /^(?:.* )?driver$/, 'driver', 'employee', 'person'),
  namesake(/^Plan$/, /./, 'membership'),
  namesake(/^Species$/, /^(?:.* )?species$/, 'species'),
]

/** Labels that say something of a row itself, whatever else the site keeps of that name. */
const said =
  /^(?:name|title|address|note|notes|text|date|time|type|kind|category|number|code|version|unit|key|value|size|period|level|goal|result|content|model|link|email|phone|contact|page|file|tag|state|status|role|input|output|message)$/
/** "Plot" where the site keeps farm plots: the thing that a label calls by its name, else by the last word of it. */
const bearer = (label: string, own: Thing, things: readonly Thing[]): Thing | undefined =>
  said.test(label) || (label === 'position' && kits[own.kit].group === 'person')
    ? undefined
    : (things.find((thing) => thing !== own && (thing.noun === label || thing.singular === label)) ??
      things.find((thing) => thing !== own && thing.kit !== own.kit && thing.noun.endsWith(` ${label}`)))

/** "Service" out of a few where the site keeps just these. */
const listed = (label: string, own: Thing, things: readonly Thing[]): Thing | undefined =>
  said.test(label) ? undefined : things.find((thing) => thing.kit !== own.kit && thing.kit !== 'category' && (thing.noun === label || thing.singular === label))

/** A field of a kit as a reference, where the site keeps a table of what it names: the teacher of a course where there are teachers. */
export function namedFor(field: Field, own: Thing, things: readonly Thing[], ids: ReadonlyMap<Thing, string>): Field {
  if (field.type !== 'text' && field.type !== 'choice') return field
  const named = table.filter(({ label }) => label.test(field.label))
  const other =
    named.map(({ kits, noun }) => things.find((thing) => thing !== own && kits.has(thing.kit) && noun.test(thing.noun))).find((thing) => thing !== undefined) ??
    (field.type === 'text' ? bearer(field.label.toLowerCase(), own, things) : listed(field.label.toLowerCase(), own, things))
  if (!other) return field
  const { choices: _, ...bare } = field
  return { ...bare, ...(bare.label === 'Place' && { label: titled(other.singular) }), type: 'reference', entity: ids.get(other)! }
}

/** The field by which rows are called, as a reference where the site keeps a table of just that: the candidate of an interview. */
export function calledFor(field: Field, own: Thing, things: readonly Thing[], ids: ReadonlyMap<Thing, string>): Field {
  const label = field.label.toLowerCase()
  const isCalled = ({ noun, singular, kit }: Thing): boolean =>
    label === 'category' ? kit === 'category' && /(?:^| )category$/.test(noun) : !said.test(label) && (noun === label || singular === label)
  const other = field.type === 'text' ? things.find((thing) => thing !== own && isCalled(thing)) : undefined
  return other ? { ...field, type: 'reference', entity: ids.get(other)! } : field
}

/** Relatives of somebody whose birth or death is told are people of the same list. */
const kin = /^(?:father|mother|parent|spouse|husband|wife)$/
const lives = /^(?:birth|death|born|died)(?:_|$)/

/** What stands for a row of another thing: its name, its number. */
const standing = /^(.+) (?:name|number|no|id)$/
const isNumbered =
  /^(?:phone|telephone|mobile|card|account|id|serial|tax|licen[sc]e|registration|tracking|file|user|customer|contact|company|domain|bank|page|column|field|project|item)$/
/** "room number" where the site keeps rooms: the thing whose rows a name or a number stands for. */
function numbered(label: string, own: Thing, things: readonly Thing[]): Thing | undefined {
  const whose = standing.exec(label)?.[1]
  return whose === undefined ||
    label === 'table name' ||
    isNumbered.test(whose) ||
    said.test(whose) ||
    own.noun.endsWith(whose) ||
    own.noun.startsWith(`${whose} `)
    ? undefined
    : things.find((thing) => thing !== own && (thing.singular === whose || thing.noun === whose))
}

/** What is chosen among the dishes. */
const meals = /^(?:breakfast|lunch|dinner|supper|main course|starter|dessert|side dish|snack)$/

/** "pick a stylist": a field of the name of another thing refers to its rows. */
export function referring(extra: Field, own: Thing, things: readonly Thing[], ids: ReadonlyMap<Thing, string>): Field {
  const label = extra.label.toLowerCase().replace(/^(?:first|second|other) (?=\S+$)/, '')
  if (extra.type === 'text' && kin.test(label) && own.fields.some(({ id }) => lives.test(id))) return { ...extra, type: 'reference', entity: ids.get(own)! }
  if (extra.type !== 'text') return extra
  const isOwns = own.noun.startsWith(`${label} `)
  const other = things.find((thing) => thing !== own && (thing.singular === label || thing.noun === label || (isOwns && thing.noun.endsWith(` ${label}`))))
  const served = other ?? (meals.test(label) ? things.find((thing) => thing !== own && thing.kit === 'dish') : undefined)
  if (served) return { ...extra, type: 'reference', entity: ids.get(served)! }
  const row = numbered(label, own, things)
  return row ? { ...extra, id: idFrom(row.singular, 'field'), label: titled(row.singular), type: 'reference', entity: ids.get(row)! } : extra
}
