import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

describe('recommendations', () => {
  test('are of the things that stand before the word', () => {
    const model = siteOf('A counselling site with a forum and articles. Users can publish forum posts, read articles and get article recommendations.')
    expect(model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'finder' ? [block.entity] : [])))).toEqual(['articles'])
  })
  test('are worked out from the data that were entered where there is nothing to choose from, and kept', () => {
    const model = siteOf(
      'A demonstration of artificial intelligence with data analysis and intelligent recommendations. Users can input data, view analysis results and receive intelligent recommendations.',
    )
    expect(flawsOf(model)).toEqual([])
    const recommend = model.actions.find(({ name }) => name === 'Recommend')!
    const after = act(createWorld(model), recommend.id, null, { aim: 'Next month', about: 'Data records' }, visitorOf(model, 'ana', null))
    if ('refused' in after) throw new Error(after.refused)
    const { recommendation, ...kept } = rowsOf(after.world, 'recommendations').find(({ id }) => id === after.row)!.values
    expect([kept.aim, kept.about, typeof recommendation, String(recommendation).length > 20]).toEqual(['Next month', 'Data records', 'string', true])
  })
})
