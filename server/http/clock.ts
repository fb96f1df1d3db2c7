import { randomBytes } from 'node:crypto'

/** Where time and chance come from, so that tests may bring their own. */
export interface Clock {
  /** Unix seconds, whole. */
  now(): number
  /** 130 random bits in 26 lower-case letters and digits: good for keys, addresses and host labels. */
  randomId(): string
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

export const randomId = (): string => Array.from(randomBytes(26), (byte) => alphabet[byte & 31]).join('')

export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000), randomId }

/** The UTC time of day of a time in Unix seconds, as in 09:30. */
export const timeOf = (now: number): string => new Date(now * 1000).toISOString().slice(11, 16)

const day_seconds = 86_400
let latest = { number: Number.NaN, text: '' }
/** The UTC day of a time in Unix seconds, as in 2026-01-31. */
export function dayOf(now: number): string {
  const number = Math.floor(now / day_seconds)
  if (number !== latest.number) latest = { number, text: new Date(number * day_seconds * 1000).toISOString().slice(0, 10) }
  return latest.text
}
