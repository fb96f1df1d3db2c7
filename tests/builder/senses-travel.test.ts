import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const labels = (words: string, plural: string) =>
  built(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

test('attractions are sights on a travel site, and rooms to get out of where one escapes', () => {
  expect(labels('A tourism website for Egypt. Users can browse attractions and book hotels.', 'attractions')).toContain('Address')
  expect(labels('An escape room company. Visitors browse attractions and book a time.', 'attractions')).toContain('Difficulty')
})

test('travel guides are read', () => {
  expect(labels('A tourism website for Egypt. Users can browse attractions and view travel guides.', 'travel guides')).toContain('Text')
})

test('copy that is written for products is no backup', () => {
  expect(labels('A copywriting mini-program. Users can create personalized copy and browse templates.', 'copies') ?? []).not.toContain('Size')
})

test('lectures that are watched have a player, and a place for their video', () => {
  const model = built('An online school. Students can browse courses and watch video lectures. Teachers upload video lectures.')
  const player = model.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'player')
  const lectures = model.entities.find(({ plural }) => plural === 'video lectures')
  expect(player).toMatchObject({ entity: lectures?.id, medium: 'video', sources: ['video'] })
})
