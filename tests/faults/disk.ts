import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

/** Fills a disk of 4 MiB under a running server, then gives it space again. It has to be run by root, who alone may mount one. */
export async function disk(): Promise<string[]> {
  const site = await Sparksite.start()
  try {
    await site.down()
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', site.folder]).status !== 0) return ['not run: a small disk could not be mounted here']
    await site.up()
    const token = await signUp(site)
    const { id } = (await call(site, 'POST', '/projects/', token, { name: 'first' })).body
    const ballast = `${site.folder}/ballast`
    for (let kib = 4096; kib >= 4; kib /= 2) {
      try {
        writeFileSync(ballast, Buffer.alloc(kib * 1024), { flag: 'a' })
      } catch {
        // Full at this size: a smaller piece may still fit.
      }
    }
    const refused = new Map<number, number>()
    for (let write = 0; write < 50; write++) {
      const { status } = await call(site, 'POST', '/projects/', token, { name: 'x'.repeat(200) })
      refused.set(status, (refused.get(status) ?? 0) + 1)
    }
    const read = (await call(site, 'GET', `/projects/${id}/`, token)).status
    rmSync(ballast)
    const began = performance.now()
    while ((await call(site, 'POST', '/projects/', token, { name: 'after' })).status !== 201)
      if (performance.now() - began > 5_000) throw new Error('It does not recover.')
    const recovered = (performance.now() - began) / 1000
    await site.down()
    const file = new DatabaseSync(`${site.folder}/sparksite.db`, { readOnly: true })
    const check = String(file.prepare('pragma integrity_check').get()?.integrity_check)
    file.close()
    const statuses = [...refused.keys()].filter((status) => status !== 201)
    if (read !== 200 || check !== 'ok' || statuses.join() !== '503') throw new Error(`read ${read}, integrity ${check}, writes ${[...refused]}`)
    return [
      `a full disk: ${refused.get(503)} of 50 writes were 503 and none anything else than 201 or 503, reads 200, integrity ok, recovered in ${recovered.toFixed(2)} s (goal: 1 s)`,
    ]
  } finally {
    await site.down()
    spawnSync('umount', [site.folder])
    await site.remove()
  }
}
