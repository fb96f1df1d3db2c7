import { article } from '../lexicon/inflect.ts'
import type { AppModel } from '../model.ts'
import { kindNamed, pageNamed } from './find.ts'

const header = [
  ['dark green', '#006400'],
  ['navy', '#000080'],
] as const

/** What a site of its kind may have beside what it has: said so that a message of these words adds it. */
function moreFor({ entities, actions, languages }: AppModel): string {
  const priced = entities.find(({ read, fields }) => read === 'public' && fields.some(({ type }) => type === 'money'))
  const isAbout = (id: string) => entities.some(({ singular, fields }) => /review|rating|comment/.test(singular) && fields.some(({ entity }) => entity === id))
  if (priced && !isAbout(priced.id)) return `Let people review ${priced.plural}`
  const asked = entities.find(
    ({ id, singular }) => /order|booking|appointment|reservation/.test(singular) && actions.some(({ kind, entity }) => kind === 'create' && entity === id),
  )
  if (asked && !entities.some(({ singular }) => /payment/.test(singular)) && !asked.fields.some(({ label }) => /payment/i.test(label)))
    return `Let people pay for ${asked.plural} online`
  return languages ? 'Add a poll' : 'Translate it to Spanish'
}

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
  suggestions.push(moreFor(model))
  return suggestions.slice(0, 4)
}
