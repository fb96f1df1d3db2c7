import { type Sense, sense } from './sense.ts'

const counted =
  /\b(?:census|population|residents?|householders?|household registration|grids?|villagers?|left-behind|elderly (?:singles|residents|people living alone)|community (?:governance|grid|workers?))\b/i
const let_ = /\b(?:rent\w*|leas\w+|landlords?|tenants?|buy\w*|sell\w*|sales?|real[- ]estate|agents?|listings?|book\w*|hotels?|property (?:fees?|management))\b/i
const followed =
  /\b(?:rss|atom feeds?|feeds?|news ?letters?|channels?|topics? of interest|events? of interest|sources? of interest|push(?:es|ed)? (?:related )?events)\b/i
const paidFor = /\b(?:paid|pay\w*|pric\w*|fees?|premium|member(?:ship)?s?|purchas\w*|billing|monthly|yearly|trial|packages?|subscription plans?|recharge\w*)\b/i
const trades =
  /\b(?:wall paint\w*|house paint\w*|decorat(?:e|ing|ion|or|ors)|renovat\w+|roof\w*|plumb\w*|carpent\w*|til(?:ers?|ing)|electricians?|contractors?|joiner\w*|gardeners?|landscap\w+|barbers?|hair(?:dress\w*|styl\w*)|nail (?:art|salons?|technicians?)|tailors?|stone ?masons?)\b/i
const arts = /\b(?:art(?:s|ists?|works?)?|galler(?:y|ies)|exhibitions?|museums?|portraits?|canvas|photograph\w*|music\w*|novels?)\b/i
const staffed = /\b(?:staff|employees?|grid (?:members?|workers?)|personnel|inspectors?|officers?|teams?|departments?)\b/i

/** Nouns that a trade of many sites has taken, where the words beside them tell of another: the housing of a census is let to nobody, and to subscribe to a feed costs nothing. */
export const companySenses: readonly Sense[] = [
  ...(['housing', 'house', 'property', 'residence', 'dwelling'] as const).map((noun) => sense(noun, 'dwelling', counted, let_)),
  sense('subscription', 'favorite', followed, paidFor),
  sense('work', 'case', trades, arts),
  ...(['work dynamic', 'work activity', 'staff dynamic', 'personnel dynamic'] as const).map((noun) => sense(noun, 'log', staffed)),
]
