import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  [
    'A podcast website. Creators upload episodes. Listeners can log in, play episodes, save episodes to a listen-later list and comment on them.',
    'episodes',
    'listen-later items',
  ],
  ['A film website. Members can log in, search films, add films to a watch-later list and rate films.', 'films', 'watch-later items'],
])('what is put on a list for later is kept by each for themselves under the name of that list: %s', (words, of, plural) => {
  const site = siteOf(words)
  const about = site.entities.find((one) => one.plural === of)!
  const later = site.entities.find((one) => one.plural === plural)!
  expect({ read: later.read, of: later.fields.find(({ id }) => id === later.title)?.entity }).toEqual({ read: 'own', of: about.id })
  const page = site.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'favourites' && block.entity === later.id))
  expect(page?.title.toLowerCase()).toContain(plural)
  const marks = site.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'vote_bar' && block.about === about.id)
  expect(marks.flatMap((block) => (block.kind === 'vote_bar' ? block.toggles : [])).some(({ entity }) => entity === later.id)).toBe(true)
})
