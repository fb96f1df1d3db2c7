import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { formsOf, isOf, partsIn, partsOf, wordsOf } from '../support/visible-page.ts'
import { rowAround } from '../support/visitor-browse.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const office = 'An office where people manage tasks with a deadline and a status. Managers view statistics of tasks.'
const dueOf = (model: AppModel, entity: string) => model.entities.find(({ id }) => id === entity)?.lifecycle?.due
const marksOn = async (host: ReturnType<typeof hostInMemory>, to: string): Promise<string[]> =>
  [...partsIn(await host.open(to))].filter((part) => isOf(part, 'tag-bad') && /^Overdue/.test(wordsOf(part))).map(wordsOf)
const listPath = (model: AppModel, entity: string): string =>
  model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === entity && block.search))?.path ?? ''

test('a row past its day that is still open is marked as overdue, counted over its list and found by that state', async () => {
  const model = siteOf(office)
  const tasks = model.entities.find(({ singular }) => singular === 'task')!
  expect(tasks.lifecycle?.due).toEqual({ field: expect.stringMatching(/due_on|deadline/), open: ['To do', 'In progress'], word: 'Overdue' })
  const host = hostInMemory(model)
  const path = listPath(model, tasks.id)
  const [count] = [...partsIn(await host.open(path))].filter((part) => isOf(part, 'count')).map(wordsOf)
  expect(count).toMatch(/^\d+ tasks, 1 overdue$/)
  const narrowed = await host.open(`${path}?f.${tasks.lifecycle!.field}=Overdue`)
  expect([...partsIn(narrowed)].filter((part) => isOf(part, 'count')).map(wordsOf)).toEqual(['1 task Show all'])
})

test('what is done is late no longer', async () => {
  const model = siteOf(office)
  const tasks = model.entities.find(({ singular }) => singular === 'task')!
  const host = hostInMemory(model)
  const path = listPath(model, tasks.id)
  expect((await marksOn(host, path)).length).toBeGreaterThan(0)
  for (const step of ['Start', 'Complete']) {
    const form = formsOf(await host.open(path)).find(({ part, buttons }) => {
      const row = rowAround(part)
      return row !== null && wordsOf(row).includes('Overdue by') && buttons.some(({ words }) => words.startsWith(step))
    })
    if (form) await host.send(form, {}, 0)
  }
  expect(await marksOn(host, path)).toEqual([])
})

test('the figures of a site count what is overdue', () => {
  const tiles = siteOf(office).pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles : [])))
  expect(tiles).toContainEqual({ label: 'Overdue tasks', entity: 'tasks', measure: 'count', where: { field: 'status', is: 'Overdue' } })
})

test('what was lent is overdue while it is out, a contract runs out, and a campaign is nobody’s to finish', () => {
  expect(dueOf(siteOf('A rental company where customers rent tools and return them.'), 'rentals')?.open).toEqual(['Lent'])
  expect(dueOf(siteOf('A company that manages contracts. Staff add contracts, sign contracts and search contracts.'), 'contracts')).toEqual({
    field: 'ends_on',
    open: ['Signed'],
    word: 'Expired',
  })
  expect(dueOf(siteOf('A crowdfunding website. Users can publish crowdfunding projects and support them.'), 'crowdfundings')).toBe(undefined)
})

test('the list of what is late has a heading row that says so', async () => {
  const model = siteOf(office)
  const page = await hostInMemory(model).open(listPath(model, 'tasks'))
  expect(partsOf(page, 'a').map(wordsOf)).toContain('Overdue')
})
