import { fileOf } from '../file-value.ts'
import type { Field, Value } from '../model.ts'
import { grouped, inSentence, isLink, measured } from './value.ts'

/** A typed value read by its field: the value to keep, or a sentence that says what to enter instead. */
export type Checked = { readonly value: Value } | { readonly error: string }

const longest: Partial<Record<Field['type'], number>> = { long_text: 5000, url: 2000, image: 2000 }
/** The longest text of a file that is kept beside it. */
export const contents_max = 100_000
const email = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/
const accountId = /^[a-z0-9-]{16,64}$/
/** The name by which a sample's picture is drawn. */
const drawing = /^[a-z0-9-]{1,40}\.svg$/
const phone = /^[+(]?\d[\d\s().+/-]*$/
const date = /^(\d{4})-(\d{2})-(\d{2})$/
const time = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/
const unkept = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/
const reference = /^[\w-]{1,64}$/
const bare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/

/** What a field is called within a sentence: "the quantity", "your name". */
const the = ({ label }: Field): string => {
  if (/^(?:what|how|why|when|where|who|which|any|is|are|do|does|can|i)\b|[?]$|(?:^| )(?:from|until|to|for|with|by|at|on|of)$/i.test(label)) return `“${label}”`
  return /^(?:your|the|a|an)\s/i.test(label) ? inSentence(label) : `the ${inSentence(label)}`
}
const refuse = (error: string): Checked => ({ error })
const keep = (value: Value): Checked => ({ value })

/** Checks what was typed against its field; blank text is no value. Text may have 200 characters, long text 5,000. */
export function check(field: Field, typed: Value | undefined): Checked {
  if (field.type === 'boolean') return checkBoolean(field, typed)
  const text = typed === null || typed === undefined ? '' : String(typed).replaceAll('\r\n', '\n').trim()
  if (text === '') return field.required ? refuse(missing(field)) : keep(null)
  if ((field.type === 'file' || field.type === 'image') && fileOf(text)) return keep(text)
  const most = field.reads === undefined ? (longest[field.type] ?? 200) : contents_max
  if (text.length > most) return refuse(`Enter ${the(field)} in at most ${grouped(most)} characters.`)
  if (!text.isWellFormed() || unkept.test(text)) return refuse(`Enter ${the(field)} without special control characters.`)
  return checkText(field, text)
}

function missing(field: Field): string {
  if (field.type === 'choice' || field.type === 'reference' || field.type === 'rating' || field.type === 'file' || field.type === 'image')
    return `Choose ${the(field)}.`
  return `Enter ${the(field)}.`
}

function checkBoolean(field: Field, typed: Value | undefined): Checked {
  const isOn = typed === true || ['true', 'on', 'yes', '1'].includes(String(typed ?? '').toLowerCase())
  return field.required && !isOn ? refuse(`Tick “${field.label}” to go on.`) : keep(isOn)
}

function checkText(field: Field, text: string): Checked {
  switch (field.type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
      return checkNumber(field, text)
    case 'email':
      if (field.account && accountId.test(text)) return keep(text)
      return email.test(text) ? keep(text) : refuse(`Enter ${the(field)} like name@example.com.`)
    case 'phone':
      return phone.test(text) && text.replace(/\D/g, '').length >= 5 && text.length <= 40
        ? keep(text)
        : refuse(`Enter ${the(field)} in digits, for example +1 555 010 0199.`)
    case 'image':
      return drawing.test(text) ? keep(text) : checkAddress(field, text)
    case 'url':
      return checkAddress(field, text)
    case 'date':
      return isDate(text) ? keep(text) : refuse(`Enter ${the(field)} as year-month-day, for example 2026-12-03.`)
    case 'time':
      return time.test(text) ? keep(text.slice(0, 5)) : refuse(`Enter ${the(field)} as hours and minutes, for example 14:30.`)
    case 'datetime':
      return checkDateTime(field, text)
    case 'choice':
      return (field.choices ?? []).includes(text) ? keep(text) : refuse(`Choose one of the offered choices for ${the(field)}.`)
    case 'reference':
      return reference.test(text) ? keep(text) : refuse(`Choose ${the(field)} from the list.`)
    case 'long_text':
      return keep(text)
    default:
      return keep(text.replace(/\s+/g, ' '))
  }
}

function checkNumber(field: Field, text: string): Checked {
  const plain = text
    .replace(/^[$€£¥]/, '')
    .replace(/%$/, '')
    .replaceAll(',', '')
    .trim()
  const number = /^-?\d{1,15}(?:\.\d{1,10})?$/.test(plain) ? Number(plain) : Number.NaN
  if (!Number.isFinite(number)) return refuse(`Enter ${the(field)} as a number.`)
  if (field.type === 'rating' && !Number.isInteger(number)) return refuse(`Choose ${the(field)}.`)
  const [least, most] = field.type === 'rating' ? [field.min ?? 1, field.max ?? 5] : [field.min, field.max]
  if (least !== undefined && number < least) return refuse(`Enter ${the(field)} of at least ${measured(field, least)}.`)
  if (most !== undefined && number > most) return refuse(`Enter ${the(field)} of at most ${measured(field, most)}.`)
  return keep(field.type === 'money' ? Math.round(number * 100) / 100 : number)
}

function checkAddress(field: Field, text: string): Checked {
  if (isLink(text)) return keep(text)
  return bare.test(text) ? keep(`https://${text}`) : refuse(`Enter ${the(field)} as a web address that starts with https://.`)
}

/** Whether the text is a day of the calendar as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const found = date.exec(text)
  if (!found) return false
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const real = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && real.getUTCMonth() === month - 1 && real.getUTCDate() === day
}

function checkDateTime(field: Field, text: string): Checked {
  const [day = '', at = ''] = text.split(/[T ]/)
  return isDate(day) && time.test(at) ? keep(`${day}T${at.slice(0, 5)}`) : refuse(`Enter ${the(field)} as a date and a time, for example 2026-12-03 14:30.`)
}
