import { isHouseItself, tellsOfHouse } from '../lexicon/houses.ts'
import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { kept } from './kept.ts'
import type { Fate, Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const framing = /(?:^| )(?:interface|layout|design|menu|navigation)$/
const general = /^(?:more|others?|functions?|features?|pages?)$/
const isPage = ({ noun }: Phrase): boolean => /^(?:home ?page|home|about(?: us)?|contact(?: us)?|landing)(?: page)?$/.test(noun)

/** "an interface, including a homepage, about page, contact page": the pages that are listed are the site's, and the interface is no thing. */
export const listsPages = ({ kind, object, fields }: Ask): boolean =>
  kind === 'view' && object !== null && framing.test(object.noun) && fields.some(isPage) && fields.every((field) => isPage(field) || general.test(field.noun))

/** A plain page that the words name. */
export function page(plan: Plan, name: string): Fate {
  plan.pages.add(name)
  return { is: 'page', page: name }
}

/** The plain pages that an ask lists, and the form of the page for contact. */
export function pagesOf(plan: Plan, one: Placed): Fate {
  for (const field of one.ask.fields) {
    if (field.noun.startsWith('about')) page(plan, 'about')
    if (field.noun.startsWith('contact')) kept(plan, { ...one, ask: { ...one.ask, fields: [] } }, { ...field, noun: 'contact form' })
  }
  return page(plan, '')
}

/** "an interface, including a homepage, about us, products, news": the plain pages among what is listed are made, and the rest is left to be placed. */
export function withoutPages(plan: Plan, one: Placed): Placed {
  const { kind, object, fields, beside } = one.ask
  if (kind !== 'view' || object === null) return one
  if (/^information$/.test(object.noun) && beside.some((phrase) => isHouseItself(phrase.noun)) && fields.some((field) => tellsOfHouse(field.noun))) {
    page(plan, 'about')
    return { ...one, ask: { ...one.ask, fields: fields.filter((field) => !tellsOfHouse(field.noun)) } }
  }
  if (!framing.test(object.noun) || !fields.some(isPage)) return one
  pagesOf(plan, one)
  return { ...one, ask: { ...one.ask, fields: fields.filter((field) => !isPage(field)) } }
}

/** "join us": whoever applies for work. */
export const joinsUs = ({ verb, object }: Ask): boolean => verb === 'join' && /^us(?: function| feature| page)?$/.test(object?.noun ?? '')

/** Whether what is asked for is the page on which the site tells of itself: "about us", on a school's own site also "my school". */
export const tellsAbout = ({ isHouse }: Plan, { object, kind }: Ask): boolean =>
  object !== null &&
  (aboutUs.test(object.noun) || (isHouse && kind === 'view' && isHouseItself([object.noun, object.light].filter((word) => word !== '').join(' '))))
const aboutUs =
  /^(?:about|about us|company introduction|introduction|(?:(?:company|organi[sz]ation|foundation|association|club|school|church|team|brand) )?(?:mission|vision)(?: statement)?|(?:company|organi[sz]ation|foundation|association|club|school|church|brand) values?)$/
