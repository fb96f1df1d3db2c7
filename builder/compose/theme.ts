import { isDark, mix } from '../colour/contrast.ts'
import type { Domain } from '../lexicon/domains.ts'
import { accents, type Manner, manners, themes } from '../lexicon/styles.ts'
import type { Theme } from '../model.ts'
import type { Style } from '../read/style.ts'

const mono: Theme['body'] = 'sans'
/** Whose own ground is what a person means by dark; a deep blue is not. */
const darkNames: readonly Theme['name'][] = ['atelier', 'arcade', 'harbor']

/** Exercise that nobody thinks of as a contest. */
const quiet: ReadonlySet<string> = new Set(['yoga', 'pilates', 'meditation', 'mindfulness', 'breathwork', 'retreat', 'stretching'])
const weight = (words: string): number => [...words].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)
/** The colour of the plain theme for a site that begins with these words: always the same one for the same words. */
function accentOf(domain: Domain, near: readonly string[]): string {
  const among = accents[domain.id] ?? accents.general!
  return among[weight(near.join(' ')) % among.length]!
}

/** The theme: by words of manner, else by the field of life and the first words; colours that the words name are kept exactly. */
export function themeOf(style: Style, domain: Domain, near: readonly string[]): Theme {
  const said: Manner = Object.assign({}, ...style.manners.map(({ word }) => manners[word]))
  const first = style.manners.map(({ word }) => manners[word]?.theme).find((theme) => theme !== undefined)
  const name = first ?? (domain.id === 'fitness' && near.some((word) => quiet.has(word)) ? 'sunroom' : domain.theme)
  const look = name === 'ledger' ? { ...themes.ledger, component: accentOf(domain, near) } : themes[name]
  const ground =
    said.dark && !style.background && !darkNames.includes(name)
      ? { background: '#12141a', surface: '#1b1e26', component: look.component === '#000000' ? '#6d5efc' : mix(look.component, '#ffffff', 0.45) }
      : look
  const background = style.background?.hex ?? (style.component && isDark(ground.background) && !said.dark ? themes.ledger.background : ground.background)
  const component = style.component?.hex ?? (style.background ? partsOn(background, ground.component) : ground.component)
  const isGiven = style.background !== null || background !== ground.background
  return {
    name,
    background,
    surface: isGiven ? mix(background, isDark(background) ? '#ffffff' : '#ffffff', isDark(background) ? 0.08 : 0.62) : ground.surface,
    component,
    parts: {},
    display: said.display ?? look.display,
    body: look.body ?? mono,
    radius: said.radius ?? look.radius,
    density: said.density ?? look.density,
    heading_scale: said.scale ?? look.heading_scale,
    named: {
      ...(style.background ? { background: { words: style.background.words.slice(0, 60), hex: style.background.hex } } : {}),
      ...(style.component ? { component: { words: style.component.words.slice(0, 60), hex: style.component.hex } } : {}),
    },
  }
}

/** The theme's own colour for the parts, unless it is lost on a named ground. */
function partsOn(background: string, component: string): string {
  return isDark(background) === isDark(component) ? mix(background, isDark(background) ? '#ffffff' : '#10131a', 0.78) : component
}
