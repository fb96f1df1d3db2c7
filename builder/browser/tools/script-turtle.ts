import { colourOf, nothing, sized, spelt } from './script-drawn.ts'
import { asNumber, type Doing, type Value } from './script-values.ts'
import { type Point, type Sheet, type Style, sheetHigh, sheetWide } from './sketch.ts'

/** A pen that walks over the sheet from its middle, first to the right; its y grows upwards. */
export function turtleOn(sheet: Sheet, words: (value: Value | undefined) => string): Record<string, Doing> {
  let [x, y, angle, isDown] = [0, 0, 0, true]
  let style: Style = { colour: 'black', fill: 'black', width: 2 }
  let filled: { place: number; points: Point[] } | null = null
  const here = (): Point => ({ x: sheetWide / 2 + x, y: sheetHigh / 2 - y })
  const go = (to_x: number, to_y: number): null => {
    const from = here()
    ;[x, y] = [to_x, to_y]
    if (isDown) sheet.line([from, here()], style)
    filled?.points.push(here())
    return null
  }
  const walk = (far: number): null => go(x + far * Math.cos((angle * Math.PI) / 180), y + far * Math.sin((angle * Math.PI) / 180))
  const turn = (by: number): null => {
    angle = (((angle + by) % 360) + 360) % 360
    return null
  }
  const styled = (more: Partial<Style>): null => {
    style = { ...style, ...more }
    return null
  }
  const lifted = (isUp: boolean): Doing =>
    function lift() {
      isDown = !isUp
      return null
    }
  const [forward, back, left, right]: Doing[] = [
    ([far]) => walk(asNumber(far)),
    ([far]) => walk(-asNumber(far)),
    ([by]) => turn(asNumber(by)),
    ([by]) => turn(-asNumber(by)),
  ]
  const colour: Doing = (given) => {
    if (given.length === 2) return styled({ colour: colourOf([given[0]!]), fill: colourOf([given[1]!]) })
    return styled({ colour: colourOf(given), fill: colourOf(given) })
  }
  const place: Doing = ([at, at_y]) => (Array.isArray(at) ? go(asNumber(at[0]), asNumber(at[1])) : go(asNumber(at), asNumber(at_y)))
  const width: Doing = ([wide]) => styled({ width: sized(wide, 2) })
  const facing: Doing = ([to]) => {
    angle = 0
    return turn(asNumber(to))
  }
  const round: Doing = ([radius, extent]) => {
    const [r, whole] = [asNumber(radius), extent === undefined ? 360 : asNumber(extent)]
    const steps = Math.min(360, Math.max(4, Math.ceil(Math.abs(whole) / 6)))
    const by = (whole / steps) * (r < 0 ? -1 : 1)
    for (let step = 0; step < steps; step++) {
      turn(by / 2)
      walk(2 * Math.abs(r) * Math.sin((Math.abs(by) * Math.PI) / 360) * (whole < 0 ? -1 : 1))
      turn(by / 2)
    }
    return null
  }
  return {
    ...spelt({
      pen_up: lifted(true),
      pen_down: lifted(false),
      pen_color: (given) => styled({ colour: colourOf(given) }),
      pen_colour: (given) => styled({ colour: colourOf(given) }),
      fill_color: (given) => styled({ fill: colourOf(given) }),
      fill_colour: (given) => styled({ fill: colourOf(given) }),
      pen_size: width,
      begin_fill() {
        filled = { place: sheet.place(), points: [here()] }
        return null
      },
      end_fill() {
        if (filled && filled.points.length > 2) sheet.under(filled.place, filled.points, style.fill)
        filled = null
        return null
      },
      set_heading: facing,
      set_position: place,
      go_to: place,
      hide_turtle: nothing,
      show_turtle: nothing,
    }),
    ...{ forward: forward!, fd: forward!, back: back!, bk: back!, backward: back!, left: left!, lt: left!, right: right!, rt: right! },
    ...{ up: lifted(true), pu: lifted(true), down: lifted(false), pd: lifted(false), color: colour, colour, width, setpos: place, seth: facing },
    setx: ([to]) => go(asNumber(to), y),
    sety: ([to]) => go(x, asNumber(to)),
    home() {
      go(0, 0)
      angle = 0
      return null
    },
    circle: round,
    dot: ([wide, ...more]) => {
      const fill = more.length > 0 ? colourOf(more) : style.colour
      sheet.ellipse(here(), sized(wide, 6), sized(wide, 6), { colour: 'none', fill, width: 0 })
      return null
    },
    write: ([said], { font }) => {
      sheet.text(here(), words(said), Array.isArray(font) && typeof font[1] === 'number' ? sized(font[1], 14) * 1.3 : 16, style.colour)
      return null
    },
    ...{ xcor: () => x, ycor: () => y, heading: () => angle, position: () => [x, y], pos: () => [x, y], isdown: () => isDown },
    ...{ ht: nothing, st: nothing, speed: nothing, shape: nothing, stamp: nothing },
  }
}
