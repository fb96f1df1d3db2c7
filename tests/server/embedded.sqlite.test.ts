import dns from 'node:dns'
import net from 'node:net'
import { expect, it, vi } from 'vitest'
import { openApp } from '../support/app.ts'
import { saidIn } from '../support/turns.ts'

it('BUILD-07 without a key and without a network the embedded engine builds a site and changes it', async () => {
  const reach = [
    vi.spyOn(net.Socket.prototype, 'connect'),
    vi.spyOn(dns, 'lookup'),
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed')),
  ]
  const app = await openApp()
  try {
    const ada = await app.join()
    const made = await ada.fetch('/api/v1/projects/', { method: 'POST', json: {} })
    const { id } = (await made.json()) as { id: string }
    const say = async (content: string) =>
      (await saidIn(await ada.fetch(`/api/v1/projects/${id}/messages/`, { method: 'POST', json: { content } }))).map(([, event]) => event)
    const [built, changed] = [await say('A calm site for my pottery studio where people book a class'), await say('make the header dark green')]
    expect([built.at(-1), changed.at(-1), built.includes('version'), changed.includes('version')]).toEqual(['done', 'done', true, true])
    const project = (await (await ada.fetch(`/api/v1/projects/${id}/`)).json()) as { latest_version: number; model: { entities: readonly { id: string }[] } }
    expect([project.latest_version, project.model.entities.some(({ id: entity }) => entity === 'classes')]).toEqual([2, true])
    expect(reach.map(({ mock }) => mock.calls)).toEqual([[], [], []])
  } finally {
    await app.close()
  }
})
