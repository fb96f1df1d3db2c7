import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const shown = (words: string, plural: string) => {
  const { entities, actions, pages } = siteOf(words)
  const entity = entities.find((one) => one.plural === plural)
  return {
    files: entity?.fields.filter(({ type }) => type === 'file').map(({ label }) => label),
    asked: actions.filter((one) => one.entity === entity?.id && one.kind === 'create').every(({ fields }) => fields.includes('video')),
    player: pages.some(({ blocks }) => blocks.some((block) => block.kind === 'player' && block.entity === entity?.id)),
  }
}

test('what is watched has a video that is asked for and played, by whatever it is called', () => {
  const expected = { files: ['Video'], asked: true, player: true }
  expect(shown('A short drama app. Users can watch short dramas and upload their own short dramas.', 'short dramas')).toEqual(expected)
  expect(shown('A cinema club website. Users can watch movies and rate them. Administrators can add movies.', 'movies')).toEqual(expected)
})
test('what is only looked at has none', () => {
  expect(shown('A cinema website. Users can browse movies and rate them.', 'movies')).toEqual({ files: [], asked: false, player: false })
})
