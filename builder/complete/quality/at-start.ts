import type { Part } from '../../compose/pages.ts'
import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, claimed, type Draft, newBlockId, withModel } from '../draft.ts'
import { isFilledIn, lastNamed } from '../operations/named.ts'
import { searchedIn } from '../operations/site-search.ts'
import { changeBlocks, createOn, entityIn, newActionId, putActions, putEntity, textOf, withSeeds } from '../trade/parts.ts'

/** What is typed into one box and sent by the key for it. */
const entered =
  /\b(?:press|hit|push|tap)(?:s|es|ing)? (?:the )?["'“]?(?:enter|return)\b|\b(?:by|with|via|on) (?:the )?(?:enter|return) key\b|\bquick(?:ly)?[- ]add\w*\b/
const adding = /\b(?:add|save|create|note|record|put|append|submit)\w*\b/
const searching = /\b(?:search|look up|find|jump|query)\w*\b/
const today = /\b(?:today|(?:of|for) the (?:current )?day|daily)\b/
const gone = /\brandom(?:ly)? (?:numbers?|passwords?|colou?rs?|codes?|seeds?|orders?|users?|players?|winners?|teams?|draws?|match\w*|selections?)\b/
const shownByChance = /\b(?:show|display|present|see|greet|feature)\w*\b[^.;]{0,60}?\brandom(?:ly (?:chosen|selected|picked))? ((?:[a-z-]+ ){0,2}[a-z-]+)/
const gestured =
  /\b(double|right)[- ]?(?:click|tap)(?:s|ed|ing)?\b[^.;]{0,60}?\b(?:switch|change|replace|shuffle|get|show|play|pick|choose|turn)\w*\b([^.;,]{0,60})/
const counting = /\b(?:show|display|present|feature|include|have|has|with)\w*\b[^.;]{0,40}\bcount-?downs?\b/
const timing = /\b(?:show|display|present)\w*\b[^.;]{0,40}\btimers?\b/
const sounds = /\b(?:music|melod(?:y|ies)|songs?|tunes?|sounds?|tracks?)\b/
const pictures = /\b(?:wallpapers?|backgrounds?|background (?:images?|pictures?)|pictures?|photos?|images?)\b/
const dated = /^(?:due|date|day|on|for|planned|scheduled)/i
const most = 40

/** What the words want on the first page itself: a box that is entered, rows by chance, what runs down, and what a click anywhere changes. */
export const atStart: Completer = (draft) => {
  const words = textOf(draft)
  const steps: readonly (readonly [RegExp, (so_far: Draft, found: RegExpExecArray, words: string) => Draft])[] = [
    [shownByChance, withWords],
    [gestured, withGesture],
    [timing, withTimer],
    [counting, withCountdown],
    [entered, withBox],
  ]
  return steps.reduce(
    (so_far, [cue, built]) => {
      const found = cue.exec(words)
      const next = found ? built(so_far, found, words) : so_far
      return found && next !== so_far ? claimedAt(next, found) : next
    },
    ticking(draft, words),
  )
}

const changing = /\b\w+-(?:changing|switching|adding|shuffling) functions?\b/
/** The clauses that the words stand in are built on the first page, with one that only says that there is such a function. */
function claimedAt(draft: Draft, { index, 0: { length } }: RegExpExecArray): Draft {
  const { clauses, words } = draft.brief
  const told = clauses.findIndex(({ start, end, mode }) => start < index + length && index < end && mode !== 'style' && mode !== 'subject')
  const before = clauses[told - 1]
  const isSaid = before && changing.test(words.slice(before.start, before.end).toLowerCase())
  return claimed(draft, '/', [...(isSaid ? [before] : []), ...clauses.slice(told, told + 1)])
}

const sentenceOf = (words: string, at: number): string => {
  const start = Math.max(...['.', ';', '!', '?', '\n'].map((end) => words.lastIndexOf(end, at))) + 1
  return words.slice(start, words.slice(at).search(/[.;!?\n]|$/) + at)
}

/** The draft with blocks on the first page, after what it greets with. */
function onHome(draft: Draft, blocks: readonly Block[]): Draft {
  const at = (all: readonly Block[]): number => all.findIndex(({ kind }) => kind === 'hero' || kind === 'welcome') + 1
  const pages = draft.model.pages.map((page) => (page.path === '/' ? { ...page, blocks: page.blocks.toSpliced(at(page.blocks), 0, ...blocks) } : page))
  return withModel(draft, { pages })
}

/** A box on the first page: it finds rows where the words search, and adds one where they add. */
function withBox(draft: Draft, { index }: RegExpExecArray, words: string): Draft {
  const sentence = sentenceOf(words, index)
  const after = sentence.slice(sentence.indexOf(words.slice(index, index + 8)))
  if (searching.test(sentence) && !adding.test(after)) return withSearch(draft)
  const kept = draft.parts.filter((part) => isFilledIn(part) && createOn(draft, part.made.entity.id)?.role === undefined)
  const part = lastNamed(after, kept) ?? lastNamed(sentence, kept)
  return part && adding.test(sentence) ? withQuickAdd(draft, part, today.test(sentence)) : draft
}

function withSearch(draft: Draft): Draft {
  const found = draft.model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'site_search' ? [{ path, block }] : [])))[0]
  if (found) return found.path === '/' ? draft : onHome(draft, [{ ...found.block, id: newBlockId(draft, 'search_here'), page: found.path }])
  const entities = searchedIn(draft.model).map(({ id }) => id)
  return entities.length > 0 ? onHome(draft, [{ kind: 'site_search', id: newBlockId(draft, 'search_here'), heading: '', entities }]) : draft
}

const dayOf = ({ fields }: Entity): Field | undefined => fields.find(({ type, label }) => type === 'date' && dated.test(label))

function withQuickAdd(draft: Draft, { made }: Part, isToday: boolean): Draft {
  const entity = entityIn(draft, made.entity.id)
  const create = entity && createOn(draft, entity.id)
  const title = entity?.fields.find(({ id }) => id === entity.title)
  const needs = entity?.fields.filter(({ id, required, type }) => required && id !== entity.title && !(type === 'choice' && id === entity.lifecycle?.field))
  if (!entity || !create || title?.type !== 'text' || needs?.some(({ type, initial }) => type !== 'choice' && initial === undefined)) return draft
  const day = dayOf(entity)
  const quick: Action = {
    ...create,
    id: newActionId(draft, `quick_${create.id}`.slice(0, 44)),
    name: `Add ${entity.singular}`,
    fields: [title.id],
    effects: [...(create.effects ?? []), ...(isToday && day ? [{ kind: 'today' as const, field: day.id }] : [])],
    confirmation: `{title} is on the list.`,
  }
  const { accounts } = draft.model
  const asking = accounts?.actions.includes(create.id) ? withModel(draft, { accounts: { ...accounts, actions: [...accounts.actions, quick.id] } }) : draft
  const listed = isToday && day ? putEntity(asking, dueToday(entity, day.id)) : asking
  return onHome(putActions(listed, [quick]), [
    { kind: 'form', id: newBlockId(draft, `quick_${entity.id}`.slice(0, 44)), heading: '', action: quick.id, text: '' },
    listHere(draft, entity, isToday ? day : undefined),
  ])
}

/** Of the samples some are for today. */
const dueToday = (entity: Entity, day: string): Entity => withSeeds(entity, (seed, index) => (index < 2 ? { ...seed, [day]: '+0d' } : seed))

function listHere(draft: Draft, entity: Entity, day: Field | undefined): BlockOf<'list'> {
  const full = draft.model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === entity.id)
  return {
    kind: 'list',
    id: newBlockId(draft, `${entity.id}_here`.slice(0, 44)),
    heading: day ? `Today’s ${entity.plural}` : entity.plural.slice(0, 1).toUpperCase() + entity.plural.slice(1),
    entity: entity.id,
    layout: 'table',
    fields: full?.kind === 'list' ? full.fields.slice(0, 3) : [],
    search: false,
    filters: [],
    sorts: [],
    ...(day && { within: { date: day.id, from: 0, to: 0, done: [] } }),
    per_page: 10,
    scope: full?.kind === 'list' ? full.scope : 'all',
    actions: full?.kind === 'list' ? full.actions : [],
    empty: day ? `There are no ${entity.plural} for today yet.` : `There are no ${entity.plural} yet.`,
  }
}

/** Where the words speak of a countdown, all that is due shows its time running down. */
const ticking = (draft: Draft, words: string): Draft =>
  /\bcount(?:ing|s)?[- ]?down/.test(words) ? changeBlocks(draft, (block) => [block.kind === 'due' ? { ...block, ticks: true } : block]) : draft

const examined = /\b(?:exams?|examinations?|quiz(?:zes)?|tests?|games?|rounds?|auctions?|sales?)\b/
function withCountdown(draft: Draft, { index }: RegExpExecArray, words: string): Draft {
  if (examined.test(sentenceOf(words, index))) return draft
  const all = draft.model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'due' ? [{ path, block }] : [])))
  const found = all.find(({ block }) => /count-?down/.test(entityIn(draft, block.entity)?.plural ?? '')) ?? all[0]
  return found && found.path !== '/' ? onHome(draft, [{ ...found.block, id: newBlockId(draft, 'countdown_here'), heading: 'Countdown', days: most }]) : draft
}

function withTimer(draft: Draft): Draft {
  const found = draft.model.pages.flatMap(({ path, role, blocks }) =>
    role === undefined && path !== '/' ? blocks.filter((block) => block.kind === 'timer') : [],
  )[0]
  return found ? onHome(draft, [{ ...found, id: newBlockId(draft, 'timer_here') }]) : draft
}

/** The kind that words after "random" name, by as many of them as a name has. */
function namedIn(draft: Draft, said: string): Entity | undefined {
  const open = draft.model.entities.filter(({ read, seeds }) => read === 'public' && seeds.length > 1)
  const named = said.split(' ').map((_, index, all) => all.slice(0, all.length - index).join(' '))
  return named.flatMap((name) => open.find(({ singular, plural }) => [singular, plural].some((one) => one === name || one.endsWith(` ${name}`))) ?? [])[0]
}
const lines: readonly Field['type'][] = ['text', 'long_text']
const chanceOf = (draft: Draft, entity: Entity, shows: 'words' | 'backdrop'): BlockOf<'by_chance'> => ({
  kind: 'by_chance',
  id: newBlockId(draft, `${entity.id}_by_chance`.slice(0, 44)),
  heading: '',
  entity: entity.id,
  shows,
  fields: entity.fields
    .filter(({ id, type }) => id !== entity.title && lines.includes(type))
    .slice(0, 2)
    .map(({ id }) => id),
})

function withWords(draft: Draft, found: RegExpExecArray): Draft {
  const entity = gone.test(found[0]) ? undefined : namedIn(draft, found[1] ?? '')
  return entity ? onHome(draft, [chanceOf(draft, entity, 'words')]) : draft
}

function withGesture(draft: Draft, found: RegExpExecArray): Draft {
  const on = found[1] === 'double' ? 'dblclick' : 'contextmenu'
  const said = found[2] ?? ''
  const home = draft.model.pages.find(({ path }) => path === '/')?.blocks ?? []
  const player = draft.model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'player')
  if (player && sounds.test(said)) {
    const gesturing = changeBlocks(draft, (block) => [block === player ? { ...player, on } : block])
    return home.includes(player) ? gesturing : onHome(gesturing, [{ ...player, id: newBlockId(draft, 'player_here'), on }])
  }
  const shown = draft.model.entities.find(
    ({ plural, read, seeds, fields }) => read === 'public' && seeds.length > 1 && pictures.test(plural) && fields.some(({ type }) => type === 'image'),
  )
  if (shown && pictures.test(said)) return onHome(draft, [{ ...chanceOf(draft, shown, 'backdrop'), on }])
  const entity = lastNamed(said, draft.parts)?.made.entity
  const words = home.find((block) => block.kind === 'by_chance' && block.entity === entity?.id)
  if (words) return changeBlocks(draft, (block) => [block === words && block.kind === 'by_chance' ? { ...block, on } : block])
  const open = entity && entityIn(draft, entity.id)
  return open?.read === 'public' ? onHome(draft, [{ ...chanceOf(draft, open, 'words'), on }]) : draft
}
