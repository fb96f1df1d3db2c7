import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const plurals = (words: string) => built(words).entities.flatMap(({ plural }) => (plural === 'inquiries' ? [] : [plural]))

describe('a shorter or looser name', () => {
  it.each([
    [
      'data of functions alone',
      'A customer site. It has real-time data updates, data import and data export. Users browse and update customers.',
      ['customers', 'imports', 'exports'],
    ],
    ['attractions after tourist attractions', 'A site for managing tourist attractions. Users browse attractions.', ['tourist attractions']],
    ['photos after pictures', 'A site to display pictures. Users upload photos and browse the photo album.', ['pictures']],
  ])('is of what the words name: %s', (_, words, things) => {
    expect(plurals(words)).toEqual(things)
  })

  it('is a thing of its own where people deal with it by itself', () => {
    expect(plurals('A site for data. Users enter data, view data and manage customers.')).toEqual(['data records', 'customers'])
  })

  it('of a form field is no house', () => {
    expect(plurals('A form site. Users add form fields and edit the properties of form fields.')).not.toContain('properties')
    expect(plurals('A letting site. Tenants look for properties and book viewings of them.')).toContain('properties')
  })
})

describe('scores of football', () => {
  const football = built('A football site. It displays live football scores, matches and team standings. Users browse matches by league.')

  it('are matches of two sides, beside the table of the teams', () => {
    expect(football.entities.map(({ plural, fields }) => [plural, fields.slice(0, 3).map(({ label }) => label)])).toEqual([
      ['football matches', ['Home', 'Away', 'Home score']],
      ['league teams', ['Team', 'Points', 'Played']],
      ['match events', ['Title', 'Football match', 'League team']],
    ])
  })

  it('are upcoming, live or completed', () => {
    const [scores] = football.entities
    expect(scores?.fields.find(({ id }) => id === 'status')?.choices).toEqual(['Upcoming', 'Live', 'Completed', 'Postponed'])
  })
})

describe('records of changes', () => {
  it('are left by editing', () => {
    const { actions } = built('A customer site. Users browse customers, update customer information, and view update records.')
    const edit = actions.find(({ entity, kind }) => entity === 'customers' && kind === 'update')
    expect(edit?.effects?.map((effect) => (effect.kind === 'record' ? effect.entity : ''))).toEqual(['update_records'])
  })
})

it('the map of a site shows its places, or what the words give a location, and is no list of its own', () => {
  expect(plurals('A park guide. Visitors view the interactive map, browse national parks and read about national parks.')).toEqual(['national parks'])
  expect(plurals('A bus website. Users browse buses with their location. The website updates the map and shows buses.')).toContain('buses')
  expect(plurals('A bus website. Users browse buses with their location. The website updates the map and shows buses.')).not.toContain('maps')
  expect(plurals('A simple website that includes a map. Visitors view the map.')).toEqual(['maps'])
})
