import type { AppModel } from '../model.ts'
import { actionNamed, blockNamed, entityNamed, fieldNamed, pageNamed, plain, unquoted } from './find.ts'
import { type Request, withoutQuotes } from './request.ts'
import { targetNamed } from './target.ts'

const taking = /^(remove|delete|drop|get rid of|take (?:out|away|off)|hide|unlist|erase|lose|no more|no)\s+(.{3,160})$/iu
const marking = /^((?:make|mark|set)\s+)(.{3,100}?)(\s+(?:as |to be )?(?:required|mandatory|optional|not required|private|public))$/iu
const renaming = /^(rename|call|change)\s+(.{2,60}?)(\s+(?:to|into|as)\s+)(.{1,60})$/iu
const replacing =
  /^(?:replace|swap|exchange|substitute)\s+(?:the\s)?(.{2,50}?)(?:\s+(?:in|of|on|from|for)\s+(?:the\s)?(.{2,40}?))?\s+(?:with|by|for)\s+(?:an?\s|the\s)?(?:(?:new\s)?field\s+(?:for\s|called\s)?)?(.{2,120})$/iu
const splitting = /^split\s+(?:up\s)?(?:the\s)?(.{2,40}?)(?:\s+(?:of|in|on)\s+(?:the\s)?(.{2,40}?))?\s+(?:up\s)?into\s+(.{3,80})$/iu
const tail = /^(.{1,120}?)(\s+(?:from|of|in|on|for)\s+.{2,60})$/iu
const article = /^(?:both\s+)?(?:the|my|our|all|any|every|their|those|these)\s+/i

/** The words in which a list gives its parts; one where it is no list. */
function listedIn(words: string): string[] {
  const masked = withoutQuotes(words)
  const parts: string[] = []
  let from = 0
  for (const { index, 0: joint } of masked.matchAll(/\s*,\s*(?:(?:and|or|also)\s+)?(?:also\s+)?|\s+(?:and|or|as well as|plus|&)\s+(?:also\s+)?/gi)) {
    parts.push(words.slice(from, index))
    from = index + joint.length
  }
  return [...parts, words.slice(from)].map((part) => part.trim().replace(article, '')).filter((part) => part !== '')
}

const isPage = (model: AppModel, words: string): boolean => {
  const page = pageNamed(model, words)
  return page !== undefined && [page.title, page.navigation ?? ''].some((name) => plain(name) === plain(words.replace(/\s+page$/i, '')))
}
/** Whether words name a part of the site: a thing, a page, a section, a button, a choice, or a field where `of` says of what. */
function names(model: AppModel, words: string, of: string): boolean {
  const bare = unquoted(words)
  const target = of === '' ? undefined : targetNamed(model, of)?.entity
  if (target) return fieldNamed(target, bare) !== undefined
  const isThing =
    entityNamed(model, bare) !== undefined || isPage(model, bare) || blockNamed(model, bare) !== undefined || actionNamed(model, bare) !== undefined
  return (
    isThing ||
    model.entities.some(({ fields }) => fields.some((one) => plain(one.label) === plain(bare) || one.choices?.some((choice) => plain(choice) === plain(bare))))
  )
}

/** "Remove a and b from c" in the parts that it asks for; null where the words name one thing together. */
function apart(model: AppModel, read: string): readonly string[] | null {
  const take = taking.exec(read)
  if (take) {
    const ended = tail.exec(take[2]!)
    const located = ended && listedIn(ended[1]!).length > 1 && listedIn(ended[2]!).length === 1 ? ended : null
    const [body, end] = located ? [located[1]!, located[2]!] : [take[2]!, '']
    const parts = listedIn(body)
    const of = end.replace(/^\s*\S+\s+/, '')
    const isOne = parts.length < 2 || isPage(model, body) || model.entities.some(({ plural }) => plain(plural) === plain(body))
    const place = of !== '' && (targetNamed(model, of) !== undefined || pageNamed(model, of) !== undefined || /^(?:the )?(?:menu|navigation|nav)/i.test(of))
    if (isOne || (end !== '' && !place)) return null
    const inMenu = /menu|nav/i.test(of) ? '' : of
    return parts.every((part) => names(model, part, inMenu)) ? parts.map((part) => `${take[1]} ${part}${end}`) : null
  }
  const mark = marking.exec(read)
  const marked = mark ? listedIn(mark[2]!) : []
  if (mark && marked.length > 1) return marked.every((part) => names(model, part, '')) ? marked.map((part) => `${mark[1]}${part}${mark[3]}`) : null
  const rename = renaming.exec(read)
  const next = rename && /^(.{1,40}?)(?:\s*,\s*(?:and\s+)?|\s+and\s+)(.{2,40}?)(\s+(?:to|into|as)\s+)(.{1,40})$/iu.exec(rename[4]!)
  if (rename && next && names(model, rename[2]!.replace(article, ''), '') && names(model, next[2]!.replace(article, ''), ''))
    return [
      `${rename[1]} ${rename[2]}${rename[3]}${next[1]}`,
      ...(apart(model, `${rename[1]} ${next[2]}${next[3]}${next[4]}`) ?? [`${rename[1]} ${next[2]}${next[3]}${next[4]}`]),
    ]
  const split = splitting.exec(read)
  const holders = split ? (split[2] ? [targetNamed(model, split[2])?.entity] : model.entities.filter((entity) => fieldNamed(entity, split[1]!))) : []
  const [holder] = holders
  const old = split && holder ? fieldNamed(holder, split[1]!) : undefined
  if (split && holders.length === 1 && holder && old) return [`add ${split[3]} to ${holder.plural}`, `remove ${old.label} from ${holder.plural}`]
  const replace = replacing.exec(read)
  const of = replace?.[2] ? targetNamed(model, replace[2])?.entity : undefined
  const field = replace && of ? fieldNamed(of, unquoted(replace[1]!)) : undefined
  return replace && of && field && !withoutQuotes(replace[3]!).includes('qqq')
    ? [`add a ${replace[3]} to ${of.plural}`, `remove ${field.label} from ${of.plural}`]
    : null
}

/** The request, or one for each of the things that it names: "remove prices and reviews". */
export function distributed(model: AppModel, request: Request): readonly Request[] {
  const parts = request.read.length <= 240 ? apart(model, request.read) : null
  return parts ? parts.map((read) => ({ ...request, read, shift: request.end + 1 })) : [request]
}
