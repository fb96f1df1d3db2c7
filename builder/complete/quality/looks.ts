import type { BlockOf, Page } from '../../model.ts'
import { type Completer, claimed, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'

type Offer = BlockOf<'looks'>['offers'][number]
/** A larger text, by whichever name. */
const large = /\b(?:large|larger|big|bigger)[ -](?:text|print|fonts?|type|characters)\b|\belder(?:ly|s|-friendly|ly-friendly)? (?:mode|version|edition)\b/
const wishes: readonly (readonly [RegExp, Offer])[] = [
  [/\b(?:dark|night|light|day)[ -](?:mode|theme)s?\b|\bcolou?rs?\b|\bthemes?\b|\bskins?\b|\bappearance\b|\bstyles?\b|\binterface\b/, 'light'],
  [new RegExp(`\\b(?:font|text)[ -]sizes?\\b|\\bappearance\\b|\\baccessibility\\b|${large.source}`), 'size'],
  [/\bfonts?\b(?! size)|\btypefaces?\b|\bstyles?\b/, 'face'],
  [/\blayouts?\b|\binterface\b|\bappearance\b/, 'layout'],
  [/\bspacing\b|\blayouts?\b/, 'spacing'],
]
const mode = /\b(?:dark|night|light|day) (?:mode|theme)\b|\b(?:light and dark|dark and light|light\/dark|dark\/light)\b/
/** Two looks, or a way from one to the other, rather than how the site is to look. */
const either =
  /\b(?:toggle|switch\w*|turn\w* (?:on|off)|supports?)\b[^.]{0,40}\b(?:mode|theme)s?\b|\blight (?:mode |theme )?(?:and|or)(?: an?)? dark\b|\bdark (?:mode |theme )?(?:and|or)(?: an?)? light\b/i
/** What is switched to by one press, rather than set. */
const atOnce = new RegExp(
  `\\bone[- ](?:click|tap|touch|key|button)\\b|\\b(?:${large.source}) (?:switch\\w*|toggle|button)|\\b(?:switch\\w*|toggle) (?:to )?(?:the |an? )?(?:${large.source})`,
  'i',
)
const changing = /\b(?:customi[sz]\w*|personali[sz]\w*|chang\w*|adjust\w*|choos\w*|select\w*|switch\w*|set(?:ting)?|configur\w*|multiple)\b/
/** What may stand beside those words where they are about the site itself, and about nothing else. */
const beside = new Set(
  `a an the this that with and or of on for in to as at such also additionally its their these those be able can could should will would may between among from according various different multiple own overall page's website's
have has having include includes including provide provides support supports allow allows allowing let lets letting help helps enable enables offer offers users user visitors everyone website site page pages system platform app application mini-program interface interfaces ui visual web
function functions functionality functionalities feature features option options toggle switch switching turn off mode modes edition version print large larger big bigger large-text large-print characters elderly elders elder elderly-friendly elder-friendly one-click with perform adaptation adapt preferences preference needs personal personalized backend administrators
dark night light day theme themes skin skins appearance look style styles layout layouts color colors colour colours font fonts size sizes text spacing typeface scheme schemes
customize customise customizing customizable customization personalize personalise change changing adjust adjusting choose choosing select selecting switch switching set setting configure configuring configurations configuration`.split(
    /\s+/,
  ),
)
const about = /\b(?:website|site|interface|page|mini-program|visual|ui)(?:'s)?\b|\bmode\b|\bthemes?\b/

/** What a clause offers, or one part of it that names a mode or a larger text. */
function offersIn(text: string): Offer[] {
  const whole = offersOf(text)
  return whole.length > 0
    ? whole
    : text.split(/,| and /).flatMap((part) => (mode.test(part.toLowerCase()) || large.test(part.toLowerCase()) ? offersOf(part) : []))
}

function offersOf(text: string): Offer[] {
  const said = text.toLowerCase()
  if (!said.split(/[^\p{L}'-]+/u).every((word) => word === '' || beside.has(word) || beside.has(word.replace(/'s$/, '')))) return []
  if (!mode.test(said) && !large.test(said) && !(changing.test(said) && about.test(said))) return []
  return wishes.flatMap(([words, offer]) => (words.test(said) ? [offer] : []))
}

/** "dark mode", "customize the website's fonts": a page of switches by which each visitor changes how the site looks to them. */
export const looks: Completer = (draft) => {
  const said = draft.brief.clauses.flatMap((clause) => {
    const text = draft.brief.words.slice(clause.start, clause.end).trim()
    const offers = clause.mode === 'subject' || (clause.mode === 'style' && !either.test(draft.brief.words)) ? [] : offersIn(text)
    return offers.length > 0 && !draft.claims.has(clause) ? [{ clause, offers }] : []
  })
  if (said.length === 0) return draft
  const asked = new Set(said.flatMap(({ offers }) => offers))
  const offers = (['light', 'size', 'face', 'layout', 'spacing'] as const).filter((offer) => asked.has(offer))
  const page: Page = {
    id: newPageId(draft, 'appearance'),
    path: newPath(draft, '/appearance'),
    title: 'Appearance',
    navigation: 'Appearance',
    blocks: [{ kind: 'looks', id: newBlockId(draft, 'looks'), heading: 'How this site looks to you', offers }],
  }
  const { theme, pages } = draft.model
  const isAtOnce = asked.has('size') && atOnce.test(draft.brief.words)
  const dressed = withModel(draft, { theme: { ...theme, looks: true, ...(isAtOnce && { enlarging: true }) }, pages: withPage(pages, page) })
  return claimed(
    dressed,
    page.path,
    said.map(({ clause }) => clause),
  )
}
