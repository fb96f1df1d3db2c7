import { expect, test } from 'vitest'
import type { Field } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const fieldOf = ({ label, choices, entity }: Field): string => `${label}${choices ? ` (${choices.join(', ')})` : ''}${entity ? ` -> ${entity}` : ''}`
const columns = (words: string, plural: string): string[] | null =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(fieldOf) ?? null

test.each([
  [
    'A website monitoring system. Users can customize alert settings.',
    'alert settings',
    [
      'Name',
      'Device -> devices',
      'Channel (Email, SMS, Email and SMS, On the site)',
      'Frequency (At once, Hourly, Daily, Weekly)',
      'Content',
      'Threshold',
      'On',
    ],
  ],
  [
    'A production system. Users can browse information, including production lines, equipment, process route configuration and inspection items.',
    'process routes',
    [
      'Name',
      'Product',
      'Step',
      'Workstation -> production_lines',
      'Machine -> machines',
      'Minutes a piece',
      'Checked afterwards',
      'Description',
      'Status (Draft, In use, Retired)',
    ],
  ],
  [
    'A device management system. Users can manage network devices. Users can create device configurations.',
    'device configurations',
    ['Name', 'Network device -> network_devices', 'Mode (Automatic, By hand, Off)', 'Limit', 'Interval', 'Changed on', 'Note'],
  ],
  [
    'A script platform. Users can create script tasks and set execution parameters.',
    'execution parameters',
    ['Name', 'Script task -> script_tasks', 'Processes', 'Memory limit', 'Time limit', 'Tries', 'Note'],
  ],
  [
    'A simulation website. Users can view scenes and customize scene settings.',
    'scene settings',
    [
      'Name',
      'Scene -> scenes',
      'Weather (Clear, Cloudy, Rain, Fog, Snow)',
      'Time of day (Morning, Noon, Evening, Night)',
      'Light',
      'Camera (First person, Third person, From above)',
      'Note',
    ],
  ],
])('settings have the columns of what is set, and of what they are: %s', (words, plural, wanted) => {
  expect(columns(words, plural)).toEqual(wanted)
})

test('what there is to set of a system as a whole is by name and value', () => {
  expect(columns('A management system. Administrators can configure system settings.', 'system settings')).toEqual([
    'Name',
    'Key',
    'Value',
    'Group (General, Contact, Accounts)',
    'What it does',
    'Changed on',
  ])
})

test('all that is announced as information of a thing is its columns, also what could be a thing by itself', () => {
  const words =
    'A website to display jobs. The website should have a job list display function, including information such as job title, skill requirements, work city, salary, and company name.'
  expect(columns(words, 'jobs')).toEqual(['Title', 'Skill requirement', 'Work city', 'Salary', 'Company name', 'Description', 'Status (Open, Closed)'])
  expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual(['jobs', 'job applications'])
})

test.each([
  [
    'A word processing application. The application should have the functionality to change font and spacing. Users can save documents.',
    'documents',
    ['Font (Sans serif, Serif, Monospace, Handwriting)', 'Spacing (Single, One and a half, Double)'],
  ],
  [
    'A word cloud tool. Users can generate a word cloud image and select the size, color and font of the word cloud.',
    'word cloud images',
    ['Size (Small, Medium, Large)', 'Color (Red, Blue, Green, Black, White)', 'Font (Sans serif, Serif, Monospace, Handwriting)'],
  ],
  ['An RSS reader. Users can browse RSS feeds and set feed priorities.', 'RSS feeds', ['Priority (High, Normal, Low)']],
  [
    'A diagram tool. Users can create graphs and customize graph layouts and styles.',
    'graphs',
    ['Layout (Automatic, Tree, Circle, Grid)', 'Style (Plain, Modern, Classic, Playful)'],
  ],
])('what is set of a thing is among its columns: %s', (words, plural, wanted) => {
  expect(columns(words, plural)).toEqual(expect.arrayContaining(wanted))
})

test('what is set of alerts is in their settings, which keep no table of frequencies', () => {
  const { entities } = siteOf('A monitoring system. Users can customize alert settings and set alert frequency and content.')
  expect(entities.map(({ plural }) => plural)).toEqual(['devices', 'alerts', 'alert settings'])
  expect(entities[2]!.fields.map(({ label }) => label)).toEqual(['Name', 'Device', 'Frequency', 'Content', 'Channel', 'Threshold', 'On'])
})

test('how the whole site looks is no column of what it keeps', () => {
  const words = 'A website with a contact form and documents. Users can save documents. Users can customize the website layout, colors, and fonts.'
  const labels = siteOf(words)
    .entities.filter(({ id }) => ['inquiries', 'documents'].includes(id))
    .flatMap(({ fields }) => fields.map(({ label }) => label))
  expect(labels).toEqual([
    'Name',
    'Email',
    'Message',
    'Answer',
    'Sent at',
    'Status',
    'Title',
    'Folder',
    'Type',
    'Author',
    'Updated on',
    'File',
    'Summary',
    'Status',
  ])
})

test.each([
  [
    'A checklist tool. The tool should have functionalities for creating checklists and adding checklist items, allowing users to customize the content and order of the checklist.',
    'checklist items',
    ['Item', 'Checklist -> checklists', 'Order', 'Done', 'Assigned to', 'Note'],
  ],
  [
    'A word processing application. Users can change font, add outlines and save documents.',
    'outlines',
    ['Heading', 'Document -> documents', 'Level', 'Order', 'Text'],
  ],
  [
    'A website about PHP. Users can view code examples.',
    'code examples',
    ['Title', 'Language (PHP, JavaScript, Python, Java, SQL, HTML)', 'Topic', 'Source code', 'Shows', 'Link'],
  ],
  [
    'A short drama website. The website should have functionalities such as chapter management and video playback. Users can browse and play short drama videos.',
    'chapters',
    ['Title', 'Short drama video -> short_drama_videos', 'Number', 'Minutes', 'Free', 'File', 'Published on', 'Description'],
  ],
])('what stands in another thing refers to it and has its place and its content: %s', (words, plural, wanted) => {
  expect(columns(words, plural)).toEqual(wanted)
})

test('documents that are written on the site have their text there', () => {
  const words = 'A word processing application. Users can change font, add outlines and save documents.'
  expect(columns(words, 'documents')).toEqual(expect.arrayContaining(['Font (Sans serif, Serif, Monospace, Handwriting)', 'Text']))
  expect(columns('A document archive. Users can upload documents.', 'documents')).not.toContain('Text')
})

test('the order of something is no purchase', () => {
  const words = 'A checklist tool. Users can create checklists and customize the content and order of the checklist.'
  expect(siteOf(words).entities.map(({ plural }) => plural)).not.toContain('orders')
})

test.each([
  [
    'A painting website. Clients can browse nearby painters.',
    'painters',
    ['Name', 'Location', 'Speciality', 'Experience', 'Rating', 'Phone', 'About', 'Picture'],
  ],
  [
    'A car wash app. Users can find car wash services near me.',
    'car wash services',
    ['Name', 'Location', 'Category -> car_wash_service_categories', 'Price', 'Duration', 'Description'],
  ],
  [
    'A shop finder. Users can find nearby stores.',
    'stores',
    ['Name', 'Category -> store_categories', 'Address', 'Phone', 'Opening hours', 'Rating', 'Description', 'Picture', 'Latitude', 'Longitude'],
  ],
])('what is looked for nearby says where it is: %s', (words, plural, wanted) => {
  expect(columns(words, plural)?.map((column) => column.replace(/ \(.*/, ''))).toEqual(wanted)
})

test.each([
  [
    'A platform that supports WeChat, Baidu, and Alipay mini-programs. Users can create and manage their own mini-programs.',
    'mini-programs',
    'Platform (WeChat, Baidu, Alipay)',
  ],
  ['A clinic app. Users can set appointment reminders via email, SMS, and phone calls.', 'appointment reminders', 'Channel (Email, SMS, Phone call)'],
  [
    'A video website. Users can upload videos. The website should support multiple video formats, such as avi, mov and mp4.',
    'videos',
    'Format (AVI, MOV, MP4)',
  ],
  ['A video website. Users can upload videos. The website should support various formats.', 'videos', 'Format (MP4, AVI, MOV, MKV)'],
  ['An audio website. Users can play audio. The website should support multiple audio formats.', 'audios', 'Format (MP3, WAV, FLAC, AAC)'],
])('what several platforms, channels or formats are said for has them to choose from: %s', (words, plural, wanted) => {
  expect(columns(words, plural)).toContain(wanted)
})

test('formats are those of what each thing keeps, and the names of sample files end with them', () => {
  const words = 'A multimedia player. Users can play videos and audio. The player should support multiple file formats, such as AVI, MOV, MP3 and WAV.'
  expect(columns(words, 'videos')).toContain('Format (AVI, MOV)')
  expect(columns(words, 'audios')).toContain('Format (MP3, WAV)')
  const { seeds } = siteOf(words).entities.find(({ plural }) => plural === 'videos')!
  expect(seeds.length).toBeGreaterThan(3)
  for (const { file, format } of seeds) expect(String(file).split('.').at(-1)).toBe(String(format).toLowerCase())
})

test('a noun that begins with a thing and ends with what is noted of things is its column', () => {
  const words =
    'A pool system. Users can create coroutine pools and work queues. The system should have functionalities for work queue length and starting work queues.'
  const { entities } = siteOf(words)
  expect(entities.map(({ plural }) => plural)).toEqual(['coroutine pools', 'work queues'])
  expect(entities[1]!.fields.map(({ label }) => label)).toContain('Length')
})

test('what is done with a row at the end of a list of what it has is no field of it', () => {
  const labels = (words: string, plural: string) =>
    siteOf(words)
      .entities.find((one) => one.plural === plural)
      ?.fields.map(({ label }) => label) ?? []
  const songs = labels(
    'A music player website. Users can search songs by title, artist or album, play, pause, skip, adjust volume and create playlists.',
    'songs',
  )
  expect(songs).toEqual(expect.arrayContaining(['Title', 'Artist', 'Album']))
  expect(songs.filter((label) => /^(?:Play|Pause|Skip)$/.test(label))).toEqual([])
  const pets = labels('A pet boarding website. Owners can add pets with breed and age, name it and save it.', 'pets')
  expect(pets.filter((label) => / it$/i.test(label))).toEqual([])
})
