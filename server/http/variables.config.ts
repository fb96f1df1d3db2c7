import * as v from 'valibot'

/** A whole number of the environment, from one to another. */
export const whole = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to, `must be a whole number from ${from} to ${to}`),
    v.transform(Number),
  )

/** An address like https://host/path, without a slash at its end. */
export const webUrl = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an address like https://host/path'),
  v.transform((text) => text.replace(/\/$/, '')),
)

export const isPlaceholder = (text: string): boolean => /your|placeholder|changeme|example|<|>/i.test(text)
/** Something that another service has given out. */
export const provided = v.pipe(
  v.string(),
  v.check((text) => !isPlaceholder(text), 'is a placeholder: set the real one, or nothing'),
)
