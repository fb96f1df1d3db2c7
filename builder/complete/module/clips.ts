import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Field } from '../../model.ts'
import type { ClipWay } from '../../module-data.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { changeBlocks, putActions, putEntity } from '../trade/parts.ts'
import { asksForFilm, asksForWorkshop, isResult, isStep, opensFor } from './clip-ways.ts'
import { withKeptResults } from './kept.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { newActionId, withoutThings } from './remake.ts'

interface KeptClips {
  readonly draft: Draft
  readonly keeps: { readonly action: string; readonly by: string | null; readonly measures: Record<string, string> }
}

const isText = ({ type }: Field): boolean => type === 'text' || type === 'long_text'
/** What keeps the clips that are made with the rows of an entity that the words name for them. */
function keptWith(draft: Draft, of: Entity): KeptClips {
  const field = (suits: (one: Field) => boolean): string | undefined => of.fields.find((one) => one.id !== of.title && suits(one))?.id
  const found = {
    name: of.title,
    picture: field(({ type }) => type === 'file'),
    minutes: field(({ id, type }) => id === 'minutes' && type === 'number'),
    size: field(({ id, type, unit }) => id === 'size' && type === 'number' && unit === 'kB'),
    start: field(({ id, type }) => id === 'from_second' && type === 'number'),
    end: field(({ id, type }) => id === 'to_second' && type === 'number'),
    filter: field((one) => one.id === 'filter' && isText(one)),
    text: field((one) => one.id === 'text' && isText(one)),
    place: field((one) => one.id === 'text_position' && isText(one)),
    script: field((one) => isText(one) && /prompt|script|words/i.test(one.label)),
    details:
      field((one) => isText(one) && /what was done/i.test(one.label)) ??
      field((one) => one.type === 'long_text' && /description|details|notes?$/i.test(one.label)),
  }
  const measures = Object.fromEntries(Object.entries(found).flatMap(([measure, id]) => (id === undefined ? [] : [[measure, id]])))
  const kept = new Set(Object.values(measures))
  const entity: Entity = {
    ...of,
    read: 'own',
    write: 'anyone',
    fields: of.fields.map((one) => (one.required && !kept.has(one.id) ? { ...one, required: false } : one)),
  }
  const day = entity.fields.find(({ type, id }) => type === 'date' && /(?:^|_)(?:on|date)$/.test(id))
  const action: Action = {
    id: newActionId(draft, `keep_${entity.id}`.slice(0, 44)),
    kind: 'create',
    entity: entity.id,
    name: `Save ${entity.singular}`.slice(0, 60),
    fields: [...kept],
    effects: day ? [{ kind: 'today', field: day.id }] : [],
    confirmation: `${capital(entity.singular)} saved: {title}.`,
  }
  const open = draft.model.actions.flatMap(({ role: _, ...one }) => (one.entity === entity.id && one.kind !== 'create' ? [one] : []))
  const forms = new Set(draft.model.actions.flatMap(({ id, kind, entity: about }) => (kind === 'create' && about === entity.id ? [id] : [])))
  const listed = changeBlocks(putActions(putEntity(draft, entity), [...open, action]), (one, page) => {
    if (one.kind === 'form' && forms.has(one.action)) return []
    if (one.kind !== 'list' || one.entity !== entity.id || page.role !== undefined) return [one]
    return page.path === '/' ? [] : [{ ...one, scope: 'mine' as const, heading: `Your ${entity.plural}`.slice(0, 80) }]
  })
  const draft_ = withModel(listed, { actions: listed.model.actions.filter(({ id }) => !forms.has(id)) })
  return { draft: draft_, keeps: { action: action.id, by: null, measures } }
}

/** Rows that are named by words and hold a file: they keep what is made by whoever makes it. */
const isFree = ({ title, fields }: Entity): boolean => fields.find(({ id }) => id === title)?.type === 'text' && fields.some(({ type }) => type === 'file')

function kept(draft: Draft, one: string, many: string): KeptClips {
  const own = draft.model.entities.find((entity) => isResult(entity.plural.toLowerCase()) && isFree(entity))
  if (own) return keptWith(draft, own)
  return withKeptResults(draft, {
    singular: one,
    plural: many,
    action: `Save ${one}`,
    confirmation: `${capital(one)} saved: {title}.`,
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'file', label: 'File', type: 'file', required: false },
      { id: 'format', label: 'Format', type: 'text', required: false },
      { id: 'size', label: 'Size', type: 'number', required: false, unit: 'kB', min: 0 },
      { id: 'what_was_done', label: 'What was done', type: 'long_text', required: false },
    ],
    measures: { name: 'name', picture: 'file', format: 'format', size: 'size', details: 'what_was_done' },
    seeds: [],
    instead: [],
  })
}

const titles = { video: 'Video editor', audio: 'Audio editor', both: 'Media workshop' } as const
const done =
  /\b(?:edit\w*|process\w*|conver\w*|transcod\w*|trim\w*|cut\w*|clip\w*|merg\w*|compress\w*|extract\w*|effects?|filters?|add\w* (?:text|music|filters|special effects)|watermarks?|formats?|preview\w*|download\w*|export\w*|volume|speed|encoding|decoding|super-resolution|synthes\w*)\b/
const written =
  /\b(?:generat\w*|conver\w*|animat\w*|templates?|effects?|music|scripts?|input (?:text|\w+ parameters)|preview\w*|export\w*|download\w*|text|story|stories)\b/
const elsewhere = /\b(?:delet\w*|share|chat|payments?|orders?|users?|permissions?|automatic\w*|batch|servers?|multiple platforms|original video links?)\b/

function placed(draft: Draft, way: ClipWay, title: string, one: string, many: string): Draft {
  const clips = way === 'film' ? 'video' : opensFor(wordsOf(draft))
  const keeping = kept(draft, one, many)
  const block = (id: string): Block => ({ kind: 'clip', id, heading: '', way, clips, keeps: keeping.keeps })
  const paged = withFirstPage(keeping.draft, title, (id) => [block(id('clip'))], title)
  const path = paged.model.pages.find(({ blocks }) => blocks.some((other) => other.kind === 'clip' && other.way === way))?.path ?? '/'
  return claimedBy(paged, path, way === 'film' ? written : done, elsewhere)
}

/** The draft without tables for what the workshop does itself. */
function withoutSteps(draft: Draft): Draft {
  const gone = draft.model.entities.filter(({ plural }) => isStep(plural.toLowerCase()))
  return withoutThings(
    draft,
    gone.map(({ id }) => id),
  )
}

/** What works on videos and sounds, or draws a video from words, where the words ask for it; what it makes is kept. */
export const clips: Completer = (draft) => {
  const words = wordsOf(draft)
  const isFilmed = asksForFilm(words)
  const isWorked = asksForWorkshop(words)
  if (!isFilmed && !isWorked) return draft
  const bare = withoutSteps(draft)
  const film = isFilmed ? placed(bare, 'film', 'Video from words', 'made video', 'made videos') : bare
  if (!isWorked || (isFilmed && !/\b(?:trim|cut|upload\w* (?:\w+ ){0,3}videos?)\b/i.test(words))) return film
  const kind = opensFor(words)
  const noun = kind === 'both' ? 'file' : kind === 'audio' ? 'sound' : 'video'
  return placed(film, 'edit', titles[kind], `edited ${noun}`, `edited ${noun}s`)
}
