import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { baseOfParticiple } from '../../builder/read/voice.ts'

const asks = (words: string) =>
  readBrief(`Create a club website. ${words}`)
    .clauses.slice(1)
    .flatMap(({ actors, asks: own }) => own.map(({ verb, object }) => [actors.join(' and '), verb, object?.noun ?? '']))

describe('what is done to things', () => {
  it.each([
    ['Alerts can be acknowledged.', [['user', 'acknowledge', 'alert']]],
    ['Alerts can be acknowledged by growers.', [['grower', 'acknowledge', 'alert']]],
    [
      'Attractions can be searched and added to a trip.',
      [
        ['user', 'search', 'attraction'],
        ['user', 'add', 'attraction'],
      ],
    ],
    ['Old tickets are archived.', [['', 'archive', 'old ticket']]],
  ])('is read as what somebody does with them: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })
  it('names two states where it is switched on and off', () => {
    const named = (words: string) =>
      readBrief(`Create a home app. ${words}`).clauses.flatMap(({ asks: own }) => own.flatMap(({ states }) => states?.names ?? []))
    expect(named('Valves can be switched on and off.')).toEqual(['switched on', 'switched off'])
    expect(named('Users turn on and off the lamps.')).toEqual(['switched on', 'switched off'])
    expect(named('Users turn the lamps on or off.')).toEqual(['switched on', 'switched off'])
  })
  it('knows the base of a participle, and no other word', () => {
    expect(['added', 'tried', 'planned', 'booked', 'sent', 'bread', 'red', 'speed'].map(baseOfParticiple)).toEqual([
      'add',
      null,
      'plan',
      'book',
      'send',
      null,
      null,
      null,
    ])
  })
})

describe('what is said of those named before', () => {
  it('is what they do, whoever they are', () => {
    expect(asks('Rangers open trails. They rate notes and record doses.')).toEqual([
      ['ranger', 'open', 'trail'],
      ['ranger', 'rate', 'note'],
      ['ranger', 'record', 'dose'],
    ])
    expect(asks('Mentors write goals. Afterwards they arrange meetings.').at(-1)).toEqual(['mentor', 'arrange', 'meeting'])
  })
  it('is what the site does where it is said of the site', () => {
    expect(asks('It keeps photos and shows scores.')).toEqual([
      ['', 'keep', 'photo'],
      ['', 'show', 'score'],
    ])
  })
})

describe('what there is', () => {
  it.each([
    ['There is a discussion forum.', ['discussion forum']],
    ['There should also be a kitchen timer.', ['kitchen timer']],
    ['There is a page about the team and a page with prices.', ['team', 'price']],
  ])('is read as what the site has: %s', (words, wanted) => {
    expect(asks(words).map(([, , noun]) => noun)).toEqual(wanted)
  })
  it('is what people do where a page lets them', () => {
    expect(asks('A page lets visitors book a walk.')).toEqual([['visitor', 'book', 'walk']])
  })
  it('is read as what the site has where it is to be included', () => {
    expect(asks('Include a members directory.')).toEqual([['', 'view', 'members directory']])
    expect(asks('Species pages show a description.')).toEqual([['user', 'view', 'species']])
  })
  it('is figures where a chart shows it', () => {
    expect(asks('A chart shows the week.')).toEqual([['user', 'view', 'chart']])
    expect(asks('A statistics page shows sightings per month.')).toEqual([['user', 'view', 'sighting statistic']])
  })
})

describe('who asks', () => {
  it.each([
    ['We are an indie record label and need a music streaming website.', 'Music Streaming'],
    ['I run a bakery and want an online shop.', 'Shop'],
  ])('is not what is asked for: %s', (words, name) => {
    expect(readBrief(words).subject.name).toBe(name)
  })
  it('is not mistaken for what the site has', () => {
    const { clauses } = readBrief('I need an app for people with diabetes to keep a diary.')
    expect(clauses.flatMap(({ asks: own }) => own.map(({ object }) => object?.noun))).toEqual(['diary'])
  })
})

describe('who is not named', () => {
  it('is whoever was named last and does not run the site, or the plain user where there is one', () => {
    expect(asks('Growers add sensors. Managers edit rules. Alerts can be acknowledged.').at(-1)).toEqual(['grower', 'acknowledge', 'alert'])
    expect(asks('Growers add sensors. Visitors read news. Alerts can be acknowledged.').at(-1)).toEqual(['visitor', 'acknowledge', 'alert'])
  })
})
