import type { Action, Block, Entity, Field, Page } from '../../model.ts'
import { asksIn, type Completer, type Draft, newBlockId, withEntity, withModel } from '../draft.ts'
import { pageOf, withLast } from '../insight/places.ts'
import { wordsOf } from '../module/place.ts'
import { newActionId } from '../module/remake.ts'

/** What people call a file of rows. */
const called = /\b(?:data ?(?:files?|sets?|sheets?)|csv|excel|xlsx|spread ?sheets?|numerical files?|(?:tabular|numerical) data)\b/i
const sending = /\b(?:upload\w*|import\w*|submit\w*|batch (?:entry|input)|automat\w+ data entry)\b/i
/** Files that bear rows of another kind than a table has, and what is made of the files themselves. */
const beyond =
  /\b(?:geo\w*|spatial|images?|pictures?|photos?|videos?|audio|voice|mesh|cad|logs?|graph data|powerpoint|opml|backups?|convert\w*|conversion|compar\w+)\b/i
const recorded = /\b(?:data|records?|measurements?|readings?|results?|figures?|samples?|observations?|statistics|indicators?|entries|transactions?|sales)\b/i
/** What is made of other rows, not taken in. */
const derived = /\b(?:compar\w+|conver\w+|quer(?:y|ies)|analys[ei]s|reports?|histor\w+|logs?|downloads?|cleaning|imports?|exports?)\b/i
const measured = new Set<Field['type']>(['number', 'money', 'percent'])
const told = new Set<Field['type']>(['file', 'image'])
const least = 2

interface Upload {
  readonly entity: Entity
  readonly field: Field
  readonly action: Action
  readonly page: Page
  /** What the words say about the files. */
  readonly words: string
}

/** The forms by which the words have people upload data files. */
function uploadsIn(draft: Draft): readonly Upload[] {
  const { model } = draft
  return model.entities.flatMap((entity): Upload[] => {
    const field = entity.fields.find(({ type }) => type === 'file')
    const action = model.actions.find(
      ({ kind, entity: id, fields }) => kind === 'create' && id === entity.id && field !== undefined && fields.includes(field.id),
    )
    const page = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === action?.id))
    const own = asksIn(draft).filter(({ ask }) => {
      const fate = draft.plan.fates.get(ask)
      return fate?.is === 'thing' && draft.parts.some(({ made }) => made.entity.id === entity.id && made.thing === fate.thing)
    })
    const words = own.map(({ text }) => text).join('. ')
    const isFile = called.test(entity.singular) || own.some(({ text }) => sending.test(text) && called.test(text) && /\bdata\b/.test(entity.singular))
    return field && action && page && isFile && !beyond.test(`${entity.singular} ${words}`) ? [{ entity, field, action, page, words }] : []
  })
}

/** How much an entity is what the files have rows of. */
function weightOf(draft: Draft, { entity: file, words }: Upload, entity: Entity): number {
  const part = draft.parts.find(({ made }) => made.entity.id === entity.id)
  const asked = entity.fields.filter(({ type }) => !told.has(type))
  if (!part || part.made.thing.kit === 'job' || asked.length < 3 || entity.fields.some(({ type, required }) => required && told.has(type))) return 0
  if (derived.test(entity.singular) || (entity.id !== file.id && called.test(entity.singular))) return 0
  const named = new RegExp(`\\b(?:${entity.singular}|${entity.plural})\\b`, 'i').test(words) ? 3 : 0
  const kept = recorded.test(entity.singular) ? 3 : 0
  const figures = asked.some(({ type }) => measured.has(type)) ? 1 : 0
  const fit = entity.id === file.id ? (recorded.test(entity.singular) && !called.test(entity.singular) ? 1 : -9) : 0
  return named + kept + figures + fit
}

/** The action that adds a row of the table for whoever uploads the file: one that they have, else one of their own. */
function addingFor(draft: Draft, entity: Entity, { role }: Action): { readonly draft: Draft; readonly action: Action } | null {
  const all = draft.model.actions.filter((one) => one.kind === 'create' && one.entity === entity.id)
  const manages = draft.model.roles.some(({ id, manages }) => id === role && manages)
  const own = all.find((one) => (one.role === undefined || one.role === role) && (entity.write === 'anyone' || manages))
  if (own) return { draft, action: own }
  const [known] = all
  if (!known) return null
  const { role: _, ...rest } = known
  const action: Action = { ...rest, id: newActionId(draft, `read_${entity.id}`.slice(0, 44)), ...(role !== undefined && { role }) }
  const entities = withEntity(draft.model.entities, entity.id, (one) => ({ ...one, write: 'anyone' as const }))
  return { draft: withModel(draft, { entities, actions: [...draft.model.actions, action] }), action }
}

function read(draft: Draft, upload: Upload): Draft {
  const [best] = draft.model.entities
    .map((entity) => ({ entity, weight: weightOf(draft, upload, entity) }))
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight)
  const adding = best && addingFor(draft, best.entity, upload.action)
  if (!best || !adding) return draft
  const { entity } = best
  const block: Block = {
    kind: 'import_csv',
    id: newBlockId(adding.draft, `${entity.id}_read`.slice(0, 44)),
    heading: `Read ${entity.plural} from a file`,
    action: adding.action.id,
    from: { action: upload.action.id, file: upload.field.id },
  }
  const isTable = called.test(upload.entity.singular)
  const fields = (of: Entity): Entity => ({
    ...of,
    fields: of.fields.map((field) => (isTable && field.id === upload.field.id ? { ...field, takes: 'table' as const } : field)),
  })
  const { entities, pages } = adding.draft.model
  const placed = withModel(adding.draft, {
    entities: withEntity(entities, upload.entity.id, fields),
    pages: pages.map((page) => (page.path === upload.page.path ? { ...page, blocks: beside(page.blocks, block, upload.action.id) } : page)),
  })
  return imported(placed, entity, adding.action)
}

/** The block before the form whose files it reads, unless that leads the page. */
function beside(blocks: readonly Block[], block: Block, action: string): Block[] {
  const at = blocks.findIndex((one) => one.kind === 'form' && one.action === action)
  return at > 0 ? [...blocks.slice(0, at), block, ...blocks.slice(at)] : [...blocks, block]
}

/** Rows are taken in on their own page as well. */
function imported(draft: Draft, entity: Entity, action: Action): Draft {
  const page = pageOf(draft, entity.id, action.role)
  const has = draft.model.pages.some(({ blocks }) =>
    blocks.some(
      (block) => block.kind === 'import_csv' && !block.from && draft.model.actions.some(({ id, entity: of }) => id === block.action && of === entity.id),
    ),
  )
  if (!page || has || page.role !== action.role || page.path === '/') return draft
  return withLast(draft, page.path, { kind: 'import_csv', id: newBlockId(draft, `${entity.id}_import`.slice(0, 44)), heading: `Import ${entity.plural}`, action: action.id }) // biome-ignore format: one call
}

/** The rows of uploaded data files are read into the table that they are of, where the site has one beside the files. */
export const dataFiles: Completer = (draft) => (sending.test(wordsOf(draft)) ? uploadsIn(draft).reduce(read, draft) : draft)
