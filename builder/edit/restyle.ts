import { contrast, isDark, surfaceOn } from '../colour/contrast.ts'
import { hexOfOklch, oklchOf } from '../colour/oklch.ts'
import type { AppModel, Theme } from '../model.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

/** A change of style: the words that ask for it, and what it does to the theme, told as a sentence and a label. */
interface Style {
  readonly words: RegExp
  readonly apply: (theme: Theme, match: RegExpExecArray) => Theme
  readonly says: (after: Theme) => string
  readonly label: string
  /** What is said where the theme already is as asked, or at its end. */
  readonly same: string
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const densities = ['compact', 'regular', 'calm'] as const
const denser = (theme: Theme, by: number): Theme => ({ ...theme, density: densities[within(densities.indexOf(theme.density) + by, 0, 2)]! })
const scaled = (theme: Theme, by: number): Theme => ({ ...theme, heading_scale: within(Math.round(theme.heading_scale * by * 100) / 100, 0.7, 1.8) })

/** The background in the other half of lightness with a breath of its hue; the components lift off it by at least 3 to 1. */
function turned(theme: Theme, dark: boolean): Theme {
  if (isDark(theme.background) === dark) return theme
  const { c, h } = oklchOf(theme.background)
  const background = hexOfOklch({ l: dark ? 0.18 : 0.98, c: Math.min(c, dark ? 0.03 : 0.015), h })
  const { background: _, ...named } = theme.named
  let component = theme.component
  const { l, c: chroma, h: hue } = oklchOf(component)
  for (let step = 1; step <= 20 && contrast(component, background) < 3; step += 1) {
    component = hexOfOklch({ l: within(l + (dark ? step : -step) * 0.04, 0.1, 0.95), c: chroma, h: hue })
  }
  return { ...theme, background, surface: surfaceOn(background), component, named }
}

const heads = 'head(?:ing|line)s?|titles?|h1|hero(?: text| title)|display'
const more = '(?:a (?:lot|bit|little) |much |even |way )?(?:bigger|larger|huge|big|large|taller|massive|giant)'
const less = '(?:a (?:lot|bit|little) |much |even |way )?(?:smaller|tiny|small|shorter|less big)'
const space = '(?:white ?space|spacing|space|padding|air|room|breathing (?:room|space))'

export const styles: readonly Style[] = [
  {
    words: new RegExp(`\\b(?:${heads})\\b.{0,24}\\b${more}\\b|\\b(?:${more}|enlarge|increase|grow)\\b.{0,30}\\b(?:${heads})\\b`, 'i'),
    apply: (theme) => scaled(theme, 1.2),
    says: ({ heading_scale }) => `Headings are bigger, at ${Math.round(heading_scale * 100)} % of the theme’s size.`,
    label: 'bigger headings',
    same: 'Headings are as big as they can be.',
  },
  {
    words: new RegExp(`\\b(?:${heads})\\b.{0,24}\\b${less}\\b|\\b(?:${less}|shrink|reduce|decrease)\\b.{0,30}\\b(?:${heads})\\b`, 'i'),
    apply: (theme) => scaled(theme, 1 / 1.2),
    says: ({ heading_scale }) => `Headings are smaller, at ${Math.round(heading_scale * 100)} % of the theme’s size.`,
    label: 'smaller headings',
    same: 'Headings are as small as they can be.',
  },
  {
    words:
      /\b(?:square|sharp|straight|hard|pointy|angular)(?:er)?\b.{0,24}\b(?:corners?|edges?|buttons?|cards?|boxes|look)\b|\b(?:corners?|edges?|buttons?|cards?)\b.{0,16}\b(?:square|sharp|straight|angular)(?:er)?\b|\bno (?:round(?:ed)?|border radius)(?: corners)?\b|^(?:make it |make everything )?(?:squarer|square)$|\b(?:remove|without) (?:the )?round(?:ed|ing)?\b/i,
    apply: (theme) => ({ ...theme, radius: 0 }),
    says: () => 'Corners are square.',
    label: 'square corners',
    same: 'Corners already are square.',
  },
  {
    words: /\bless round(?:ed)?\b/i,
    apply: (theme) => ({ ...theme, radius: within(theme.radius - 6, 0, 28) }),
    says: ({ radius }) => `Corners are less round, at ${radius} px.`,
    label: 'less round corners',
    same: 'Corners already are square.',
  },
  {
    words:
      /\b(?:pill|capsule)[ -]shaped?\b|\b(?:pill|capsule)s?\b.{0,20}\b(?:buttons?|corners?)\b|\b(?:buttons?|corners?)\b.{0,20}\b(?:pill|capsule)s?\b|^(?:make (?:it|everything) )?(?:pill|capsule)s?$|\b(?:fully|very|super|completely) round(?:ed)?\b/i,
    apply: (theme) => ({ ...theme, radius: 28 }),
    says: () => 'Corners are fully round.',
    label: 'round corners',
    same: 'Corners already are as round as they can be.',
  },
  {
    words:
      /\b(?:rounder|more round(?:ed)?|softer (?:corners|edges)|round(?:ed)? (?:the |all |off )*(?:corners?|edges?|buttons?|cards?|boxes|off)|(?:corners?|edges?|buttons?|cards?|boxes)\b.{0,16}\b(?:rounded|round)|^(?:make (?:it|everything) )?round(?:ed)?$)/i,
    apply: (theme) => ({ ...theme, radius: within(Math.max(12, theme.radius + 6), 0, 28) }),
    says: ({ radius }) => `Corners are rounder, at ${radius} px.`,
    label: 'rounder corners',
    same: 'Corners already are as round as they can be.',
  },
  {
    words: new RegExp(
      `\\bless ${space}|\\b(?:tighter|denser|more compact|more dense|compact)\\b|\\b(?:reduce|decrease|tighten)\\b.{0,20}\\b${space}|\\btoo much ${space}|^tighten\\b`,
      'i',
    ),
    apply: (theme) => denser(theme, -1),
    says: ({ density }) => `There is less space between things; the density is ${density}.`,
    label: 'less space',
    same: 'The spacing already is as tight as it can be.',
  },
  {
    words: new RegExp(
      `\\bmore ${space}|\\b(?:roomier|airier|airy|more spacious|spacious|looser)\\b|\\b(?:increase|loosen|add)\\b.{0,16}\\b${space}|\\bbigger ${space}|\\b(?:too (?:tight|dense|cramped|crowded))|^loosen\\b`,
      'i',
    ),
    apply: (theme) => denser(theme, 1),
    says: ({ density }) => `There is more space between things; the density is ${density}.`,
    label: 'more space',
    same: 'The spacing already is as wide as it can be.',
  },
  {
    words:
      /\bdark(?:er)? (?:mode|theme|version|look|design|background)\b|^(?:make|turn) (?:it|everything|the (?:site|page|website|app|theme)|my (?:site|app|website)) dark$|^go dark$/i,
    apply: (theme) => turned(theme, true),
    says: ({ background }) => `The site is dark: the background is ${background}, and cards and text follow it.`,
    label: 'dark mode',
    same: 'The site already is dark.',
  },
  {
    words:
      /\blight(?:er)? (?:mode|theme|version|look|design|background)\b|^(?:make|turn) (?:it|everything|the (?:site|page|website|app|theme)|my (?:site|app|website)) (?:light|bright)$/i,
    apply: (theme) => turned(theme, false),
    says: ({ background }) => `The site is light: the background is ${background}, and cards and text follow it.`,
    label: 'light mode',
    same: 'The site already is light.',
  },
]

const families: readonly (readonly [RegExp, 'sans' | 'serif' | 'mono' | 'grotesque', string])[] = [
  [/\b(?:monospaced?|mono|technical|techy|coding|typewriter|courier(?: new)?|consolas|menlo|code font|geist mono)\b/i, 'mono', 'monospaced'],
  [
    /\b(?:sans[- ]?serif|sans|modern|clean|simple|neutral|helvetica|arial|inter|roboto|open sans|lato|verdana|geist|figtree|montserrat|poppins)\b/i,
    'sans',
    'sans-serif',
  ],
  [/\b(?:grotesque|grotesk|bricolage)\b/i, 'grotesque', 'grotesque'],
  [
    /\b(?:serif|classic|traditional|elegant|literary|times(?: new roman)?|georgia|garamond|playfair|newsreader|merriweather|baskerville|bookish)\b/i,
    'serif',
    'serif',
  ],
]

/** Faces of headings, of the text, or of both, by family or by the name of a well-known face. */
function faced(model: AppModel, request: Request): Answer | null {
  const { read } = request
  const family = families.find(([words]) => words.test(read))
  if (!family || !/\b(?:font|fonts|type|typeface|face|letters|lettering|text|headings?|headlines?|titles?|body|serif|sans|mono(?:space|spaced)?)\b/i.test(read))
    return null
  const [words, face, name] = family
  const [forHeads, forText] = [/\b(?:headings?|headlines?|titles?)\b/i.test(read), /\b(?:text|body|paragraphs?)\b/i.test(read)]
  const body = face === 'grotesque' ? 'sans' : face
  const theme = { ...model.theme, ...(forHeads || !forText ? { display: face } : {}), ...(forText || !forHeads ? { body } : {}) }
  const what = forHeads === forText ? 'Headings and text' : forHeads ? 'Headings' : 'The text'
  const found = words.exec(read)!
  const marks = marksOf(request, [[{ start: found.index, end: found.index + found[0].length }, 'style']])
  if (theme.display === model.theme.display && theme.body === model.theme.body)
    return { kind: 'same', says: `The ${name} face is already in use there.`, where: '/', marks }
  const verb = what === 'The text' ? 'is' : 'are'
  return {
    kind: 'built',
    model: { ...model, theme },
    says: `${what} ${verb} set in a ${name} face.`,
    label: `${name} ${forHeads && !forText ? 'headings' : 'type'}`,
    where: '/',
    marks,
  }
}

const sameTheme = (a: Theme, b: Theme) =>
  a.background === b.background && a.component === b.component && a.radius === b.radius && a.density === b.density && a.heading_scale === b.heading_scale

const notStyle =
  /^(?:add|create|insert|include|remove|delete|hide|rename|retitle|call|move|put|only|let|allow)\b(?!.*\b(?:space|spacing|padding|(?<=\b(?:more|some|extra|enough|breathing|of) )(?:room|air)|corners?|dark mode|light mode|rounding)\b)|["“]/i

/** Sizes, corners, spacing, faces, dark and light. */
export const restyle: Rule = (model, request) => {
  const { read } = request
  if (read.length > 200 || notStyle.test(read)) return null
  for (const { words, apply, says, label, same } of styles) {
    const match = words.exec(read)
    if (!match) continue
    const theme = apply(model.theme, match)
    const marks = marksOf(request, [[{ start: match.index, end: match.index + match[0].length }, 'style']])
    if (sameTheme(theme, model.theme)) return { kind: 'same', says: same, where: '/', marks }
    return { kind: 'built', model: { ...model, theme }, says: says(theme), label, where: '/', marks }
  }
  return faced(model, request)
}
