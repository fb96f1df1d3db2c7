import { chanceOf } from './compose/chance.ts'
import { thingsIn } from './drawn-things.ts'

/** The ways in which a scene is drawn, with the colours of its sky, its ground and its light. */
export const sceneStyles = {
  Day: ['#9cd3f0', '#dff1fa', '#5b8c6a', '#2f6b4f', '#ffd257'],
  Sunset: ['#f29a5b', '#fbd9a5', '#8a4b52', '#4f2c3f', '#fff0b8'],
  Night: ['#101a3a', '#2b3c70', '#1d3340', '#0f1f2a', '#f4f1d0'],
  Pastel: ['#f6d7e6', '#fdf3e2', '#bcd8c6', '#8fb9b0', '#ffe9a8'],
  Ink: ['#f5f1e6', '#ffffff', '#8d8a84', '#4a4744', '#c8c2b4'],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string, string]>>
export type SceneStyle = keyof typeof sceneStyles

const [width, height, line] = [1024, 768, 520]
const called: readonly (readonly [RegExp, SceneStyle])[] = [
  [/\b(?:night|midnight|moon\w*|stars?|starry|dark)\b/i, 'Night'],
  [/\b(?:sunset|sunrise|dusk|dawn|evening|autumn|desert)\b/i, 'Sunset'],
  [/\b(?:ink|sketch|pencil|black and white|chinese painting)\b/i, 'Ink'],
  [/\b(?:pastel|watercolou?r|dream\w*|cute|soft)\b/i, 'Pastel'],
]
/** The style that words name, else daylight. */
export const styleFor = (words: string): SceneStyle => called.find(([cue]) => cue.test(words))?.[1] ?? 'Day'

function groundOf(words: string, [, , near, far]: readonly string[]): string {
  if (/\b(?:sea|ocean|beach|lake|river|water|island|ship|boat|sail\w*|fish\w*)\b/i.test(words))
    return `<rect y="${line}" width="${width}" height="${height - line}" fill="#3c84ad"/><path d="M0 ${line + 40}q64 -22 128 0t128 0 128 0 128 0 128 0 128 0 128 0 128 0M0 ${line + 110}q80 -26 160 0t160 0 160 0 160 0 160 0 160 0 160 0" fill="none" stroke="#cfe8f3" stroke-width="6"/>`
  if (/\b(?:mountains?|hills?|alps|valley|landscape|peaks?)\b/i.test(words))
    return `<path d="M0 ${line + 30}L210 250 420 ${line} 600 210 840 ${line - 20} 1024 330V${height}H0z" fill="${far}"/><path d="M555 268L600 210 655 268 628 288 600 262 580 290z" fill="#fff"/><path d="M0 ${line + 60}Q256 ${line - 30} 512 ${line + 50}T1024 ${line + 20}V${height}H0z" fill="${near}"/>`
  if (/\b(?:city|street|town|skyline|urban|cyberpunk|futuristic|skyscrapers?)\b/i.test(words)) {
    const towers = Array.from({ length: 11 }, (_, at) => {
      const tall = 150 + chanceOf(`${words} ${at}`, 240)
      const windows = Array.from(
        { length: 4 },
        (_, row) => `<path d="M${at * 94 + 18} ${line - tall + 30 + row * 34}h16m14 0h16" stroke="#ffe28a" stroke-width="12"/>`,
      )
      return `<rect x="${at * 94}" y="${line - tall}" width="84" height="${tall + 30}" fill="${at % 2 ? far : near}"/>${windows.join('')}`
    })
    return `${towers.join('')}<rect y="${line}" width="${width}" height="${height - line}" fill="#4b4f57"/><path d="M0 ${line + 130}h${width}" stroke="#e8e4d8" stroke-width="10" stroke-dasharray="70 50"/>`
  }
  if (/\b(?:desert|dunes?|sand|egypt|pyramids?)\b/i.test(words))
    return `<path d="M0 ${line + 20}Q200 ${line - 90} 470 ${line + 20}T1024 ${line - 30}V${height}H0z" fill="#d9a862"/><path d="M0 ${line + 120}Q300 ${line + 20} 620 ${line + 130}T1024 ${line + 80}V${height}H0z" fill="#c08c47"/>`
  if (/\b(?:snow\w*|winter|ice|arctic|christmas)\b/i.test(words))
    return `<path d="M0 ${line}Q256 ${line - 60} 512 ${line + 20}T1024 ${line}V${height}H0z" fill="#eef4fa"/>${Array.from({ length: 40 }, (_, at) => `<circle cx="${chanceOf(`flake ${at}`, width)}" cy="${chanceOf(`${at} flake`, line)}" r="${3 + (at % 4)}" fill="#fff"/>`).join('')}`
  return `<path d="M0 ${line + 10}Q256 ${line - 60} 512 ${line + 10}T1024 ${line}V${height}H0z" fill="${near}"/><path d="M0 ${line + 120}Q300 ${line + 50} 600 ${line + 130}T1024 ${line + 100}V${height}H0z" fill="${far}"/>`
}

function lightIn(words: string, style: SceneStyle): string {
  const light = sceneStyles[style][4]
  const stars =
    style === 'Night'
      ? Array.from(
          { length: 60 },
          (_, at) => `<circle cx="${chanceOf(`${words} s${at}`, width)}" cy="${chanceOf(`s${at} ${words}`, line - 60)}" r="${1 + (at % 3)}" fill="#fff"/>`,
        ).join('')
      : ''
  const x = 150 + chanceOf(words, 700)
  const disc = `<circle cx="${x}" cy="${style === 'Sunset' ? line - 60 : 140}" r="${style === 'Sunset' ? 96 : 70}" fill="${light}"/>`
  const clouds = /\b(?:clouds?|cloudy|rain\w*|storm\w*|sky)\b/i.test(words)
    ? `<g fill="#fff" fill-opacity=".85"><ellipse cx="250" cy="170" rx="110" ry="40"/><ellipse cx="320" cy="150" rx="80" ry="46"/><ellipse cx="720" cy="220" rx="130" ry="42"/><ellipse cx="660" cy="200" rx="70" ry="44"/></g>`
    : ''
  const rain = /\brain\w*|storm\w*\b/i.test(words)
    ? `<g stroke="#dfeaf3" stroke-width="4" stroke-opacity=".7">${Array.from({ length: 50 }, (_, at) => `<path d="M${chanceOf(`r${at}`, width)} ${chanceOf(`${at}r`, height)}l-10 34"/>`).join('')}</g>`
    : ''
  return stars + disc + clouds + rain
}

const counts: Readonly<Record<string, number>> = { two: 2, couple: 2, pair: 2, three: 3, four: 4, five: 5, six: 6, many: 6, several: 4, forest: 7 }

export interface Scene {
  readonly svg: string
  /** What of the words is drawn. */
  readonly drawn: readonly string[]
}
/** A scene of what the words name, 1024 by 768: the same words in the same style always make the same drawing. */
export function sceneOf(words: string, style: SceneStyle, variant = 0): Scene {
  const colours = sceneStyles[style]
  const found = thingsIn(words)
  const placed = found.flatMap(({ name, word, draw, isAbove }, index) => {
    const before =
      new RegExp(`\\b(${Object.keys(counts).join('|')}) (?:\\w+ )?${word}`, 'i').exec(words)?.[1]?.toLowerCase() ??
      (word.toLowerCase() === 'forest' ? 'forest' : '')
    const many = counts[before] ?? (word.endsWith('s') && !word.endsWith('ss') ? 3 : 1)
    return Array.from({ length: many }, (_, at) => {
      const place = `${words} ${variant} ${name} ${at}`
      const room = width / (found.length + 1)
      const x = Math.round(room * (index + 1) + (many > 1 ? (at - (many - 1) / 2) * Math.min(150, 820 / many) : 0) + chanceOf(place, 60) - 30)
      const y = isAbove ? 170 + chanceOf(place, 170) : line + 40 + chanceOf(place, 150)
      const scale = (isAbove ? 0.8 : 0.75 + (y - line) / 260) * (many > 3 ? 0.75 : 1) * (found.length === 1 && many === 1 ? 1.5 : 1)
      return { y, drawn: `<g transform="translate(${Math.max(70, Math.min(width - 70, x))} ${y}) scale(${scale.toFixed(2)})">${draw(place)}</g>` }
    })
  })
  const things = placed.sort((a, b) => a.y - b.y).map(({ drawn }) => drawn)
  const filter = style === 'Ink' ? '<filter id="ink"><feColorMatrix type="saturate" values="0"/></filter>' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>${filter}</defs><g${style === 'Ink' ? ' filter="url(#ink)"' : ''}><rect width="${width}" height="${height}" fill="url(#sky)"/>${lightIn(`${words} ${variant}`, style)}${groundOf(words, colours)}${things.join('')}</g></svg>`
  return { svg, drawn: found.map(({ name }) => name) }
}
