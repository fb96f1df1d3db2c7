import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isSort } from '../../sort.ts'
import { canChange, isMine, isOpen } from '../access.ts'
import { section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldsOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { postForm } from '../social/post-form.ts'
import { rowAddress, showValue, titleOf } from '../value.ts'
import { type Answer, answer } from './answer.ts'
import type { Found } from './lookup.ts'

const shown_max = 30
const wordsIn = (row: SiteRow, field: string): string => String(valueIn(row, field) ?? '')

/** A conversation with the site: the visitor's questions, oldest first, each with what the site answers. */
export function assistant(of: Context, block: BlockOf<'assistant'>): Html {
  const [entity, ask] = [entityOf(of, block.entity), actionOf(of, block.ask)]
  if (!entity || !ask) return nothing
  const mine = rowsOf(of, entity).filter((row) => isMine(of.viewer, row))
  const own = mine.filter(({ owner }) => owner !== null)
  const known = own.length > 0 ? own : mine
  if (block.past !== undefined) return pastOf(of, block, entity, known)
  const began = beganWith(of, block, known)
  const isNew = of.request.query.talk === 'new'
  const spoken = block.conversation === undefined ? known : isNew ? [] : known.filter((row) => rootOf(block, row) === began)
  const all = spoken.slice(0, shown_max).toReversed()
  const lines = all.map((row, index) => turn(of, block, entity, row, index === 0 ? null : wordsIn(all[index - 1]!, block.question)))
  const asked = of.request.query.ask
  const form = postForm(of, {
    id: block.id,
    action: ask,
    entity,
    carried: block.conversation === undefined ? {} : { [block.conversation]: isNew ? '' : (began ?? '') },
    at: '',
    standing: asked === undefined ? {} : { [block.question]: asked.slice(0, 200) },
  })
  const examples = block.examples.map(
    (one) =>
      html`<li><a class="button button-small button-plain" href="${address(of, of.page?.path ?? '/', { query: { ask: one }, anchor: `${block.id}-ask` })}">${one}</a></li>`,
  )
  const hello = html`<li class="bubble"><p class="bubble-author">${block.name}</p><p>${block.text}</p></li>`
  return section(
    of,
    block,
    html`${block.conversation !== undefined && html`<div class="actions"><a class="button button-small button-plain" href="${address(of, of.page?.path ?? '/', { query: { talk: 'new' } })}">New conversation</a></div>`}<div class="card help-chat assistant"><ol class="bubbles" aria-label="Conversation">${hello}${lines}</ol><div id="${block.id}-ask">${form}</div>${examples.length > 0 && html`<p class="help">For example:</p><ul class="help-examples">${examples}</ul>`}</div>`,
    { unseen: block.name },
  )
}

/** The row with which the conversation of a row began: its own where it belongs to none. */
const rootOf = ({ conversation }: BlockOf<'assistant'>, row: SiteRow): string => String((conversation && valueIn(row, conversation)) || row.id)
/** The beginning of the conversation that is shown: the one asked for, that of the question just sent, else the newest. */
function beganWith(of: Context, block: BlockOf<'assistant'>, known: readonly SiteRow[]): string | undefined {
  const { talk, row } = of.request.query
  const asked = known.find(({ id }) => id === talk) ?? known.find(({ id }) => id === row) ?? known[0]
  return asked && rootOf(block, asked)
}

/** The conversations of before, the newest first: what each began with, its day, how much was asked, and ways to reopen and to delete it. */
function pastOf(of: Context, block: BlockOf<'assistant'>, entity: Entity, known: readonly SiteRow[]): Html {
  const roots = [...new Set(known.map((row) => rootOf(block, row)))].flatMap((id) => known.find((row) => row.id === id) ?? [])
  const day = entity.fields.find(({ type }) => type === 'date')
  const remove = actionOf(of, block.remove)
  const line = (root: SiteRow): Html => {
    const count = known.filter((row) => rootOf(block, row) === root.id).length
    const first = wordsIn(root, block.question)
    const gone =
      remove &&
      canChange(of.model, of.viewer, entity, remove, root) &&
      html`<form method="post" action="${actionAddress(of, remove)}"><input type="hidden" name="row" value="${root.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small button-plain" type="submit">Delete conversation<span class="sr">: ${first}</span></button></form>`
    return html`<li class="card"><h3><a href="${address(of, block.past ?? '/', { query: { talk: root.id } })}">${first}</a></h3><p class="help">${day && showValue(of, day, valueIn(root, day.id))} · ${count} ${count === 1 ? 'question' : 'questions'}</p><p>${answer(of, block.entities, first, null, block.entries).words}</p><div class="assistant-acts"><a class="button button-small" href="${address(of, block.past ?? '/', { query: { talk: root.id } })}">Reopen<span class="sr">: ${first}</span></a>${gone}</div></li>`
  }
  const list = roots.length === 0 ? html`<p class="help">There are no conversations yet.</p>` : html`<ul class="grid grid-1">${roots.map(line)}</ul>`
  return section(of, block, list, { unseen: 'Conversations' })
}

function turn(of: Context, block: BlockOf<'assistant'>, entity: Entity, row: SiteRow, before: string | null): Html {
  const { done, row: changed } = of.request.query
  const isNew = changed === row.id && (done === block.ask || done === block.pass)
  const said = answer(of, block.entities, wordsIn(row, block.question), before, block.entries)
  const reply = wordsIn(row, block.reply)
  const isByPerson = entity.lifecycle === undefined || valueIn(row, entity.lifecycle.field) === 'Replied'
  const staff =
    isByPerson && reply && html`<li class="bubble"><p class="bubble-author">${manager(of)} <span class="tag tag-good">Reply</span></p><p>${reply}</p></li>`
  return html`<li class="bubble bubble-mine${isNew && ' is-marked'}" id="message-${row.id}"><p class="bubble-author">You${isNew && html` <span class="tag tag-new" data-changed>New</span>`}</p><p>${wordsIn(row, block.question)}</p></li><li class="bubble"><p class="bubble-author">${block.name}</p>${body(of, said)}${buttons(of, block, entity, row)}</li>${staff}`
}
const manager = (of: Context): string => of.model.roles.find(({ manages }) => manages)?.name ?? 'A person'

function body(of: Context, { words, found, passages }: Answer): Html {
  const quotes = passages.map(
    ({ title, words: said, href, from }) =>
      html`<li><p><strong>${href ? html`<a href="${href}">${title}</a>` : title}</strong> <span class="help">from ${from}</span></p>${said && html`<blockquote>${said.length > 280 ? `${said.slice(0, 279)}…` : said}</blockquote>`}</li>`,
  )
  return html`<p>${words}</p>${found && rowsOfFound(of, found)}${quotes.length > 0 && html`<ul class="help-found">${quotes}</ul>`}`
}

function rowsOfFound(of: Context, { entity, rows, fields }: Found): Html {
  const brief = fieldsOf(
    entity,
    [
      ...fields.map(({ id }) => id),
      ...entity.fields.filter((field) => isSort(field) || ['money', 'rating', 'date'].includes(field.type)).map(({ id }) => id),
    ].slice(0, 3),
  ).filter(({ id }) => id !== entity.title)
  if (rows.length === 0) return nothing
  const line = (row: SiteRow): Html => {
    const to = rowAddress(of, entity, row)
    const title = titleOf(of, entity, row)
    const facts = brief.filter(({ id }) => ![null, undefined, ''].includes(valueIn(row, id) as null))
    return html`<li>${to ? html`<a href="${to}">${title}</a>` : html`<strong>${title}</strong>`}${facts.map((field) => html` <span class="assistant-fact"><span class="sr">${field.label}: </span>${showValue(of, field, valueIn(row, field.id))}</span>`)}</li>`
  }
  return html`<ul class="help-found">${rows.map(line)}</ul>`
}

/** What can be done with a question: passed on to a person, or taken away. */
function buttons(of: Context, block: BlockOf<'assistant'>, entity: Entity, row: SiteRow): Html {
  const state = entity.lifecycle && String(valueIn(row, entity.lifecycle.field) ?? '')
  const waits = state === 'With a person' && html`<p class="help">Passed on: the ${manager(of).toLowerCase()} will reply here.</p>`
  const mark = block.marks && wordsIn(row, block.marks.field)
  const each = [...(block.marks?.actions ?? []), block.pass, block.remove].flatMap((id) => {
    const action = id === null ? undefined : actionOf(of, id)
    if (action && mark === action.name) return html`<span class="tag tag-good">${action.name}</span>`
    if (!action || !canChange(of.model, of.viewer, entity, action, row) || !isOpen(entity, action, row)) return []
    return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button button-small button-plain" type="submit">${action.name}<span class="sr">: ${wordsIn(row, block.question)}</span></button></form>`
  })
  return html`${waits}${each.length > 0 && html`<div class="assistant-acts">${each}</div>`}`
}
