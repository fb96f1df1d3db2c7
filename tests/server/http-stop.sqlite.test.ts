import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { defaultLimits } from '../../server/http/limits.config.ts'
import { listen, listenerOf } from '../../server/http/server.ts'

it('a connection that is kept alive does not hold the stop once it is answered', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  const listening = await listen(
    { host: '127.0.0.1', port: 0, limits: defaultLimits },
    listenerOf(() => {
      asked.resolve()
      return answer.promise
    }),
  )
  const agent = new Agent({ keepAlive: true })
  const said = new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port: listening.port, agent }, (reply) => resolve(text(reply)))
      .on('error', reject)
      .end()
  })
  await asked.promise
  const closed = listening.close()
  answer.resolve(new Response('whole'))
  expect(await said).toBe('whole')
  const answered = performance.now()
  await closed
  // Node keeps a connection for 5 s after its last answer.
  expect(performance.now() - answered).toBeLessThan(4_000)
  agent.destroy()
})
