import type { Entity } from '../model.ts'
import type { SiteRow } from '../site.ts'
import { address, type Context, entityOf, fieldOf } from './context.ts'
import { type Html, html, nothing } from './html.ts'
import { type Choice, choicesOf, isWithin } from './list/narrow.ts'
import { valueIn } from './own.ts'

const all = 'all'
const askedIn = ({ request }: Context): string => (request.query.in ?? '').slice(0, 200)
/** What stands in the addresses of pages that are held to something. */
export const heldQuery = (of: Context): Readonly<Record<string, string>> => (of.model.held && askedIn(of) ? { in: askedIn(of) } : {})

function choices(of: Context): readonly Choice[] {
  const found = (of.model.held?.of ?? []).flatMap(({ entity: id, field: by }) => {
    const entity = entityOf(of, id)
    const field = entity && fieldOf(entity, by)
    return entity && field ? choicesOf(of, field, entity) : []
  })
  return [...new Map(found.map((one) => [one.value, one])).values()]
}

/** The rows that are of what the page is held to, with those that are of nothing more than another. */
export function rowsHeld(of: Context, entity: Entity, rows: readonly SiteRow[]): readonly SiteRow[] {
  const asked = askedIn(of)
  const by = of.model.held?.of.find((one) => one.entity === entity.id)
  const field = by && fieldOf(entity, by.field)
  if (!field || asked === '' || asked === all) return rows
  return rows.filter((row) => (valueIn(row, field.id) ?? '') === '' || isWithin(row, field, asked))
}

/** Buttons by which a visitor holds the site to one district, one school, and one for a larger text; the shared script remembers both. */
export function heldSwitch(of: Context): Html {
  const { held, theme } = of.model
  const { row } = of.request.query
  const asked = askedIn(of)
  const each = [{ value: all, label: 'All' }, ...(held ? choices(of) : [])].map(
    ({ value, label }) =>
      html`<button type="submit" name="in" value="${value}" aria-pressed="${value === (asked || all) ? 'true' : 'false'}">${label}</button>`,
  )
  const form =
    held &&
    each.length > 2 &&
    html`<form method="get" action="${address(of, of.page?.path ?? '/')}" aria-label="${held.label}" data-held><span>${held.label}:</span>${row && html`<input type="hidden" name="row" value="${row}">`}<div class="tongues-each">${each}</div></form>`
  const larger = theme.enlarging && html`<button type="button" data-enlarge aria-pressed="false" hidden>Large text</button>`
  return form || larger ? html`<div class="tongues held"><div class="wrap">${form}${larger}</div></div>` : nothing
}
