import { expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

const list = (model: AppModel, path: string) => model.pages.find((page) => page.path === path)?.blocks.find((block) => block.kind === 'list')

it('a list that is to be filtered is narrowed by every column that rows share values of', () => {
  const model = built(
    'Please implement a website to display job information. The website should have a job list display function, including information such as job title, skill requirements, work city, salary, and company name. Users can browse the job list, view job details, and perform searches and filters.',
  )
  expect(list(model, '/jobs')).toMatchObject({ filters: ['status', 'skill_requirement', 'work_city', 'company_name', 'salary'] })
})

it.each([
  ['Users can rent cars and search them by multiple conditions.', ['type', 'gearbox', 'price_per_day', 'seats', 'copies']],
  ['Users can rent cars and upload photos of them with photo filters.', ['type', 'gearbox']],
])('%s', (words, filters) => {
  const model = built(`A car rental website. ${words}`)
  expect(list(model, '/cars')).toMatchObject({ filters })
})

it('a list shows every column that the words name of what it lists', () => {
  const model = built('A website of films. Users can browse a movie list with the rank, score, director, actor and title of each movie.')
  expect(list(model, '/movies')).toMatchObject({ fields: ['rank', 'score', 'director', 'actor', 'description'] })
})
