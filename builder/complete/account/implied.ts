import type { KitName } from '../../lexicon/kits.ts'
import { peopleNouns } from '../../lexicon/people.ts'
import type { Role } from '../../model.ts'
import { refusesLogin } from '../../read/refused.ts'
import type { Draft } from '../draft.ts'
import { partsOf, textOf } from '../trade/parts.ts'
import { hasPortal } from './portals.ts'

/** What people come back to look at as their own: what they bought, booked, entered for, paid in or earned. */
const ownKits: readonly KitName[] = [
  'order',
  'cart',
  'booking',
  'refund',
  'redemption',
  'points',
  'payment',
  'account',
  'credit',
  'bid',
  'claimed_coupon',
  'signup',
  'application',
  'progress',
  'favorite',
  'loan',
  'tenancy',
  'purchase_offer',
  'subscription',
]
/** What fills or empties somebody's purse. */
const purses = /recharge|top-?up|withdraw|wallet|balance/
/** People who deal with one another by name. */
const together =
  /\bother users\b|\b(?:(?:with|to|from|among|between|follow|by) (?:(?:all|the|their) )?(?:other|different|multiple) (?:players?|members?|people)|each other|(?:their|with|add|invite|between|game|new|chat) friends?|instant messag\w+|private (?:chat|messag)\w*|team (?:collaboration|members)|(?:different|multiple|multi-?|each|registered) ?users?|user (?:permissions?|rights|levels?)|member(?:ship)? (?:levels?|center|points)|guilds?|registration and login|login and registration|user (?:registration|login)s?)\b/

/** What each of several makes for themselves: "upload their own test code". */
const ones =
  /\b(?:manag|creat|publish|post|shar|view|track|sav|record|add|edit|submit|writ|review|personali[sz])\w* (?:[a-z-]+,? ){0,4}(?:their|his or her) own (?!local|own|devices?|servers?|computers?|phones?|domains?|subdomains?|pace|words?|needs?|files?\b)|\b(?:view|manage|track) (?:[a-z-]+,? ){0,3}(?:their|my) (?:[a-z-]+ ){0,2}(?:orders|bookings|posts|favou?rites|collections|submissions|applications|registrations|records|history)\b|\bpublish(?:es|ing)? (?:single|individual|selected) \w+|\b(?:my|personal) (?:favou?rites|collections?|orders|posts|records)\b/

/** What only those who run the site may do. */
const behind =
  /\b(?:back-?end|admin(?:istrat\w+)?) (?:management|administration|functions?|modification|panel|system)\b(?! systems)|\bthe back-?end (?:should|can|is|allows)\b/

/** What somebody gathers and spends over many visits. */
const earning =
  /\b(?:earn|collect|consum|spend|redeem|exchang|transfer)\w* (?:[a-z-]+,? ){0,3}(?:coins?|points|credits|virtual currency|game currency|tokens|fragments)\b/

const isOpenTo = (draft: Draft): boolean => !refusesLogin(draft.brief)
/** Whether visitors of a site that is more than one person's tool add rows that are theirs. */
export const keepsOwn = (draft: Draft): boolean =>
  draft.setting !== 'personal' &&
  isOpenTo(draft) &&
  draft.parts.some(({ made: { entity } }) => entity.read === 'own' || (entity.read === 'public' && entity.write === 'anyone'))

const isPerson = ({ name, manages }: Role): boolean => manages || peopleNouns.has(name.toLowerCase().slice(name.lastIndexOf(' ') + 1))

/** Whether a site that nobody is said to log in to tells its people apart all the same: by what they may do, by what is theirs, or to one another. */
export function tellsApart(draft: Draft): boolean {
  const { setting, model } = draft
  if (!isOpenTo(draft)) return false
  if (together.test(textOf(draft))) return true
  if (setting === 'personal') return false
  if (setting === 'private') return true
  if (hasPortal(draft)) return true
  if (ones.test(textOf(draft))) return true
  if (model.roles.slice(1).some((role) => role.id !== 'manager' && isPerson(role))) return true
  if (partsOf(draft, 'payment', 'account').some(({ made }) => made.entity.read === 'own' && purses.test(made.thing.noun))) return true
  if (earning.test(textOf(draft)) || behind.test(textOf(draft))) return true
  const theirs = partsOf(draft, ...ownKits).filter(({ made }) => made.entity.read === 'own')
  return theirs.length > 1 || theirs.some(({ made }) => made.thing.views.size > 0)
}
