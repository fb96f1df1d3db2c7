import type { Thing } from './thing.ts'

/** What people make by filling in or changing a template. */
const made =
  /(?:^| )(?:website|web page|webpage|landing page|poster|flyer|banner|resume|cv|invitation|invitation card|greeting card|business card|card|contract|agreement|copy|presentation|document|letter|certificate|form|questionnaire|survey|email|newsletter|design|label|diagram|infographic|mini-program|workflow|advertisement|short video)$/
const patterns = /^(?:(.+) )?template$/
const isMade = ({ makes, edits, asks }: Thing): boolean => makes.length > 0 || edits.size > 0 || asks.some(({ ask }) => /^(?:create|update)$/.test(ask.kind))

/** The template that something is made to, where the site keeps templates of any sort or of just that: the website of a website builder, the copy of copywriting templates. */
export function madeTo(own: Thing, things: readonly Thing[]): Thing | undefined {
  if (!made.test(own.noun) || !isMade(own)) return undefined
  const head = own.noun.slice(own.noun.lastIndexOf(' ') + 1)
  return things.find((other) => {
    const found = other === own ? null : patterns.exec(other.noun)
    return found !== null && (found[1] === undefined || found[1].endsWith(head) || found[1].startsWith(head))
  })
}
