import { capital, singular } from '../lexicon/inflect.ts'
import type { AppModel, Entity, Role } from '../model.ts'
import { fits, joined, newAction, reading } from './acting.ts'
import { managingRole } from './find.ts'
import { actOf, addRole, objectOf, roleFor, subjectName } from './people.ts'
import { type Asked, actOn, built, openedTo, own, pageOf, same } from './permission.ts'
import { permitCreate } from './permit-create.ts'
import { lacksSight, shownTo } from './permit-shown.ts'
import type { Request } from './request.ts'
import { asOne, restrict, whichRole } from './restricting.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { spokenOf } from './spoken-of.ts'

const allowing = [
  /^(?:let|allow|enable|help)\s+(.{1,40}?)\s+(?:to\s+)?(?:also\s+)?(?=(?:see|view|read|browse|search|find|filter|sort|edit|change|update|modify|reschedule|delete|remove|cancel|approve|accept|reject|decline|confirm|complete|finish|close|reopen|archive|publish|ship|deliver|return|start|pause|resume|resolve|verify|mark|add|create|post|write|leave|submit|send|book|reserve|order|request|register|sign|apply|upload|make|place|give|report|ask|share|propose|suggest|review|rate|comment|buy|rent|join|subscribe|schedule|donate|record|enter|log|check|withdraw)\b)(.{2,200})$/isu,
  /^(?!(?:add|create|make|build|include|show|keep)\b)(.{1,40}?)\s+(?:can|may|should(?: also)? be able to|must be able to|should be allowed to|need to be able to|to be able to|are allowed to)\s+(?:also\s+)?(.{2,200})$/isu,
  /^(.{1,40}?)\s+should\s+(?:also\s+)?(?=(?:report|book|order|register|sign up|submit|upload|post|comment|rate|review|vote|share|request|reserve|apply|cancel|approve|confirm)\b)(.{2,200})$/isu,
  /^(?:add|build|include)\s+(?:the\s)?(?:ability|possibility|option|a way)\s+(?:for\s+(.{1,40}?)\s+)?to\s+(.{2,200})$/isu,
]
const only = /^only\s+(?:the\s|an?\s)?(.{1,40}?)\s+(?:can|may|should|should be able to|must|are allowed to|is allowed to)\s+(?:be able to\s+)?(.{2,200})$/isu
const forbidding =
  /^(.{1,40}?)\s+(?:cannot|can(?:'|’)t|can not|should not|shouldn(?:'|’)t|must not|may not|are not allowed to)\s+(?:be able to\s+)?(.{2,200})$/isu
const roleAdding =
  /^(?:add|create|introduce)\s+(?:an?\s|the\s|another\s)?(?:(?:user\s)?role (?:for |called |named )?(?:the )?(.{1,40})|(.{1,40}?)\s+(?:user\s)?role)$/isu

/** The acts of "edit and cancel their bookings or leave reviews": an act without an object has that of the next. */
function asksOf(match: RegExpExecArray | null | undefined): Asked[] {
  if (!match) return []
  const who = match[1] ?? 'people'
  const asks: Asked[] = []
  for (const part of match[2]!.split(/\s*,\s*(?:and |or )?|\s+(?:and|or|as well as)\s+/i)) {
    const mark = /^(?:also )?mark\s+(.{2,60}?)\s+as\s+(?:an?\s)?(.{2,40})$/iu.exec(part)
    if (mark) {
      asks.push({ who, verb: 'mark', act: 'transition', rest: mark[1]!, state: mark[2]!.toLowerCase() })
      continue
    }
    const done = actOf(part.replace(/^(?:also|only|then|to)\s+/i, ''))
    const last = asks.at(-1)
    if (done) asks.push({ who, ...done })
    else if (last) asks[asks.length - 1] = { ...last, rest: `${last.rest} and ${part}` }
    else return []
  }
  return asks.map((ask, index) => (ask.rest === '' ? { ...ask, rest: asks.slice(index).find(({ rest }) => rest !== '')?.rest ?? '' } : ask))
}

/** One answer for several acts, each taken against the model that the ones before it left. */
function together(model: AppModel, asks: readonly Asked[], answer: (model: AppModel, asked: Asked) => Answer | null): Answer | null {
  let all: Answer | null = null
  let now = model
  for (const asked of asks.slice(0, 8)) {
    const one = answer(now, asked)
    if (!one) return null
    if (one.kind === 'built') now = one.model
    all = all ? joined(all, one) : one
  }
  return all
}

/** "Cancel", "approve it", "cancel if a kid is sick": what it is done to was said before. */
const leansOn = (rest: string): boolean =>
  /^(?:it|them|that|this|these|those|each(?: one)?|every ?one)?(?:\s*(?:(?:if|when|until|till|up to|before|within|unless|again|too|as well|later|first|online|themselves|on their own)\b.*)?)$/i.test(
    rest.trim(),
  )
function doneTo(model: AppModel, asked: Asked): Entity | undefined {
  const holders = model.entities.filter((entity) => model.actions.some((action) => fits(action, asked, entity, model)))
  const spoken = spokenOf(model)
  return holders.find(({ id }) => id === spoken?.id) ?? (holders.length === 1 ? holders[0] : spoken)
}

/** Editing, deleting and the steps of a lifecycle: opened where they are there, else brought to every list of the thing. */
function permitAct(model: AppModel, request: Request, asked: Asked, entity: Entity, role: Role | undefined): Answer {
  const there = model.actions.find((action) => fits(action, asked, entity, model))
  const says = `${subjectName(role)} can now ${actOn(asked, own(entity, role))}.`
  const label = `${asked.verb} ${entity.plural}`
  if (there && (there.role === undefined || there.role === role?.id))
    return same(request, asked, `${subjectName(role)} already can ${actOn(asked, own(entity, role))}.`)
  const after = there ? openedTo(model, there, role?.manages ? role : undefined) : newAction(model, asked, entity, role)
  const id = (there ?? after.actions.at(-1)!).id
  return built(after, request, asked, says, label, pageOf(after, id)?.path ?? '')
}

function permit(model: AppModel, request: Request, asked: Asked): Answer | null {
  const { model: manned, role } = roleFor(model, asked.who)
  if (asked.act === 'create') return permitCreate(manned, request, asked, role)
  const entity = leansOn(asked.rest) ? doneTo(model, asked) : objectOf(model, asked.rest)
  if (!entity) return null
  const { id, read } = entity
  if (asked.act === 'search') {
    const lists = model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === id && !block.search))
    if (!lists) return same(request, asked, `${capital(entity.plural)} already can be searched.`)
    const pages = model.pages.map((page) =>
      page.blocks.some((block) => block.kind === 'list' && block.entity === id && !block.search)
        ? { ...page, blocks: page.blocks.map((block) => (block.kind === 'list' && block.entity === id ? { ...block, search: true } : block)) }
        : page,
    )
    return built({ ...model, pages }, request, asked, `${capital(entity.plural)} can now be searched.`, `search for ${entity.plural}`)
  }
  if (asked.act === 'view') {
    if (role && lacksSight(role, entity, asked)) return shownTo(manned, request, asked, entity, role)
    const isOwn = /\b(?:own|their)\b/i.test(asked.rest)
    const wanted = role?.manages ? 'managed' : isOwn ? 'own' : 'public'
    if (read === 'public' && !isOwn) return same(request, asked, `Everybody already can see ${entity.plural}.`)
    if (read === wanted || role?.manages) return same(request, asked, `${subjectName(role)} already can see ${own(entity, role)}.`)
    return reading(manned, request, asked, entity, wanted)
  }
  if (!role || !lacksSight(role, entity, asked)) return permitAct(manned, request, asked, entity, role)
  const shown = shownTo(manned, request, asked, entity, role)
  const seeing = shown.kind === 'built' ? shown.model : manned
  return joined(shown, permitAct(seeing, request, asked, entity, { ...role, manages: true }))
}

/** Who may do what: "let people leave reviews", "users can also cancel orders", "only admins can delete orders", "add a moderator role". */
export const permitting: Rule = (model, request) => {
  const restricted = asksOf(only.exec(request.read))
  if (restricted.length > 0 && !asOne(model, restricted, true)) return whichRole(model, restricted[0]!)
  const keeper = managingRole(model)?.name ?? 'staff'
  const forbidden = asksOf(forbidding.exec(request.read)).map((asked) => ({ ...asked, who: keeper }))
  const kept = restricted.length > 0 ? asOne(model, restricted, true)! : forbidden
  if (kept.length > 0) return together(model, kept, (now, asked) => restrict(now, request, asked))
  for (const pattern of allowing) {
    const asks = asksOf(pattern.exec(request.read))
    const meant = asOne(model, asks, false)
    if (!meant) return whichRole(model, asks[0]!)
    if (asks.length > 0) return together(model, meant, (now, asked) => permit(now, request, asked))
  }
  const named = roleAdding.exec(request.read)
  const words = named && singular((named[1] ?? named[2]!).toLowerCase().trim())
  if (!words || words.length > 40) return null
  const marks = marksOf(request, [[named[1] ?? named[2]!, 'thing']])
  const there = model.roles.find(({ name }) => name.toLowerCase() === words)
  if (there) return { kind: 'same', says: `There already is the role ${there.name}.`, where: '', marks }
  const manages = /admin|manager|staff|owner|moderator|editor|organi[sz]er|employee/.test(words)
  const { model: after, role } = addRole(model, words, manages)
  return {
    kind: 'built',
    model: after,
    says: `Added the role ${role.name}${manages ? ', which manages' : ''}; visitors can be switched to it.`,
    label: `role ${role.name}`,
    where: '',
    marks,
  }
}
