import { chanceOf } from '../../compose/chance.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue, textOf, titleOf } from '../value.ts'
import { rowTitle } from './board.ts'

const pins_max = 30

interface Pin {
  readonly row: SiteRow
  readonly x: number
  readonly y: number
}

const pair = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/
/** The coordinates of a row: its own columns of them, else its place where that is such. */
function coordinatesOf({ fields }: Entity, row: SiteRow, place: string | null): { readonly latitude: number; readonly longitude: number } | null {
  const [north, east] = [/^latitude$/i, /^longitude$/i].map((name) => {
    const field = fields.find(({ label }) => name.test(label))
    return field && valueIn(row, field.id)
  })
  if (typeof north === 'number' && typeof east === 'number') return { latitude: north, longitude: east }
  const [, latitude, longitude] = pair.exec(place === null ? '' : String(valueIn(row, place) ?? '')) ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null
}

/** Where the way to a row is shown on a map of the streets; null where it says nothing of where it is. */
function wayTo(entity: Entity, row: SiteRow, place: string | null): string | null {
  const at = coordinatesOf(entity, row, place)
  const words = place === null ? '' : String(valueIn(row, place) ?? '').trim()
  const to = at ? `route=${encodeURIComponent(`;${at.latitude},${at.longitude}`)}` : words !== '' && `to=${encodeURIComponent(words.toWellFormed())}`
  return to ? `https://www.openstreetmap.org/directions?${to}` : null
}

/** Where a row stands on the plan: by its coordinates, else by its name alone, so that it stays where it was. */
function pinsOf(of: Context, entity: Entity, block: BlockOf<'map'>, rows: readonly SiteRow[]): Pin[] {
  const coordinates = rows.map((row) => coordinatesOf(entity, row, block.place))
  const known = coordinates.filter((one) => one !== null)
  const spread = (values: readonly number[], value: number, size: number): number => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return high === low ? size / 2 : size * (0.1 + (0.8 * (value - low)) / (high - low))
  }
  const taken = new Set<number>()
  return rows.map((row, index) => {
    const at = coordinates[index]
    if (at) {
      const x = spread(
        known.map(({ longitude }) => longitude),
        at.longitude,
        100,
      )
      return {
        row,
        x,
        y:
          60 -
          spread(
            known.map(({ latitude }) => latitude),
            at.latitude,
            60,
          ),
      }
    }
    const words = `${titleOf(of, entity, row)} ${block.place ? String(valueIn(row, block.place) ?? '') : ''}`
    let place = chanceOf(words, 40)
    while (taken.has(place) && taken.size < 40) place = (place + 7) % 40
    taken.add(place)
    return { row, x: 8 + (place % 8) * 12 + chanceOf(`${words} x`, 5), y: 9 + Math.floor(place / 8) * 10 + chanceOf(`${words} y`, 5) }
  })
}

const ground = html`<rect class="map-ground" width="100" height="60"></rect><path class="map-water" d="M0 46C18 40 26 52 44 48S74 38 100 44V60H0Z"></path><rect class="map-park" x="62" y="8" width="22" height="15" rx="3"></rect><path class="map-road" d="M0 20H100M0 38H100M22 0V60M48 0V48M78 0V44M0 6L60 60"></path>`

/** Rows as pins on a schematic plan, each with its entry in the list beside it; one is chosen by a link. */
export function map(of: Context, block: BlockOf<'map'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const rows = rowsOf(of, entity).slice(0, pins_max)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} on the map yet.` }))
  const pins = pinsOf(of, entity, block, rows)
  const chosen = of.request.query[`${block.id}.pin`] ?? of.request.query.row
  const to = (row: SiteRow): string => address(of, of.page?.path ?? '/', { query: { [`${block.id}.pin`]: row.id }, anchor: block.id })
  const route = block.route && pins.length > 1 && html`<polyline class="map-route" points="${pins.map(({ x, y }) => `${x},${y}`).join(' ')}"></polyline>`
  const pin = ({ row, x, y }: Pin, index: number): Html =>
    html`<a href="${to(row)}" class="pin${row.id === chosen && ' is-chosen'}" aria-label="${index + 1}: ${titleOf(of, entity, row)}"><circle cx="${x}" cy="${y}" r="3.2"></circle><text x="${x}" y="${y + 1.2}" text-anchor="middle" aria-hidden="true">${index + 1}</text></a>`
  const [place, state] = [block.place ? fieldOf(entity, block.place) : undefined, block.state ? fieldOf(entity, block.state) : undefined]
  const way = (row: SiteRow): Html => {
    const to = block.directions && of.request.origin !== undefined ? wayTo(entity, row, block.place) : null
    return to === null
      ? nothing
      : html`<p><a href="${to}" target="_blank" rel="noopener noreferrer">Directions<span class="sr"> to ${titleOf(of, entity, row)}</span></a></p>`
  }
  const entry = ({ row }: Pin, index: number): Html =>
    html`<li class="map-entry${row.id === chosen && ' is-marked'}"><a class="map-number" href="${to(row)}"><span class="sr">Show on the map: </span>${index + 1}</a><div><h3>${rowTitle(of, entity, row)}</h3>${place && textOf(of, place, valueIn(row, place.id)) && html`<p>${showValue(of, place, valueIn(row, place.id))}</p>`}${state && html`<p>${showValue(of, state, valueIn(row, state.id))}</p>`}${way(row)}</div></li>`
  return section(
    of,
    block,
    html`<div class="map"><figure class="card map-plan"><svg viewBox="0 0 100 60" role="group" aria-label="Plan with ${pins.length} ${entity.plural}">${ground}${route}${pins.map(pin)}</svg><figcaption>A schematic plan: it shows ${entity.plural} beside one another, not streets or distances.${block.directions && html` ${of.request.origin === undefined ? 'The way to each opens here once the site is online.' : 'The way to each opens on the street map of OpenStreetMap, which needs a connection.'}`}</figcaption></figure><ol class="map-list">${pins.map(entry)}</ol></div>`,
    { unseen: 'Map' },
  )
}
