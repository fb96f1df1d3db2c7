import type { AppModel } from '../../builder/model.ts'
import type { Message } from '../../contract/projects.api.ts'
import { openApp, type Person } from './app.ts'
import { type ModelServer, openModelServer } from './model-server.ts'
import { type Said, saidIn } from './turns.ts'

export const words = 'A pottery studio in cream and forest green where people book a class'

/** An app that asks a language model of this machine, with a project of its own. */
export async function openModelled(
  env: Readonly<Record<string, string>> = {},
  of: { readonly plan?: string; readonly timeout_ms?: number; readonly measured?: boolean } = {},
) {
  const server: ModelServer = await openModelServer()
  const set = {
    MODEL_BASIC: 'local-1',
    ...(env.MODEL_BASIC?.startsWith('anthropic:') || env.MODEL_BASIC?.startsWith('openai:') ? {} : { MODEL_URL: server.url }),
    ...env,
  }
  const addressed = Object.fromEntries(Object.entries(set).map(([name, text]) => [name, text.replace('SERVER', server.url)]))
  const app = await openApp({ env: addressed, measured: of.measured ?? false })
  const models = app.config.models
  if (models && of.timeout_ms !== undefined) Object.assign(models, { timeout_ms: of.timeout_ms })
  const ada: Person = await app.join('ada@example.com', { ...(of.plan && { plan: of.plan }) })
  const created = (await (await ada.fetch('/api/v1/projects/', { method: 'POST', json: {} })).json()) as { readonly id: string }
  const path = `/api/v1/projects/${created.id}/`
  const get = async <Reply>(to: string): Promise<Reply> => (await (await ada.fetch(to)).json()) as Reply
  return {
    app,
    ada,
    server,
    project: created.id,
    path,
    send: (content: string) => ada.fetch(`${path}messages/`, { method: 'POST', json: { content } }),
    say: async (content: string): Promise<Said[]> => await saidIn(await ada.fetch(`${path}messages/`, { method: 'POST', json: { content } })),
    model: async (): Promise<AppModel> => (await get<{ readonly model: AppModel }>(path)).model,
    messages: async (): Promise<Message[]> => (await get<{ readonly results: Message[] }>(`${path}messages/`)).results,
    versions: async () =>
      (await get<{ readonly results: { readonly number: number; readonly label: string }[] }>(`${path}versions/`)).results.map(({ number, label }) => [
        number,
        label,
      ]),
    used: async () => (await get<{ readonly daily_usage: number }>('/api/v1/users/profile/')).daily_usage,
    async close(): Promise<void> {
      await app.close()
      await server.close()
    },
  }
}
export type Modelled = Awaited<ReturnType<typeof openModelled>>

/** The steps of a turn that speak of the language model. */
export const stepsIn = (said: readonly Said[]): string[] =>
  said
    .filter(([, event]) => event === 'step')
    .map(([, , data]) => data as { readonly label: string; readonly state: string })
    .filter(({ label }) => !/^(?:Read \d|Chose|Created|Wrote|Tried|Checked)/.test(label))
    .map(({ label, state }) => `${label} ${state}`)

export const answerIn = (said: readonly Said[]): string =>
  said.flatMap(([, event, data]) => (event === 'text' ? [(data as { readonly delta: string }).delta] : [])).join('')
export const namesIn = (said: readonly Said[]): string[] => said.map(([, event]) => event).filter((event) => !['marks', 'requirement', 'step'].includes(event))
