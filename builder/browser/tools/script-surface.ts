import { colourOf, group, nothing, sized } from './script-drawn.ts'
import { asNumber, type Doing, type Value } from './script-values.ts'
import { type Point, type Sheet, type Style, sheetHigh, sheetWide } from './sketch.ts'

/** The drawing surface that a page's script has: a pen whose colours and width are set, and a path that is drawn at its end. */
export function surfaceOn(sheet: Sheet, words: (value: Value | undefined) => string): { readonly pen: Value; readonly surface: Value } {
  let path: Point[][] = []
  const look = (name: string, otherwise: string): string => {
    const value = pen.get(name)
    return typeof value === 'string' ? colourOf([value]) : otherwise
  }
  const style = (isFilled: boolean): Style => ({
    colour: isFilled ? 'none' : look('strokeStyle', 'black'),
    fill: isFilled ? look('fillStyle', 'black') : 'none',
    width: sized(pen.get('lineWidth') ?? undefined, 2),
  })
  const all = (isFilled: boolean): null => {
    for (const points of path) if (points.length > 1) sheet.line(points, style(isFilled), isFilled)
    return null
  }
  const box = (given: readonly Value[], of: Style): null => {
    const [x = 0, y = 0, wide = 0, high = 0] = given.map(asNumber)
    sheet.line(boxOf(x, y, wide, high), of, true)
    return null
  }
  const boxOf = (x: number, y: number, wide: number, high: number): Point[] => [
    { x, y },
    { x: x + wide, y },
    { x: x + wide, y: y + high },
    { x, y: y + high },
  ]
  const started = (points: Point[]): null => {
    path.push(points)
    return null
  }
  const doings: Readonly<Record<string, Doing>> = {
    fillRect: (given) => box(given, style(true)),
    strokeRect: (given) => box(given, style(false)),
    clearRect: nothing,
    beginPath() {
      path = []
      return null
    },
    moveTo: ([x, y]) => started([{ x: asNumber(x), y: asNumber(y) }]),
    lineTo: ([x, y]) => {
      if (path.length === 0) return started([{ x: asNumber(x), y: asNumber(y) }])
      path.at(-1)!.push({ x: asNumber(x), y: asNumber(y) })
      return null
    },
    arc: (given) => {
      const [x = 0, y = 0, r = 0, from = 0, to = Math.PI * 2] = given.map(asNumber)
      const steps = Math.min(180, Math.max(8, Math.ceil(Math.abs(to - from) * 12)))
      const points = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
      const round = points.map((angle) => ({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) }))
      if (path.length === 0) return started(round)
      path.at(-1)!.push(...round)
      return null
    },
    rect: ([x, y, wide, high]) => {
      const points = boxOf(asNumber(x), asNumber(y), asNumber(wide), asNumber(high))
      return started([...points, points[0]!])
    },
    closePath() {
      const last = path.at(-1)
      if (last && last.length > 1) last.push(last[0]!)
      return null
    },
    stroke: () => all(false),
    fill: () => all(true),
    fillText: ([said, x, y]) => {
      const size = Number(/(\d+(?:\.\d+)?)px/.exec(words(pen.get('font') ?? ''))?.[1] ?? 16)
      sheet.text({ x: asNumber(x), y: asNumber(y) }, words(said), sized(size, 16), look('fillStyle', 'black'))
      return null
    },
  }
  const pen = group(doings)
  return { pen, surface: group({ getContext: () => pen, width: sheetWide, height: sheetHigh }) }
}
