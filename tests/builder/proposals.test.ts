import { describe, expect, it, test } from 'vitest'
import { act, createWorld, visitorOf, wholeOf } from '../../builder/accept/world.ts'
import { coupleIn } from '../../builder/compose/matched.ts'
import { built } from '../support/acting.ts'

test.each([
  ['Mentees are matched with mentors by interests.', { one: 'mentee', other: 'mentor', by: ['interests'] }],
  ['A site that matches volunteers with charities according to skills and location.', { one: 'volunteer', other: 'charity', by: ['skills', 'location'] }],
  ['Tutors and students are matched by subject.', { one: 'tutor', other: 'student', by: ['subject'] }],
  [
    'Matching of candidates with suitable jobs. Candidates create profiles with skills and experience.',
    { one: 'candidate', other: 'job', by: ['skills', 'experience'] },
  ],
  ['A football club where teams are matched with opponents.', null],
  ['Users match functions with their graphs.', null],
  ['A website that matches the provided design and logo.', null],
  ['A dating app that matches people by interests.', null],
  ['A tool that matches invoices with payments.', null],
])('whom the words match: %s', (words, couple) => expect(coupleIn(words)).toEqual(couple))

describe('two roles that the words match', () => {
  const site = built(
    'A mentoring platform where mentors and mentees create profiles with interests and availability. Mentees are matched with mentors by interests. Mentors accept or decline a match.',
  )
  const block = site.pages.flatMap(({ path, blocks }) => blocks.flatMap((one) => (one.kind === 'matches' ? [{ path, ...one }] : [])))[0]!
  const columns = (id: string) => site.entities.find((entity) => entity.id === id)!.fields.map(({ label }) => label)

  it('are each kept, with matches that refer to both', () => {
    expect(columns('mentors').slice(0, 3)).toEqual(['Name', 'Interests', 'Availability'])
    expect(columns('mentees').slice(0, 3)).toEqual(['Name', 'Interests', 'Availability'])
    expect(columns('matches')).toEqual(['Reason', 'Mentee', 'Mentor', 'Score', 'Proposed on', 'Note', 'Accepted on', 'Status'])
    expect(site.entities.find(({ id }) => id === 'matches')).toMatchObject({ title: 'mentee', read: 'public', lifecycle: { initial: 'Proposed' } })
  })
  it('are compared by what the words name, and whoever puts a match forward is not who takes it up', () => {
    expect(block).toMatchObject({
      entity: 'mentees',
      other: 'mentors',
      pairs: [
        { field: 'interests', other: 'interests', by: 'words' },
        { field: 'availability', other: 'availability', by: 'same' },
      ],
      proposes: { one: 'mentee', other: 'mentor', reason: 'reason', score: 'score' },
    })
    expect(site.roles.map(({ id }) => id)).toEqual(['mentee', 'mentor', 'manager'])
    const steps = site.actions.filter(({ entity, kind }) => entity === 'matches' && kind === 'transition')
    expect(steps.map(({ name, role }) => `${name}: ${role}`)).toEqual(['Accept: mentor', 'Decline: mentor', 'End: manager'])
  })
  it('have one entry of each name in the menu of every role', () => {
    for (const { id } of site.roles) {
      const entries = site.pages.flatMap(({ role, navigation }) => (navigation !== null && (role === undefined || role === id) ? [navigation] : []))
      expect(entries).toEqual([...new Set(entries)])
    }
  })
  it('are put forward by a button with the reason, said once, and accepted by the other side', () => {
    const mentee = visitorOf(site, 'ada', 'mentee')
    const start = createWorld(site)
    const button = /<form class="row-actions"[^>]*>((?:<input[^>]*>)+)<button[^>]*>Propose match/.exec(wholeOf(start, block.path, mentee))![1]!
    const typed = Object.fromEntries([...button.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
    expect(Object.keys(typed)).toEqual(['back', 'at', 'mentee', 'mentor', 'reason', 'score'])
    const done = act(start, block.proposes!.action, null, typed, mentee)
    if ('refused' in done) throw new Error(done.refused)
    expect(wholeOf(done.world, block.path, mentee)).toContain('This match is proposed already.')
    const made = done.world.rows.get('matches')!.find(({ owner }) => owner === 'ada')!
    const accepting = (role: string) => 'refused' in act(done.world, 'accept_match', made, {}, visitorOf(site, 'bo', role))
    expect([accepting('mentor'), accepting('mentee')]).toEqual([false, true])
  })
})
