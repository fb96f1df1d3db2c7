import type { BlockOf } from '../../model.ts'
import { artOf, emblemOf } from '../art/art.ts'
import { motifsIn } from '../art/motif-words.ts'
import { type Context, pageAt } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon, iconFor } from '../icons.ts'
import { treatments } from '../treatment.ts'
import { isWebAddress } from '../value.ts'
import { contactLines } from './contact-lines.ts'
import { buttonLink, maybeLink, section } from './section.ts'

export const text = (of: Context, block: BlockOf<'text'>): Html =>
  section(of, block, html`<div class="prose">${block.paragraphs.map((one) => html`<p>${one}</p>`)}</div>`)

/** What can be done here; not what is done on pages that this viewer may not see. */
export function features(of: Context, block: BlockOf<'features'>): Html {
  const items = block.items.filter(({ page }) => !page || pageAt(of, page) !== undefined || !of.model.pages.some(({ path }) => path === page))
  if (items.length === 0) return nothing
  return section(of, block, html`<ul class="grid grid-${filling(items.length)} is-filled">${items.map((item) => feature(of, item))}</ul>`, {
    ground: of.page?.blocks[0] === block ? 'page' : 'band',
    unseen: 'Overview',
  })
}

function feature(of: Context, item: BlockOf<'features'>['items'][number]): Html {
  const linked = pageAt(of, item.page) !== undefined
  return html`<li class="card feature${linked && ' is-linked'}"><span class="glyph">${emblemOf(item.title) ?? iconFor(item.title)}</span><h3>${maybeLink(of, item.page, item.title)}</h3>${item.text && html`<p>${item.text}</p>`}${linked && html`<span class="feature-go" aria-hidden="true">${icon('arrow')}</span>`}</li>`
}

/** How many columns leave the last row with more than one thing, which then fills it. */
const filling = (count: number): number => (count <= 4 ? Math.max(1, count) : count % 4 === 1 || count === 6 ? 3 : 4)

/** How many columns a number of equal things fills without a widow. */
export const fitting = (count: number): number => (count <= 3 ? Math.max(1, count) : count % 4 === 0 || count % 3 === 1 ? 4 : 3)

export const steps = (of: Context, block: BlockOf<'steps'>): Html =>
  section(
    of,
    block,
    html`<ol class="steps">${block.items.map((item) => html`<li><h3>${item.title}</h3>${item.text && html`<p>${item.text}</p>`}</li>`)}</ol>`,
    { unseen: 'Steps' },
  )

export const faq = (of: Context, block: BlockOf<'faq'>): Html =>
  section(
    of,
    block,
    html`<div class="faq">${block.items.map((item) => html`<details><summary><span>${item.title}</span>${icon('plus')}</summary><p>${item.text}</p></details>`)}</div>`,
  )

export const quotes = (of: Context, block: BlockOf<'quotes'>): Html =>
  section(
    of,
    block,
    html`<div class="grid grid-${fitting(block.items.length)}">${block.items.map((item) => html`<figure class="card quote"><blockquote><p>${item.quote}</p></blockquote><figcaption>${item.name}</figcaption></figure>`)}</div>`,
    { ground: 'band' },
  )

export function gallery(of: Context, block: BlockOf<'gallery'>): Html {
  const { art } = treatments[of.model.theme.name]
  return section(
    of,
    block,
    html`<div class="gallery grid-${fitting(block.items.length)}">${block.items.map((item, index) => html`<figure><div class="frame">${artOf(art, `${item.art} ${item.caption}`, 'small', { turn: index, motifs: motifsIn(item.caption, 9).slice(-1) })}</div><figcaption>${item.caption}</figcaption></figure>`)}</div>`,
  )
}

export const prices = (of: Context, block: BlockOf<'prices'>): Html =>
  section(of, block, html`<ul class="grid grid-${fitting(block.items.length)} prices">${block.items.map((item) => price(of, item))}</ul>`, { unseen: 'Prices' })

const price = (of: Context, item: BlockOf<'prices'>['items'][number]): Html =>
  html`<li class="card price"><h3>${item.name}</h3><p class="price-amount">${item.price}</p><ul class="ticks">${item.lines.map((line) => html`<li>${icon('check')}<span>${line}</span></li>`)}</ul>${buttonLink(of, item.page === null ? null : { label: `Choose ${item.name}`, page: item.page }, 'wide')}</li>`

export const contact = (of: Context, block: BlockOf<'contact'>): Html =>
  section(
    of,
    block,
    html`<dl class="contact">${contactLines(of, block).map((line) => html`<div><dt>${iconFor(contactWords(line.label))}${line.label}</dt><dd>${reachable(line.value)}</dd></div>`)}</dl>`,
  )

const contactWords = (label: string): string =>
  label
    .replace(/e-?mail|phone|call/i, 'message')
    .replace(/address|visit|studio|office/i, 'place')
    .replace(/hours|open/i, 'calendar')

function reachable(value: string): Html {
  if (/^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(value)) return html`<a href="mailto:${encodeURI(value.toWellFormed())}">${value}</a>`
  if (/^\+?[\d\s().-]{7,24}$/.test(value)) return html`<a href="tel:${value.replace(/[^\d+]/g, '')}">${value}</a>`
  if (isWebAddress(value)) return html`<a href="${value}" rel="nofollow noopener noreferrer">${value}</a>`
  return value.includes('\n') ? html`${value.split('\n').map((line, index) => [index > 0 && html`<br>`, line])}` : html`${value}`
}

export function banner(of: Context, block: BlockOf<'banner'>): Html {
  const link = buttonLink(of, block.link, 'large')
  const id = `${block.id}-heading`
  const heading = block.heading.trim()
  if (!heading && !block.text) return nothing
  return html`<section class="block block-banner" id="${block.id}"${heading && html` aria-labelledby="${id}"`}><div class="wrap"><div class="banner on-accent"><div>${heading && html`<h2 id="${id}">${heading}</h2>`}${block.text && html`<p>${block.text}</p>`}</div>${link}</div></div></section>
`
}
