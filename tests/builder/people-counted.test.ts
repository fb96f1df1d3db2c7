import { expect, test } from 'vitest'
import { formsOf, isOf, partsIn, wordsOf } from '../support/visible-page.ts'
import { takeRole } from '../support/visitor-browse.ts'
import { hostInMemory } from '../support/visitor-run.ts'
import { siteOf } from '../support/visitor-words.ts'

const retail =
  'A retail website for customer behavior analysis with member management. Administrators manage member information and promotional activities and view statistics of sales and orders.'

test('figures count the people whom the site keeps, and follow when one is added', async () => {
  const model = siteOf(retail)
  const members = model.entities.find(({ singular }) => singular === 'member')!
  const figures = model.pages.find(({ path, blocks }) => path !== '/' && blocks[0]?.kind === 'tiles')!
  const host = hostInMemory(model)
  await takeRole(host, 'Administrator')
  const count = async (): Promise<string> =>
    [...partsIn(await host.open(figures.path))].filter((part) => isOf(part, 'tile') && wordsOf(part).startsWith('Members ')).map(wordsOf)[0] ?? ''
  expect(await count()).toBe(`Members ${members.seeds.length}`)
  const page = model.pages.find(({ role, blocks }) => role !== undefined && blocks.some((block) => block.kind === 'list' && block.entity === members.id))!
  const form = formsOf(await host.open(page.path)).find(({ controls }) => controls.some(({ name }) => name === 'email'))!
  await host.send(form, { name: 'Zora Lind', email: 'zora@example.com', phone: '+1 555 0100' }, 0)
  expect(await count()).toBe(`Members ${members.seeds.length + 1}`)
})
