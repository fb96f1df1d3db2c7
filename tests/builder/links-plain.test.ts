import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const refersTo = (words: string, id: string): string[] | undefined =>
  siteOf(words)
    .entities.find((one) => one.id === id)
    ?.fields.flatMap(({ type, entity }) => (type === 'reference' ? [entity!] : []))

it('parts of a store, of a wiki, of a lookbook, of film and of a request are each of what they are of anywhere', () => {
  const store =
    'Please implement a cold storage website. Users can set up warehouses, zones, and equipment, and register batches. Users can view temperature alarms.'
  expect(refersTo(store, 'zones')).toEqual(['warehouses'])
  expect(refersTo(store, 'batches')).toContain('zones')
  expect(refersTo(store, 'temperature_alarms')).toContain('zones')
  const wiki = 'Please implement a wiki. Members can edit articles and add photo attachments. Administrators can release edit locks.'
  expect(refersTo(wiki, 'photo_attachments')).toContain('articles')
  expect(refersTo(wiki, 'edit_locks')).toContain('articles')
  const film = 'Please implement a film photography notebook. Users can record cameras, lenses and film rolls. Users can add frame logs with the aperture.'
  expect(refersTo(film, 'frame_logs')).toEqual(expect.arrayContaining(['film_rolls', 'cameras', 'lenses']))
  const requests = 'Please implement a public records website. Citizens can submit requests. Citizens can submit appeals. Officers can extend deadlines.'
  expect(refersTo(requests, 'appeals')).toContain('requests')
})

it('what the trades do is done to somebody or something that the site keeps', () => {
  const chess = 'Please implement a chess club website. Members can view chess games and record game moves.'
  expect(refersTo(chess, 'game_moves')).toContain('chess_games')
  const owners =
    'Please implement a housing website. Owners can view buildings, apartments and tenants. Tenants can submit damage reports. Managers can record house meetings.'
  expect(refersTo(owners, 'damage_reports')).toEqual(expect.arrayContaining(['apartments', 'tenants']))
  expect(refersTo(owners, 'house_meetings')).toContain('buildings')
})

it('alarms and readings per zone are seen each, beside how many there are', () => {
  const cold =
    'Please implement a cold storage website. Users can set up warehouses and zones. Users can view temperature alarms and temperature readings per zone.'
  expect(siteOf(cold).entities.map(({ plural }) => plural)).toEqual(['warehouses', 'zones', 'temperature alarms', 'temperature readings', 'alert rules'])
  expect(
    siteOf(cold)
      .entities.find(({ id }) => id === 'temperature_alarms')
      ?.fields.find(({ id }) => id === 'level')?.choices,
  ).toEqual(['Info', 'Warning', 'Critical'])
  expect(refersTo(cold, 'temperature_readings')).toContain('zones')
})
