import { asking, designedLook, shownPart, shownParts } from '../../designed.ts'
import { type Designed, type DesignWay, kindsFor, partKinds, readDesign } from '../../designs.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate, isMine } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

const keptIn = (row: SiteRow, fields: readonly string[]): string => fields.map((field) => String(valueIn(row, field) ?? '')).join('')
const named: Readonly<Record<DesignWay, string>> = { form: 'forms', page: 'pages', screen: 'screens', diagram: 'diagrams' }

/** A designer: its parts as they stand without JavaScript, what the visitor has kept, and the designer itself. */
export function designer(of: Context, block: BlockOf<'designer'>): Html {
  const entity = block.saved && entityOf(of, block.saved.entity)
  const mine = entity ? rowsOf(of, entity).filter((row) => isMine(of.viewer, row)) : []
  const saved = mine.slice(0, 20).flatMap((row) => {
    const design = keptIn(row, block.saved!.design)
    return readDesign(design) ? [{ id: row.id, name: titleOf(of, entity!, row), design }] : []
  })
  const parts = kindsFor(block.way).map((kind) => partKinds[kind]!.name)
  const still = html`<div class="game-still"><p>Put ${named[block.way]} together from ${parts.length} kinds of ${block.way === 'diagram' ? 'boxes' : 'parts'}: ${parts.join(', ')}. Move them, write in them, ${block.way === 'diagram' ? 'lead one to another, ' : ''}choose their look, see a preview, and save.</p></div>`
  const { done, row } = of.request.query
  const isSaved = row !== undefined && done === block.keeps?.action && saved.some(({ id }) => id === row)
  return stage(of, block, {
    module: 'designer',
    data: { way: block.way, saved, ...(isSaved && { opened: row }) },
    still,
    keeps: block.keeps,
    ...(block.saved?.change && { change: block.saved.change }),
  })
}

/** A kept design as it will be, of those that the viewer may read. */
export function designed(of: Context, block: BlockOf<'designed'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const all = rowsOf(of, entity).flatMap((row) => {
    const design = readDesign(keptIn(row, block.design))
    return design ? [{ row, design }] : []
  })
  if (all.length === 0) return section(of, block, emptyState({ words: `There are no ${named[block.way]} yet: save one in the designer, and it stands here.` }))
  const asked = own(of.request.query, 'at') ?? own(of.request.query, 'row') ?? of.request.refused?.typed[block.answers?.by ?? '']
  const open = all.find(({ row }) => row.id === asked) ?? all[0]!
  const here = of.page?.path ?? '/'
  const list =
    all.length > 1 &&
    html`<ul class="designed-list">${all.map(({ row }) => html`<li><a class="button button-small button-plain" href="${address(of, here, { query: { at: row.id }, anchor: block.id })}"${row === open.row && html` aria-current="true"`}>${titleOf(of, entity, row)}</a></li>`)}</ul>`
  return section(of, block, html`${list}${shown(of, block, open.row, open.design)}`, { unseen: 'Designs' })
}

function shown(of: Context, block: BlockOf<'designed'>, row: SiteRow, design: Designed): Html {
  const action = block.answers === null ? undefined : actionOf(of, block.answers.action)
  const entity: Entity | undefined = action && entityOf(of, action.entity)
  const fields = block.answers?.fields ?? []
  let next = 0
  const parts = design.parts.map((part) => {
    const form = next < fields.length ? asking(part, fields[next]!) : null
    if (form) next += 1
    return html`<div${part.half && html` class="is-half"`}>${form ?? shownPart(part)}</div>`
  })
  const title = html`<h2>${design.title}</h2>`
  if (!action || !entity || !block.answers || !canCreate(of.model, of.viewer, entity, action))
    return html`<div class="design card" style="${designedLook(design)}">${title}${block.way === 'form' ? parts : shownParts(design)}</div>`
  return html`<form class="design card" style="${designedLook(design)}" method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${block.answers.by}" value="${row.id}">${title}${parts}<div><button class="d-button" type="submit">${action.name}</button></div></form>`
}
