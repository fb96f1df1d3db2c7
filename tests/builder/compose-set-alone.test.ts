import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what is set where nothing is named that has it', () => {
  it.each([
    [
      'A lamp control site. It should support setting brightness and color temperature, and viewing power consumption.',
      'device settings',
      ['Brightness', 'Color temperature'],
    ],
    [
      'A digital signage system. It should support setting screen resolution and orientation, and arranging widgets.',
      'screen settings',
      ['Screen resolution', 'Orientation'],
    ],
    ['A display system. It should support setting screen size and arranging components.', 'screen settings', ['Screen width', 'Screen height']],
  ])('are columns of settings: %s', (words, plural, wanted) => expect(labels(words)[plural]).toEqual(expect.arrayContaining(wanted)))

  test('is no setting where the words name what has it', () =>
    expect(Object.keys(labels('A site for alerts. Users can create alerts. It should support setting alert frequency.'))).not.toEqual(
      expect.arrayContaining([expect.stringContaining('settings')]),
    ))

  test('is a thing of its own where the practices of the site keep it', () => {
    const made = labels('An air quality site. Administrators should be able to manage stations, set alarm thresholds, and handle alarms.')
    expect(made['alarm thresholds']).toContain('Limit')
    expect(made.stations).not.toContain('Alarm threshold')
  })
  test('is no goods where a marketplace is for connecting people', () =>
    expect(
      Object.keys(labels('Please implement a freelancer marketplace for connecting clients and freelancers. Clients should be able to post projects.')),
    ).not.toContain('connecting clients'))
})
