import { faultsOfChange } from '../accept/tried-change.ts'
import { compose } from '../compose/compose.ts'
import { capital, isPlural, listed, plural } from '../lexicon/inflect.ts'
import { type AppModel, type Block, readModel } from '../model.ts'
import { same } from '../patch.ts'
import { flawsOf } from '../propose/flaws.ts'
import { readBrief } from '../read/brief.ts'
import { added } from './added.ts'
import { mainForm, managingRole, pageNamed, plain } from './find.ts'
import { cut } from './ids.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { asSaid } from './said.ts'
import { targetNamed } from './target.ts'
import { stockNamed } from './things.ts'

/** What asks for less or for something else rather than for more, and what asks nothing of the site. */
const otherwise =
  /^(?:remove|delete|drop|hide|unhide|get rid|take (?:away|out|off|down)|make (?:it|the|this|everything)|change|rename|retitle|reword|call|move|undo|revert|restore|replace|swap|switch|colou?r|paint|use|sort|group|arrange|reorder|limit|only|just|at most|max|show only|show (?:the |a )?[a-z ]{3,30} per|no|not|don(?:'|’)?t|do not|stop|never|less|fewer|what|why|how|who|where|when|which|is|are|does|do|did|was|were|put|share (?:it|this|that|them)|the [a-z ]{2,30} (?:should|must|has to|have to|needs? to) be (?!able)|(?:it|this|that|they|these) (?:must|should|has to|have to|needs? to) be)\b|\?$/i
const longest = 400
/** Words of the ledger that told what to change, not what the site is. */
const changing = /^(?:please |now |also )?(?:add|remove|delete|rename|call|change|make|set|use|turn|move|put|hide|show|undo|revert|only)\b/i

/** The ways in which what a message asks for is said in a description. */
function sayings(
  { read, text }: Request,
  isOwn: boolean,
  main: string,
  keeper: string | undefined,
): readonly { readonly saying: string; readonly isAsked: boolean }[] {
  const users = isOwn ? 'I' : 'Users'
  const bare = read.replace(/[.!]+$/, '')
  const let_ = /^(?:let|allow|enable|have|get) (?:the |our |my )?([a-z]{3,20}s|people|me|us|everyone|everybody)(?: to)? (.{3,300})$/i.exec(bare)
  const want = /^(?:i|we) (?:want|need|would like|(?:'|’)d like) (?:the |our |my )?([a-z]{3,20}s|people|everyone) to (.{3,300})$/i.exec(text)
  const who = let_ ?? want
  const whose = who && /^(?:people|me|us|everyone|everybody)$/i.test(who[1]!) ? users : who && capital(who[1]!)
  const what = /^(?:add|include|create|build|give (?:it|me|us)|have|show|insert|integrate|implement|set up|enable|support) (?:me )?(.{3,300})$/i.exec(bare)?.[1]
  const tongue = /\b(?:translat\w+|available|also|version) (?:it |the site |everything )?(?:in|to|into) ([a-z]{4,12})\b/i.exec(bare)?.[1]
  const call = /\bvideo[ -](?:consultation|consult|appointment|visit|meeting|session|lesson|conference)s?\b/i
  const told = [
    ...(call.test(bare) && bare.length < 80 ? ['It has video calls.'] : []),
    ...(tongue ? [`It should be available in English and ${capital(tongue.toLowerCase())}.`] : []),
    ...(who ? [`${whose} can ${who[2]}.`, `${whose} can ${who[2]!.replace(/\bfor (?!their |the |an? )/i, 'for their ')}.`] : []),
    ...(what && /^(?:online |card |credit card |mobile )?payments?$/i.test(what)
      ? [`${users} can pay for their ${main} online.`, `${users} can pay online.`]
      : []),
    ...(what ? [`It has ${what}.`] : []),
    `${capital(bare)}.`,
    ...(keeper && /^(?:track|record|log|monitor|keep track of)\b/i.test(bare) ? [`${keeper} can ${bare}.`] : []),
    ...(what || who ? [] : [`${users} can ${bare}.`]),
  ]
  return told.map((saying) => ({ saying, isAsked: what !== undefined }))
}

/** What the site was described as; of one that does not keep it, the words of its ledger, said as they come nearest to what it keeps. */
function toldOf({ told, requirements, entities }: AppModel): { readonly words: string; readonly model: AppModel } {
  const clauses = requirements.filter(({ status, clause }) => status !== 'not_understood' && !changing.test(clause)).map(({ clause }) => clause)
  const tries = (told ? [told.map(ended).join(' ')] : [clauses.join('. '), clauses.join(', ')].map(ended)).map((words) => ({
    words,
    model: compose(readBrief(words)).model,
  }))
  const shared = ({ model }: (typeof tries)[number]): number =>
    model.entities.reduce((sum, { id }) => sum + (entities.some((one) => one.id === id) ? 1 : -1), 0)
  return tries.reduce((best, one) => (shared(one) > shared(best) ? one : best))
}
const ended = (words: string): string => (/[.!?]\s*$/.test(words) ? words.trim() : `${words.trim()}.`)

const isNew = (before: readonly { readonly id: string }[]) => {
  const ids = new Set(before.map(({ id }) => id))
  return ({ id }: { readonly id: string }): boolean => !ids.has(id)
}

/** What a site got, as a sentence names it, and where it is first seen. */
function gained(before: AppModel, after: AppModel): { readonly what: readonly string[]; readonly where: string } {
  const pages = after.pages.filter(isNew(before.pages))
  const shown = pages.filter(({ id, navigation }) => navigation !== null && id !== 'management')
  const entities = after.entities.filter(isNew(before.entities))
  const parts = after.pages.flatMap((page) => {
    const old = before.pages.find(({ id }) => id === page.id)
    const blocks = old ? page.blocks.filter(isNew(old.blocks)) : []
    return blocks.length > 0 ? [{ page, blocks }] : []
  })
  const columns = after.entities.flatMap((entity) => {
    const old = before.entities.find(({ id }) => id === entity.id)
    const fresh = old ? entity.fields.filter(isNew(old.fields)) : []
    return fresh.length > 0 ? [`${listed(fresh.map(({ label }) => label.toLowerCase()))} for ${entity.plural}`] : []
  })
  const titles = shown.map(({ title }) => title)
  const kept = shown.length > 0 ? undefined : pages.find(({ path }) => path.startsWith('/manage-'))
  const untitled = entities.map(({ plural }) => plural).filter((name) => !titles.some((title) => title.toLowerCase().includes(name)))
  const what = [
    ...(titles.length > 0 ? [`the page${titles.length > 1 ? 's' : ''} ${listed(titles)}`] : []),
    ...(kept && untitled.length > 0 ? [`${untitled[0]}, kept on the page ${kept.title}`, ...untitled.slice(1)] : untitled),
    ...columns,
    ...(titles.length + untitled.length + columns.length === 0
      ? parts.map(({ page, blocks }) => `${blocks.find(({ heading }) => heading.trim() !== '')?.heading.trim() ?? 'a section'} on ${page.title}`)
      : []),
    ...(after.languages && !before.languages ? ['a choice of languages'] : []),
    ...(after.accounts && !before.accounts ? ['accounts'] : []),
  ]
  const listing = after.pages.find(({ blocks }) =>
    blocks.some(
      (block) =>
        block.kind === 'list' &&
        after.entities.some(
          ({ id, fields }) => id === block.entity && fields.length > (before.entities.find((one) => one.id === id)?.fields.length ?? fields.length),
        ),
    ),
  )
  return { what, where: shown[0]?.path ?? pages[0]?.path ?? parts[0]?.page.path ?? listing?.path ?? '/' }
}

const usual = new Set(['list', 'form', 'detail', 'hero', 'text', 'contact', 'account', 'log_in', 'register', 'welcome', 'role_switch'])
const newBlocks = (before: AppModel, after: AppModel): readonly Block[] =>
  after.pages.flatMap((page) => page.blocks.filter(isNew(before.pages.find(({ id }) => id === page.id)?.blocks ?? [])))
/** Whether what somebody is let do brings more than one form: several things, one that is about what is there, or one that is a role's alone. */
function isJoined(read: string, before: AppModel, after: AppModel): boolean {
  if (before.entities.some(({ id, fields }) => after.entities.find((one) => one.id === id)?.fields.length !== fields.length)) return false
  const fresh = after.entities.filter(isNew(before.entities))
  const about = fresh.some(({ fields }) => fields.some(({ entity }) => before.entities.some(({ id }) => id === entity)))
  const isRoles = before.roles.slice(1).some(({ name }) => plain(read).startsWith(`${plain(name)} `))
  return fresh.length > 1 || (fresh.length === 1 && (about || isRoles))
}

const bare = /^(?:add|i want|we need|include|create|have)?\s*(?:an? |some |the )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+$/iu
const pages_most = 2
/** Whether what a few words ask for is more than rows that are listed and entered: what is played, voted on, claimed or worked out. */
export function isRicher({ read }: Request, before: AppModel, after: AppModel, isPermitted = false): boolean {
  if (isPermitted && isJoined(read, before, after)) return true
  const pages = after.pages.filter(isNew(before.pages)).filter(({ navigation }) => navigation !== null)
  if (!bare.test(read) || pages.length > pages_most) return false
  return newBlocks(before, after).some(({ kind }) => !usual.has(kind)) || after.entities.length > before.entities.length + 1
}

/** Whether an answer brought a thing of the stock, whose fields and page are known well: reviews, comments. */
export const bringsStock = (before: AppModel, answer: Answer | null): boolean =>
  answer?.kind === 'built' && answer.model.entities.some(({ id, plural }) => !before.entities.some((one) => one.id === id) && stockNamed(plural) !== undefined)

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
const akin = (one: string, other: string): boolean => one.startsWith(other.slice(0, 5)) || other.startsWith(one.slice(0, 5))
/** Whether what came of a message is about something that it says. */
function concerns(request: Request, before: AppModel, after: AppModel): boolean {
  const said = wordsIn(request.text)
  const pages = after.pages.filter(isNew(before.pages))
  if (
    (after.languages && !before.languages) ||
    (after.accounts && !before.accounts) ||
    pages.some(({ id, navigation }) => navigation !== null && id !== 'management')
  )
    return true
  const fields = after.entities.flatMap(({ id, fields, plural }) => {
    const old = before.entities.find((entity) => entity.id === id)
    return old ? fields.filter(isNew(old.fields)).map(({ label }) => label) : [plural]
  })
  const names = [...fields, ...newBlocks(before, after).flatMap(({ heading, kind }) => [heading, kind])]
  return names.some((name) => wordsIn(name).some((word) => said.some((other) => akin(word, other))))
}

/** Whether a thing has another name beside what was told: bookings that are class bookings where events can be booked too. */
const isRenamed = ({ entities }: AppModel, { entities: more }: AppModel): boolean =>
  entities.some(({ id }) => !more.some((one) => one.id === id) && more.some((one) => one.id.endsWith(`_${id}`) && !entities.some((old) => old.id === one.id)))

/** Whether a field that came is called by what was asked: "Add income". */
const isMisread = (before: AppModel, after: AppModel): boolean =>
  before.entities.some(({ id, fields }) =>
    after.entities
      .find((one) => one.id === id)
      ?.fields.some((field) => !fields.some((one) => one.id === field.id) && /^(?:add|show|let|allow|make|include|give|want)\b/i.test(field.label)),
  )

/** Whether a site can be what it became, and all that is new of it works. */
function isSound(before: AppModel, after: AppModel): boolean {
  try {
    return flawsOf(readModel(after)).every((flaw) => flawsOf(before).includes(flaw)) && faultsOfChange(before, after).length === 0
  } catch {
    return false
  }
}

const toWhat =
  /^(?:please )?(?:add|include|put|insert) .{2,200}\s(?:to|into|in|on|for) (?:the |each |every |all |our |my |their )?([\p{L}-]+(?: [\p{L}-]+){0,2})$/iu
const wholeSite = /\b(?:sites?|website|app|application|pages?|home|homepage|menu|navigation|header|footer|it|everything|screen|platform|system)$/i
/** Whether it adds something to a thing that the site does not have: "add a balcony to properties" where it has houses and flats. */
function isForNothing(model: AppModel, read: string): boolean {
  const to = toWhat.exec(read)?.[1]
  if (!to || wholeSite.test(to) || !isPlural(to.toLowerCase().split(' ').at(-1)!)) return false
  return !targetNamed(model, to) && !pageNamed(model, to) && !model.roles.some(({ name }) => plain(name) === plain(to))
}

/** A message that tells more of what the site is for is read beside its description: what the words add is added, and nothing else changes. */
export const grow: Rule = (model, request) => {
  if (request.read.length > longest || otherwise.test(request.read) || model.requirements.length === 0 || isForNothing(model, request.read)) return null
  const told = toldOf(model)
  const isOwn = /\b(?:my|i|me)\b/i.test(told.words) && !model.roles.some(({ manages }) => manages)
  const manager = managingRole(model)
  const keeper = manager && plural(manager.name)
  for (const { saying, isAsked } of sayings(request, isOwn, mainForm(model)?.plural ?? 'orders', keeper)) {
    const more = compose(readBrief(`${told.words} ${saying}`))
    const fresh = more.model.requirements.slice(told.model.requirements.length)
    if (isRenamed(told.model, more.model)) continue
    if (!more.told || !fresh.some(({ status }) => status === 'built') || fresh.some(({ status }) => status === 'not_understood')) continue
    if (!isAsked && more.parts.some(({ made }) => made.thing.kit === 'thing' && told.model.entities.every(({ id }) => id !== made.entity.id))) continue
    const grown = asSaid(model, added(told.model, more.model, model), request.text)
    if (same(grown, model) || isMisread(model, grown)) continue
    const after = { ...grown, told: [...(model.told ?? [told.words]), saying] }
    if (isOwn && after.roles.some(({ manages }) => manages)) continue
    const { what, where } = gained(model, after)
    if (what.length === 0 || !concerns(request, model, after)) continue
    if (!isSound(model, after)) continue
    return {
      kind: 'built',
      model: after,
      says: `Added ${what[0]}${what.length > 1 ? `, with ${listed(what.slice(1))}` : ''}.`,
      label: cut(what[0]!, 60),
      where,
      marks: marksOf(request, [[request.read.slice(0, longest), 'thing']]),
    }
  }
  return null
}
