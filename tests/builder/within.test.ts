import { describe, expect, it } from 'vitest'
import { within } from '../../builder/lexicon/within.ts'

describe('parts of a text', () => {
  it('stand in it as a whole, wherever in a word', () => {
    const says = within('plan meals for the week')
    expect(['meal', 'plan', 'week', 'eal', 'plan meals for the week'].filter((part) => !says(part))).toEqual([])
  })
  it('stand not in it where only their letters or pairs of letters do', () => {
    const says = within('plan meals for the week')
    expect(['lot', 'meek', 'planet', 'weeks', 'thek', 'seal'].filter(says)).toEqual([])
  })
  it('of one letter and of none are told too', () => {
    const says = within('ab')
    expect([says('a'), says('c'), says('')]).toEqual([true, false, true])
  })
})
