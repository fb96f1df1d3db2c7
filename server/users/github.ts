import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Flow } from './flow-cookie.ts'
import type { Identity } from './identities.store.ts'

export interface GitHubSettings {
  readonly client_id: string
  readonly client_secret: string
  /** Where people log in, and where codes are exchanged. */
  readonly url: string
  readonly api_url: string
}
export interface GitHub {
  /** Where a person is sent to log in. */
  addressOf(flow: Flow): string
  /** Who logged in, by the code that came back. Throws where GitHub refuses, does not answer, or knows no verified address. */
  exchange(code: string, flow: Flow): Promise<Identity>
}

const wait_ms = 10_000
const answer_max = 256 * 1024

const granted = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), token_type: v.pipe(v.string(), v.toLowerCase(), v.literal('bearer')) })
const person = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  login: v.string(),
  name: v.nullish(v.string(), null),
  avatar_url: v.nullish(v.string(), null),
})
const addresses = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }))

async function ask<Schema extends v.GenericSchema>(schema: Schema, url: string, init: RequestInit): Promise<v.InferOutput<Schema>> {
  const reply = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(wait_ms) })
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of reply.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > answer_max) throw new Error('GitHub answered with too much.')
  }
  if (!reply.ok) throw new Error(`GitHub answered ${reply.status}.`)
  return v.parse(schema, JSON.parse(text))
}

/** Login by GitHub's web flow, with PKCE. */
export function createGitHub({ client_id, client_secret, url, api_url }: GitHubSettings, redirect_uri: string): GitHub {
  return {
    addressOf(flow) {
      const query = {
        client_id,
        redirect_uri,
        scope: 'read:user user:email',
        state: flow.state,
        code_challenge: createHash('sha256').update(flow.verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }
      return `${url}/login/oauth/authorize?${new URLSearchParams(query)}`
    },
    async exchange(code, flow) {
      const { access_token } = await ask(granted, `${url}/login/oauth/access_token`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ client_id, client_secret, code, redirect_uri, code_verifier: flow.verifier }).toString(),
      })
      const headers = { accept: 'application/vnd.github+json', authorization: `Bearer ${access_token}`, 'user-agent': 'SparkSite' }
      const [of, emails] = await Promise.all([ask(person, `${api_url}/user`, { headers }), ask(addresses, `${api_url}/user/emails`, { headers })])
      const own = emails.find((address) => address.primary && address.verified)
      if (!own) throw new Error('GitHub knows no verified primary address.')
      return { provider: 'github', subject: String(of.id), email: own.email, full_name: of.name || of.login, picture: of.avatar_url, authoritative: true }
    },
  }
}
