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
      'Please implement a website for local councils. Users browse lectures, notices and clinics, and perform one-click district switching.',
      'districts',
      ['Name', 'Office', 'Phone', 'In charge', 'Order', 'Open to all'],
    ],
    [
      'Please implement a website for local councils. Users browse lectures, notices and clinics, and perform one-click district switching.',
      'notices',
      ['Title', 'District', 'Published on', 'Text'],
    ],
    [
      'Please implement a moss lookup mini-program with functions for first-letter lookup, popular lookups, personal lookup history, and error reports.',
      'lookup records',
      ['Keyword', 'Found by', 'Results', 'Looked up by', 'Date', 'Time'],
    ],
    [
      'Please implement a homestead record website with sections for my hens, my tools and my harvests.',
      'hens',
      ['Name', 'Breed', 'Hatched on', 'Coop', 'Eggs a week'],
    ],
    [
      'Please implement a homestead record website with sections for my hens, my tools and my harvests.',
      'tools',
      ['Name', 'Kind', 'Bought on', 'Price', 'Kept at', 'Condition'],
    ],
    [
      'A choir rehearsal mini-program. Singers see coming rehearsals, follow attendance and sign off with a reason.',
      'absences',
      ['Who', 'From', 'Date', 'Reason', 'Note', 'Signed off on'],
    ],
    [
      'Please implement a gym mini-program with functions for browsing lockers, renting lockers and opening lockers.',
      'locker openings',
      ['Number', 'Of', 'Opened by', 'Date', 'Opened at', 'Closed at', 'Note'],
    ],
    [
      'Please implement a craft market website. Users place orders and pay. The website should also have secure delivery functions.',
      'escrow payments',
      ['Number', 'Order', 'Amount', 'Paid by', 'For', 'Held since', 'Released on', 'Note', 'Status'],
    ],
    [
      'A lake cabin booking website. It should have functions for beds by night, half board and weather conditions.',
      'bookings',
      ['Name', 'Bed', 'Check-in', 'Check-out'],
    ],
    ['A swimming club site. Members can browse races, enter races and pay.', 'registrations', ['Name', 'Race']],
    [
      'Please implement a data mining modeling platform with drag-and-drop components. Users analyze data and view the results.',
      'mining models',
      ['Name', 'Workflow', 'Dataset', 'Kind', 'Target', 'Accuracy', 'Error', 'Version', 'Built on', 'In use'],
    ],
    [
      'A clinic website. Patients make appointments with doctors. Administrators schedule doctor appointments.',
      'doctor schedules',
      ['Doctor', 'Date', 'Starts at', 'Ends at', 'Places'],
    ],
    [
      'A toy blind box mini-program. Users choose a set, open blind boxes with lucky coins and collect set fragments.',
      'lucky coins',
      ['Reason', 'Member', 'Kind', 'Coins', 'Balance after', 'Date'],
    ],
    [
      'A toy blind box mini-program. Users choose a set, open blind boxes with lucky coins and collect set fragments.',
      'set fragments',
      ['Name', 'Set', 'Number', 'Rarity', 'Chance', 'Owned', 'Picture'],
    ],
    [
      'Please implement a tool website with functionalities for searching and recommending AI tools.',
      'recommendations',
      ['Title', 'AI tool', 'Suited to', 'Reason', 'Recommended on'],
    ],
    ['A dish website. Users view recommended dishes and place orders.', 'dishes', ['Name', 'Recommended']],
    [
      'Please implement a shop website for placing orders. The website should have data analysis to track daily sales data.',
      'daily sales figures',
      ['Date', 'Product', 'Orders', 'Pieces sold', 'Income', 'Refunds', 'New customers'],
    ],
    [
      'Please implement an application to evaluate the accessibility of websites and generate reports.',
      'accessibility evaluations',
      ['Title', 'Evaluated', 'Address', 'Score', 'Result', 'Findings', 'Recommendations'],
    ],
    [
      'Please implement a debtor query system. The system should have a function to manage the number of times users can use each function.',
      'usage limits',
      ['Title', 'Most', 'Per', 'Applies to', 'Valid from'],
    ],
    [
      'A picture converter. Users should be able to adjust conversion parameters, such as color and style.',
      'conversion parameters',
      ['Name', 'Color', 'Style'],
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
