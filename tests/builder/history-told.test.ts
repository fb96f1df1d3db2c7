import { expect, test } from 'vitest'
import type { AppModel, Entity } from '../../builder/model.ts'
import { formsOf, wordsOf } from '../support/visible-page.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const generator =
  'A website that generates web pages. Users should be able to select templates, edit content and generate the final web page. It should also have template management and history record functionalities.'
const live = 'A live streaming website where users watch live streams, comment on them and like them. Users can also view live history records.'
const historyIn = (model: AppModel): Entity => model.entities.find(({ singular }) => singular === 'history entry')!
const writersOf = (model: AppModel): string[] =>
  model.actions.filter(({ effects }) => effects?.some((one) => one.kind === 'record' && one.entity === historyIn(model).id)).map(({ name }) => name)

test('a history begins with what is done on its own site, and to what', () => {
  const model = siteOf(generator)
  const { seeds } = historyIn(model)
  expect(writersOf(model).length).toBeGreaterThan(0)
  const of = model.entities.filter(({ id }) => model.actions.some(({ entity, name }) => entity === id && writersOf(model).includes(name)))
  const titles = of.flatMap((one) => one.seeds.map((seed) => seed[one.title]))
  const told = seeds.filter(({ event }) => !/^(?:Signed in|Removed)/.test(String(event)))
  expect(told.length).toBeGreaterThan(2)
  expect(told.filter(({ details }) => !titles.includes(details ?? null))).toEqual([])
})

test('where people only speak and mark, that is the history', async () => {
  const model = siteOf(live)
  expect(writersOf(model)).toEqual(expect.arrayContaining(['Post comment']))
  const comment = model.actions.find(({ name }) => name === 'Post comment')!
  const host = hostInMemory(model)
  const path = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'comments' && block.action === comment.id))!.path
  const list = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === historyIn(model).id))!.path
  const told = async (): Promise<number> => wordsOf(await host.open(list)).split('Well played tonight').length
  const before = await told()
  const form = formsOf(await host.open(path)).find(({ action }) => action.includes(comment.id))!
  await host.send(form, Object.fromEntries(form.controls.map(({ name, type }) => [name, type === 'hidden' ? '' : 'Well played tonight'])), 0)
  expect(await told()).toBe(before + 1)
})
