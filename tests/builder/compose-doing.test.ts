import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const kept = (words: string): readonly string[] => siteOf(words).entities.map(({ plural }) => plural)
const fieldsOf = (words: string, plural: string): readonly string[] =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)!
    .fields.map(({ label, entity }) => (entity ? `${label} of ${entity}` : label))

const doings: readonly (readonly [string, string])[] = [
  [
    'Please implement a website for live interaction. The website should have functionalities for live streaming, commenting, gifting, and liking.',
    'live streams',
  ],
  ['Please implement a lawyer app. The app should have functionalities such as community forums, voice live streaming and online lectures.', 'live streams'],
  [
    'Please implement a nutritionist website. The website should have functionalities for publishing questions and providing nutrition planning.',
    'nutrition plans',
  ],
  ['Please implement a training mini-program. The mini-program should have functionalities for online exams and certificate reminders.', 'certificates'],
  [
    'Please implement a website for psychology. The website should have functionalities such as expert counseling and mental health forums.',
    'expert counseling sessions',
  ],
  ['Please implement a conference website. The website should have functionalities for chat and video conferencing.', 'video conferences'],
]
test.each(doings)('a doing that words name is kept as what comes of it: %s', (words, plural) => {
  expect(kept(words)).toContain(plural)
})

test('whoever follows creators follows one of those that the site keeps', () => {
  const words = 'Please implement a website for videos. Creator pages should have a follow button, allowing users to follow creators for free.'
  expect(fieldsOf(words, 'follows')).toEqual(['Creator of creators', 'Note', 'Followed by', 'Followed on'])
})

test('albums that people make hold the pictures', () => {
  const words = 'Please implement an album platform. Users should be able to upload and manage images, and to create and edit albums.'
  expect(kept(words)).toContain('albums')
  expect(fieldsOf(words, 'images')).toContain('Album of albums')
})

test('kinds of content that words list are kept each for itself', () => {
  const words =
    'Please implement a content website. Users should be able to create, edit, and manage different types of content, such as articles, images, and videos.'
  expect(kept(words)).toEqual(expect.arrayContaining(['articles', 'images', 'videos']))
})

test('a site whose content is to be browsed has articles, though the words name nothing that it tells', () => {
  const words =
    'Please implement a website theme, including a homepage, about page and contact page. Users should be able to find information and submit a contact form.'
  expect(kept(words)).toContain('articles')
})

const meant: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'Please implement a school management system. The system should have functionalities for student management, class management and homework. Teachers should be able to enter grades.',
    'classes',
    ['Name', 'Year group', 'Class teacher', 'Room', 'Students', 'School year', 'Notes'],
  ],
  [
    'Please implement a football website. Users should be able to view leagues, teams, players and fixtures.',
    'teams',
    ['Name', 'League of leagues', 'City', 'Captain', 'Coach', 'Stadium', 'Founded', 'Colours', 'Picture'],
  ],
  [
    'Please implement an election website. Voters should be able to view elections and candidates and cast votes.',
    'candidates',
    ['Name', 'Election of elections', 'Party', 'Number', 'Votes', 'Programme', 'Picture'],
  ],
  [
    'Please implement a hospital platform. The platform should have functionalities for patient registration, doctors, wards and beds.',
    'beds',
    ['Number', 'Ward of wards', 'Room', 'Free', 'Notes', 'Occupied by'],
  ],
]
test.each(meant)('a noun means what the words around it say: %s', (words, plural, fields) => {
  expect(fieldsOf(words, plural)).toEqual(fields)
})
