import { expect, test } from 'vitest'
import { act, createWorld, visitorOf, withRow } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'An AI camera for personalized AI avatars. Users should be able to log in, upload their own images and generate AI avatars. It has basic and premium features: basic features are free, and more creative options cost less than elsewhere.',
)
const labels = (singular: string) => model.entities.find((one) => one.singular === singular)?.fields.map(({ label }) => label)

test('basic and premium features are plans side by side that one subscribes to, and no bills', () => {
  expect(labels('pricing plan')).toEqual(['Name', 'Tier', 'Price per month', 'Features', 'Limit', 'Saves against elsewhere'])
  expect(labels('subscription')).toContain('Pricing plan')
  expect(model.entities.some(({ plural }) => /premiums|features/.test(plural))).toBe(false)
  const plans = model.pages.find(({ path }) => path === '/pricing-plans')?.blocks[0]
  expect(plans?.kind === 'list' && plans.layout).toBe('cards')
})

test('an avatar is made of an image in a style, and of nothing without an image', () => {
  expect(labels('AI avatar')).toEqual(expect.arrayContaining(['Image', 'Style', 'Prompt', 'Made on', 'Picture']))
  expect(labels('avatar style')).toEqual(['Name', 'Tier', 'Description', 'Picture'])
  const create = model.actions.find(({ kind, entity, name }) => kind === 'create' && entity === 'ai_avatars' && !name.startsWith('Save'))!
  const ana = visitorOf(model, 'ana', null)
  const world = createWorld(model)
  expect(act(world, create.id, null, { title: 'Me' }, ana)).toEqual({ refused: 'Choose the image first.' })
  const own = withRow(world, 'images', { id: 'mine', owner: 'ana', values: { title: 'My face' } })
  expect('refused' in act(own, create.id, null, { title: 'Me', image: 'mine' }, ana)).toBe(false)
})
