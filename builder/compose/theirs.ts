import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isPlainUser } from '../lexicon/people.ts'
import type { Phrase } from '../read/phrase.ts'
import { kindOf } from './kind.ts'
import type { Placed } from './thing.ts'

/** What is told of somebody who is looked through, under the label that a column of it has. */
const traits: Readonly<Record<string, string>> = {
  skill: 'skills',
  rate: 'rate',
  'hourly rate': 'hourly rate',
  'daily rate': 'daily rate',
  fee: 'fee',
  'consultation fee': 'fee',
  specialty: 'speciality',
  speciality: 'speciality',
  specialization: 'speciality',
  expertise: 'speciality',
  'area of expertise': 'speciality',
  subject: 'subject',
  qualification: 'qualifications',
  credential: 'qualifications',
  certification: 'qualifications',
  education: 'education',
  experience: 'experience',
  'work experience': 'experience',
  'year of experience': 'experience',
  language: 'languages',
  location: 'location',
  'service area': 'location',
  'working hour': 'opening hours',
  'office hour': 'opening hours',
  'consulting hour': 'opening hours',
  availability: 'availability',
  schedule: 'opening hours',
  'available time': 'opening hours',
  'phone number': 'phone',
  email: 'email',
  'contact information': 'phone',
}
const looking = new Set(['view', 'search', 'choose'])

/** The people whom an ask looks through, rather than those who use the site. */
const isLookedThrough = ({ ask: { object, kind } }: Placed): boolean => {
  if (!object?.plural || object.own || !looking.has(kind) || isPlainUser(object.noun)) return false
  const found = kindOf(object.noun, object.light)
  return found !== null && kits[found.kit].group === 'person' && found.kit !== 'user_account'
}

const isDoctor = ({ noun, light }: Phrase): boolean => kindOf(noun, light)?.kit === 'doctor'
/** "browse doctors, view their specialties and schedules": columns of those who were named before, and no things of their own. */
export function withTheirs(placed: readonly Placed[]): readonly Placed[] {
  let before: { readonly object: Phrase; readonly clause: number } | null = null
  let told: Placed | null = null
  return placed.map((one) => {
    const { ask, clause } = one
    if (isLookedThrough(one)) before = { object: ask.object!, clause }
    else if (before && before.clause < clause - 1) before = null
    const noun = ask.object ? singular(ask.object.noun) : ''
    const goesOn = told !== null && told.clause === clause && told.ask.verb === ask.verb
    told = null
    if (!before || !ask.object || !(ask.object.own || goesOn) || ask.kind !== 'view' || ask.nominal || !Object.hasOwn(traits, noun)) return one
    before = { ...before, clause }
    told = one
    const label = isDoctor(before.object) ? traits[noun]!.replace('opening', 'consulting') : traits[noun]!
    const trait: Phrase = { ...ask.object, noun: label, light: '', own: false, plural: false }
    return { ...one, ask: { ...ask, object: before.object, fields: [trait] } }
  })
}
