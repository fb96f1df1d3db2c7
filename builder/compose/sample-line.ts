import { columnLinesOf } from '../lexicon/columns.ts'
import { departmentsOf } from '../lexicon/departments.ts'
import { goodsOf } from '../lexicon/goods.ts'
import { capital } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { linesFor } from '../lexicon/lines.ts'
import { poolOf } from '../lexicon/samples.ts'
import { sortTold } from '../lexicon/sorts-told.ts'
import type { Entity, Field } from '../model.ts'
import { isSeveral } from '../several.ts'
import { chanceOf, chosen, shuffled } from './chance.ts'
import { namesOf } from './names-of.ts'
import { formedNumber } from './number-forms.ts'
import { placeIn, vehicleIn } from './placed.ts'
import type { Context } from './sample.ts'
import { letterOf, notesOf, written } from './sample-text.ts'

const texts: readonly (readonly [RegExp, string])[] = [
  [/^host_name$/, 'addresses'],
  [
    /author|teacher|leader|owner|organiser|assigned|contact|(?:^|_)who(?:$|_)|handled|maker|artist|reported|asked|doctor|guardian|trainer|manager|driver|customer|client|artist|instructor|person|recipient|sender|seller|carer|host|operator|inspector|interviewer|auditor|(?:^|_)(?:learner|player|candidate|applicant|patient|holder|director|reviewer|referee|maintainer|counsell?or|member|student|pupil|tenant|talent|mechanic|mother|father|parent|payer|kept_by|decided_by)$|(?:^|_)head(?:$|_)|(?:^|_)(?:by|shared_with|in_charge)$/,
    'people',
  ],
  [/company|partner|supplier|brand|advertiser|(?:^|_)shop$|organisation|provider|employer|shipper|insurer|(?:^|_)carrier$/, 'companies'],
  [/address|street/, 'streets'],
  [/(?:^|_)(?:dog|cat|pet|puppy|kitten|animal|horse|pony)$/, 'pets'],
  [/temperament|character/, 'temperaments'],
  [/allerg/, 'allergies'],
  [/(?:^|_)(?:medicines?|medications?|drugs?)$/, 'medicines'],
  [/country|nationality/, 'countries'],
  [/platform/, 'platforms'],
  [/purpose/, 'purposes'],
  [/(?:^|_)(?:team|crew|squad)$/, 'teams'],
  [/species|bird/, 'species'],
  [/^(?:interest|interests|hobby|hobbies)$/, 'interests'],
  [/(?:^|_)skills?$/, 'skills'],
  [/language/, 'languages'],
  [/goal|looking|aim/, 'aims'],
  [/headline/, 'headlines'],
  [/^(?:applies_to|suited_to|suits|open_to)$/, 'audiences'],
  [/^points_to$/, 'addresses'],
  [/(?:^|_)(?:place|route|venue|hall|room|trail|from|to|area|location|city|destination|origin|town|point|source|start|end|region|station)(?:$|_)/, 'towns'],
  [/hours/, 'hours'],
  [/position|profession|role/, 'positions'],
  [/subject|topic/, 'subjects'],
  [/motto|slogan/, 'mottos'],
  [/note/, 'notes'],
  [/(?:^|_)(?:goods|item|items|item_name)$/, 'goods'],
  [/shelf|aisle|rack|slot|locker|compartment/, 'shelves'],
  [/colou?r/, 'colours'],
  [/(?:^|_)size$/, 'sizes'],
  [/material|fabric/, 'materials'],
]
/** Whether a field so called names a person. */
export const namesPerson = (id: string): boolean => texts.find(([pattern]) => pattern.test(id))?.[1] === 'people' || linesFor(id) === '=people'
/** A believable line of text for a field; what could stand anywhere where nothing is known of it. */
/** What is sown and gathered on a plot, which is no plot of a story. */
const sown = /^(?:Crop|Variety|Soil|Plant|Seed)$/
export function lineOf(field: Field, entity: Entity, of: Context, salt: string): string | null {
  const { id } = field
  const placed = placeIn(id, of, salt)
  if (placed !== undefined) return placed
  if (id === 'department') return departmentIn(of, salt)
  const known = columnLinesOf(id, entity)
  if (known !== undefined) return lineNamedIn(of.title, known.split('|')) ?? chosen(known.split('|'), salt)
  const has = (ids: RegExp): boolean => entity.fields.some((one) => ids.test(one.id))
  if (/(?:^|_)ip(?:_address|_addresses)?$/.test(id) || (id === 'address' && has(/^(?:port|ports|protocol)$/))) return `192.0.2.${1 + chanceOf(salt, 250)}`
  if (/^(?:mother|father|sire|dam)$/.test(id) && has(/^(?:ear_tag|breed|species)$/)) return chosen(['NL 204 027', 'NL 198 336', 'NL 187 902'], salt)
  if (id === 'purpose' && of.kit !== 'form') return chosen(['For an exhibition', 'For a course', 'For private use', 'For an event'], salt)
  if (of.kit === 'vacancy' && /requirement|qualification/.test(id)) return chosen(poolOf('jobwords'), salt)
  if (id === 'order') return `ORD-${1000 + chanceOf(salt, 60)}`
  if (id === 'for') return asked(entity, of, salt)
  const formed = formedNumber(id, of.title, salt)
  if (formed !== undefined) return formed
  if (/number|(?:^|_)reference|(?:^|_)plate|code|sku|serial|batch|^no$/.test(id))
    return `${capital(id[0]!)}${chosen(['A', 'B', 'C', 'K'], `${salt} letter`)}-${1000 + chanceOf(salt, 9000)}`
  if (/^opening_(?:hours?|times?)$/.test(id)) return chosen(['9:00–17:00', '10:00–18:00', '10:00–16:00', '11:00–19:00'], `${salt} hours`)
  if (/^area$/.test(id) && /^(?:permission|duty_role)$/.test(of.kit)) return chosen(['Orders', 'Reports', 'Users', 'Settings', 'Files', 'Pages'], salt)
  if (/^interested_in$/.test(id)) return chosen(namesOf(/^(?:shop|fashion|grocery)$/.test(of.domain.id) ? 'product' : 'service', of.domain), salt)
  if (/^(?:desk|counter|till|window|cash_register)$/.test(id)) return chosen(['Desk 1', 'Desk 2', 'Desk 4'], salt)
  if (id === 'position' && standing.test(entity.singular)) return `51.9${10 + chanceOf(salt, 90)}, 4.4${10 + chanceOf(`${salt} east`, 90)}`
  if (/^(?:position|placement|alignment)$/.test(id) && kits[of.kit].group !== 'person' && !has(held))
    return chosen(['Top left', 'Top right', 'Centre', 'Bottom left', 'Bottom right'], salt)
  if (/^propert(?:y|ies)$/.test(id) && !/^(?:property|travel|finance|law)$/.test(of.domain.id))
    return chosen(['Width 320, height 180', 'Colour blue, half clear', 'Visible, in front', 'Speed 4, turns left'], salt)
  if (/^behaviou?rs?$/.test(id)) return chosen(['Follows the pointer', 'Moves left and right', 'Opens at a click', 'Falls until it meets the ground'], salt)
  if (/symbol/.test(id)) return of.title.slice(0, 3).toUpperCase()
  if (/version/.test(id)) return `${1 + chanceOf(salt, 4)}.${chanceOf(`${salt} minor`, 10)}`
  const told = /(?:^|_)units?$/.test(id) ? of.told?.get('value') : undefined
  // "12 mm" has its unit already, and "JPEG" has none.
  if (told !== undefined && Number.isNaN(Number(told))) return null
  if (/(?:^|_)units?$/.test(id)) return chosen(of.kit === 'figures' ? ['people', 'pieces', 'hours', '%'] : ['°C', '%', 'kWh', 'ms', 'kg'], salt)
  if (/(?:^|_)path$/.test(id) && kits[of.kit].group === 'machine') return `/v1/${of.title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  if (/(?:^|_)line$/.test(id)) return chosen(['Line 1', 'Line 2', 'Line 3'], salt)
  if (/dose/.test(id)) return chosen(['1 tablet', '5 ml', '2 drops', '1 capsule'], salt)
  if (/^dock$|(?:^|_)bay$/.test(id)) return chosen(['Dock 1', 'Dock 2', 'Dock 4'], salt)
  if (/^row$/.test(id)) return of.title[0] ?? null
  if (/slot/.test(id) && kits[of.kit].group === 'request') return chosen(['Morning', 'Noon', 'Afternoon', 'Evening'], salt)
  if (/month|period/.test(id)) return chosen(['September', 'October', 'November'], salt)
  if (/breed/.test(id)) return chosen(breedsOf(entity.singular), salt)
  if (id === 'kept_at' && !/^(?:software|tech|ai|support)$/.test(of.domain.id)) return chosen(['Cabinet 2', 'Shelf B', 'Store room', 'Drawer 4'], salt)
  if (id === 'plot' && has(/^(?:crop|variety|sown_on)$/)) return chosen(['Plot 4', 'Plot 7', 'Bed 2', 'North strip'], salt)
  if (/airline/.test(id)) return chosen(['Northern Air', 'Coastal Airways', 'Skyline', 'Blue Arrow'], salt)
  if (/vehicle/.test(id)) return vehicleIn(of, salt)
  if (/^(?:school_)?class$/.test(id)) return chosen(['5A', '5B', '6A', '6C'], salt)
  if (/mood/.test(id)) return chosen(['Calm', 'Bright', 'Slow', 'Warm'], salt)
  if (/appearance/.test(id)) return chosen(['Red cloak, short hair', 'Grey coat and a lantern', 'Green eyes, a wide hat', 'Tall, in blue armour'], salt)
  if (/qualification|credential|^education$/.test(id))
    return chosen(['Master’s degree, five years in practice', 'State certificate', 'Diploma with honours', 'Advanced certificate'], salt)
  if (/prize/.test(id)) return chosen(['Weekend trip', 'Headphones', 'Gift card', 'Coffee for a month'], salt)
  if (isSeveral(field)) return severalOf(id, of, salt)
  if (/^type$/.test(id)) return chosen(['Standard', 'Compact', 'Heavy duty'], salt)
  if (/options|input/.test(id)) return chosen(['As usual', 'High quality', 'Fast'], salt)
  if (/^species$|_species$/.test(id) && (grown.test(entity.singular) || [...of.rows.values()].some(({ noun }) => grown.test(noun))))
    return plants.find(([name]) => name.test(of.title))?.[1] ?? chosen(plants, salt)[1]
  if (id === 'aim' && /optimi[sz]|improve|process/.test(entity.singular)) return chosen(improved, salt)
  // "dog_name" is what a dog is called, "child_name" a person's.
  const pool = texts.find(([pattern]) => pattern.test(id.replace(/_name$/, '')))?.[1]
  if (/(?:^|_)(?:own|field|file|table|column|item|variable|key|element|tag|class|function|method|project|event|domain)_name$/.test(id)) return of.title
  const names = pool === undefined ? namesOf(id.replace(/_names?$/, '').replaceAll('_', ' '), of.domain) : []
  if (names.length > 0) return chosen(names, salt)
  if (/name/.test(id) && (pool === undefined || !called.has(pool))) return of.person
  if (/(?:^|_)(?:zip|post|postal)(?:_?code)?$|^zip/.test(id)) return String(10100 + chanceOf(salt, 89000))
  if (pool === 'people') return personFor(field, entity, of, salt)
  if (pool === 'subjects' && !['talk', 'request'].includes(kits[of.kit].group)) return chosen(of.domain.categories.split('|'), salt)
  if (pool === 'subjects' && written.has(of.kit)) return letterOf(of).subject
  if (/^collections?$/.test(id) && kits[of.kit].group === 'offer') return chosen(['Heritage', 'Everyday', 'Weekend', 'City'], salt)
  if (pool === 'goods' && (of.kit === 'link' || ['text', 'talk', 'media'].includes(kits[of.kit].group)))
    return chosen(of.domain.topics.split('|'), salt).replace(/:\d$/, '')
  if (pool === 'goods') return chosen(goodsOf(of.domain), salt)
  // Each row has a company of its own.
  if (pool === 'companies') return shuffled(poolOf(pool), `${of.table} ${id}`)[of.index % poolOf(pool).length]!
  if (pool) return chosen(poolOf(pool === 'notes' ? notesOf(of, entity) : pool), salt)
  if (/(?:quality|efficiency|stability|usability|security|lighting|reliability|comfort|cleanliness)$/.test(id))
    return chosen(['Good', 'Very good', 'Fair', 'Excellent'], salt)
  if (/(?:population|capacity|usage|headcount|amount|quantity)$/.test(id)) return String(20 + chanceOf(salt, 48) * 20)
  if (/(?:^|_)(?:mode|option|parameter|setting|tone|layout|structure|template|value)$/.test(id) && (field.required || !id.endsWith('value')))
    return chosen(['Standard', 'Extended', 'Compact'], salt)
  if (id === 'plot' && entity.fields.some(({ label }) => sown.test(label))) return chosen(['Plot 4', 'North field', 'Mill acre', 'Bed 2'], salt)
  const lines = linesFor(id)
  if (lines === '=people') return personFor(field, entity, of, salt)
  if (lines !== undefined) return chosen(lines.split('|'), salt)
  if (field.required || /categor|type|kind|tag|group|section|genre|theme|style|area|field|tags|speciali[st]|keyword|skill|department/.test(id))
    return sortIn(of) ?? (!field.required && /_(?:type|kind)$/.test(id) ? null : chosen(of.domain.categories.split('|'), salt))
  if (/^(?:about|what|work|content|contents|theme|matter)$/.test(id)) return chosen(of.domain.topics.split('|'), salt).replace(/:\d$/, '')
  return field.required ? chosen(['Standard', 'As usual', 'On request', 'To be agreed'], salt) : null
}
/** The line that a name names or tells: a translation needs who translates. */
export const lineNamedIn = (title: string, lines: readonly string[]): string | undefined =>
  lines.find((line) => line.length > 4 && title.toLowerCase().includes(line.toLowerCase())) ?? sortTold(title, lines)
/** Whether the site tells elsewhere in which departments people work. */
export const keepsDepartments = ({ rows }: Context): boolean => [...rows.values()].some(({ kit }) => kit === 'employee' || kit === 'department')
/** A department of the site where it keeps them, else of the field of life: the one that the row's name tells, else any. */
function departmentIn({ rows, domain, title }: Context, salt: string): string {
  const kept = [...rows.values()].find(({ kit, names }) => kit === 'department' && names.length > 1 && !names.includes(''))?.names
  const all = kept ?? departmentsOf(domain.id) ?? ofAnyCompany
  return sortTold(title, all) ?? chosen(all, salt)
}
const ofAnyCompany = ['Operations', 'Sales', 'Finance', 'Engineering', 'Support']
/** Groups of what one applies for. */
const offered: ReadonlySet<string> = new Set(['offer', 'event', 'place', 'machine'])
/** What a request is for: a row of what the site has to give, else what its own noun says. */
function asked({ singular }: Entity, of: Context, salt: string): string {
  const given = [...of.rows.values()].find(({ kit, names }) => offered.has(kits[kit].group) && names.some((name) => name !== ''))
  const own = capital(singular.replace(/ ?(?:application|request|sign-up|registration)$/, ''))
  if (own !== '') return own
  return given ? chosen(given.names, salt) : chosen(of.domain.services.split('|'), salt).replace(/ \d+(?:\.\d+)?(?::\d)?$/, '')
}
/** The person of the row where the field is the first that names one, else somebody else. */
function personFor({ id }: Field, { fields }: Entity, of: Context, salt: string): string {
  const first = fields.find((one) => one.type === 'text' && namesPerson(one.id))
  const isFree = of.person !== of.title && first?.id === id
  return isFree
    ? of.person
    : chosen(
        poolOf('people').filter((name) => name !== of.title && name !== of.person),
        salt,
      )
}
/** The sort that the row's name tells. */
const sortIn = ({ domain, title }: Context): string | undefined =>
  domain.categories.split('|').find((sort) => title.toLowerCase().includes(sort.toLowerCase().replace(/(?:ies|es|s)$/, '')))
const writtenTags = 'in depth|for beginners|interview|how-to|readers ask|new'
const severalLines: readonly (readonly [RegExp, string])[] = [
  [/facilities|amenities/, 'Showers|Parking|Wireless network|Electricity|Playground|Step-free access'],
  [/languages$/, 'English|Spanish|French|German|Chinese'],
  [/allergies|allergens/, 'Nuts|Milk|Gluten|Eggs'],
  [/interests|hobbies/, 'Reading|Hiking|Cooking|Music|Cinema|Travel'],
  [/symptoms/, 'Headache|Tiredness|Cough|Fever'],
  [/toppings/, 'Cheese|Mushrooms|Olives|Peppers'],
  [/dietary/, 'Vegetarian|Vegan|Gluten-free'],
]
/** Two of the values that a field of several may hold. */
function severalOf(id: string, of: Context, salt: string): string {
  const isWritten = /tags|keywords/.test(id) && ['text', 'media'].includes(kits[of.kit].group)
  const lines = isWritten ? writtenTags : (severalLines.find(([words]) => words.test(id))?.[1] ?? of.domain.categories)
  const all = lines.split('|')
  const first = chosen(all, salt)
  const others = all.filter((one) => one !== first)
  return others.length === 0 ? first : `${first}, ${chosen(others, `${salt} second`)}`
}
/** Fields of a row about somebody's work: a position there is a post. */
const held = /^(?:salary|company|employee|department|employer|employed_by|joined_on|candidate|email|phone)$/
/** What stands outside, and is found by where it is. */
const standing =
  /(?:^| )(?:tree|bench|hydrant|street ?lamp|lamp post|litter bin|signpost|manhole|well|spring|nest|trap|buoy|find|sighting|vessel|ship|boat|ferry|bus|truck)$/
const breedsOf = (noun: string): readonly string[] =>
  /\b(?:dogs?|pupp(?:y|ies)|hound)$/.test(noun)
    ? ['Mixed', 'Border collie', 'Beagle', 'Labrador']
    : /\b(?:cats?|kittens?)$/.test(noun)
      ? ['Mixed', 'Shorthair', 'Siamese', 'Maine Coon']
      : ['Mixed', 'Border collie', 'Shorthair', 'Beagle']
const grown = /(?:^| )(?:(?:house|indoor|garden|potted|medicinal|office|wild)?\s?plant|flower|tree|crop|succulent|orchid|herb|seedling|weed)$/
const plants: readonly (readonly [RegExp, string])[] = [
  [/orchid/i, 'Phalaenopsis amabilis'],
  [/tomato/i, 'Solanum lycopersicum'],
  [/snake/i, 'Sansevieria trifasciata'],
  [/monstera/i, 'Monstera deliciosa'],
  [/basil/i, 'Ocimum basilicum'],
  [/pearls/i, 'Curio rowleyanus'],
  [/lavender/i, 'Lavandula angustifolia'],
  [/fig|ficus|rubber/i, 'Ficus elastica'],
]
const improved = ['Less waiting', 'Fewer faults', 'Lower costs', 'Fewer steps by hand', 'Half the time', 'No work done twice']
/** Pools of names for what is no person. */
const called: ReadonlySet<string> = new Set(['companies', 'pets', 'streets', 'species', 'towns', 'medicines', 'goods', 'teams'])
