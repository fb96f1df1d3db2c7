import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { likelyWholesOf } from '../../builder/lexicon/link-odds.ts'
import { oddsFile } from '../support/link-odds.ts'
import { siteOf } from '../support/visitor-words.ts'

test('the lines are what the practices tell now', () => {
  expect(readFileSync(new URL('../../builder/lexicon/link-odds-lines.ts', import.meta.url), 'utf8')).toBe(oddsFile())
})

test('a noun is told by its last word, and a longer one by what differs there', () => {
  expect(likelyWholesOf('hearing test')).toContain('patient')
  expect(likelyWholesOf('unheard-of thing')).toEqual([])
})

test('rows refer to the people that such rows are of where practices keep both', () => {
  const judo = siteOf(
    'Please implement a judo club management system for training and belt examinations. The system should have functionalities for member management, class schedules, attendance check-in, grading registration, and fee payment. Users should be able to log in, view the class timetable, sign up for classes, check their attendance and current belt, register for the next grading, and view the results. Coaches should be able to record attendance, enter grading results, and publish notices to members.',
  )
  const ofMembers = judo.entities.filter(({ fields }) => fields.some(({ entity }) => entity === 'members')).map(({ plural }) => plural)
  expect(ofMembers).toEqual(expect.arrayContaining(['registrations', 'fees', 'grading results']))
})
