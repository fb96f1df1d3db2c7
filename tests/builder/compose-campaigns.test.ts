import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const campaign =
  'A points site. Users can check in daily to earn points, send red packets, join lottery activities and redeem points for gifts. Administrators can manage lottery activities, prizes and winning records.'

describe('what draws customers', () => {
  it('counts days in a row where one checks in for points, which nobody types in', () => {
    const { entities, actions } = siteOf(campaign)
    const checkIns = entities.find(({ plural }) => plural === 'daily check-ins')
    expect(checkIns?.fields.map(({ label }) => label)).toEqual(['Member', 'Date', 'Days in a row', 'Points', 'Bonus'])
    expect(actions.filter(({ entity, kind }) => entity === checkIns?.id && kind === 'create').map(({ name, fields }) => [name, fields])).toEqual([
      ['Check in', ['member']],
    ])
  })

  it('is a sign of presence where employees check in', () => {
    const { entities } = siteOf('An attendance app. Employees can check in daily. Managers can view check-ins.')
    expect(entities.map(({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(', ')}`)).toEqual([
      'check-ins: Name, Date, Checked in at, Checked out at, Hours, Arrival, Place, Note, Status',
    ])
  })

  it('sends red packets rather than paying them', () => {
    const { entities, actions } = siteOf(campaign)
    const packets = entities.find(({ plural }) => plural === 'red packets')
    expect(actions.filter(({ entity, kind }) => entity === packets?.id && kind === 'create').map(({ name }) => name)).toEqual(['Send red packet'])
  })

  it('keeps what was won in a lottery activity once', () => {
    expect(siteOf(campaign).entities.filter(({ plural }) => plural === 'winning records').length).toBe(1)
  })
})

describe('a password manager', () => {
  it('keeps the passwords of each person for that person alone', () => {
    const { entities, requirements } = siteOf('A password manager. Users can save passwords for websites and search passwords.')
    expect(entities.map(({ plural, read, fields }) => `${plural} (${read}): ${fields.map(({ label }) => label).join(', ')}`)).toEqual([
      'passwords (own): Name, Category, User name, Login password, Website, Strength, Change again on, Favourite, Note, Changed on',
    ])
    expect(requirements.filter(({ status }) => status !== 'built')).toEqual([])
  })

  it('is no list where a password is changed', () => {
    const { entities } = siteOf('A blog. Users can write articles and change their passwords.')
    expect(entities.map(({ plural }) => plural)).not.toContain('passwords')
  })
})

describe('names of several words', () => {
  it('tell before the last of them', () => {
    const { entities } = siteOf('A role-playing game site. Users can view skill trees and state machines. Administrators can manage directory trees.')
    expect(entities.map(({ plural, fields }) => `${plural}: ${fields.slice(0, 3).map(({ label }) => label)}`)).toEqual(
      expect.arrayContaining(['skill trees: Name,Branch,Needs', 'state machines: Name,States,First state', 'directory trees: Name,Parent,Level']),
    )
  })
})
