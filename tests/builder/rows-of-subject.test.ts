import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** The titles of all sample rows, in alphabetical order. */
const titlesIn = (words: string, plural: string): unknown[] => {
  const { seeds, title } = siteOf(words).entities.find((entity) => entity.plural === plural)!
  return seeds.map((row) => row[title]!).toSorted()
}

it('species, breeds and varieties are of what their own word, or that of the site, names', () => {
  expect(titlesIn('A website for a club of fish keepers. Members keep a list of fish species with photos and notes.', 'fish species')).toEqual([
    'Angelfish',
    'Betta',
    'Bronze catfish',
    'Clownfish',
    'Goldfish',
    'Neon tetra',
  ])
  expect(titlesIn('A website for sheep farmers. Farmers can view breeds and manage breeds.', 'breeds')).toEqual([
    'East Friesian',
    'Merino',
    'Shetland',
    'Suffolk',
    'Texel',
    'Valais blacknose',
  ])
})

it('rows leave out what is of a sibling of the subject, or are told of the subject instead', () => {
  const shelter = 'A page for a cat shelter. Visitors see cats, events and news. The shelter manages cats, events and news.'
  expect(titlesIn(shelter, 'events')).toEqual(['Adoption day', 'Foster evening', 'Kitten hour', 'Summer fair', 'Volunteers’ training'])
  const yard = 'A shipyard website. The yard manages ships and inspections.'
  expect(titlesIn(yard, 'ships')).toEqual(['Ship 04', 'Ship 09', 'Ship 12', 'Ship 2', 'Ship 27', 'Ship 31'])
  const orchard = 'An app for an apple orchard. The farmer can record harvests.'
  expect(titlesIn(orchard, 'harvests')).toEqual(['Apples', 'Early apples', 'Winter apple'])
})

it('what is held is called by its own noun where no list is of it', () => {
  expect(titlesIn('A website for organising dog shows. Visitors see dog shows and the office manages dog shows.', 'dog shows')).toEqual([
    'Autumn dog show',
    'Dog show for newcomers',
    'Dog show of the clubs',
    'Night of the dog show',
    'Regional dog show',
    'Spring dog show',
    'Summer dog show',
  ])
  expect(titlesIn('A vineyard website. Visitors book vineyard tours. The owner manages vineyard tours.', 'vineyard tours')).toEqual([
    'Morning vineyard tour',
    'Private vineyard tour',
    'Short vineyard tour',
    'Vineyard tour at sunset',
    'Vineyard tour for families',
    'Vineyard tour for school classes',
  ])
})

it('what is looked after is called by the things of the site rather than by those of any house', () => {
  const wells = 'A geothermal drilling management platform. Engineers manage wells and drilling plans.'
  expect(titlesIn(wells, 'drilling plans')).toEqual([
    'Drilling plan, Eagle well',
    'Drilling plan, Hillcrest well',
    'Drilling plan, Lakeside well',
    'Drilling plan, Market Square well',
    'Drilling plan, Old Town well',
    'Drilling plan, Riverside well',
  ])
})

it('a subject of which no field of life tells has questions and pamphlets of its own, each question with its answer', () => {
  const words = 'A website with ready-made answers about stamp collecting. Visitors see pamphlets and questions; the manager publishes questions with answers.'
  expect(titlesIn(words, 'pamphlets')).toEqual([
    'Pamphlet: first steps with stamp collecting',
    'Pamphlet: questions on stamp collecting',
    'Pamphlet: stamp collecting at a glance',
    'Pamphlet: stamp collecting in spring',
    'Pamphlet: stamp collecting, dates of the year',
    'Pamphlet: whom to ask about stamp collecting',
  ])
  const { seeds } = siteOf(words).entities.find(({ plural }) => plural === 'questions')!
  expect(seeds.map(({ question, answer }) => [question, answer])).toEqual([
    ['Whom do I tell when something about stamp collecting changes?', null],
    ['Who can help me with stamp collecting?', 'Write to us with your question; the one who knows most about it answers within a day.'],
    ['What is new in stamp collecting?', null],
    ['What goes wrong most often with stamp collecting?', 'Missing details. Check the list before you send anything.'],
    ['What do I need for stamp collecting?', 'An account and half an hour; everything else is listed step by step.'],
    ['How do I prepare for stamp collecting?', null],
  ])
})

it('a home server runs programs, and a building site is checked for what is dangerous there', () => {
  const server = 'I run a Raspberry Pi home server and want a small site that lists the services running on it, with status and notes.'
  expect(titlesIn(server, 'services')).toEqual(['Gitea', 'Home Assistant', 'Jellyfin', 'Nextcloud', 'Pi-hole', 'Uptime Kuma'])
  const site = 'A construction site app. Managers record compliance checks and incidents.'
  expect(titlesIn(site, 'compliance checks')).toEqual([
    'Crane, daily check',
    'Edge protection, floor 3',
    'Escape routes',
    'Excavation, south edge',
    'Helmets and vests',
    'Scaffold, north side',
    'Site electricity',
  ])
})

it('questions of a trade are on what the site is about, where those of its field of life name none of it', () => {
  const riding = 'A website for a horse riding school. Visitors see horses and questions; the school manages questions and horses.'
  expect(titlesIn(riding, 'questions')).toEqual([
    'How do I prepare for horse riding?',
    'What do I need for horse riding?',
    'What goes wrong most often with horse riding?',
    'What is new in horse riding?',
    'Where do I begin with horse riding?',
    'Who can help me with horse riding?',
    'Whom do I tell when something about horse riding changes?',
  ])
  const training = 'A website for dog training. Visitors see courses and questions; trainers manage courses and questions.'
  expect(titlesIn(training, 'questions')).toEqual([
    'Can dogs live alone?',
    'How much should a puppy eat?',
    'How often does a dog need a bath?',
    'Is chocolate really that bad?',
    'When is a dog fully grown?',
    'Why does my dog scratch the sofa?',
  ])
})

it('sales of a farm are of the animals that it keeps', () => {
  const poultry = 'A poultry farm app. Farmers record sales of hens, feed and tasks.'
  expect(titlesIn(poultry, 'sales')).toEqual(['Forty fattened hens', 'Hen 042', 'Twelve hens', 'Two hens'])
})

it('machines and halls are told apart by where they are, damages of bridges are none of ladders', () => {
  expect(titlesIn('An elevator maintenance system. Technicians manage elevators and documents.', 'elevators')).toEqual([
    'Elevator 1, main building',
    'Elevator 2, main building',
    'Elevator 3, north wing',
    'Elevator 4, car park',
    'Elevator 5, annex',
    'Elevator 6, south wing',
  ])
  expect(titlesIn('A bridge inspection platform. Inspectors manage bridges and report damages.', 'damages')).toEqual([
    'Concrete broken off, deck',
    'Drain is blocked',
    'Joint leaks',
    'Railing is loose',
    'Rust at the bearing',
    'Weld is torn',
  ])
})

it('schedules of an examination are by its groups', () => {
  const checks = 'A site for recruits. Staff manage physical examination schedules.'
  expect(titlesIn(checks, 'physical examination schedules')).toEqual([
    'Physical examination, Monday morning',
    'Physical examination, Thursday afternoon',
    'Physical examination: first group',
    'Physical examination: latecomers',
    'Physical examination: repeat',
    'Physical examination: second group',
  ])
})

it('a file of a sibling language ends as one of the own', () => {
  expect(titlesIn('A website for generating JavaScript code. Users can generate code and download code files.', 'code files')).toEqual([
    'Order.js',
    'OrderMapper.xml',
    'Product.js',
    'order/list.vue',
  ])
})

it('a trade that has work of its own shows that rather than its name', () => {
  expect(titlesIn('A dry stone walling contractor website. Visitors see projects; the contractor manages projects.', 'projects')).toEqual([
    'Boundary wall, 140 metres',
    'Churchyard wall repaired',
    'Garden wall with a moon gate',
    'Sheepfold above the mill',
    'Stile on the ridge path',
    'Terrace in three steps',
  ])
})

it('advertisements are of what the site offers', () => {
  const words = 'A shop for tea. Visitors browse teas. The manager manages products and product ads.'
  const names = titlesIn(words, 'teas').map(String)
  const ads = titlesIn(words, 'product ads').map(String)
  expect(ads.length).toBeGreaterThan(3)
  expect(ads.filter((ad) => !names.some((name) => ad.includes(name)))).toEqual([])
})

it('devices are those of the field of life, and streams of a tournament are of its matches', () => {
  expect(titlesIn('A school app. Teachers manage devices and pupils.', 'devices')).toEqual([
    '3D printer',
    'Body scale',
    'Height gauge',
    'Projector, room 4',
    'Tablet cart 1',
    'Timing gates',
  ])
  expect(titlesIn('An esports platform for hosting tournaments. Users watch live streams; organisers post live streams.', 'streams')).toEqual([
    'Draft and picks',
    'Grand final, live',
    'Highlights of week 4',
    'Practice with the team',
    'Semi-final, second map',
    'Talk after the match',
  ])
})

it('languages in which a site is shown are none that it teaches, and what watches servers watches no meters', () => {
  const shown = 'A company website in both English and Arabic, where visitors switch between English and Arabic. It has articles.'
  expect(titlesIn(shown, 'articles').filter((title) => /verbs|False friends|new words|directions/.test(String(title)))).toEqual([])
  const watched = 'A monitoring website for server status. Admins monitor loads and view emails.'
  expect(titlesIn(watched, 'loads')).toEqual(['Disk writes', 'Errors', 'Memory used', 'Processor load', 'Requests a second', 'Response time'])
})

it('tours are of the house that gives them, plans of what is built, and a school of swimming teaches that', () => {
  expect(titlesIn('A website for a beer brewery. Visitors book tours. The brewery manages tours.', 'tours')).toEqual([
    'Beer brewery tour at sunset',
    'Beer brewery tour for families',
    'Beer brewery tour for school classes',
    'Beer brewery tour with lunch',
    'Morning beer brewery tour',
    'Short beer brewery tour',
  ])
  expect(titlesIn('A tunnel construction supervision system. Engineers manage tunnels and work plans.', 'work plans')).toEqual([
    'Work plan, Harbour tunnel',
    'Work plan, Hillcrest, north tube',
    'Work plan, Lake outlet',
    'Work plan, Old Town line 2',
  ])
  expect(titlesIn('A swimming safety education platform. Learners view courses. Teachers publish courses.', 'courses')).toEqual([
    'Refresher: swimming safety',
    'Swimming safety for beginners',
    'Swimming safety in practice',
    'Swimming safety step by step',
    'Swimming safety, the next level',
    'Swimming safety: questions and answers',
  ])
})
