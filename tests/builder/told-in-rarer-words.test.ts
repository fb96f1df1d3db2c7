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
})
