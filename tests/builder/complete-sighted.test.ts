import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

it('a page of a role lists what the role may see', () => {
  const model = built(
    'An escape room business: groups choose a room, date and number of players, pay a deposit and get a code. Game masters see today’s groups and enter the finishing time, which feeds a hall of fame. The owner changes prices and opening times.',
  )
  const hidden = model.pages.flatMap(({ path, role, blocks }) => {
    const manages = model.roles.find(({ id }) => id === role)?.manages ?? false
    return blocks.flatMap((block) =>
      block.kind === 'list' && role !== undefined && !manages && model.entities.some(({ id, read }) => id === block.entity && read === 'managed') ? [path] : [],
    )
  })
  expect(hidden).toEqual([])
  expect(model.roles[0]?.manages).toBe(false)
})
