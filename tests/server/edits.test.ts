import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, tell } from '../support/deployed.ts'
import { scripted } from '../support/turns.ts'

let app: TestApp
let ada: Person
let id: string
beforeEach(async () => {
  app = await openApp({ take: scripted })
  ada = await app.join()
  id = await createProject(ada)
  await tell(ada, id, 'a pottery studio')
})
afterEach(() => app.close())

const heading = { page: '/', block: 'home_hero', text: 'Clay Corner' }
const edit = async (json: object) => {
  const reply = await ada.fetch(`/api/v1/projects/${id}/edits/`, { method: 'POST', json })
  return [reply.status, await reply.json()] as const
}
const read = async (path: string) => (await (await ada.fetch(`/api/v1${path}`)).json()) as never
const usage = async () => {
  const { daily_usage, monthly_usage } = (await read('/users/profile/')) as { readonly daily_usage: number; readonly monthly_usage: number }
  return [daily_usage, monthly_usage]
}

describe('a change by pointing', () => {
  it('makes a version that says what changed, and takes no message', async () => {
    const before = await usage()
    const made = { number: 2, label: '“Clay Corner” now reads “Kiln”', changes: ['“Clay Corner” now reads “Kiln”.'], created_at: app.clock.now() }
    expect(await edit({ version: 1, ...heading, change: { kind: 'text', to: ' Kiln ' } })).toEqual([201, made])
    expect(await usage()).toEqual(before)
    expect(await read(`/projects/${id}/versions/`)).toMatchObject({ count: 2, results: [made, { number: 1 }] })
    const { model } = (await read(`/projects/${id}/`)) as { readonly model: AppModel }
    expect([model.typed, model.pages[0]?.blocks[0]?.heading]).toEqual([['Kiln'], 'Kiln'])
  })

  it('is refused with its reason where it cannot be, and changes nothing', async () => {
    const refusals: [object, number, object][] = [
      [
        { version: 1, ...heading, text: 'Nowhere to be read', change: { kind: 'text', to: 'x' } },
        400,
        { detail: 'These words come from the rows that the site keeps. Change them under Data.' },
      ],
      [{ version: 1, ...heading, change: { kind: 'text', to: '  ' } }, 400, { change: ['Write some words, or remove the part.'] }],
      [{ version: 1, ...heading, change: { kind: 'colour', part: 'header', hex: 'red' } }, 400, {}],
      [{ version: 1, ...heading, change: { kind: 'paint' } }, 400, {}],
      [{ version: 7, ...heading, change: { kind: 'text', to: 'x' } }, 409, { detail: 'The site has changed since. Look at the newest version first.' }],
    ]
    for (const [json, status, body] of refusals) expect(await edit(json)).toEqual([status, expect.objectContaining(body)])
    expect(await read(`/projects/${id}/versions/`)).toMatchObject({ count: 1 })
  })

  it('made twice at once from the same version is made once', async () => {
    const change = { version: 1, ...heading, change: { kind: 'text', to: 'Kiln' } }
    const replies = await Promise.all([edit(change), edit(change), edit(change)])
    expect(replies.map(([status]) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('of a project where nothing is built is missing', async () => {
    const empty = await createProject(ada)
    const reply = await ada.fetch(`/api/v1/projects/${empty}/edits/`, { method: 'POST', json: { version: 1, ...heading, change: { kind: 'remove' } } })
    expect(reply.status).toBe(404)
  })
})
