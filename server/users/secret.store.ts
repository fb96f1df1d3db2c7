import { hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key of 256 bits for one purpose; keys of two purposes tell nothing of each other. */
export interface KeyFor {
  (purpose: string): Uint8Array
  /** The keys for a purpose that are good: the one to sign with, then the one from the secret before. */
  all(purpose: string): readonly [Uint8Array, ...Uint8Array[]]
}

/** Keys from the configured secret, else from one in `folder`, which is made (mode 0600) when it is not there. What `previous` signed stays good. */
export function openKeys(folder: string, configured: string | null, previous: string | null = null): KeyFor {
  const secret = configured === null ? readOrMake(join(folder, 'secret')) : Buffer.from(configured)
  const before = previous === null ? [] : [Buffer.from(previous)]
  const derive = (from: Buffer, purpose: string) => new Uint8Array(hkdfSync('sha256', from, 'sparksite', purpose, 32))
  return Object.assign((purpose: string) => derive(secret, purpose), {
    all: (purpose: string) => [derive(secret, purpose), ...before.map((from) => derive(from, purpose))] as const,
  })
}

function readOrMake(file: string): Buffer {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (secret.length < 32) throw new Error(`The secret in ${file} is damaged. Delete the file to make a new one; everybody then has to log in again.`)
  return secret
}
