import { expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow, Visitor } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf('A K-12 learning platform. Users can log in, browse and select courses, and receive personalized course recommendations.')
const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'finder'))!
const courses = site.entities.find(({ id }) => page.blocks.some((block) => block.kind === 'finder' && block.entity === id))!
const selections = site.entities.find(({ read, fields }) => read === 'own' && fields.some(({ entity }) => entity === courses.id))!
const by = selections.fields.find(({ entity }) => entity === courses.id)!.id
const account = { kind: 'own', id: 'ada', name: 'Ada', email: 'ada@example.com', role: null, values: {}, status: 'active', created_at: 1 } as const
const ada: Visitor = { id: 'ada', role: null, name: 'Ada', account }
const row = (id: string, values: SiteRow['values'], owner: string | null = null): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
const course = (id: string, title: string, subject: string) => row(id, { title, subject, grade: null, level: null })
const shown = (chosen: readonly SiteRow[]): string[] => {
  const rows = {
    [courses.id]: [course('c1', 'Cells', 'Science'), course('c2', 'Verbs', 'Languages'), course('c3', 'Stars', 'Science')],
    [selections.id]: chosen,
  }
  const { html } = renderPage(site, { path: page.path, query: {}, base: '', visitor: ada, roles: [], rows, today: '2026-01-15', badge: false })
  return [...html.slice(html.indexOf('-found')).matchAll(/<h3[^>]*><a[^>]*>([^<]+)<\/a>|class="reason">.*?<span>([^<]+)<\/span>/g)].map(
    ([, title, reason]) => title ?? reason!,
  )
}

test('before anybody says what matters to them, what is like what they chose here comes first, with the reason', () => {
  expect(shown([row('s1', { [by]: 'c1' }, 'ada')])).toEqual(['Stars', 'Science, like Cells', 'Verbs'])
})
test('what others chose says nothing of what suits oneself', () => {
  expect(shown([row('s1', { [by]: 'c1' }, 'ben')]).filter((text) => text.includes('like'))).toEqual([])
})
