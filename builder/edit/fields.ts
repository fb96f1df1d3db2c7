import { usualChoices } from '../lexicon/fields.ts'
import { article, capital, isPlural, listed, singular } from '../lexicon/inflect.ts'
import type { AppModel, Block, Entity, Field, Values } from '../model.ts'
import { fieldFor, namesOf, someOf, wantedFields } from './field-words.ts'
import { entityNamed, fieldNamed, pageNamed, plain, unquoted } from './find.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { onlyForm, type Target, targetNamed } from './target.ts'
import { hideField } from './visibility.ts'

const most = 24
const adding = /^(?:add|include|insert|put|create|ask for|require|collect)\s+(.{1,400})$/isu
const asking = /^(?:ask|let) (?:people|users|visitors|customers|them|everyone) (?:for|to (?:enter|give|add|leave|tell)) (.{1,300})$/isu
const joint = /\s+(?:to|on|in|into|for|from|when|while)\s+/gi
/** A field with no word of what it is for: "add a notes field", "add priorities". */
const bareField = new RegExp(
  `^(?:add|include|create)\\s+(?:an?\\s|the\\s)?(.{2,60}\\s(?:field|column|checkbox|dropdown)|${Object.keys(usualChoices)
    .map((name) => (name.endsWith('y') ? `${name.slice(0, -1)}(?:y|ies)` : `${name}s?`))
    .join('|')}|categor(?:y|ies)|due dates?|deadlines?)$`,
  'i',
)
const notField = /\b(?:page|section|button|choices?|options?|role|column chart|space|spacing|banner)$/i
const having =
  /^(?:the |each |every |all )?(.{1,60}?)\s+(?:should|must|needs? to|need|needs|has to|have to)\s+(?:also )?(?:have|include|contain|ask for|show)?\s*(.{1,300})$/isu
const bareAsk = /^(?:ask for|collect|require)\s+(.{1,200})$/isu

const writes = (kind: string) => kind === 'create' || kind === 'update'
/** What is no field: what goes on to say who does something with it, and what is a place to write, look or play. */
const noField =
  /(?<!\b(?:fields?|checkbox|box|of))\s(?:that|who|which|where)\s|\b(?:board|forum|chat|wall|blog|gallery|calendar|leaderboard|poll|quiz|wiki|feed|timeline|newsletter|shop|store|cart)s?$/iu
/** A label that says of what sort a field is: a gift note is none of the notes of an order. */
const general = /^(?:notes?|comments?|texts?|details|descriptions?|remarks?|messages?|names?|types?|kinds?|status|numbers?|photos?|pictures?)$/i
const isPrivate = ({ type }: Field) => type === 'email' || type === 'phone'

/** The block with the fields shown too: beside rows that not everybody reads, or where they are nobody's private matter. */
function shownIn(block: Block, entity: Entity, added: readonly Field[], form: boolean): Block {
  if ((block.kind !== 'list' && block.kind !== 'detail') || block.entity !== entity.id) return block
  const shown = added.filter((field) => !(entity.read === 'public' && (isPrivate(field) || form)))
  if (shown.length === 0) return block
  const filters = block.kind === 'list' ? { filters: [...block.filters, ...shown.filter(({ type }) => type === 'choice').map(({ id }) => id)] } : {}
  return { ...block, fields: [...block.fields, ...shown.map(({ id }) => id)], ...filters }
}

const mapBlocks = (model: AppModel, change: (block: Block) => Block | null): AppModel['pages'] =>
  model.pages.map((page) => {
    const blocks = page.blocks.flatMap((block) => change(block) ?? [])
    return blocks.length === page.blocks.length && blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks }
  })

/** Sample rows get a choice in turn; other values stay empty. */
const seeded = (seeds: readonly Values[], added: readonly Field[]): Entity['seeds'] =>
  added.every(({ choices }) => !choices)
    ? [...seeds]
    : seeds.map((seed, row) => ({
        ...seed,
        ...Object.fromEntries(added.flatMap(({ id, choices }) => (choices ? [[id, choices[row % choices.length]!]] : []))),
      }))

/** Adds the fields that the words list to a thing, and to its forms and lists. */
export function addTo(model: AppModel, request: Request, { entity, form }: Target, words: string): Answer | null {
  const wanted = wantedFields(words)
  if (wanted.length === 0) return null
  const marks = marksOf(
    request,
    wanted.map(({ words: label }) => [label, 'thing'] as const),
  )
  const isThere = (label: string): boolean => {
    const field = fieldNamed(entity, label)
    return field !== undefined && !(general.test(field.label) && plain(label) !== plain(field.label) && !/\s(?:in|of|on)\s/i.test(label))
  }
  const fresh = wanted.filter(({ words: label }) => !isThere(label))
  const there = wanted.filter((one) => !fresh.includes(one)).map(({ words: label }) => label.toLowerCase())
  if (fresh.length === 0)
    return {
      kind: 'same',
      says: `${capital(entity.plural)} already have ${listed(there.map((label) => (isPlural(label.split(' ').at(-1)!) ? label : `${article(label)} ${label}`)))}.`,
      where: '',
      marks,
    }
  if (entity.fields.length + fresh.length > most)
    return { kind: 'understood', says: `${capital(entity.plural)} hold ${most} fields at most.`, where: '', marks }
  let fields = entity.fields
  for (const one of fresh) fields = [...fields, fieldFor(model, { id: entity.id, fields }, one)]
  const added = fields.slice(entity.fields.length)
  const after: Entity = { ...entity, fields, seeds: seeded(entity.seeds, added) }
  const actions = model.actions.map((action) =>
    action.entity === entity.id && writes(action.kind) ? { ...action, fields: [...action.fields, ...added.map(({ id }) => id)] } : action,
  )
  const pages = mapBlocks(model, (block) => shownIn(block, entity, added, form))
  const page = model.pages.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'form' && model.actions.some(({ id, entity: of }) => id === block.action && of === entity.id)),
  )
  const says = `${capital(entity.plural)} now have ${someOf(added)}${page ? `, asked for on ${page.title}` : ''}.${there.length > 0 ? ` ${capital(listed(there))} ${there.length > 1 ? 'were' : 'was'} there already.` : ''}`
  return {
    kind: 'built',
    model: { ...model, entities: model.entities.map((one) => (one === entity ? after : one)), actions, pages },
    says,
    label: `${namesOf(added)} for ${entity.plural}`,
    where: page?.path ?? '',
    marks,
  }
}

/** The last place where the words part into fields and what they are for. */
function parted(model: AppModel, words: string): { what: string; target: Target } | null {
  const joints = [...words.matchAll(joint)].reverse().slice(0, 12)
  for (const { index, 0: text } of joints) {
    const rest = words.slice(index + text.length).replace(/^(?:(?:the|my|our|each|every|all|people|visitors|they|making|an?)\s+){1,2}/i, '')
    const target = /\bpage$/i.test(rest) && !/\b(?:field|column)\b/i.test(words) ? undefined : targetNamed(model, rest)
    if (target) return { what: words.slice(0, index), target }
    const [, head = '', more = ''] = /^([^,]{3,40}?)(?:\s*,\s*(?:and\s+)?|\s+and\s+)(.{2,200})$/iu.exec(rest) ?? []
    const entity = head === '' ? undefined : entityNamed(model, head)
    if (entity && [entity.singular, entity.plural].some((name) => plain(name) === plain(head)))
      return { what: `${words.slice(0, index)}, ${more}`, target: { entity, form: false } }
  }
  return null
}

/** Adds fields to a thing and its forms: "add a phone number to the booking form", "orders should have a priority". */
export const addFields: Rule = (model, request) => {
  const { read } = request
  const words = (adding.exec(read) ?? asking.exec(read))?.[1]
  const found = words ? parted(model, words) : null
  if (found && (noField.test(found.what) || noField.test(words!))) return null
  if (found && !notField.test(found.what)) return addTo(model, request, found.target, found.what)
  const has = having.exec(read)
  const owner = has && targetNamed(model, has[1]!)
  const isSomebody = has !== null && model.roles.some(({ name }) => plain(name) === plain(has[1]!))
  if (owner && isSomebody && (/\bwhen\b/i.test(has[2]!) || /^(?:write|explain|do|make|get|approve|confirm|see)\b/i.test(has[2]!))) return null
  const told = isSomebody ? /^(?:give|enter|say|tell us|provide)\s+(?:(?:their|an?|the|his|her)\s+)?(.{2,80})$/iu.exec(has[2]!)?.[1] : undefined
  if (owner && told) return addTo(model, request, owner, told)
  if (owner && !/^(?:not|never|only|be|say|read|look|come|go)\b|\b(?:before|until|after) (?:they|it|we)\b/i.test(has[2]!))
    return addTo(model, request, owner, has[2]!)
  const ask = bareAsk.exec(read) ?? asking.exec(read) ?? bareField.exec(read)
  const only = ask && onlyForm(model)
  return only ? addTo(model, request, only, bareField.test(read) ? singular(ask[1]!) : ask[1]!) : null
}

const removing =
  /^(?:remove|delete|drop|get rid of|take (?:out|away)|don(?:'|’)t ask for|do not ask for|stop asking for|hide|no)\s+(.{1,120}?)(?:\s+(?:from|of|in|on|for)\s+(.{1,80}))?$/isu

/** The block without a field; null for a chart of it, and tiles that count nothing else. */
function withoutField(block: Block, entity: string, field: string): Block | null {
  const not = (id: string) => id !== field
  if (
    block.kind === 'list' &&
    block.entity === entity &&
    [block.fields, block.filters, block.sorts, [block.order?.field, block.period, block.grouped, block.within?.date]].some((list) => list.includes(field))
  ) {
    const { order, period, grouped, within, ...rest } = block
    const kept = {
      ...(grouped !== undefined && not(grouped) && { grouped }),
      ...(order && order.field !== field && { order }),
      ...(period !== undefined && not(period) && { period }),
      ...(within && not(within.date) && { within }),
    }
    return { ...rest, ...kept, fields: block.fields.filter(not), filters: block.filters.filter(not), sorts: block.sorts.filter(not) }
  }
  if (block.kind === 'detail') {
    const related = block.related.filter(({ entity: of, by }) => !(of === entity && by === field))
    const fields = block.entity === entity ? block.fields.filter(not) : block.fields
    return related.length === block.related.length && fields.length === block.fields.length ? block : { ...block, fields, related }
  }
  if (block.kind === 'chart' && block.entity === entity) {
    const { among, ...chart } = block
    return [block.by, block.field, block.where?.field].includes(field) ? null : among === field ? chart : block
  }
  if (block.kind !== 'tiles') return block
  const tiles = block.tiles.filter((tile) => !(tile.entity === entity && (tile.field === field || tile.where?.field === field)))
  return tiles.length === block.tiles.length ? block : tiles.length === 0 ? null : { ...block, tiles }
}

function removeFrom(model: AppModel, request: Request, entity: Entity, field: Field, words: string): Answer {
  const marks = marksOf(request, [[words, 'thing']])
  if (entity.title === field.id)
    return { kind: 'understood', says: `${field.label} names each ${entity.singular}, so it stays; it can be renamed.`, where: '', marks }
  if (entity.lifecycle?.field === field.id)
    return { kind: 'understood', says: `${field.label} holds the state of each ${entity.singular}, so it stays.`, where: '', marks }
  const after: Entity = {
    ...entity,
    fields: entity.fields.filter((one) => one !== field),
    seeds: entity.seeds.map((seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => id !== field.id))),
  }
  const actions = model.actions.map((action) =>
    action.entity === entity.id && action.fields.includes(field.id) ? { ...action, fields: action.fields.filter((id) => id !== field.id) } : action,
  )
  const pages = mapBlocks(model, (block) => withoutField(block, entity.id, field.id))
  const says = `${capital(entity.plural)} no longer have ${namesOf([field])}.`
  return {
    kind: 'built',
    model: { ...model, entities: model.entities.map((one) => (one === entity ? after : one)), actions, pages },
    says,
    label: `no ${namesOf([field])} for ${entity.plural}`,
    where: '',
    marks,
  }
}

/** The model with one field of an entity changed. */
export function withField(model: AppModel, entity: Entity, field: Field, after: Field): AppModel {
  return {
    ...model,
    entities: model.entities.map((one) => (one === entity ? { ...one, fields: one.fields.map((each) => (each === field ? after : each)) } : one)),
  }
}

/** A form asks no more for a field that a thing keeps. */
function notAsked(model: AppModel, request: Request, entity: Entity, field: Field, words: string): Answer {
  const marks = marksOf(request, [[words, 'thing']])
  const asks = (action: AppModel['actions'][number]) => action.entity === entity.id && action.kind === 'create' && action.fields.includes(field.id)
  if (entity.title === field.id) return { kind: 'understood', says: `${field.label} names each ${entity.singular}, so its form asks for it.`, where: '', marks }
  if (!model.actions.some(asks)) return { kind: 'same', says: `The form already does not ask for ${namesOf([field])}.`, where: '', marks }
  const actions = model.actions.map((action) => (asks(action) ? { ...action, fields: action.fields.filter((id) => id !== field.id) } : action))
  const after = field.required ? withField(model, entity, field, { ...field, required: false }) : model
  const says = `The form for ${entity.plural} no longer asks for ${someOf([field])}; rows keep theirs.`
  return { kind: 'built', model: { ...after, actions }, says, label: `no ${namesOf([field])} in the form`, where: '', marks }
}

/** Removes a field from a thing, wherever it is asked for, shown, filtered or counted. */
export const removeField: Rule = (model, request) => {
  const match = removing.exec(request.read)
  if (!match || /\b(?:page|section|banner|button|role)$/i.test(match[1]!)) return null
  const words = unquoted(match[1]!.replace(/^(?:the|their|his|her|a|an|any)\s+/i, ''))
  const target = match[2] ? targetNamed(model, match[2]) : undefined
  if (match[2] && !target) return null
  if (!target && model.entities.some((entity) => entity.plural === words.toLowerCase())) return null
  const all = (target ? [target.entity] : model.entities).flatMap((entity) => {
    const field = fieldNamed(entity, words)
    return field ? [{ entity, field }] : []
  })
  const exact = all.filter(({ field }) => plain(field.label) === plain(words.replace(/ (?:field|column)$/i, '')))
  const holders = exact.length > 0 ? exact : all
  if (holders.length === 0 || (!target && !/\b(?:field|column)$/i.test(words) && pageNamed(model, words)?.title.toLowerCase() === words.toLowerCase()))
    return null
  if (/\b(?:lists?|overview|cards?|table|page)$/i.test(match[2] ?? ''))
    return hideField(model, { ...request, read: `hide ${words} in ${target!.entity.plural}` })
  const [only] = holders
  if (only && target?.form) return notAsked(model, request, only.entity, only.field, words)
  if (holders.length === 1) return removeFrom(model, request, only!.entity, only!.field, words)
  const names = holders.map(({ entity }) => entity.plural)
  const choices = names.slice(0, 4).map((name) => `Remove ${words} from ${name}`)
  return {
    kind: 'understood',
    says: `${capital(listed(names))} each have ${words}: say from which to remove it.`,
    where: '',
    marks: marksOf(request, [[words, 'thing']]),
    choices,
  }
}
