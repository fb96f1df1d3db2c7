import { capital, titled } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity, Field, Values } from '../../model.ts'
import { isFull } from '../../render/context.ts'
import { type Completer, claimed, type Draft, newBlockId } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'
import { aboutField, claimWords, contentPart, detailPage } from '../social/places.ts'
import { unwritten } from '../social/watched.ts'
import {
  addPage,
  changeBlocks,
  changePages,
  claimWhere,
  entityIn,
  listPage,
  newActionId,
  newEntityId,
  putActions,
  putEntity,
  textOf,
  withFields,
} from '../trade/parts.ts'

const byLetter =
  /\b(?:(?:first|initial|starting)[- ](?:letter|character)|initial|single[- ](?:letter|character)|alphabet(?:ical)?|a[- –]?(?:to[- ])?z)s?(?:[- ]based)? (?:look-?ups?|search(?:es|ing)?|quer(?:y|ies)|index(?:es|ing)?|filters?|filtering|browsing|navigation)\b|\b(?:look(?:ing)?[- ]up|search|find|browse|filter|index)\w* [^.;]{0,40}\b(?:by|from) (?:the |its |their )?(?:first|initial|starting) (?:letter|character)s?\b|\bby (?:their )?initials\b/
const letters = /^(?:(?:first|initial|starting|single)[- ]?(?:letter|character)|initial|letter|alphabet)$/
const often =
  /\b(?:(?:recent(?:ly)?|most) )?(?:popular|hot|hottest|trending|frequent) (?:look-?ups?|search(?:es)?|quer(?:y|ies))\b|\bmost[- ](?:searched|looked[- ]up|viewed) [a-z]+\b/
const oftenBefore = /^(?:(?:recently|recent|most) )?(?:hot[- ]search(?:ed|es)?|popular|trending|hot|most[- ](?:popular|searched|viewed)) (?=[a-z])/
const kept = /^(?:(?:personal|own|private|individual|user|recent) )?(look-?up|search|query|browsing|viewing|reading) (?:record|history|entry|log)$/
const seeking = /\b(?:search|look(?:ing)?[- ]?up|lookup|quer(?:y|ies))\w*\b/
const elsewhere = /\b(?:histor(?:y|ies)|records?|engines?|database|ai|images?|photos?|voice|map)\b/
const ownHistory = /\b(?:personal|own|their|private|individual|user) (look-?up|search|query|browsing|viewing) histor(?:y|ies)\b/
const ofOthers = /^(?:customers?|clients?|patients?|students?|visitors?|users?|guests?|members?)$/
const counts = [128, 96, 74, 51, 40, 33, 21, 12]
const mostFields = 22

/** What people come to look up is found by its first letter, counted, and kept in the history of who looks. */
export const lookedUp: Completer = (draft) => {
  const words = textOf(draft)
  const histories = draft.model.entities.filter(isHistory)
  const history = histories.find((entity) => !isPlayed(draft, entity))
  const isCounted = often.test(words)
  const told = histories.length > 0 ? undefined : ownHistory.exec(words)?.[1]
  if (!history && !isCounted && told === undefined && !byLetter.test(words)) return draft
  const plain = renamed(byLetter.test(words) ? withoutLetters(draft) : draft)
  const about = history ? (aboutField(plain, history)?.entity ?? soughtIn(plain)) : soughtIn(plain)
  const found = about === undefined ? plain : byLetter.test(words) ? withInitials(plain, about) : plain
  const counted = isCounted && about !== undefined ? withCount(found, about) : found
  const now = entityIn(counted, history?.id)
  const isKept = now !== undefined || (about !== undefined && (isCounted || told !== undefined))
  const seen = isKept ? withHistory(counted, now ?? unnamed(counted, told), about, isCounted) : counted
  const most = isCounted && about !== undefined ? withMost(seen, about, often.exec(words)![0]) : seen
  const page = about !== undefined && listPage(most, about)?.path
  return page ? claimWords(most, seeking, page, elsewhere) : most
}

/** A history that one's own looking makes, rather than what is noted of others or of runs. */
const isHistory = ({ singular, fields, lifecycle }: Entity): boolean =>
  kept.test(singular) &&
  lifecycle === undefined &&
  !fields.some(({ label, type, id }) => (type === 'reference' && ofOthers.test(label.toLowerCase())) || id === 'statement')

/** What playing keeps is not kept by opening as well. */
const isPlayed = ({ model }: Draft, { id }: Entity): boolean =>
  model.actions.some(({ entity, kind, name }) => entity === id && kind === 'create' && name === 'Play')

const soughtIn = (draft: Draft): string | undefined =>
  contentPart(draft)?.made.entity.id ??
  draft.parts.find(({ made: { entity } }) => entityIn(draft, entity.id)?.read === 'public' && detailPage(draft, entity.id) && listPage(draft, entity.id))?.made
    .entity.id

/** Letters are a way of finding, and no rows. */
function withoutLetters(draft: Draft): Draft {
  const gone = draft.model.entities.filter(({ singular }) => letters.test(singular)).map(({ id }) => id)
  const rest = withoutThings(draft, gone)
  return { ...rest, parts: rest.parts.filter(({ made }) => !gone.includes(made.entity.id)) }
}

/** "hot-searched demons" are demons, of which some are looked up more than others. */
function renamed(draft: Draft): Draft {
  const named = draft.model.entities.find(({ singular, read }) => read === 'public' && oftenBefore.test(singular))
  if (!named) return draft
  const [one, other] = [named.singular, named.plural].map((name) => name.replace(oftenBefore, ''))
  if (draft.model.entities.some(({ singular }) => singular === one)) return draft
  const said = (text: string): string =>
    text
      .replaceAll(named.plural, other!)
      .replaceAll(capital(named.plural), capital(other!))
      .replaceAll(named.singular, one!)
      .replaceAll(capital(named.singular), capital(one!))
  const deep = <Of>(of: Of): Of =>
    (typeof of === 'string'
      ? said(of)
      : Array.isArray(of)
        ? of.map(deep)
        : of !== null && typeof of === 'object'
          ? Object.fromEntries(Object.entries(of).map(([key, value]) => [key, deep(value)]))
          : of) as Of
  const { pages, actions, entities } = draft.model
  const calling = { pages: deep(pages), actions: deep(actions), entities: deep(entities) }
  const parts = draft.parts.map((part) =>
    part.made.entity.id === named.id ? { ...part, made: { ...part.made, entity: calling.entities.find(({ id }) => id === named.id)! } } : part,
  )
  return { ...draft, parts, model: { ...draft.model, ...calling } }
}

/** The lists of what is looked up, and of what the same sentence names beside it, have the letters that titles begin with. */
function withInitials(draft: Draft, about: string): Draft {
  const first = textOf(draft).split(/[.;!?\n]/)[0] ?? ''
  const isMeant = (id: string): boolean => id === about || (first.includes(entityIn(draft, id)?.plural ?? '\n') && entityIn(draft, id)?.read === 'public')
  const lettered = changeBlocks(draft, (block, { role }) => [
    block.kind === 'list' && role === undefined && isFull(block) && isMeant(block.entity) ? { ...block, initials: true } : block,
  ])
  return claimWhere(lettered, byLetter, listPage(lettered, about)?.path ?? '/')
}

const lookups: Field = { id: 'lookups', label: 'Lookups', type: 'number', required: false, min: 0 }
function withCount(draft: Draft, about: string): Draft {
  const entity = entityIn(draft, about)
  if (!entity || entity.fields.length > mostFields || entity.fields.some(({ id }) => id === lookups.id)) return draft
  const counted = withFields(entity, [lookups])
  return putEntity(draft, { ...counted, seeds: counted.seeds.map((seed, index) => ({ ...seed, lookups: counts[index % counts.length]! })) })
}

/** A history of the site's own where the words name none that is kept, or only want to know what is looked up most. */
const unnamed = (draft: Draft, told = 'lookup'): Entity => ({
  id: newEntityId(draft, `${told}_records`.replaceAll('-', '_')),
  singular: `${told} record`,
  plural: `${told} records`,
  title: 'title',
  fields: [
    { id: 'title', label: 'Looked up', type: 'text', required: true },
    { id: 'date', label: 'Date', type: 'date', required: false },
  ],
  read: 'own',
  write: 'anyone',
  seeds: [
    { title: null, date: '-1d' },
    { title: null, date: '-3d' },
    { title: null, date: '-8d' },
  ],
})

/** Rows of the history are made by opening what they are about and by searching for it, and by nobody's hand. */
function withHistory(draft: Draft, history: Entity, about: string | undefined, isCounted: boolean): Draft {
  const target = entityIn(draft, about)
  const isNew = entityIn(draft, history.id) === undefined
  const sought = target && detailPage(draft, target.id) ? target : undefined
  const own = sought ? referring(history, sought) : history
  const by = sought && own.fields.find(({ type, entity }) => type === 'reference' && entity === sought.id)
  const entity: Entity = {
    ...own,
    read: 'own',
    write: 'anyone',
    fields: own.fields.map((field) => (field.id === own.title ? field : { ...field, required: false })),
  }
  const title = entity.fields.find(({ id }) => id === entity.title)
  const isNamed = title?.type === 'text'
  const isRead = /^reading/.test(entity.singular)
  const bare = putEntity(isNew || isRead ? draft : unwritten(draft, entity.id), entity)
  const open: Action | undefined = by && {
    id: newActionId(bare, `keep_${entity.id}`.slice(0, 44)),
    name: 'Keep in my history',
    kind: 'create',
    entity: entity.id,
    fields: [by.id],
    effects: [
      ...(isNamed ? [{ kind: 'copy' as const, by: by.id, field: sought!.title, to: entity.title }] : []),
      ...stamps(entity),
      ...(isCounted ? [{ kind: 'add' as const, by: by.id, field: lookups.id, amount: null, sign: 1 as const }] : []),
    ],
    confirmation: 'Kept in your history.',
  }
  const count = entity.fields.find(({ id, type }) => type === 'number' && /^(?:results|found|hits)$/.test(id))
  const search: Action | undefined =
    isNamed && !isRead
      ? {
          id: newActionId(bare, `keep_search_${entity.id}`.slice(0, 44)),
          name: 'Keep this search',
          kind: 'create',
          entity: entity.id,
          fields: [entity.title, ...(count ? [count.id] : [])],
          effects: stamps(entity),
          confirmation: 'Kept in your history.',
        }
      : undefined
  const acting = putActions(
    bare,
    [open, search].flatMap((one) => one ?? []),
  )
  const looking = changeBlocks(acting, (block, { role }) => {
    if (role !== undefined) return [block]
    if (open && by && block.kind === 'detail' && block.entity === sought?.id) return [{ ...block, opened: { action: open.id, by: by.id } }]
    const isSought = block.kind === 'list' && block.search && block.scope === 'all' && block.entity !== entity.id
    return [search && isSought ? { ...block, keeps: { action: search.id, words: entity.title, ...(count && { count: count.id }) } } : block]
  })
  const place = listPage(looking, entity.id)?.path
  const { draft: paged, path } = place === undefined ? withPage(looking, entity) : { draft: looking, path: place }
  return claimWhere(paged, /\b(?:look-?up|search|query|browsing|viewing|reading) (?:histor(?:y|ies)|records?)\b/, path)
}

/** The page of a visitor's own history. */
function withPage(draft: Draft, { id: entity, singular, fields, title }: Entity) {
  const name = capital(singular.replace(/ record$/, ' history'))
  return addPage(draft, {
    title: name,
    navigation: name,
    blocks: (id) => [
      {
        kind: 'list',
        id: id(`${entity}_list`.slice(0, 44)),
        heading: `Your ${name.toLowerCase()}`,
        entity,
        layout: 'table',
        fields: fields.flatMap((field) => (field.id === title ? [] : [field.id])),
        search: false,
        filters: [],
        sorts: [],
        per_page: 20,
        scope: 'mine',
        actions: [],
        empty: 'You have looked nothing up yet.',
      },
    ],
  })
}

/** The history with a reference to what is looked up, its samples called after it. */
function referring(history: Entity, about: Entity): Entity {
  const has = history.fields.find(({ type, entity }) => type === 'reference' && entity === about.id)
  const field: Field = has ?? { id: 'about', label: titled(about.singular), type: 'reference', required: false, entity: about.id }
  const isNamed = history.fields.find(({ id }) => id === history.title)?.type === 'text'
  const seeds = history.seeds.slice(0, Math.max(1, about.seeds.length)).map((seed, index): Values => {
    const at = has ? Number(seed[field.id] ?? index) : index
    return {
      ...seed,
      [field.id]: about.seeds.length === 0 ? null : at % about.seeds.length,
      ...(isNamed && about.seeds.length > 0 && { [history.title]: about.seeds[at % about.seeds.length]![about.title] ?? null }),
    }
  })
  return { ...withFields(history, [field]), seeds }
}

/** When it was, and who looked. */
const stamps = ({ fields }: Entity): NonNullable<Action['effects']> =>
  fields.flatMap(({ id, type, label }): NonNullable<Action['effects']> => {
    if (type === 'date') return [{ kind: 'today', field: id }]
    if (type === 'datetime') return [{ kind: 'moment', field: id }]
    return type === 'text' && /^(?:who|person|user|reader|viewed by|looked up by|searched by|name)$/i.test(label) ? [{ kind: 'name', field: id }] : []
  })

/** What is looked up most has a page, and the first of it stands on the first page. */
function withMost(draft: Draft, about: string, said: string): Draft {
  const entity = entityIn(draft, about)
  if (!entity?.fields.some(({ id }) => id === lookups.id)) return draft
  const full = draft.model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === about)
  const heading = capital(said)
  const block = (id: string, per_page: number): BlockOf<'list'> => ({
    kind: 'list',
    id,
    heading,
    entity: about,
    layout: 'table',
    fields: [lookups.id, ...(full?.kind === 'list' ? full.fields.filter((field) => field !== lookups.id) : [])].slice(0, 4),
    search: false,
    filters: [],
    sorts: [],
    order: { field: lookups.id, down: true },
    per_page,
    scope: 'all',
    actions: [],
    empty: `Nothing has been looked up yet.`,
  })
  const added = addPage(draft, { title: heading, navigation: heading.slice(0, 40), blocks: (id) => [block(id(`${about}_most`.slice(0, 44)), 10)] })
  const here = newBlockId(added.draft, `${about}_most_here`.slice(0, 44))
  const shown = changePages(added.draft, (page) =>
    page.path === '/'
      ? {
          ...page,
          blocks: page.blocks.toSpliced(
            Math.max(
              1,
              page.blocks.findIndex(({ kind }) => kind === 'list'),
            ),
            0,
            block(here, 5),
          ),
        }
      : page,
  )
  const mentions = shown.brief.clauses.filter(({ start, end, mode }) => mode !== 'subject' && often.test(shown.brief.words.slice(start, end).toLowerCase()))
  return claimed(claimWhere(shown, often, added.path), added.path, mentions)
}
