import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, name: RegExp): readonly (readonly string[])[] =>
  siteOf(words)
    .entities.filter(({ singular }) => name.test(singular))
    .map(({ plural, fields }) => [plural, ...fields.map(({ label }) => label)])

describe('what somebody does leaves a record of on what, by whom, when and with what result', () => {
  test.each([
    [
      'A courier platform. Users can place orders. Couriers should be able to view orders and appeal orders.',
      /appeal/,
      [['appeals', 'Title', 'Appeals against', 'Reason', 'Evidence', 'Contact', 'Submitted on', 'Decision', 'Status']],
    ],
    [
      'A game centre. Users should be able to browse games and retrieve lost accounts.',
      /retrieval/,
      [['account retrievals', 'Account', 'Game', 'What was lost', 'Email', 'Phone', 'Last used on', 'Proof', 'Details', 'Answer', 'Status']],
    ],
    [
      'A wine shop website. Users can browse wines and buy wines. The website should have functionalities for authenticating the genuineness of the wine.',
      /authenticity/,
      [['authenticity checks', 'Wine', 'Security code', 'Result', 'Certificate number', 'Checked by', 'Checked on', 'Findings', 'Picture']],
    ],
    [
      'A journal. Authors can upload articles. Editors should be able to check the originality of articles.',
      /check/,
      [['originality checks', 'Text', 'Alike', 'Longest match', 'Sources found', 'Result', 'Checked on', 'Remarks']],
    ],
    [
      'A pet site. Owners upload pet photos and the AI will diagnose the condition and give advice.',
      /diagnos/,
      [['diagnoses', 'Title', 'Pet', 'Pet photo', 'Symptoms', 'Since', 'Picture', 'Diagnosis', 'Sure', 'Suggestions', 'Treatment', 'Condition', 'Status']],
    ],
    [
      'A data website. Users should be able to upload datasets and clean duplicate or incomplete data.',
      /cleaning/,
      [['data cleaning records', 'Title', 'Dataset', 'Operation', 'Columns', 'Rule', 'Rows before', 'Rows after', 'Changed', 'Result', 'Done on', 'File']],
    ],
    [
      'A crawler frontend. Users should be able to browse crawled data and manage databases.',
      /crawl/,
      [
        ['crawl sources', 'Name', 'Address', 'What to take', 'How often', 'Items taken', 'Last read on', 'Active', 'Note'],
        ['crawled records', 'Title', 'Source', 'Crawl source', 'Address', 'Content', 'Crawled on', 'Result'],
      ],
    ],
    [
      'A website that pushes events in real-time from the server to the client. Users can subscribe to events.',
      /push/,
      [['push records', 'Title', 'Event', 'To', 'Channel', 'Outcome', 'Sent on', 'Received at', 'Details']],
    ],
    [
      'A party game. Users create red packets, send red packets and grab red packets.',
      /claim/,
      [['red packet claims', 'Claimed by', 'Red packet', 'Amount', 'Best luck', 'Message', 'Claimed on']],
    ],
    [
      'A hospital app. Users should be able to browse doctors and bind their phone numbers.',
      /binding/,
      [['account bindings', 'Account', 'Kind', 'Name on it', 'Bound on', 'Confirmed', 'Note']],
    ],
    [
      'A secure website. It should prevent unauthorized access. Registered users can read documents.',
      /attempt/,
      [['login attempts', 'Account', 'Address', 'Device', 'Page', 'Result', 'Reason', 'Date']],
    ],
    [
      'A messaging application. Users can send messages. It should have error handling and exception handling mechanisms.',
      /error/,
      [['error logs', 'Event', 'Who', 'Level', 'Source', 'Date', 'Version', 'Module', 'Details']],
    ],
    [
      'A writing platform. Users input ideas and the platform writes a complete book manuscript.',
      /draft/,
      [['manuscript drafts', 'Title', 'Number', 'Idea', 'Text', 'Words', 'Stage', 'Changed on']],
    ],
    [
      'A marketing site. Users can register, recommend products, and take part in partner distribution to earn money.',
      /referral|commission/,
      [
        ['referrals', 'Invited', 'Invited by', 'Email', 'Code', 'Invited on', 'Joined on', 'Reward', 'Note', 'Status'],
        ['commissions', 'Name', 'Referral', 'Product', 'Rate', 'Amount', 'Period', 'Of the sum of', 'For', 'Status'],
      ],
    ],
    [
      'A multimedia website. Users upload videos and view images. Users should be able to edit and process them.',
      /processed/,
      [['processed files', 'Name', 'Original', 'Video', 'What was done', 'Format', 'File', 'Made on', 'Notes']],
    ],
    [
      'A clinic app. Doctors upload audio recordings and the application will transcribe them into text.',
      /transcript/,
      [['transcripts', 'Title', 'Audio recording', 'Recording', 'Language', 'Length', 'Transcript', 'Status']],
    ],
    [
      'An email account website. Users manage email accounts and forward emails to another provider.',
      /forwarding/,
      [
        ['forwarding rules', 'Name', 'Email account', 'From', 'To', 'Only when', 'Keep a copy', 'Active', 'Changed on', 'Note'],
        ['forwarding records', 'Subject', 'From', 'To', 'Rule', 'Email account', 'Result', 'Date', 'Time'],
      ],
    ],
    [
      'A campus platform. It should have campus security. Users can sign up for activities.',
      /incident/,
      [['security incident reports', 'Title', 'Place', 'Date', 'Time', 'Severity', 'Hurt', 'Reported by', 'What happened', 'Measure', 'Picture', 'Status']],
    ],
  ])('%s', (words, name, kept) => {
    expect(labels(words, name)).toEqual(kept)
  })

  it('once, and only where it is said of what is done', () => {
    expect(labels('A shop website with visually appealing pages that appeal to young people. Users browse products.', /appeal/)).toEqual([])
    expect(labels('A points mall. Users redeem points for gifts and view redemption records.', /redempt/).map(([plural]) => plural)).toEqual([
      'redemption requests',
    ])
    expect(labels('A fundraising site. The charity posts appeals and people donate to an appeal.', /appeal/)).toHaveLength(1)
  })
})

test('whoever runs a site sees who was refused, and nobody else does', () => {
  const site = siteOf('A secure website. It should prevent unauthorized access. Registered users can read documents.')
  const attempts = site.entities.find(({ id }) => id === 'login_attempts')
  expect([attempts?.read, attempts?.write, attempts?.seeds.map(({ account, result, reason }) => `${account}: ${result}, ${reason}`).toSorted()]).toEqual([
    'own',
    'managed',
    [
      'admin: Locked, Five wrong passwords',
      'admin: Refused, Wrong password',
      'ana.silva: Allowed, Password was right',
      'ben.carter: Refused, No right to this page',
    ],
  ])
})

test.each([
  ['visitor records', ['Person', 'Direction', 'Gate', 'Purpose', 'Visits', 'Date', 'Time', 'Note']],
  ['cleaning records', ['Place', 'Kind', 'Done by', 'Date', 'Time', 'Minutes', 'Result', 'Checked by', 'Note']],
  ['remote control records', ['Device', 'Command', 'Value', 'Sent by', 'Result', 'Date', 'Time']],
  ['unlock records', ['Lock', 'Opened by', 'Way', 'Result', 'Date', 'Time', 'Note']],
  ['red packet records', ['Claimed by', 'Red packet', 'Amount', 'Best luck', 'Message', 'Claimed on']],
])('%s tell who did it, when, and how it ended', (records, kept) => {
  const site = siteOf(`A platform of ours. Users should be able to log in and view ${records}.`)
  expect(site.entities.filter(({ plural }) => plural === records).map(({ fields }) => fields.map(({ label }) => label))).toEqual([kept])
})

test('what is checked again is checked on a day to come', () => {
  const site = siteOf('A shop for suppliers. Suppliers upload documents and the office performs accuracy checks of documents.')
  const checks = site.entities.find(({ plural }) => plural === 'accuracy checks')?.seeds ?? []
  expect(checks.map(({ checked_on, next_check_on }) => [String(checked_on)[0], String(next_check_on)[0]])).toEqual(checks.map(() => ['-', '+']))
  expect(checks).toHaveLength(4)
})

test('what one smokes is nobody else’s business', () => {
  const site = siteOf('An app for smokers. Users should be able to record each smoking instance with time and quantity.')
  expect(site.entities.filter(({ plural }) => plural === 'smoking instances').map(({ read, write }) => [read, write])).toEqual([['own', 'anyone']])
})
