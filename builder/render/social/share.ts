import type { BlockOf } from '../../model.ts'
import { codeOf } from '../art/code.ts'
import { section } from '../blocks/section.ts'
import { address, type Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { titleOf } from '../value.ts'
import { aboutOf } from './about.ts'
import { networkLinks } from './networks.ts'
import { brought, codeIn, getLink, linkTo, visited } from './share-links.ts'

/** The address of what the page shows, to be copied, and a mail that bears it. */
export function share(of: Context, block: BlockOf<'share'>): Html {
  const detail = of.page?.blocks.find(({ kind }) => kind === 'detail')
  const about = detail?.kind === 'detail' ? aboutOf(of, detail.entity) : null
  const title = about ? titleOf(of, about.entity, about.row) : (of.page?.title ?? of.model.name)
  const mine = linkTo(of, block.tracked, about)
  const ref = mine && block.tracked ? codeIn(mine, block.tracked) : undefined
  const to = address(of, of.page?.path ?? '/', about ? { query: { row: about.row.id, ref } } : {})
  const mail = `mailto:?subject=${encodeURIComponent(title.toWellFormed())}&body=${encodeURIComponent(`${title}: ${to}`.toWellFormed())}`
  const id = `${block.id}-link`
  return section(
    of,
    block,
    html`<div class="card share">${block.tracked && about && visited(of, block.tracked, about, mine)}<p>${block.text}</p><label for="${id}">Share “${title}” by its link</label><div class="help-line"><input id="${id}" type="text" readonly value="${to}" data-address="${to}"><button class="button button-plain" type="button" data-copy-link="${id}" hidden>Copy link</button><a class="button button-plain" href="${mail}" data-mail="${title}">Share by email</a></div><p class="help" role="status" data-link-copied></p>${block.tracked && about && (mine ? brought(of, block.tracked, mine) : getLink(of, block.tracked, about))}${posted(of, block, to, title)}${block.qr && code(of, to, title)}</div>`,
  )
}

const absolute = ({ request: { origin, base } }: Context, to: string): string | null => (origin === undefined ? null : `${origin}${to.slice(base.length)}`)

/** The networks that the page can be posted on, where the site can be found by everybody. */
function posted(of: Context, { networks = [] }: BlockOf<'share'>, to: string, title: string): Html | null {
  const url = absolute(of, to)
  if (networks.length === 0) return null
  return url === null
    ? html`<p class="help">Posting on ${networks.slice(0, -1).join(', ')} and ${networks.at(-1)} opens here once the site is online.</p>`
    : networkLinks(networks, url, title)
}

/** The address as a QR code, where the site can be found by everybody. */
function code(of: Context, to: string, title: string): Html {
  const url = absolute(of, to)
  return url === null
    ? html`<p class="help">The QR code of this page stands here once the site is online.</p>`
    : html`<figure class="share-code">${codeOf(url, `QR code of ${title}`)}<figcaption>Scan to open this page</figcaption></figure>`
}
