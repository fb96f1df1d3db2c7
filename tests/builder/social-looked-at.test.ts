import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

/** What stands under whom on a site, and where the last clause was built. */
const spoken = (words: string) => {
  const { pages, requirements } = built(words)
  const blocks = pages.flatMap(({ title, blocks }) =>
    blocks.flatMap(({ kind }) => (['vote_bar', 'comments', 'share'].includes(kind) ? [`${title}: ${kind}`] : [])),
  )
  return { blocks, last: requirements.at(-1)?.status }
}

it('what only its trade knows is commented on, liked and shared where it is shown in pictures', () => {
  expect(
    spoken(
      'A short drama app. Users can watch and upload short dramas. Users should be able to interact with other users in the community, commenting, liking, and sharing short dramas.',
    ),
  ).toEqual({ blocks: ['Short drama: vote_bar', 'Short drama: comments', 'Short drama: share'], last: 'built' })
})

it('what has no picture is not spoken about on its own', () => {
  const words = 'A website for database tables. Users can browse table fields, with functionalities for field names, field types, and field comments.'
  expect(spoken(words).blocks).toEqual([])
})
