import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'

/** The parts of Google that a login by ID token needs: its published keys, and tokens that are signed with them. */
export async function openGoogle(client_id: string, now: () => number) {
  const pairs = new Map<string, Awaited<ReturnType<typeof generateKeyPair>>>()
  const add = async (kid: string) => void pairs.set(kid, await generateKeyPair('RS256', { extractable: true }))
  await add('first')
  const state = { asked: 0, status: 200, kids: ['first'] }
  const server = createServer(async (_, reply) => {
    state.asked++
    const keys = await Promise.all(
      state.kids.map(async (kid) => ({ ...(await exportJWK(pairs.get(kid)?.publicKey as CryptoKey)), kid, alg: 'RS256', use: 'sig' })),
    )
    reply.writeHead(state.status, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const claims = (): Record<string, unknown> => ({
    iss: 'https://accounts.google.com',
    aud: client_id,
    azp: client_id,
    sub: '110169484474386276334',
    email: 'ada@gmail.com',
    email_verified: true,
    name: 'Ada Lovelace',
    picture: 'https://lh3.googleusercontent.com/a/ada',
    iat: now(),
    exp: now() + 3600,
    jti: `${now()}-${Math.random()}`,
  })
  return {
    client_id,
    keys_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    state,
    add,
    claims,
    /** A token as Google signs it, but for what is changed; undefined removes a claim. */
    async sign(change: Record<string, unknown> = {}, header: Partial<JWTHeaderParameters> = {}, kid = 'first') {
      return await new SignJWT({ ...claims(), ...change })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header })
        .sign(pairs.get(kid)?.privateKey as CryptoKey)
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
