import { expect, test } from 'vitest'
import { tokenLifeMachine } from '../../machines/token-life.machine.ts'
import { led, refused } from '../support/paths.ts'

const failing = (kind: string) => Object.assign(new Error(kind), { failure: { kind, status: 0, detail: '', fields: {} } })
const [proven, refusal, late] = ['token.proven', 'token.refused', 'xstate.after.life.tokenLife.held'].map((type) => ({ type })) as [
  { type: string },
  { type: string },
  { type: string },
]
const from = (unproven: boolean, ...events: { type: string }[]) =>
  led(tokenLifeMachine, { refresh: 'R', renew_in_ms: 1000, expire_in_ms: 5000, unproven }, ...events)

test('SESSION-07 a token that the server has taken is held, and renewed once it is refused', () => {
  const { at, started, context } = from(true, proven)
  expect([at, started, context.unproven]).toEqual(['held', [], false])
  expect([from(true, refusal).at, from(true, proven, refusal).at]).toEqual(['ended', 'recovering'])
})

test('SESSION-07 a refused token whose renewal is not offered ends, one that is good expires', () => {
  const missing = refused('renewTokens', failing('missing'))
  const unrenewed = [late, refused('renewTokens', failing('network'))]
  expect([from(false, ...unrenewed).at, from(false, ...unrenewed, refusal).at, from(false, ...unrenewed, refusal, missing).at]).toEqual([
    'unrenewed',
    'recovering',
    'ended',
  ])
  expect(from(false, late, missing).at).toBe('unrenewable')
})
