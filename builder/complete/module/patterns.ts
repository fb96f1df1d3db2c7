import { pathFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import { patternSamples, readPattern } from '../../patterns.ts'
import { type Completer, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { withFirstPage, withKept, wordsOf } from './place.ts'
import { newActionId, newEntityId, withoutThings, withPathsFreed } from './remake.ts'

const crafts =
  'pixel[- ]art|knit\\w*|crochet\\w*|cross[- ]?stitch\\w*|bead(?:ing|work|s)?|colou?rwork|embroidery|quilt\\w*|mosaics?|fuse beads?|perler|weaving|loom|sprites?|tile ?maps?'
const asked = new RegExp(
  `\\b(?:${crafts}) (?:\\w+ ){0,2}?(?:editors?|designers?|makers?|creators?|studio|drawing|painter)\\b|\\b(?:pixel|grid|stitch) (?:art )?(?:editors?|painter|drawing)\\b|\\b(?:paint|colou?r|fill)\\w* (?:in )?(?:the |single |individual )?(?:grid )?(?:pixels|stitches|beads)\\b|\\bpaint\\w* (?:the |single |individual )?(?:grid )?(?:cells|squares)\\b`,
  'i',
)
const other = /\b(?:nonograms?|picross|griddlers?|spreadsheets?|data grid|css grid|power grid|levels?)\b/i
/** What of the words is a pattern, or part of drawing one. */
const drawn = /(?:^| )(?:charts?|patterns?|drawings?|artworks?|pixel arts?|designs?|sprites?|galler(?:y|ies)|tile ?maps?|creations?)$/
const itself =
  /^(?:(?:grid|pixel|pattern|chart|stitch|pixel art|drawing) (?:editors?|designers?|makers?)|colou?rs?|colou?r palettes?|palettes?|instructions?(?: generators?)?|row-by-row instructions?|generators?|stitches|beads|rows|columns|cells|pixels|squares|canvas(?:es)?|grids?|grid sizes?|(?:paint|painted|colou?red) (?:cells?|pixels?|squares?)|undos?|(?:number )?of stitches|previews?|downloads?|portfolio projects|services|inquiries)$/
const claiming =
  /\b(?:grid|pixels?|cells|squares|stitches|beads|canvas|palettes?|colou?rs|paint\w*|draw\w*|undo\w*|redo\w*|instructions?|row-by-row|download\w*|export\w*|sav\w+|open\w*|cop(?:y|ies)|rows|columns|editor|charts?|patterns?|designs?)\b/
const shown = /\b(?:galler\w+|publish\w*|shar\w+|preview\w*)\b/
const beyond = /\b(?:log ?in|regist\w+|ai|chat|e-?mail\w*|sell\w*|buy\w*|orders?|payments?|like|comment\w*|follow\w*)\b/

const called = /\b(?:sav|publish|shar|creat|design|draw|mak)\w* (?:\w+ ){0,2}?(charts|patterns|drawings|artworks|designs|sprites|mosaics|tile maps)\b/i
const nounOf = (words: string): string =>
  (called.exec(words)?.[1] ?? /\b(?:chart|pattern|drawing|design)s?\b/i.exec(words)?.[0] ?? 'patterns').toLowerCase().replace(/s?$/, 's')
const acrossIn = (words: string): string => (/\bstitch(?:es)?\b|\bknit|\bcrochet/i.test(words) ? 'Stitches' : /\bbeads\b/i.test(words) ? 'Beads' : 'Columns')

const [draftState, out] = ['Draft', 'Published']
const measured = ['design', 'columns', 'rows', 'instructions'] as const

function entityOf(id: string, plural: string, across: string): Entity {
  return {
    id,
    singular: plural.slice(0, -1),
    plural,
    title: 'title',
    fields: [
      { id: 'title', label: 'Title', type: 'text', required: true },
      { id: 'made_by', label: 'Author', type: 'text', required: false },
      { id: 'columns', label: across, type: 'number', required: false, min: 0 },
      { id: 'rows', label: 'Rows', type: 'number', required: false, min: 0 },
      { id: 'instructions', label: 'Instructions', type: 'long_text', required: false },
      { id: 'status', label: 'Status', type: 'choice', required: false, choices: [draftState, out] },
      { id: 'saved_on', label: 'Saved on', type: 'date', required: false },
      { id: 'design', label: 'Grid', type: 'long_text', required: true },
    ],
    read: 'public',
    write: 'anyone',
    lifecycle: {
      field: 'status',
      initial: draftState,
      transitions: [
        { id: 'publish', name: 'Publish', from: [draftState], to: out },
        { id: 'unpublish', name: 'Take back', from: [out], to: draftState },
      ],
      unpublished: [draftState],
    },
    seeds: patternSamples.map(([title, made_by, design], at) => {
      const { columns, rows } = readPattern(design)!
      return { title, made_by, columns, rows, status: out, saved_on: `-${at + 2}d`, design }
    }),
  }
}

function actionsOf(draft: Draft, { id, singular, lifecycle }: Entity): readonly [save: Action, change: Action, ...rest: Action[]] {
  const make = (wanted: string, name: string, kind: Action['kind'], fields: readonly string[], more: Partial<Action> = {}): Action => ({
    id: newActionId(draft, `${wanted}_${id}`.slice(0, 44)),
    name,
    kind,
    entity: id,
    fields: [...fields],
    confirmation: `${name}: {title}.`,
    ...more,
  })
  const today = { kind: 'today' as const, field: 'saved_on' }
  return [
    make('save', `Save ${singular}`, 'create', ['title', ...measured], {
      effects: [today, { kind: 'name', field: 'made_by' }],
      confirmation: 'Saved: {title}.',
    }),
    make('change', 'Save changes', 'update', measured, { effects: [today], confirmation: 'Changes saved: {title}.' }),
    ...lifecycle!.transitions.map((step) => make(step.id, step.name, 'transition', [], { transition: step.id, confirmation: `${step.name}: {title}.` })),
    make('rename', 'Rename', 'update', ['title'], { confirmation: 'Saved: {title}.' }),
    make('delete', 'Delete', 'delete', [], { confirmation: 'Deleted: {title}.' }),
  ]
}

/** An editor of patterns on a grid, whose patterns are kept, published to a gallery and copied, where the words ask to paint such a thing. */
export const patterns: Completer = (draft) => {
  const words = wordsOf(draft)
  if (!asked.test(words) || other.test(words)) return draft
  const own = draft.model.entities.filter(({ plural }) => drawn.test(plural))
  const before = own.find(({ plural }) => !/galler/.test(plural)) ?? own[0]
  const gone = [...own, ...draft.model.entities.filter(({ plural }) => itself.test(plural.toLowerCase()))].map(({ id }) => id)
  const lean = withPathsFreed(draft, withoutThings(draft, gone))
  const across = acrossIn(words)
  const entity = entityOf(before?.id ?? newEntityId(lean, 'patterns'), nounOf(words), across)
  const [save, change, ...rest] = actionsOf(lean, entity)
  const keeps = { action: save.id, by: null, measures: Object.fromEntries(measured.map((one) => [one, one])) }
  const saved = { entity: entity.id, design: 'design', change: change.id }
  const offered = rest.map(({ id }) => id)
  const detailPath = newPath(lean, pathFrom(entity.singular))
  const title = capital(entity.plural)
  const mine: Block = {
    kind: 'list',
    id: newBlockId(lean, 'my_patterns'),
    heading: `Your ${entity.plural}`,
    entity: entity.id,
    layout: 'table',
    fields: ['columns', 'rows', 'status', 'saved_on'],
    search: false,
    filters: [],
    sorts: [],
    per_page: 20,
    scope: 'mine',
    actions: offered,
    empty: `You have saved no ${entity.plural} yet.`,
  }
  const detail: Page = {
    id: newPageId(lean, 'pattern_page'),
    path: detailPath,
    title: capital(entity.singular),
    navigation: null,
    blocks: [
      {
        kind: 'detail',
        id: newBlockId(lean, 'pattern_detail'),
        heading: '',
        entity: entity.id,
        fields: ['made_by', 'columns', 'rows', 'instructions', 'saved_on'],
        actions: offered,
        related: [],
      },
      { kind: 'pattern', id: newBlockId(lean, 'pattern_copy'), heading: `Open or copy this ${entity.singular}`, across, about: true, saved, keeps },
    ],
  }
  const gallery: Page = {
    id: newPageId(lean, 'pattern_gallery'),
    path: newPath(lean, pathFrom('Gallery')),
    title: /\bpattern gallery\b/i.test(words) ? 'Pattern gallery' : 'Gallery',
    navigation: 'Gallery',
    blocks: [
      {
        kind: 'pattern_gallery',
        id: newBlockId(lean, 'gallery'),
        heading: '',
        entity: entity.id,
        design: 'design',
        by: 'made_by',
        likes: null,
        page: detailPath,
      },
    ],
  }
  const kept = withKept(lean, entity, [save, change, ...rest], detail)
  const paged = withFirstPage(
    withModel(kept, { pages: withPage(kept.model.pages, gallery) }),
    'Editor',
    (id) => [{ kind: 'pattern', id: id('editor'), heading: '', across, saved, keeps }, mine],
    'Open the editor',
    `${title.slice(0, -1)} editor`,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'pattern')?.path ?? '/'
  const built = claimedAs(claimedAs(paged, gallery.path, shown, beyond), where, claiming, beyond)
  return claimedAs(built, detailPath, /\b(?:and|or|can) copy\b|^copy\b/)
}

/** The gallery with how many like each pattern, once the site keeps likes of them. */
export const patternLikes: Completer = (draft) => {
  if (!draft.model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'pattern_gallery'))) return draft
  const likesOf = (id: string) =>
    draft.model.entities.flatMap(({ id: entity, plural, fields }) =>
      fields.flatMap((field) => (/(?:^| )likes$/.test(plural) && field.type === 'reference' && field.entity === id ? [{ entity, by: field.id }] : [])),
    )[0] ?? null
  const pages = draft.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.kind === 'pattern_gallery' ? { ...block, likes: likesOf(block.entity) } : block)),
  }))
  return withModel(draft, { pages })
}
