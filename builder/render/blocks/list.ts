import type { BlockOf, Entity } from '../../model.ts'
import { canSee, isKeptFrom } from '../access.ts'
import { rowAids } from '../aids.ts'
import { address, type Context, createPlace, entityOf, isFull } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { takeAlong } from '../insight/take-along.ts'
import { keptSearch } from '../list/kept-by-looking.ts'
import { rowsIn } from '../list/layouts.ts'
import { pagination } from '../list/paging.ts'
import { askedOf, type Found, find, listAddress, parameters } from '../list/query.ts'
import { toolbar } from '../list/toolbar.ts'
import { capital, counted } from '../value.ts'
import { emptyState, isRepeated, section } from './section.ts'

/** A list of an entity's rows; nothing where the model has no such entity. */
export function list(of: Context, block: BlockOf<'list'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  if (entity.read === 'managed' && !of.viewer.manages) return keptBack(of, entity, block)
  const closed = forMembers(of, entity)
  if (closed) return section(of, block, closed)
  const asked = askedOf(of, entity, block)
  const found = find(of, entity, block, asked)
  const create = isRepeated(of, block) || block.scope === 'received' ? null : createAddress(of, entity)
  const aside = create ? html`<a class="button button-small" href="${create.href}">${icon('plus')}${create.name}</a>` : nothing
  const body = found.rows.length > 0 ? rowsIn(of, entity, block, found) : emptyList(of, entity, block, found.isNarrowed)
  return section(
    of,
    block,
    html`${toolbar(of, entity, block, asked, found)}${keptSearch(of, block, asked, found)}${found.rows.length > 0 && rowAids(of, block)}${body}${more(of, entity, block, found) ?? pagination(of, entity, block, asked, found)}${isFull(block) && found.total > 0 && isWorkedWith(of, entity, block) && takeAlong(of, block, ['csv', 'print'])}`,
    {
      aside,
      unseen: capital(entity.plural),
      words: standIns(of, block, found),
    },
  )
}

/** What stands for rows that whoever is not logged in has to log in for. */
export function forMembers(of: Context, entity: Entity): Html | null {
  const { accounts } = of.model
  if (!accounts || of.viewer.account !== null || of.viewer.manages || !isKeptFrom(of.viewer, entity)) return null
  return emptyState({ words: `Log in to see the ${entity.plural}.`, href: address(of, accounts.log_in), label: 'Log in' })
}

/** Says to whoever is not logged in that the samples among "your" rows are not theirs. */
function standIns(of: Context, block: BlockOf<'list'>, { rows }: Found): Html {
  const { accounts } = of.model
  if (block.scope === 'all' || !accounts || of.viewer.account !== null || of.viewer.manages || !rows.some(({ owner }) => owner === null)) return nothing
  return html`<p class="stand-ins">These are examples. <a href="${address(of, accounts.log_in)}">Log in</a> to see your own.</p>`
}

/** Whoever only looks around in a shop or a gallery takes no table of it along. */
const isWorkedWith = ({ viewer }: Context, entity: Entity, { layout }: BlockOf<'list'>): boolean =>
  viewer.manages || entity.write === 'anyone' || layout === 'table'

/** A taste of a list that another page has in full leads there, rather than to its own next page. */
function more(of: Context, entity: Entity, block: BlockOf<'list'>, found: Found): Html | undefined {
  if (isFull(block) || found.pages < 2) return undefined
  const full = of.model.pages.find(
    (page) =>
      page !== of.page && canSee(of.viewer, page) && page.blocks.some((one) => one.kind === 'list' && one.entity === entity.id && one.scope === block.scope),
  )
  return full && html`<p class="more"><a class="button button-plain" href="${address(of, full.path)}">See all ${counted(found.total, entity)}</a></p>`
}

/** A list of rows that only the managing role reads says so where it is all that the page has, and is left out elsewhere. */
function keptBack(of: Context, entity: Entity, block: BlockOf<'list'>): Html {
  if ((of.page?.blocks.length ?? 0) > 1) return nothing
  const reader = of.model.roles.find((role) => role.manages)?.name ?? 'the owner of this site'
  return section(of, block, emptyState({ words: `Only ${reader} can see these ${entity.plural}.` }))
}

/** Where the viewer can add a row of the entity, and the name of the action. */
export function createAddress(of: Context, entity: Entity): { readonly href: string; readonly name: string } | null {
  const place = createPlace(of, entity)
  return place ? { href: address(of, place.page.path, { anchor: place.block.id }), name: place.action.name } : null
}

function emptyList(of: Context, entity: Entity, block: BlockOf<'list'>, isNarrowed: boolean): Html {
  if (isNarrowed) {
    const asked = askedOf(of, entity, block)
    return emptyState({
      words: withoutWay(entity, asked.filters) ?? `No ${entity.plural} match that.`,
      href: listAddress(of, block, parameters(asked, { q: '', initial: '', filters: {} })),
      label: `Show all ${entity.plural}`,
    })
  }
  const create = block.scope === 'received' ? null : createAddress(of, entity)
  return emptyState({ words: block.empty.trim() || `There are no ${entity.plural} yet.`, href: create?.href ?? null, label: create?.name ?? '' })
}

const leaving = /^(?:from|departure|departs from|origin|start|starting)\b/i
const arriving = /^(?:to|arrival|arrives at|destination|end)\b/i
/** What is said where somebody looks for a way from a place to itself; null elsewhere. */
function withoutWay(entity: Entity, filters: Readonly<Record<string, string>>): string | null {
  const [from, to] = [leaving, arriving].map((end) =>
    entity.fields.find(({ id, label, type }) => type !== 'date' && end.test(label) && (filters[id] ?? '') !== ''),
  )
  return from && to && filters[from.id] === filters[to.id] ? `“${from.label}” and “${to.label}” are the same. Choose two different ones.` : null
}
