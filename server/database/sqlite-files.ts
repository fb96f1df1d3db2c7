import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The database's file in a data folder, and what belongs to it while it is open. */
export const databaseFile = 'sparksite.db'
const besides = ['', '-wal', '-shm']
const secretFile = 'secret'
const filesFolder = 'files'

const timeInName = (at: Date): string => at.toISOString().slice(0, 23).replace(/[:.]/g, '-')

/** Waits until the disk holds a file. */
function settle(file: string): void {
  const held = openSync(file, 'r+')
  fsyncSync(held)
  closeSync(held)
}

/** Writes one consistent copy of an open database, also while others write to it. */
export function copyDatabase(connection: DatabaseSync, to: string): void {
  // Under its name only once it is whole. SQLite fills a file that is there and empty, whose mode stays.
  const part = `${to}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  connection.prepare('vacuum into ?').run(part)
  settle(part)
  renameSync(part, to)
}

/** Copies an open database to `backups/` in its folder, before migrations change it. */
export function copyBefore(connection: DatabaseSync, folder: string, migration: string, at: Date): void {
  mkdirSync(join(folder, 'backups'), { recursive: true, mode: 0o700 })
  copyDatabase(connection, join(folder, 'backups', `before-${migration}-${timeInName(at)}.db`))
}

function check(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = copy.prepare('pragma integrity_check').all()
    if (rows.length !== 1 || rows[0]?.integrity_check !== 'ok') throw new Error(`The database ${file} is damaged.`)
  } finally {
    copy.close()
  }
}

/** Backs a data folder up into `to`, a new folder, which can serve as a data folder itself. The server may go on. */
export function backUpFolder(folder: string, to: string): void {
  const file = join(folder, databaseFile)
  if (!existsSync(file)) throw new Error(`There is no database in ${folder}.`)
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty. Back up into a new folder.`)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const connection = new DatabaseSync(file)
  try {
    connection.exec('pragma busy_timeout = 5000')
    copyDatabase(connection, join(to, databaseFile))
  } finally {
    connection.close()
  }
  check(join(to, databaseFile))
  if (existsSync(join(folder, secretFile))) copyFileSync(join(folder, secretFile), join(to, secretFile))
}

/** Puts a backup in the place of a data folder's database, which is kept beside it; nobody else may be using the folder. Answers where it is kept, null where there was none. */
export function restoreFolder(from: string, folder: string, at: Date): string | null {
  const copy = join(from, databaseFile)
  if (!existsSync(copy)) throw new Error(`There is no backup in ${from}.`)
  check(copy)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const arriving = join(folder, `${databaseFile}.arriving`)
  rmSync(arriving, { force: true })
  copyFileSync(copy, arriving)
  settle(arriving)
  const aside = join(folder, `before-restore-${timeInName(at)}`)
  const held = existsSync(join(folder, databaseFile))
  if (held) {
    mkdirSync(aside, { mode: 0o700 })
    if (existsSync(join(folder, filesFolder))) renameSync(join(folder, filesFolder), join(aside, filesFolder))
    for (const end of besides) if (existsSync(join(folder, databaseFile + end))) renameSync(join(folder, databaseFile + end), join(aside, databaseFile + end))
  }
  renameSync(arriving, join(folder, databaseFile))
  if (existsSync(join(from, secretFile))) copyFileSync(join(from, secretFile), join(folder, secretFile))
  return held ? aside : null
}
