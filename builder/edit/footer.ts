import { capital } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { unquoted } from './find.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { quoted, sentence } from './wording.ts'

const part = '(?:the |our |my )?(?:page )?footer'
const saying = [
  new RegExp(`^(?:let |have |make |want )?${part}(?: text| line)?(?: should| must)?(?: to)? (?:says?|reads?|be|shows?|contains?)\\s*:?\\s+(.{1,600})$`, 'isu'),
  new RegExp(
    `^(?:change|set|update|replace|make|rewrite) ${part}(?: text| line)?(?: to(?: say| read)?| into| with| by| say| read|:)\\s*:?\\s+(.{1,600})$`,
    'isu',
  ),
]
const listing = new RegExp(
  `^(?:add|put|write|include|show|display) (.{2,60}?) (?:to|in|into|on|at) (?:${part}|the (?:very )?bottom of (?:the|every|each|all|our) (?:site|pages?))\\s*:\\s*(.{2,400})$`,
  'isu',
)
const adding = [
  new RegExp(
    `^(?:add|put|write|include|show|insert|display|have|mention) (.{2,600}?) (?:to|in|into|on|at) (?:${part}|the (?:very )?bottom of (?:the|every|each|all) (?:site|pages?))$`,
    'isu',
  ),
  new RegExp(`^(?:add|put|write|include|show|insert|display) (?:to|in|into|on) ${part}\\s*:?\\s+(.{2,600})$`, 'isu'),
]
const removing = new RegExp(
  `^(?:remove|delete|drop|clear|hide|get rid of) (?:the |our )?(?:footer (?:text|lines?|note)|(?:text|lines?|note) (?:in|from|of|on) ${part})$`,
  'iu',
)
const most = 6

const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => unquoted(line).slice(0, 2000))
    .filter((line) => line !== '')

/** What stands at the foot of every page, beside the name: "the footer should say …", "add our bank account to the footer". */
export const writeFooter: Rule = (model: AppModel, request): Answer | null => {
  const { read } = request
  const line = listing.exec(read)
  if (line) return writeFooter(model, { ...request, read: `add ${line[1]!.replace(/^(?:our|my|the|an?) /i, '')}: ${line[2]} to the footer` })
  const marks = (words: string) => marksOf(request, [[words, 'thing']])
  if (removing.test(read)) {
    const { footer: _, ...bare } = model
    return model.footer
      ? { kind: 'built', model: bare, says: 'The footer has no words of its own any more.', label: 'no footer text', where: '/', marks: marks('footer') }
      : { kind: 'same', says: 'The footer has no words of its own.', where: '/', marks: marks('footer') }
  }
  const said = saying.map((pattern) => pattern.exec(read)?.[1]).find((text) => text !== undefined)
  const added = said === undefined ? adding.map((pattern) => pattern.exec(read)?.[1]).find((text) => text !== undefined) : undefined
  const text = said ?? added?.replace(/^(?:(?:the )?(?:text|words|line|sentence) |(?:our|my|the|an?) (?=.*\d))/i, '')
  if (text === undefined || /^(?:bigger|smaller|darker|lighter|sticky|fixed|an? (?:link|map|logo|image|newsletter)\b)/i.test(text)) return null
  const fresh = linesOf(said === undefined ? capital(text) : text)
  const there = said === undefined ? (model.footer ?? []) : []
  if (fresh.length === 0) return null
  if (fresh.every((line) => there.includes(line))) return { kind: 'same', says: 'The footer already says that.', where: '/', marks: marks(text) }
  const footer = [...there, ...fresh].slice(-most)
  return {
    kind: 'built',
    model: { ...model, footer },
    says: sentence(`The footer of every page now ${said === undefined ? 'also says' : 'says'} ${quoted(fresh.join(' '))}`),
    label: 'footer text',
    where: '/',
    marks: marks(text),
  }
}
