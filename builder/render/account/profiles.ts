import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { toldRows } from '../blocks/told-rows.ts'
import { address, type Context, createPlace, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { valueIn } from '../own.ts'
import { averageOf } from '../social/discussion.ts'
import { counted, grouped } from '../value.ts'

const mostPeople = 100

interface PutUp {
  readonly entity: Entity
  readonly field: Field
  readonly rows: readonly SiteRow[]
}
/** What the viewer may read of all that names somebody, newest first. */
const putUpIn = (of: Context, block: BlockOf<'profiles'>): readonly PutUp[] =>
  block.of.flatMap(({ entity: id, field: by }) => {
    const entity = entityOf(of, id)
    const field = entity && fieldOf(entity, by)
    return entity && field ? [{ entity, field, rows: rowsOf(of, entity) }] : []
  })
const nameIn = (row: SiteRow, field: string): string => String(valueIn(row, field) ?? '').trim()

/** Everybody whom rows name, or the profile of the one whom the address names. */
export function profiles(of: Context, block: BlockOf<'profiles'>): Html {
  const all = putUpIn(of, block)
  const who = (of.request.query.who ?? '').trim()
  return who === '' ? everybody(of, block, all) : one(of, block, all, who)
}

function everybody(of: Context, block: BlockOf<'profiles'>, all: readonly PutUp[]): Html {
  const counts = new Map<string, Map<Entity, number>>()
  for (const { entity, field, rows } of all)
    for (const row of rows) {
      const name = nameIn(row, field.id)
      if (name === '') continue
      const own = counts.get(name) ?? counts.set(name, new Map()).get(name)!
      own.set(entity, (own.get(entity) ?? 0) + 1)
    }
  if (counts.size === 0) return section(of, block, emptyState({ words: 'Nobody has put anything up yet.' }), { unseen: 'Profiles' })
  const items = [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .slice(0, mostPeople)
    .map(
      ([name, own]) =>
        html`<li><span class="related-title"><a href="${address(of, of.page?.path ?? '/', { query: { who: name } })}">${name}</a></span>${ratedOf(of, block, name)}${[...own].map(([entity, count]) => html`<span>${counted(count, entity)}</span>`)}</li>`,
    )
  return section(of, block, html`<div class="related"><ul class="card">${items}</ul></div>`, { unseen: 'Profiles' })
}

function one(of: Context, block: BlockOf<'profiles'>, all: readonly PutUp[], who: string): Html {
  const lists = all.flatMap(({ entity, field, rows }) => {
    const theirs = rows.filter((row) => nameIn(row, field.id) === who)
    const heading = `${block.id}-${entity.id}`
    return theirs.length === 0
      ? []
      : html`<div class="related"><h3 id="${heading}">${counted(theirs.length, entity)}</h3><ul class="card" aria-labelledby="${heading}">${toldRows(of, entity, theirs, field.id)}</ul></div>`
  })
  const back = html`<p class="crumb"><a href="${address(of, of.page?.path ?? '/')}">${icon('back')}${of.page?.title ?? 'Profiles'}</a></p>`
  const mark = html`<span class="avatar" aria-hidden="true">${([...who][0] ?? '').toUpperCase()}</span>`
  const body = html`${back}<div class="profile-head">${mark}<h2>${who}</h2>${ratedOf(of, block, who)}</div>${lists.length > 0 ? lists : emptyState({ words: `There is nothing of ${who} here.` })}${rating(of, block, who)}`
  return section(of, block, body, { unseen: who })
}

const ratingsOf = (of: Context, { rated }: BlockOf<'profiles'>, who: string): readonly SiteRow[] => {
  const entity = rated && entityOf(of, rated.entity)
  return rated && entity ? rowsOf(of, entity).filter((row) => nameIn(row, rated.whom) === who) : []
}
function ratedOf(of: Context, block: BlockOf<'profiles'>, who: string): Html {
  const { rated } = block
  if (!rated) return nothing
  const given = ratingsOf(of, block, who).flatMap((row) => {
    const value = Number(valueIn(row, rated.rating))
    return Number.isFinite(value) && value > 0 ? [value] : []
  })
  const average = averageOf(given)
  return html`<span class="muted">${average === null ? 'Not rated yet' : `Average rating ${average} out of 5, ${grouped(given.length)} ${given.length === 1 ? 'rating' : 'ratings'}`}</span>`
}

/** What was said of them, and the way to rate them. */
function rating(of: Context, block: BlockOf<'profiles'>, who: string): Html {
  const { rated } = block
  const entity = rated ? entityOf(of, rated.entity) : undefined
  if (!rated || !entity) return nothing
  const given = ratingsOf(of, block, who)
  const said =
    given.length > 0 &&
    html`<div class="related"><h3>${counted(given.length, entity)}</h3><ul class="card">${toldRows(of, entity, given, rated.whom)}</ul></div>`
  const place = createPlace(of, entity)
  const to = place && address(of, place.page.path, { query: { [`set.${rated.whom}`]: who }, anchor: place.block.id })
  return html`${said}${to && html`<p><a class="button" href="${to}">Rate ${who}</a></p>`}`
}
