import { expect, it } from 'vitest'
import { choicesOf } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

const lineOf = (words: string, title: string) => {
  const hall = siteOf(words).pages[0]!.blocks.find(({ kind }) => kind === 'features')
  return hall?.kind === 'features' ? hall.items.find((item) => item.title === title)?.text : undefined
}

it('the line under the name says one "and" and none of "and more"', () => {
  expect(siteOf('A game server site. Users can retrieve server lists, upload characters, and view payments.').tagline).not.toMatch(/and .* and /)
  expect(siteOf('A site for requests. Users should be able to submit forms, view results, and more.').tagline).not.toContain('more')
})

it('what a page offers does not tell its rows by themselves', () => {
  expect(lineOf('A game site with a leaderboard and rewards. Users can play games, view scores, and view rewards.', 'Rewards')).toEqual('Browse rewards.')
})

it('pictures of a library of pictures are sorted as pictures are', () => {
  const site = siteOf('A picture library. Users can browse pictures, upload pictures, and share them.')
  const { fields } = site.entities.find(({ plural }) => plural === 'pictures')!
  expect(
    choicesOf(
      site,
      fields.find(({ label }) => label === 'Category'),
    ),
  ).toContain('Landscape')
})

it('safety is checked at points, and a drill is on a day', () => {
  const { entities } = siteOf('A campus website. Users can browse fire safety, food safety, and emergency drills.')
  expect(entities.map(({ plural, fields }) => [plural, fields[0]?.label])).toEqual([
    ['fire safety', 'Point'],
    ['food safety', 'Point'],
    ['emergency drills', 'Title'],
  ])
})

it.each([
  ['A content management system for managing and publishing content.', 'Managing and publishing content.'],
  ["Please implement a tea mini-program to record users' tea drinking diaries.", 'Record your tea drinking diaries.'],
  ['Please implement a website that embeds RSS information into articles and pages.', 'Embed RSS information into articles and pages.'],
  ['A website for Sichuan population data to display the population of Sichuan Province.', 'Display the population of Sichuan Province.'],
  ['Internal tool for our factory: machines, maintenance tasks and spare parts', 'Machines, maintenance tasks and spare parts.'],
  ['A runners’ diary. Runners can save the runs they like and see where they run. Editors publish news.', 'Save the runs you like and see where you run.'],
  ['An escape room. Groups pay a deposit and get a code. Game masters see the groups of today and enter the time of a group.', 'Pay a deposit and get a code.'],
  ['A forum where members post topics, comment, like posts and send messages.', 'Post topics, comment, like posts and send messages.'],
  [
    'Please migrate and reopen an outdated community library website. It should have a catalogue of books, opening hours and events for children.',
    'See the books, opening hours and events.',
  ],
  [
    'Create a website to showcase a stained glass workshop. It needs a home page, a portfolio of windows and a contact form.',
    'See the glass workshops and portfolio projects, and send a message.',
  ],
  [
    "A violin maker's website with instruments for sale, repairs, and a blog about care of instruments.",
    'Instruments for sale, repairs, and a blog about care of instruments.',
  ],
  ['A puppet theatre website that shows plays, the schedule and press reviews.', 'Plays, the schedule and press reviews.'],
  ['A tool library app. Members reserve tools, and staff record loans and returns, late fees are charged.', 'Reserve tools, and record loans and returns.'],
])('the line under the name says what the site is for: %s', (words, line) => {
  expect(siteOf(words).tagline).toEqual(line)
})

it('an article stands before a word as it is spoken, and before none that has no plural', () => {
  const words = 'A site for researchers. Users can browse and publish research, browse and add RSS sources, and browse and add utensils.'
  expect(siteOf(words).pages[0]!.blocks.flatMap((block) => (block.kind === 'features' ? block.items.map(({ text }) => text) : []))).toEqual([
    'Browse research and publish research.',
    'Browse RSS sources by category and add an RSS source.',
    'Browse utensils and add a utensil.',
  ])
})
