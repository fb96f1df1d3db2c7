import { afterEach, beforeEach, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject } from '../support/deployed.ts'
import { saidIn } from '../support/turns.ts'

let app: TestApp
let ada: Person
beforeEach(async () => {
  app = await openApp()
  ada = await app.join()
})
afterEach(() => app.close())

it('BUILD-02 “undo that” takes the last change back as a version of its own, and again the one before', async () => {
  const id = await createProject(ada)
  const say = async (content: string) => saidIn(await ada.fetch(`/api/v1/projects/${id}/messages/`, { method: 'POST', json: { content } }))
  const header = async () => {
    const { model, latest_version } = (await (await ada.fetch(`/api/v1/projects/${id}/`)).json()) as {
      readonly latest_version: number
      readonly model: { readonly theme: { readonly parts: { readonly header?: string } } }
    }
    return [latest_version, model.theme.parts.header ?? null]
  }
  await say('A pottery studio where people book a class')
  await say('make the header dark green')
  await say('make the header navy')
  expect(await header()).toEqual([3, '#000080'])
  await say('undo that')
  expect(await header()).toEqual([4, '#006400'])
  await say('undo that')
  expect(await header()).toEqual([5, null])
  await say('undo that')
  expect(await header()).toEqual([5, null])
  await say('like before but make the header teal')
  expect(await header()).toEqual([6, '#008080'])
})
