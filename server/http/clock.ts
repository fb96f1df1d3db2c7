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
