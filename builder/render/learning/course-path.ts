import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, createPlace, detailPlace, entityOf, listPlace, rowOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own, valueIn } from '../own.ts'
import { aboutOf } from '../social/about.ts'
import { rowAddress, titleOf } from '../value.ts'

type Path = BlockOf<'course_path'>
interface Step {
  readonly row: SiteRow
  readonly title: string
  readonly isDone: boolean
}
interface Walk {
  readonly parts: Entity
  readonly course: Entity
  readonly row: SiteRow
  readonly steps: readonly Step[]
}

/** The rows of an entity that the visitor made themselves. */
const minesOf = (of: Context, entity: string): readonly SiteRow[] => (own(of.request.rows, entity) ?? []).filter(({ owner }) => owner === of.viewer.id)

function walkOf(of: Context, block: Path, course: Entity, row: SiteRow): Walk | null {
  const parts = entityOf(of, block.entity)
  if (!parts) return null
  const marked = new Set(minesOf(of, block.toggle.entity).map((mark) => valueIn(mark, block.toggle.by)))
  const placed = (one: SiteRow): number => (block.order === null ? 0 : Number(valueIn(one, block.order) ?? Number.MAX_SAFE_INTEGER))
  const steps = rowsOf(of, parts)
    .filter((one) => valueIn(one, block.by) === row.id)
    .toReversed()
    .toSorted((one, other) => placed(one) - placed(other))
    .map((one): Step => ({ row: one, title: titleOf(of, parts, one), isDone: marked.has(one.id) }))
  return { parts, course, row, steps }
}

/** The parts of the course that the page shows, or those beside the part that it shows. */
export function coursePath(of: Context, block: Path): Html {
  const course = entityOf(of, block.about)
  const shown = aboutOf(of, block.part ? block.entity : block.about)
  const row = course && shown ? (block.part ? rowOf(of, course, String(valueIn(shown.row, block.by) ?? '')) : shown.row) : undefined
  const walk = course && row ? walkOf(of, block, course, row) : null
  if (!walk || !shown) return nothing
  if (block.part) return beside(of, block, walk, shown.row)
  if (walk.steps.length === 0) return section(of, block, nothingYet(of, walk))
  const items = walk.steps.map(
    (step, index) =>
      html`<li class="card"><span class="path-number" aria-hidden="true">${index + 1}</span><span class="path-name">${linked(of, walk.parts, step)}</span>${minutes(block, step)}${marker(of, block, step, walk.row.id)}</li>`,
  )
  return section(of, block, html`${head(of, block, walk)}<ol class="path">${items}</ol>`)
}

function nothingYet(of: Context, { parts, course, row }: Walk): Html {
  const create = createPlace(of, parts)
  const by = parts.fields.find(({ entity }) => entity === course.id)
  const href = create && by ? address(of, create.page.path, { query: { [`set.${by.id}`]: row.id }, anchor: create.block.id }) : null
  return emptyState({ words: `This ${course.singular} has no ${parts.plural} yet.`, href, label: create?.action.name ?? '' })
}

const linked = (of: Context, parts: Entity, { row, title }: Step): Html =>
  detailPlace(of, parts.id) ? html`<a href="${rowAddress(of, parts, row) ?? ''}">${title}</a>` : html`${title}`

function minutes({ minutes: field }: Path, { row }: Step): Html {
  const value = field === null ? null : valueIn(row, field)
  return typeof value === 'number' ? html`<span class="path-minutes">${value} min</span>` : nothing
}

/** The button that marks a part as done, or takes that back. */
function marker(of: Context, { toggle }: Path, { row, title, isDone }: Step, at: string): Html {
  const [action, entity] = [actionOf(of, toggle.action), entityOf(of, toggle.entity)]
  if (!action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${at}"><input type="hidden" name="${toggle.by}" value="${row.id}"><button class="button button-small button-plain toggle" type="submit" aria-pressed="${isDone ? 'true' : 'false'}">${icon('check')}${isDone ? 'Done' : action.name}<span class="sr">: ${title}</span></button></form>`
}

const shareOf = ({ steps }: Walk): number => (steps.length === 0 ? 0 : Math.round((steps.filter(({ isDone }) => isDone).length / steps.length) * 100))

function bar(walk: Walk): Html {
  const share = shareOf(walk)
  const done = walk.steps.filter(({ isDone }) => isDone).length
  return html`<p class="path-said"><strong>${share}%</strong> done: ${done} of ${walk.steps.length} ${walk.steps.length === 1 ? walk.parts.singular : walk.parts.plural}</p><progress max="100" value="${share}" aria-label="Your progress in this ${walk.course.singular}">${share}%</progress>`
}

function head(of: Context, block: Path, walk: Walk): Html {
  const next = walk.steps.find(({ isDone }) => !isDone)
  const begun = minesOf(of, block.record.entity).some((row) => valueIn(row, block.record.by) === walk.row.id)
  const to = next && detailPlace(of, walk.parts.id) ? rowAddress(of, walk.parts, next.row) : null
  const onward = next && to ? html`<a class="button button-small" href="${to}">${begun ? 'Continue' : 'Begin'}: ${next.title}</a>` : nothing
  const place = listPlace(of, block.record.entity)
  const all = begun && place ? html`<a href="${address(of, place.page.path)}">${place.page.title}</a>` : nothing
  return html`<div class="card path-head">${bar(walk)}<div class="path-ways">${begun ? nothing : starter(of, block, walk)}${onward}${shareOf(walk) === 100 && awarded(of, block, walk)}${all}</div></div>`
}

/** The button by which a visitor takes the course up, before any part of it is done. */
function starter(of: Context, { record }: Path, { row, course }: Walk): Html {
  const action = record.start === null ? undefined : actionOf(of, record.start)
  const entity = entityOf(of, record.entity)
  if (!action || !entity || of.viewer.manages || !canCreate(of.model, of.viewer, entity, action)) return nothing
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${record.by}" value="${row.id}"><button class="button button-small" type="submit">${action.name}<span class="sr">: ${titleOf(of, course, row)}</span></button></form>`
}

function awarded(of: Context, { award }: Path, { course, row }: Walk): Html {
  const entity = award === null ? undefined : entityOf(of, award.entity)
  const title = titleOf(of, course, row)
  const given = award && entity ? minesOf(of, entity.id).find((one) => valueIn(one, award.named) === title) : undefined
  const to = entity && given && detailPlace(of, entity.id) ? rowAddress(of, entity, given) : null
  return to ? html`<a class="button button-small" href="${to}">Your certificate</a>` : nothing
}

/** On the page of a part: how far the visitor is, and the parts before and after it. */
function beside(of: Context, block: Path, walk: Walk, part: SiteRow): Html {
  const at = walk.steps.findIndex(({ row }) => row.id === part.id)
  const here = walk.steps[at]
  if (!here) return nothing
  const way = (step: Step | undefined, words: string): Html =>
    step ? html`<a class="button button-small button-plain" href="${rowAddress(of, walk.parts, step.row) ?? ''}">${words}: ${step.title}</a>` : nothing
  const whole = detailPlace(of, walk.course.id)
    ? html`<a href="${rowAddress(of, walk.course, walk.row) ?? ''}">${titleOf(of, walk.course, walk.row)}</a>`
    : nothing
  return section(
    of,
    block,
    html`<div class="card path-head"><p>${whole}</p>${bar(walk)}<div class="path-ways">${marker(of, block, here, part.id)}${way(walk.steps[at - 1], 'Before')}${way(walk.steps[at + 1], 'Next')}</div></div>`,
    { unseen: `Your progress` },
  )
}
