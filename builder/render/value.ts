import { type FileValue, fileOf, shownAs, sizeOf } from '../file-value.ts'
import { singular } from '../lexicon/inflect.ts'
import type { Entity, Field, Value } from '../model.ts'
import type { SiteRow } from '../site.ts'
import { isSharedWith } from './access.ts'
import { memberName } from './account/members.ts'
import { profileAddress } from './account/profile-address.ts'
import { address, type Context, detailPlace, entityOf, fieldOf, rowOf } from './context.ts'
import { isFormatted, plainly } from './formatted.ts'
import { type Html, html, raw } from './html.ts'
import { valueIn } from './own.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dated = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}))?/
const codes: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', CNY: '¥', JPY: '¥', RMB: '¥', INR: '₹' }

export interface Day {
  readonly key: string
  readonly year: number
  readonly month: string
  readonly day: number
  readonly weekday: string
  readonly time: string
}
/** The parts of a kept date or date and time; null for text that is neither. */
export function dayOf(value: Value | undefined): Day | null {
  const found = typeof value === 'string' ? dated.exec(value) : null
  if (!found) return null
  const [, year = '', month = '', day = '', time = ''] = found
  const name = months[Number(month) - 1]
  if (!name) return null
  const weekday = days[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()] ?? ''
  return { key: `${year}-${month}-${day}`, year: Number(year), month: name, day: Number(day), weekday, time }
}

/** `1,234.5`: at most `decimals` places, or exactly so many with `padded`. */
export function grouped(number: number, decimals = 2, padded = false): string {
  if (!Number.isFinite(number)) return '–'
  const fixed = Math.abs(number).toFixed(decimals)
  if (fixed.includes('e')) return String(number)
  const [whole = '0', part = ''] = fixed.split('.')
  let grown = ''
  for (let end = whole.length; end > 0; end -= 3) grown = whole.slice(Math.max(0, end - 3), end) + (grown ? `,${grown}` : '')
  const shown = padded ? part : part.replace(/0+$/, '')
  return `${number < 0 ? '−' : ''}${grown}${shown ? `.${shown}` : ''}`
}

/** `$1,234.50`, or with the field's own currency. */
export function money(number: number, unit: string | undefined, decimals = 2): string {
  const sign = unit === undefined || unit === '' ? '$' : (codes[unit.toUpperCase()] ?? unit)
  const amount = grouped(Math.abs(number), decimals, decimals > 0)
  return `${number < 0 ? '−' : ''}${/\P{L}$|^R$/u.test(sign) ? sign + amount : `${amount} ${sign}`}`
}

/** Labels of numbers that are years. */
const year = /\byear\b|^(?:built|founded|established|opened|planted|born|made|begun|published|bought) in$/i

/** A number in the field's own form: money, percent, or with its unit. */
export function measured(field: Field | undefined, number: number): string {
  // Large round amounts are read faster without their cents.
  if (field?.type === 'money') return money(number, field.unit, Number.isInteger(number) && Math.abs(number) >= 1000 ? 0 : 2)
  if (field?.type === 'percent') return `${grouped(number)}%`
  if (field?.type === 'number' && year.test(field.label) && Number.isInteger(number)) return String(number)
  if (!field?.unit) return grouped(number)
  return `${grouped(number)} ${number === 1 && /^[a-z]{4,}s$/.test(field.unit) ? singular(field.unit) : field.unit}`
}

const rated = (field: Field, value: number): string => `${grouped(value, 1)} out of ${field.max ?? 5}`
const clock = (text: string): string => (/^\d{2}:\d{2}/.test(text) ? text.slice(0, 5) : text)

/** The words of a kept value; empty for none, and for a reference to a row that the viewer may not read. */
export function textOf(of: Context, field: Field, value: Value | undefined, depth = 0): string {
  if (value === null || value === undefined || value === '') return ''
  if (field.type === 'boolean') return value === true || value === 'true' ? 'Yes' : 'No'
  if (field.type === 'reference') return referenceOf(of, field, value, depth)?.title ?? ''
  if (typeof value === 'number') {
    return field.type === 'rating' ? rated(field, value) : measured(field, value)
  }
  if (field.type === 'date' || field.type === 'datetime') {
    const day = dayOf(value)
    if (day && day.day === 1 && field.label === 'Month') return `${day.month} ${day.year}`
    return day ? `${day.day} ${day.month} ${day.year}${field.type === 'datetime' && day.time ? `, ${day.time}` : ''}` : String(value)
  }
  if (field.account) return memberName(of, String(value)) ?? (String(value).includes('@') ? String(value) : '')
  if (field.type === 'file' || field.type === 'image') return fileOf(value)?.name ?? String(value)
  if (isHidden(of, field)) return '••••••••'
  return field.type === 'time' ? clock(String(value)) : String(value)
}

const secret = /(?:^|_)(?:password|passcode)$/
/** Whether a value is not shown where everybody reads its rows: whoever may change a row finds its password in the form. */
const isHidden = ({ model }: Context, field: Field): boolean =>
  field.type === 'text' &&
  secret.test(field.id) &&
  model.entities.some(({ read, fields }) => read === 'public' && fields.some((one) => one === field || one.id === field.id))

/** The row's title in words; one without, or whose title the viewer may not read, is named by its kind and its day, else by what it refers to or when it was made. */
export function titleOf(of: Context, entity: Entity, row: SiteRow, depth = 0): string {
  const asker = entity.asker && row.owner !== of.viewer.id && isSharedWith(of.viewer, entity, row) ? String(valueIn(row, entity.asker.name) ?? '').trim() : ''
  if (asker !== '') return asker
  const field = fieldOf(entity, entity.title)
  const text = field && !(field.type === 'reference' && depth > 2) ? textOf(of, field, valueIn(row, field.id), depth) : ''
  if (text.trim() !== '') return text.trim()
  const other =
    field?.type === 'reference' && !field.required && depth < 3
      ? entity.fields.find((one) => one.type === 'reference' && one.entity !== entity.id && isReferred(valueIn(row, one.id)))
      : undefined
  const told = other ? textOf(of, other, valueIn(row, other.id), depth).trim() : ''
  if (told !== '') return told
  const day = entity.fields.find(({ type, id }) => (type === 'date' || type === 'datetime') && dayOf(valueIn(row, id)) !== null)
  if (day) return `${capital(entity.singular)}, ${textOf(of, day, valueIn(row, day.id))}`
  const about =
    depth > 2
      ? ''
      : (entity.fields.flatMap((one) => (one.type === 'reference' && one !== field ? textOf(of, one, valueIn(row, one.id), depth + 1) || [] : []))[0] ?? '')
  if (about !== '') return `${capital(entity.singular)}: ${about}`
  return row.created_at > 0 ? `${capital(entity.singular)}, ${dayWords(new Date(row.created_at * 1000).toISOString())}` : capital(entity.singular)
}
const isReferred = (value: Value | undefined): boolean => value !== undefined && value !== null && value !== ''
const dayWords = (moment: string): string => {
  const day = dayOf(moment)
  return day ? `${day.day} ${day.month} ${day.year}` : moment
}

export interface Reference {
  readonly entity: Entity
  readonly row: SiteRow
  readonly title: string
}
/** The row that a reference names, if the viewer may read it. */
export function referenceOf(of: Context, field: Field, value: Value | undefined, depth = 0): Reference | null {
  const entity = field.entity ? entityOf(of, field.entity) : undefined
  const row = entity && value ? rowOf(of, entity, String(value)) : undefined
  return entity && row ? { entity, row, title: titleOf(of, entity, row, depth + 1) } : null
}

/** The address of the row's own page, if there is one that the viewer may see. */
export function rowAddress(of: Context, entity: Entity, row: SiteRow): string | null {
  const place = detailPlace(of, entity.id)
  return place ? address(of, place.page.path, { query: { row: row.id } }) : null
}

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
/** The words as they stand within a sentence: "Full name" as "full name", "URL" as it is. */
export const inSentence = (words: string): string =>
  /^[A-Z](?:[a-z]|\s|$)/.test(words) && !/^I\s/.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words
export const counted = (number: number, entity: Entity): string => `${grouped(number)} ${number === 1 ? entity.singular : entity.plural}`

const tones: readonly (readonly [string, RegExp])[] = [
  ['bad', /\b(?:cancel|reject|refus|declin|overdue|fail|late|lost|urgent|critical|expired|blocked|banned|closed|sold out|out of stock|no show|high)/],
  [
    'good',
    /\b(?:approv|accept|paid|complet|deliver|active|confirm|publish|done|resolv|in stock|available|open|success|settled|passed|checked in|verified|enabled|finished)/,
  ],
  [
    'wait',
    /\b(?:pend|wait|progress|process|draft|new|review|submitted|scheduled|transit|shipped|unpaid|requested|low|medium|planned|preparing|on hold|paused)/,
  ],
]
const states = /status|state|stage|progress|result|priority|availab|payment|approval|condition/i
/** What a state or choice means to the eye, read from its words: good, bad, waiting or plain. */
export function toneOf(words: string): string {
  const text = words.toLowerCase()
  if (/^(?:un|in|not )/.test(text) && !/^(?:in (?:stock|progress|transit|review))/.test(text)) return 'wait'
  return tones.find(([, pattern]) => pattern.test(text))?.[0] ?? 'plain'
}

const web = /^https?:\/\/[^\s"'<>]+$/i
export const isWebAddress = (text: string): boolean => web.test(text)
const magnet = /^magnet:\?[^\s"'<>]+$/i
/** Whether a link may lead there: to a page, or to what a torrent program fetches. */
export const isLink = (text: string): boolean => web.test(text) || magnet.test(text)

const starPath = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45l-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z'
/** A star for the eye only. */
export const star = raw(`<svg class="star" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${starPath}"/></svg>`)

function stars(field: Field, value: number): Html {
  const most = Math.min(10, Math.max(1, Math.round(field.max ?? 5)))
  const full = Math.min(most, Math.max(0, Math.round(value)))
  return html`<span class="stars">${Array.from({ length: full }, () => star)}<span class="stars-rest">${Array.from({ length: most - full }, () => star)}</span><span class="sr">${rated(field, value)}</span></span>`
}

/** A value as markup by its type: a tag for a choice, stars for a rating, links for addresses, `–` for none. */
export function showValue(of: Context, field: Field, value: Value | undefined): Html {
  const text = textOf(of, field, value)
  if (text === '') return html`<span class="none" aria-hidden="true">–</span><span class="sr">none</span>`
  switch (field.type) {
    case 'choice':
      return html`<span class="tag tag-${states.test(field.label) ? toneOf(text) : 'plain'}">${text}</span>`
    case 'boolean':
      return html`<span class="tag tag-${text === 'Yes' ? 'good' : 'plain'}">${text}</span>`
    case 'rating':
      return typeof value === 'number' ? stars(field, value) : html`${text}`
    case 'date':
    case 'datetime':
      return html`<time datetime="${String(value)}">${text}</time>`
    case 'email':
      if (!text.includes('@')) return html`${text}`
      return html`<a href="mailto:${encodeURI(text.toWellFormed())}">${text}</a>`
    case 'phone':
      return html`<a href="tel:${text.replace(/[^\d+]/g, '')}">${text}</a>`
    case 'url':
      return isLink(text) ? html`<a href="${text}" rel="nofollow noopener noreferrer">${text.replace(/^https?:\/\//i, '')}</a>` : html`${text}`
    case 'reference': {
      const named = referenceMarkup(of, field, value, text)
      return field.sorts ? html`<span class="tag tag-plain">${named}</span>` : named
    }
    case 'file':
    case 'image':
      return showFile(of, value, text)
    case 'long_text':
      return html`<span class="prose-value">${isFormatted(field) ? plainly(text) : text}</span>`
    default: {
      const profile = profileAddress(of, field, text)
      return profile ? html`<a href="${profile}">${text}</a>` : html`${text}`
    }
  }
}

/** The address of a kept file, or the file itself where the value holds it. */
export const fileHref = (of: Context, file: FileValue): string => (file.path.startsWith('data:') ? file.path : `${of.request.base}${file.path}`)

/** A kept file as a picture, a player or a link that saves it; a mere name as a name. */
function showFile(of: Context, value: Value | undefined, text: string): Html {
  const file = fileOf(value)
  if (!file) return isWebAddress(text) ? html`<a href="${text}" rel="nofollow noopener noreferrer">${text.replace(/^https?:\/\//i, '')}</a>` : html`${text}`
  const href = fileHref(of, file)
  const kind = shownAs(file)
  const link = html`<a class="file-link" href="${href}" download="${file.name}">${file.name}</a> <span class="file-size">${sizeOf(file.bytes)}</span>`
  if (kind === 'image') return html`<span class="file"><img class="file-picture" src="${href}" alt="${file.name}" loading="lazy">${link}</span>`
  if (kind === 'video')
    return html`<span class="file"><video class="file-player" src="${href}" controls preload="metadata" aria-label="${file.name}"></video>${link}</span>`
  if (kind === 'audio')
    return html`<span class="file"><audio class="file-player" src="${href}" controls preload="metadata" aria-label="${file.name}"></audio>${link}</span>`
  return html`<span class="file">${link}</span>`
}

function referenceMarkup(of: Context, field: Field, value: Value | undefined, text: string): Html {
  const named = referenceOf(of, field, value)
  const to = named && rowAddress(of, named.entity, named.row)
  return to ? html`<a href="${to}">${text}</a>` : html`${text}`
}
