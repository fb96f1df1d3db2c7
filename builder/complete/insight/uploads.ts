import { taken } from '../../compose/ids.ts'
import type { Action, Entity, Field } from '../../model.ts'
import { asksIn, type Completer, claimed, type Draft, isOpen, withEntity, withModel } from '../draft.ts'
import { entityIn, pageOf, partFor, roleFor } from './places.ts'

const pictures = /\b(?:photo|picture|image|avatar|cover|artwork|logo|poster|screenshot|illustration|painting|design|album)s?\b/
const files =
  /\b(?:file|data ?set|spread ?sheet|document|video|music|audio|song|track|pdf|attachment|resume|certificate|material|resource|courseware|homework|assignment|work|podcast|recording|scan|contract|report|data|content|media|book|app|software|model|template|paper)s?\b/
/** What is made in more kinds than pictures, and words that tell of the others. */
const ofAnyKind = /\b(?:works?|creations?|content|submissions?|entr(?:y|ies)|pieces?|productions?)$/
const heardOrSeen = /\b(?:music|songs?|films?|movies?|videos?|animations?|anime|audio|podcasts?|novels?|e-?books?)\b/i
/** What is a file wherever it is uploaded, with or without a picture of it. */
const ofFiles = /\b(?:templates?|plug-?ins?|extensions?|themes?|layouts?|fonts?)$/
const takes = ({ type }: Field): boolean => type === 'file' || type === 'image'

/** What may be uploaded is taken as a file, not as its name or address. */
export const uploads: Completer = (draft) =>
  asksIn(draft)
    .filter(({ ask, text }) => ask.verb === 'upload' || /\bupload/.test(text))
    .reduce((so_far: Draft, asked) => {
      const part = partFor(so_far, asked)
      const entity = part && entityIn(so_far, part.made.entity.id)
      if (!entity || part.made.thing.kit === 'job') return so_far
      const words = `${asked.ask.object?.noun ?? ''} ${asked.ask.object?.light ?? ''} ${entity.singular}`
      if (!entity.fields.some(takes) && !pictures.test(words) && !files.test(words)) return so_far
      const added = withFile(so_far, entity, words)
      const now = entityIn(added, entity.id)
      const isPicture = pictures.test(words) && !/\b(?:video|file|document)s?\b/.test(words)
      const next = isPicture && now ? withoutPlainFile(added, now) : added
      const page = pageOf(next, entity.id, roleFor(next, asked))
      return page && isOpen(next, asked) && asked.ask.verb === 'upload' ? claimed(next, page.path, [asked.ask]) : next
    }, draft)

/** Files that can be played are, where they are listed and on their own page. */
export const played: Completer = (draft) =>
  asksIn(draft)
    .filter((asked) => asked.ask.kind === 'play' && isOpen(draft, asked))
    .reduce((so_far: Draft, asked) => {
      const fate = so_far.plan.fates.get(asked.ask)
      const part = fate?.is === 'thing' ? partFor(so_far, asked) : undefined
      const entity = part && entityIn(so_far, part.made.entity.id)
      const page = entity?.fields.some(({ type }) => type === 'file') ? pageOf(so_far, entity.id, roleFor(so_far, asked)) : undefined
      return page ? claimed(so_far, page.path, [asked.ask]) : so_far
    }, draft)

/** A picture is asked for once: not as a file and as a picture. */
function withoutPlainFile(draft: Draft, entity: Entity): Draft {
  const file = entity.fields.find(({ type, id }) => type === 'file' && id !== entity.title)
  if (!file || !entity.fields.some(({ type }) => type === 'image')) return draft
  const without = (ids: readonly string[]): string[] => ids.filter((id) => id !== file.id)
  return withModel(draft, {
    entities: withEntity(draft.model.entities, entity.id, (one) => ({
      ...one,
      fields: one.fields.filter((field) => field !== file),
      seeds: one.seeds.map((seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => id !== file.id))),
    })),
    actions: draft.model.actions.map((action) => (action.entity === entity.id ? { ...action, fields: without(action.fields) } : action)),
    pages: draft.model.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id ? { ...block, fields: without(block.fields) } : block,
      ),
    })),
  })
}

function withFile(draft: Draft, entity: Entity, words: string): Draft {
  const isPicture = pictures.test(words) && !/\b(?:video|file|document)s?\b/.test(words)
  const isMore = !isPicture && (ofFiles.test(entity.singular) || (ofAnyKind.test(entity.singular) && heardOrSeen.test(draft.brief.words)))
  const known = entity.fields.find(({ type }) => isPicture && type === 'image') ?? entity.fields.find(isMore ? ({ type }) => type === 'file' : takes)
  const field: Field = known ?? {
    id: taken(new Set(entity.fields.map(({ id }) => id)), isPicture ? 'picture' : 'file'),
    label: isPicture ? 'Picture' : labelOf(words),
    type: isPicture ? 'image' : 'file',
    required: false,
    ...(isMore && !ofFiles.test(entity.singular) && { help: 'The work itself: sound, film, pictures or text.' }),
  }
  if (!known && entity.fields.length >= 24) return draft
  const asking = (action: Action): Action =>
    action.entity === entity.id && (action.kind === 'create' || action.kind === 'update') && !action.fields.includes(field.id)
      ? { ...action, fields: [...action.fields, field.id] }
      : action
  const shown = draft.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.kind === 'detail' && block.entity === entity.id && !block.fields.includes(field.id) ? { ...block, fields: [...block.fields, field.id] } : block,
    ),
  }))
  return withModel(draft, {
    entities: known ? draft.model.entities : withEntity(draft.model.entities, entity.id, (one) => ({ ...one, fields: [...one.fields, field] })),
    actions: draft.model.actions.map(asking),
    pages: shown,
  })
}

const labelOf = (words: string): string =>
  /\bvideo/.test(words) ? 'Video' : /\b(?:music|audio|song|track|podcast|recording)/.test(words) ? 'Sound file' : 'File'
