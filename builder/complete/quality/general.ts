import type { Clause } from '../../read/clause.ts'
import type { Draft } from '../draft.ts'

/** Words that say that a site is run, or how it is set, and nothing of what it keeps. */
const running = new Set(
  `a an the this that these those it its their they should would will can could must may also additionally be able to for of in on at with by and or as well other others various different all any some corresponding
related relevant necessary needed basic main daily overall comprehensive effective efficient simple complete whole entire
have has having include includes including provide provides providing support supports supporting perform performs performing conduct conducting carry out achieve achieving allow allows allowing enable enables enabling implement use view access
user users website websites site web page system systems platform application app software tool mini-program program backend background back-end back end admin administrator administrators manager managers
management manage manages managing administrative administration maintain maintaining maintenance operate operating operation operations function functions functional functionality functionalities feature features module modules
interface panel console center centre setting settings configuration configurations configure configuring parameter parameters content aspects where which running unified centralized cms business order customize customizing color colors colour colours layout layouts theme themes style styles appearance banner announcement`.split(
    /\s+/,
  ),
)
const setting =
  /\b(?:settings?|configurations?|configur\w+|parameters?|(?:system|website|site|platform) (?:management|administration|maintenance)|(?:manag\w+|maintain\w*) (?:the )?(?:website|site|system|platform|entire system))\b/
const managing = /\b(?:manag\w+|administrati\w+|admin|maintain\w*|maintenance)\b/
const operating = /\b(?:operations?|operate|operating)\b/
/** Functions of a part of the screen, or of what is kept, are no running of the site. */
const other = /\b(?:order|business|view|user|application|app|page|content|menu) (?:management|maintenance|configuration|settings?)\b|\bcontent and\b/

export type General = 'settings' | 'management' | 'operations'

/** What a clause asks of the running of the whole site; null where it asks for anything else. */
export function generalIn(text: string): General | null {
  const said = text.toLowerCase().replaceAll('’', "'")
  const words = said.split(/[^\p{L}'-]+/u).filter((word) => word !== '')
  if (words.length === 0 || !words.every((word) => running.has(word.replace(/'s?$/, '')))) return null
  if (/\bcontent management\b/.test(said)) return 'management'
  if (other.test(said)) return null
  if (setting.test(said)) return words.length > 1 ? 'settings' : null
  if (managing.test(said) && (words.length > 1 || said === 'management')) return 'management'
  return operating.test(said) && /\b(?:perform|conduct|carry)\w*\b/.test(said) ? 'operations' : null
}

export interface Said {
  readonly clause: Clause
  readonly is: General
}
/** The clauses about the running of the site, in order. */
export const generalsIn = (draft: Draft): readonly Said[] =>
  draft.brief.clauses.flatMap((clause) => {
    const [said = '', kept] = draft.brief.words.slice(clause.start, clause.end).split(/ for managing | to manage /)
    const is = clause.mode === 'subject' || clause.mode === 'style' || (kept !== undefined && !isAllKept(draft, kept)) ? null : generalIn(said)
    return is === null ? [] : [{ clause, is }]
  })

/** "for managing products, users": whether the site keeps all of what is listed. */
const isAllKept = ({ model }: Draft, listed: string): boolean =>
  listed
    .toLowerCase()
    .split(/,| and /)
    .map((one) => one.trim())
    .every(
      (one) =>
        one === '' ||
        (/^users?$/.test(one) && model.accounts !== undefined) ||
        model.entities.some(({ singular, plural }) => one.endsWith(singular) || one.endsWith(plural)),
    )
