import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, previewOf, tell } from '../support/deployed.ts'
import { sentences } from '../support/sentences.ts'
import { visitorAt } from '../support/visitor.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await openApp()
  ada = await app.join('ada@example.com', { plan: 'pro' })
})
// One network may send so many requests in 10 s; the clock stands still otherwise.
beforeEach(() => app.clock.advance(10))
afterAll(() => app.close())

const modelOf = async (id: string): Promise<AppModel> => ((await (await ada.fetch(`/api/v1/projects/${id}/`)).json()) as { readonly model: AppModel }).model

describe('the builder’s own reading', () => {
  it.each(sentences)('BUILD-01 BUILD-03 "%s" becomes a site whose pages all open, previewed and deployed', async (words) => {
    const id = await createProject(ada)
    await tell(ada, id, words)
    const model = await modelOf(id)
    const preview = await previewOf(ada, id)
    const live = await deploy(ada, id)
    for (const origin of [preview.url, String(live.deployment_url)]) {
      for (const page of model.pages) {
        const reply = await visitorAt(app, origin).get(page.path)
        const own = page.role === undefined || page.role === model.roles.find((role) => origin === preview.url || !role.manages)?.id
        expect([page.path, reply.status]).toEqual([page.path, own ? 200 : 403])
      }
    }
    expect(app.logged).toEqual([])
  })
})
