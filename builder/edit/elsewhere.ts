import { capital, listed, singular } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { entityNamed, plain } from './find.ts'
import { marksOf, type Rule } from './rule.ts'

/** What people ask for that no site built here does, and what there is instead. */
const beyond: readonly (readonly [RegExp, string])[] = [
  [/\b(?:animat\w*|parallax|transitions?|sticky|slideshow|carousel|slider|countdown|confetti)\b/i, 'A built site stands still: it has no animations or moving parts.'],
  [/\b(?:logo|favicon|(?:hero|background|header|cover) (?:image|picture|photo|video)s?)\b/i, 'Pictures are drawn from the theme and cannot be uploaded into a page; a field can keep pictures for rows.'],
  [/\b(?:text|writing|font|everything|body|letters|copy)\b.{0,24}\b(?:bigger|larger|smaller|too small|too big|size)\b|\b(?:bigger|larger|smaller)\b.{0,12}\b(?:text|font|letters|size)\b|\bfont size\b/i, 'Body text keeps the size that the reader’s browser asks for; headings can be made bigger or smaller.'],
  [/\b(?:deploy|publish (?:it|the site)|go live|put it online|domain|hosting)\b/i, 'That is done by the Deploy button above the preview.'],
  [/\b(?:phones?|mobiles?|cell ?phones?|tablets?)\b(?=.*\b(?:small|tiny|bad|broken|weird|ugly|fit|work|look|view|version)\b)|\b(?:small|tiny|bad|broken|weird|fit|works?|looks?)\b.*\bon (?:a |my |the |their )?(?:phones?|mobiles?|tablets?)\b/i, 'Every page fits the width of a phone, and its text keeps the size that the phone is set to.'],
  [/\b(?:tax(?:es)?|vat|sales tax)\b/i, 'Prices are shown as they are entered, and no tax is worked out; a line can say what is included: “our tax is 8 % and included”.'],
  [/\b(?:seo|google analytics|tracking|cookies? banner)\b/i, 'Pages carry their title and description for search engines; nothing tracks visitors.'],
  [/\b(?:(?:e-?mail|sms|text message) (?:notifications?|alerts?|reminders?|confirmations?)|(?:send|get|receive)(?: me| us| them| \p{L}+)? (?:an? )?(?:e-?mail|sms|text message)s?)\b/iu, 'A built site sends no mail; what people enter is kept under Data, and is shown to whoever manages it.'],
  [/\b(?:newest|latest|most recent|last added)\b.{0,16}\b(?:on top|first|at the top)\b/i, 'What was added last stands first in its list already; a list can be made sortable by any of its fields.'],
] // biome-ignore format: a table

/** What comes with who does what, and how to say that. */
const told: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log ?in|sign ?in|sign ?up|register|registration|accounts?|passwords?)\b(?! for| to (?:the|a|our|my) (?:newsletter|list|class|event))/i, 'A site that keeps something of its visitors has accounts: people register and log in there. A message says what is for members: “only members can order”.'],
  [/\b(?:payments?|pay(?:ing)?(?: online| by| with| for)|pay$|checkout|stripe|paypal|credit cards?|apple pay|google pay)\b/i, 'Payment is simulated, and labelled so. Say who pays for what: “customers pay for their orders by card”.'],
  [/\b(?:live )?chat(?:bot)?\b/i, 'Say who writes to whom: “customers can send messages to staff”.'],
  [/\b(?:maps?|directions)\b/i, 'A map shows places that the site keeps: “show stores on a map”. An address can stand on a page: “add our address: …”.'],
  [/\b(?:translat\w*|languages?|multilingual|in (?:french|german|spanish|italian|chinese|japanese|portuguese|dutch))\b/i, 'A site offers English beside other languages, of which eleven are known: “translate it to Spanish”. Any text can be changed to words of your own.'],
  [/\b(?:image|picture|photo|video)s?\b/i, 'Pictures are drawn from the theme and cannot be uploaded into a page; a field can keep pictures for rows.'],
  [/\b(?:social media|facebook|instagram|twitter|tiktok|youtube|linkedin)\b/i, 'Links lead to pages of the site alone; an address of the web can be kept in a field.'],
  [/\b(?:remind|reminders?|(?:text|call|email) (?:them|people|me|us|everyone))\b/i, 'A built site sends nothing out; reminders stand on a page when they are due: “add reminders”.'],
  [/\b(?:notify|notifications?|push)\b/i, 'Notifications stand in the site: say who is told of what: “customers are notified when their order is confirmed”.'],
] // biome-ignore format: a table

/** Whether a request asks for what no site built here does, however it is said. */
export const isBeyond = (read: string): boolean => beyond.some(([words]) => words.test(read))

const asks =
  /^(?:an? |(?:\p{L}+ ){1,2}(?:link|login|reminder|map|logo|translation|chat)$|bigger|larger|smaller|it|its|remove|take|can|could|and|dads?|mums?|moms?|kids?|my |our |some |many |reminders?|add|create|include|insert|put|make|build|use|show|enable|connect|integrate|set up|upload|translate|deploy|publish|put|go|increase|decrease|reduce|enlarge|write|send|notify|change|the|let|allow|users?|people|visitors?|customers?|members?|parents?|students?|guests?|employees|staff|everyone|remind|sort|text|email|in|give|turn|have)(?:\b|(?<= ))/iu

/** Says plainly what a site built here does not do; tried when no rule that changes the site has understood the request. */
export const elsewhere: Rule = (_, request) => {
  if (request.read.length > 300 || !asks.test(request.read)) return null
  for (const [words, says] of [...beyond, ...told]) {
    const match = words.exec(request.read)
    const choices = says.startsWith('Body text') ? ['Make the headings bigger', 'Make the headings smaller'] : undefined
    if (match) return { kind: 'understood', says, where: '', marks: marksOf(request, [[match[0], 'thing']]), ...(choices ? { choices } : {}) }
  }
  return null
}

/** A page for signing in would be no more than a form that pretends; said before a page of that name is made. */
export const noPretence: Rule = (model, request) => {
  const match =
    /^(?:add|create|include|make|build|i need)\s+(?:an?\s|the\s)?(?:log ?in|sign ?in|sign ?up|registration|register|account|checkout|payment|chat|map)s?(?:\s(?:page|form|screen|system|section|feature|button))?$/i.exec(
      request.read,
    )
  const part = /\b(?:pages?|sections?|forms?|fields?|columns?|photos?|pictures?)\b/i.test(request.read)
  return match || (/^(?:add|create|include|build|insert|put)\b/i.test(request.read) && !part) ? elsewhere(model, request) : null
}

const abilities =
  'I can change colours, style, names and texts; add, remove and move pages and sections; add fields, choices and things that people can send; and say who may do what.'

/** Questions change nothing; those about what can be done get an answer. */
export const question: Rule = (model, request) => {
  const { read } = request
  const where = /^where (?:do|can|could|would|will) (?:i|we|one|people) (?:see|find|look at|read|get to|check) (?:the |my |our |their )?(.{3,40})$/i.exec(read)
  const entity = where ? entityNamed(model, where[1]!) : undefined
  const pages = model.pages.filter(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === entity?.id))
  if (entity && pages.length > 0)
    return {
      kind: 'understood',
      says: `${capital(entity.plural)} are on ${listed(pages.map(({ title, role }) => (role ? `${title} (for the role ${model.roles.find(({ id }) => id === role)?.name ?? role})` : title)))}.`,
      where: pages[0]!.path,
      marks: marksOf(request, [[where![1]!, 'thing']]),
    }
  if (/^(?:help|what (?:can|could|do) (?:you|i)(?: do| say| change| ask)?|how (?:do|can|does) (?:i|you|this|it)\b.{0,80}|commands?|options)$/i.test(read))
    return { kind: 'understood', says: abilities, where: '', marks: [] }
  return null
}

/** Whether the words ask something instead of asking for something. */
export const isQuestion = (read: string): boolean =>
  /^(?:why|what|how|when|where|who|which|whose|is|are|does|do|did|has|am)\s/i.test(read) && !/^do(?:n(?:'|’)t| not)\b/i.test(read)

/** "Add a class called Raku": a row, which is made in its form or under Data rather than by a message. */
export const row: Rule = (model: AppModel, request) => {
  const match =
    /^(?:add|create|insert|enter|put in|new)\s+(?:an?\s|another\s|the\s|new\s){0,2}(.{2,40}?)\s*(?:\b(?:called|named|titled|with the name|entry)\b|:|["“'])\s*(.{1,200})$/isu.exec(
      request.read,
    )
  const entity = match && model.entities.find(({ singular: one }) => plain(one) === plain(singular(match[1]!.toLowerCase())))
  if (!match || !entity) return null
  const create = model.actions.find(({ kind, entity: of }) => kind === 'create' && of === entity.id)
  const says = `Rows of ${entity.plural} are entered ${create ? `by “${create.name}” on the site or ` : ''}under Data, not by a message.`
  return { kind: 'understood', says, where: '', marks: marksOf(request, [[match[1]!, 'thing']]) }
}
