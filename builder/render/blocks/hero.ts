import { contrast, isDark } from '../../colour/contrast.ts'
import type { BlockOf, Theme } from '../../model.ts'
import { isSort } from '../../sort.ts'
import { artOf, rowEmblem } from '../art/art.ts'
import { motifsIn } from '../art/motif-words.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, isWritten } from '../html.ts'
import { icon, iconFor, iconsFor } from '../icons.ts'
import { valueIn } from '../own.ts'
import { paletteOf } from '../palette.ts'
import { nameNow, pictureNow, taglineNow } from '../settings.ts'
import { treatments } from '../treatment.ts'
import { rowAddress, showValue, titleOf } from '../value.ts'
import { buttonLink, isLead } from './section.ts'

export function hero(of: Context, block: BlockOf<'hero'>): Html {
  const { theme } = of.model
  const { hero: wanted, art } = treatments[theme.name]
  // A background that the words name, or a dark one, is what the eye meets first.
  const isLost = wanted === 'accent' ? theme.named.background !== undefined || isDark(theme.background) : wanted === 'inset' && isOneGround(theme)
  const ground = isLost ? 'page' : wanted
  const words = !block.heading.trim() || block.heading === of.model.name ? nameNow(of) : block.heading.trim()
  const line = block.text === of.model.tagline ? taglineNow(of) : block.text
  const id = `${block.id}-heading`
  const title = isLead(of, block) ? html`<h1 id="${id}">${words}</h1>` : html`<h2 id="${id}">${words}</h2>`
  const links = html`${buttonLink(of, block.primary, 'large')}${buttonLink(of, block.secondary, 'large button-plain')}`
  const motifs = motifsIn(spokenOf(of, block), 3)
  const own = isLead(of, block) ? pictureNow(of, 'picture') : null
  const picture = own
    ? html`<div class="hero-art"><img class="hero-picture" src="${own}" alt=""></div>`
    : block.layout !== 'plain' &&
      html`<div class="hero-art">${artOf(art, `${block.art} ${theme.name}`, block.layout === 'split' ? 'tall' : 'wide', { motifs })}${glimpse(of) || (motifs.length === 0 && badges(block))}</div>`
  const surface = ground === 'inset' ? 'page' : ground
  return html`<section class="block block-hero hero-${block.layout}${words.length > 26 && ' is-long'} hero-on-${ground} on-${surface}" id="${block.id}" aria-labelledby="${id}"><div class="wrap"><div class="hero-frame${ground === 'inset' && ' on-card'}"><div class="hero-words">${title}${line && html`<p class="lead">${line}</p>`}${isWritten(links) && html`<div class="actions">${links}</div>`}</div>${picture}</div></div></section>
`
}

/** Whether a card cannot be told from the page that it stands on. */
function isOneGround(theme: Theme): boolean {
  const { page, card } = paletteOf(theme)
  return contrast(page.ground, card.ground) < 1.04
}

/** What the site speaks of: its name, what it says of itself, and its sections. */
function spokenOf(of: Context, block: BlockOf<'hero'>): string {
  const sections = of.page?.blocks.flatMap((one) => (one.kind === 'features' ? one.items.map(({ title }) => title) : [])) ?? []
  return [block.heading, of.model.summary, block.text, ...sections].join('. ')
}

/** The newest of what the page goes on to list, on the picture: the first thing that a visitor can open. */
function glimpse(of: Context): Html | false {
  const list = of.page?.blocks.find((one): one is BlockOf<'list'> => one.kind === 'list')
  const entity = list && entityOf(of, list.entity)
  const row = entity && entity.read === 'public' && rowsOf(of, entity)[0]
  const to = entity && row ? rowAddress(of, entity, row) : null
  if (!entity || !row || !to) return false
  const shown = ['money', 'rating', 'choice', 'date', 'datetime', 'number'].flatMap((type) =>
    // What is referred to is a link of its own, and a link holds none.
    entity.fields.filter(
      (field) => field.type !== 'reference' && (type === 'choice' ? isSort(field) : field.type === type) && (valueIn(row, field.id) ?? '') !== '',
    ),
  )
  const fact = shown[0]
  return html`<a class="hero-row on-card" href="${to}"><span class="glyph" aria-hidden="true">${rowEmblem(titleOf(of, entity, row), entity.singular) ?? iconFor(entity.singular)}</span><span class="hero-row-words"><strong>${titleOf(of, entity, row)}</strong>${fact && html`<span>${showValue(of, fact, valueIn(row, fact.id))}</span>`}</span>${icon('arrow')}</a>`
}

/** The icons of what the words speak of, on the picture, for the eye only. */
function badges(block: BlockOf<'hero'>): Html | false {
  const icons = iconsFor(`${block.heading} ${block.text} ${block.art}`, 3)
  return icons.length > 1 && html`<div class="hero-badges on-card" aria-hidden="true">${icons.map((one) => html`<span>${one}</span>`)}</div>`
}
