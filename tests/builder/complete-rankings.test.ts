import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const club = built(
  'An archery club website. Members log in, register for competitions and enter their scores for each round. The website should include Home, Training, Competitions and Rankings pages.',
)
const row = (id: string, owner: string | null, name: string, score: number): SiteRow => ({
  id,
  owner,
  created_at: 1,
  updated_at: 1,
  values: { name, score, date: '2026-01-20' },
})

test('a ranking is of those who have scores, and not of the sorts of something else', () => {
  const board = club.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'leaderboard')
  expect(board).toMatchObject({ entity: 'scores', by: 'name', measure: 'best', field: 'score' })
  expect(club.entities.find(({ id }) => id === 'scores')).toMatchObject({ read: 'public', write: 'anyone' })
})

test('a ranking is there for whoever has no account, and its form does not say that scores are one’s own', () => {
  const { path } = club.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'leaderboard'))!
  expect(club.accounts?.pages).not.toContain(path)
  expect(club.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'form' && block.action === 'record_score' ? [block.text] : [])))).toEqual(
    ['', ''],
  )
})

test('each stands once in a ranking, by their best, and who looks finds themselves', () => {
  const page = club.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'leaderboard'))!
  const scores = [row('1', null, 'Ana Silva', 80), row('2', 'me', 'Noa Lind', 91), row('3', null, 'Ana Silva', 62)]
  const account = {
    id: 'me',
    kind: 'own' as const,
    name: 'Noa Lind',
    email: 'noa@example.com',
    role: null,
    values: {},
    status: 'active' as const,
    created_at: 1,
  }
  const { html } = renderPage(club, {
    path: page.path,
    query: {},
    base: '',
    visitor: { id: 'me', role: null, account },
    roles: [],
    rows: { scores },
    today: '2026-01-31',
    badge: true,
  })
  const ranks = [...html.matchAll(/class="rank-name">(.*?)<\/span><span class="rank-bar".*?rank-score">([^<]*)/g)].map(
    ([, name = '', score]) => `${name.replace(/<[^>]*>/g, '').trim()} ${score}`,
  )
  expect(ranks).toEqual(['Noa Lind You 91', 'Ana Silva 80'])
})
