import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { openBeside } from './database/open.ts'
import { systemClock } from './http/clock.ts'
import { openKeys } from './users/secret.store.ts'
import { markVerified } from './users/users.store.ts'

const words = 'A booking page for a barber shop with three services, where people book an appointment and the staff confirm it.'

/** Makes a verified account whose first site is built and deployed, through the server's own calls; answers the site's address. */
export async function seedDemo(config: Config, email: string, password: string): Promise<string> {
  const database = await openBeside(config)
  const keyFor = openKeys(config.data_dir, config.secret_key, config.secret_key_previous)
  const app = createApp({ config: { ...config, mailbox: false, smtp: null }, database, clock: systemClock, keyFor, log: () => undefined, dist: '' })
  let token = ''
  async function call<Reply>(path: string, json: object): Promise<Reply> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await app.fetch(new Request(`${config.public_url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(json) }), {
      ip: '127.0.0.1',
    })
    const said = await reply.text()
    if (!reply.ok) throw new Error(`The account could not be made: ${said}`)
    return (said === '' ? undefined : JSON.parse(said)) as Reply
  }
  try {
    const { id } = await call<{ readonly id: string }>('/users/register/', { username: email, email, password, full_name: 'Demo' })
    await markVerified(database.db, id, systemClock.now())
    token = (await call<{ readonly access: string }>('/users/login/', { email, password })).access
    const project = await call<{ readonly id: string }>('/projects/', { prompt: words })
    await app.settled()
    return (await call<{ readonly deployment_url: string }>(`/projects/${project.id}/deploy/`, {})).deployment_url
  } finally {
    await app.settled()
    await database.close()
  }
}
