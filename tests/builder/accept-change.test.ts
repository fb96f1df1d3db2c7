import { describe, expect, it } from 'vitest'
import { faultsOfChange, triedChange } from '../../builder/accept/tried-change.ts'
import type { Progress, Turn } from '../../builder/builder.ts'
import type { AppModel } from '../../builder/model.ts'
import { diff } from '../../builder/patch.ts'
import { take } from '../../builder/take.ts'
import { outcomeOf } from '../support/turns.ts'
import { siteOf } from '../support/visitor-words.ts'

const before = siteOf('A pottery studio where people book a class')
const lone = {
  id: 'lone',
  path: '/lone',
  title: 'Lone',
  navigation: null,
  blocks: [{ id: 'lone_words', kind: 'text' as const, heading: '', paragraphs: ['Hello.'] }],
}
const leading = { ...lone, id: 'led', path: '/led', title: 'Led', navigation: 'Led' }
const withPages = (...pages: AppModel['pages']): AppModel => ({ ...before, pages: [...before.pages, ...pages] })
const built = (id: string, where: string): Progress => ({ event: 'requirement', data: { id, clause: `add ${where}`, status: 'built', where } })

function* turnTo(model: AppModel, said: readonly Progress[]): Turn {
  yield* said
  return outcomeOf(model, { operations: diff(before, model) })
}
function played(turn: Turn) {
  const said: Progress[] = []
  for (;;) {
    const next = turn.next()
    if (next.done) return { said, outcome: next.value }
    said.push(next.value)
  }
}
const fault = { where: '/lone', what: 'Nothing leads to the page Lone.' }

describe('a change', () => {
  it('BUILD-04 that does not work at all changes nothing, is said, and has no version to be charged for', () => {
    const { said, outcome } = played(triedChange(before, turnTo(withPages(lone), [built('r9', '/lone')])))
    expect(said.at(-1)).toEqual({
      event: 'requirement',
      data: { id: 'r9', clause: 'add /lone', status: 'understood', where: '/lone', check: { passed: false, what: fault.what } },
    })
    expect([outcome.model, outcome.operations, outcome.changes]).toEqual([null, [], []])
    expect(outcome.answer).toBe(`I tried that in the site, and it does not work: ${fault.what} Nothing changed and nothing was counted.`)
  })

  it('keeps what works of it, and says what does not', () => {
    const { outcome } = played(triedChange(before, turnTo(withPages(leading, lone), [built('r8', '/led'), built('r9', '/lone')])))
    expect(outcome.model?.pages).toEqual(withPages(leading, lone).pages)
    expect(outcome.answer).toBe(`Your studio has classes and bookings. Not all of it works yet: ${fault.what}`)
  })

  it('is not blamed for what did not work before it', () => {
    expect(faultsOfChange(withPages(lone), withPages({ ...lone, title: 'Lone still' }))).toEqual([])
    expect(faultsOfChange(before, withPages(lone))).toEqual([fault])
  })

  it.each(['add a review form', 'add a page about our team', 'add a contact page', 'make the header dark blue', 'call it Kiln House'])(
    'works as it is made: %s',
    (words) => {
      const { outcome } = played(take(before, words))
      expect(outcome.model).not.toBeNull()
      expect(faultsOfChange(before, outcome.model ?? before)).toEqual([])
    },
  )
})
