import { describe, expect, it, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const specified =
  'Reporters write articles in sections and send them to an editor. Editors approve or return articles with remarks and issue corrections. Readers may comment and sign up for alerts.'

describe('somebody who orders a site and then specifies it', () => {
  it.each(['We need a local news portal.', 'We would like a news website.', 'I want a platform.', 'Build a news site.', 'Create a portal for your town.'])(
    '%s',
    (order) => {
      expect(readBrief(`${order} ${specified}`).isTalk).toBe(false)
    },
  )
  test('who goes on to speak of themselves talks', () => {
    expect(readBrief(`We need a local news portal. ${specified} We print the best of them on Friday.`).isTalk).toBe(true)
  })
})
