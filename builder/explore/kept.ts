import type { Figures } from './figures.ts'

const isText = (of: unknown): of is string => typeof of === 'string'
const isNumber = (of: unknown): of is number => typeof of === 'number' && Number.isFinite(of)
const listOf = <T>(of: unknown, is: (one: unknown) => one is T, most: number): T[] | null =>
  Array.isArray(of) && of.length <= most && of.every(is) ? of : null
const isValue = (of: unknown): of is number | null => of === null || isNumber(of)
const isSeries = (of: unknown): of is { name: string; values: (number | null)[] } => {
  const one = of as { readonly name?: unknown; readonly values?: unknown } | null
  return one !== null && typeof one === 'object' && isText(one.name) && listOf(one.values, isValue, 400) !== null
}

/** Characters that the kept text of a chart may have: a row's long text takes no more. */
export const kept_max = 4900

/** A chart as a row keeps it: with fewer rows where it would be too long for one. */
export function writeFigures(of: Figures): string {
  for (let most = of.labels.length; most > 0; most = Math.floor(most * 0.7)) {
    const less = {
      ...of,
      labels: of.labels.slice(0, most),
      series: of.series.map(({ name, values }) => ({ name, values: values.slice(0, most) })),
      ...(of.places && { places: of.places.slice(0, most) }),
    }
    const text = JSON.stringify(less)
    if (text.length <= kept_max) return text
  }
  return JSON.stringify({ ...of, labels: [], series: [], title: of.title.slice(0, 120) })
}

/** The chart that a row keeps; null where its text is none. */
export function readFigures(text: string): Figures | null {
  let data: Record<string, unknown>
  try {
    data = Object(JSON.parse(text))
  } catch {
    return null
  }
  const { shape, title, x, y, places } = data
  const labels = listOf(data.labels, isText, 400)
  const series = listOf(data.series, isSeries, 40)
  const colours = listOf(data.colours, isText, 20)?.filter((one) => /^#[0-9a-f]{6}$/i.test(one))
  if (!isText(shape) || !isText(title) || !isText(x) || !isText(y) || !labels || !series || !colours || colours.length === 0) return null
  const at = places === undefined ? undefined : listOf(places, isNumber, 400)
  if (at === null || (shape === 'Scatter') !== (at !== undefined)) return null
  return { shape, title, x, y, labels, series, colours, ...(at && { places: at }) }
}
