import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, name: RegExp): readonly (readonly string[])[] =>
  siteOf(words)
    .entities.filter(({ singular }) => name.test(singular))
    .map(({ plural, fields }) => [plural, ...fields.map(({ label }) => label)])

describe('what is noted of doings is kept where the words name only the doing', () => {
  test.each([
    [
      'A monitoring system. The system should be able to monitor website traffic and user account activities, and send alerts.',
      /traffic|activit/,
      [
        ['website traffic records', 'Page', 'Visitors', 'Page views', 'Source', 'Date'],
        ['user account activities', 'Activity', 'Account', 'Page', 'Device', 'Address', 'Date'],
      ],
    ],
    [
      'An advertising mini-program. It should have functionalities for ad display and click tracking. Users should be able to browse ads.',
      /click/,
      [['click records', 'Ad', 'Clicked by', 'Came from', 'Clicked on']],
    ],
    [
      'A robotics contest. Administrators manage teams and competitions. Teams should be able to log in and queue for matches.',
      /queue/,
      [['queue entries', 'Team', 'Competition', 'Place in the queue', 'Note', 'Status']],
    ],
    [
      'A question site. Fans ask questions. Other fans can pay 1 yuan to view the answer.',
      /paid view/,
      [['paid views', 'Viewer', 'Question', 'Answer', 'Fee', 'Viewed on']],
    ],
    [
      'A maintenance website. Users manage servers. The website should have functionalities for troubleshooting.',
      /troubleshooting/,
      [['troubleshooting records', 'Problem', 'Server', 'Cause', 'Steps taken', 'Outcome', 'Date', 'Status']],
    ],
    [
      'A chat website. Users upload videos. The website should support video streaming, allowing users to watch live videos.',
      /^(?:live stream|video)$/,
      [
        ['videos', 'Title', 'Category', 'Minutes', 'File', 'Link', 'Description', 'Picture', 'Plays', 'Shared by', 'Uploaded on'],
        ['live streams', 'Title', 'Host', 'Category', 'Starts on', 'Starts at', 'Link', 'File', 'Description', 'Picture', 'Plays', 'Status'],
      ],
    ],
    [
      'A tutoring site. Students browse tutors, pre-select tutors and view lessons.',
      /selection/,
      [['tutor selections', 'Name', 'Tutor', 'Reason', 'Selected on', 'Status']],
    ],
    [
      'A college timetable. Students select courses and view schedules. Teachers publish courses.',
      /selection/,
      [['course selections', 'Name', 'Course', 'Reason', 'Selected on', 'Status']],
    ],
    [
      'A rowing league. The website should have functionalities for team formation and race results. Administrators manage teams.',
      /member/,
      [['team members', 'Member', 'Team', 'Part', 'Phone', 'Joined on']],
    ],
    [
      'A riddle game. Players create characters, complete tasks and unlock new content.',
      /completion|unlocked/,
      [
        ['task completions', 'Completed by', 'Task', 'Points', 'Note', 'Completed on'],
        ['unlocked content', 'Player', 'Unlocked', 'Kind', 'Unlocked by', 'Unlocked on', 'For'],
      ],
    ],
    [
      'A savings bank. Customers can query the fund products they hold. Administrators publish news.',
      /holding/,
      [['fund product holdings', 'Name', 'Type', 'Product', 'Amount', 'Bought on', 'Return', 'Value with its return', 'For', 'Status']],
    ],
    [
      'Please implement a climbing game. The game should have levels and display the player’s score and level progress.',
      /progress/,
      [['level progress', 'Player', 'Level', 'Stars', 'Best score', 'Reached on', 'Status']],
    ],
  ])('%s', (words, name, kept) => {
    expect(labels(words, name)).toEqual(kept)
  })

  it('once: by what keeps it already, and about nothing that the site does not have', () => {
    expect(labels('A points mall. Users view rewards, receive rewards and view redemption records.', /claim/)).toEqual([])
    expect(labels('A tutoring shop. Users select courses, pay and view orders.', /selection/)).toEqual([])
    expect(labels('A drawing board. Users draw, and the number of clicks is tracked. The tool tracks clicks.', /click/)).toEqual([])
  })
})

test('who claims a reward leaves a record of it', () => {
  const site = siteOf('A daily activity page. Users should be able to browse tasks, view rewards, and receive rewards.')
  const [claim] = site.actions.filter(({ entity, kind }) => entity === 'reward_claim_records' && kind === 'create')
  expect([claim?.name, claim?.effects]).toEqual([
    'Claim reward',
    [
      { kind: 'today', field: 'claimed_on' },
      { kind: 'add', by: 'reward', field: 'left', amount: null, sign: -1 },
      { kind: 'number', field: 'code', prefix: 'CL' },
    ],
  ])
})

test('the page about a site is of sections, in their order, that whoever runs the site changes', () => {
  const site = siteOf('Please build a company website with pages such as home, about us, products, and contact us.')
  const about = site.entities.find(({ id }) => id === 'about_page_sections')
  expect([about?.read, about?.write, about?.seeds.map(({ heading }) => heading)]).toEqual([
    'public',
    'managed',
    ['Who we are', 'How it began', 'What we offer', 'Our mission and values', 'How we work'],
  ])
  const shown = site.pages.filter(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === 'about_page_sections'))
  expect(shown[0]?.blocks.map((block) => ('heading' in block ? block.heading : ''))).toEqual(['About us', 'More about us'])
  expect(`${site.tagline} ${site.summary}`).not.toContain('about page sections')
  expect(shown.map(({ path, role, blocks }) => [path, role, blocks.map(({ kind }) => kind)])).toEqual([
    ['/about', undefined, ['text', 'list']],
    ['/manage-about-page-sections', 'manager', ['list', 'form']],
  ])
})

test('a score is of a team in a competition, by a judge, where the site keeps them', () => {
  const words =
    'Please implement a robotics competition management website for managing teams and judges in a robotics competition. The website should have functionalities for judge scoring. Judges should be able to view scores.'
  expect(labels(words, /^score$/)).toEqual([['scores', 'Judge', 'Team', 'Score', 'Date', 'Competition']])
  const exams = labels('A quiz site. Students take exams and view their scores.', /^score$/).flat()
  expect(exams.filter((label) => /^(?:Team|Match|Competition|Judge)$/.test(label))).toEqual([])
})

test('whom one selects is kept with the day on which one does', () => {
  const { actions, entities } = siteOf('A tutoring site. Students browse tutors, pre-select tutors and view lessons.')
  const { id } = entities.find(({ singular }) => singular === 'tutor selection')!
  const select = actions.find(({ entity, kind }) => entity === id && kind === 'create')!
  expect(select.fields).not.toContain('selected_on')
  expect(select.effects).toContainEqual({ kind: 'today', field: 'selected_on', unless: 'given' })
})
