import type { BlockOf } from '../../model.ts'
import { sitePaths } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf } from '../context.ts'
import { type Html, html } from '../html.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A form that sends a request to the site's own API from the visitor's browser, and shows what comes back. */
export function httpRequest(of: Context, block: BlockOf<'http_request'>): Html {
  const entity = entityOf(of, block.entity)
  const base = `${of.request.base}${sitePaths.api}`
  const field = (name: string) => `${block.id}-${name}`
  const sample = JSON.stringify(block.example, null, 2)
  const paths = of.model.entities.filter(({ read }) => read === 'public').map(({ id }) => html`<option value="${id}"></option>`)
  const form = html`<form class="form card form-card by-script http-form" method="get" data-http="${base}"><div class="fields"><div class="field"><label for="${field('method')}">Method</label><select id="${field('method')}" name="method">${methods.map((one) => html`<option>${one}</option>`)}</select></div><div class="field"><label for="${field('path')}">Path, below <code>${base}</code></label><input id="${field('path')}" name="path" value="${entity?.id ?? ''}" list="${field('paths')}" autocomplete="off" spellcheck="false"><datalist id="${field('paths')}">${paths}</datalist></div><div class="field is-wide"><label for="${field('body')}">Body of POST, PUT and PATCH, as JSON</label><textarea id="${field('body')}" name="body" rows="6" spellcheck="false">
${sample}</textarea></div></div><div class="actions"><button class="button" type="submit">Send request</button></div><div class="http-reply" role="status" data-http-reply></div></form>`
  const words = html`<p class="lead">The site answers at <code>${base}</code>, by the rules of its forms: one row is at <code>${base}${entity?.id ?? ''}/</code> and its id. <a href="${base}">All of its calls</a>.</p>`
  return section(of, block, html`${words}${form}`, { unseen: 'Send a request' })
}
