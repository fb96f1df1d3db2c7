import { describe, expect, it } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'Please implement a repair desk for a bicycle shop with customers and mechanics. Customers should be able to submit repair requests with a description and a picture, approve the quote, and follow the repair. Mechanics can accept requests, start the repair, finish it, and hand the bicycle back. The website should have functionalities for a list of parts and opening times.',
)
const changes = 'repairs_changes'
const labels = model.entities.find(({ id }) => id === changes)?.fields.map(({ label }) => label)

describe('changes of the state of a repair', () => {
  const row = { id: 'r1', owner: 'ana', values: { title: 'Brakes squeal', status: model.entities.find(({ id }) => id === 'repairs')!.lifecycle!.initial } }
  const world = withRow(createWorld(model), 'repairs', row)
  const mechanic = visitorOf(model, 'sue', 'mechanic')
  const repair = rowsOf(world, 'repairs').find(({ id }) => id === 'r1')!
  const assign = model.actions.find(({ id }) => id === 'assign_repair')!

  it('say what was done, of which repair, what it then was, and who did it when', () => {
    expect(labels).toEqual(['Change', 'Repair', 'Status', 'Changed by', 'Changed at'])
    const done = act(world, assign.id, repair, { assigned_to: 'Sue Park' }, mechanic)
    if ('refused' in done) throw new Error(done.refused)
    const made = rowsOf(done.world, changes).filter(({ values }) => values.of === 'r1')
    expect(made.map(({ values }) => [values.change, values.status, values.changed_by])).toEqual([['Assign', 'Assigned', mechanic.name ?? 'Visitor']])
    expect(made[0]!.values.changed_at).toMatch(/^2026-01-15T\d\d:\d\d/)
    expect(made[0]!.owner).toBe('ana')
  })

  it('stand beside the repair, for whoever reported it too, and nobody else', () => {
    const done = act(world, assign.id, repair, { assigned_to: 'Sue Park' }, mechanic)
    if ('refused' in done) throw new Error(done.refused)
    const isShown = (id: string, role: string) => pageOf(done.world, '/repair', visitorOf(model, id, role), { row: 'r1' }).includes('1 repair status change')
    expect([isShown('sue', 'mechanic'), isShown('ana', 'customer'), isShown('eve', 'customer')]).toEqual([true, true, false])
  })

  it('are written by no form', () => {
    expect(model.actions.filter(({ entity }) => entity === changes).map(({ kind }) => kind)).toEqual([])
  })

  it('lead in samples from the first state to the one in which each repair is', () => {
    const { lifecycle, seeds } = model.entities.find(({ id }) => id === 'repairs')!
    const kept = model.entities.find(({ id }) => id === changes)!.seeds
    expect(kept.length).toBeGreaterThan(0)
    expect(
      Array.from(seeds.keys(), (of) => {
        const last = kept.find((one) => one.of === of)
        return last ? last.status : lifecycle!.initial
      }),
    ).toEqual(seeds.map(({ status }) => status))
  })
})

describe('no changes are kept', () => {
  const kept = (words: string) => siteOf(words).entities.filter(({ singular }) => singular.endsWith('status change'))

  it('of messages, which are only answered', () => {
    expect(
      kept(
        'Please implement a website for a small law firm. Visitors can read about the services, the lawyers and past cases, and send an inquiry with their name, telephone number and question. The lawyers can answer inquiries, manage services, and publish articles about changes of the law. Use white and dark green.',
      ),
    ).toEqual([])
  })

  it('where a few words ask for a little', () => {
    expect(kept('A repair desk. Customers submit repair requests; mechanics accept, start and finish them.')).toEqual([])
  })
})
