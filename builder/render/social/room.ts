import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, isOpen } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, type Context, entityOf, rowsOf } from '../context.ts'
import { actionAddress, backTo, formOf } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { counted } from '../value.ts'
import { type About, aboutOf } from './about.ts'

type Inside = NonNullable<BlockOf<'comments'>['inside']>
/** Whether the viewer is in the row, or runs the site. */
export function isInside(of: Context, { entity: id, by, state }: Inside, room: string): boolean {
  const entity = entityOf(of, id)
  const isIn = (row: SiteRow): boolean => row.owner === of.viewer.id && valueIn(row, by) === room && valueIn(row, state.field) === state.is
  return of.viewer.manages || (entity !== undefined && rowsOf(of, entity).some(isIn))
}

/** Who is in a room and how others come in; for whoever is not in it, the way in. */
export function room(of: Context, block: BlockOf<'room'>): Html {
  const entity = entityOf(of, block.entity)
  const about = aboutOf(of, block.about)
  const rooms = entityOf(of, block.about)
  if (!entity || !rooms) return nothing
  if (!about) return section(of, block, entrance(of, block, entity, rooms))
  const isClosed = valueIn(about.row, block.open.field) !== block.open.is
  if (!isInside(of, block, about.row.id)) return section(of, block, isClosed ? closed(about) : entrance(of, block, entity, rooms))
  const people = rowsOf(of, entity).filter((row) => valueIn(row, block.by) === about.row.id && valueIn(row, block.state.field) === block.state.is)
  const code = html`<p class="room-code"><span>Code</span> <strong>${String(valueIn(about.row, block.code) ?? '')}</strong></p>`
  const told = isClosed
    ? html`<p class="help">This ${about.entity.singular} is closed: nobody comes in any more.</p>`
    : html`<p class="help">Whoever has this code comes in.</p>`
  const list = html`<ul class="card room-people" aria-label="Who is here">${people.toReversed().map((row) => person(of, block, entity, about, row))}</ul>`
  return section(of, block, html`<div class="card room-head">${code}${told}</div>${list}`, {
    aside: html`<p class="talk-count">${counted(people.length, entity)}</p>`,
  })
}

const closed = ({ entity }: About): Html => emptyState({ words: `This ${entity.singular} is closed.` })
function entrance(of: Context, block: BlockOf<'room'>, entity: Entity, rooms: Entity): Html {
  const enter = actionOf(of, block.enter)
  return html`<div class="card form-card"><p class="help">Enter the code of this ${rooms.singular} to come in.</p>${enter && formOf(of, { id: `${block.id}-enter`, action: enter, entity, row: null })}</div>`
}

function person(of: Context, { by: _, name, role, leave, remove }: BlockOf<'room'>, entity: Entity, about: About, row: SiteRow): Html {
  const isMe = row.owner === of.viewer.id
  const steps = [isMe ? leave : remove].flatMap((id) => {
    const action = actionOf(of, id)
    const may = action && canChange(of.model, of.viewer, entity, action, row, of.request.rows) && isOpen(entity, action, row)
    return may ? [action] : []
  })
  const said = String(valueIn(row, name) ?? '')
  return html`<li><span class="related-title">${said}</span> <span class="tag tag-plain">${String(valueIn(row, role) ?? '')}</span>${isMe && html` <span class="tag tag-new">You</span>`}${steps.map(
    (action) =>
      html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${about.row.id}"><button class="button button-small button-plain" type="submit">${action.name}<span class="sr"> ${said}</span></button></form>`,
  )}</li>`
}
