import { expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const sharingOf = (words: string) => Object.fromEntries(built(words).entities.map(({ plural, read, write }) => [plural, [read, write]]))

test('what one writes down of oneself is one’s own to enter, also where the words only name it among functions', () => {
  const words =
    'A mental healing website that provides psychological health support tools. The website should have functionalities for emotion management, stress relief, and sleep improvement. Users should be able to browse meditations, record their stress states, and receive personalized suggestions.'
  expect(sharingOf(words)).toMatchObject({ 'sleep records': ['own', 'anyone'], 'stress states': ['own', 'anyone'] })
})

test('what is there for everybody is shown to everybody, whatever it is for', () =>
  expect(sharingOf('A website with mental health support tools and health guides. Users can browse articles.')).toMatchObject({
    'mental health support tools': ['public', 'managed'],
  }))

test('personalized suggestions stand on what was recorded', () => {
  const site = built(
    'A sleep app. Users should be able to record their sleep hours and quality, view their sleep records, and receive personalized suggestions.',
  )
  const blocks = site.pages.flatMap((page) => page.blocks)
  expect(blocks.flatMap((block) => (block.kind === 'findings' ? [[block.heading, block.purpose]] : []))).toEqual([
    ['For you, from what you recorded', 'advise'],
  ])
})

test('whoever works alone has clients and invoices of their own', () => {
  const { entities, roles } = built('an invoicing tool for freelancers with clients, invoices, and a dashboard of unpaid amounts')
  expect(entities.map(({ plural, read, write }) => [plural, read, write])).toEqual([
    ['invoices', 'own', 'anyone'],
    ['clients', 'own', 'anyone'],
  ])
  expect(roles.filter(({ manages }) => manages)).toEqual([])
})
