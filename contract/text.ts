import * as v from 'valibot'
import { limits } from './limits.ts'

const wellFormed = v.check((text: string) => text.isWellFormed() && !text.includes('\u0000'), 'This text holds characters that cannot be stored.')

/** Text of several lines, 1 to `max` characters after trimming. */
export const prose = (max: number, empty = 'This field may not be blank.') =>
  v.pipe(
    v.string('This field must be text.'),
    v.trim(),
    v.minLength(1, empty),
    v.maxLength(max, `Ensure this field has no more than ${max.toLocaleString('en')} characters.`),
    wellFormed,
  )

/** A trimmed line of 1 to `max` characters, without control characters. */
export const line = (max: number, empty?: string) =>
  v.pipe(
    prose(max, empty),
    v.check((text) => !/[\u0000-\u001f\u007f]/.test(text), 'This field may not hold line breaks or control characters.'),
  )

/** An email address, lower-cased. */
export const email = v.pipe(
  v.string('This field must be text.'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1, 'This field may not be blank.'),
  v.maxLength(limits.email_max, 'Enter a valid email address.'),
  wellFormed,
  v.email('Enter a valid email address.'),
)

/** A new password: NFC-normalised, 8 to 512 characters, any Unicode (specification 5). */
export const newPassword = v.pipe(
  v.string('This field must be text.'),
  wellFormed,
  v.transform((text) => text.normalize('NFC')),
  v.minLength(limits.password_min, 'Password must be at least 8 characters long.'),
  v.maxLength(limits.password_max, `Ensure this field has no more than ${limits.password_max} characters.`),
)

/** A password that is being tried: any text, NFC-normalised. */
export const triedPassword = v.pipe(
  v.string('This field must be text.'),
  v.minLength(1, 'This field may not be blank.'),
  v.maxLength(limits.password_max, 'This password is too long.'),
  v.transform((text) => text.normalize('NFC')),
)

/** A list as the specification allows it, a plain array or an object with `results`; both parse to the array. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.union([
    v.array(item),
    v.pipe(
      v.object({ results: v.array(item) }),
      v.transform((page) => page.results),
    ),
  ])

/** What our own server sends for a list. */
export interface Page<Item> {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly Item[]
}
