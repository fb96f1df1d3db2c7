import { cssColours, furtherColours } from '../../builder/colour/table.ts'
import type { AppModel } from '../../builder/model.ts'

const named: Readonly<Record<string, string>> = { ...furtherColours, ...cssColours }
const pattern =
  /\b(?:(?:very )?(?:light|dark|medium|pale|deep|hot|old|blanched|antique|papaya|peach|navajo|lavender|lemon|misty|mint|floral|ghost|alice|cornflower|cadet|rosy|sandy|saddle|burly|powder|royal|midnight|steel|slate|dodger|forest|lawn|spring|sea|lime|olive|yellow|green|blue|orange|indian|fire|violet|golden|rebecca|turquoise|sky|red|white|hot|purple|orchid|cream|dim|faint|dust|linen|baby) )*[a-z]+\b/g

/** The two colours of the last sentence that names two, by CSS's own names; null where it does not. */
export function coloursSaid(words: string): readonly [string, string] | null {
  for (const sentence of words.split(/(?<=[.!?])\s+/).toReversed()) {
    const found = [...sentence.toLowerCase().matchAll(pattern)].flatMap(([text]) => {
      const parts = text.split(' ')
      for (let from = 0; from < parts.length; from += 1) {
        const hex = Object.hasOwn(named, parts.slice(from).join('')) ? named[parts.slice(from).join('')] : undefined
        const shade = parts.slice(0, from).some((part) => /^(?:very|light|dark|medium|pale|deep|hot|faint|dust|linen|baby)$/.test(part))
        if (hex && cssHexes.has(hex)) return shade ? ['another shade', 'than CSS has'] : [hex]
      }
      return []
    })
    const [one, other] = [...new Set(found)]
    if (found.includes('another shade')) return null
    if (one && other) return [one, other]
  }
  return null
}
const cssHexes = new Set<string>(Object.values(cssColours))

/** Whether both colours are there: one as the background, the other on header and buttons. */
export function hasColours({ theme }: AppModel, [one, other]: readonly [string, string]): boolean {
  const set = [theme.background, theme.component]
  return set.includes(one) && set.includes(other)
}
