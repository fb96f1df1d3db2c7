import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, fieldsOf, rowOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue, titleOf } from '../value.ts'
import { rowsAbout } from './about.ts'
import { postForm } from './post-form.ts'

/** What the viewer is called in a conversation. */
const callsign = (of: Context): string => of.request.visitor.name ?? of.viewer.role?.name ?? 'Visitor'
/** Whether the viewer said it, or one of those who run the site with them. */
const isOurs = (of: Context, author: string): boolean => author === callsign(of) || (of.viewer.manages && author === of.viewer.role?.name)
const wordsIn = (row: SiteRow, field: string): string => String(valueIn(row, field) ?? '')

/** The conversations that the viewer may read, and the open one with its messages and the form to answer. */
export function inbox(of: Context, block: BlockOf<'inbox'>): Html {
  const [entity, messages] = [entityOf(of, block.entity), entityOf(of, block.messages)]
  const [action, start] = [actionOf(of, block.action), actionOf(of, block.start)]
  if (!entity || !messages || !action || !start) return nothing
  const all = latestFirst(of, block, entity, messages)
  const { at, row: made, done } = of.request.query
  const asked = at ?? (done === start.id ? made : undefined) ?? of.request.refused?.typed[block.by]
  const open = (asked ? rowOf(of, entity, asked) : undefined) ?? all[0]
  const list = all.map((row) => {
    const last = rowsAbout(of, messages, block.by, row.id).at(-1)
    const said = last ? `${wordsIn(last, block.author)}: ${wordsIn(last, block.words)}` : wordsIn(row, block.opening)
    return html`<li><a href="${address(of, of.page?.path ?? '/', { query: { at: row.id }, anchor: block.id })}"${row.id === open?.id && html` aria-current="true"`}><strong>${titleOf(of, entity, row)}</strong>${isWaiting(of, block, row, last) && html` <span class="tag tag-wait">${of.viewer.manages ? 'To answer' : last ? 'New reply' : 'New'}</span>`}<span class="inbox-last">${said.slice(0, 80)}</span></a></li>`
  })
  const begin = html`<details class="card form-card inbox-start"${all.length === 0 && html` open`}><summary>${start.name}</summary>${postForm(of, { id: `${block.id}-start`, action: start, entity, carried: {}, at: '' })}</details>`
  const who = block.open
    ? html`<p class="help">Everybody who uses this site can read these conversations and join in.</p>`
    : html`<p class="help">Only you${entity.shared !== undefined && ', whom you write to'} and the ${managerOf(of)} can read your conversations.</p>`
  const left = html`<div class="inbox-list">${list.length > 0 ? html`<ul class="card">${list}</ul>` : emptyState({ words: block.empty })}${begin}${who}</div>`
  return section(of, block, html`<div class="inbox">${left}${open && thread(of, block, { entity, messages, open })}</div>`, { unseen: 'Conversations' })
}
const managerOf = (of: Context): string => of.model.roles.find(({ manages }) => manages)?.name.toLowerCase() ?? 'people who run this site'

function latestFirst(of: Context, { by }: BlockOf<'inbox'>, entity: Entity, messages: Entity): readonly SiteRow[] {
  const last = (row: SiteRow): number => Math.max(row.created_at, ...rowsAbout(of, messages, by, row.id).map(({ created_at }) => created_at))
  return rowsOf(of, entity).toSorted((a, b) => last(b) - last(a))
}

/** Whether the last word is somebody else's. */
const isWaiting = (of: Context, { author, open }: BlockOf<'inbox'>, row: SiteRow, last: SiteRow | undefined): boolean => {
  if (last) return !isOurs(of, wordsIn(last, author))
  return row.owner !== of.viewer.id && (of.viewer.manages || (!open && row.owner !== null))
}

interface Thread {
  readonly entity: Entity
  readonly messages: Entity
  readonly open: SiteRow
}
function thread(of: Context, block: BlockOf<'inbox'>, { entity, messages, open }: Thread): Html {
  const action = actionOf(of, block.action)
  if (!action) return nothing
  const all = rowsAbout(of, messages, block.by, open.id)
  const first = wordsIn(open, block.opening)
  const starter = entity.fields.find((field) => /^(?:your )?name$|^from$/i.test(field.label))
  const lines = [
    ...(first
      ? [
          {
            id: open.id,
            author: (starter && wordsIn(open, starter.id)) || 'Visitor',
            words: first,
            isMine: open.owner === of.viewer.id && !of.viewer.manages,
            isNew: false,
            files: nothing,
          },
        ]
      : []),
    ...all.map((row) => ({
      id: row.id,
      author: wordsIn(row, block.author) || 'Visitor',
      words: wordsIn(row, block.words),
      isMine: isOurs(of, wordsIn(row, block.author)),
      isNew: of.request.query.row === row.id && of.request.query.done === action.id,
      files: filesIn(of, messages, row, block.files ?? []),
    })),
  ]
  const bubbles = lines.map(
    (line) =>
      html`<li class="bubble${line.isMine && ' bubble-mine'}${line.isNew && ' is-marked'}" id="message-${line.id}"><p class="bubble-author">${line.isMine ? 'You' : line.author}${line.isNew && html` <span class="tag tag-new" data-changed>New</span>`}</p><p>${line.words}</p>${line.files}</li>`,
  )
  const form = postForm(of, { id: `${block.id}-answer`, action, entity: messages, carried: { [block.by]: open.id, [block.author]: callsign(of) }, at: open.id })
  const title = fieldOf(entity, entity.title) ? titleOf(of, entity, open) : entity.singular
  return html`<div class="card inbox-thread"><h3>${title}</h3><ol class="bubbles" id="${block.id}-thread" data-poll aria-label="Messages">${bubbles}</ol>${form}<p class="help">New messages appear by themselves every few seconds; in a preview or without JavaScript, reload the page.</p></div>`
}

/** The pictures, recordings and files of a message. */
function filesIn(of: Context, messages: Entity, row: SiteRow, ids: readonly string[]): Html {
  const kept = fieldsOf(messages, ids).filter(({ id }) => ![null, undefined, ''].includes(valueIn(row, id) as null))
  return html`${kept.map((field) => html`<p class="bubble-file">${showValue(of, field, valueIn(row, field.id))}</p>`)}`
}
