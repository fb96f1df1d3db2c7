import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const labels = (words: string, of: string) =>
  built(words)
    .entities.find(({ id }) => id === of)
    ?.fields.map(({ label }) => label)

it.each([
  [
    'A chat app. Users can log in, add friends, manage friend requests and send messages.',
    'friends',
    ['Name', 'Email', 'Group', 'Note', 'Friends since', 'Asked by', 'Their address', 'Status'],
  ],
  [
    'A recruitment system. Recruiters manage jobs and candidates and schedule interviews.',
    'candidates',
    ['Name', 'Email', 'Phone', 'Job', 'Experience', 'Source', 'Skills', 'Resume', 'Status'],
  ],
  [
    'A resume website with education background, work experience and skills.',
    'education_backgrounds',
    ['School', 'Degree', 'Subject', 'From', 'Until', 'Note'],
  ],
  [
    'A resume website with education background, work experience and skills.',
    'work_experiences',
    ['Company', 'Position', 'From', 'Until', 'Place', 'What was done'],
  ],
  ['A resume website with education background, work experience and skills.', 'skills', ['Name', 'Level', 'Description']],
  ['A news website where users read news and submit feedback.', 'feedback_messages', ['Name', 'Email', 'Kind', 'Message', 'Reply', 'Sent at', 'Status']],
  [
    'A video course with several chapters. Users can view courses and chapters.',
    'chapters',
    ['Title', 'Course', 'Number', 'Minutes', 'Video', 'Text', 'Plays'],
  ],
  [
    'An e-learning site. Users can browse courses, browse learning resources and submit homework.',
    'learning_resources',
    ['Title', 'Course', 'Type', 'File', 'Link', 'Description'],
  ],
  ['A school system to manage students, courses and grades.', 'grades', ['Student', 'Course', 'Score', 'Date']],
  ['A staff system to manage departments and personnel.', 'staff_members', ['Name', 'Department', 'Position', 'Email', 'Phone', 'Joined on', 'Status']],
])('people, what they learned and what they say have what is told of such: %s %s', (words, of, fields) => {
  expect(labels(words, of)).toEqual(fields)
})
