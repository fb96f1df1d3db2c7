import { expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entity}`))

it.each([
  ['A code generator. Users can select templates, customize parameters and generate code.', 'parameters', ['Name', 'Template → templates']],
  ['A marketing platform. Users can manage public accounts and publish posts.', 'posts', ['Title', 'Public account → public_accounts']],
  ['A game website. Players can create characters, learn skills and collect equipment.', 'skills', ['Name', 'Character → characters']],
  ['A robotics website. Managers can manage competitions and teams.', 'teams', ['Name', 'Competition → competitions']],
  ['A reader for RSS. Users can subscribe to RSS sources and read articles.', 'articles', ['Title', 'RSS source → rss_sources']],
  ['A factory website. Managers can manage departments, production lines and machines.', 'machines', ['Name', 'Production line → production_lines']],
  ['A cloud platform. Users can create cloud applications and see their deployments.', 'deployments', ['Name', 'Cloud application → cloud_applications']],
  ['A library website. Users can read novels. The website should keep reading records.', 'reading records', ['Title', 'Novel → novels']],
  ['A website on travel. Administrators can add provinces and add cities.', 'cities', ['Name', 'Province → provinces']],
  [
    'A website of tools for scripts. Users upload JavaScript files and run JavaScript file compression.',
    'JavaScript file compressions',
    ['Title', 'JavaScript file → javascript_files'],
  ],
  [
    'A wedding site. Couples can make electronic invitations, upload photos and see blessings.',
    'photos',
    ['Title', 'Electronic invitation → electronic_invitations'],
  ],
  ['A platform for developers. Users can create projects, create API interfaces and generate mock data.', 'API interfaces', ['Name', 'Project → projects']],
  ['A recipe site. Users can publish recipes and upload step pictures.', 'step pictures', ['Title', 'Recipe → recipes']],
  ['A site of questions. Users can create knowledge bases and upload documents.', 'documents', ['Title', 'Knowledge base → knowledge_bases']],
  ['A TV website. Users can browse TV channels and view programs.', 'programs', ['Title', 'TV channel → tv_channels']],
  ['A database website. Managers can manage databases and record fault diagnoses.', 'fault diagnoses', ['Title', 'Database → databases']],
  ['A market website. The website should show products and sellers. Users can browse products and view sellers.', 'products', ['Name', 'Seller → sellers']],
  ['A media library. Users can create folders and upload videos.', 'videos', ['Title', 'Folder → folders']],
  ['A finance website. Users can create account books and record expenses.', 'expenses', ['What', 'Account book → account_books']],
  [
    'A website for copywriting. Users can select copywriting templates and generate copies.',
    'copies',
    ['Title', 'Copywriting template → copywriting_templates'],
  ],
  ['A trading game. Players can create virtual farms, plant crops and harvest crops.', 'crops', ['Name', 'Virtual farm → virtual_farms']],
])('what names a part refers to the whole that is kept: %s', (words, plural, [name, whole]) =>
  expect(columns(words, plural)?.filter((column) => column === name || column === whole)).toEqual([name, whole]),
)

test('a part stands alone where its whole is not kept, and a name that tells the whole is told once', () => {
  expect(columns('A marketing platform. Users can publish posts.', 'posts')).toEqual(['Title', 'Topic', 'Author', 'Text', 'Posted at'])
  const inGame = columns('A game website. Players can create characters and learn character skills.', 'character skills') ?? []
  expect(inGame.filter((column) => /^Character/.test(column))).toEqual(['Character → characters'])
})

test('the template that something is made to stands in the place of the text of that name', () => {
  expect(columns('A website for resumes. Users can select resume templates and create resumes.', 'resumes')?.slice(0, 3)).toEqual([
    'Name',
    'Resume template → resume_templates',
    'Profession',
  ])
})

test('the number or name of a row that the site keeps refers to it', () => {
  const words = 'A hotel website. Guests can submit maintenance orders with room number and description. Managers can manage rooms.'
  expect(columns(words, 'maintenance orders')?.slice(0, 3)).toEqual(['Title', 'Room → rooms', 'Description'])
})

test('those whom a site shows by their videos are kept, each video by whose it is', () => {
  const words = 'A singing contest website with contestant videos and announcements. Visitors can browse contestant videos.'
  expect(columns(words, 'contestants')?.[0]).toBe('Name')
  expect(columns(words, 'contestant videos')?.slice(0, 2)).toEqual(['Title', 'Contestant → contestants'])
  expect(columns('A singing website. Users can upload user videos and browse user videos.', 'users')).toBeUndefined()
})

test('what a praise of a game lists is kept, and a task is of its scenario', () => {
  const words =
    'A role-playing game. The game should be challenging and fun, including various scenarios, tasks, and characters. Players can create characters and complete tasks.'
  expect(columns(words, 'tasks')?.slice(0, 2)).toEqual(['Title', 'Scenario → scenarios'])
  expect(
    columns('A website of recipes. The interface should be pretty, including various buttons and icons. Users can add recipes.', 'buttons'),
  ).toBeUndefined()
})

test('demands that are docked or matched are kept as demands', () =>
  expect(columns('A factory website. The website should have technology demand docking. Companies can browse news.', 'technology demands')?.[0]).toBe('Title'))

test('the places where people check in are kept, and a check-in tells where it was', () => {
  const words = 'A travel website. The website should have news and scenic spot check-in. Users can check in.'
  expect(columns(words, 'scenic spots')?.slice(0, 2)).toEqual(['Name', 'Type'])
  expect(columns(words, 'check-ins')).toContain('Scenic spot → scenic_spots')
})

test('what people register is named where something is booked or done for it', () => {
  const words =
    'A piano tuning service. Users can register their pianos, browse services and book appointments for services. Tuners can fill in service records.'
  expect(columns(words, 'appointments')).toEqual(expect.arrayContaining(['Service → services', 'Piano → pianos']))
  expect(columns(words, 'service records')).toContain('Piano → pianos')
})

test('a bug names the module, and a deposit the order of what is rented', () => {
  const bugs = 'A bug tracker. Testers can submit bugs. Managers manage projects and modules.'
  expect(columns(bugs, 'bugs')).toEqual(expect.arrayContaining(['Module → modules', 'Project → projects']))
  const toys = 'A toy rental site. Parents can browse toys, submit rental orders and pay deposits. Managers manage toys and deposits.'
  expect(columns(toys, 'deposits')).toContain('Rental order → rental_orders')
})
