import { rowsIn } from '../../tables/rows.ts'
import type { Outcome } from '../outcome.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const usual = ['#1f5fbf', '#1b7a4b', '#b3541e', '#6a3fb5', '#8a5a00', '#a8321f', '#22303f']
const coloursIn = (text: string | undefined): string[] => {
  const found = (text ?? '').match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi) ?? []
  return found.length > 0 ? found : usual
}
const round = (number: number): number => Math.round(number * 10) / 10
const drawing = (width: number, height: number, label: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui,sans-serif" role="img" aria-label="${escaped(label)}"><rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`

interface Series {
  readonly name: string
  readonly values: readonly number[]
}
interface Table {
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}
function tableIn(text: string): Table {
  const [heads = [], ...rest] = rowsIn(text)
  const rows = rest.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, 60)
  const read = (cell: string | undefined): number => Number((cell ?? '').replace(/[^\d.eE+-]/g, ''))
  const columns = heads.map((_, at) => at).filter((at) => at > 0 && rows.every((row) => (row[at] ?? '').trim() === '' || /\d/.test(row[at]!)))
  if (rows.length === 0 || columns.length === 0) throw new Error('A chart needs a first line of names, and below it rows with a name and numbers.')
  return {
    labels: rows.map((row) => row[0] ?? ''),
    series: columns.slice(0, 7).map((at) => ({ name: heads[at]!, values: rows.map((row) => read(row[at]) || 0) })),
  }
}

const [wide, high, left, foot, head] = [720, 420, 64, 56, 60]
function frame({ labels, series }: Table, least: number, top: number): string {
  const y = (number: number): number => round(high - foot - ((number - least) / (top - least || 1)) * (high - foot - head))
  const lines = Array.from({ length: 5 }, (_, at) => least + ((top - least) * at) / 4).map(
    (number) => `<path d="M${left} ${y(number)}H${wide - 20}" stroke="#d5dae0"/><text x="${left - 8}" y="${y(number) + 4}" font-size="12" text-anchor="end" fill="#445">${Math.abs(number) >= 100 ? Math.round(number) : round(number)}</text>`, // biome-ignore format: markup
  )
  const every = Math.ceil(labels.length / 12)
  const step = (wide - left - 20) / labels.length
  const names = labels.map((label, at) => (at % every === 0 ? `<text x="${round(left + step * (at + 0.5))}" y="${high - foot + 18}" font-size="12" text-anchor="middle" fill="#445">${escaped(label.slice(0, 12))}</text>` : '')) // biome-ignore format: markup
  return lines.join('') + names.join('') + (series.length > 1 ? '' : '')
}
const key = (series: readonly Series[], colours: readonly string[]): string =>
  series.map(({ name }, at) => `<rect x="${left + at * 110}" y="${high - 22}" width="12" height="12" rx="2" fill="${colours[at % colours.length]}"/><text x="${left + 18 + at * 110}" y="${high - 12}" font-size="13" fill="#223">${escaped(name.slice(0, 13))}</text>`).join('') // biome-ignore format: markup

function pieOf({ labels, series }: Table, colours: readonly string[]): string {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value))
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  let at = -Math.PI / 2
  return values
    .map((value, index) => {
      const [from, to] = [at, at + (value / total) * Math.PI * 2 * 0.99999]
      at = at + (value / total) * Math.PI * 2
      const point = (angle: number): string => `${round(230 + 140 * Math.cos(angle))} ${round(230 + 140 * Math.sin(angle))}`
      const colour = colours[index % colours.length]
      const legend = `<rect x="430" y="${90 + index * 26}" width="14" height="14" rx="2" fill="${colour}"/><text x="452" y="${102 + index * 26}" font-size="14" fill="#223">${escaped((labels[index] ?? '').slice(0, 20))}: ${value} (${Math.round((value / total) * 100)}%)</text>`
      return `<path d="M230 230L${point(from)}A140 140 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}Z" fill="${colour}" stroke="#fff" stroke-width="2"/>${index < 12 ? legend : ''}`
    })
    .join('')
}

/** The next number above that four equal steps reach in round figures. */
function rounded(number: number): number {
  const size = 10 ** Math.floor(Math.log10(number / 4))
  return (([1, 2, 2.5, 5, 10].find((step) => step * size * 4 >= number) ?? 10) * size * 4 * 1000) / 1000
}
function plotted(table: Table, mode: string, colours: readonly string[]): string {
  const { labels, series } = table
  const all = series.flatMap(({ values }) => values)
  const least = Math.min(0, ...all)
  const top = least + rounded(Math.max(...all, 1e-9) - least)
  const y = (number: number): number => round(high - foot - ((number - least) / (top - least || 1)) * (high - foot - head))
  const step = (wide - left - 20) / labels.length
  const x = (at: number): number => round(left + step * (at + 0.5))
  const drawn = series.map(({ values }, index) => {
    const colour = colours[index % colours.length]
    if (mode === 'Bars') {
      const width = (step * 0.76) / series.length
      return values.map((value, at) => `<rect x="${round(left + step * (at + 0.12) + width * index)}" y="${Math.min(y(value), y(0))}" width="${round(width)}" height="${round(Math.abs(y(value) - y(0)))}" rx="2" fill="${colour}"><title>${escaped(labels[at] ?? '')}: ${value}</title></rect>`).join('') // biome-ignore format: markup
    }
    const path = values.map((value, at) => `${x(at)} ${y(value)}`).join('L')
    const dots = values.map((value, at) => `<circle cx="${x(at)}" cy="${y(value)}" r="4" fill="${colour}"><title>${escaped(labels[at] ?? '')}: ${value}</title></circle>`).join('') // biome-ignore format: markup
    if (mode === 'Points') return dots
    const area = mode === 'Areas' ? `<path d="M${x(0)} ${y(0)}L${path}L${x(values.length - 1)} ${y(0)}Z" fill="${colour}" fill-opacity=".25"/>` : ''
    return `${area}<path d="M${path}" fill="none" stroke="${colour}" stroke-width="3"/>${dots}`
  })
  return frame(table, least, top) + drawn.join('') + key(series, colours)
}

/** A table as a chart. */
export function chartOf(text: string, second: string, mode: string): Outcome {
  const [title = '', colours] = second.split('\n')
  const table = tableIn(text)
  const used = coloursIn(colours)
  const label = `${title || 'Chart'}: ${table.series.map(({ name, values }) => `${name} ${values.map((value, at) => `${table.labels[at]} ${value}`).join(', ')}`).join('; ')}`
  const head_words = `<text x="${wide / 2}" y="34" font-size="20" font-weight="600" text-anchor="middle" fill="#122">${escaped(title)}</text>`
  const svg = drawing(wide, high, label.slice(0, 400), head_words + (mode === 'Pie' ? pieOf(table, used) : plotted(table, mode, used)))
  return { text: svg, note: `${mode} of ${table.labels.length} rows and ${table.series.length} column${table.series.length === 1 ? '' : 's'}.`, file: 'chart.svg', picture: label.slice(0, 400) } // biome-ignore format: one record
}

const common =
  /^(?:the|and|for|that|with|this|from|have|has|had|are|was|were|will|not|but|you|your|our|they|their|its|been|which|when|what|can|all|some|then|than|into|also|very|more|most|there|here|his|her|she|him|who|how|why|any|may|one)$/
/** The words of a text, the larger the more often they come, none upon another. */
export function cloudOf(text: string, second: string, mode: string): Outcome {
  const seen = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}][\p{L}\p{N}’'-]{2,}/gu) ?? []) if (!common.test(word)) seen.set(word, (seen.get(word) ?? 0) + 1)
  const words = [...seen].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, 70)
  if (words.length === 0) throw new Error('There are no words to draw yet.')
  const colours = coloursIn(second)
  const [least, most] = [words.at(-1)![1], words[0]![1]]
  const size = (times: number): number => Math.round(16 + (most === least ? 0.4 : (times - least) / (most - least)) * 46)
  const placed: { x: number; y: number; w: number; h: number }[] = []
  const drawn = words.map(([word, times], index) => {
    const [h, w] = [size(times), [...word].length * size(times) * 0.58]
    const isFree = (x: number, y: number): boolean =>
      x - w / 2 > 4 &&
      x + w / 2 < wide - 4 &&
      y - h > 4 &&
      y < high - 8 &&
      placed.every((one) => Math.abs(one.x - x) * 2 > one.w + w + 6 || Math.abs(one.y - y) * 2 > one.h + h + 4)
    for (let turn = 0; turn < 900; turn += 1) {
      const angle = turn * 0.35
      const [x, y] =
        mode === 'Round'
          ? [wide / 2 + angle * 1.9 * Math.cos(angle), high / 2 + 12 + angle * 1.05 * Math.sin(angle)]
          : [40 + ((turn * 23 + index * 7) % 660), 60 + Math.floor((turn * 23) / 660) * 24]
      if (!isFree(x, y)) continue
      placed.push({ x, y, w, h })
      return `<text x="${round(x)}" y="${round(y)}" font-size="${h}" font-weight="${h > 34 ? 700 : 500}" text-anchor="middle" fill="${colours[index % colours.length]}">${escaped(word)}</text>`
    }
    return ''
  })
  const label = `Words by how often they come: ${words.slice(0, 12).map(([word, times]) => `${word} ${times}`).join(', ')}` // biome-ignore format: one sentence
  return { text: drawing(wide, high, label, drawn.join('')), note: `${placed.length} words.`, file: 'words.svg', picture: label }
}

const codes = '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(' ') // biome-ignore format: a table
const [startB, startC, stop] = [104, 105, 106]
/** The widths of the bars and gaps of a Code 128 of a text: pairs of digits in set C where there is nothing else, set B otherwise. */
export function barsOf(text: string): string {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new Error('A barcode takes letters, digits and signs of the English keyboard.')
  const isDigits = /^(?:\d\d)+$/.test(text)
  const values = isDigits ? (text.match(/\d\d/g) ?? []).map(Number) : [...text].map((sign) => sign.charCodeAt(0) - 32)
  const start = isDigits ? startC : startB
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), start) % 103
  return [start, ...values, check, stop].map((value) => codes[value]).join('')
}
/** A barcode for each line. */
export function barcodes(text: string): Outcome {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line !== '').slice(0, 24) // biome-ignore format: one chain
  let top = 10
  let widest = 240
  const drawn = lines.map((line) => {
    let at = 24
    const bars = [...barsOf(line)].map((sign, index) => {
      const width = Number(sign) * 2
      at += width
      return index % 2 === 0 ? `M${at - width} ${top}h${width}v70h-${width}z` : ''
    })
    widest = Math.max(widest, at + 24)
    const made = `<path fill="#000" d="${bars.join('')}"/><text x="24" y="${top + 90}" font-size="15" fill="#000">${escaped(line)}</text>`
    top += 112
    return made
  })
  const label = `Barcode: ${lines.join(', ')}`
  return {
    text: drawing(widest, top, label, drawn.join('')),
    note: `${lines.length} barcode${lines.length === 1 ? '' : 's'}.`,
    file: 'barcode.svg',
    picture: label,
  }
}
