import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { built } from '../support/turn.ts'

const said = (words: string) => readBrief(words).clauses.flatMap(({ asks }) => asks.map(({ verb, object }) => (object ? `${verb} ${object.noun}` : verb)))
const kept = (words: string) => compose(readBrief(words)).model.entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  built(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, type, entity }) => (entity === undefined ? `${label}: ${type}` : `${label}: ${entity}`))

describe('ways of saying the same', () => {
  test.each([
    ['a favorite that is marked is saved', 'A museum guide. Visitors can mark their favourite exhibits.', ['save exhibit']],
    ['what is no favorite is marked', 'A museum guide. Guides can mark exhibits.', ['mark exhibit']],
    ['whoever browses workshops signs up for those', 'A club. Visitors can browse upcoming workshops and sign up.', ['browse workshop', 'sign up workshop']],
    ['whoever reads articles signs up on the site', 'A club. Visitors can read articles and sign up.', ['read article', 'log in']],
    ['whoever signs up and logs in has an account', 'A yoga site. People can view classes, sign up, and log in.', ['view class', 'log in', 'log in']],
    ['the end is when, and nothing that is kept', 'A museum guide. Visitors take a quiz at the end.', ['take quiz']],
  ])('%s', (_, words, expected) => {
    expect(said(words)).toEqual(expected)
  })

  test('workshops are signed up for beside accounts', () => {
    const site = built('A club site. Visitors can browse upcoming workshops and sign up. Members log in.')
    expect(site.requirements.map(({ clause, where }) => [clause, where])).toEqual([
      ['A club site', '/'],
      ['Visitors can browse upcoming workshops', '/workshops'],
      ['sign up', '/workshop-sign-ups'],
      ['Members log in', '/log-in'],
    ])
  })

  test('the loans of what is borrowed are one thing', () => {
    expect(kept('A lending shed. Members borrow equipment. Administrators approve equipment loans.')).toEqual(['machines', 'borrowings'])
  })

  test('what is browsed by a thing that the site keeps refers to it', () => {
    expect(labels('A farm site. Visitors browse cows by barn. Farmers manage cows and barns.', 'cows')?.at(1)).toBe('Barn: barns')
  })
})
