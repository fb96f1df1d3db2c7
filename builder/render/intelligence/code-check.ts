import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canChange, isOpen } from '../access.ts'
import { section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, fieldsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { inSentence, showValue } from '../value.ts'

type CheckBlock = BlockOf<'code_check'>
const plain = (text: string): string => text.toLowerCase().replace(/[\s\u2010-\u2015-]/g, '')

/** The row that bears a code, however it is spaced and written; whoever knows the code may be told of it. */
function bearerOf(of: Context, { code }: CheckBlock, entity: Entity, entered: string): SiteRow | undefined {
  const wanted = plain(entered)
  return wanted === '' ? undefined : (own(of.request.rows, entity.id) ?? []).find((row) => plain(String(valueIn(row, code) ?? '')) === wanted)
}

type Verdict = 'genuine' | 'used' | 'void'
function verdictOn(of: Context, { state, until }: CheckBlock, row: SiteRow): Verdict {
  const now = state ? String(valueIn(row, state.field) ?? '') : ''
  if (state?.void.includes(now)) return 'void'
  if (state?.used.includes(now)) return 'used'
  const last = until === null ? null : valueIn(row, until)
  return typeof last === 'string' && last !== '' && last.slice(0, 10) < of.request.today ? 'void' : 'genuine'
}
const head = (tone: string, words: string): Html => html`<h3><span class="tag ${tone}">${words}</span></h3>`
const heads: Readonly<Record<Verdict, Html>> = {
  genuine: head('tag-good', 'Genuine'),
  used: head('tag-bad', 'Already used'),
  void: head('tag-bad', 'No longer valid'),
}

/** A form in which a code is entered, and what stands here about it. */
export function codeCheck(of: Context, block: CheckBlock): Html {
  const entity = entityOf(of, block.entity)
  const field = entity && fieldOf(entity, block.code)
  if (!entity || !field) return nothing
  const name = `${block.id}.code`
  const entered = (own(of.request.query, name) ?? '').trim().slice(0, 100)
  const to = `${address(of, backTo(of))}#${block.id}-found`
  const form = html`<form class="card form" method="get" action="${to}"><div class="field"><label for="${block.id}-code">${field.label}</label><input id="${block.id}-code" name="${name}" type="text" required maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${entered}"></div><div class="actions"><button class="button" type="submit">Check</button></div><p class="help">${block.text}</p></form>`
  return section(
    of,
    block,
    html`<div class="code-check">${form}<div id="${block.id}-found" role="status">${entered !== '' && told(of, block, entity, entered)}</div></div>`,
  )
}

function told(of: Context, block: CheckBlock, entity: Entity, entered: string): Html {
  const row = bearerOf(of, block, entity, entered)
  if (!row)
    return html`<div class="card code-told">${head('tag-bad', 'Unknown')}<p>No ${entity.singular} here bears the code <strong>${entered}</strong>. Check each sign; if it stands as printed, be careful: this may not be genuine.</p></div>`
  const verdict = verdictOn(of, block, row)
  const facts = fieldsOf(entity, block.fields).filter((field) => {
    const value = valueIn(row, field.id)
    return value !== null && value !== undefined && value !== ''
  })
  return html`<div class="card code-told">${verdict === 'genuine' && block.entered ? head('tag-wait', 'Found') : heads[verdict]}<p>${wordsFor(of, block, entity, row, verdict)}</p><dl class="facts">${facts.map((field) => html`<div><dt>${field.label}</dt><dd>${showValue(of, field, valueIn(row, field.id))}</dd></div>`)}</dl>${buttonToUse(of, block, entity, row)}</div>`
}

function wordsFor(of: Context, { state, until, code, entered }: CheckBlock, entity: Entity, row: SiteRow, verdict: Verdict): Html {
  const bearer = html`The code <strong>${String(valueIn(row, code))}</strong> belongs to this ${entity.singular}`
  const now = state ? String(valueIn(row, state.field) ?? '') : ''
  if (verdict === 'genuine') return html`${bearer}${entered && ', as its holder entered it'}.`
  if (verdict === 'used') return html`${bearer}, and it was used before: it is ${inSentence(now)}. If that was not you, be careful.`
  if (state?.void.includes(now)) return html`${bearer}, but it is ${inSentence(now)}.`
  const field = until === null ? undefined : fieldOf(entity, until)
  return html`${bearer}, but it has run out${field && html`: ${inSentence(field.label)} ${showValue(of, field, valueIn(row, field.id))}`}.`
}

/** The button by which who may do so uses what was found. */
function buttonToUse(of: Context, { use }: CheckBlock, entity: Entity, row: SiteRow): Html {
  const action = use === null ? undefined : actionOf(of, use)
  if (!action || action.role === undefined || !canChange(of.model, of.viewer, entity, action, row) || !isOpen(entity, action, row)) return nothing
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="row" value="${row.id}"><input type="hidden" name="back" value="${backTo(of)}"><button class="button" type="submit">${action.name}</button></form>`
}
