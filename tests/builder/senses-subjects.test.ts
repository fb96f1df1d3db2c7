import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tableOf = (words: string, plural: string) => siteOf(words).entities.find((entity) => entity.plural === plural)!
const titlesOf = (words: string, plural: string) => {
  const { seeds, title } = tableOf(words, plural)
  return seeds.map((row) => String(row[title]))
}
const valuesOf = (words: string, plural: string, label: string) => {
  const { fields, seeds } = tableOf(words, plural)
  const { id } = fields.find((field) => field.label === label)!
  return seeds.map((row) => row[id])
}

describe('a noun that two trades have means that of the words beside it', () => {
  test.each([
    ['A website for collecting BT seeds. Users browse and search BT seeds.', 'BT seeds', ['Kind', 'Magnet link', 'Seeders']],
    ['A farm website. Farmers manage seeds and fields.', 'seeds', ['Variety', 'Sown from', 'Harvested in']],
    ['A website for script tasks. Users view the runs of a task.', 'script runs', ['Log', 'Seconds']],
    ['A website for car dismantling. Staff manage scrapped cars.', 'cars', ['Frame number', 'Parts to keep']],
    ['A car rental website. Users rent cars.', 'cars', ['Name', 'Type']],
    ['A website for employee training. Managers add training plans for employees.', 'training plans', ['For whom', 'Hours']],
    ['A gym website. Trainers add training plans for members.', 'training plans', ['Days a week']],
    ['A website for updating branches of a repository. Users create branches.', 'branches', ['Repository', 'Last change by']],
    ['An exchange website. Staff manage graduate students.', 'graduate students', ['Programme', 'Supervisor']],
    ['A private cloud platform. Users manage resources and virtual machines.', 'resources', ['Asset number', 'Used']],
  ])('%s', (words, plural, labels) => {
    expect(tableOf(words, plural).fields.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
  })
})

describe('a value is of the thing that its row is', () => {
  it('a magnet link is an address that leads to a file', () => {
    const links = valuesOf('A website for collecting BT seeds. Users browse BT seeds.', 'BT seeds', 'Magnet link')
    expect(links.every((link) => /^magnet:\?xt=urn:btih:[0-9a-f]{40}$/.test(String(link)))).toBe(true)
  })

  it('the position in a contract of work is a post, and that of a button a place', () => {
    expect(valuesOf('An HR system. Managers add employment contracts of employees.', 'employment contracts', 'Position')).toContain('Advisor')
    expect(valuesOf('A site for designers. Users add sharing buttons with title and position.', 'sharing buttons', 'Position')).toContain('Top left')
  })

  it('an IP address is one', () => {
    const addresses = valuesOf('A network website. Administrators manage network devices.', 'network devices', 'IP address')
    expect(addresses.every((address) => /^192\.0\.2\.\d{1,3}$/.test(String(address)))).toBe(true)
  })

  it('a file has the ending of what it is', () => {
    const files = valuesOf('A video editor. Users upload videos and save edited videos.', 'edited videos', 'File')
    expect(files.every((file) => String(file).endsWith('.mp4'))).toBe(true)
  })

  it('a plant is of no kind of bird', () => {
    expect(valuesOf('A plant care website. Users add plants and water them.', 'plants', 'Species')).not.toContain('Barn owl')
  })

  it('whoever registers for an event says no reason for a job', () => {
    const reasons = valuesOf('An event website. Users register for events.', 'registrations', 'Reason')
    expect(reasons).toContain('It is my first time, and I look forward to it.')
  })

  it('wine is sorted by what it is', () => {
    const words = 'A wine shop. Users browse wines by wine type and order wines.'
    const types = valuesOf(words, 'wines', 'Wine type')
    const names = titlesOf(words, 'wines')
    expect(types[names.findIndex((name) => name.startsWith('Pinot Noir'))]).toBe('Red')
    expect(new Set(types).size).toBeGreaterThan(2)
  })

  it('the answer to a test question is one of its options', () => {
    const words = 'A test website. Teachers create test questions with options. Students submit answers.'
    const asked = titlesOf(words, 'test questions')
    expect(valuesOf(words, 'test questions', 'Options')[asked.indexOf('Which planet is closest to the sun?')]).toBe('A) Venus, B) Mercury, C) Mars, D) Earth')
  })
})

describe('sample rows are on the subject of the site', () => {
  test.each([
    ['A website with courses about falconry and questions of learners.', 'questions', 'Where do I begin with falconry?'],
    ['A photography website. Users ask questions.', 'questions', 'Which lens for a first portrait?'],
    ['A cron job website. Users add cron jobs and tasks.', 'tasks', 'Fix the search on small screens'],
    ['A radio website. Users listen to radio and read local news.', 'local news', 'Council votes on the harbour bridge'],
    ['A sleep community. Users write posts and track sleep.', 'posts', 'Awake at four, every night'],
    ['A traffic information website with traffic news.', 'traffic news', 'A bus lane for Station Road'],
    ['A website on online learning with courses and parenting knowledge.', 'parenting knowledge', 'No means no, kindly'],
    ['A website for employee online training. Employees browse training courses.', 'training courses', 'Giving feedback'],
    ['A legal website where users query laws and read legal news.', 'laws', 'Working Hours Act'],
    ['A website for a game with daily activities and tasks.', 'daily activities', 'Treasure at low tide'],
    ['An image repair tool. Users manage artifacts in images.', 'artifacts', 'Blocks in the sky'],
    ['A love note mini-program. Users send love notes to each other.', 'love notes', 'You forgot your scarf'],
    ['A campus safety website with emergency drills and safety hazards.', 'emergency drills', 'Fire drill, main building'],
    ['A website for tracking ads. Users manage metrics and ad accounts.', 'metrics', 'Click-through rate'],
    ['A fake news detection website. Users check news and view authenticity detections.', 'authenticity detections', 'Bridge closed for a year?'],
    ['A multimedia website for audio and video. Users upload files.', 'files', 'harbour-at-night.mov'],
    ['A network website. Administrators manage network devices.', 'network devices', 'Access point, lobby'],
    ['A nutrition website. Users ask questions and keep dietary habits.', 'dietary habits', 'Fish on Friday'],
    ['A nutrition website. Users ask questions and keep dietary habits.', 'questions', 'Does coffee count as water?'],
    ['A pet clinic website. Owners browse treatments.', 'treatments', 'Tablet against worms'],
    ['A bar management website. Managers view performance data.', 'performance data', 'Average bill'],
    ['An English training platform. Students browse courses and take exams.', 'courses', 'Business writing'],
    ['An art gallery website with exhibitions and works.', 'exhibitions', 'Young sculptors'],
    ['An anime community. Users browse anime and write reviews.', 'anime', 'The Paper Fox'],
    ['A job board for the renewable energy sector. Users browse jobs.', 'jobs', 'Wind turbine technician'],
    ['A video editor. Users upload videos and save edited videos.', 'edited videos', 'Harbour at night, shorter'],
    ['An educational platform. Teachers upload educational videos. Students watch educational videos.', 'educational videos', 'Fractions in ten minutes'],
    ['An internship website. Students write internship diaries.', 'internship diaries', 'First day at the desk'],
    ['An API interface monitoring website for monitoring interface performance with alerts.', 'alerts', 'Disk almost full on web-02'],
    ['A chemical e-commerce website. Customers browse products, fill a cart and check out.', 'products', 'Buffer solution'],
    ['A website building platform. Users write articles and publish websites.', 'articles', 'Why libraries stay open late'],
    ['An AI drawing website. Users upload prompts and generate images.', 'prompts', 'Fox in a raincoat'],
    ['A website on programming in Python with chapters and example programs.', 'example programs', 'Guest book with a form'],
    ['A ride-hailing app. Drivers view earnings.', 'earnings', 'Airport to Old Town'],
    ['An equipment monitoring website with equipment failure predictions.', 'equipment failure predictions', 'Pump 2, bearing'],
  ])('%s', (words, plural, title) => {
    expect(titlesOf(words, plural)).toContain(title)
  })

  it('devices that a site is seen on are not what it is about', () => {
    const words = 'A website with articles that adapts to different devices, including desktop computers, tablets, and mobile phones.'
    expect(titlesOf(words, 'articles')).not.toContain('Choosing a monitor')
  })

  it('a mini-program of a school asks nothing about programming', () => {
    expect(JSON.stringify(siteOf('A campus mini-program. Students take exams online and view their scores.').entities)).not.toContain('SELECT')
  })
})
