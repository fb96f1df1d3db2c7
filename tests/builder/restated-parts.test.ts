import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const shop = 'A second-hand website. Users can log in and browse goods. Users can post goods and send messages.'
test.each([
  [`${shop} Administrators can manage goods and users. The application should include an admin portal.`, 'admin portal', '/manage-goods'],
  [`${shop} It should have a private chat function, allowing buyers and sellers to communicate and negotiate effectively.`, 'negotiate', '/messages'],
  [
    'A portal. Users browse articles. The pagination function should include buttons for the first page, previous page and last page.',
    'first page',
    '/articles',
  ],
  [
    'A website that pushes events in real-time to the client. The website should have real-time push functionality. Users can record events.',
    'push functionality',
    '/push-records',
  ],
  ['A practice app. Users take mock exams. The exam function should have countdown functionality.', 'countdown', '/take-an-exam'],
  ['A photo site. Users can upload images. The website should provide a real-time preview of the uploaded images.', 'preview', '/photos'],
  [
    'A comic website. Users browse comics. It should contain chapters. The website should also have a chapter navigation function.',
    'chapter navigation',
    '/chapters',
  ],
  [
    'A PHP formatter tool to beautify PHP code. Users can input code, and the tool will automatically format the code to make it more readable.',
    'automatically format',
    '/code-tools',
  ],
  ['A blog website with a home page to display blog posts, and a blog page. Users browse blog posts and comment on blog posts.', 'home page', '/'],
])('%s', (words, clause, where) => {
  const found = siteOf(words).requirements.find((one) => one.clause.includes(clause))
  expect([found?.status, found?.where]).toEqual(['built', where])
})

test.each([
  ['A portal. Users browse articles. The system should also have administrator functions to call taxis.', 'administrator functions'],
  ['A portal. Users browse articles. The website should have real-time push functionality.', 'push functionality'],
])('nothing is claimed of a part that is not there: %s', (words, clause) => {
  expect(siteOf(words).requirements.find((one) => one.clause.includes(clause))?.status).not.toBe('built')
})
