import { type Domain, domains } from '../lexicon/domains.ts'
import { filesOf } from '../lexicon/file-rows.ts'
import { capital, headOf } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { curatedFor, isShaped } from '../lexicon/shapes.ts'
import { type Forms, subjectForms } from '../lexicon/subject-forms.ts'
import { type Telling, tellingOf } from '../lexicon/telling.ts'
import { shuffled } from './chance.ts'
import type { Made } from './entity.ts'
import type { Kept } from './sample.ts'
import type { Title } from './title-lists.ts'

const longest = 30
const most = 7
const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const written = (forms: string, noun: string, subject: Telling | null, isFile: boolean, salt: string): readonly Title[] =>
  shuffled(forms.split('|'), salt).map((form) => ({
    text: form
      .replace('{n}', noun)
      .replace('{N}', capital(noun))
      .replace('{x}', isFile ? slug(subject?.many ?? '') : (subject?.many ?? ''))
      .replace('{X}', capital(subject?.many ?? ''))
      .slice(0, 80),
    price: null,
  }))

const formsOf = ({ thing }: Made): Forms | undefined => subjectForms.find(({ kits, heads }) => kits.test(thing.kit) && heads.test(thing.noun))
/** What the words before the head tell of: "dog" of "dog show"; null where they tell nothing. */
const modifierOf = (noun: string): Telling | null => (noun.includes(' ') ? tellingOf(noun.slice(0, -headOf(noun).length - 1).split(' ')) : null)
/** The noun with what the site is about before it, where that ends with it: "complaint" of a site for noise complaints. */
const nounOf = ({ thing: { singular } }: Made, { subject }: Domain): string => {
  const one = subject?.telling?.one ?? ''
  return one.endsWith(` ${singular}`) ? one : singular
}
/** Whether a noun has no rows of its own anywhere. */
const isUnknown = ({ thing: { kit, noun, meant } }: Made): boolean =>
  !meant && !(isShaped(kit, noun) && curatedFor(kit, noun).length > 0) && !(noun.includes(' ') && isKnownNoun(noun)) && filesOf(noun) === null

/** Whether the forms tell more than any rows that its noun has. */
const isOpen = (made: Made, { isOfNoField }: Forms): boolean => isUnknown(made) || (isOfNoField === true && !made.thing.meant)

/** Whether a trade has several of what the noun names: the runs of a club for "running competition". */
function isAmong(noun: string, { isOwn, sessions }: Domain): boolean {
  if (!isOwn) return false
  const stems = noun.split(' ').map((word) => word.replace(/(?:([a-z])\1)?ing$/, '$1'))
  return sessions.split('|').filter((one) => stems.some((stem) => stem.length > 2 && one.toLowerCase().includes(stem))).length > 1
}

/** Rows called by their own noun where that says what they are of, and by what they are about: "Spring dog show", "Leaflet: varroa at a glance"; null where their noun tells nothing, or has rows of its own. */
export function titlesOnNoun(made: Made, domain: Domain, salt: string): readonly Title[] | null {
  const forms = formsOf(made)
  if (forms === undefined || !isOpen(made, forms) || (domain.id === 'game' && kits[made.thing.kit].group === 'event')) return null
  const noun = nounOf(made, domain)
  if (!noun.includes(' ') || noun !== made.thing.singular) {
    const usual = domains.find(({ id }) => id === domain.id)
    if (kits[made.thing.kit].titles === 'sessions' && domain.isOwn && domain.sessions !== usual?.sessions) return null
  }
  const modifier = modifierOf(noun)
  if (forms.own && kits[made.thing.kit].titles === 'sessions' && isAmong(noun, domain)) return null
  if (forms.own) return forms.isAlone || modifier ? written(forms.own, noun, null, false, salt) : null
  return forms.on && forms.isOfNoun && modifier ? written(forms.on, headOf(noun), modifier, made.thing.kit === 'file', salt) : null
}

/** What one walks up to, by which looking after it is called. */
const standing = /^(?:machine|printer|camera|people_flow|vehicle|boat|property|project|plant|hire_car)$/
const stands =
  /(?:house|hive|tree|well|barn|hall|pond|pool|stable|field|bridge|plant|station|site|roof|track|elevator|escalator|lock|dam|turbine|school|tunnel|reef|road|canal|pipeline|shaft|tower|ship|booth|stall|pump|tank|lift|elevator|oven|kiln|boiler|turbine|hydrant)$/
const isWalkedUpTo = ({ kit, noun, names }: Kept): boolean =>
  names.length > 3 && (kits[kit].group === 'place' || standing.test(kit) || stands.test(noun)) && names.every((name) => name !== '')

/** What a trade has work of its own for. */
const worked = /^(?:project|case|work)$/
/** What a site offers, which is advertised. */
const isOffered = ({ kit, names }: Kept): boolean =>
  /^(?:product|service|course|dish|trip|event)$/.test(kit) && names.length > 2 && names.every((name) => name !== '')
/** Houses that are nowhere in particular. */
const gathered = /(?:club|association|society|federation|group|team|technology|agency|firm)$/
/** Plans that are made for machines. */
const upkeep = /(?:maintenance|inspection|repair|service|calibration|upkeep|^)(?: plan| schedule)$|^plan$/
/** Rows called by what the site keeps, else by what it is about, where nothing else is known of them; null where its words tell neither. */
export function titlesOnSite(made: Made, { subject, works }: Domain, rows: ReadonlyMap<string, Kept>, salt: string): readonly Title[] | null {
  const forms = formsOf(made)
  if (forms === undefined || !subject || !isOpen(made, forms) || (works !== undefined && worked.test(made.thing.kit))) return null
  const noun = made.thing.singular
  const kept =
    forms.isOfKept && (noun.includes(' ') || made.thing.kit !== 'document')
      ? [...rows.values()].find((one) => isWalkedUpTo(one) && (!/^(?:machine|vehicle)$/.test(one.kit) || made.thing.kit !== 'plan' || upkeep.test(noun)))
      : undefined
  if (forms.kept) {
    const names = [...rows.values()].find(isOffered)?.names
    return names ? forms.kept.split('|').map((form, at) => ({ text: form.replace('{k}', names[at % names.length]!).slice(0, 80), price: null })) : null
  }
  if (kept) return kept.names.slice(0, most).map((name) => ({ text: `${capital(noun)}, ${name}`.slice(0, 80), price: null }))
  const { telling } = subject
  if (telling === null || telling.many.length > longest || (forms.isOfDoing && !telling.isDone) || (made.thing.kit === 'file' && !telling.one.includes(' ')))
    return null
  if (forms.isOfPlace && telling.place && !gathered.test(telling.place)) return written(forms.own ?? '', `${telling.place} ${headOf(noun)}`, null, false, salt)
  return forms.on && !forms.isOfField && (forms.isOfNoField || !subject.isOfField) && !(noun.includes(' ') && modifierOf(made.thing.noun))
    ? written(forms.on, noun, telling, made.thing.kit === 'file', salt)
    : null
}

/** Whether rows of a thing may be called by what the site keeps, so that they come after that. */
export function isOnKept(made: Made): boolean {
  const forms = formsOf(made)
  return forms?.isOfKept === true && isOpen(made, forms)
}
