import { expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf('A photo gallery. Users can log in, upload pictures, set titles and descriptions, add tags to pictures, and search pictures by tags.')
const tags = model.entities.find(({ id }) => id === 'photo_tags')!
const add = model.actions.find(({ entity, kind }) => entity === 'photo_tags' && kind === 'create')!
const ana = visitorOf(model, 'ana', null)

it('a picture has a row for each of its tags, and no tag twice', () => {
  expect(tags.fields.map(({ label, entity }) => [label, entity])).toEqual([
    ['Tag', 'tags'],
    ['Photo', 'photos'],
  ])
  const pairs = tags.seeds.map(({ tag, photo }) => `${tag} ${photo}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(
    Math.max(
      ...Map.groupBy(tags.seeds, ({ photo }) => photo)
        .values()
        .map((rows) => rows.length),
    ),
  ).toBe(2)
})

it('a tag is added on the page of the picture, which goes without asking which it is', () => {
  const place = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === 'photos'))!
  const html = pageOf(createWorld(model), place.path, ana, { row: 'photos-sample-1' })
  expect(html).toMatch(/<select[^>]*name="tag"/)
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="photo"[^>]*value="photos-sample-1"/)
})

it('the same tag is refused a second time', () => {
  const world = createWorld(model)
  const first = rowsOf(world, 'photo_tags')[0]!.values
  expect(act(world, add.id, null, { photo: String(first.photo), tag: String(first.tag) }, ana)).toEqual({ refused: 'This photo has the tag already.' })
})
