import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const stepsOf = (words: string, entity: string) => {
  const life = siteOf(words).entities.find(({ id }) => id === entity)?.lifecycle
  return [
    life?.initial,
    life?.unpublished,
    life?.transitions.filter(({ role }) => role !== undefined).map(({ name, from, to, role }) => [name, from, to, role]),
  ]
}
const waiting = ['Waiting', 'Rejected']

describe('what the words have looked at before others see it', () => {
  it.each([
    [
      'A letting board. Landlords post flats with rent; the administrator approves new flats before they are published. Visitors browse flats.',
      'flats',
      [
        ['Approve', waiting, 'Available', 'administrator'],
        ['Reject', ['Waiting', 'Available'], 'Rejected', 'administrator'],
      ],
    ],
    [
      'A site for loans between people. Borrowers publish loan requests with amount and term. The administrator reviews new loan requests before publication.',
      'loan_requests',
      [
        ['Publish', waiting, 'New', 'administrator'],
        ['Reject', ['Waiting', 'New'], 'Rejected', 'administrator'],
      ],
    ],
  ])('waits for whoever looks at it: %s', (words, entity, steps) => {
    const [initial, unpublished, taken] = stepsOf(words, entity)
    expect([initial, unpublished, (taken as unknown[]).slice(0, 2)]).toEqual(['Waiting', waiting, steps])
  })

  it('waits where it is those who post it that are verified', () => {
    const [initial, unpublished] = stepsOf(
      'A market for used tractors. Dealers can register and list machines with brand and price; the administrator verifies dealers before their machines appear. Buyers search machines.',
      'machines',
    )
    expect([initial, unpublished]).toEqual(['Waiting', waiting])
  })

  it('is its own until it is approved, where it is approved or not already, and can be rejected', () => {
    expect(stepsOf('A recipe exchange. Cooks publish recipes; the moderators approve each recipe before it goes online.', 'recipes')).toEqual([
      'New',
      ['New', 'Rejected'],
      [
        ['Approve', ['New'], 'Approved', 'moderator'],
        ['Reject', ['New'], 'Rejected', 'moderator'],
      ],
    ])
  })

  it('keeps the steps that others take once it is seen', () => {
    const words = 'A help platform. People post requests for help, volunteers accept them. Moderators review new requests before publication.'
    expect(stepsOf(words, 'requests')[2]).toContainEqual(['Accept', ['New'], 'Accepted', 'volunteer'])
  })

  it('is not held where nothing says that it is looked at before', () => {
    expect(stepsOf('A letting board. Landlords post flats with rent. The administrator manages flats. Visitors browse flats.', 'flats')[1]).toBeUndefined()
  })
})

describe('a row that waits', () => {
  const model: AppModel = siteOf(
    'A job board. Employers post jobs with salary; the administrator must approve jobs before they are published. Job seekers browse jobs.',
  )
  const [ada, eve] = ['ada', 'eve'].map((id) => visitorOf(model, id, createOf(model, 'jobs').role ?? null))
  const admin = visitorOf(model, 'sue', 'administrator')
  const seen = (world: World, who: typeof admin) => pageOf(world, '/jobs', who).includes('Night baker')

  it('is seen by whoever made it alone until it is approved', () => {
    const posted = act(
      createWorld(model),
      createOf(model, 'jobs').id,
      null,
      { title: 'Night baker', salary: '2400', description: 'From two in the morning.' },
      ada!,
    )
    if ('refused' in posted) throw new Error(posted.refused)
    expect([seen(posted.world, ada!), seen(posted.world, eve!)]).toEqual([true, false])
    const job = rowsOf(posted.world, 'jobs').find(({ owner }) => owner === 'ada')!
    expect(job.values.status).toBe('Waiting')
    const approve = model.actions.find(({ entity, name }) => entity === 'jobs' && name === 'Approve')!
    expect(act(posted.world, approve.id, job, {}, eve!)).toEqual({ refused: 'it may not be done' })
    const done = act(posted.world, approve.id, job, {}, admin)
    if ('refused' in done) throw new Error(done.refused)
    expect([seen(done.world, ada!), seen(done.world, eve!)]).toEqual([true, true])
  })
})

describe('"before they are shown"', () => {
  it.each([
    ['The administrator verifies sellers before their products are shown.', ['verify seller']],
    ['Editors check photos before they go online, and reject them.', ['check photo', 'reject them']],
  ])('names nothing else that is done: %s', (sentence, asked) => {
    const asks = readBrief(`A site. ${sentence}`).clauses.flatMap((clause) => clause.asks.map(({ verb, object }) => `${verb} ${object?.noun}`))
    expect(asks).toEqual(asked)
  })
})
