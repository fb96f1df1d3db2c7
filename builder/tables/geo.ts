import { jsonIn } from './json.ts'
import type { Rows } from './rows.ts'

interface Feature {
  readonly properties?: Readonly<Record<string, unknown>> | null
  readonly geometry?: { readonly type?: string; readonly coordinates?: unknown } | null
}
const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> => data !== null && typeof data === 'object' && !Array.isArray(data)
const shown = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Whether a text is GeoJSON. */
export const isGeoJson = (text: string): boolean => /^\s*\{/.test(text) && /"type"\s*:\s*"(?:FeatureCollection|Feature)"/.test(text.slice(0, 4000))

/** A row for each feature: its properties, where a point lies, and any other geometry as it is written. */
export function rowsOfGeoJson(text: string): string[][] {
  const data = jsonIn(text)
  const listed = isRecord(data) && Array.isArray(data.features) ? data.features : [data]
  const features = listed.filter((one): one is Feature => isRecord(one) && ('geometry' in one || 'properties' in one))
  if (features.length === 0) throw new Error('There is no feature in this GeoJSON.')
  const isPoint = ({ geometry }: Feature): boolean => geometry?.type === 'Point' && Array.isArray(geometry.coordinates)
  const heads = [...new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})))].filter(
    (head) => !/^(?:longitude|latitude|geometry)$/.test(head),
  )
  const places = [...(features.some(isPoint) ? ['longitude', 'latitude'] : []), ...(features.every(isPoint) ? [] : ['geometry'])]
  const placed = (feature: Feature, place: string): string => {
    if (!isPoint(feature)) return place === 'geometry' ? shown(feature.geometry) : ''
    return place === 'geometry' ? '' : shown((feature.geometry!.coordinates as unknown[])[place === 'longitude' ? 0 : 1])
  }
  return [
    [...heads, ...places],
    ...features.map((feature) => [...heads.map((head) => shown(feature.properties?.[head])), ...places.map((place) => placed(feature, place))]),
  ]
}

const longitude = /^(?:lon|lng|long|longitude|x)$/i
const latitude = /^(?:lat|latitude|y)$/i
/** The columns that say where each row lies; null where there are none. */
export function placesIn(heads: readonly string[]): { readonly x: number; readonly y: number } | null {
  const [x, y] = [longitude, latitude].map((name) => heads.findIndex((head) => name.test(head.trim())))
  return x === undefined || y === undefined || x < 0 || y < 0 ? null : { x, y }
}

const typed = (cell: string): string | number => (/^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)
function geometryOf(cell: string): unknown {
  try {
    return cell === '' ? null : JSON.parse(cell)
  } catch {
    return null
  }
}

/** Rows with their places as GeoJSON; rows without columns for them throw which are needed. */
export function geoJsonOf([heads = [], ...rest]: Rows): string {
  const at = placesIn(heads)
  const shape = heads.indexOf('geometry')
  if (!at && shape < 0) throw new Error('GeoJSON needs places: columns called latitude and longitude.')
  const others = heads.flatMap((head, index) => (index === at?.x || index === at?.y || index === shape ? [] : [[head, index] as const]))
  const features = rest.map((cells) => {
    const [x, y] = at ? [cells[at.x] ?? '', cells[at.y] ?? ''].map((cell) => (cell === '' ? Number.NaN : Number(cell))) : []
    const isPlaced = Number.isFinite(x) && Number.isFinite(y)
    return {
      type: 'Feature',
      properties: Object.fromEntries(others.map(([head, index]) => [head, typed(cells[index] ?? '')])),
      geometry: isPlaced ? { type: 'Point', coordinates: [x, y] } : shape < 0 ? null : geometryOf(cells[shape] ?? ''),
    }
  })
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 2)
}
