import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const namesOf = (words: string): readonly string[] => siteOf(words).entities.map(({ plural }) => plural)

describe('what sites do in rarer words', () => {
  it.each<[string, string, string]>([
    [
      'vacancy handling',
      'Please implement an apprenticeship system. The system should have functionalities for vacancy handling and order handling.',
      'vacancies',
    ],
    ['sailing look-up', 'Please implement a ferry port website with modules for sailing look-up and a boarding guide.', 'sailings'],
    ['set alarm limits', 'Please implement a cluster watch website. Users should be able to log in and set alarm limits.', 'alarm thresholds'],
    ['ask for time off', 'Please implement a harvest work platform. Growers post picking jobs, and workers can ask for time off.', 'leave requests'],
    [
      'gather answers',
      'Please implement a questionnaire bot. The bot should have the functionality to ask users questions, gather answers, and study results.',
      'answers',
    ],
    ['a chosen cabin', 'Please implement a sauna booking mini-program. Users should be able to browse sauna cabins and order a chosen cabin.', 'sauna cabins'],
  ])('reads %s', (_, words, name) => {
    expect(namesOf(words)).toContain(name)
  })
  it('makes nothing of its own of the rarer word', () => {
    expect(namesOf('Please implement a ferry port website with modules for sailing look-up and a boarding guide.')).not.toContain('sailing look-ups')
    expect(namesOf('Please implement a sauna booking mini-program. Users should be able to browse sauna cabins and order a chosen cabin.')).not.toContain(
      'chosen cabins',
    )
  })
  it('keeps records that are listed as details of a thing as rows of that thing', () => {
    const words = 'Please implement a QR label tool website. Users should be able to view all labels made, including scan counts and scan records.'
    const { entities, requirements } = siteOf(words)
    const columns = Object.fromEntries(entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))
    expect(columns.labels).toContain('Scan count')
    expect(columns.labels).not.toContain('Scan record')
    expect(Object.keys(columns)).toContain('scan records')
    expect(requirements.find(({ clause }) => clause.includes('scan records'))?.status).not.toBe('not_understood')
  })
  it('takes kinds that are listed of a thing for its rows rather than its columns', () => {
    const words =
      'Please develop an app to support the training of guide dogs, including lead walking, obstacle training, traffic training, harness work, and calm behaviour. The app should provide training plans for each dog. Users should be able to log in, browse types of training and exercises, and follow the progress of the dog.'
    const trainings = siteOf(words).entities.find(({ plural }) => plural === 'trainings')
    expect(trainings?.fields.map(({ label }) => label)).not.toContain('Traffic training')
    expect(trainings?.seeds.map((row) => row[trainings.title])).toEqual(
      expect.arrayContaining(['Lead walking', 'Obstacle training', 'Traffic training', 'Harness work']),
    )
  })
  it('reads verbs that commas part after what something is done with', () => {
    const { accounts, entities } = siteOf('A vet site. Users should be able to link their account with the clinics, and make, view, and cancel appointments.')
    expect(accounts?.fields.map(({ label }) => label)).not.toContain('Make')
    expect(entities.map(({ plural }) => plural)).toContain('appointments')
  })
  it.each<[string, string, readonly string[]]>([
    ['A vet clinic. Managers plan vet shifts.', 'vet shifts', ['Who', 'Date', 'Starts at', 'Ends at', 'Kind', 'Place']],
    ['A car club. Users record vehicle checks.', 'vehicle checks', ['Checked', 'Checked by', 'Checked on', 'Valid until', 'Faults']],
  ])('%s keeps who or what, when and how', (words, name, labels) => {
    expect(
      siteOf(words)
        .entities.find(({ plural }) => plural === name)
        ?.fields.map(({ label }) => label),
    ).toEqual(expect.arrayContaining([...labels]))
  })
})
