import type { AppModel, Block } from '../model.ts'
import { own } from '../render/own.ts'
import type { SiteRequest, Untranslated } from '../site.ts'
import { sayer } from './translate.ts'

/** Keys of a block whose texts are read on the page. */
const spoken = new Set(['heading', 'text', 'title', 'label', 'empty', 'subtitle', 'quote'])
function textsIn(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return spoken.has(key) ? [part] : []
  if (Array.isArray(part)) return part.flatMap((one) => textsIn(one, key))
  return part !== null && typeof part === 'object' ? Object.entries(part).flatMap(([name, one]) => textsIn(one, name)) : []
}

const isOwn = ({ kind }: Block): boolean => kind !== 'translations'

/** Every text that visitors of a site may read: of its pages first, then of the rows that everybody reads. */
function textsOf(model: AppModel, { rows }: SiteRequest): readonly string[] {
  const pages = model.pages.filter(({ role }) => role === undefined || !model.roles.find(({ id }) => id === role)?.manages)
  const ofPages = pages.flatMap(({ title, navigation, blocks }) => [navigation ?? '', title, ...blocks.filter(isOwn).flatMap((block) => textsIn(block))])
  const visible = model.entities.filter(({ id, read }) => read === 'public' && id !== model.settings?.entity)
  const ofThings = visible.flatMap(({ singular, plural, fields }) => [plural, singular, ...fields.flatMap(({ label, choices }) => [label, ...(choices ?? [])])])
  const ofRows = visible.flatMap(({ id, fields }) =>
    (own(rows, id) ?? []).flatMap(({ values }) =>
      fields.flatMap((field) => {
        const value = field.type === 'text' || field.type === 'long_text' ? own(values, field.id) : undefined
        return typeof value === 'string' ? [value] : []
      }),
    ),
  )
  return [model.tagline, ...(model.footer ?? []), ...ofPages, ...ofThings, ...ofRows]
}

/** The texts of a site that are not said in every language that it offers, each once. */
export function untranslatedOf(model: AppModel, request: SiteRequest): readonly Untranslated[] {
  const { languages } = model
  if (!languages) return []
  const says = languages.offered.map((code) => ({ code, say: sayer(model, request, code) }))
  const texts = [...new Set(textsOf(model, request).map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => /\p{L}/u.test(text))
  return texts.flatMap((text) => {
    const missing = says.filter(({ say }) => say(text, true) === null).map(({ code }) => code)
    return missing.length > 0 ? [{ text, missing }] : []
  })
}
