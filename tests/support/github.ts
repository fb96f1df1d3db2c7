import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Grant {
  readonly challenge: string
  readonly redirect_uri: string
}

/** GitHub's web flow with PKCE, and the two calls that tell who somebody is. Codes are good once. */
export async function openGitHub(client_id: string, client_secret: string) {
  const grants = new Map<string, Grant>()
  const state = {
    person: { id: 583231, login: 'ada', name: 'Ada Lovelace', avatar_url: 'https://avatars.githubusercontent.com/u/583231' } as Record<string, unknown>,
    emails: [{ email: 'ada@example.com', primary: true, verified: true, visibility: 'private' }] as unknown[],
    broken: '' as '' | 'token' | 'user' | 'redirect',
    scopes: '',
  }
  const json = (reply: ServerResponse, status: number, data: unknown) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))

  function authorize(query: URLSearchParams, reply: ServerResponse): unknown {
    const redirect_uri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== client_id || query.get('code_challenge_method') !== 'S256') return json(reply, 404, {})
    state.scopes = query.get('scope') ?? ''
    const code = `code-${grants.size + 1}`
    grants.set(code, { challenge: query.get('code_challenge') ?? '', redirect_uri })
    return reply.writeHead(302, { location: `${redirect_uri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}` }).end()
  }
  async function exchange(request: IncomingMessage, reply: ServerResponse): Promise<unknown> {
    const form = new URLSearchParams(await text(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const right = form.get('client_id') === client_id && form.get('client_secret') === client_secret
    // GitHub answers a wrong code with 200 and an error.
    if (state.broken === 'token' || !right || grant?.challenge !== challenge || grant.redirect_uri !== form.get('redirect_uri'))
      return json(reply, 200, { error: 'bad_verification_code' })
    return json(reply, 200, { access_token: 'gho_secret', token_type: 'bearer', scope: state.scopes })
  }
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://github')
    if (pathname === '/login/oauth/authorize') return authorize(searchParams, reply)
    if (pathname === '/login/oauth/access_token') return exchange(request, reply)
    if (request.headers.authorization !== 'Bearer gho_secret') return json(reply, 401, {})
    if (state.broken === 'redirect') return reply.writeHead(302, { location: '/elsewhere' }).end()
    if (state.broken === 'user') return json(reply, 503, {})
    if (pathname === '/user') return json(reply, 200, state.person)
    if (pathname === '/user/emails') return json(reply, 200, state.emails)
    return json(reply, 404, {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    client_id,
    client_secret,
    url,
    api_url: url,
    state,
    /** What a person does there: allows it, and is sent back. Answers the address they are sent to. */
    async allow(address: string): Promise<string> {
      return (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? ''
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
