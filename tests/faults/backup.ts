import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sparksite } from '../support/command.ts'
import { Sparksite } from '../support/sparksite.ts'
import { isWhole, onDisk } from './files.ts'
import { deployLibrary, document, sha256 } from './library.ts'
import { call, signUp } from './person.ts'

const writers = 4

/** SHA-256 of every row of every table, in order; what a command keeps of itself is left out. */
function contentOf(folder: string): string {
  const file = new DatabaseSync(join(folder, 'sparksite.db'), { readOnly: true })
  const tables = file.prepare("select name from sqlite_schema where type = 'table' and name not in ('security_events', 'file_holds') order by name").all()
  const hash = createHash('sha256')
  for (const { name } of tables) {
    const rows = file.prepare(`select * from "${String(name)}"`).all()
    hash.update(JSON.stringify([name, rows.map((row) => JSON.stringify(row)).toSorted()]))
  }
  file.close()
  return hash.digest('hex')
}

/** The SHA-256 of each document by its title. */
function documentsOf(folder: string): Map<string, string> {
  const file = new DatabaseSync(join(folder, 'sparksite.db'), { readOnly: true })
  const found = file
    .prepare(
      'select site_rows.fields, blobs.hash from site_files join site_rows on site_rows.id = site_files.row_id join blobs on blobs.key = site_files.blob_key',
    )
    .all()
  file.close()
  return new Map(found.map(({ fields, hash }) => [String((JSON.parse(String(fields)) as { readonly title: string }).title), String(hash)]))
}

/** Backs up a server that four people write to while a fifth uploads and deletes, restores it elsewhere, and compares. */
export async function backup(): Promise<string[]> {
  const site = await Sparksite.start({ LIMIT_SITE_WRITES: '1000000/60', LIMIT_SITE_WRITES_NETWORK: '1000000/60' })
  const place = mkdtempSync(join(tmpdir(), 'sparksite-'))
  const [copy, restored] = [join(place, 'copy'), join(place, 'restored')]
  const acknowledged = new Map<string, string>()
  let ended = false
  try {
    const token = await signUp(site)
    const work = Array.from({ length: writers }, async (_, writer) => {
      for (let turn = 0; !ended; turn++) {
        const name = `${writer}:${turn}`
        const made = await call(site, 'POST', '/projects/', token, { name })
        if (made.status === 201) acknowledged.set(String(made.body.id), name)
      }
    })
    const library = await deployLibrary(site, token)
    const uploaded = new Map<string, string>()
    const uploading = (async () => {
      for (let turn = 0; !ended; turn++) {
        const [kept, passing] = [document(60_000), document(60_000)]
        if ((await library.upload(kept, `document ${turn}`)).status === 303) uploaded.set(`document ${turn}`, sha256(kept))
        await library.remove(await library.upload(passing, 'passing'))
      }
    })()
    while (uploaded.size < 20) await new Promise((resolve) => setTimeout(resolve, 20))
    while (acknowledged.size < 200) await new Promise((resolve) => setTimeout(resolve, 20))
    const [before, documents] = [new Map(acknowledged), new Map(uploaded)]
    const began = performance.now()
    const backed = await sparksite({ DATA_DIR: site.folder }, 'backup', copy)
    const took = (performance.now() - began) / 1000
    const during = acknowledged.size - before.size
    ended = true
    await Promise.all([...work, uploading])
    if (backed.code !== 0) throw new Error(backed.complained)
    const put = await sparksite({ DATA_DIR: restored }, 'restore', copy)
    if (put.code !== 0) throw new Error(put.complained)
    const same = contentOf(copy) === contentOf(restored)
    const file = new DatabaseSync(join(restored, 'sparksite.db'), { readOnly: true })
    const names = new Map(
      file
        .prepare('select id, name from projects')
        .all()
        .map(({ id, name }) => [String(id), String(name)]),
    )
    file.close()
    const lost = [...before].filter(([id, name]) => names.get(id) !== name)
    const unknown = [...names].filter(([id]) => !acknowledged.has(id))
    const [inCopy, inRestored, titles] = [onDisk(copy), onDisk(restored), documentsOf(restored)]
    const gone = [...documents].filter(([title, hash]) => titles.get(title) !== hash)
    const isIn = (paths: readonly string[], path: string) => paths.some((one) => one.split('/').at(-1) === path.split('/').at(-1))
    const whole = [...titles.values()].every((hash) => inRestored.some((path) => path.includes(hash)))
    if (gone.length > 0 || !whole || !inRestored.every(isWhole) || !inRestored.every((path) => isIn(inCopy, path)))
      throw new Error(`documents lost ${gone.length}, all whole ${whole}, ${inCopy.length} files in the copy and ${inRestored.length} restored`)
    if (!same || lost.length > 0 || unknown.length > writers) throw new Error(`same ${same}, lost ${lost.length}, unknown ${unknown.length}`)
    return [
      `a backup under ${writers} writers took ${took.toFixed(2)} s, in which ${during} writes were acknowledged; of the ${before.size} before it 0 are missing`,
      `of the ${documents.size} files before it 0 are missing; all ${inRestored.length} are whole and in the copy, while others were uploaded and deleted`,
      'restored, every row of every table is the same to the byte',
    ]
  } finally {
    ended = true
    await site.remove()
    rmSync(place, { recursive: true, force: true })
  }
}
