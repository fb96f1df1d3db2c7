import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tableOf = (words: string, plural: string) => siteOf(words).entities.find((entity) => entity.plural === plural)
const labelsOf = (words: string, plural: string): readonly string[] => tableOf(words, plural)?.fields.map(({ label }) => label) ?? []
const titlesOf = (words: string, plural: string): readonly string[] => {
  const table = tableOf(words, plural)
  return (table?.seeds ?? []).map((seed) => String(seed[table!.title])).toSorted()
}

const fair =
  'An online exhibition app with multi-level advertisement display and 3D model display of exhibition halls. Users can browse exhibition halls and products.'
const ground = 'A stadium management app. Stadium owners can create events and view data. It interacts with the ball show C-end. Stadium owners can log in.'
const clouds = 'A website for word cloud images. Users can upload social media posts and generate and download the word cloud image.'
const sending =
  'A file transfer tool website. Users can upload files and view transmission records. It has nearby transfer and AI capabilities, such as recommendations for related files.'
const texting = 'A website for sending SMS. Users can create message templates, send SMS and manage messages.'
const frameworks = 'A website with PHP framework information. Users can read the framework introduction and the design concepts of each framework.'
const painting = 'A wall painting website. Clients can post painting demands, and painters receive orders.'

describe('what those keep who show halls, run grounds, hand files on and send short messages', () => {
  it.each<[string, string, readonly string[]]>([
    [fair, 'exhibition halls', ['Name', 'Theme', 'Location', 'Size', 'Opening hours', 'Introduction', 'Picture']],
    [fair, 'products', ['Exhibition hall']],
    [fair, 'multi-level advertisements', ['Level']],
    [ground, 'events', ['Title', 'Stadium', 'Kind', 'Date', 'Time', 'Ticket price']],
    [ground, 'event data records', ['Title', 'Event', 'Participants', 'Visitors', 'Tickets sold', 'Income']],
    [ground, 'registrations', ['Event', 'People']],
    [clouds, 'word cloud images', ['Title', 'Post', 'Most frequent words', 'Words', 'Made on']],
    [sending, 'transfers', ['File', 'Direction']],
    [sending, 'nearby transfers', ['Title', 'File', 'Device', 'From', 'Speed', 'Result']],
    [sending, 'nearby devices', ['Name', 'Owner', 'Kind', 'Distance', 'Trusted']],
    [sending, 'file recommendations', ['Title', 'File', 'Recommended file', 'Reason', 'Fit']],
    [texting, 'SMS', ['To', 'Phone', 'Status', 'Message']],
    [frameworks, 'design concepts', ['Title', 'Framework', 'Concern', 'Description']],
    [painting, 'painting demands', ['Title', 'What is needed', 'Surface', 'Area', 'Location', 'Budget']],
    [painting, 'orders', ['Painting demand', 'Area']],
    ['A WordPress template with articles, images and videos that users can manage.', 'images', ['Article']],
    [
      'A learning website. Students take courses. It stops the recording of learning progress and sets a minimum viewing time.',
      'courses',
      ['Minimum viewing time'],
    ],
    [
      'A vehicle after-sales operation platform with diagnostic management and vehicle management.',
      'diagnosis records',
      ['Vehicle', 'Fault code', 'Findings', 'Result'],
    ],
  ])('%s %s', (words, plural, labels) => {
    expect([plural, labelsOf(words, plural)]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  test('rows are of the trade', () => {
    expect(titlesOf(fair, 'exhibition halls')).toEqual(['Gear hall', 'Harbour hall', 'Hearth hall', 'Lantern hall'])
    expect(titlesOf(fair, '3D models')).toEqual(['Gear hall, machine stand', 'Harbour hall, stairs', 'Hearth hall, whole', 'Lantern hall, entrance'])
    expect(titlesOf('A museum website. Visitors can browse exhibition halls and exhibits.', 'exhibition halls')).toEqual([
      'Hall of clay',
      'Long gallery',
      'Room of bronze',
      'Town and river',
    ])
    expect(
      titlesOf('A web application that runs PHP scripts. Users can input PHP code and execute it, and create and edit PHP scripts.', 'PHP scripts'),
    ).toEqual(['A greeting for each', 'Average of marks', 'Even or odd', 'Powers of two'])
    expect(titlesOf(frameworks, 'PHP frameworks')).toEqual(['Harbour', 'Keelson', 'Lantern', 'Oak'])
  })
  test('whose house is painted keeps no houses, and quotes are for what is to be painted', () => {
    const words = 'A house painting website. Customers post painting requests and painters send quotes.'
    expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual(['painting requests', 'quotes'])
    expect(labelsOf(words, 'quotes').slice(0, 5)).toEqual(['Title', 'Demand', 'Painter', 'Price', 'Days'])
  })
  test('files that are handed on have no direction themselves', () => {
    expect(labelsOf('A file transfer website. Users can manage file transfers and upload files.', 'files')).not.toContain('Direction')
  })
  test('a hall that is let is no hall to look at', () => {
    expect(labelsOf('A website where companies can reserve an exhibition hall for their fair.', 'exhibition halls')).toContain('Seats')
  })
  test('a short message says what a house says, and one site keeps its messages once', () => {
    const { entities } = siteOf(texting)
    expect(entities.map(({ plural }) => plural)).toEqual(['SMS', 'message templates', 'message template categories'])
    expect(entities[0]?.seeds.map(({ message }) => message)).toContain('Your order 1042 is on its way and comes on Friday between nine and twelve.')
  })
  test('a house is called by its name, tells of itself on a page that is listed, and is asked what its patients ask', () => {
    const words =
      'Please design a corporate website and a logo for Magnolia Mental Health Clinic. It includes a button that allows users to send a message through the site. The website should clearly display information and services of Magnolia Mental Health Clinic, including about, services, and contact pages. The logo should match the website design.'
    const { name, entities } = siteOf(words)
    expect(name).toBe('Magnolia Mental Health Clinic')
    expect(entities.map(({ plural }) => plural)).toEqual(['messages', 'services', 'about page sections', 'service categories', 'site settings'])
    expect(labelsOf(words, 'messages')).toEqual([
      'Name',
      'Email',
      'Phone',
      'Service',
      'Subject',
      'Reach me',
      'Message',
      'Answer',
      'Answered by',
      'Picture',
      'Status',
    ])
  })
})
