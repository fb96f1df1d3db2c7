import { expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const plurals = (words: string): readonly string[] => siteOf(words).entities.map(({ plural }) => plural)
const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entity}`))

it.each([
  ['A repair platform with functions for spare part docking and fault reporting. Users can report faults.', 'spare parts'],
  ['An automation platform with functions for device monitoring and rule design. Users can view devices.', 'rules'],
  ['A tax website with functions for policy interpretation and consultation. Users can ask questions.', 'policies'],
  ['A pharmacy system with functions for batch traceability and sales. Staff can view sales.', 'batches'],
  ['A workshop system with functions for equipment ledger and training. Users can view tasks.', 'machines'],
  ['A park website with functions for hydrant map and events. Visitors can browse events.', 'hydrants'],
  ['A boarding website with functions for pet files and bookings. Owners can book stays.', 'pets'],
  ['A course website with functions for instructor homepage and course booking. Students can book courses.', 'instructors'],
])('%s keeps %s, which it names only as what something is done to', (words, plural) => {
  expect(plurals(words)).toContain(plural)
})

it.each([
  'A website with functions for privacy protection, voice broadcasting and load balancing. Users can view news.',
  'A game with functions for rocket movement and card flipping. Players can view scores.',
])('what programs do with things keeps none: %s', (words) => {
  expect(plurals(words).filter((plural) => /privac|voice|load|rocket|card/.test(plural))).toEqual([])
})

it.each([
  ['A pharmacy website. Buyers can merge replenishment requests into purchase orders.', 'purchase orders'],
  ['A shipping website. Planners can arrange crew for vessels and view contracts.', 'vessels'],
  ['A puzzle website. Players can view levels and exchange coins for hints.', 'hints'],
  ['A palette website. Users can collect palettes and organize them into folders.', 'folders'],
])('%s keeps %s, into or for which other things are given', (words, plural) => {
  expect(plurals(words)).toContain(plural)
})

test('what one drills down to is a chain of which each step is of the one before it', () => {
  const words = 'A map of a business park. Users can drill down from the park to regions, buildings and floors.'
  expect(columns(words, 'buildings')).toContain('Region → regions')
  expect(columns(words, 'floors')).toContain('Building → buildings')
  expect(plurals(words).filter((plural) => plural.includes('drill'))).toEqual([])
})

it.each([
  ['A tutoring website. Tutors can set available hours. Students can browse tutors.', 'available times', 'Tutor → tutors'],
  ['A research website with modules for problem-solving and projects. Staff can view projects.', 'problems', 'Solution'],
  ['A smart home website with functions for device control and scenes. Users can view devices.', 'control commands', 'Sent by'],
  ['A novel platform with functions for reader tipping and chapters. Authors can write novels.', 'tip records', 'From'],
  [
    'A kindergarten website with functions for medicine entrusting and notices. Teachers can publish notices.',
    'medicine entrusting records',
    'Medicine → medicines',
  ],
  ['A chain store system with functions for store allocation and inventory. Staff can check inventory.', 'stock transfers', 'To place'],
])('%s keeps %s with %s', (words, plural, label) => {
  expect(columns(words, plural)).toContain(label)
})

test('solving problems in a course is learnt rather than kept, and controlling the volume leaves nothing', () => {
  expect(plurals('A course website that trains problem-solving skills. Students can browse courses.')).not.toContain('problems')
  expect(plurals('A video website with functions for volume control and playback. Users can watch videos.')).not.toContain('control commands')
})

test('scores that somebody enters are of an exam and a subject', () => {
  expect(columns('A school website with functions for exam score entry and notices. Teachers can publish notices.', 'exam scores')).toEqual(
    expect.arrayContaining(['Exam', 'Subject → subjects']),
  )
})

test('payments through a bank are made from an account, to somebody', () => {
  const words = 'A treasury website. Clerks can manage bank payments and view transaction records.'
  expect(columns(words, 'bank payments')).toEqual(expect.arrayContaining(['Payee', 'Bank account → bank_accounts']))
})

test('parents who look at what concerns their child keep the child', () => {
  expect(plurals("A kindergarten website. Parents can view the child's attendance and browse notices.")).toContain('children')
})

test('several of what the words call commonly used or newly made are kept by their own name', () => {
  expect(plurals('A tool for regular expressions. Registered users can save commonly used expressions and add labels.')).toContain('expressions')
  expect(plurals('An exam website. Administrators can audit newly uploaded questions.')).toContain('questions')
})
