import { describe, expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

const acting = (model: AppModel, id: string, name: string) => ({ ...visitorOf(model, id, null), name })
const actionOf = (model: AppModel, name: string) => model.actions.find((one) => one.name === name)!.id
const done = (world: World, ...rest: [string, Record<string, string>, ReturnType<typeof acting>]) => {
  const [action, typed, visitor] = rest
  const result = act(world, action, null, typed, visitor)
  if ('refused' in result) throw new Error(result.refused)
  return result
}
const keptIn = (world: World, entity: string, ...fields: string[]) =>
  rowsOf(world, entity).flatMap(({ owner, values }) => (owner === null ? [] : [[owner, ...fields.map((field) => values[field])]]))
const whereOf = (model: AppModel, words: RegExp) => model.requirements.flatMap(({ clause, where }) => (words.test(clause) ? [where] : []))

describe('groups that members make and join', () => {
  const model = built('A study site. Members log in, create study groups, join groups and send messages.')
  const members = model.entities.find(({ plural }) => plural === 'members')!

  it('have whoever makes one as owner and first member, and each joins for themselves', () => {
    const [ada, bob] = [acting(model, 'ada', 'Ada Long'), acting(model, 'bob', 'Bob Reed')]
    const made = done(createWorld(model, 0), actionOf(model, 'Create study group'), { name: 'Algebra' }, ada)
    const joined = done(made.world, actionOf(model, 'Join'), { about: made.row }, bob)
    expect(keptIn(joined.world, 'study_groups', 'name', 'owner')).toEqual([['ada', 'Algebra', 'Ada Long']])
    const people = keptIn(joined.world, members.id, 'name', 'about')
    expect(people).toEqual(
      expect.arrayContaining([
        ['ada', 'Ada Long', made.row],
        ['bob', 'Bob Reed', made.row],
      ]),
    )
    expect(people).toHaveLength(2)
    expect(act(joined.world, actionOf(model, 'Add member'), null, { about: made.row, name: 'Mei Chen' }, bob)).toEqual({
      refused: 'Only who made this study group adds members to it.',
    })
  })

  it('list their members on their own page, and are not signed up for beside it', () => {
    const [detail] = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'detail' && block.entity === 'study_groups' ? [block] : [])))
    expect(detail?.related).toContainEqual({ entity: members.id, by: 'about' })
    expect(model.entities.map(({ plural }) => plural)).not.toContain('sign-ups')
    expect(whereOf(model, /^join/)).toEqual(['/study-groups'])
  })
})

describe('groups joined by an invitation code', () => {
  const model = built(
    'A lending circle website with group creation. Members log in, join by invitation code and record contributions. Treasurers confirm contributions.',
  )
  const members = model.entities.find(({ plural }) => plural === 'members')!
  const [ada, bob] = [acting(model, 'ada', 'Ada Long'), acting(model, 'bob', 'Bob Reed')]

  it('are made by any member, with a code of their own', () => {
    const made = done(createWorld(model, 0), actionOf(model, 'Create group'), { name: 'Spring' }, ada)
    expect(keptIn(made.world, 'groups', 'name', 'owner', 'join_code')).toEqual([['ada', 'Spring', 'Ada Long', 'JOIN-1006']])
  })

  it('take in whoever enters it, once, and nobody with a wrong one', () => {
    const { world, row } = done(createWorld(model, 0), actionOf(model, 'Create group'), { name: 'Spring' }, ada)
    const join = actionOf(model, 'Join group')
    expect(act(world, join, null, { join_code: 'JOIN-9' }, bob)).toEqual({ refused: 'No group has this code. Look at it again.' })
    const joined = done(world, join, { join_code: 'join-1006' }, bob)
    expect(keptIn(joined.world, members.id, 'name', 'about')).toContainEqual(['bob', 'Bob Reed', row])
    expect(act(joined.world, join, null, { join_code: 'JOIN-1006' }, bob)).toEqual({ refused: 'You are in this group already.' })
  })

  it('show their codes to whoever made them alone', () => {
    const shown = model.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ((block.kind === 'list' || block.kind === 'detail') && block.fields.includes('join_code') ? [block] : [])),
    )
    expect(shown.map((block) => block.kind === 'list' && [block.entity, block.scope])).toEqual([['groups', 'mine']])
    const unknown = model.actions.flatMap(({ entity, effects }) =>
      (effects ?? []).flatMap((effect) =>
        effect.kind === 'put' && !model.entities.some(({ id, fields }) => id === entity && fields.some((one) => one.id === effect.field)) ? [effect.field] : [],
      ),
    )
    expect(unknown).toEqual([])
  })

  it('leave codes of persons to sites where nobody joins a group', () => {
    expect(model.entities.map(({ plural }) => plural)).not.toContain('invitation codes')
    expect(whereOf(model, /^join/)).toEqual(['/groups'])
  })
})
