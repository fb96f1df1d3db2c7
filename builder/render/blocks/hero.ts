import { isDark } from '../../colour/contrast.ts'
import type { BlockOf } from '../../model.ts'
import { artOf } from '../art/art.ts'
import type { Context } from '../context.ts'
import { type Html, html, isWritten } from '../html.ts'
import { iconsFor } from '../icons.ts'
import { treatments } from '../treatment.ts'
import { buttonLink, isLead } from './section.ts'

export function hero(of: Context, block: BlockOf<'hero'>): Html {
  const { theme } = of.model
  const { hero: wanted, art } = treatments[theme.name]
  // A background that the words name, or a dark one, is what the eye meets first.
  const ground = wanted === 'accent' && (theme.named.background || isDark(theme.background)) ? 'page' : wanted
  const words = block.heading.trim() || of.model.name
  const id = `${block.id}-heading`
  const title = isLead(of, block) ? html`<h1 id="${id}">${words}</h1>` : html`<h2 id="${id}">${words}</h2>`
  const links = html`${buttonLink(of, block.primary, 'large')}${buttonLink(of, block.secondary, 'large button-plain')}`
  const picture =
    block.layout !== 'plain' &&
    html`<div class="hero-art">${artOf(art, `${block.art} ${theme.name}`, block.layout === 'split' ? 'tall' : 'wide')}${badges(block)}</div>`
  const surface = ground === 'inset' ? 'page' : ground
  return html`<section class="block block-hero hero-${block.layout}${words.length > 26 && ' is-long'} hero-on-${ground} on-${surface}" id="${block.id}" aria-labelledby="${id}"><div class="wrap"><div class="hero-frame${ground === 'inset' && ' on-card'}"><div class="hero-words">${title}${block.text && html`<p class="lead">${block.text}</p>`}${isWritten(links) && html`<div class="actions">${links}</div>`}</div>${picture}</div></div></section>
`
}

/** The icons of what the words speak of, on the picture, for the eye only. */
function badges(block: BlockOf<'hero'>): Html | false {
  const icons = iconsFor(`${block.heading} ${block.text} ${block.art}`, 3)
  return icons.length > 1 && html`<div class="hero-badges on-card" aria-hidden="true">${icons.map((one) => html`<span>${one}</span>`)}</div>`
}
