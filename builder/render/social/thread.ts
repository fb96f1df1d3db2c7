import type { Action, BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, canCreate } from '../access.ts'
import { actionOf, type Context, fieldOf, fieldsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue } from '../value.ts'
import { rowsAbout } from './about.ts'
import { answersTo, fromPages } from './help.ts'
import { momentIn } from './moment.ts'
import { type Person, sampleIn, talkTitle } from './persons.ts'
import { postForm } from './post-form.ts'
import { sampleAnswer } from './sample-answer.ts'

/** What the viewer is called in a conversation. */
const callsign = (of: Context): string => of.request.visitor.name ?? of.viewer.role?.name ?? 'Visitor'
/** Whether the viewer said it, or one of those who run the site with them. */
export const isOurs = (of: Context, author: string): boolean => author === callsign(of) || (of.viewer.manages && author === of.viewer.role?.name)
const wordsIn = (row: SiteRow, field: string): string => String(valueIn(row, field) ?? '')

/** The name of whoever began a conversation. */
export function starterOf(entity: Entity, row: SiteRow): string {
  const starter = entity.fields.find((field) => /^(?:your )?name$|^from$/i.test(field.label))
  return (starter && wordsIn(row, starter.id)) || 'Visitor'
}

interface Line {
  readonly id: string
  readonly author: string
  readonly words: string
  readonly isMine: boolean
  readonly isNew: boolean
  readonly more: Html
  readonly at?: Html | null
}
export interface Thread {
  readonly entity: Entity
  readonly messages: Entity
  readonly open: SiteRow
  readonly persons: readonly Person[]
}

/** The open conversation: what was said, oldest first, and the form to answer. */
export function thread(of: Context, block: BlockOf<'inbox'>, { entity, messages, open, persons }: Thread): Html {
  const action = actionOf(of, block.action)
  if (!action) return nothing
  const starter = starterOf(entity, open)
  const first = wordsIn(open, block.opening)
  const isMine = open.owner === of.viewer.id && !of.viewer.manages
  const taken = takeBack(of, { remove: block.recall, words: block.opening }, entity, open, open)
  const opening: readonly Line[] = first
    ? [{ id: open.id, author: starter, words: first, isMine, isNew: false, more: taken, at: momentIn(of, entity, open) }]
    : []
  const said = rowsAbout(of, messages, block.by, open.id).map((row): Line => {
    const author = wordsIn(row, block.author) || 'Visitor'
    const isNew = of.request.query.row === row.id && of.request.query.done === action.id
    const more = html`${filesIn(of, messages, row, block.files ?? [])}${takeBack(of, block, messages, row, open)}`
    const isMine = isOurs(of, author)
    const state = isMine && block.state !== undefined && wordsIn(row, block.state) !== '' && html` <span class="help">${wordsIn(row, block.state)}</span>`
    return { id: row.id, author, words: wordsIn(row, block.words), isMine, isNew, more, at: html`${momentIn(of, messages, row)}${state}` }
  })
  const sample = sampleIn(of, persons, entity, open, starter)
  const lines = sample === null ? [...opening, ...said] : answered([...opening, ...said], sample)
  const bubbles = lines.map(
    (line) =>
      html`<li class="bubble${line.isMine && ' bubble-mine'}${line.isNew && ' is-marked'}" id="message-${line.id}"><p class="bubble-author">${line.isMine ? 'You' : line.author}${line.isNew && html` <span class="tag tag-new" data-changed>New</span>`}${line.at && html` ${line.at}`}</p>${line.words && html`<p>${line.words}</p>`}${line.more}</li>`,
  )
  const carried = { [block.by]: open.id, [block.author]: callsign(of) }
  const form = postForm(of, { id: `${block.id}-answer`, action, entity: messages, carried, at: open.id })
  const title = fieldOf(entity, entity.title) ? talkTitle(of, entity, open, starter) : entity.singular
  const who = sample !== null && html`<p class="help">${sample} is a sample person who answers by rules, so that a conversation can be tried.</p>`
  return html`<div class="card inbox-thread"><h3>${title}</h3>${who}<ol class="bubbles" id="${block.id}-thread" data-poll aria-label="Messages">${bubbles}${!block.open && received(of, { entity, messages, open, persons }, lines)}</ol>${form}${quick(of, block, action, messages, carried)}<p class="help">New messages appear by themselves every few seconds; in a preview or without JavaScript, reload the page.</p></div>`
}

/** What was said, with the answers of a sample person to what the viewer said. */
const answered = (lines: readonly Line[], sample: string): readonly Line[] =>
  lines.flatMap((line) =>
    line.isMine
      ? [line, { id: `${line.id}-answer`, author: `${sample} (sample)`, words: sampleAnswer(line.words), isMine: false, isNew: false, more: nothing }]
      : [line],
  )

/** What the site itself says to the last words that nobody has answered yet: that they have arrived, and where it speaks of them. */
function received(of: Context, { entity, open }: Thread, lines: readonly Line[]): Html {
  const last = lines.at(-1)
  if (entity.shared !== undefined || !last?.isMine || of.viewer.manages || open.owner === null) return nothing
  const found = answersTo(last.words, fromPages(of, of.model))
  const links = found.flatMap(({ title, href }) => (href ? [html`<li><a href="${href}">${title}</a></li>`] : []))
  const manager = of.model.roles.find(({ manages }) => manages)?.name.toLowerCase() ?? 'person who runs this site'
  return html`<li class="bubble"><p class="bubble-author">Automatic reply</p><p>Thank you, your message has arrived. The ${manager} answers it here.</p>${links.length > 0 && html`<p>Until then, this may help:</p><ul class="help-found">${links}</ul>`}</li>`
}

/** The pictures, recordings and files of a message. */
export function filesIn(of: Context, messages: Entity, row: SiteRow, ids: readonly string[]): Html {
  const kept = fieldsOf(messages, ids).filter(({ id }) => ![null, undefined, ''].includes(valueIn(row, id) as null))
  return html`${kept.map((field) => html`<p class="bubble-file">${showValue(of, field, valueIn(row, field.id))}</p>`)}`
}

function takeBack(
  of: Context,
  { remove, words }: { readonly remove?: string | undefined; readonly words: string },
  messages: Entity,
  row: SiteRow,
  open: SiteRow,
): Html {
  const action = remove === undefined ? undefined : actionOf(of, remove)
  if (!action || !canChange(of.model, of.viewer, messages, action, row)) return nothing
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="at" value="${open.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small button-plain" type="submit">${action.name}<span class="sr">: ${wordsIn(row, words).slice(0, 60)}</span></button></form>`
}

const replies = ['☺', '♥', '★', '✓', '☀', 'Thank you!', 'On my way.', 'I will look into it.'] as const
/** Replies that are sent by one press. */
function quick(of: Context, { words }: BlockOf<'inbox'>, action: Action, messages: Entity, carried: Readonly<Record<string, string>>): Html {
  if (!canCreate(of.model, of.viewer, messages, action)) return nothing
  const hidden = Object.entries(carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const each = replies.map(
    (reply) =>
      html`<li><form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${Object.values(carried)[0] ?? ''}">${hidden}<input type="hidden" name="${words}" value="${reply}"><button class="button button-small button-plain" type="submit"><span class="sr">Send </span>${reply}</button></form></li>`,
  )
  return html`<div><p class="help">Quick replies and emoji, sent at once:</p><ul class="help-examples">${each}</ul></div>`
}
