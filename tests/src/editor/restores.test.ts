import { expect, it } from 'vitest'
import { restoresAfter, type ShownTurn } from '../../../src/editor/editor.connect.ts'

const turn = (key: string, version: number, created_at: number): ShownTurn => ({
  key,
  version,
  created_at,
  content: '',
  answer: '',
  state: 'done',
  marks: [],
  requirements: [],
  steps: [],
  choices: [],
  live: false,
})
const version = (number: number, created_at: number) => ({ number, label: `Version ${number}`, created_at, changes: [] })

it('a version that its turn has improved is not told as a restored one', () => {
  const restored = version(3, 20)
  const versions = [version(4, 30), restored, version(2, 10), { ...version(1, 10), improved: true as const }]
  expect(restoresAfter([turn('a', 2, 10), turn('b', 4, 30)], versions)).toEqual(new Map([['a', [restored]]]))
})
