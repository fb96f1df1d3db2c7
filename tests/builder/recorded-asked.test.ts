import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

describe('what is kept of what somebody asks for, runs at several places or enters', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'A website on which owners request certificates for their boats and see inspection reports.',
      'requests',
      ['Wanted', 'Name', 'Email', 'Details', 'Answer', 'Requested on', 'Status'],
    ],
    [
      'A text message desk for a seed dealer. Staff run several sender numbers, keep ready-made answers and manage leaflets.',
      'sender numbers',
      ['Name', 'Number', 'Channel', 'Run by', 'Connected', 'Messages today', 'Used since', 'Note'],
    ],
    [
      'A text message desk for a seed dealer. Staff keep ready-made answers and manage leaflets.',
      'leaflets',
      ['Title', 'About', 'Language', 'Pages', 'Format', 'File', 'Picture', 'Printed', 'Valid until'],
    ],
    [
      'A chat desk for a tea importer. Staff can manage multiple personal accounts and answer messages.',
      'channel accounts',
      ['Name', 'Channel', 'Number or address', 'Run by', 'Connected', 'Messages today', 'Contacts', 'Used since'],
    ],
    [
      'A platform for a shipyard to view and manage shipyard resources, records, building schedules, supervision, and approvals.',
      'supervisions',
      ['Subject', 'Area', 'Finding', 'Severity', 'Supervised by', 'Date', 'To be put right by', 'Note', 'Status'],
    ],
    [
      'A platform for a shipyard to view and manage shipyard resources, records, building schedules, supervision, and approvals.',
      'shipyard resources',
      ['Name', 'Type', 'Quantity', 'Unit', 'Department', 'In charge', 'Place', 'Note', 'Status'],
    ],
    [
      'A platform for a bakery to gather bakery resources and records. It should have functions for scheduling, supervision, and approvals.',
      'work records',
      ['Title', 'Kind', 'Content', 'Hours', 'Recorded by', 'Date'],
    ],
    [
      'A dog show system with functions for creating shows, adding classes, setting closing dates, entering dogs, and automatic ranking.',
      'dog entries',
      ['Dog', 'Entered for', 'Entered by', 'Start number', 'Fee paid', 'Placing', 'Entered on', 'Status'],
    ],
    [
      'A dog show system with functions for creating shows, adding classes, setting closing dates, entering dogs, and automatic ranking.',
      'shows',
      ['Title', 'Closing date', 'Date', 'Time', 'Place', 'Organiser', 'Places', 'Description'],
    ],
    [
      'A debate league system with functions for creating tournaments, adding rounds, setting registration deadlines and entering teams.',
      'tournaments',
      ['Title', 'Registration deadline', 'Date', 'Time', 'Place', 'Organiser', 'Places', 'Description'],
    ],
    [
      'A boat appraisal site that shows boat values.',
      'boat values',
      ['Title', 'Of', 'Value', 'Lowest', 'Highest', 'Method', 'Valued by', 'Valued on', 'Valid until', 'Status'],
    ],
  ])('%s keeps %s', (words, plural, labels) => {
    const entity = siteOf(words).entities.find((one) => one.plural === plural)
    expect(entity?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining([...labels]))
  })

  it('offers the districts that one switches by as filters of what is listed', () => {
    const { pages } = siteOf('Please implement a website for local councils. Users browse notices and perform one-click district switching.')
    const list = pages.find(({ path }) => path === '/notices')?.blocks.find((block) => block.kind === 'list' && block.entity === 'notices')
    expect(list).toMatchObject({ filters: ['district'] })
  })

  it.each<[string, string]>([
    ['A game fan site. Members play under the supervision of a moderator and post stories.', 'supervisions'],
    ['A web server that answers HTTP requests for a document.', 'requests'],
    ['A diary for one person. I note what I read and under which number I keep it.', 'numbers'],
  ])('%s keeps no %s', (words, name) => {
    expect(siteOf(words).entities.map(({ plural }) => plural)).not.toContain(name)
  })
})
