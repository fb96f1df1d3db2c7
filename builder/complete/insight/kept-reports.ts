import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Effect, Entity, Field, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { newActionId, newEntityId } from '../module/remake.ts'
import { deletionOf } from '../trade/parts.ts'
import { entityIn } from './places.ts'

type Report = BlockOf<'report'>
type Keeping = Omit<NonNullable<Report['keeps']>, 'action'>

const names = [
  [/\breports?\b/i, 'report', 'reports'],
  [/\banaly[sz]\w*/i, 'analysis', 'analyses'],
  [/\bstatistic\w*/i, 'statistical report', 'statistical reports'],
  [/\bsummar\w+/i, 'summary', 'summaries'],
] as const
/** "report problems": what is reported is no report of figures. */
const told =
  /\breport(?:s|ed|ing)? (?:[a-z]+ ){0,2}(?:problems?|issues?|faults?|bugs?|incidents?|damages?|abuse|users?|spam|errors?|crimes?|cases?|hazards?|violations?|symptoms?|repairs?|content|posts?|comments?|breakdowns?|accidents?|emails?)\b/i
const reporting = /\b(?:reports?|analys[ei]s|statistics?|summar(?:y|ies))$/
const shown_most = 8

/** The figures of a report are kept by a button where the words want reports, statistics or analyses: among the words' own reports where these have room for figures, else as rows of their own beside it. */
export const keptReports: Completer = (draft) => {
  const pages = draft.model.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'report'))
  const words = wordsOf(draft)
  const named = names.find(([said, singular]) => said.test(words) && !(singular === 'report' && told.test(words)))
  if (pages.length === 0 || !named) return draft
  const own = draft.model.entities.filter(({ singular }) => reporting.test(singular))
  const [known] = own.flatMap((entity) => {
    const keeping = keepingIn(entity)
    return keeping ? [{ entity, keeping }] : []
  })
  if (known) return withButtons(draft, pages, known.entity, known.keeping)
  return own.length > 0 ? draft : withTable(draft, pages, named[1], named[2])
}

/** Where the words' own reports keep what is counted: in their summary. */
function keepingIn({ fields, title, write }: Entity): Keeping | null {
  const labelled = (said: RegExp, type: Field['type']): string | null => fields.find((field) => field.type === type && said.test(field.label))?.id ?? null
  const figures = labelled(/^Summary$/, 'long_text')
  if (figures === null || fields.find(({ id }) => id === title)?.type !== 'text' || write !== 'anyone') return null
  return { title, about: null, from: labelled(/^From$/, 'date'), to: labelled(/^Until$/, 'date'), figures }
}

function withTable(draft: Draft, pages: readonly Page[], singular: string, plural: string): Draft {
  const manager = draft.model.roles.find(({ manages }) => manages)?.id
  const isManaged = manager !== undefined && pages.every(({ role }) => role === manager)
  const hasNames = draft.model.accounts !== undefined
  const sources = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'report' ? (entityIn(draft, block.entity)?.plural ?? []) : [])))
  const entity: Entity = {
    id: newEntityId(draft, plural.replaceAll(' ', '_')),
    singular,
    plural,
    title: 'title',
    fields: [
      { id: 'title', label: 'Title', type: 'text', required: true },
      { id: 'about', label: 'About', type: 'text', required: false },
      { id: 'from', label: 'From', type: 'date', required: false },
      { id: 'until', label: 'Until', type: 'date', required: false },
      { id: 'figures', label: 'Figures', type: 'long_text', required: false },
      ...(hasNames ? [{ id: 'kept_by', label: 'Made by', type: 'text' as const, required: false }] : []),
      { id: 'kept_on', label: 'Made on', type: 'date', required: false },
    ],
    read: isManaged ? 'managed' : 'own',
    write: isManaged ? 'managed' : 'anyone',
    seeds: ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad'].map((name, index) => {
      const plural_ = sources[index % sources.length] ?? ''
      return {
        title: `${capital(plural_)}, ${['last week', 'last month', 'the month before', 'last half year'][index]}`,
        about: capital(plural_),
        from: `-${[8, 38, 68, 188][index]}d`,
        until: `-${[2, 8, 38, 8][index]}d`,
        figures: '',
        ...(hasNames && { kept_by: name }),
        kept_on: `-${[1, 7, 37, 6][index]}d`,
      }
    }),
  }
  const kept = withModel(draft, { entities: [...draft.model.entities, entity] })
  const keeping = { title: 'title', about: 'about', from: 'from', to: 'until', figures: 'figures' }
  return withButtons(withLists(kept, pages, entity), pages, entity, keeping)
}

/** The draft with what is kept listed at the end of each page of reports. */
function withLists(draft: Draft, pages: readonly Page[], entity: Entity): Draft {
  const remove = deletionOf(draft, entity.id, entity.write === 'managed' ? pages[0]?.role : undefined)
  const listed = draft.model.pages.map((page) => {
    if (!pages.some(({ path }) => path === page.path)) return page
    const list: Block = {
      kind: 'list',
      id: newBlockId(draft, `${entity.id}_kept`),
      heading: `Kept ${entity.plural}`,
      entity: entity.id,
      layout: 'table',
      fields: entity.fields.flatMap(({ id }) => (id === 'title' || id === 'about' || id === 'from' || id === 'until' ? [] : [id])),
      search: false,
      filters: [],
      sorts: [],
      per_page: shown_most,
      scope: entity.read === 'managed' ? 'all' : 'mine',
      actions: [remove.id],
      empty: `No ${entity.singular} is kept yet: “Keep ${entity.singular}” keeps the figures as they stand.`,
    }
    return { ...page, blocks: [...page.blocks, list] }
  })
  return withModel(draft, { actions: [...draft.model.actions, remove], pages: listed })
}

function withButtons(draft: Draft, pages: readonly Page[], entity: Entity, keeping: Keeping): Draft {
  const [role] = pages.map((page) => page.role)
  const field = (said: RegExp, type: Field['type']): string | undefined => entity.fields.find((one) => one.type === type && said.test(one.label))?.id
  const [by, on] = [field(/^(?:Made by|Author)$/, 'text'), field(/^(?:Made on|Date)$/, 'date')]
  const effects: Effect[] = [...(by ? [{ kind: 'name' as const, field: by }] : []), ...(on ? [{ kind: 'today' as const, field: on }] : [])]
  const keep: Action = {
    id: newActionId(draft, `keep_${entity.id}`.slice(0, 44)),
    name: `Keep ${entity.singular}`,
    kind: 'create',
    entity: entity.id,
    ...(entity.write === 'managed' && role !== undefined && { role }),
    fields: Object.values(keeping).filter((id) => id !== null),
    effects,
    confirmation: 'Kept: {title}.',
  }
  const all = draft.model.pages.map((page) =>
    pages.some(({ path }) => path === page.path)
      ? { ...page, blocks: page.blocks.map((block): Block => (block.kind === 'report' ? { ...block, keeps: { action: keep.id, ...keeping } } : block)) }
      : page,
  )
  return withModel(draft, { actions: [...draft.model.actions, keep], pages: all })
}
