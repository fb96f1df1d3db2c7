import { expect, test } from 'vitest'
import type { BlockOf } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import { siteOf } from '../support/visitor-words.ts'

const lineIn = (words: string) =>
  siteOf(words).pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'call' ? [{ path, block: block as BlockOf<'call'> }] : [])))

test('calls are made on the page of calls, to friends where the site has some', () => {
  const [line, ...more] = lineIn('A chat app. Users can send messages, add friends, and make voice and video calls.')
  expect(more).toEqual([])
  expect([line?.path, line?.block.way, line?.block.entity, line?.block.video, line?.block.keeps?.measures]).toEqual([
    '/calls',
    'call',
    'friends',
    true,
    { with: 'with', kind: 'kind', minutes: 'duration', note: 'note' },
  ])
})

test('online meetings are joined in a room; meetings at a place have none', () => {
  const [room] = lineIn('A video conferencing website. Users can create meetings and join meetings.')
  expect([room?.path, room?.block.way, room?.block.entity]).toEqual(['/meetings', 'meeting', 'meetings'])
  expect(lineIn('A parish site. Staff schedule meetings with place and agenda.')).toEqual([])
})

test('a call that was made is kept as one that is over, with its day', () => {
  const model = siteOf('A phone app. Users can make voice calls and see their calls.')
  const { action } = lineIn('A phone app. Users can make voice calls and see their calls.')[0]!.block.keeps!
  const kept = submit(model, {
    action,
    typed: { with: 'Ana Silva', kind: 'Voice', duration: '2', note: 'With Ana Silva.' },
    row: null,
    rows: {},
    visitor: { id: 'v', role: null },
    today: '2026-12-03',
    newId: () => 'n1',
  })
  expect(kept.kind === 'writes' && kept.writes[0]).toMatchObject({
    kind: 'insert',
    owner: 'v',
    values: { with: 'Ana Silva', kind: 'Voice', duration: 2, date: '2026-12-03', status: 'Ended' },
  })
})
