import { DatabaseSync } from 'node:sqlite'
import { Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

const writers = 4

/** Kills the server again and again while four people write, and looks for what was acknowledged. */
export async function kill(cycles: number): Promise<string[]> {
  const site = await Sparksite.start()
  const acknowledged = new Map<string, string>()
  const ready: number[] = []
  try {
    const token = await signUp(site)
    for (let cycle = 0; cycle < cycles; cycle++) {
      let killed = false
      const work = Array.from({ length: writers }, async (_, writer) => {
        for (let turn = 0; !killed; turn++) {
          const name = `${cycle}:${writer}:${turn}`
          const answer = await call(site, 'POST', '/projects/', token, { name }).catch(() => null)
          if (answer?.status === 201) acknowledged.set(String(answer.body.id), name)
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 150))
      await site.down('SIGKILL')
      killed = true
      await Promise.all(work)
      const began = performance.now()
      await site.up()
      ready.push((performance.now() - began) / 1000)
    }
    const list = await call(site, 'GET', '/projects/', token)
    const kept = new Map((list.body.results as { id: string; name: string }[]).map(({ id, name }) => [id, name]))
    const lost = [...acknowledged].filter(([id, name]) => kept.get(id) !== name)
    await site.down()
    const file = new DatabaseSync(`${site.folder}/sparksite.db`, { readOnly: true })
    const check = String(file.prepare('pragma integrity_check').get()?.integrity_check)
    file.close()
    const slowest = Math.max(...ready)
    if (lost.length > 0 || check !== 'ok' || list.status !== 200) throw new Error(`lost ${lost.length}, integrity ${check}, list ${list.status}`)
    return [
      `${cycles} kills under ${writers} writers: ${acknowledged.size} acknowledged writes, 0 lost, integrity ok, the session goes on`,
      `ready again after ${[...ready].sort((a, b) => a - b)[Math.floor(ready.length / 2)]?.toFixed(2)} s (median), ${slowest.toFixed(2)} s (slowest; goal: 2 s)`,
    ]
  } finally {
    await site.remove()
  }
}
