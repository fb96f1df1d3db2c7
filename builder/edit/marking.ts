import { article, capital } from '../lexicon/inflect.ts'
import type { Action, AppModel, Block, BlockOf, Entity, Page } from '../model.ts'
import { entityNamed } from './find.ts'
import { newId } from './ids.ts'
import { addPage, newPage } from './pages.ts'
import { permitting } from './permit.ts'
import { marksOf, type Rule } from './rule.ts'

type Toggle = BlockOf<'vote_bar'>['toggles'][number]
interface Way {
  readonly name: string
  readonly on: string
  readonly icon: Toggle['icon']
  readonly counts: boolean
  readonly done: string
  /** What the rows of one's own are called. */
  readonly many: string
}
const ways: readonly (readonly [RegExp, Way])[] = [
  [/^(?:like|likes|heart|upvote)$/, { name: 'Like', on: 'Liked', icon: 'heart', counts: true, done: 'You like {title}.', many: 'likes' }],
  [/^follow$/, { name: 'Follow', on: 'Following', icon: 'person', counts: true, done: 'You follow {title}.', many: 'follows' }],
  [/^/, { name: 'Save', on: 'Saved', icon: 'star', counts: false, done: '{title} saved.', many: 'favourites' }],
]

const acting =
  /^(?:(?:let|allow|enable|help)\s+.{1,40}?\s+(?:to\s+)?|.{1,40}?\s+(?:can|may|should(?: be able to)?|are allowed to)\s+)(save|bookmark|favou?rite|like|upvote|follow)\s+(.{2,40})$/iu
const having =
  /^(?:(?:add|include|create|offer)|(?:let|allow|enable)\s+.{1,40}?\s+(?:to\s+)?(?:make|keep|have|create|build)|.{1,40}?\s+(?:can|may|should(?: be able to)?)\s+(?:make|keep|have|create))\s+(?:an?\s|the\s|their\s(?:own\s)?|some\s)?(favou?rites|wish ?lists?|bookmarks|likes)(?:\s+(?:for|to|on|of|with)\s+(.{2,40}))?$/iu
const anything = /^(?:(?:their|the|some|any) )?(?:own )?(?:favou?rites?|favou?rite (?:ones|things|items)|things?|items?|ones|everything|anything)$/i

const pageOfRow = (model: AppModel, { id }: Entity): Page | undefined =>
  model.pages.find(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'detail' && block.entity === id))

/** What is marked: what the words name, else what the site shows first of all that has a page for each. */
function subjectOf(model: AppModel, words: string): Entity | undefined {
  const bare = words.replace(/^(?:their )?favou?rite /i, '')
  if (!anything.test(words)) return entityNamed(model, bare)
  const shown = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' ? [block.entity] : [])))
  const open = model.entities.filter((one) => one.read === 'public' && pageOfRow(model, one)).toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id))
  return open.find(({ write }) => write === 'managed') ?? open[0]
}

function markedBy(model: AppModel, about: Entity, page: Page, way: Way): { readonly model: AppModel; readonly own: Page } {
  const name = `${about.singular} ${way.many}`
  const id = newId(model, name)
  const entity: Entity = {
    id,
    singular: name.replace(/s$/, ''),
    plural: name,
    title: 'about',
    fields: [{ id: 'about', label: capital(about.singular), type: 'reference', required: true, entity: about.id }],
    read: way.counts ? 'public' : 'own',
    write: 'anyone',
    seeds: about.seeds.slice(0, 2).map((_, index) => ({ about: index })),
  }
  const base = { ...model, entities: [...model.entities, entity] }
  const toggle: Action = {
    id: newId(base, `${way.name} ${about.singular}`),
    name: way.name,
    kind: 'toggle',
    entity: id,
    fields: ['about'],
    confirmation: way.done,
  }
  const with_ = { ...base, actions: [...base.actions, toggle] }
  const remove: Action = { id: newId(with_, `remove ${id}`), name: 'Remove', kind: 'delete', entity: id, fields: [], confirmation: '{title} removed.' }
  const acts = { ...with_, actions: [...with_.actions, remove] }
  const kept = { action: toggle.id, entity: id, by: 'about', on: way.on }
  const mine: Block = {
    kind: 'favourites',
    id: newId(acts, `${id} mine`),
    heading: '',
    entity: id,
    about: about.id,
    by: 'about',
    action: toggle.id,
    remove: remove.id,
    on: way.on,
    empty: `Nothing here yet. Press “${way.name}” on ${article(about.singular)} ${about.singular}.`,
  }
  const own = newPage(acts, `My ${name}`, [mine])
  const added: Toggle = { ...kept, icon: way.icon, counts: way.counts }
  const bar: Block = {
    kind: 'vote_bar',
    id: newId({ ...acts, pages: [...acts.pages, own] }, `${about.id} marks`),
    heading: '',
    about: about.id,
    toggles: [added],
  }
  const there = page.blocks.find((block): block is BlockOf<'vote_bar'> => block.kind === 'vote_bar' && block.about === about.id)
  const blocks = there
    ? page.blocks.map((block) => (block === there ? { ...there, toggles: [...there.toggles, added] } : block))
    : page.blocks.flatMap((block) => (block.kind === 'detail' && block.entity === about.id ? [block, bar] : [block]))
  return { model: { ...acts, pages: [...acts.pages.map((one) => (one === page ? { ...page, blocks } : one)), own] }, own }
}

/** "Let members save favourites", "visitors can follow bands", "add a wishlist": a button on each, and a page of one's own. */
export const mark: Rule = (model, request) => {
  const act = acting.exec(request.read)
  const had = act ? null : having.exec(request.read)
  const about = act ? subjectOf(model, act[2]!) : had ? subjectOf(model, had[2] ?? 'favourites') : undefined
  const page = about && pageOfRow(model, about)
  if (!about || !page) return null
  const said = (act?.[1] ?? had![1]!).toLowerCase()
  const [, way] = ways.find(([verb]) => verb.test(said))!
  const marks = marksOf(request, [[act?.[1] ?? had![1]!, 'action']])
  const there = model.actions.some(
    ({ kind, name, entity }) =>
      kind === 'toggle' && name === way.name && model.entities.some((one) => one.id === entity && one.fields.some((field) => field.entity === about.id)),
  )
  if (there) return { kind: 'same', says: `There already is the button “${way.name}” on each ${about.singular}.`, where: page.path, marks }
  const { model: after, own } = markedBy(model, about, page, way)
  const says = `Each ${about.singular} now has the button “${way.name}”; what a visitor marks stands on the page ${own.title}.`
  return { kind: 'built', model: after, says, label: `${way.many} of ${about.plural}`, where: own.path, marks }
}

const commented = /^((?:add|create|include|build|make)\s+an?\s.{2,40}?)\s+with\s+(?:user\s|reader\s)?(comments|reviews|ratings)$/iu

/** "Add a blog with comments": the thing, and what visitors say about each of it. */
export const addCommented: Rule = (model, request) => {
  const match = commented.exec(request.read)
  const added = match && addPage(model, { ...request, read: match[1]! })
  if (!match || added?.kind !== 'built') return null
  const entity = added.model.entities.find(({ id }) => !model.entities.some((one) => one.id === id))
  if (!entity) return null
  const verb = match[2]!.toLowerCase() === 'comments' ? 'comment on' : 'review'
  const said = permitting(added.model, { ...request, read: `let people ${verb} ${entity.plural}` })
  if (said?.kind !== 'built') return null
  return { ...added, model: said.model, says: `${added.says} ${said.says}`, label: `${added.label} with ${match[2]!.toLowerCase()}` }
}
