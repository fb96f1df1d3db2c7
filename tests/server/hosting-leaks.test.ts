import { afterEach, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { studio } from '../support/studio.ts'
import { outcomeOf, progress } from '../support/turns.ts'

let app: TestApp
afterEach(() => app.close())

/** The studio with a second table of bookings before its own, which everybody reads. */
const leaking: AppModel = { ...studio, entities: [{ ...studio.entities[1]!, read: 'public' }, ...studio.entities] }

it('BUILD-06 a version by which visitors would read each other’s entries is not put online, and the one before stays', async () => {
  app = await openApp({
    take: function* (model) {
      yield* progress.slice(0, 1)
      return outcomeOf(model === null ? studio : leaking)
    },
  })
  const ada = await app.join()
  const id = await createProject(ada)
  await tell(ada, id, 'a pottery studio')
  await deploy(ada, id)
  await tell(ada, id, 'show all bookings')
  const reply = await ada.fetch(`/api/v1/projects/${id}/deploy/`, { method: 'POST', json: {} })
  const { detail } = (await reply.json()) as { readonly detail: string }
  expect(reply.status).toBe(400)
  expect(detail).toMatch(
    /^This version is not put online, because it would not keep entries apart\. A call hands bookings of one visitor to somebody who is not known\./,
  )
  expect(await (await ada.fetch(`/api/v1/projects/${id}/`)).json()).toMatchObject({ live_version: 1, latest_version: 2 })
})
