import { expect, test } from 'vitest'
import { tokensIn } from '../../builder/lexicon/tokens-earned.ts'
import { siteOf } from '../support/visitor-words.ts'

test.each([
  ['Hikers earn acorns for each walk and exchange gifts with acorns.', ['acorn']],
  ['Users earn air tanks by logging dives. They spend their air tanks on badges.', ['air tank']],
  ['Users earn points for each walk and spend points on gifts.', []],
  ['Drivers earn fees for each ride and pay fees.', []],
  ['Players earn pearls for each level.', []],
])('%s pays in %j', (words, nouns) => expect(tokensIn(words)).toEqual(nouns))

test('what is earned under a name of its own is gained by what it is earned for, and spent on what it buys', () => {
  const { entities, actions } = siteOf(
    'A hiking website. Hikers earn acorns for each walk and exchange gifts with acorns. Hikers record walks, and view gifts.',
  )
  expect(entities.find(({ plural }) => plural === 'redemption requests')?.fields.flatMap(({ entity }) => entity ?? [])).toEqual(['gifts'])
  const effects = (entity: string) => actions.find((one) => one.entity === entity && one.kind === 'create')
  expect(effects('walks')?.effects).toEqual([
    { kind: 'record', entity: 'acorns', by: null, copies: [], values: { reason: 'Walk', points: 10, date: '{today}' }, sign: 1, when: null },
  ])
  expect(effects('redemption_requests')?.guards).toContainEqual({
    kind: 'covers',
    entity: 'acorns',
    field: 'points',
    amount: 'points',
    when: null,
    text: 'You have {left} acorns, which is not enough.',
  })
})
