import { expect, test } from 'vitest'
import { kindOf } from '../../builder/compose/kind.ts'
import { plural } from '../../builder/lexicon/inflect.ts'
import { siteOf } from '../support/visitor-words.ts'

test.each(['https', 'css', 'english', 'secure', 'avoid obstacle', 'temporarily storing screw', 'approximately 6'])(
  'what names no thing is kept as none: %s',
  (noun) => {
    expect(kindOf(noun, '')).toEqual(null)
  },
)

test.each([
  ['service provided', 'service'],
  ['event related', 'event'],
  ['report generated', 'report'],
])('what only says which ones is no part of the name: %s', (noun, wanted) => {
  expect(kindOf(noun, '')?.noun).toEqual(wanted)
})

test.each([
  ['A form website. The system should have functionalities for creating forms, editing forms, and deleting forms.', 'form fields, form submissions, forms'],
  [
    'A website for artists. The website should have functionalities for previewing sketches, editing sketches, and exporting sketches.',
    'exports, inquiries, portfolio project categories, portfolio projects, service categories, services, sketches',
  ],
  ['A wallpaper website. Users can view wallpapers, allowing users to right-click to change the background.', 'wallpapers'],
  ['A course platform. Users should be able to browse courses and attend courses.', 'courses, registrations'],
])('what is done to a thing is no thing of its own: %s', (words, wanted) => {
  expect(
    siteOf(words)
      .entities.map(({ plural }) => plural)
      .filter((plural) => !/^(?:designed|answers to)/.test(plural))
      .toSorted()
      .join(', '),
  ).toEqual(wanted)
})

test.each([
  ['A school website. Users can view courses and courseware. Students can take part in online learning.', 'courses'],
  ['A training system with online learning and examinations. Users can browse courses and take exams.', 'courses, exams'],
  ['A broker platform. Users can execute trades, monitor tradings, and set trading strategies.', 'trades'],
])('one thing under two names is kept once: %s', (words, wanted) => {
  const kept = siteOf(words).entities.map(({ plural }) => plural)
  expect(kept.filter((plural) => /^(?:courses|learnings?|exams|examinations|trades|tradings)$/.test(plural)).join(', ')).toEqual(wanted)
})

test('what an employee is paid is told of the employees that the site has', () => {
  const { entities } = siteOf('A personnel system. Users can manage employees, manage salaries, conduct performance appraisals, and view reports.')
  expect(entities.find(({ plural }) => plural === 'salaries')?.fields[0]).toMatchObject({ label: 'Employee', type: 'reference', entity: 'employees' })
})

test.each([
  ['payment integration', 'payment'],
  ['social media integration', 'social media link'],
  ['meeting integration', 'meeting'],
])('what is joined to is kept, and not the joining: %s', (noun, wanted) => {
  expect(kindOf(noun, '')?.noun).toEqual(wanted)
})

test('what is of interest is what it is, and a site keeps no languages that it speaks, but its translations', () => {
  const { entities } = siteOf(
    'A museum website. Users can browse exhibitions and find articles of interest. The website should support both French and English languages.',
  )
  expect(entities.map(({ plural }) => plural)).toEqual(['photos', 'exhibitions', 'articles', 'article categories', 'translations'])
})

test('words that take no s, or another ending, have their own plurals', () => {
  expect(['emoji', 'rss', 'sms', 'voice synthesis'].map(plural)).toEqual(['emojis', 'rss', 'sms', 'voice syntheses'])
})

test.each([
  ['customizing form rule', 'form rule'],
  ['unfriending friend', 'friend'],
  ['allowing event', undefined],
  ['and', undefined],
  ['game homepage', undefined],
])('a doing, a widget or a rest of a sentence begins or makes no name: %s', (noun, wanted) => {
  expect(kindOf(noun, '')?.noun).toEqual(wanted)
})

test('text that is sent in a chat is no table of texts', () => {
  const { entities } = siteOf('A chat website. Users can log in, join chat rooms, send text, and send images.')
  expect(entities.map(({ plural }) => plural)).not.toContain('texts')
})

test.each([
  ['high score table', 'high score'],
  ['payment table', 'payment'],
  ['restaurant table', 'restaurant table'],
])('a table of figures is what stands in it: %s', (noun, wanted) => {
  expect(kindOf(noun, '')?.noun).toEqual(wanted)
})
