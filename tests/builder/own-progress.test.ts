import { expect, it, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const school = built(
  'A driving school management website for students, instructors and administrators. The website should have course enrollment and progress records. Students can log in, reserve driving lessons and view their scores. Instructors record the hours driven. Administrators manage courses.',
)
const page = school.pages.find(({ path }) => path === '/my-progress')!

test('somebody’s progress is told from what they have kept themselves', () => {
  expect(page.blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles.map(({ label, measure }) => `${label}: ${measure}`) : []))).toEqual([
    'Enrollments: count',
    'Driving lessons: count',
    'Scores: count',
    'Average score: average',
    'Hours driven: count',
    'Hours in all: sum',
  ])
  expect(page.blocks.map(({ kind, heading }) => `${kind}: ${heading}`)).toEqual([
    'tiles: Your figures',
    'chart: Your score over time',
    'chart: Your hours over time',
  ])
  expect(school.entities.find(({ id }) => id === 'scores')?.fields.find(({ id }) => id === 'date')?.initial).toBe('today')
})

test('figures of one’s own ask to log in', () => {
  expect(school.accounts?.pages).toContain('/my-progress')
})

test('figures of one’s own leave out what others have kept', () => {
  const scored = (id: string, owner: string | null, score: number): SiteRow => ({
    id,
    owner,
    created_at: 1,
    updated_at: 1,
    values: { score, date: '2026-01-20' },
  })
  const account = { id: 'me', kind: 'own' as const, name: 'Noa', email: 'noa@example.com', role: null, values: {}, status: 'active' as const, created_at: 1 }
  const { html } = renderPage(school, {
    path: page.path,
    query: {},
    base: '',
    visitor: { id: 'me', role: null, account },
    roles: [],
    rows: { scores: [scored('1', 'me', 90), scored('2', 'me', 80), scored('3', 'other', 10), scored('4', null, 20)] },
    today: '2026-01-31',
    badge: true,
  })
  expect([...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].map(([, label, figure]) => `${label} ${figure}`)).toEqual([
    'Enrollments 0',
    'Driving lessons 0',
    'Scores 2',
    'Average score 85',
    'Hours driven 0',
    'Hours in all 0 h',
  ])
})

it.each([
  'A video site. Users watch videos and control the playback progress.',
  'A project site. Managers create projects and track the project progress. Employees record scores.',
])('the progress of a file or of a piece of work is nobody’s own: %s', (words) => {
  expect(
    built(words)
      .pages.flatMap(({ blocks }) => blocks)
      .filter((block) => block.kind === 'tiles' && block.mine),
  ).toEqual([])
})
