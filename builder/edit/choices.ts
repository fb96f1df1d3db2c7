import { capital, listed, plural } from '../lexicon/inflect.ts'
import type { AppModel, Entity, Field } from '../model.ts'
import { isSort, sortsOf } from '../sort.ts'
import { addCategories, keptCategories, renamedCategory, sortingOf } from './categories.ts'
import { blockNamed, entityNamed, fieldNamed, pageNamed, plain, unquoted } from './find.ts'
import { cut, idOf, unused } from './ids.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { targetNamed } from './target.ts'

export interface Holder {
  readonly entity: Entity
  readonly field: Field
}

const part = /\s+(?:choices?|options?|values?|types?|kinds?|list|dropdown|select|field|categories)$/i

/** The choice field that the words name: "delivery types", "the level of classes", "booking status". */
export function choiceField(model: AppModel, words: string): Holder | undefined {
  const located = /^(.{1,60}?)\s+(?:of|for|in|on)\s+(.{1,60})$/iu.exec(words)
  const target = located ? targetNamed(model, located[2]!) : undefined
  const bare = unquoted((target ? located![1]! : words).replace(/^(?:the|our|my)\s+/i, ''))
  const names = [plain(bare), plain(bare.replace(part, ''))]
  const holders = (target ? [target.entity] : model.entities).flatMap((entity) => entity.fields.filter(isSort).map((field) => ({ entity, field })))
  return (
    holders.find(({ field }) => names.includes(plain(field.label))) ??
    holders.find(({ entity, field }) => names.some((name) => [entity.singular, entity.plural].some((of) => name === `${plain(of)} ${plain(field.label)}`))) ??
    holders.find(({ field }) => names.some((name) => plain(field.label).split(' ').includes(name) || name.split(' ').includes(plain(field.label))))
  )
}

export const namesIn = (words: string) =>
  [...new Set(words.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/i).map((one) => cut(capital(unquoted(one.replace(/^(?:an?|the)\s+/i, ''))), 160)))]
    .filter((one) => one !== '')
    .slice(0, 20)
const withEntity = (model: AppModel, was: Entity, is: Entity): AppModel => ({ ...model, entities: model.entities.map((one) => (one === was ? is : one)) })
const withField = (entity: Entity, was: Field, is: Field): Entity => ({ ...entity, fields: entity.fields.map((one) => (one === was ? is : one)) })

/** New states of a lifecycle are reached from every other by an action of their own, by whoever works the other steps. */
function withStates(model: AppModel, { entity, field }: Holder, added: readonly string[]): AppModel {
  const life = entity.lifecycle
  if (life?.field !== field.id) return model
  const role = life.transitions.find((one) => one.role)?.role
  const actions = [...model.actions]
  const transitions = [...life.transitions]
  for (const to of added) {
    const id = unused(
      idOf(`mark_${to}`),
      transitions.map((one) => one.id),
    )
    transitions.push({ id, name: cut(`Mark as ${to}`, 160), from: (field.choices ?? []).filter((state) => state !== to), to, ...(role && { role }) })
    actions.push({
      id: unused(
        idOf(`mark_${entity.singular}_${to}`),
        actions.map((one) => one.id),
      ),
      name: cut(`Mark as ${to}`, 160),
      kind: 'transition',
      entity: entity.id,
      ...(role && { role }),
      fields: [],
      transition: id,
      confirmation: `{title} is ${to.toLowerCase()}.`,
    })
  }
  const fresh = actions.slice(model.actions.length).map(({ id }) => id)
  const pages = model.pages.map((page) =>
    page.blocks.some((block) => (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id)
      ? {
          ...page,
          blocks: page.blocks.map((block) =>
            (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id ? { ...block, actions: [...block.actions, ...fresh] } : block,
          ),
        }
      : page,
  )
  return { ...withEntity(model, entity, { ...entity, lifecycle: { ...life, transitions } }), actions, pages }
}

/** Puts the choices that words list beside those of a field. */
export function addChoices(model: AppModel, request: Request, holder: Holder, words: string): Answer | null {
  const { entity, field } = holder
  const there = sortsOf(model, field)
  const sorting = sortingOf(model, holder)
  const wanted = namesIn(words)
  const added = wanted.filter((one) => !there.some((choice) => plain(choice) === plain(one)))
  const marks = marksOf(request, [[words, 'thing']])
  const what = `the ${plural(field.label.toLowerCase())} of ${entity.plural}`
  if (wanted.length === 0) return null
  if (added.length === 0) return { kind: 'same', says: `${listed(wanted)} ${wanted.length > 1 ? 'are' : 'is'} already among ${what}.`, where: '', marks }
  if (sorting) return addCategories(model, request, sorting, added, words)
  const stated = withStates(model, holder, added)
  const now = stated.entities.find(({ id }) => id === entity.id)!
  const after = withEntity(stated, now, withField(now, field, { ...field, choices: [...there, ...added] }))
  return { kind: 'built', model: after, says: `Added ${listed(added)} to ${what}.`, label: `${field.label.toLowerCase()} ${listed(added)}`, where: '', marks }
}

function takeFrom(model: AppModel, request: Request, holder: Holder, words: string): Answer | null {
  const { entity, field } = holder
  const wanted = namesIn(words).map(plain)
  const there = sortsOf(model, field)
  const sorting = sortingOf(model, holder)
  const gone = there.filter((choice) => wanted.includes(plain(choice)))
  const marks = marksOf(request, [[words, 'thing']])
  if (gone.length === 0) return null
  if (sorting) return keptCategories(model, request, sorting, gone, words)
  const life = entity.lifecycle?.field === field.id ? entity.lifecycle : undefined
  const needed = life && gone.find((choice) => choice === life.initial || life.transitions.some(({ from, to }) => to === choice || from.includes(choice)))
  if (needed) return { kind: 'understood', says: `${needed} is a step that ${entity.plural} go through, so it stays.`, where: '', marks }
  const choices = there.filter((choice) => !gone.includes(choice))
  if (choices.length === 0) return { kind: 'understood', says: `${field.label} needs at least one choice.`, where: '', marks }
  const seeds = entity.seeds.map((seed) => (gone.includes(String(seed[field.id])) ? { ...seed, [field.id]: choices[0]! } : seed))
  const after = withEntity(model, entity, { ...withField(entity, field, { ...field, choices }), seeds })
  const says = `Removed ${listed(gone)} from the ${plural(field.label.toLowerCase())} of ${entity.plural}. Rows that have it keep it.`
  return { kind: 'built', model: after, says, label: `${listed(gone)} removed`, where: '', marks }
}

const categoryBefore = /^(?:the )?category /i
function renamed(model: AppModel, request: Request, from: string, to: string): Answer | null {
  const isThing = model.entities.some(({ singular, plural: many }) => [plain(singular), plain(many)].includes(plain(from)))
  if (isThing && !/\b(?:choice|option|status|state|value)\b/i.test(request.read)) return null
  for (const entity of model.entities) {
    for (const field of entity.fields) {
      const was = sortsOf(model, field).find((choice) => plain(choice) === plain(from.replace(categoryBefore, '')))
      if (was === undefined) continue
      const is = cut(unquoted(to), 160)
      const sorting = sortingOf(model, { entity, field })
      if (sorting) return renamedCategory(model, request, sorting, was, is)
      const swap = (state: string) => (state === was ? is : state)
      const life = entity.lifecycle?.field === field.id ? entity.lifecycle : undefined
      const after: Entity = {
        ...withField(entity, field, { ...field, choices: field.choices!.map(swap) }),
        seeds: entity.seeds.map((seed) => (seed[field.id] === was ? { ...seed, [field.id]: is } : seed)),
        ...(life && {
          lifecycle: {
            ...life,
            initial: swap(life.initial),
            transitions: life.transitions.map((one) => ({ ...one, from: one.from.map(swap), to: swap(one.to) })),
          },
        }),
      }
      const says = `The ${field.label.toLowerCase()} ${was} of ${entity.plural} is now called ${is}. Rows that have the old word keep it.`
      return { kind: 'built', model: withEntity(model, entity, after), says, label: `${is} for ${was}`, where: '', marks: marksOf(request, [[from, 'thing']]) }
    }
  }
  return null
}

const dropping = /^(?:remove|delete|drop|get rid of|take (?:out|away)|no|no more|stop offering)\s+(?:the\s)?(.{2,60}?)(?:\s+(?:choice|option|value))?$/iu
/** A choice that stands in one field alone, by its own words: "get rid of cash on delivery". */
function dropped(model: AppModel, request: Request, words: string): Answer | null {
  const wanted = plain(unquoted(words))
  const isPart = entityNamed(model, words) || pageNamed(model, words) || blockNamed(model, words) || model.entities.some((entity) => fieldNamed(entity, words))
  if (isPart && !/\b(?:choice|option|value)$/i.test(request.read)) return null
  const holders = model.entities.flatMap((entity) =>
    entity.fields.filter((field) => sortsOf(model, field).some((choice) => plain(choice) === wanted)).map((field) => ({ entity, field })),
  )
  if (holders.length === 1) return takeFrom(model, request, holders[0]!, words)
  if (holders.length === 0) return null
  const choices = holders.slice(0, 4).map(({ entity, field }) => `Remove ${unquoted(words)} from the ${field.label.toLowerCase()} of ${entity.plural}`)
  const says = `${listed(holders.map(({ entity }) => capital(entity.plural)))} each have ${unquoted(words)}: say from which to remove it.`
  return { kind: 'understood', says, where: '', marks: marksOf(request, [[words, 'thing']]), choices }
}

const adding =
  /^(?:add|include|insert|put|offer|allow)\s+(.{1,200}?)\s+(?:to|in|into|as an? (?:choice|option|value) (?:for|of|to|in|on)|as|among)\s+(?:the\s|a\s|our\s|another\s)?(.{1,100})$/isu
const another =
  /^(?:add|include)\s+(?:an?(?:other)?\s|the\s|new\s|one more\s){1,2}(?:(?:option|choice|value) (?:to|for|of) (?:the\s)?)?(.{2,60}?)\s*(?::|\bcalled\b|\bnamed\b|(?=["“]))\s*(.{1,120})$/isu
const taking = /^(?:remove|delete|drop|take (?:out|away))\s+(.{1,200}?)\s+(?:from|in|as)\s+(?:the\s|our\s)?(.{1,100})$/isu
const renaming = /^(?:rename|change|replace|call)\s+(?:the\s)?(.{1,80}?)(?:\s+(?:choice|option|status|state|value))?\s+(?:to|into|as|with|by)\s+(.{1,80})$/isu

/** "a note" for a table of categories is a column of it. */
const isColumn = (model: AppModel, added: string, to: string): boolean => /^an? /i.test(added) && entityNamed(model, to) !== undefined

/** Adds, removes or renames the choices of a field; new states of a lifecycle bring the action that leads to them. */
export const changeChoices: Rule = (model, request) => {
  const add = adding.exec(request.read)
  const into =
    add && !isColumn(model, add[1]!, add[2]!) && !/\b(?:option|choice|value)$/i.test(add[1]!) && !/\b(?:page|section|form|field)$/i.test(add[2]!)
      ? choiceField(model, add[2]!)
      : undefined
  if (into) return addChoices(model, request, into, add![1]!.replace(/\s+as (?:an? )?(?:choice|option|value)s?$/i, ''))
  const more = another.exec(request.read)
  const holder = more && choiceField(model, more[1]!)
  if (holder && !/\b(?:page|section|banner|form|class|entity)$/i.test(more[1]!)) return addChoices(model, request, holder, more[2]!)
  const take = taking.exec(request.read)
  const from = take && choiceField(model, take[2]!)
  if (from) return takeFrom(model, request, from, take[1]!)
  const rename = renaming.exec(request.read)
  if (rename) return renamed(model, request, unquoted(rename[1]!), rename[2]!)
  const drop = dropping.exec(request.read)
  return drop ? dropped(model, request, drop[1]!) : null
}
