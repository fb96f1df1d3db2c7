import { colourOf, group, nothing, sized, spelt } from './script-drawn.ts'
import { surfaceOn } from './script-surface.ts'
import { turtleOn } from './script-turtle.ts'
import { asList, asNumber, type Doing, type Value } from './script-values.ts'
import type { Point, Sheet, Style } from './sketch.ts'

/** What a script can draw by: a turtle, shapes by their place, and the drawing surface of a page's script. */
export function drawingNames(sheet: Sheet, words: (value: Value | undefined) => string): Map<string, Value> {
  const main = turtleOn(sheet, words)
  let style: Style = { colour: 'black', fill: 'none', width: 2 }
  const styled = (more: Partial<Style>): null => {
    style = { ...style, ...more }
    return null
  }
  const numbers = (given: readonly Value[]): number[] => given.map(asNumber)
  const at = (x: Value | undefined, y: Value | undefined): Point => ({ x: asNumber(x), y: asNumber(y) })
  /** The style of one shape, whose colour may be given last, or as color or fill. */
  const ofShape = (given: readonly Value[], count: number, names: Readonly<Record<string, Value>>): Style => {
    const own = given.length > count ? given.slice(count) : [names.fill ?? names.color ?? names.colour].filter((one) => one !== undefined)
    return own.length > 0 ? { ...style, colour: 'none', fill: colourOf(own) } : style
  }
  const shape = (points: readonly Point[], of: Style): null => {
    sheet.line(points, of, true)
    return null
  }
  const box: Doing = (given, names) => {
    const [x = 0, y = 0, wide = 0, high = wide] = numbers(given.slice(0, 4))
    return shape([at(x, y), at(x + wide, y), at(x + wide, y + high), at(x, y + high)], ofShape(given, 4, names))
  }
  const background: Doing = (given) => {
    sheet.background(colourOf(given))
    return null
  }
  const clear: Doing = () => {
    sheet.clear()
    return null
  }
  const shapes: Record<string, Doing> = {
    line: (given, names) => {
      const own = given.length > 4 ? given.slice(4) : [names.color ?? names.colour].filter((one) => one !== undefined)
      sheet.line([at(given[0], given[1]), at(given[2], given[3])], { ...style, ...(own.length > 0 && { colour: colourOf(own) }) })
      return null
    },
    rectangle: box,
    rect: box,
    square: ([x, y, size, ...more], names) => box([x ?? 0, y ?? 0, size ?? 0, size ?? 0, ...more], names),
    circle: (given, names) => {
      if (given.length < 3) return main.circle!(given, names)
      const wide = asNumber(given[2]) * 2
      sheet.ellipse(at(given[0], given[1]), wide, wide, ofShape(given, 3, names))
      return null
    },
    ellipse: (given, names) => {
      sheet.ellipse(at(given[0], given[1]), asNumber(given[2]), asNumber(given[3] ?? given[2]), ofShape(given, 4, names))
      return null
    },
    triangle: (given, names) => shape([at(given[0], given[1]), at(given[2], given[3]), at(given[4], given[5])], ofShape(given, 6, names)),
    polygon: (given, names) =>
      shape(
        asList(given[0]).map((point) => at(asList(point)[0], asList(point)[1])),
        ofShape(given, 1, names),
      ),
    text: (given, names) => {
      const [said, x, y] = typeof given[0] === 'string' ? given : [given[2], given[0], given[1]]
      const own = given.length > 3 ? given.slice(3) : [names.color ?? names.colour].filter((one) => one !== undefined)
      sheet.text(at(x, y), words(said), sized(names.size, 18), own.length > 0 ? colourOf(own) : style.fill === 'none' ? style.colour : style.fill)
      return null
    },
    stroke: (given) => styled({ colour: colourOf(given) }),
    fill: (given) => styled({ fill: colourOf(given) }),
  }
  const settings: Record<string, Doing> = {
    ...spelt({
      no_fill: () => styled({ fill: 'none' }),
      no_stroke: () => styled({ colour: 'none' }),
      stroke_weight: ([wide]) => styled({ width: sized(wide, 2) }),
    }),
    color(given) {
      styled({ colour: colourOf(given) })
      return main.color!(given, {})
    },
    background,
    bgcolor: background,
    clear,
    reset: clear,
    ...{ done: nothing, mainloop: nothing, exitonclick: nothing, title: nothing, tracer: nothing, update: nothing, setup: nothing, createCanvas: nothing },
  }
  const all: Record<string, Doing> = { ...main, ...shapes, ...settings, colour: settings.color! }
  const Turtle: Doing = () => group(turtleOn(sheet, words))
  const Screen: Doing = () => group({ ...settings, bgcolor: background })
  const { pen, surface } = surfaceOn(sheet, words)
  return new Map<string, Value>([
    ...Object.entries(all),
    ...Object.entries({ Turtle, Pen: Turtle, Screen, turtle: group({ ...all, Turtle, Pen: Turtle, Screen }), canvas: surface, ctx: pen }),
  ])
}
