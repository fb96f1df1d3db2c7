import { capital, singular } from '../lexicon/inflect.ts'
import type { Action, AppModel, Entity, Role } from '../model.ts'
import { cut, newId } from './ids.ts'
import { addThingPage } from './pages.ts'
import { type Act, actOf, addRole, objectOf, offered, roleFor, subjectName, withTransition } from './people.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { formOf, stockNamed } from './things.ts'

const allowing = [
  /^(?:let|allow|enable|help)\s+(.{1,40}?)\s+(?:to\s+)?(?:also\s+)?(?=(?:see|view|read|browse|search|find|filter|sort|edit|change|update|modify|reschedule|delete|remove|cancel|approve|accept|reject|decline|confirm|complete|finish|close|reopen|archive|publish|ship|deliver|return|start|pause|resume|resolve|verify|add|create|post|write|leave|submit|send|book|reserve|order|request|register|sign|apply|upload|make|place|give|report|ask|share|propose|suggest|review|rate|comment|buy|rent|join|subscribe|schedule|donate|record|enter|log|check|withdraw)\b)(.{2,200})$/isu,
  /^(.{1,40}?)\s+(?:can|may|should(?: also)? be able to|must be able to|should be allowed to|need to be able to|to be able to|are allowed to)\s+(?:also\s+)?(.{2,200})$/isu,
  /^(?:add|build|include)\s+(?:the\s)?(?:ability|possibility|option|a way)\s+(?:for\s+(.{1,40}?)\s+)?to\s+(.{2,200})$/isu,
]
const only = /^only\s+(?:the\s|an?\s)?(.{1,40}?)\s+(?:can|may|should|should be able to|must|are allowed to|is allowed to)\s+(?:be able to\s+)?(.{2,200})$/isu
const forbidding =
  /^(.{1,40}?)\s+(?:cannot|can(?:'|’)t|can not|should not|shouldn(?:'|’)t|must not|may not|are not allowed to)\s+(?:be able to\s+)?(.{2,200})$/isu
const roleAdding =
  /^(?:add|create|introduce)\s+(?:an?\s|the\s|another\s)?(?:(?:user\s)?role (?:for |called |named )?(?:the )?(.{1,40})|(.{1,40}?)\s+(?:user\s)?role)$/isu

interface Asked {
  readonly who: string
  readonly verb: string
  readonly act: Act
  readonly rest: string
}

function askedOf(match: RegExpExecArray | null | undefined): Asked | null {
  const done = match && actOf(match[2]!.replace(/^(?:also|only|then)\s+/i, ''))
  return done ? { who: match[1] ?? 'people', ...done } : null
}

const marked = (request: Request, { verb, rest }: Asked) =>
  marksOf(request, [
    [verb, 'action'],
    [rest.replace(/^(?:the|a|an|their|own|any|all)\s+/i, ''), 'thing'],
  ])
const built = (model: AppModel, request: Request, asked: Asked, says: string, label: string, where = ''): Answer => ({
  kind: 'built',
  model,
  says,
  label,
  where,
  marks: marked(request, asked),
})
const same = (request: Request, asked: Asked, says: string): Answer => ({ kind: 'same', says, where: '', marks: marked(request, asked) })
const pageOf = (model: AppModel, action: string) =>
  model.pages.find(({ blocks }) =>
    blocks.some(
      (block) => (block.kind === 'form' && block.action === action) || ((block.kind === 'list' || block.kind === 'detail') && block.actions.includes(action)),
    ),
  )
const replaceAction = (model: AppModel, was: Action, is: Action): AppModel => ({ ...model, actions: model.actions.map((one) => (one === was ? is : one)) })

function withoutRole(action: Action): Action {
  const { role: _, ...rest } = action
  return rest
}

/** An action opened to a role, or to everybody; its transition too. */
function openedTo(model: AppModel, action: Action, role: Role | undefined): AppModel {
  const is = role ? { ...action, role: role.id } : withoutRole(action)
  const entities = model.entities.map((entity) => {
    const life = entity.lifecycle
    if (entity.id !== action.entity || !life || !action.transition) return entity
    const transitions = life.transitions.map((one) => {
      if (one.id !== action.transition) return one
      const { role: _, ...rest } = one
      return role ? { ...rest, role: role.id } : rest
    })
    return { ...entity, lifecycle: { ...life, transitions } }
  })
  return { ...replaceAction(model, action, is), entities }
}

const fits = (action: Action, asked: Asked, entity: Entity, model: AppModel): boolean => {
  if (action.entity !== entity.id || action.kind !== asked.act) return false
  if (asked.act !== 'transition') return true
  const step = model.entities.find(({ id }) => id === entity.id)?.lifecycle?.transitions.find(({ id }) => id === action.transition)
  return step?.name.toLowerCase().split(' ')[0] === asked.verb.split(' ')[0] || action.name.toLowerCase().split(' ')[0] === asked.verb.split(' ')[0]
}

function newAction(model: AppModel, asked: Asked, entity: Entity, role: Role | undefined): AppModel {
  const name = cut(capital(asked.act === 'transition' ? asked.verb : asked.act === 'delete' ? 'Delete' : 'Edit'), 160)
  const id = newId(model, `${asked.verb} ${entity.singular}`)
  const base = { id, name, entity: entity.id, ...(role && { role: role.id }) }
  if (asked.act === 'transition') {
    const { model: after, transition, to } = withTransition(model, entity, asked.verb, role?.id)
    const action: Action = { ...base, kind: 'transition', fields: [], transition, confirmation: `{title} is ${to.toLowerCase()}.` }
    return offered({ ...after, actions: [...after.actions, action] }, action)
  }
  const fields = entity.fields.filter(({ id: field }) => field !== entity.lifecycle?.field).map(({ id: field }) => field)
  const action: Action =
    asked.act === 'delete'
      ? { ...base, kind: 'delete', fields: [], confirmation: '{title} is deleted.' }
      : { ...base, kind: 'update', fields, confirmation: '{title} is changed.' }
  return offered({ ...model, actions: [...model.actions, action] }, action)
}

const own = (entity: Entity, role: Role | undefined) => (role?.manages ? entity.plural : `their own ${entity.plural}`)

/** Editing, deleting and the steps of a lifecycle: opened where they are there, else brought to every list of the thing. */
function permitAct(model: AppModel, request: Request, asked: Asked, entity: Entity, role: Role | undefined): Answer {
  const there = model.actions.find((action) => fits(action, asked, entity, model))
  const says = `${subjectName(role)} can now ${asked.verb} ${own(entity, role)}.`
  const label = `${asked.verb} ${entity.plural}`
  if (there && (there.role === undefined || there.role === role?.id))
    return same(request, asked, `${subjectName(role)} already can ${asked.verb} ${own(entity, role)}.`)
  const after = there ? openedTo(model, there, role?.manages ? role : undefined) : newAction(model, asked, entity, role)
  const id = (there ?? after.actions.at(-1)!).id
  return built(after, request, asked, says, label, pageOf(after, id)?.path ?? '')
}

/** Making rows: a form for a thing that is there, or the thing with its page. */
function permitCreate(model: AppModel, request: Request, asked: Asked, role: Role | undefined): Answer | null {
  const noun = asked.rest
    .replace(/^(?:(?:the|a|an|their|own|new|some|any)\s+){1,2}/i, '')
    .replace(/\s+(?:for|about|on|of|to|from|with|online|here)\s.*$/isu, '')
    .replace(/\s+(?:online|here)$/i, '')
    .trim()
    .toLowerCase()
  const verbNoun: Readonly<Record<string, string>> = {
    book: 'booking',
    reserve: 'booking',
    order: 'order',
    buy: 'order',
    review: 'review',
    rate: 'review',
    comment: 'comment',
    'comment on': 'comment',
    subscribe: 'subscriber',
    'subscribe to': 'subscriber',
  }
  const thing = Object.hasOwn(verbNoun, asked.verb) ? verbNoun[asked.verb]! : noun
  const entity = objectOf(model, thing)
  if (thing === '' || thing.length > 40 || !/\p{L}/u.test(thing)) return null
  if (!entity) {
    const verb = cut(capital(`${asked.verb} ${noun || thing}`), 60)
    const stock = stockNamed(thing)
    const added = addThingPage(model, thing, {
      ...(stock?.write === 'managed' ? { managed: role?.manages ?? false } : {}),
      verb: stock && /^(?:leave|write|post|make|give|add|send|submit|create)$/.test(asked.verb) && stock.write === 'anyone' ? stock.verb : verb,
    })
    return built(added.model, request, asked, added.says, `${added.page.title.toLowerCase()} page`, added.page.path)
  }
  const there = model.actions.find(({ kind, entity: of }) => kind === 'create' && of === entity.id)
  const says = `${subjectName(role)} can now ${asked.verb} ${noun || entity.plural}.`
  if (!there) return addForm(model, request, asked, entity, role, says)
  const page = pageOf(model, there.id)
  if ((there.role === undefined || there.role === role?.id) && page)
    return same(request, asked, `${subjectName(role)} already can: the form “${there.name}” is on ${page.title}.`)
  const opened = openedTo(model, there, role?.manages ? role : undefined)
  const entities = opened.entities.map((one) => (one.id === entity.id && !role?.manages ? { ...one, write: 'anyone' as const } : one))
  const after = { ...opened, entities }
  return page
    ? built(after, request, asked, says, `${asked.verb} ${entity.plural}`, page.path)
    : withForm(after, request, asked, entity, after.actions.find(({ id }) => id === there.id)!, says)
}

function addForm(model: AppModel, request: Request, asked: Asked, entity: Entity, role: Role | undefined, says: string): Answer {
  const fields = entity.fields.filter(({ id }) => id !== entity.lifecycle?.field).map(({ id }) => id)
  const name = cut(capital(`${asked.verb} ${entity.singular}`), 60)
  const action: Action = {
    id: newId(model, name),
    name,
    kind: 'create',
    entity: entity.id,
    ...(role?.manages && { role: role.id }),
    fields,
    confirmation: 'Thank you: {title} is kept.',
  }
  const entities = model.entities.map((one) => (one === entity && !role?.manages ? { ...one, write: 'anyone' as const } : one))
  return withForm({ ...model, entities, actions: [...model.actions, action] }, request, asked, entity, action, says)
}

function withForm(model: AppModel, request: Request, asked: Asked, entity: Entity, action: Action, says: string): Answer {
  const home = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === entity.id)) ?? model.pages[0]!
  const pages = model.pages.map((page) => (page === home ? { ...page, blocks: [...page.blocks, formOf(model, action, action.name)] } : page))
  return built(
    { ...model, pages },
    request,
    asked,
    `${says.slice(0, -1)}, by the form “${action.name}” on ${home.title}.`,
    `${asked.verb} ${entity.plural}`,
    home.path,
  )
}

function permit(model: AppModel, request: Request, asked: Asked): Answer | null {
  const { model: manned, role } = roleFor(model, asked.who)
  if (asked.act === 'create') return permitCreate(manned, request, asked, role)
  const entity = objectOf(model, asked.rest)
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
    const wanted = role?.manages ? 'managed' : /\bown\b/i.test(asked.rest) ? 'own' : 'public'
    if (read === 'public' && !/\bown\b/i.test(asked.rest)) return same(request, asked, `Everybody already can see ${entity.plural}.`)
    if (read === wanted || role?.manages) return same(request, asked, `${subjectName(role)} already can see ${own(entity, role)}.`)
    return reading(manned, request, asked, entity, wanted)
  }
  return permitAct(manned, request, asked, entity, role)
}

function reading(model: AppModel, request: Request, asked: Asked, entity: Entity, read: Entity['read']): Answer {
  const who = read === 'public' ? 'Everybody can now see' : read === 'own' ? 'Everybody now sees only their own' : 'Only the managing role now sees'
  const entities = model.entities.map((one) => (one.id === entity.id ? { ...one, read } : one))
  return built(
    { ...model, entities },
    request,
    asked,
    `${who} ${entity.plural}.`,
    `${entity.plural} for ${read === 'public' ? 'everybody' : read === 'own' ? 'their owners' : 'managers'}`,
  )
}

/** Keeps an act to one role: the role is added where it is missing. */
function restrict(model: AppModel, request: Request, asked: Asked): Answer | null {
  const entity = objectOf(model, asked.rest)
  const named = roleFor(model, asked.who)
  const { model: manned, role } = named.role ? named : roleFor(model, 'staff')
  if (!entity || !role) return null
  if (asked.act === 'view') {
    if (!role.manages)
      return {
        kind: 'understood',
        says: `Reading is for everybody, for each their own, or for the managing role; ${role.name} does not manage.`,
        where: '',
        marks: marked(request, asked),
      }
    return entity.read === 'managed'
      ? same(request, asked, `Only ${role.name} already sees ${entity.plural}.`)
      : reading(manned, request, asked, entity, 'managed')
  }
  const there = model.actions.filter((action) => fits(action, asked, entity, model))
  const says = `Only ${role.name} can now ${asked.verb} ${entity.plural}.`
  if (there.length > 0 && there.every((action) => action.role === role.id))
    return same(request, asked, `Only ${role.name} already can ${asked.verb} ${entity.plural}.`)
  let after = manned
  for (const action of there) after = openedTo(after, after.actions.find(({ id }) => id === action.id)!, role)
  if (there.length === 0 && asked.act !== 'create') after = newAction(after, asked, entity, role)
  if (there.length === 0 && asked.act === 'create') return null
  const entities = after.entities.map((one) => (one.id === entity.id && asked.act === 'create' && role.manages ? { ...one, write: 'managed' as const } : one))
  return built({ ...after, entities }, request, asked, says, `${asked.verb} ${entity.plural} by ${role.name}`)
}

/** Who may do what: "let people leave reviews", "users can also cancel orders", "only admins can delete orders", "add a moderator role". */
export const permitting: Rule = (model, request) => {
  const restricted = askedOf(only.exec(request.read)) ?? askedForbidden(request.read)
  if (restricted) return restrict(model, request, restricted)
  for (const pattern of allowing) {
    const asked = askedOf(pattern.exec(request.read))
    if (asked) return permit(model, request, asked)
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

/** "Customers can't delete orders" leaves it to the managing role. */
function askedForbidden(read: string): Asked | null {
  const asked = askedOf(forbidding.exec(read))
  return asked && { ...asked, who: 'staff' }
}
