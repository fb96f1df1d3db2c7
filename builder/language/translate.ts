import type { AppModel } from '../model.ts'
import { own } from '../render/own.ts'
import type { SitePage, SiteRequest } from '../site.ts'
import { phraseIn } from './phrase.ts'
import { type TongueCode, tongueOf, tongues } from './tongues.ts'
import { type Words, wordsOf } from './words.ts'

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const read = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (found) => signs[found] ?? found)
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const write = (text: string): string => text.replace(/[&<>"']/g, (found) => marks[found] ?? found)

/** Whole elements whose text is no text of the page, tags, and the text between them. */
const parts = /<(script|style)\b[\s\S]*?<\/\1>|<textarea\b[^>]*>[\s\S]*?<\/textarea>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g
const spoken = / (aria-label|placeholder|title|alt|content|data-label)="([^"]*)"/g
/** Elements that hold the site's own words and never a row's. */
const frames = /^<(?:label|legend|th|summary|button|dt|caption)\b/

/** What people have written into the rows: it stays as it is. */
function writtenIn(model: AppModel, { rows, people, visitor }: SiteRequest): ReadonlySet<string> {
  const kept = new Set<string>([...(people ?? []).map(({ name }) => name), visitor.name ?? ''])
  for (const entity of model.entities) {
    const texts = entity.fields.filter(({ type }) => ['text', 'long_text', 'email', 'phone', 'url'].includes(type)).map(({ id }) => id)
    for (const row of own(rows, entity.id) ?? [])
      for (const id of texts) {
        const value = own(row.values, id)
        if (typeof value === 'string') kept.add(value.trim())
      }
  }
  return kept
}

/** What whoever runs the site has translated: by the text as it is written. */
function translatedBy(model: AppModel, request: SiteRequest, code: TongueCode): ReadonlyMap<string, string> {
  const { languages } = model
  const said = (languages && own(request.rows, languages.entity)) ?? []
  return new Map(
    said.flatMap(({ values }) => {
      const [text, other] = [own(values, 'text'), own(values, code)]
      return typeof text === 'string' && typeof other === 'string' && other.trim() !== '' ? [[plain(text), other.trim()] as const] : []
    }),
  )
}
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The names that a site gives to its own parts, as they may stand within a sentence. */
function termsOf({ entities, roles, actions, pages }: AppModel): ReadonlySet<string> {
  const named = entities.flatMap(({ singular, plural, fields }) => [singular, plural, ...fields.map(({ label }) => label)])
  return new Set(
    [...named, ...roles.map(({ name }) => name), ...actions.map(({ name }) => name), ...pages.map(({ title }) => title)].map((name) => name.toLowerCase()),
  )
}

/** Translates one text of a page; null where it is to stand as it is written. */
export type Say = (text: string, isFrame: boolean) => string | null

export function sayer(model: AppModel, request: SiteRequest, code: TongueCode): Say {
  const words: Words = wordsOf(code)
  const by = translatedBy(model, request, code)
  const kept = writtenIn(model, request)
  const terms = termsOf(model)
  const known = new Map<string, string | null>()
  const isTerm = (text: string): boolean => terms.has(text.toLowerCase()) || kept.has(text)
  function said(text: string): string | null {
    const one = phraseIn(words, text, 0, isTerm)
    if (one !== null) return one
    const each = text.split(' · ')
    const all = each.length > 1 ? each.map((part) => by.get(part) ?? phraseIn(words, part, 0, isTerm)) : []
    if (all.some((part) => part !== null)) return all.map((part, index) => part ?? each[index]).join(' · ')
    const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
    const told = sentences.length > 1 ? sentences.map((sentence) => phraseIn(words, sentence, 0, isTerm)) : [null]
    return told.includes(null) ? null : told.join(' ')
  }
  return (text, isFrame) => {
    const asked = plain(text)
    const own = by.get(asked)
    if (own !== undefined) return own
    if (!isFrame && kept.has(asked)) return null
    if (!known.has(asked)) known.set(asked, said(asked))
    return known.get(asked) ?? null
  }
}

/** A page in the language that its reader chose: the site's own words from tables, others as whoever runs it translated them, the rest as written. */
export function inLanguage(model: AppModel, request: SiteRequest, page: SitePage): SitePage {
  const code = tongueOf(model, request.language)
  if (code === null) return page
  const say = sayer(model, request, code)
  let isFixed = false
  let isFrame = false
  let isChrome = false
  const html = page.html.replace(parts, (part) => {
    if (part[0] !== '<') {
      const text = read(part)
      const said = !isFixed && /\p{L}/u.test(text) ? say(text, isFrame || isChrome) : null
      return said === null ? part : `${/^\s*/.exec(part)?.[0] ?? ''}${write(said)}${/\s*$/.exec(part)?.[0] ?? ''}`
    }
    if (part.startsWith('<html ')) return part.replace('lang="en"', `lang="${code}"${tongues[code].direction === 'rtl' ? ' dir="rtl"' : ''}`)
    isFrame = frames.test(part)
    isFixed = part.includes(' translate="no"')
    if (part.startsWith('<nav')) isChrome = true
    else if (part === '</nav>') isChrome = false
    return /^<(?:script|style|!)/.test(part)
      ? part
      : part.replace(spoken, (all, name: string, value: string) => {
          const said = say(read(value), name !== 'alt' && name !== 'content')
          return said === null ? all : ` ${name}="${write(said)}"`
        })
  })
  return { ...page, html }
}
