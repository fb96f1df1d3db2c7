import { Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

const words = 'A booking page for a barber shop with three services, opening hours and reviews. '.repeat(240).slice(0, 19_000)

export interface Stopped {
  readonly code: number | null
  readonly seconds: number
  /** The names of the events that the open stream ended with. */
  readonly events: readonly string[]
}

/** Ends a server by SIGTERM while the stream of a turn is open. */
export async function stopWhileStreaming(site: Sparksite, token: string): Promise<Stopped> {
  const { id } = (await call(site, 'POST', '/projects/', token, {})).body
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(`http://localhost:${site.port}/api/v1/projects/${id}/messages/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ content: words }),
  })
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  let said = (await reader.read()).value ?? ''
  const began = performance.now()
  const down = site.down('SIGTERM')
  for (let next = await reader.read(); !next.done; next = await reader.read()) said += next.value
  const code = await down
  return { code, seconds: (performance.now() - began) / 1000, events: [...said.matchAll(/^event: (\w+)$/gm)].map(([, name]) => String(name)) }
}

/** Stops the server again and again with a stream open: each ends with its last event, and the process with 0 within 10 s. */
export async function stop(cycles: number): Promise<string[]> {
  const site = await Sparksite.start()
  const seconds: number[] = []
  try {
    const token = await signUp(site)
    for (let cycle = 0; cycle < cycles; cycle++) {
      const stopped = await stopWhileStreaming(site, token)
      const last = stopped.events.at(-1)
      if (stopped.code !== 0 || (last !== 'done' && last !== 'error')) throw new Error(`cycle ${cycle}: exit ${stopped.code}, last event ${last}`)
      seconds.push(stopped.seconds)
      await site.up()
    }
    return [
      `${cycles} stops with a stream open: every stream had its last event, every exit was 0, the slowest after ${Math.max(...seconds).toFixed(2)} s (goal: 10 s)`,
    ]
  } finally {
    await site.remove()
  }
}
