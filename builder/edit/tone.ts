import { type Manner, manners, themes } from '../lexicon/styles.ts'
import type { Theme } from '../model.ts'
import { marksOf, type Rule } from './rule.ts'

/** A request that has the whole look in view, or is nothing but a word or two for it. */
const asks =
  /^(?:make|give|style|turn|set|change|use|switch|try|go|apply)\b.{0,60}\b(?:it|everything|site|website|app|page|pages|design|look|looks|feel|style|theme|ui|interface|tone|vibe)\b|\b(?:more|look|feel|style|theme|vibe)\b|^(?:make )?(?:an? )?(?:more )?[a-z]{3,14}(?: look| style| theme| design)?$/i
const asksElse =
  /^(?:add|create|insert|include|remove|delete|hide|rename|retitle|call|move|put|only|let|allow|users?|people)\b|["“]|\bfonts?\b|\btypefaces?\b|\bless\b|\b(?:info|information|details?|text|pages|rows|data)$/i
const comparatives: Readonly<Record<string, string>> = { calmer: 'calm', bolder: 'bold', softer: 'soft', cleaner: 'clean', simpler: 'minimal', simple: 'minimal', warmer: 'warm', cosier: 'cosy', cozier: 'cozy', funnier: 'fun', louder: 'loud', quieter: 'quiet', fresher: 'fresh', friendlier: 'friendly', classier: 'classy', kids: 'playful', professionally: 'professional' } // biome-ignore format: a table
const isTheme = (word: string): word is Theme['name'] => Object.hasOwn(themes, word)

function mannerOf(word: string): Manner | undefined {
  if (isTheme(word)) return { theme: word }
  const base = Object.hasOwn(comparatives, word) ? comparatives[word]! : word
  return Object.hasOwn(manners, base) ? manners[base] : undefined
}

/** The theme in a manner; its colours stay. */
function inManner(theme: Theme, manner: Manner): Theme {
  const name = manner.theme ?? theme.name
  const { display, body, radius, density, heading_scale } = manner.theme ? themes[manner.theme] : theme
  return {
    ...theme,
    name,
    body,
    display: manner.display ?? display,
    radius: manner.radius ?? radius,
    density: manner.density ?? density,
    heading_scale: manner.scale ?? heading_scale,
  }
}

const looks = ['name', 'display', 'body', 'radius', 'density', 'heading_scale'] as const

/** A tone for the whole site: the theme of that manner with its faces, corners and spacing. Colours stay. */
export const retone: Rule = (model, request) => {
  const { read } = request
  if (read.length > 140 || asksElse.test(read) || !asks.test(read)) return null
  for (const match of read.matchAll(/[a-z][a-z-]{2,20}/gi)) {
    const word = match[0].toLowerCase()
    const manner = mannerOf(word)
    if (!manner || Object.keys(manner).every((part) => part === 'dark')) continue
    const theme = inManner(model.theme, manner)
    const marks = marksOf(request, [[{ start: match.index, end: match.index + match[0].length }, 'style']])
    if (looks.every((part) => theme[part] === model.theme[part]))
      return { kind: 'same', says: `The look already is as ${word} as the ${theme.name} theme makes it.`, where: '/', marks }
    const says = manner.theme
      ? `The look is ${word}: the ${theme.name} theme with its faces, corners and spacing. The colours stay.`
      : `The look is ${word}. The colours stay.`
    return { kind: 'built', model: { ...model, theme }, says, label: `${word} look`, where: '/', marks }
  }
  return null
}
