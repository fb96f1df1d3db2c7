import { hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key of 256 bits for one purpose; keys of two purposes tell nothing of each other. */
export type KeyFor = (purpose: string) => Uint8Array

/** Keys from the configured secret, else from one in `folder`, which is made (mode 0600) when it is not there. */
export function openKeys(folder: string, configured: string | null): KeyFor {
  const secret = configured === null ? readOrMake(join(folder, 'secret')) : Buffer.from(configured)
  return (purpose) => new Uint8Array(hkdfSync('sha256', secret, 'sparksite', purpose, 32))
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
