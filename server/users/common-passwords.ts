import { readFileSync } from 'node:fs'
import { ApiError } from '../http/api-error.ts'
import type { Passwords } from './passwords.ts'

const listed = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
)

const letters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
const plain = (text: string): string => text.replace(/[013457@$!]/g, (letter) => letters[letter] ?? letter)
const wordOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Words that stay easy to guess with any digits and signs around them. */
const words = new Set([
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'administrator',
  'changeme',
  'sparksite',
  'spark',
])

export interface Owner {
  readonly email: string
  readonly full_name: string
}

/** Whether a password is among those that are tried first, or says no more than its owner's name and address do. */
export function isCommon(password: string, { email, full_name }: Owner): boolean {
  const text = password.toLowerCase()
  const own = [email, email.slice(0, email.indexOf('@')), full_name, full_name.replaceAll(' ', '')].map((name) => name.toLowerCase())
  return (
    listed.has(text) ||
    words.has(wordOf(text)) ||
    words.has(plain(wordOf(text))) ||
    words.has(wordOf(plain(text))) ||
    own.includes(text) ||
    new Set(text).size < 3
  )
}

const refusal = (sentence: string) => new ApiError('invalid', { fields: { password: [sentence] } })

/** Throws 400 for a password that is among the first to be tried, or on the configured list of breached ones. */
export async function refuseGuessable(password: string, owner: Owner, { isBreached }: Pick<Passwords, 'isBreached'>): Promise<void> {
  if (isCommon(password, owner)) throw refusal('This password is among those that are guessed first. Choose another one.')
  if (await isBreached(password)) throw refusal('This password has been stolen from another site, so that it is tried everywhere. Choose another one.')
}
