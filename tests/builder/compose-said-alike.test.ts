import { describe, expect, it } from 'vitest'
import { isSaidAlike } from '../../builder/compose/said-alike.ts'
import { built } from '../support/turn.ts'

const called = (words: string, of: RegExp) => built(words).entities.flatMap(({ plural }) => (of.test(plural) ? [plural] : []))

describe('one thing in two wordings', () => {
  it.each([
    ['by a head that says the same', 'A travel site. Users browse travel guides and read travel strategies.', /guide|strateg/, ['travel strategies']],
    [
      'by a head of another kind of text',
      'A camera site. It offers photography tips. Users read photography advice.',
      /(?:tips|advice)$/,
      ['photography tips'],
    ],
    ['by what its messages are called', 'A factory site. Users browse visual alerts and receive visual alert notifications.', /alert/, ['visual alerts']],
    ['by what its files are called', 'A comparing site. Users view Excel spreadsheets and upload Excel files.', /excel/i, ['excel files']],
    ['by whom it is followed', 'A reader site. Users manage RSS sources and search subscription sources.', /source/, ['RSS sources']],
  ])('is kept once: %s', (_, words, of, things) => {
    expect(called(words, of)).toEqual(things)
  })

  it.each([
    ['wine', 'wine product', 'product', true],
    ['study guide', 'study strategy', 'article', true],
    ['study guide', 'travel guide', 'article', false],
    ['order', 'order item', 'setting', false],
    ['guide', 'strategy', 'article', false],
  ] as const)('%s and %s', (a, b, kit, same) => {
    expect(isSaidAlike({ noun: a, kit }, { noun: b, kit })).toBe(same)
  })
})
