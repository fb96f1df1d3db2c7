import { describe, expect, it } from 'vitest'
import { isSame } from '../../builder/compose/thing.ts'
import type { KitName } from '../../builder/lexicon/kits.ts'
import { built } from '../support/turn.ts'

const tables = (words: string) => built(words).entities.map(({ plural }) => plural)

describe('what two names say of one thing', () => {
  it.each<[string, string, KitName]>([
    ['payment', 'payment record', 'payment'],
    ['check-in', 'clock-in', 'attendance'],
    ['audio', 'audio file', 'music'],
    ['part-time job', 'part-time position', 'vacancy'],
    ['student learning record', 'learning record', 'progress'],
    ['appointment', 'booking', 'booking'],
    ['website content', 'news article', 'article'],
    ['player ranking', 'leaderboard', 'score'],
    ['text message', 'image message', 'message'],
    ['approval process', 'approval workflow', 'process'],
    ['membership', 'membership package', 'membership'],
    ['experience point', 'experience value', 'points'],
    ['potential client', 'lead', 'customer'],
    ['favorite', 'user collection', 'favorite'],
    ['product', 'merchandise item', 'product'],
    ['breaking news', 'news article', 'article'],
  ])('is kept once: %s, %s', (one, other, kit) => {
    expect(isSame({ noun: one, kit }, { noun: other, kit })).toBe(true)
  })

  it.each<[string, string, KitName]>([
    ['travel card', 'team travel card', 'account'],
    ['sales report', 'inspection report', 'report'],
    ['paid q&a', 'community question', 'question'],
    ['legal news', 'travel guide', 'article'],
  ])('is two things where each is of its own: %s, %s', (one, other, kit) => {
    expect(isSame({ noun: one, kit }, { noun: other, kit })).toBe(false)
  })

  it('stays under the name that says more', () => {
    expect(tables('A music site with e-commerce. Users buy merchandise.')).not.toContain('products')
    expect(tables('A music site with e-commerce. Users buy merchandise.')).toContain('merchandise items')
    expect(tables('A site to display content. Users can browse content and comment on news.')).not.toContain('articles')
    expect(tables('A media website. Users can upload media, play videos and manage media files.')).not.toContain('media files')
  })
})

describe('a thing that was named in full', () => {
  it('is called by its last word after that, whatever the word is called for elsewhere', () => {
    const words = 'Please implement an inspection system. Users should be able to create patrol tasks, view tasks and complete tasks.'
    expect(tables(words).filter((plural) => /tasks$/.test(plural))).toEqual(['patrol tasks'])
  })

  it('is not what was made of it', () => {
    expect(tables('Please implement an exam site. Teachers can schedule archived tests. Users can take tests.')).toContain('tests')
  })
})

describe('people whom somebody sets up', () => {
  it('are kept, and votes that are cast say for whom', () => {
    const words =
      'Please implement a voting system. Users should be able to create voting activities, set rules and candidate information, and cast votes for candidates.'
    expect(tables(words)).toEqual(expect.arrayContaining(['candidates', 'votes']))
    expect(tables(words)).not.toContain('cast votes')
  })
})

describe('taking part', () => {
  it('in discussions is writing there, in a survey answering it', () => {
    const words =
      'A community website. Users can log in, publish community posts, participate in community discussions and participate in questionnaire surveys.'
    expect(tables(words)).toEqual(expect.arrayContaining(['community discussions', 'responses']))
    expect(tables(words)).not.toContain('participations')
  })

  it('under two names is one list, and groups that chat are the groups that are joined', () => {
    const training = 'A training website. Users can browse training courses, register for training courses and enroll in training courses.'
    expect(tables(training).filter((plural) => /registrations|enrollments/.test(plural))).toEqual(['registrations'])
    const chat = 'A chat website. Users can log in, send messages, create chat groups and join groups.'
    expect(tables(chat).filter((plural) => /groups$/.test(plural))).toEqual(['chat groups'])
  })

  it('in an activity is a registration of its own', () => {
    expect(tables('A community website. Users can log in, browse activities and participate in activities.')).toContain('participations')
  })
})

it('what each keeps for themselves is kept in accounts that keep nobody out', () => {
  const accountsOf = (words: string) => built(words).accounts?.open
  expect(accountsOf('A story platform. Users can create, edit and manage their own stories and browse stories.')).toBe(true)
  expect(accountsOf('A museum guide with exhibits and opening hours.')).toBe(undefined)
})

describe('names of what people write and score', () => {
  it.each([
    ['An instant messaging site. Users can log in and send text, images and voice messages.', /messages/, ['messages']],
    ['A training site. Employees take online exams, view exam scores and view their exam history.', /exam (?:scores|records|results)/, ['exam scores']],
    ['A health community. Users can post in the community. Administrators manage users and posts.', /posts$/, ['community posts']],
    ['A cricket website that provides live scores, schedules and player profiles. Users can browse matches.', /matches|schedules/, ['matches']],
  ])('are those of one thing: %s', (words, named, wanted) => {
    expect(tables(words).filter((plural) => named.test(plural))).toEqual(wanted)
  })
  it('what is reported or recorded is kept once, as the thing and as its report', () => {
    expect(tables('A village app. Households report leaks. Technicians receive leak reports and record repairs.')).toEqual(['leak reports', 'repairs'])
  })
  it('a cost that is recorded and accounted for is an expense, and an expense that is shared is kept', () => {
    expect(tables('A finance system. Users can create budgets, and record and account for costs.')).toEqual(['budgets', 'costs'])
    expect(tables('A friendship app. Users can share expenses.')).toEqual(['expenses'])
  })
})

describe('what names no thing of its own', () => {
  it.each([
    ['A publishing system with functionalities for forming pages, a carousel and click interaction.', /messages|conversations/],
    ['A wiki with functionalities such as an online editor and image management.', /editors/],
    ['An event site. Users can share events and search for events near a location on a map.', /nears/],
    ['A TV app for children. The app should contain content specifically designed for children, including games and activities.', /content/],
    ['A browser for small sites. Users can view pages, and manage bookmarks and history.', /favorites/],
  ])('is not kept: %s', (words, never) => {
    expect(tables(words).filter((plural) => never.test(plural))).toEqual([])
  })
})

describe('what is told of one thing in passing', () => {
  const columns = (words: string, id: string) =>
    built(words)
      .entities.find((one) => one.id === id)
      ?.fields.map(({ label }) => label)
  it('stays with it: an answer stands with its question, and nobody types what they searched for', () => {
    const words = 'An AI question site. Users can ask questions and receive intelligent answers.'
    expect(built(words).entities.some(({ id }) => id === 'answers')).toBe(false)
    expect(columns('A message board. Users can post messages and search for messages by keyword.', 'messages')).toEqual([
      'Name',
      'Subject',
      'Message',
      'Sent at',
    ])
    expect(columns('A library. Users can search books by keyword, author or ISBN.', 'books')).toEqual(expect.arrayContaining(['Author', 'ISBN', 'Year']))
  })
  it('is not what only sounds like it: global trade is goods that come and go, a virtual farm has plots', () => {
    expect(columns('A platform for analyzing global trade data. Users can browse global trade data.', 'global_trades')?.slice(0, 5)).toEqual([
      'Goods',
      'Direction',
      'Product',
      'From',
      'To',
    ])
    expect(columns('A farm game. Users create their own virtual farms and plant crops.', 'virtual_farms')?.slice(0, 3)).toEqual(['Name', 'Level', 'Plots'])
  })
})

describe('the progress of what others look after', () => {
  it('is told with it: users see how far a release, a case or a project is', () => {
    const site = built(
      'An IT service site with change management and release management. Users can propose change requests and track the progress of releases.',
    )
    expect(site.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['change requests', 'releases', 'release tracking records']))
    expect(site.entities.some(({ plural }) => plural === 'release progress')).toBe(false)
    expect(site.pages.some(({ path, role }) => path === '/releases' && role === undefined)).toBe(true)
    const change = site.entities.find(({ id }) => id === 'change_requests')
    expect(change?.lifecycle?.transitions.map(({ name }) => name)).toEqual(expect.arrayContaining(['Approve', 'Carry out', 'Roll back']))
  })
})

describe('what the words name by one of its words, or with whose it is', () => {
  it('is the page of the yields where a page is called milk, and a cow’s yield is one of the yields each day', () => {
    const words =
      'A herd record app with pages for cows and milk. Users can add cows and record daily milk yields. The app shows a cow’s milk yield in a chart.'
    expect(tables(words)).toEqual(['cows', 'daily milk yields'])
  })
})

describe('what a school calls lessons that somebody else gives', () => {
  it('is one list, also as a plan, with substitutes who are people and no materials', () => {
    const words =
      'A substitute lesson website for a school. Teachers can announce substitute lessons and assign substitutes. Students can see the substitution plan.'
    expect(tables(words).filter((one) => /substitut/.test(one))).toEqual(['substitute lessons', 'substitutes'])
    const labels = built(words)
      .entities.find(({ plural }) => plural === 'substitutes')
      ?.fields.map(({ label }) => label)
    expect(labels?.slice(0, 3)).toEqual(['Name', 'Subjects', 'Phone'])
  })
})
