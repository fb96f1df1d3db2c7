import { expect, test } from 'vitest'
import { isSecretPath, scrub } from '../../../src/monitoring/scrub.rules.ts'
import { tokenOf } from '../../support/tokens.ts'

test.each([
  ['https://a.example/password-reset/confirm/u1/t-1?x=1#y', 'https://a.example/password-reset/confirm/:uid/:token?x=1#y'],
  ['GET /api/v1/users/verify-email/u1/t1/', 'GET /api/v1/users/verify-email/:uid/:token/'],
  ['/login/callback?access_token=A.B&refresh_token=R#z', '/login/callback?access_token=[Filtered]&refresh_token=[Filtered]#z'],
  ['?id_token=G&next=/sites', '?id_token=[Filtered]&next=/sites'],
  [`Bearer ${tokenOf()}`, 'Bearer [Filtered]'],
  ['button[aria-label="Rename My secret plan"] > span', 'button[aria-label] > span'],
  ['/price', '/price'],
])('MON-01 %s is sent as %s', (text, sent) => {
  expect(scrub(text)).toBe(sent)
})

test('MON-01 every string of an event is scrubbed, however deep, and nothing else of it changes', () => {
  const bytes = new Uint8Array([1])
  const event = (path: string) => ({ request: { url: path }, spans: [{ data: { 'url.path': [path, 7, null, true] } }], bytes })
  expect(scrub(event('/password-reset/confirm/u/t'))).toEqual(event('/password-reset/confirm/:uid/:token'))
})

test('pages whose address bears a secret are the reset page and the callback', () => {
  expect(['/password-reset/confirm/u/t', '/login/callback', '/login', '/', '/project/1'].map(isSecretPath)).toEqual([true, true, false, false, false])
})
