import { randomBytes } from 'node:crypto'
import { password } from './server.bench.ts'

/** What was asked, by its kind: how often, how long each took in milliseconds, and what was wrong. */
export interface Tally {
  readonly took: Map<string, number[]>
  readonly failed: string[]
}
export const newTally = (): Tally => ({ took: new Map(), failed: [] })

interface Ask {
  readonly method?: string
  readonly token?: string
  readonly json?: unknown
  readonly form?: FormData
  /** The statuses that are right; by default those below 400. */
  readonly right?: readonly number[]
}
type Asking = (kind: string, url: string, ask?: Ask) => Promise<string>

/** Asks, reads the whole answer, and counts it. */
function asking(tally: Tally): Asking {
  return async (kind, url, { method, token, json, form, right } = {}) => {
    const headers = { ...(json !== undefined && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
    const began = performance.now()
    const sent = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, redirect: 'manual', ...(body !== undefined && { body }) } as const
    const answer = await fetch(url, sent)
    const text = await answer.text()
    const took = tally.took.get(kind) ?? []
    tally.took.set(kind, took)
    took.push(performance.now() - began)
    if (!(right ? right.includes(answer.status) : answer.status < 400)) tally.failed.push(`${kind}: ${answer.status} ${text.slice(0, 160)}`)
    return text
  }
}

/** A picture of one dot, with bytes of its own behind its end, so that none is like another. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = (): Blob => new Blob([dot, randomBytes(48 * 1024)], { type: 'image/png' })

const sites = [
  'A gallery where visitors share photos: anybody uploads a photo with a title and a description, and everybody sees the photos',
  'A booking page for a barber shop with three services, opening hours and reviews, in cream and forest green',
  'A store that sells plants: a catalogue with prices, a cart, a checkout and a list of orders for the owner',
]

/** The first form of a page that takes a file, filled in. */
function filled(page: string): { readonly action: string; readonly form: FormData } | null {
  const [whole = '', action = ''] = /<form[^>]*action="([^"]+)"[^>]*multipart[\s\S]*?<\/form>/.exec(page) ?? []
  if (whole === '') return null
  const form = new FormData()
  for (const [input, , name = ''] of whole.matchAll(/<(input|textarea)\b[^>]*\bname="([^"]+)"[^>]*>/g)) {
    const type = /\btype="([^"]+)"/.exec(input)?.[1] ?? 'text'
    if (type === 'hidden') form.append(name, /\bvalue="([^"]*)"/.exec(input)?.[1] ?? '')
    if (type === 'text' || input.startsWith('<textarea')) form.append(name, 'Words of a visitor')
    if (type === 'file') form.append(name, picture(), 'photo.png')
  }
  return { action, form }
}

/** One person, again and again until a time: logs in, builds and deploys a site, whose visitors read it, upload and write, and deletes it. */
export async function live(origin: string, port: number, email: string, tally: Tally, until: () => boolean, resting: () => Promise<void>): Promise<void> {
  const ask = asking(tally)
  const api = `${origin}/api/v1`
  const read = (text: string) => JSON.parse(text) as Record<string, string>
  for (let round = 0; !until(); round++) {
    const { access: token = '', refresh = '' } = read(await ask('login', `${api}/users/login/`, { json: { email, password } }))
    const wrong = { email: `${round}-${email}`, password: 'not the password' }
    await ask('failed login', `${api}/users/login/`, { json: wrong, right: [401, 429] })
    const { access = token } = read(await ask('renewal', `${api}/users/token/refresh/`, { json: { refresh } }))
    const { id } = read(await ask('project made', `${api}/projects/`, { token: access, json: { name: `Project ${round}` } }))
    const project = `${api}/projects/${id}`
    const said = await ask('site built, with its stream', `${project}/messages/`, { token: access, json: { content: sites[round % sites.length] } })
    const message = /"message_id":"([^"]+)"/.exec(said)?.[1]
    await ask('stream joined', `${project}/messages/${message}/stream/`, { token: access })
    await ask('site changed, with its stream', `${project}/messages/`, { token: access, json: { content: 'make it darker and add a page about us' } })
    const { deployment_url = '' } = read(await ask('deployment', `${project}/deploy/`, { method: 'POST', token: access, json: {} }))
    const portable = `http://127.0.0.1:${port}/${new URL(deployment_url).hostname.split('.')[0]}`
    const home = await ask('deployed page', `${portable}/`)
    const pages = [...new Set([...home.matchAll(/href="(\/[^"#?]*)"/g)].map(([, path = '']) => path))].filter((path) => !path.includes('/_'))
    const opened = JSON.parse(await ask('project opened', `${project}/`, { token: access })) as { readonly model: { readonly entities: { id: string }[] } }
    const rows = `${project}/data/${opened.model.entities[0]?.id}/`
    const { results } = JSON.parse(await ask('rows listed', rows, { token: access })) as { readonly results: { readonly values: unknown }[] }
    for (let turn = 0; turn < 15 && !until(); turn++) {
      await resting()
      await ask('list', `${api}/projects/`, { token: access })
      await ask('plans', `${api}/billing/plans/`)
      await ask('landing page', `${origin}/`)
      await ask('row inserted', rows, { token: access, json: { values: results[0]?.values } })
      const page = await ask('deployed page', `http://127.0.0.1:${port}${pages[turn % pages.length] ?? '/'}`)
      const upload = filled(page)
      if (upload) await ask('upload', `http://127.0.0.1:${port}${upload.action}`, { form: upload.form })
      const file = /src="(\/[^"]*_files[^"]*)"/.exec(page)?.[1]
      if (file) await ask('file read', `http://127.0.0.1:${port}${file}`)
    }
    await ask('project deleted', `${project}/`, { method: 'DELETE', token: access })
    await ask('logout', `${api}/users/logout/`, { token: access, json: {} })
  }
}
