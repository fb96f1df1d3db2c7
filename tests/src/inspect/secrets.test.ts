import { expect, it } from 'vitest'
import { withoutSecrets } from '../../../src/inspect/secrets.ts'

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE4MDAwMDAwMDB9.c2lnbmF0dXJl'

it('tokens and passwords are left out by the names of their fields, wherever they stand', () => {
  expect(
    withoutSecrets({
      type: 'login.succeeded',
      access: jwt,
      refresh: 'r-1234',
      destination: '/sites',
      user: { full_name: 'Ada Lovelace', email: 'ada@example.com', daily_usage: 3 },
      nested: [{ id_token: 'x', access_token: 'y', password2: 'z', newPassword: 'v', apiSecret: 'w' }],
    }),
  ).toEqual({
    type: 'login.succeeded',
    access: '(secret)',
    refresh: '(secret)',
    destination: '/sites',
    user: { full_name: 'Ada Lovelace', email: '(secret)', daily_usage: 3 },
    nested: [{ id_token: '(secret)', access_token: '(secret)', password2: '(secret)', newPassword: '(secret)', apiSecret: '(secret)' }],
  })
})

it('a typed password is left out by the name of its field, and what is typed elsewhere stays', () => {
  expect(withoutSecrets({ type: 'field.changed', field: 'password', value: 'hunter22' })).toEqual({
    type: 'field.changed',
    field: 'password',
    value: '(secret)',
  })
  expect(withoutSecrets({ type: 'field.changed', field: 'name', value: 'Ada' })).toEqual({ type: 'field.changed', field: 'name', value: 'Ada' })
})

it('tokens within addresses and text, and email addresses, are replaced in place', () => {
  expect(withoutSecrets(`Bearer ${jwt} for ada@example.com`)).toBe('Bearer (secret) for (email)')
  expect(withoutSecrets('/login/callback?access_token=abc&refresh_token=def#end')).toBe('/login/callback?access_token=(secret)&refresh_token=(secret)#end')
})

it('whether there is a secret stays visible: null and empty are kept', () => {
  expect(withoutSecrets({ token: null, password: '', refresh: 'r' })).toEqual({ token: null, password: '', refresh: '(secret)' })
})

it('names that only resemble secrets stay', () => {
  const harmless = { refreshing: 1, accessible: true, passwordless: 'x', tokens_used: 4, decoded: 'y', compass: 'north' }
  expect(withoutSecrets(harmless)).toEqual(harmless)
})

it('errors keep their name and words, what leads back to itself is cut, functions go', () => {
  const loop: Record<string, unknown> = { error: new TypeError('No way for ada@example.com'), call: () => 1 }
  loop.self = loop
  expect(withoutSecrets(loop)).toEqual({ error: { name: 'TypeError', message: 'No way for (email)' }, call: undefined, self: '(more)' })
})
