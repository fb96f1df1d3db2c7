import { expect, it } from 'vitest'
import { readModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const checked = (words: string, clause: RegExp) => siteOf(words).requirements.find((one) => clause.test(one.clause))

it('taking a message back is tried in an open conversation', () => {
  const found = checked('A chat site. Users can register, send messages to each other and delete messages. Managers manage users.', /delete messages/)
  expect(found).toMatchObject({ status: 'built', check: { passed: true, what: '“Delete” was confirmed: the message is gone.' } })
})

it('what a game keeps of every round has no form of its own, and is built', () => {
  expect(checked('A coin flip game website where users can place bets and see their bets.', /place bets/)?.status).toBe('built')
})

it('results whose name has capitals are kept in a valid table', () => {
  const model = readModel(siteOf('A website to make ID photos. Users can upload a photo, change its background and save ID photos.'))
  expect(model.entities.map(({ id }) => id)).toContain('id_photos')
})
