import type { Outcome } from '../outcome.ts'
import { written } from './words.ts'

const unavailable = 'This browser has no cryptography on this page. It needs an address that begins with https.'
function cryptography(): SubtleCrypto {
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle) throw new Error(unavailable)
  return subtle
}
const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

export async function checksum(text: string, _: string, mode: string): Promise<Outcome> {
  return written(hex(await cryptography().digest(mode, new TextEncoder().encode(text))), `${mode}, in hexadecimal.`, 'checksum.txt')
}

const [saltLength, nonceLength, rounds] = [16, 12, 210_000]
async function keyOf(words: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const subtle = cryptography()
  const base = await subtle.importKey('raw', new TextEncoder().encode(words), 'PBKDF2', false, ['deriveKey'])
  return subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** AES-256-GCM by a key that PBKDF2 makes of the words; salt and nonce stand before the cipher, all in Base64. */
export async function encryption(text: string, key: string, mode: string): Promise<Outcome> {
  if (key.length < 8) throw new Error('Write a key of at least 8 characters.')
  if (mode === 'Encrypt') {
    const head = crypto.getRandomValues(new Uint8Array(saltLength + nonceLength))
    const made = await cryptography().encrypt(
      { name: 'AES-GCM', iv: head.slice(saltLength) },
      await keyOf(key, head.slice(0, saltLength)),
      new TextEncoder().encode(text),
    )
    return written(toText(new Uint8Array([...head, ...new Uint8Array(made)])), 'Locked. Only the same key opens it.', 'encrypted.txt')
  }
  try {
    const all = Uint8Array.from(atob(text.trim()), (sign) => sign.charCodeAt(0))
    const opened = await cryptography().decrypt(
      { name: 'AES-GCM', iv: all.slice(saltLength, saltLength + nonceLength) },
      await keyOf(key, all.slice(0, saltLength)),
      all.slice(saltLength + nonceLength),
    )
    return written(new TextDecoder().decode(opened), 'Opened.', 'decrypted.txt')
  } catch (error) {
    if (error instanceof Error && error.message === unavailable) throw error
    throw new Error('This key does not open it, or the text is not whole.')
  }
}

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#%+=?@'
const words =
  'amber anchor apple arrow autumn badge bamboo barrel basket beacon bottle branch bridge bronze bucket butter cabin candle canyon carpet castle cellar cherry circle clover cobalt coffee copper coral cotton cradle crystal dancer desert dragon eagle ember engine falcon feather fiddle forest fountain garden ginger glacier granite guitar hammer harbor hazel helmet honey island ivory jacket jasmine jungle kettle kitten ladder lantern lemon lettuce linen lizard magnet maple marble meadow melon mirror mitten monkey mountain mustard needle nutmeg ocean olive onion orange orchid oyster paddle panda paper parrot pebble pepper pillow pirate planet pocket pony prairie pumpkin puzzle rabbit radish raven ribbon river rocket saddle saffron salmon sandal satin shadow silver spider spring squirrel summer sunset temple thunder ticket tiger timber tomato tulip tunnel turtle umbrella valley velvet violet walnut whale willow window winter wizard yellow zebra'.split(
    ' ',
  )
/** One of so many by chance, each as likely. */
function chosen(count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < limit) return value % count
  }
}
/** How passwords are made: without which kinds of signs, how many at once. */
export interface PasswordWishes {
  readonly without?: readonly string[]
  readonly count?: number
}
export const signKinds: Readonly<Record<string, RegExp>> = {
  'Capital letters': /[A-Z]/,
  'Small letters': /[a-z]/,
  Numbers: /\d/,
  Symbols: /[^A-Za-z\d]/,
  'Similar signs (I, l, 1, O, 0)': /[Il1O0]/,
}
export function wishesIn(second: string): PasswordWishes {
  try {
    return second === '' ? {} : (JSON.parse(second) as PasswordWishes)
  } catch {
    return {}
  }
}
const strengths = ['very weak', 'weak', 'fair', 'strong', 'very strong']
/** What a password of so many bits is worth. */
const strengthOf = (bits: number): string => strengths[bits < 28 ? 0 : bits < 40 ? 1 : bits < 60 ? 2 : bits < 90 ? 3 : 4]!

export function passwords(_: string, second: string, mode: string): Outcome {
  const length = Number.parseInt(mode, 10)
  const { without = [], count = 5 } = wishesIn(second)
  const all = [...`${signs}Il1O0`].filter((sign, at, every) => every.indexOf(sign) === at)
  const allowed = all.filter((sign) => !without.some((kind) => signKinds[kind]?.test(sign)))
  if (allowed.length === 0) throw new Error('Choose at least one kind of signs.')
  const wanted = Object.keys(signKinds)
    .slice(0, 4)
    .filter((kind) => !without.includes(kind))
  const mixed = (): string => {
    for (;;) {
      const made = Array.from({ length }, () => allowed[chosen(allowed.length)]!).join('')
      if (wanted.every((kind) => signKinds[kind]!.test(made))) return made
    }
  }
  const isWords = mode.endsWith('words')
  const one = () => (isWords ? [...Array.from({ length }, () => words[chosen(words.length)]!), String(chosen(90) + 10)].join('-') : mixed())
  const bits = isWords ? length * Math.log2(words.length) + Math.log2(90) : length * Math.log2(allowed.length)
  const note = `${count === 1 ? 'One' : `${count} to choose from; each is one`} of 2 to the power of ${Math.floor(bits)}. Strength: ${strengthOf(bits)}.`
  return written(Array.from({ length: count }, one).join('\n'), note, 'passwords.txt')
}

const common = /^(?:password|passw0rd|qwerty|letmein|welcome|admin|abc123|iloveyou|monkey|dragon|summer|winter|football)/i
/** How strong a password is by its length and its kinds of signs, less for what is guessed first. */
export function passwordStrength(text: string): Outcome {
  const pool = [26, 26, 10, 33].reduce((sum, many, at) => sum + (Object.values(signKinds)[at]!.test(text) ? many : 0), 0)
  const different = new Set(text).size
  const bits = Math.round(
    Math.min(text.length, different * 2) * Math.log2(Math.max(2, pool)) * (common.test(text) ? 0.4 : 1) * (/(?:19|20)\d\d|123|abc/i.test(text) ? 0.8 : 1),
  )
  const hints = [
    ...(text.length < 12 ? ['Make it longer: 12 signs or more.'] : []),
    ...Object.keys(signKinds)
      .slice(0, 4)
      .filter((kind) => !signKinds[kind]!.test(text))
      .map((kind) => `Add ${kind.toLowerCase()}.`),
    ...(common.test(text) ? ['It begins with a word that is tried first.'] : []),
    ...(/(?:19|20)\d\d|123|abc/i.test(text) ? ['Years and rows like 123 are guessed early.'] : []),
  ]
  const said = strengthOf(bits)
  return written([`Strength: ${said}`, `About ${bits} bits`, ...hints].join('\n'), `This password is ${said}.`, 'strength.txt')
}
