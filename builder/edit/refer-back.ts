import { findColours } from '../colour/names.ts'
import type { AppModel } from '../model.ts'
import { entityOfPage } from './find.ts'
import type { Answer } from './rule.ts'
import { namedIn } from './spoken-of.ts'

/** What a message said before, and what came of it. */
export interface Said {
  readonly read: string
  readonly answer: Answer | null
  readonly before: AppModel
  readonly after: AppModel
}

const taken = /^(?:remove|delete|drop|get rid of|take|hide|lose|no|erase|unlist)\b/i
const takeIt =
  /^(?:remove|delete|drop|get rid of|take|hide|lose|erase) (?:it|them|both|those|these|that|all of (?:it|them))(?: (?:out|away|off|all|please|too|altogether|completely))?$/i
const keepIt = /^(?:but )?(?:keep|leave) (?:the |its |their |it|them|everything|all|rest)/i
const ofIt = /^((?:put|move|place|show|make|call|rename|name|set|mark|hide|list|have|let|sort)\s+)(?:it|them|this|that one|these)\b(.{2,200})$/iu
const callIt = /^(?:call|name|rename|title) (?:it|them|this|these)(?: to| as)? (.{2,60})$/iu
/** What was moved, hidden or shown by the words before. */
const placed = /^(?:move|put|hide|show|place|unhide) (?:the |our )?(.{2,40}?) (?:to|before|after|in|at|as|from|on)\b/iu
const doneToIt = /^((?:only )?.{2,40}? (?:can|may|should|must|cannot)(?: be able to)? \p{L}{3,12}(?: (?:and|or) \p{L}{3,12})?) (?:them|it|these|those)$/iu
const adding = /^(?:add|include|also|and)\s+(.{2,160})$/iu
const worded =
  /^(?:(?:the )?(?:text|content|wording)(?: (?:should be|is|on it))?|it (?:should|must) (?:say|read)|saying|it says|write (?:there|on it|in it))\s*[:,-]?\s+(.{2,2000})$/isu
const hours = /^(?:(?:mon|tue|wed|thu|fri|sat|sun|daily|every|from|open|weekdays)\b.{0,80}\d|\d{1,2}(?::\d\d)?\s*(?:am|pm|-|to|–))/iu

const needed =
  /^(?:it|that|this|they|these) (?:must|should|has to|have to|needs to|need to|is|are) (?:be )?(?:filled in|filled out|required|mandatory|entered|given|compulsory)$/i
const perPage = /^(?:show|list|display|with|only) (\d{1,3})(?: of them)? (?:per|on (?:each|a|one|every)|a) page$/i
const onlyDo =
  /^only (?:the )?((?:(?!(?:can|may|should|must)\b)\p{L}{2,20} ?){1,3}) (write|add|create|edit|see|read|post|delete|approve|publish|change|make|upload)s? (?:it|them|those|these)$/iu
const partsOfLook = /\b(buttons?|header|footer|background|headings?|headline|title|text|cards?)\b/i

/** "And make it orange" of the button whose words were changed: the colour is of that part alone. */
function coloured(read: string, before: string): string | null {
  const how = /^(?:make|colou?r|paint|turn) (?:it|them|that)(?: to be| in)? (.{3,30})$/iu.exec(read)?.[1]
  const part = partsOfLook.exec(before)?.[1]?.toLowerCase()
  if (!how || !part || findColours(how).length === 0) return null
  return `make the ${/^button/.test(part) ? 'buttons' : /^(?:headline|title|heading)/.test(part) ? 'headings' : part} ${how}`
}

/** What the words before are about now: the field, thing or page that they brought or renamed. */
function broughtBy({ before, after }: Said): { name: string; of?: string } | null {
  for (const entity of after.entities) {
    const was = before.entities.find(({ id }) => id === entity.id)
    if (!was) return { name: entity.plural }
    if (was.plural !== entity.plural) return { name: entity.plural }
    const field = entity.fields.find(({ id, label }) => !was.fields.some((one) => one.id === id && one.label === label))
    if (field) return { name: field.label, of: entity.plural }
  }
  const told = after.accounts?.fields.find(({ id }) => before.accounts && !before.accounts.fields.some((one) => one.id === id))
  if (told) return { name: told.label, of: 'accounts' }
  const page = after.pages.find(({ id, title }) => !before.pages.some((one) => one.id === id && one.title === title))
  return page ? { name: `the ${page.title} page` } : null
}

/** The thing to which the words before added fields. */
const fieldsAddedTo = (said: Said): string | undefined => broughtBy(said)?.of

/**
 * A request that leans on the one before in the same message, said by itself: "add a barcode and make it required". The empty words for one that says
 * no more than was done already; null for one that does not lean.
 */
export function leaning(read: string, last: Said): string | null {
  const isBuilt = last.answer?.kind === 'built'
  if (takeIt.test(read) && taken.test(last.read) && last.answer) return ''
  if (keepIt.test(read) && taken.test(last.read)) return ''
  const part = isBuilt ? coloured(read, last.read) : null
  if (part) return part
  const it = ofIt.exec(read)
  const brought = isBuilt ? broughtBy(last) : null
  const asked =
    it && !brought && last.answer && /required|mandatory|optional/i.test(it[2]!)
      ? /^(?:add|include) (?:an? |the )?(.{2,40}?) (?:to|for) (.{2,40})$/iu.exec(last.read)
      : null
  if (it && asked) return `${it[1]}${asked[1]} of ${asked[2]}${it[2]}`
  if (brought && callIt.test(read)) return `rename ${brought.name} to ${callIt.exec(read)![1]}`
  if (it && brought)
    return /required|mandatory|optional/i.test(it[2]!) && brought.of ? `${it[1]}${brought.name} of ${brought.of}${it[2]}` : `${it[1]}${brought.name}${it[2]}`
  const moved = isBuilt && !brought ? placed.exec(last.read)?.[1] : undefined
  if (moved && callIt.test(read)) return `rename ${moved} to ${callIt.exec(read)![1]}`
  if (it && moved) return `${it[1]}${moved}${it[2]}`
  if (brought?.of && needed.test(read)) return `make ${brought.name} of ${brought.of} required`
  const count = isBuilt ? perPage.exec(read)?.[1] : undefined
  const of_ = count ? namedIn(last.after, last.read) : undefined
  if (count && of_) return `show ${count} ${of_.plural} per page`
  const keeper = isBuilt && brought && !brought.of ? onlyDo.exec(read) : null
  if (keeper) return `only ${keeper[1]} can ${keeper[2]} ${brought!.name}`
  const on = isBuilt && brought ? doneToIt.exec(read)?.[1] : undefined
  if (on && !brought!.of) return `${on} ${brought!.name.replace(/^the (.*) page$/, '$1')}`
  const more = adding.exec(read)?.[1]
  const of = isBuilt ? fieldsAddedTo(last) : undefined
  if (more && of && !/\b(?:page|section|button|role|banner)s?\b/i.test(more) && !/\s(?:to|for|on)\s/i.test(more.replace(/\([^()]*\)/g, '')))
    return `add ${more} to ${of}`
  const text = worded.exec(read)?.[1]
  const page = isBuilt && text ? last.after.pages.find(({ id }) => !last.before.pages.some((one) => one.id === id)) : undefined
  if (text && page && !entityOfPage(last.after, page)) return `change the text of the ${page.title} page to ${text}`
  return null
}

/** Words that complete those before, which are then read once more with them: the hours after "put our opening hours on the home page". */
export const completing = (read: string, last: Said): string | null =>
  last.answer?.kind === 'built' && /^opening hours/i.test(last.answer.label) && hours.test(read) ? `add our opening hours: ${read}` : null
