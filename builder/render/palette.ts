import { contrast, isDark, mix, readableOn } from '../colour/contrast.ts'
import { oklabOf } from '../colour/oklch.ts'
import type { Theme } from '../model.ts'

/** The colours of one ground. Every text colour holds 4.5 to 1 on the ground and on its tint; `edge` and `button_edge` hold 3 to 1. */
export interface Ground {
  readonly ground: string
  readonly tint: string
  readonly ink: string
  readonly heading: string
  readonly muted: string
  readonly link: string
  readonly line: string
  readonly edge: string
  readonly button: string
  readonly on_button: string
  readonly button_hover: string
  readonly button_edge: string
  readonly good: string
  readonly good_tint: string
  readonly wait: string
  readonly wait_tint: string
  readonly bad: string
  readonly bad_tint: string
  /** An error's words on the ground itself. */
  readonly bad_ground: string
  readonly field: string
  readonly on_field: string
}
export interface Palette {
  readonly page: Ground
  readonly band: Ground
  readonly card: Ground
  readonly accent: Ground
  readonly header: Ground
  readonly footer: Ground
  readonly art: readonly [string, string, string, string, string]
}

const signals = { good: '#157f3d', wait: '#a15c00', bad: '#c0232c' } as const
/** Above the 4.5 of WCAG 2.2, so that rounding cannot fall below it. */
const text = 4.6
const control = 3.1

const strongest = (ground: string): string => (isDark(ground) ? '#ffffff' : '#000000')
/** The end of the scale that the ground is nearer to. */
const opposite = (ground: string): string => (isDark(ground) ? '#000000' : '#ffffff')

/** The colour itself, or the least step from it toward the ink that reads on every one of the grounds. */
function toward(grounds: readonly string[], colour: string, ink: string, least: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, ink, share)
    if (grounds.every((ground) => contrast(ground, candidate) >= least)) return candidate
  }
  return ink
}

/** Near-black or near-white with a breath of the components' hue, as far as the ground allows. */
function inkOn(ground: string, hue: string): string {
  const wanted = isDark(ground) ? mix('#ffffff', hue, 0.05) : mix('#0b0b0f', hue, 0.16)
  return contrast(ground, wanted) >= 7 ? wanted : strongest(ground)
}

/** A quiet fill beside the ground on which its ink still reads; the ground itself where there is no room for one. */
function tintOf(ground: string, component: string, ink: string): string {
  const shares = [0.12, 0.08, 0.05]
  const toned = contrast(ground, component) >= 1.35 ? shares.map((share) => mix(ground, component, share)) : shares.map((share) => mix(ground, ink, share))
  const clear = [0.3, 0.15].map((share) => mix(ground, opposite(ground), share))
  return [...toned, ...clear].find((tint) => contrast(tint, ink) >= text + 0.4 && tint !== ground) ?? ground
}

function signalOn(ground: string, signal: string): readonly [words: string, tint: string] {
  const tint = mix(ground, signal, isDark(ground) ? 0.26 : 0.13)
  return [toward([tint], isDark(tint) ? mix(signal, '#ffffff', 0.55) : signal, strongest(tint), text), tint]
}

interface Wanted {
  readonly component: string
  readonly button: string
  readonly text?: string | undefined
  readonly heading?: string | undefined
  /** What fields are filled with. */
  readonly field: string
}

/** How far apart two colours of one lightness are told in OKLab; an edge of 3 to 1 stands around either. */
const told = 0.04
function apart(a: string, b: string): number {
  const [from, to] = [oklabOf(a), oklabOf(b)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

/** The colours on a ground, from those that the theme names. */
function groundOf(ground: string, { component, button: wanted, text: words, heading, field }: Wanted): Ground {
  const ink = words ? readableOn(ground, words, text) : inkOn(ground, component)
  const tint = tintOf(ground, component, ink)
  const both = [ground, tint]
  const isOwn = contrast(ground, wanted) >= 1.35 || apart(ground, wanted) >= told
  const button = isOwn ? wanted : ink
  const on_button = isOwn ? inkOn(button, component) : toward([button], component, strongest(button), text)
  const [good, good_tint] = signalOn(ground, signals.good)
  const [wait, wait_tint] = signalOn(ground, signals.wait)
  const [bad, bad_tint] = signalOn(ground, signals.bad)
  return {
    ground,
    tint,
    ink,
    heading: heading ? readableOn(ground, heading, text) : ink,
    muted: toward(both, mix(ground, ink, 0.66), ink, text),
    link: toward(both, component, ink, text),
    line: mix(ground, ink, 0.15),
    edge: toward(both, mix(mix(ground, ink, 0.45), component, 0.3), ink, control),
    button,
    on_button,
    button_hover: mix(button, strongest(on_button), 0.12),
    button_edge: toward([ground], button, ink, control),
    good,
    good_tint,
    wait,
    wait_tint,
    bad,
    bad_tint,
    bad_ground: toward(both, isDark(ground) ? mix(signals.bad, '#ffffff', 0.5) : signals.bad, ink, text),
    field,
    on_field: words ? readableOn(field, words, text) : inkOn(field, component),
  }
}

/** All colours of a site, from the few that its theme names (builder/model.ts, `theme`). */
export function paletteOf(theme: Theme): Palette {
  const known = palettes.get(theme) ?? madeOf(theme)
  palettes.set(theme, known)
  return known
}
const palettes = new WeakMap<Theme, Palette>()

function madeOf(theme: Theme): Palette {
  const { background, component, parts } = theme
  const surface = parts.card ?? surfaceOf(theme)
  const named = { component, button: parts.button ?? component, text: parts.text, heading: parts.heading }
  const on = (ground: string): Ground => groundOf(ground, { ...named, field: mix(ground, opposite(ground), isDark(ground) ? 0.22 : 0.65) })
  const bare = (ground: string): Ground => groundOf(ground, { component, button: parts.button ?? component, field: surface })
  const footer = parts.footer ?? mix(component, '#000000', isDark(component) ? 0.4 : 0.74)
  return {
    page: on(background),
    band: on(bandOf(background, component)),
    card: on(surface),
    accent: bare(component),
    header: bare(parts.header ?? component),
    footer: bare(footer),
    art: [
      component,
      mix(component, background, 0.55),
      mix(component, strongest(background), 0.45),
      isDark(background) ? mix(background, component, 0.16) : mix(component, '#ffffff', 0.82),
      mix(background, strongest(background), 0.1),
    ],
  }
}

/** The theme's surface, lifted off the background where the two are the same. */
function surfaceOf({ surface, background }: Theme): string {
  if (contrast(surface, background) >= 1.03) return surface
  return mix(background, '#ffffff', isDark(background) ? 0.08 : 0.75)
}

/** A band's ground: the background with a little of the components' colour, or a shade of itself where the two are close. */
function bandOf(background: string, component: string): string {
  if (contrast(background, component) >= 1.6) return mix(background, component, 0.09)
  return mix(background, strongest(background), 0.05)
}
