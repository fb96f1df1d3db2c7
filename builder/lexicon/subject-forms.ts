/** What rows of a kind are called by their own noun, or by what the site is about: `{n}` and `{N}` are the noun, `{x}` and `{X}` the subject. */
export interface Forms {
  readonly kits: RegExp
  readonly heads: RegExp
  /** Of a noun that itself tells what it is of; all that has such a head, where it stands alone too. */
  readonly own?: string
  readonly isAlone?: boolean
  /** Of what the noun's own words, else those of the site, are about. */
  readonly on?: string
  /** Whether the words before its head tell what it is about as well. */
  readonly isOfNoun?: boolean
  /** Whether no field of life has any of its own. */
  readonly isOfNoField?: boolean
  /** Whether it has to be something that people do. */
  readonly isOfDoing?: boolean
  /** Whether what the site is about is told by its field of life instead. */
  readonly isOfField?: boolean
  /** Whether each is one of the things that the site keeps: "Inspection, barn 2". */
  readonly isOfKept?: boolean
  /** How those are called that are of what it offers, `{k}`. */
  readonly kept?: string
  /** Whether it is of the place that the site is about: "Morning tea plantation tour". */
  readonly isOfPlace?: boolean
}

const any = /./
const kept = /^(?:thing|trade_item|trade_record|trade_work)$/
const held = /^(?:event|class|thing|trade_item|trade_record|trade_work)$/
const shows = 'Spring {n}|Summer {n}|Regional {n}|{N} for newcomers|Autumn {n}|Night of the {n}|{N} of the clubs'

/** The first whose kit and head fit counts. */
export const subjectForms: readonly Forms[] = [
  {
    kits: /^(?:ticket|request|case_file|trade_request|thing)$/,
    heads: /(?:^| )complaint$/,
    own: '{N}, Maple Street|{N}, Station Road|{N} at night, Harbour|{N}, Market Square|Second {n}, Mill Lane|{N}, Lakeside|{N}, Hillcrest',
  },
  {
    kits: /^(?:event|plan)$/,
    heads: /(?:^| )(?:examination|test|inspection|interview|check-?up|screening|exam)s? (?:schedule|appointment|date|slot)$/,
    isOfNoun: true,
    on: '{X}: first group|{X}: second group|{X}, Monday morning|{X}, Thursday afternoon|{X}: latecomers|{X}: repeat',
  },
  {
    kits: /^advert$/,
    heads: any,
    isOfKept: true,
    isOfNoField: true,
    kept: 'New: {k}|{k}, this week only|Try {k} once|{k} at half price|{k}, in time for summer|Last days: {k}',
  },
  {
    kits: /^machine$/,
    heads: /^(?!.*(?:^| )(?:machine|equipment|device|appliance|asset|unit)$)/,
    isAlone: true,
    own: '{N} 1, main building|{N} 2, main building|{N} 3, north wing|{N} 4, car park|{N} 5, annex|{N} 6, south wing',
  },
  {
    kits: held,
    heads:
      /(?:^| )(?:show|fair|festival|race|regatta|tournament|cup|contest|competition|gala|parade|rally|championship|convention|derby|bazaar|auction day|open day)$/,
    own: shows,
    isAlone: true,
  },
  {
    kits: /^(?:event|class|meeting)$/,
    heads: /(?:^| )(?:event|activity|session|workshop|seminar|webinar|meeting|lecture|talk|meetup|gathering)$/,
    isOfNoun: true,
    isOfField: true,
    on: '{X}: open evening|{X} for newcomers|Question hour on {x}|Talk: {x} today and tomorrow|Workshop: {x} in practice|Evening on {x}|{X}: yearly meeting',
  },
  {
    kits: /^(?:document|material|file|thing|trade_item|template)$/,
    heads: /(?:^| )(?:leaflet|brochure|flyer|newsletter|bulletin|handout|booklet|poster|pamphlet|factsheet|fact sheet)$/,
    isOfNoun: true,
    isOfNoField: true,
    on: '{N}: {x} at a glance|{N}: {x} in spring|{N}: first steps with {x}|{N}: questions on {x}|{N}: {x}, dates of the year|{N}: whom to ask about {x}',
  },
  {
    kits: /^document$/,
    heads: /(?:^| )(?:manual|guide|handbook|instruction|guideline)$/,
    isOfNoun: true,
    on: '{X} step by step|{X}: the first day|{X}: who does what|{X}: forms and signatures|{X}: exceptions|{X}: frequent mistakes',
  },
  {
    kits: /^document$/,
    heads: any,
    isOfKept: true,
    on: 'Checklist, {x}|{X}: instructions|Report on {x}, spring|Agreement on {x}|Costs of {x}, this year|Minutes of the meeting on {x}|{X}: questions and answers',
  },
  { kits: /^material$/, heads: any, isOfDoing: true, on: '{X} on one page|{X}: checklist|Slides on {x}|{X}: exercises|Reading list, {x}|{X}: glossary' },
  {
    kits: /^(?:inspection|audit|safety_check|quality_check|thing|trade_work)$/,
    heads: /(?:^| )(?:check|inspection|audit|patrol|round|survey|safety)$/,
    isOfKept: true,
  },
  {
    kits: /^plan$/,
    heads: any,
    isOfKept: true,
    isOfDoing: true,
    on: '{X}, spring|{X}, first quarter|{X}: preparation|{X}, summer|{X}: people and times|{X}, next year|{X}: second stage',
  },
  {
    kits: /^task$/,
    heads: any,
    isOfDoing: true,
    on: 'Prepare the papers for {x}|Answer questions on {x}|Check the figures on {x}|Plan the week: {x}|Write the report on {x}|Call the partners about {x}|Order what is needed for {x}',
  },
  {
    kits: /^project$/,
    heads: any,
    isOfDoing: true,
    on: '{X}, Harbour|{X}, second stage|{X} at Lakeside|Pilot: {x}|{X}, Old Town|{X}: renewal|{X}, North Gate',
  },
  {
    kits: /^case$/,
    heads: any,
    isOfDoing: true,
    on: '{X} for Oakline|{X} for Lakeside Cafe|{X} in six weeks|{X} for two hundred people|{X} for Kestrel Metal|{X}: from idea to result',
  },
  { kits: /^process$/, heads: any, isOfDoing: true, on: '{X}: request|{X}: check|{X}: approval|{X}: handover|{X}: complaint|{X}: closing' },
  {
    kits: /^(?:space|room|facility|thing|trade_item)$/,
    heads: /(?:^| )(?:hall|court|studio|barn|shed|hut|tent|pavilion|gallery|chapel|cabin|cellar)$/,
    own: '{N} 1|{N} 2|{N} 3|Large {n}|Small {n}|Upper {n}|Old {n}',
    isAlone: true,
  },
  { kits: /^(?:space|room)$/, heads: /(?:^| )(?:room|space|area)$/, own: '{N} 1|{N} 2|{N} 3|Large {n}|Small {n}|Quiet {n}|{N}, first floor' },
  {
    kits: /^(?:trip|event|thing|trade_item)$/,
    heads: /(?:^| )(?:tour|excursion|walk|outing)$/,
    isOfPlace: true,
    own: 'Morning {n}|{N} for families|{N} with lunch|{N} at sunset|Short {n}|{N} for school classes|Private {n}',
  },
  {
    kits: /^file$/,
    heads: any,
    isOfDoing: true,
    on: '{x}-guide.pdf|{x}-checklist.xlsx|{x}-plan.pdf|{x}-photos.zip|{x}-prices.xlsx|{x}-talk.mp4|{x}-form.docx',
  },
  {
    kits: kept,
    heads: /(?:^| )(?:timeline|chronicle|history)$/,
    isOfNoField: true,
    on: '{X}: the beginnings|{X} until the war|{X} since 1950|{X} in pictures|{X}: the last ten years',
  },
]
