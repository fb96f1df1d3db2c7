import type { AppModel } from '../../builder/model.ts'
import type { Project } from '../../contract/projects.api.ts'
import type { Config } from '../../server/config.ts'
import { openApp, type Person, type TestApp } from './app.ts'
import { outcomeOf, saidIn, scripted } from './turns.ts'

type Take = typeof scripted

export interface Deployed {
  readonly app: TestApp
  readonly ada: Person
  readonly id: string
  readonly url: string
  readonly portable: string
}

/** Sends words in a project and waits for the end of the turn. */
export const tell = async (person: Person, id: string, content: string): Promise<void> =>
  void (await saidIn(await person.fetch(`/api/v1/projects/${id}/messages/`, { method: 'POST', json: { content } })))

export async function createProject(person: Person, json: object = {}): Promise<string> {
  const reply = await person.fetch('/api/v1/projects/', { method: 'POST', json })
  return ((await reply.json()) as { readonly id: string }).id
}

export async function deploy(person: Person, id: string, version?: number): Promise<Project> {
  const reply = await person.fetch(`/api/v1/projects/${id}/deploy/`, { method: 'POST', json: version === undefined ? {} : { version } })
  if (reply.status !== 200) throw new Error(`The deployment was answered with ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Project
}

export async function previewOf(person: Person, id: string, version?: number): Promise<{ readonly url: string; readonly expires_at: number }> {
  const reply = await person.fetch(`/api/v1/projects/${id}/preview/${version === undefined ? '' : `?version=${version}`}`)
  return (await reply.json()) as { readonly url: string; readonly expires_at: number }
}

/** Takes any words for this model. */
export const taking = (model: AppModel): Take =>
  function* () {
    yield { event: 'step', data: { label: 'Read', state: 'done' } }
    return outcomeOf(model)
  }

/** An app in which Ada has built and deployed what the words stand for in the scripted builder: the studio, unless they say otherwise. */
export async function openDeployed(words = 'a pottery studio', config: Partial<Config> = {}, take: Take = scripted): Promise<Deployed> {
  const app = await openApp({ take, config })
  const ada = await app.join()
  const id = await createProject(ada)
  await tell(ada, id, words)
  const { deployment_url } = await deploy(ada, id)
  const url = String(deployment_url)
  return { app, ada, id, url, portable: `http://127.0.0.1:3000/${new URL(url).hostname.split('.')[0]}` }
}
