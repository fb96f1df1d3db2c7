import type { BlockOf, Entity } from '../../model.ts'
import { address, type Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { grouped } from '../value.ts'
import { type Asked, type Found, listAddress, pageSizes, parameters } from './query.ts'
import { option } from './toolbar.ts'

/** Links to the other pages of a list; nothing where there is only one and the list does not tell of its pages. */
export function pagination(of: Context, entity: Entity, block: BlockOf<'list'>, asked: Asked, found: Found): Html {
  const { page, pages } = found
  if (pages < 2) return block.paged && found.total > 0 ? told(of, entity, block, asked, found) : nothing
  const to = (number: number): string => listAddress(of, block, parameters(asked, { page: number }))
  const step = (number: number, name: string, rel?: string): Html => html`<a class="pages-step" href="${to(number)}"${rel && html` rel="${rel}"`}>${name}</a>`
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter((one) => one === 1 || one === pages || Math.abs(one - page) <= 1)
  const links = near.map((one, index) => [
    index > 0 && one - (near[index - 1] ?? one) > 1 && html`<li aria-hidden="true">…</li>`,
    html`<li><a href="${to(one)}"${one === page && html` aria-current="page"`}><span class="sr">Page </span>${grouped(one)}</a></li>`,
  ])
  const back = page > 1 && html`${block.paged && step(1, 'First')}${step(page - 1, 'Previous', 'prev')}`
  const on = page < pages && html`${step(page + 1, 'Next', 'next')}${block.paged && step(pages, 'Last')}`
  return html`<nav class="pages" aria-label="Pages of ${entity.plural}">${back}<ul>${links}</ul>${on}</nav>${block.paged && told(of, entity, block, asked, found)}`
}

/** Which page and rows are shown of how many, how many a page shows, and the way to a page by its number. */
function told(of: Context, entity: Entity, block: BlockOf<'list'>, asked: Asked, { page, pages, rows, total, size }: Found): Html {
  const first = (page - 1) * size + 1
  const id = (name: string): string => `${block.id}-page-${name}`
  const form = (without: 'p' | 'n', content: Html): Html => {
    const kept = Object.entries(parameters(asked, { page })).filter(
      ([key, value]) => value && key !== asked.prefix + without && (without === 'p' || key !== `${asked.prefix}p`),
    )
    return html`<form class="tools" method="get" action="${address(of, of.page?.path ?? '/', { anchor: block.id })}" data-auto>${kept.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}${content}</form>`
  }
  const sizes = html`<div class="tool"><label for="${id('size')}">Rows per page</label><select id="${id('size')}" name="${asked.prefix}n">${pageSizes.map((one) => option(String(one), String(one), String(size)))}</select></div><button class="button button-plain button-small" type="submit">Show</button>`
  const jump = html`<div class="tool"><label for="${id('number')}">Go to page</label><input id="${id('number')}" type="number" name="${asked.prefix}p" min="1" max="${pages}" value="${page}" inputmode="numeric" required></div><button class="button button-plain button-small" type="submit">Go</button>`
  return html`<div class="paging"><p role="status">Page ${grouped(page)} of ${grouped(pages)} · ${grouped(first)} to ${grouped(first + rows.length - 1)} of ${grouped(total)} ${entity.plural} in all</p>${form('n', sizes)}${form('p', jump)}</div>`
}
