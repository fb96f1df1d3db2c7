import { kits } from '../../lexicon/kits.ts'
import { measuresTold } from '../../lexicon/measured-by.ts'
import type { Measures } from '../../lexicon/measures.ts'
import type { Action, Block, Entity, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { newActionId, newEntityId } from '../module/remake.ts'
import { totalOf } from '../trade/fields.ts'
import { textOf } from '../trade/parts.ts'
import { isMonthly, measuredOf } from './measured.ts'
import { month, monthTable } from './month-rows.ts'
import { dateOf, entityIn, mainPart } from './places.ts'

const looking =
  /\bdata (?:visuali[sz]\w*|analy\w+|statistic\w*|dashboards?|display|screens?|reports?)\b|\b(?:big data|visual) (?:analysis|platform|screens?)\b|\bvisuali[sz]\w+ (?:of |the |and )*(?:\w+ )?data\b|\bstatistical (?:charts?|reports?|analysis|data)\b|\banaly[sz]\w+ (?:\w+ )?data\b|\banalytics\b|\banalysis reports?\b|\bdata charts?\b/
const things: ReadonlySet<string> = new Set(['offer', 'machine', 'media', 'play'])
/** What says nothing of its own, and what is measured on no day. */
const aside: ReadonlySet<string> = new Set(['file', 'document', 'image', 'dataset', 'user_account', 'component'])
/** Things that are what is counted, not of what. */
const counted = /(?:^| )(?:job|jobs|opportunity|opening|position|task|project|service|case|file|record|item|module|function)$/
const isFigures = ({ path, blocks }: Page): boolean => path !== '/' && blocks[0]?.kind === 'tiles' && !blocks[0].mine

/** A site that has its data looked into and keeps nothing that is measured over time keeps figures of its months, of its things where it is about such. */
export const monthlyFigures: Completer = (draft) => {
  const [subject] = /^[^.]*/.exec(draft.brief.words)!
  const isData = looking.test(subject.toLowerCase())
  const isKnown = (entity: Entity): boolean => isMonthly(entity) || (isMeasured(draft, entity) && !(isData && entity.lifecycle !== undefined))
  if (!looking.test(textOf(draft)) || draft.model.entities.some(isKnown)) return draft
  const page = draft.model.pages.find(isFigures)
  const found = page && measuresTold(subject)
  return page && found ? withFigures(draft, page, found) : draft
}

const kept: ReadonlySet<string> = new Set(['money', 'record', 'request', 'machine'])
/** Whether rows of an entity have a day and say what they come to. */
function isMeasured(draft: Draft, entity: Entity): boolean {
  const part = draft.parts.find(({ made }) => made.entity.id === entity.id)
  if (
    !part ||
    aside.has(part.made.thing.kit) ||
    !kept.has(kits[part.made.thing.kit].group) ||
    dateOf(entity) === undefined ||
    entity.fields.some(({ id }) => id === 'unit')
  )
    return false
  return totalOf(entity) !== undefined || measuredOf(entity).length > 1
}

function withFigures(draft: Draft, page: Page, found: Measures): Draft {
  const main = mainPart(draft)
  const of = main && things.has(kits[main.made.thing.kit].group) && !aside.has(main.made.thing.kit) ? entityIn(draft, main.made.entity.id) : undefined
  const isOf = of !== undefined && of.read === 'public' && of.seeds.length > 1 && of.singular.length < 24 && !counted.test(of.singular)
  const { along, figures, rowsWith } = monthTable(draft, found, null, isOf ? of : undefined)
  const entity: Entity = {
    id: newEntityId(draft, 'monthly_figures'),
    singular: 'monthly figure',
    plural: 'monthly figures',
    title: 'name',
    fields: [{ id: 'name', label: 'Name', type: 'text', required: true }, month, ...along, ...figures],
    read: page.role === undefined ? 'public' : 'managed',
    write: page.role === undefined ? 'anyone' : 'managed',
    seeds: rowsWith('name', [], []),
  }
  const fields = entity.fields.map(({ id }) => id)
  const role = page.role === undefined ? {} : { role: page.role }
  const made = { entity: entity.id, ...role, fields }
  const add: Action = { id: newActionId(draft, 'add_monthly_figure'), name: 'Add monthly figure', kind: 'create', ...made, confirmation: 'Added: {title}.' }
  const edit: Action = { id: newActionId(draft, 'edit_monthly_figure'), name: 'Edit', kind: 'update', ...made, confirmation: 'Changed: {title}.' }
  const remove: Action = {
    ...edit,
    id: newActionId(draft, 'delete_monthly_figure'),
    name: 'Delete',
    kind: 'delete',
    fields: [],
    confirmation: 'Deleted: {title}.',
  }
  const base = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, add, edit, remove] })
  const list: Block = {
    kind: 'list',
    id: newBlockId(base, 'monthly_figures_list'),
    heading: 'Monthly figures',
    entity: entity.id,
    layout: 'table',
    fields: fields.slice(1),
    search: true,
    filters: along.map(({ id }) => id),
    sorts: [month.id, ...figures.slice(0, 2).map(({ id }) => id)],
    per_page: 12,
    scope: 'all',
    actions: [edit.id, remove.id],
    empty: 'There are no monthly figures yet. Add one, and it is drawn above.',
  }
  const form: Block = {
    kind: 'form',
    id: newBlockId(base, 'monthly_figure_form'),
    heading: 'Add monthly figure',
    action: add.id,
    text: 'It is drawn in the charts above at once.',
  }
  return withModel(base, { pages: base.model.pages.map((one) => (one.id === page.id ? { ...one, blocks: [...one.blocks, list, form] } : one)) })
}

/** Figures of months that stand beside what the words name, for a page of this role. */
export const monthlyBeside = ({ model, parts }: Draft, role: string | undefined): readonly Entity[] =>
  model.entities.filter(
    (entity) => isMonthly(entity) && (role !== undefined || entity.read === 'public') && !parts.some(({ made }) => made.entity.id === entity.id),
  )
