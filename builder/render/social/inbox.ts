import type { Action, BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, rowOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { rowsAbout } from './about.ts'
import { type Person, personsOf, talkTitle } from './persons.ts'
import { postForm } from './post-form.ts'
import { isOurs, starterOf, thread } from './thread.ts'

const wordsIn = (row: SiteRow, field: string): string => String(valueIn(row, field) ?? '')
const here = (of: Context): string => of.page?.path ?? '/'

/** The conversations that the viewer may read, and the open one with its messages and the form to answer. */
export function inbox(of: Context, block: BlockOf<'inbox'>): Html {
  const [entity, messages] = [entityOf(of, block.entity), entityOf(of, block.messages)]
  const [action, start] = [actionOf(of, block.action), actionOf(of, block.start)]
  if (!entity || !messages || !action || !start) return nothing
  const sought = (of.request.query.find ?? '').trim().slice(0, 100)
  const every = latestFirst(of, block, entity, messages)
  const all = every.filter((row) => isFound(of, block, messages, row, sought))
  const persons = personsOf(of, block, entity)
  const { at, row: made, done } = of.request.query
  const asked = at ?? (done === start.id ? made : undefined) ?? of.request.refused?.typed[block.by]
  const open = (asked ? rowOf(of, entity, asked) : undefined) ?? all[0]
  const list = all.map((row) => {
    const last = rowsAbout(of, messages, block.by, row.id).at(-1)
    const said = last ? `${wordsIn(last, block.author)}: ${wordsIn(last, block.words) || carriedBy(messages, last, block.files)}` : wordsIn(row, block.opening)
    return html`<li><a href="${address(of, here(of), { query: { at: row.id, find: sought }, anchor: block.id })}"${row.id === open?.id && html` aria-current="true"`}><strong>${talkTitle(of, entity, row, starterOf(entity, row))}</strong>${isWaiting(of, block, row, last) && html` <span class="tag tag-wait">${of.viewer.manages ? 'To answer' : last ? 'New reply' : 'New'}</span>`}<span class="inbox-last">${said.slice(0, 80)}</span></a></li>`
  })
  const waiting = every.filter((row) => isWaiting(of, block, row, rowsAbout(of, messages, block.by, row.id).at(-1))).length
  const count = waiting > 0 && html`<p class="help"><strong>${waiting}</strong> ${of.viewer.manages ? 'to answer' : 'with something new'}</p>`
  const none = sought === '' ? block.empty : 'No conversation says that.'
  const who = block.open
    ? html`<p class="help">Everybody who uses this site can read these conversations and join in.</p>`
    : html`<p class="help">Only you${entity.shared !== undefined && ', whom you write to'} and the ${managerOf(of)} can read your conversations.</p>`
  const found = html`${(every.length > 0 || sought !== '') && search(of, block, sought)}${count}${list.length > 0 ? html`<ul class="card">${list}</ul>` : emptyState({ words: none })}`
  const left = html`<div class="inbox-list">${found}${begin(of, block, { entity, start, persons, isFirst: every.length === 0 })}${who}</div>`
  return section(of, block, html`<div class="inbox">${left}${open && thread(of, block, { entity, messages, open, persons })}</div>`, {
    unseen: 'Conversations',
  })
}
const managerOf = (of: Context): string => of.model.roles.find(({ manages }) => manages)?.name.toLowerCase() ?? 'people who run this site'

/** What a message without words carries: "voice message". */
const carriedBy = ({ fields }: Entity, row: SiteRow, files: readonly string[] = []): string =>
  fields.find(({ id }) => files.includes(id) && wordsIn(row, id) !== '')?.label.toLowerCase() ?? ''

/** Whether a conversation or one of its messages says the words. */
function isFound(of: Context, block: BlockOf<'inbox'>, messages: Entity, row: SiteRow, sought: string): boolean {
  if (sought === '') return true
  const values = [
    ...Object.values(row.values),
    ...rowsAbout(of, messages, block.by, row.id).flatMap((one) => [valueIn(one, block.author), valueIn(one, block.words)]),
  ]
  return values.some((value) => typeof value === 'string' && value.toLowerCase().includes(sought.toLowerCase()))
}

const search = (of: Context, { id }: BlockOf<'inbox'>, sought: string): Html =>
  html`<form class="help-ask" method="get" action="${address(of, here(of))}#${id}"><label for="${id}-find">Search your messages</label><div class="help-line"><input id="${id}-find" type="search" name="find" maxlength="100" value="${sought}"><button class="button button-small" type="submit">Search</button></div>${sought !== '' && html`<a href="${address(of, here(of), { anchor: id })}">All conversations</a>`}</form>`

interface Begun {
  readonly entity: Entity
  readonly start: Action
  readonly persons: readonly Person[]
  readonly isFirst: boolean
}
/** The form that begins a conversation, with the people whom it may be with. */
function begin(of: Context, block: BlockOf<'inbox'>, { entity, start, persons, isFirst }: Begun): Html {
  const to = (of.request.query.to ?? '').trim().toLowerCase().slice(0, 200)
  const person = persons.find(({ email }) => email === to)
  const about = (of.request.query.about ?? '').trim().slice(0, 120)
  const isNamed = start.fields.includes(entity.title)
  const subject = about !== '' ? `About: ${about}` : isNamed && person ? `Chat with ${person.name}` : ''
  const standing: Record<string, string> = {
    ...(subject !== '' && { [isNamed ? entity.title : block.opening]: subject }),
    ...(entity.shared !== undefined && to !== '' && { [entity.shared]: to }),
  }
  const form = postForm(of, { id: `${block.id}-start`, action: start, entity, carried: {}, at: '', standing })
  const each = persons.map(({ name, email, isSample }) => {
    const link = address(of, here(of), { query: { to: email, about }, anchor: `${block.id}-start` })
    return html`<li><a href="${link}"${email === to && html` aria-current="true"`}><strong>${name}</strong>${isSample && html` <span class="help">sample</span>`}${email.includes('@') && html`<span class="inbox-last">${email}</span>`}</a></li>`
  })
  const people =
    persons.length > 0 && html`<div><h3 id="${block.id}-people">Write to</h3><ul class="card" aria-labelledby="${block.id}-people">${each}</ul></div>`
  const isOpen = isFirst || to !== '' || about !== '' || of.request.refused?.action === start.id
  return html`${people}<details class="card form-card inbox-start" id="${block.id}-start"${isOpen && html` open`}><summary>${person ? html`Write to ${person.name}` : start.name}</summary>${form}</details>`
}

function latestFirst(of: Context, { by }: BlockOf<'inbox'>, entity: Entity, messages: Entity): readonly SiteRow[] {
  const last = (row: SiteRow): number => Math.max(row.created_at, ...rowsAbout(of, messages, by, row.id).map(({ created_at }) => created_at))
  return rowsOf(of, entity).toSorted((a, b) => last(b) - last(a))
}

/** Whether the last word is somebody else's. */
const isWaiting = (of: Context, { author, open }: BlockOf<'inbox'>, row: SiteRow, last: SiteRow | undefined): boolean => {
  if (last) return !isOurs(of, wordsIn(last, author))
  return row.owner !== of.viewer.id && (of.viewer.manages || (!open && row.owner !== null))
}
