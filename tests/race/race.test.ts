import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { race } from '../support/race.ts'
import { accountContenders } from './account-contenders.ts'
import { editorContenders } from './editor-contenders.ts'
import { pageContenders } from './page-contenders.ts'

const contenders = { ...pageContenders, ...editorContenders, ...accountContenders }
const folder = new URL('../../machines/', import.meta.url)

test('every machine that calls something has its race', async () => {
  const files = readdirSync(folder).flatMap((file) => /^(.+)\.machine\.ts$/.exec(file)?.[1] ?? [])
  const calling: string[] = []
  for (const file of files) {
    const exported = Object.values((await import(/* @vite-ignore */ `${folder}${file}.machine.ts`)) as object)
    const machines = exported.filter((one): one is AnyStateMachine => typeof one === 'object' && one !== null && 'root' in one)
    if (machines.some(({ root }) => [root, ...getStateNodes(root)].some(({ invoke }) => invoke.length > 0))) calling.push(file)
  }
  expect(calling.filter((file) => !(file in contenders))).toEqual([])
})

test.each(Object.entries(contenders))(
  '%s: in 10,000 random schedules nothing late is heard, nothing left goes on, no call is made twice at once, and a way leads home',
  async (_, contender) => {
    const tally = await race(contender, 10_000)
    const own = Object.entries(contender.machine.implementations.actors).filter(([, logic]) => !('provide' in (logic as object)))
    const seldom = own.filter(([src]) => (tally[src]?.started ?? 0) < 100 || (tally[src]?.left ?? 0) < 10)
    expect(seldom.map(([src]) => [src, tally[src]])).toEqual([])
  },
)
