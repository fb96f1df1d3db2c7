/** Words of an order that tell how a site is to be built, its pages, its looks or what it runs on, and nothing of what there is on it. */
const ordering =
  /\b(?:with|including|such as|different|several) (?:the )?(?:\w+ )?pages?\b|\b(?:home ?page|home|about(?: us)?|contact(?: us)?)\b[^.]{0,60}\b(?:contact us|about us|(?:about|contact|product) pages?|contact page)\b|\blayouts?, |\bfonts?\b|\bnew theme\b|\bwebsite (?:theme|template)\b|\b(?:based on|using|built with) (?:the )?(?:next\.? ?js|react|vue|angular|php|laravel|django|razor|bootstrap|wordpress|node\.? ?js|html5?|spring|asp)\b|\b(?:responsive|user-friendly|seo-optimi[sz]ed|high-quality)\b|\b(?:interact with|information you need on) the website\b|\bexisting domain\b|\bauthentication features\b|^support |\bwordpress\b|\bwebsite (?:that supports|theme)\b|\bsubmit a contact form\b|^the home ?page,/i
export const isOrder = (sentence: string): boolean => ordering.test(sentence)

const technology = /^(?:word ?press|php|html5?|java|razor|next\.? ?js|react|vue|angular|node\.? ?js|laravel|django|bootstrap)$/i
const hollow = /^(?:passwords?|high-quality|home ?page|deploy it|login)$/i
const plain = /^(?:business|company|products?|articles?)$/i
const ofCompany = /\b(?:about (?:us|page)|contact us)\b/i
/** The name of a site; one that is only what it is built with, or what any site has, stands for none. */
export function namedApartFrom(name: string, words: string): string {
  if (ofCompany.test(words) && (technology.test(name) || hollow.test(name) || plain.test(name))) return 'Our Company'
  return hollow.test(name) || (/^articles?$/i.test(name) && !/\barticles?\b/i.test(words)) ? 'My site' : name
}
