import { expect, it } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, done, mine } from '../support/acting.ts'

const model = built('A video site. Users log in, browse videos, like videos and comment on videos.')
const likes = model.entities.find(({ plural }) => plural === 'likes')!

it('a like says whose it is and since when', () => {
  expect(likes.fields.slice(-2)).toEqual([
    { id: 'marked_by', label: 'Liked by', type: 'text', required: false },
    { id: 'marked_on', label: 'Liked on', type: 'date', required: false },
  ])
  const names = new Set(model.accounts?.samples.map(({ name }) => name))
  expect(likes.seeds.map(({ marked_by, marked_on }) => names.has(String(marked_by)) && /^-\d+d$/.test(String(marked_on)))).toEqual(likes.seeds.map(() => true))
})

it('the day of a new like is filled in by itself', () => {
  const like = model.actions.find(({ entity, kind }) => entity === likes.id && kind === 'toggle')!
  const before = createWorld(model)
  const { world } = done(before, like, { [like.fields[0]!]: rowsOf(before, 'videos')[0]!.id })
  expect(mine(world, likes.id).map(({ values }) => values.marked_on)).toEqual(['2026-01-15'])
})
