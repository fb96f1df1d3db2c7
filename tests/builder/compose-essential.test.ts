import { describe, expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const kept = (words: string): string[] => built(words).entities.map(({ plural }) => plural)
const columns = (words: string, plural: string): string[] | undefined =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label, entity }) => (entity ? `${label} → ${entity}` : label))

describe('what a kind of site cannot do without is kept where the words leave it out', () => {
  const resources = `Please develop an enterprise resource planning system for a manufacturing unit. The system should have functionalities for order management,
    supply chain management, and quality control. Users should be able to browse and manage orders, supply chain, and quality control information.`
  test.each([
    [resources, ['raw materials', 'suppliers']],
    ['A multilingual accounting website. Users can create, edit and delete financial accounts.', ['transactions']],
    ['A temperature monitoring system. Users can view temperature data and are told when it exceeds the limit.', ['devices', 'alerts', 'alert rules']],
    ['An office suite for team collaboration. Users can create documents and manage calendar events.', ['teams', 'comments']],
    ['A football information website that displays news, matches and data.', ['league teams']],
    ['A data analysis platform. Users can import data and analyze it.', ['datasets']],
    ['A landing page with a title, a feature showcase and a call-to-action button.', ['features', 'waitlist entries']],
    ['A company website. Users can read about its history.', ['services', 'inquiries']],
    ['A portal for medical services. Doctors receive patients, schedule appointments and prescribe medications.', ['doctors', 'medicines']],
    ['A customer service system. Users can submit refund requests and check the status of refunds.', ['orders']],
    ['A ticket site. Users select a scenic area, place an order and pay.', ['scenic areas']],
    ['A lead website for collecting leads and following up on leads. Users can submit leads.', ['follow-ups']],
    ['An outdoor security monitoring website. Users can view alerts.', ['devices']],
    ['A website for studying abroad. Users can read articles and book consultations.', ['universities']],
    ['A website for our hostel. Users can read news.', ['rooms']],
    ['A school management system. Users can view notices and grades.', ['students']],
  ])('%s', (words, expected) => expect(kept(words)).toEqual(expect.arrayContaining(expected)))

  test('as one sum where it is what was put in and taken out: the balance of whoever trades', () => {
    const words = 'A bitcoin trading website. Users can make deposits and withdrawals, and buy and sell bitcoin.'
    expect(kept(words)).not.toContain('account balances')
    expect(built(words).pages.find(({ path }) => path === '/deposits')?.blocks[0]).toMatchObject({ kind: 'balance', entity: 'deposits' })
  })

  test('once: words that name what plays its part, or list the pages, leave nothing out', () => {
    expect(kept('A football information website that displays clubs, matches and news.').filter((one) => /team|club/.test(one))).toHaveLength(1)
    expect(kept('A podcast site. Listeners play episodes. Pages: Home, Episodes, About.')).toEqual(['episodes', 'about page sections', 'episode plays'])
  })
})

describe('what a clause names only beside what it asks for', () => {
  test('regions, areas and sources that data is of are rows that it names', () => {
    expect(columns('A website that displays crowds. Users can view the crowd density of different areas.', 'crowd densities')?.[0]).toBe('Area → areas')
    expect(kept('A portal of emissions. Users can view emission records from various regions.')).toContain('regions')
  })
  test('rules that something is done by are set by somebody', () => {
    expect(kept('A traffic platform. Users can manage customers and acquire users based on predetermined rules.')).toContain('rules')
    expect(kept('A chess club. Members can read the game rules and join games.')).not.toContain('rules')
  })
  test('styles to choose from are kept with what they look like', () => {
    expect(columns('A logistics site. Users can view orders and choose between page styles.', 'page styles')).toEqual([
      'Name',
      'Colour',
      'Background',
      'Font',
      'Size',
      'In use',
    ])
  })
  test('who is to communicate writes messages', () => {
    expect(kept('A patient portal for doctor-patient communication. Patients can view prescriptions.')).toContain('messages')
  })
})

describe('what names no thing of the site', () => {
  test('services whose names end in management are rows of one list', () => {
    const { entities } = built('A website about a firm. Users can learn about our services, including property management, condo management and cleaning.')
    expect(entities.map(({ plural }) => plural)).not.toEqual(expect.arrayContaining(['condos']))
    expect(
      entities
        .find(({ plural }) => plural === 'services')
        ?.seeds.slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['Property management', 'Condo management', 'Cleaning'])
  })
  test('ways to reach somebody, doings of records, logins and the application itself', () => {
    expect(kept('A simple park website with a contact page and contact information, such as an address, phone number, and email address.')).toEqual([
      'inquiries',
      'articles',
      'article categories',
      'contact details',
    ])
    const employees =
      'An employee website with user login and session management. It should maintain the creation, viewing, updating and deletion of employee records.'
    expect(kept(employees)).not.toEqual(expect.arrayContaining(['creations', 'viewings', 'sessions']))
    expect(kept('A network app. Users can use the application to communicate with other users and send messages.')).not.toContain('applications')
  })
  test('a library of components has no books', () => {
    expect(kept('A style library for mini-programs, including components such as buttons and cells. Users can use these components.')).toEqual(['components'])
  })
})

test('connections, guides and packages are what the other words tell', () => {
  expect(columns('A network app. Users can send messages in real-time and manage connections.', 'connections')).toEqual([
    'Name',
    'Type',
    'Address',
    'Port',
    'Checked on',
    'Note',
    'Status',
  ])
  expect(columns('A mail website with tutorials and guides. Users can read guides.', 'guides')).toContain('Text')
  expect(columns('A courier website. Users can view packages and waybills.', 'packages')).toContain('Weight')
})

test('nothing is said to be at a page that gave way to another, and users are kept once', () => {
  const { pages, requirements, entities } = built(
    'An instant messaging application. Users can log in, communicate with other users in real-time, send text, images, videos and other types of messages.',
  )
  const paths = new Set(pages.map(({ path }) => path))
  expect(requirements.filter(({ where }) => where !== '' && !paths.has(where))).toEqual([])
  expect(entities.map(({ plural }) => plural)).not.toContain('users')
  const cafeteria = built(
    'A cafeteria system to manage menu items, orders, and user information. The system should have functionalities for adding, deleting and querying menu items, orders, and user information. Users can place orders and view personal information.',
  )
  expect(cafeteria.entities.map(({ plural }) => plural)).not.toContain('users')
})

test('what others decide on is sent in by somebody', () => {
  const { actions, pages } = built(
    'A housing site. Landlords can publish houses and review tenants’ applications, and agencies can approve or reject applications.',
  )
  const sent = actions.find(({ id }) => id === 'send_tenant_application')
  expect(sent?.kind).toBe('create')
  expect(pages.some(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === sent?.id))).toBe(true)
})

describe('what few words leave out of a kind of site that everybody knows', () => {
  test.each([
    ['habit tracker with streaks and a calendar', ['habits', 'habit check-ins']],
    ['a place where neighbours lend each other tools', ['tools', 'borrowings']],
    ['A payment system. Users can make payments by bank card. Users can view payments.', ['bank cards']],
    ['A system for smart farms. Managers can view devices, and get alerts where readings are too high.', ['devices', 'alerts']],
  ])('%s', (words, expected) => expect(kept(words)).toEqual(expect.arrayContaining(expected)))

  test('a calendar is of what has its days there, where no events are kept', () => {
    const { entities, pages } = built('habit tracker with streaks and a calendar')
    expect(entities.map(({ plural }) => plural)).not.toContain('events')
    const shown = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'calendar' ? [block.entity] : [])))
    expect(shown).toContain('habit_check_ins')
  })
})

test('content management of films is no content management of a site', () => {
  const tables = (words: string) => built(words).entities.map(({ plural }) => plural)
  const films = tables('A video content management website. Users upload videos and add tags to videos.')
  expect(films).not.toContain('articles')
  expect(films).not.toContain('site settings')
  expect(tables('A content management website. Users upload videos and add tags to videos.')).toContain('articles')
})
