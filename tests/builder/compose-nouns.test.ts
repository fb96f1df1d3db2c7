import { expect, test } from 'vitest'
import { kindOf } from '../../builder/compose/thing.ts'

test.each(['https', 'css', 'english', 'secure', 'avoid obstacle', 'temporarily storing screw', 'developing flowchart', 'approximately 6'])(
  'what names no thing is kept as none: %s',
  (noun) => {
    expect(kindOf(noun, '')).toEqual(null)
  },
)

test.each([
  ['service provided', 'service'],
  ['event related', 'event'],
  ['report generated', 'report'],
])('what only says which ones is no part of the name: %s', (noun, wanted) => {
  expect(kindOf(noun, '')?.noun).toEqual(wanted)
})
