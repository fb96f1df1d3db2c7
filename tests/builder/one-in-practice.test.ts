import { describe, expect, test } from 'vitest'
import { modelOf } from '../support/composed.ts'

const tables = (words: string) => Object.fromEntries(modelOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))
const links = (words: string, plural: string) =>
  modelOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.flatMap(({ label, entity }) => (entity ? [[label, entity]] : []))

describe('things that are one in a practice', () => {
  const dating =
    'Please implement a dating website for singles. Users should be able to create a profile, browse recommended users, find partners, like or skip and chat after a mutual match.'
  test('those whom a dating site recommends are its profiles, and likes and matches are of two of them', () => {
    const names = Object.keys(tables(dating))
    expect(names).toContain('profiles')
    expect(names.filter((name) => /^(?:partners|users|singles|recommended users)$/.test(name))).toEqual([])
    expect(links(dating, 'mutual matches')).toEqual([
      ['First member', 'profiles'],
      ['Second member', 'profiles'],
    ])
  })

  const births =
    'Please implement a fortune-telling website by the eight characters. It has birth date input, five elements analysis and marriage matching. Users should be able to enter their name, gender and time of birth.'
  test('a birth date, a name and an hour that are entered are one birth chart, which other tables refer to', () => {
    expect(tables(births)['birth charts']).toEqual(['Name', 'Birth date', 'Gender', 'Time of birth'])
    expect(links(births, 'marriage matches')).toEqual([
      ['First chart', 'birth_charts'],
      ['Second chart', 'birth_charts'],
    ])
    expect(links(births, 'five elements')).toEqual([['Birth chart', 'birth_charts']])
  })

  test('what only one practice calls one stays apart elsewhere', () => {
    const names = Object.keys(tables('Please implement a website of a trade association. Visitors should be able to browse partners.'))
    expect(names).toEqual(expect.arrayContaining(['partners']))
  })

  test('lunar and solar calendars are ways of counting days, and no lists of events', () => {
    expect(
      Object.keys(tables('Please implement a fortune-telling website. Users should be able to view results and convert between lunar and solar calendars.')),
    ).not.toContain('solar events')
  })

  test('a birth chart is drawn for somebody and kept, rather than a chart of figures', () => {
    const words =
      'Please implement a horoscope website. It has zodiac sign introduction and birth chart generation. Users should be able to enter their birth date, time and place to generate a birth chart and check the compatibility of two signs.'
    const found = tables(words)
    expect(found['birth charts']).toEqual(['Name', 'Birth date', 'Time', 'Place', 'Sun sign', 'Interpretation'])
    expect(Object.keys(found)).not.toContain('saved charts')
    expect(Object.keys(found)).not.toContain('two signs')
  })

  test('an appointment with a doctor is for one person', () => {
    const words =
      'Please implement a hospital registration website. It has department browsing, doctor scheduling and payment of fees. Patients should be able to browse doctors, select time slots, register for appointments and view medical records.'
    const found = tables(words)
    expect(found.appointments).not.toContain('People')
    expect(found['doctor schedules']).toEqual(['Doctor', 'Department', 'Date', 'Starts at', 'Ends at', 'Places', 'Places left', 'Room'])
    expect(links(words, 'appointments')).toEqual(expect.arrayContaining([['Doctor schedule', 'doctor_schedules']]))
    expect(links(words, 'fees')).toEqual(expect.arrayContaining([['Appointment', 'appointments']]))
  })

  test('charges that are settled stand in one table', () => {
    const words =
      'Please implement a pet hospital management system. It has pet record management, drug inventory, vaccine reminders and charge settlement. Doctors fill in diagnoses and issue prescriptions.'
    const names = Object.keys(tables(words))
    expect(names).toEqual(expect.arrayContaining(['pets', 'drugs', 'vaccine reminders', 'charges', 'prescriptions', 'medical records']))
    expect(names.filter((name) => /settlements|pet records|drug inventory|diagnoses/.test(name))).toEqual([])
  })

  test('feedings, cycles and gifts of blood have the columns of their own days', () => {
    const baby = tables(
      'Please implement a baby growth tracking app for new parents. Users record breastfeeding time and bottle amount, diapers and growth measurements.',
    )
    expect(baby.feedings).toEqual(['Title', 'Child', 'Way', 'Started at', 'Minutes', 'Amount', 'Date', 'Note'])
    expect(Object.keys(baby)).not.toContain('bottles')
    const cycles = tables('Please implement a period tracker. Users record the start and end of periods, and view predicted fertile days and ovulation.')
    expect(cycles.periods).toEqual(['Title', 'Started on', 'Ended on', 'Length of the cycle', 'Days of bleeding', 'Flow', 'Pain', 'Note'])
    expect(Object.keys(cycles)).not.toContain('starts')
  })
})
