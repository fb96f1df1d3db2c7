import { describe, expect, it, test } from 'vitest'
import { take } from '../../builder/take.ts'

function built(words: string) {
  const turn = take(null, words)
  let next = turn.next()
  while (!next.done) next = turn.next()
  if (!next.value.model) throw new Error('Nothing was built.')
  return next.value.model
}
const toggles = (words: string) =>
  built(words)
    .actions.filter(({ kind }) => kind === 'toggle')
    .map(({ name }) => name)

describe('profiles that people look through', () => {
  const words = 'Create a meeting site. People make a profile with age, home town and a photo. They browse profiles, send a like and report somebody.'
  it('are rows that all can see and each makes for themselves', () => {
    const profiles = built(words).entities.find(({ id }) => id === 'profiles')
    expect(profiles).toMatchObject({ read: 'public', write: 'anyone' })
  })
  it('can be liked', () => {
    const { actions, pages } = built(words)
    const like = actions.find(({ kind, name }) => kind === 'toggle' && name === 'Like')
    const page = pages.find(({ blocks }) => blocks.some((block) => block.kind === 'vote_bar' && block.toggles.some(({ action }) => action === like?.id)))
    expect(page?.title).toBe('Profile')
  })
})

describe('what is subscribed to', () => {
  it('is followed where it brings news, and paid by the month where it does not', () => {
    expect(toggles('A video site. Viewers watch videos and subscribe to a channel.')).toEqual(['Subscribe'])
    expect(toggles('A magazine shop. Readers subscribe to a plan.')).toEqual([])
  })
})

describe('what is saved', () => {
  it('is kept for oneself where others make it', () => {
    const { entities, actions } = built('A video site. Creators upload videos; viewers watch them and save videos to watch later.')
    expect(entities.map(({ id }) => id)).toContain('favorites')
    expect(actions.find(({ kind, entity }) => kind === 'create' && entity === 'videos')?.name).toBe('Upload video')
  })
})

describe('a rating and a review', () => {
  it('are one row', () => {
    const names = built('A course site. Students browse courses and leave a rating and review of a course.').entities.map(({ id }) => id)
    expect(names.filter((id) => /rating|review/.test(id))).toEqual(['ratings'])
  })
})

describe('the sections of a newspaper', () => {
  it('are kinds of its articles', () => {
    const { entities } = built(
      'Build a local newspaper website with sections for politics, culture and sport. Editors write articles with headline and author.',
    )
    expect(entities.map(({ id }) => id)).toContain('articles')
    expect(entities.map(({ id }) => id)).not.toContain('politics')
    const kinds = entities.find(({ id }) => id === 'articles')?.fields.flatMap(({ choices }) => choices ?? [])
    expect(kinds).toEqual(expect.arrayContaining(['Politics', 'Culture', 'Sport']))
  })
})

describe('a standing that is calculated', () => {
  it('is the table of who leads', () => {
    const { pages } = built(
      'Implement a chess club system. The organiser enters results, and standings are calculated from wins and losses. Members read news.',
    )
    expect(pages.map(({ title }) => title)).toContain('Standings')
  })
})

describe('a directory of members', () => {
  it('is seen by everybody', () => {
    const { pages, entities } = built('I want a community site. Members write posts. Include a members directory with a search by region.')
    expect(pages.find(({ title }) => title === 'Members directory')?.role).toBe(undefined)
    expect(entities.find(({ id }) => id === 'members_directories')?.read ?? entities.find(({ singular }) => singular === 'club member')?.read).toBe('public')
  })
})

describe('directories of people and of firms', () => {
  it('are seen by everybody, and list what they are of', () => {
    const { entities } = built('Make a site for our town: a business directory, a doctors directory, an alumni directory where members search alumni by year.')
    expect(entities.filter(({ read }) => read === 'public').map(({ plural }) => plural)).toEqual(['local businesses', 'doctors', 'alumni'])
  })
})

describe('what several things are shown with', () => {
  it('belongs to the last of them', () => {
    const { entities } = built(
      'Make a football club website. It should show the fixtures, the league table, the squad with each player\u2019s position and shirt. Members read news.',
    )
    expect(entities.find(({ id }) => id === 'fixtures')?.fields.map(({ label }) => label)).toEqual([
      'Home',
      'Away',
      'Home score',
      'Away score',
      'League',
      'Date',
      'Time',
      'Place',
      'Round',
      'Status',
    ])
  })
})

describe('people in a list of functions', () => {
  const words = (function_: string) =>
    `Build a clinic website. It should have functionalities for ${function_}, and managing doctor information. Users should be able to book appointments.`
  it('are on a page of their own where the words say that they are viewed', () => {
    const { pages, entities } = built(words('viewing opening hours, news and doctor information'))
    expect(entities.find(({ id }) => id === 'doctors')).toMatchObject({ read: 'public', write: 'managed' })
    expect(pages.find(({ title }) => title === 'Doctors')?.role).toBe(undefined)
  })
})

test('a part of the site whose functions are listed is nobody', () => {
  const { roles } = built(
    'A game platform, which includes features such as a leisure town and a happy farm. The happy farm should have functionalities such as crops and pest control. Users can browse crops.',
  )
  expect(roles.map(({ name }) => name)).toEqual(['User', 'Manager'])
})
