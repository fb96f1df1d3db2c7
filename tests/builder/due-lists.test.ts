import { expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { flawsOf } from '../support/integrity.ts'
import { isOf, partsIn, wordsOf } from '../support/visible-page.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const standing = (model: AppModel): readonly (readonly [string, BlockOf<'list'>])[] =>
  model.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'list' && block.within ? [[path, block] as const] : [])))
const counted = async (model: AppModel, path: string): Promise<string | undefined> =>
  [...partsIn(await hostInMemory(model).open(path))].filter((part) => isOf(part, 'count')).map(wordsOf)[0]

test.each([
  ['A key register. Users add keys with a room and hand a key out. The website should also show a list of overdue keys.', '/overdue-keys', { to: -1 }],
  [
    'A calibration site. Users add instruments with a serial number, record calibrations, and see a list of instruments that are due soon.',
    '/instruments-due-soon',
    { from: 0, to: 30 },
  ],
  [
    'A certificate register. Users add certificates with the domain and expiry date. The website should display a list of certificates expiring within two weeks.',
    '/certificates-expiring-within-two-weeks',
    { from: 0, to: 14 },
  ],
  ['A book club. Members add meetings with a date and a place, and browse upcoming meetings.', '/upcoming-meetings', { from: 0 }],
])('%s', async (words, path, days) => {
  const model = siteOf(words)
  expect(flawsOf(model)).toEqual([])
  expect(standing(model).find(([at]) => at === path)?.[1].within).toMatchObject(days)
  const count = Number((await counted(model, path))?.split(' ')[0])
  expect(count).toBeGreaterThan(0)
})

test('whoever lends sees what is late of all loans, and nobody is late who has given it back', () => {
  const model = siteOf('A library site. Readers borrow books. Librarians add books, register returns, and see a list of overdue items.')
  const [path, block] = standing(model)[0] ?? ['', undefined]
  expect(path).toBe('/overdue-borrowings')
  expect(model.pages.find((page) => page.path === path)?.role).toBe('librarian')
  expect(block).toMatchObject({ scope: 'all', within: { to: -1, done: expect.arrayContaining(['Returned']) } })
})

test('what is only spoken of as late has no list', () => {
  expect(standing(siteOf('A shop for tea. We never ship late orders twice. Customers buy tea and see their orders.'))).toEqual([])
})

test('a hand-out tells the thing who holds it and when it is due, and a return frees it', () => {
  const words =
    'A key register for employees. Users can add keys with their room, record handovers, hand a key out to a holder, record returns, and search keys by room or holder. The website should also show a list of overdue keys.'
  const model = siteOf(words)
  const ana = visitorOf(model, 'ana', null)
  const world = withRow(createWorld(model), 'keys', { id: 'k1', owner: null, values: { number: 'K-1', room: '12' } })
  const entered = (entity: string, values: Record<string, string>, of = world) => {
    const create = model.actions.find((action) => action.entity === entity && action.kind === 'create')
    const answer = act(of, create?.id ?? '', null, values, ana)
    if ('refused' in answer) throw new Error(answer.refused)
    return answer.world
  }
  const keyOf = (of: typeof world) => rowsOf(of, 'keys').find(({ id }) => id === 'k1')?.values
  const out = entered('handovers', { name: 'Rosa Mendes', key: 'k1', due_back_on: '2030-05-01' })
  expect(keyOf(out)).toMatchObject({ held_by: 'Rosa Mendes', due_back_on: '2030-05-01' })
  expect(keyOf(entered('returns', { what: 'Key 1', key: 'k1' }, out))).toMatchObject({ held_by: null, due_back_on: null })
})

test('what is close to expiry and should be shown is a list, of whatever has such a date where the words say no more than items', () => {
  const titles = (words: string) =>
    siteOf(words).pages.flatMap(({ title, blocks }) => blocks.flatMap((block) => (block.kind === 'list' && block.within ? [[title, block.within.date]] : [])))
  expect(
    titles(
      'A chemical register. Researchers can search chemicals by name and see the expiry date. The lab manager can add chemicals, reorder, and confirm deliveries. Items close to expiry should be shown in a warning list.',
    ),
  ).toEqual([['Chemicals expiring soon', 'expires_on']])
})
