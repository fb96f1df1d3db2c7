import { describe, expect, it, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World, wholeOf } from '../../builder/accept/world.ts'
import { judge, type Rule } from '../../builder/judge.ts'
import type { AppModel } from '../../builder/model.ts'
import type { Typed } from '../../builder/site.ts'
import { built } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const rule = (name: string, match: string, sends: Rule['sends'], where = ''): Rule => ({ name, match, where, sends })
test('what lets pass comes before what catches, and that before what holds back', () => {
  const parts = [
    { label: 'Sender', text: 'Promo@Win.example' },
    { label: 'Text', text: 'A prize for you' },
  ]
  const [caught, held, passed] = [
    rule('Prizes', 'lottery, PRIZE', 'caught'),
    rule('Senders', '*@win.*', 'held', 'Sender'),
    rule('Known', 'promo@win.example', 'passed'),
  ]
  expect(judge(parts, [])).toEqual({ is: 'passed', by: null, found: '' })
  expect(judge(parts, [held])).toEqual({ is: 'held', by: held, found: '*@win.*' })
  expect(judge(parts, [held, caught])).toEqual({ is: 'caught', by: caught, found: 'prize' })
  expect(judge(parts, [held, caught, passed]).is).toBe('passed')
  expect(judge(parts, [rule('Elsewhere', 'prize', 'caught', 'Sender'), rule('Empty', ' , *', 'caught')]).by).toBeNull()
})

const doing = (world: World, action: string, typed: Typed, role: string | null = null) => {
  const answer = act(world, action, null, typed, visitorOf(world.model, 'you', role))
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
const checkedIn = (model: AppModel, entity: string, typed: Typed) => {
  const { world, row } = doing(createWorld(model), 'check_by_rules', typed)
  const { verdict, rule: by, place } = rowsOf(world, entity).find(({ id }) => id === row)!.values
  return [verdict, by, place]
}

describe('mails', () => {
  const model = built('A website against Gmail spam. Users log in, report spam emails, mark misjudged emails as non-spam, and manage their own blacklists.')
  const check = (sender: string, subject: string, text: string) => checkedIn(model, 'checked_mails', { sender, subject, text })

  it('are held against the rules and the blacklist as they are entered', () => {
    expect(flawsOf(model)).toEqual([])
    expect(check('ana@example.org', 'Hello', 'See you at six.')).toEqual(['Not spam', 'No rule matched', 'Inbox'])
    expect(check('ana@example.org', 'The LOTTERY', 'x')).toEqual(['Spam', 'Prizes: “lottery”', 'Spam folder'])
    expect(check('promo@win-big.example', 'Hello', 'x')).toEqual(['Spam', 'promo@win-big.example', 'Spam folder'])
    expect(check('ben@team.example', 'The lottery', 'x')).toEqual(['Not spam', 'Our own team: “@team.example”', 'Inbox'])
  })
  it('show the verdict, the rule and the place of the samples', () => {
    const page = wholeOf(createWorld(model), '/check-a-mail', visitorOf(model, 'you', null, 'demo'))
    for (const words of ['Prizes: “you have won”', 'Quarantine', 'Not spam']) expect(page).toContain(words)
  })
  it('can be moved by whoever has them', () => {
    const { world, row } = doing(createWorld(model), 'check_by_rules', { sender: 'a', subject: 'lottery', text: 'x' })
    const answer = act(world, 'let_pass_checked', rowsOf(world, 'checked_mails').find(({ id }) => id === row)!, {}, visitorOf(model, 'you', null))
    expect('world' in answer && rowsOf(answer.world, 'checked_mails').find(({ id }) => id === row)?.values.place).toBe('Inbox')
  })
})

it('a firewall blocks by its own rules', () => {
  const model = built('A web application firewall management system. Administrators manage firewall rules, blacklists and whitelists, and view attack logs.')
  expect(flawsOf(model)).toEqual([])
  expect(checkedIn(model, 'checked_requests', { source: '192.0.2.1', path: '/x?a=1 UNION select 2', content: '' })).toEqual([
    'Blocked',
    'SQL injection: “union select”',
    'Blocked',
  ])
  expect(checkedIn(model, 'checked_requests', { source: '203.0.113.24', path: '/', content: '' })).toEqual(['Blocked', '203.0.113.24', 'Blocked'])
})

it('a post with a sensitive word is seen by nobody else until it is published', () => {
  const model = built('A forum website with sensitive word filtering. Users post messages; administrators manage sensitive words.')
  expect(flawsOf(model)).toEqual([])
  const create = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'posts')!
  const { world, row } = doing(createWorld(model), create.id, { title: 'A word', author: 'Eve', text: 'You idiot' })
  expect(rowsOf(world, 'posts').find(({ id }) => id === row)?.values).toMatchObject({ verdict: 'Refused', place: 'Hidden', rule: 'Insults: “idiot”' })
  expect(wholeOf(world, '/posts', visitorOf(model, 'other', null))).not.toContain('A word')
  expect(wholeOf(world, '/posts', visitorOf(model, 'you', null))).toContain('A word')
})

test.each(['A water filter shop. Visitors browse filters and place orders.', 'A contact book. Users manage contacts and a blacklist of callers.'])(
  '“%s” checks nothing',
  (words) => expect(built(words).actions.map(({ id }) => id)).not.toContain('check_by_rules'),
)
