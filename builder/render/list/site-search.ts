import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, listPlace, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { valueIn } from '../own.ts'
import { capital, counted, rowAddress, textOf, titleOf } from '../value.ts'

/** So many rows of a kind are named at once; its list has the others. */
const most = 6
const excerpt = 140

interface Hit {
  readonly row: SiteRow
  readonly title: string
  readonly words: string
}

/** One box for all kinds of rows that the visitor may read, and what was found of each kind. */
export function siteSearch(of: Context, block: BlockOf<'site_search'>): Html {
  const asked = (of.request.query.q ?? '').trim().slice(0, 200)
  const id = `${block.id}-q`
  const form = html`<form class="tools site-search" method="get" action="${address(of, block.page ?? of.page?.path ?? '/')}" role="search"><div class="tool tool-search"><label class="sr" for="${id}">Search the site</label>${icon('search')}<input id="${id}" type="search" name="q" value="${asked}" placeholder="Search the site" maxlength="200"></div><button class="button" type="submit">Search</button></form>`
  return section(of, block, html`${form}${block.page !== undefined ? nothing : asked === '' ? searched(of, block) : results(of, block, asked)}`, {
    unseen: 'Search the site',
  })
}

const kindsOf = (of: Context, block: BlockOf<'site_search'>): readonly Entity[] =>
  block.entities.flatMap((id) => {
    const entity = entityOf(of, id)
    return entity && rowsOf(of, entity).length > 0 ? entity : []
  })

/** What can be found here, before anything is asked. */
function searched(of: Context, block: BlockOf<'site_search'>): Html {
  const kinds = kindsOf(of, block)
  return html`<ul class="site-kinds">${kinds.map((entity) => html`<li>${linked(of, entity, '', counted(rowsOf(of, entity).length, entity))}</li>`)}</ul>`
}

function results(of: Context, block: BlockOf<'site_search'>, asked: string): Html {
  const words = asked.toLowerCase().split(/\s+/)
  const found = kindsOf(of, block).flatMap((entity) => {
    const hits = rowsOf(of, entity).flatMap((row) => hitIn(of, entity, row, words) ?? [])
    return hits.length > 0 ? [{ entity, hits }] : []
  })
  const total = found.reduce((sum, { hits }) => sum + hits.length, 0)
  if (total === 0) return html`<p class="count" role="status">0 results for “${asked}”</p>${emptyState({ words: 'Nothing on this site has these words.' })}`
  const said = html`<p class="count" role="status">${total} ${total === 1 ? 'result' : 'results'} for “${asked}”</p>`
  return html`${said}${found.map(({ entity, hits }) => group(of, entity, hits, asked))}`
}

function group(of: Context, entity: Entity, hits: readonly Hit[], asked: string): Html {
  const each = hits.slice(0, most).map(({ row, title, words }) => {
    const to = rowAddress(of, entity, row)
    return html`<li>${to ? html`<a href="${to}">${title}</a>` : html`<strong>${title}</strong>`}${words && html`<p>${words}</p>`}</li>`
  })
  const more = hits.length > most ? linked(of, entity, asked, `See all ${counted(hits.length, entity)}`) : nothing
  return html`<div class="site-found"><h3>${capital(entity.plural)}</h3><ul>${each}</ul>${more}</div>`
}

/** The row, where its title and its fields have all of the words, with the field that has the first beside its title. */
function hitIn(of: Context, entity: Entity, row: SiteRow, words: readonly string[]): Hit | null {
  const title = titleOf(of, entity, row)
  const texts = entity.fields
    .filter(({ id, type }) => id !== entity.title && type !== 'image' && type !== 'file' && type !== 'boolean')
    .flatMap((field) => textOf(of, field, valueIn(row, field.id)) || [])
  const all = [title, ...texts].join(' ').toLowerCase()
  if (!words.every((word) => all.includes(word))) return null
  const beside = texts.find((text) => words.some((word) => text.toLowerCase().includes(word))) ?? texts[0] ?? ''
  return { row, title, words: beside.length > excerpt ? `${beside.slice(0, excerpt - 1).toWellFormed()}…` : beside }
}

/** The words as a link to the list of the kind, with the same search where it has one. */
function linked(of: Context, entity: Entity, asked: string, words: string): Html {
  const place = listPlace(of, entity.id)
  if (!place) return html`${words}`
  const several = place.page.blocks.filter(({ kind }) => kind === 'list' || kind === 'detail').length > 1
  const query = place.block.search && asked ? { [`${several ? `${place.block.id}.` : ''}q`]: asked } : {}
  return html`<a href="${address(of, place.page.path, { query })}">${words}</a>`
}
