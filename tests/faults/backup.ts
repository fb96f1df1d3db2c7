import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sparksite } from '../support/command.ts'
import { Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

const writers = 4

/** SHA-256 of every row of every table, in order; what a command keeps of itself is left out. */
function contentOf(folder: string): string {
  const file = new DatabaseSync(join(folder, 'sparksite.db'), { readOnly: true })
  const tables = file.prepare("select name from sqlite_schema where type = 'table' and name <> 'security_events' order by name").all()
  const hash = createHash('sha256')
  for (const { name } of tables) {
    const rows = file.prepare(`select * from "${String(name)}"`).all()
    hash.update(JSON.stringify([name, rows.map((row) => JSON.stringify(row)).toSorted()]))
  }
  file.close()
  return hash.digest('hex')
}

/** Backs up a server that four people write to, restores it elsewhere, and compares. */
export async function backup(): Promise<string[]> {
  const site = await Sparksite.start()
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
    while (acknowledged.size < 200) await new Promise((resolve) => setTimeout(resolve, 20))
    const before = new Map(acknowledged)
    const began = performance.now()
    const backed = await sparksite({ DATA_DIR: site.folder }, 'backup', copy)
    const took = (performance.now() - began) / 1000
    const during = acknowledged.size - before.size
    ended = true
    await Promise.all(work)
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
    if (!same || lost.length > 0 || unknown.length > writers) throw new Error(`same ${same}, lost ${lost.length}, unknown ${unknown.length}`)
    return [
      `a backup under ${writers} writers took ${took.toFixed(2)} s, in which ${during} writes were acknowledged; of the ${before.size} before it 0 are missing`,
      'restored, every row of every table is the same to the byte',
    ]
  } finally {
    ended = true
    await site.remove()
    rmSync(place, { recursive: true, force: true })
  }
}
