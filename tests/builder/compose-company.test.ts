import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** The labels of each thing that the words become, by its name. */
const columns = (words: string): Record<string, string> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label).join(', ')]))

test.each([
  [
    'A company website. The system should have functionalities for department management and personnel management.',
    {
      departments: 'Name, Head, Belongs to, Phone, Email, People, Tasks',
      'staff members': 'Name, Department, Position, Email, Phone, Joined on, Status',
    },
  ],
  [
    'A repair website for machines. Users can manage machines, add maintenance records, and view maintenance records.',
    { 'maintenance records': 'Work, Machine, Done by, Date, Cost, Next due on, Notes, Status' },
  ],
  [
    'A customer website. Users can update customers and view update records.',
    { 'update records': 'Changed, Old value, New value, Changed by, Changed on, Reason' },
  ],
  ['A mail website. Users can report spam and manage their own blacklists.', { blacklists: 'Address or name, Kind, Reason, Added on, Note, Status' }],
])('what firms keep lists of has the columns of its kind: %s', (words, wanted) => {
  expect(columns(words)).toMatchObject(wanted)
})
