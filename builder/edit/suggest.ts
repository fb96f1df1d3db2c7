import { article } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { kindNamed, pageNamed } from './find.ts'

const header = [
  ['dark green', '#006400'],
  ['navy', '#000080'],
] as const

/** Two to four messages that would change this very model, for somebody whose words were not understood. */
export function suggestionsFor(model: AppModel): string[] {
  const [colour] = header.find(([, hex]) => hex !== (model.theme.parts.header ?? model.theme.component))!
  const missing = ['contact', 'about', 'faq', 'gallery'].find(
    (name) => !pageNamed(model, name) && !model.pages.some(({ blocks }) => blocks[0]?.kind === kindNamed(name)),
  )
  const shown = model.entities.find(({ write }) => write === 'anyone') ?? model.entities[0]
  const suggestions = [`Make the header ${colour}`]
  if (missing) suggestions.push(`Add ${missing === 'faq' ? 'a FAQ' : `${article(missing)} ${missing}`} page`)
  if (shown && shown.fields.length < 24 && !shown.fields.some(({ type }) => type === 'phone')) suggestions.push(`Add a phone number to ${shown.plural}`)
  suggestions.push(`Change the headline to “${model.tagline || model.name}”`)
  return suggestions.slice(0, 4)
}
