import { contrast, readableOn, surfaceOn } from '../colour/contrast.ts'
import { findColours } from '../colour/names.ts'
import { hexOfOklch, type Oklch, oklabOf, oklchOf } from '../colour/oklch.ts'
import { capital, listed } from '../lexicon/inflect.ts'
import type { AppModel, Theme } from '../model.ts'
import { type Request, withoutQuotes } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { type Mention, mentions, narrowed, onlyColours, type Part, type Slot } from './slots.ts'

interface Colour {
  readonly hex: string
  readonly words: string
}

const innerPattern =
  /\b(?:header|footer|button|card|nav(?:igation)?|menu)s?(?:'s|’s)? (?:text|font|letters|links?|icons?|labels?|border)\b|\b(?:text|font|letters|labels?|words) (?:of|in|on|inside) (?:the |all |my )?(?:header|footer|button|card|nav)/i
const asksStyle =
  /^(?:make|change|set|use|turn|colou?r|recolou?r|paint|apply|give|switch|style|update|replace|swap|let|go|try|add|put|have|pick|choose|i want|the|all|every)\b|\b(?:should be|must be|is|are|in|please|instead|color|colour|to)\b/i
const otherVerb = /^(?:rename|retitle|call|name|move|remove|delete|hide|drop|let|allow|only|get rid)\b/i
const shifts: readonly (readonly [RegExp, string, (of: Oklch) => Oklch])[] = [
  [/\b(?:darker|deeper)\b/i, 'darker', ({ l, c, h }) => ({ l: l * 0.82, c, h })],
  [/\b(?:lighter|paler|softer|fainter)\b/i, 'lighter', ({ l, c, h }) => ({ l: l + (1 - l) * 0.35, c: c * 0.85, h })],
  [
    /\b(?:brighter|more (?:vivid|colou?rful|vibrant|saturated|intense))\b/i,
    'brighter',
    ({ l, c, h }) => ({ l: Math.min(0.95, l + 0.04), c: c * 1.3 + 0.01, h }),
  ],
  [
    /\b(?:duller|less (?:vivid|colou?rful|vibrant|saturated|bright|intense)|more muted|toned down|greyer|grayer)\b/i,
    'more muted',
    ({ l, c, h }) => ({ l, c: c * 0.6, h }),
  ],
]

/** A part of one colour "with white text": the text of a part follows what lies behind it. */
const withLetters =
  /^(.{4,100}\b(?:header|footer|button|card|nav(?:igation)?|menu)s?\b.{0,60}?),?\s+(?:with|and)\s+(?:[\p{L}-]+\s){1,3}(?:text|letters|lettering|font|writing)$/iu

/** The colour that a part shows now. */
export function colourOfSlot(theme: Theme, slot: Slot): string {
  if (slot === 'background' || slot === 'component') return theme[slot]
  if (slot === 'heading' || slot === 'text') return theme.parts[slot] ?? readableOn(theme.background)
  return theme.parts[slot] ?? (slot === 'card' ? theme.surface : theme.component)
}

/** Footer, headings and text that no edit coloured are drawn in a shade of their own, so that they show no named colour yet. */
const shows = (theme: Theme, slot: Slot, hex: string): boolean => {
  const derived = (slot === 'footer' || slot === 'heading' || slot === 'text') && theme.parts[slot] === undefined
  return !derived && colourOfSlot(theme, slot) === hex
}

const follows: readonly Part[] = ['header', 'button', 'footer', 'card']
const without = (parts: Theme['parts'], names: readonly Part[]): Theme['parts'] =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name as Part)))

/** The theme with one slot in a colour. The components' colour takes the parts along that an edit had set apart. */
export function painted(theme: Theme, slot: Slot, { hex, words }: Colour): Theme {
  const named = words.startsWith('#') ? undefined : { words, hex }
  if (slot === 'background') {
    const { background: _, ...rest } = theme.named
    return { ...theme, background: hex, surface: surfaceOn(hex), named: { ...rest, ...(named && { background: named }) } }
  }
  if (slot !== 'component') return { ...theme, parts: { ...theme.parts, [slot]: hex } }
  const { component: _, ...rest } = theme.named
  return { ...theme, component: hex, parts: without(theme.parts, follows), named: { ...rest, ...(named && { component: named }) } }
}

const shownAs = ({ hex, words }: Colour) => (words.toLowerCase().startsWith('#') || words.includes('(') ? hex : `${words.toLowerCase()} (${hex})`)
const isMany = (name: string) => name === 'buttons' || name === 'cards' || name === 'headings' || name === 'components'

function spoken(name: string, colour: Colour, theme: Theme, slot: Slot, already: boolean): string {
  const verb = isMany(name) ? 'are' : 'is'
  const faint = (slot === 'heading' || slot === 'text') && contrast(theme.background, colour.hex) < 4.5
  const note = faint ? ', drawn in a shade that can be read on the background' : ''
  return `The ${name} ${verb} ${already ? 'already' : 'now'} ${shownAs(colour)}${note}.`
}

/** Which colour each named part gets: the parts before it in "the header green", those after it in "green for the header". */
function pairs(places: readonly Mention[], colours: readonly (Colour & { start: number })[]): (readonly [Mention, Colour])[] {
  const colourFirst = colours[0]!.start < places[0]!.start
  return places.flatMap((place) => {
    const colour = colourFirst ? colours.findLast(({ start }) => start < place.start) : (colours.find(({ start }) => start > place.start) ?? colours.at(-1))
    return colour ? [[place, colour] as const] : []
  })
}

function apply(model: AppModel, request: Request, wanted: readonly (readonly [Mention, Colour])[], spans: readonly { start: number; end: number }[]): Answer {
  const marks = marksOf(request, [...wanted.map(([mention]) => [mention, 'thing'] as const), ...spans.map((span) => [span, 'style'] as const)])
  let theme = model.theme
  const says: string[] = []
  const labels: string[] = []
  for (const [{ slot, name }, colour] of wanted) {
    const after = painted(theme, slot, colour)
    const already = shows(theme, slot, colour.hex) && Object.keys(after.parts).length >= Object.keys(theme.parts).length
    says.push(spoken(name, colour, theme, slot, already))
    if (already) continue
    theme = after
    labels.push(`${colour.words.toLowerCase()} ${name}`)
  }
  if (labels.length === 0) return { kind: 'same', says: says.join(' '), where: '/', marks }
  return { kind: 'built', model: { ...model, theme }, says: says.join(' '), label: listed(labels), where: '/', marks }
}

/** How unlike two colours are; a gray or a tint is far from a full colour, whatever its lightness. */
function distance(shown: string, wanted: string): number {
  const away = Math.hypot(...oklabOf(shown).map((part, index) => part - oklabOf(wanted)[index]!))
  return away + (oklchOf(wanted).c > 0.06 && oklchOf(shown).c < 0.04 ? 0.2 : 0)
}
const slotNames: Readonly<Record<Slot, string>> = {
  background: 'background',
  component: 'components',
  header: 'header',
  footer: 'footer',
  button: 'buttons',
  heading: 'headings',
  text: 'text',
  card: 'cards',
}

/** "Change the pink to teal": the part whose colour is nearest to the first takes the second. */
function replaced(model: AppModel, request: Request, from: Colour, to: Colour & { start: number; end: number }): Answer {
  const slots: Slot[] = ['background', 'component', ...(Object.keys(model.theme.parts) as Part[]).filter((part) => model.theme.parts[part])]
  const nearest = slots.map((slot) => ({ slot, away: distance(colourOfSlot(model.theme, slot), from.hex) })).sort((a, b) => a.away - b.away)[0]!
  if (nearest.away > 0.3) return { kind: 'understood', says: `No part of the site is ${from.words.toLowerCase()}.`, where: '', marks: [] }
  return apply(model, request, [[{ slot: nearest.slot, name: slotNames[nearest.slot], start: 0, end: 0 }, to]], [to])
}

/** Two colours for the whole: the pale one lies behind, where one is; else the second is for buttons. */
function schemed(model: AppModel, request: Request, first: Colour & Span, second: Colour & Span, place: Mention | undefined): Answer {
  const [a, b] = [oklchOf(first.hex).l, oklchOf(second.hex).l]
  const pale = Math.max(a, b) > 0.88 && Math.abs(a - b) > 0.15 && oklchOf(a > b ? first.hex : second.hex).c < 0.1
  const [ground, parts] = a > b ? [first, second] : [second, first]
  const at = (slot: Slot): Mention => ({ slot, name: slotNames[slot], start: place?.start ?? 0, end: place?.end ?? 0 })
  const wanted: (readonly [Mention, Colour])[] = pale
    ? [
        [at('background'), ground],
        [at('component'), parts],
      ]
    : [
        [at('component'), first],
        [at('button'), second],
      ]
  return apply(model, request, wanted, [first, second])
}
interface Span {
  readonly start: number
  readonly end: number
}

function shifted(model: AppModel, request: Request, places: readonly Mention[]): Answer | null {
  const shift = shifts.find(([pattern]) => pattern.test(request.read))
  const [named] = places
  const isDark = shift?.[1] === 'lighter' && oklchOf(model.theme.background).l < 0.45
  const place = named?.name === 'theme' && isDark ? { ...named, slot: 'background' as const, name: 'background' } : named
  if (!shift || !place || /\b(?:darker|lighter) (?:mode|theme|look|version|design)\b/i.test(request.read)) return null
  const [pattern, name, move] = shift
  const was = colourOfSlot(model.theme, place.slot)
  const hex = hexOfOklch(move(oklchOf(was)))
  const span = { start: request.read.search(pattern), end: request.read.search(pattern) + pattern.exec(request.read)![0].length }
  const marks = marksOf(request, [
    [place, 'thing'],
    [span, 'style'],
  ])
  if (hex === was) return { kind: 'same', says: `The ${place.name} cannot be ${name} than it is.`, where: '/', marks }
  const theme = painted(model.theme, place.slot, { hex, words: hex })
  return {
    kind: 'built',
    model: { ...model, theme },
    says: `The ${place.name} ${isMany(place.name) ? 'are' : 'is'} now ${name} (${hex}).`,
    label: `${name} ${place.name}`,
    where: '/',
    marks,
  }
}

/** Gives the parts that the words name the colours that they name, in any of its phrasings. */
export const recolour: Rule = (model, request) => {
  const lettered = withLetters.exec(request.read)
  if (lettered) {
    const alone = recolour(model, { ...request, read: lettered[1]! })
    return alone?.kind === 'built' ? { ...alone, says: `${alone.says} Its text is light or dark by itself, so that it can always be read.` } : alone
  }
  const read = withoutQuotes(request.read)
  if (otherVerb.test(read)) return null
  const found = findColours(read)
  const dropped = found.filter(({ start }) =>
    /\b(?:from|instead of|rather than|not|no longer|don(?:'|’)t (?:really )?like|dislike|hate)\s(?:the\s|this\s|that\s)?$/i.test(
      read.slice(Math.max(0, start - 30), start),
    ),
  )
  const colours = found.filter((colour) => !dropped.includes(colour)).map(({ start, end, words, hex }) => ({ start, end, words, hex }))
  const places = narrowed(mentions(read), read).filter(({ start }) => !colours.some((colour) => colour.start <= start && start < colour.end))
  if (colours.length === 0) return asksStyle.test(read) ? shifted(model, request, places) : null
  if (!asksStyle.test(read) && !onlyColours(read, found, places)) return null
  const inner = innerPattern.exec(read)
  if (inner) {
    const says = `The ${inner[0].toLowerCase()} follows the colour behind it so that it can always be read; you can colour the part itself.`
    return { kind: 'understood', says: capital(says), where: '', marks: [] }
  }
  if (/^add\b/i.test(read) && !onlyColours(read, colours, places)) return null
  const [first, second] = colours
  if (
    places.every(({ name }) => name === 'theme') &&
    second &&
    /^\s*(?:to|with|into|for|by|→|->)\s*(?:an?\s|the\s)?$/i.test(read.slice(first!.end, second.start))
  ) {
    return replaced(model, request, first!, second)
  }
  if (places.length === 0 && dropped[0] && first && onlyColours(read, found, places)) return replaced(model, request, dropped[0], first)
  if (second && places.every(({ name }) => name === 'theme') && onlyColours(read, colours, places)) return schemed(model, request, first!, second, places[0])
  if (places.length > 0)
    return onlyColours(read, colours, places, /\bto\b/i.test(read) ? 0 : 10) ? apply(model, request, pairs(places, colours), colours) : null
  if (!onlyColours(read, colours, places)) return null
  return apply(model, request, [[{ slot: 'component', name: 'components', start: 0, end: 0 }, first!]], [first!])
}
