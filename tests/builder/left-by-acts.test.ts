import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what acts leave that the words name without what is left', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A chat room site for a housing association. Residents write messages, pin important messages and reply to one another.',
      { messages: ['From', 'Conversation', 'Message', 'Written by', 'Sent at', 'Pinned'] },
    ],
    [
      'A forum for amateur astronomers. Members post topics. Moderators lock topics and feature the best ones.',
      { topics: ['Title', 'Topic', 'Author', 'Views', 'Replies', 'Pinned', 'Text', 'Featured', 'Posted at', 'Status'] },
    ],
    [
      'A food bank app. Donors announce gifts, volunteers weigh them, and the coordinator allocates gifts to families.',
      {
        gifts: ['Name', 'Family', 'Category', 'Price', 'In stock', 'Description', 'Picture', 'Weight'],
        'gift allocations': ['Gift', 'Given to', 'Quantity', 'Allocated by', 'Allocated on'],
      },
    ],
    [
      'A participatory budgeting site for a town. Residents propose projects, partly fund them and vote. The town marks projects as selected or rejected with a reason.',
      { projects: ['Name', 'Owner', 'Starts on', 'Ends on', 'Budget', 'Progress', 'Description', 'Reason', 'Status'] },
    ],
    ['A hospital shift site. Nurses swap shifts and request leave.', { 'shift swaps': ['Shift', 'Offered by', 'Taken by', 'Note', 'Asked on', 'Status'] }],
    [
      'A dog walking site. Owners book walks, tip walkers and repeat a booking every week.',
      {
        bookings: [
          'Name',
          'Walk',
          'Dog',
          'People',
          'Phone',
          'Email',
          'Kind',
          'From',
          'Until',
          'Collected on',
          'Feeding',
          'Medicines',
          'Notes',
          'Repeats',
          'Reference',
          'Status',
        ],
        'walker tips': ['Walker', 'Dog', 'From', 'Amount', 'Message', 'Given on'],
      },
    ],
    [
      'A platform for short stories. Writers publish stories. Readers report stories that break the rules.',
      { 'content reports': ['Reported', 'Story', 'Reason', 'Reported by', 'Reported on', 'Details', 'Link', 'Status'] },
    ],
    [
      'An allotment garden site. The committee assigns plots and warns gardeners. Gardeners swap plots.',
      {
        'gardener warnings': ['Gardener', 'Reason', 'Given by', 'Given on', 'Until'],
        'plot swaps': ['Plot', 'Offered by', 'Taken by', 'Note', 'Asked on', 'Status'],
      },
    ],
    [
      'A document site for a law firm. Lawyers upload documents, annotate them and approve them.',
      { annotations: ['Document', 'Place', 'Annotation', 'Written by', 'Written on'] },
    ],
    [
      'A complaints site for a bus company. Passengers send complaints, staff forward complaints to a depot.',
      { complaints: ['Subject', 'Kind', 'Reported by', 'Phone', 'Details', 'Answer', 'Forwarded to', 'Assigned to', 'Reported on', 'Status'] },
    ],
    ['A pet adoption site. The shelter adds animals. Families follow animals.', { 'followed animals': ['Animal', 'Note', 'Saved by', 'Saved on'] }],
    [
      'A vehicle fleet site. Drivers log trips. The manager adds cars and insures cars.',
      { 'car insurances': ['Car', 'Insurer', 'Policy number', 'Insured value', 'Valid from', 'Valid until', 'Status'] },
    ],
    [
      'A site for lesson plans. Teachers share plans, duplicate a plan of somebody else and collect plans in folders.',
      {
        plans: ['Title', 'Starts on', 'Ends on', 'Owner', 'Progress', 'Goal', 'Copied from', 'Status'],
        'collected plans': ['Plan', 'Folder', 'Note', 'Collected on'],
      },
    ],
    [
      'A guide for repairs. Users read guides and suggest corrections.',
      { 'guide corrections': ['Guide', 'Concerns', 'Correction', 'Suggested by', 'Suggested on', 'Status'] },
    ],
    [
      'A file transfer service. Staff send transfers and watch the progress of each transfer.',
      { transfers: ['Title', 'File', 'Sender', 'Recipient', 'Direction', 'Message', 'Size', 'Sent on', 'Expires on', 'Status', 'Progress', 'For'] },
    ],
    [
      'A website for a house painter. Clients look at finished jobs with before and after photos.',
      { jobs: ['Title', 'Assigned to', 'Due on', 'Notes', 'Before', 'After', 'Status'] },
    ],
    [
      'A site about hiking trails. The ranger adds trails and closes a trail with a notice.',
      { trails: ['Name', 'Difficulty', 'Length', 'Duration', 'Starts at', 'Distance', 'Climb', 'Description', 'Picture', 'Notice', 'Status'] },
    ],
    [
      'An incident site for a hospital. Staff report incidents anonymously.',
      { incidents: ['Title', 'Severity', 'Reported by', 'Assigned to', 'Happened on', 'Details', 'Solution', 'Anonymous', 'Status'] },
    ],
    [
      'A mail room app. The porter registers parcels and hands parcels over against a signature. Recipients redirect parcels to another office.',
      {
        parcels: [
          'Waybill number',
          'Sender',
          'Recipient',
          'Recipient phone',
          'From',
          'To',
          'Goods',
          'Weight',
          'Freight',
          'Redirected to',
          'Signature',
          'Shelf',
          'Pickup code',
          'Arrived on',
          'Status',
        ],
      },
    ],
    [
      'A warehouse app. Workers add products, put products on shelves and count products. The manager transfers products between shelves and writes off products.',
      {
        products: ['Name', 'Category', 'Price', 'In stock', 'Code', 'Unit', 'Description', 'Picture', 'Shelf', 'Posted by'],
        'product counts': ['Product', 'Counted', 'Expected', 'Counted by', 'Counted on', 'Posted by'],
        'product transfers': ['Product', 'From', 'To', 'Quantity', 'Moved by', 'Moved on'],
        'product write-offs': ['Product', 'Quantity', 'Reason', 'Written off by', 'Date'],
      },
    ],
    [
      'A choir site. Singers add songs and mark themselves absent. The conductor pins announcements.',
      { absences: ['Who', 'From', 'Until', 'Reason', 'Note'], announcements: ['Title', 'Published on', 'Text', 'Pinned'] },
    ],
    [
      'A carpool site for a factory. Drivers offer rides, passengers book rides and share the costs.',
      { 'cost shares': ['Of', 'Who', 'Share', 'Paid', 'Paid on'] },
    ],
    [
      'A ride statistics site for a bike rental. The operator uploads new ride data as CSV files and sees the number of rides.',
      { 'data uploads': ['File name', 'File', 'Uploaded by', 'Rows', 'From', 'Until', 'Left out', 'Result', 'Uploaded on'] },
    ],
    [
      'A lab notebook. Researchers record experiments, sign reports and have them countersigned.',
      { reports: ['Title', 'Period', 'Date', 'Author', 'Summary', 'Signed by', 'Signed on', 'Countersigned by', 'Countersigned on', 'Status'] },
    ],
    [
      'A choir library. The librarian adds scores, lends scores and reminds those who are late.',
      { reminders: ['About', 'Borrowing', 'Sent to', 'Due on', 'Sent by', 'Sent on', 'For'] },
    ],
    [
      'A map of fountains. Users add fountains. Visitors report wrong information about a fountain.',
      {
        fountains: ['Name', 'Category', 'Date', 'Description'],
        'fountain corrections': ['Fountain', 'Concerns', 'Correction', 'Suggested by', 'Suggested on', 'Status'],
      },
    ],
    [
      'A film club. Members nominate films. The board schedules screenings and records how many came.',
      {
        'film nominations': ['Film', 'Nominated by', 'Category', 'Reason', 'Nominated on'],
        screenings: ['Title', 'Movie', 'Date', 'Time', 'Place', 'Seats left', 'Language', 'People there'],
      },
    ],
    [
      'A clinic queue. Staff add patients, skip a patient and transfer one to another desk.',
      {
        patients: [
          'Name',
          'Gender',
          'Date of birth',
          'Phone',
          'ID number',
          'Blood group',
          'Allergies',
          'Address',
          'Notes',
          'Skipped',
          'Transferred to',
          'Status',
        ],
      },
    ],
    ['A prototype tool. Reviewers post comments and pin comments to a spot.', { comments: ['Name', 'Prototype', 'Comment', 'Spot', 'Answer to', 'Posted at'] }],
    [
      'A stamp site. Collectors add stamps and offer stamps for exchange.',
      { 'stamp exchanges': ['Stamp', 'Wanted', 'Offered by', 'Offered to', 'Offered on', 'Asked by', 'Sent to', 'Status'] },
    ],
    [
      'A grants site. Applicants submit proposals. Reviewers score proposals against criteria with weights.',
      { criteria: ['Name', 'Grant', 'Weight', 'Highest score', 'Description', 'For'] },
    ],
    ['A tram site. Drivers view lines and choose up to three lines.', { 'line choices': ['Line', 'Chosen by', 'Rank', 'Chosen on'] }],
    ['A family site. A member invites relatives by code and adds photos.', { invitations: ['Name', 'Email', 'May edit', 'Message', 'Code', 'Status'] }],
    [
      'A magazine. Editors write articles and put articles in order.',
      { articles: ['Title', 'Category', 'Author', 'Published on', 'Premium', 'Text', 'Order', 'Picture'] },
    ],
    [
      'A costume hire site. Theatres reserve costumes. The tailor alters costumes and cleans them.',
      { 'costume alterations': ['Costume', 'What is done', 'Done by', 'Done on'], 'costume cleanings': ['Costume', 'Cleaned by', 'Cleaned on', 'Note'] },
    ],
    [
      'A trip site. The teacher plans trips. Parents pay in instalments.',
      { instalments: ['Payer', 'Trip', 'Number', 'Amount', 'Due on', 'Paid', 'Paid on', 'For'] },
    ],
    [
      'A beach cleanup site. Groups add beaches and upload photos before and after.',
      { photos: ['Title', 'Beach', 'Album', 'Taken on', 'Picture', 'Description', 'Shows', 'Shared by'] },
    ],
  ])('%s', (words, tables) => {
    expect(tablesOf(words)).toEqual(expect.objectContaining(tables))
  })
})

describe('acts that leave nothing', () => {
  it.each<[string, RegExp]>([
    ['A map of wells. Users pin wells on a map and browse wells.', /^Pinned$/],
    ['A shop site. Customers buy coffee and withdraw their earnings. The owner views reports of sales.', /^Reported by$/],
    ['A barter site. Members arrange interviews and view interviews.', /^Order$/],
  ])('%s', (words, label) => {
    expect(siteOf(words).entities.flatMap(({ fields }) => fields.filter((field) => label.test(field.label)).map((field) => field.label))).toEqual([])
  })

  it('what was handed in is taken back, and no money', () => {
    const words = 'A photo contest site. Photographers submit photos and withdraw them before the closing date.'
    const { entities } = siteOf(words)
    expect(entities.map(({ plural }) => plural)).toEqual(['photos', 'comments'])
    expect(entities[0]!.lifecycle?.transitions.map(({ name, to }) => [name, to])).toEqual([['Withdraw', 'Withdrawn']])
  })
})

describe('what somebody sets for themselves or has left is kept of their account', () => {
  it.each<[string, readonly string[]]>([
    ['An e-book reader. Readers open books, log in, change the text size and the page colour and put bookmarks.', ['Text size', 'Page colour']],
    ['An image generator. Users register and have free generations. Users buy credits. Prices are shown in dollars or euros.', ['Currency', 'Free uses left']],
    ['A podcast site. Listeners log in, play episodes and change the playback speed.', ['Speed']],
  ])('%s', (words, labels) => {
    expect(siteOf(words).accounts?.fields.map(({ label }) => label)).toEqual(labels)
  })
})
