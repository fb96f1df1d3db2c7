import { expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

const list = (model: AppModel, path: string) => model.pages.find((page) => page.path === path)?.blocks.find((block) => block.kind === 'list')

it('a list that is to be filtered is narrowed by every column that rows share values of', () => {
  const model = built(
    'Please implement a website to display job information. The website should have a job list display function, including information such as job title, skill requirements, work city, salary, and company name. Users can browse the job list, view job details, and perform searches and filters.',
  )
  expect(list(model, '/jobs')).toMatchObject({ filters: ['category', 'status', 'skill_requirement', 'work_city', 'salary'] })
})

it.each([
  ['Users can rent cars and search them by multiple conditions.', ['type', 'gearbox', 'price_per_day', 'seats']],
  ['Users can rent cars and upload photos of them with photo filters.', ['type', 'gearbox']],
])('%s', (words, filters) => {
  const model = built(`A car rental website. ${words}`)
  expect(list(model, '/cars')).toMatchObject({ filters })
})

it('a list shows every column that the words name of what it lists', () => {
  const model = built('A website of films. Users can browse a movie list with the rank, score, director, actor and title of each movie.')
  expect(list(model, '/movies')).toMatchObject({ fields: ['rank', 'score', 'director', 'actor', 'description'] })
})

const filtersOf = (model: AppModel, plural: string): string[] => {
  const entity = model.entities.find((one) => one.plural === plural)
  const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'list' && one.entity === entity?.id && one.search)
  return block?.kind === 'list' ? block.filters.flatMap((id) => entity?.fields.find((field) => field.id === id)?.label ?? []) : []
}

it.each([
  [
    'A houseboat rental website. Users should be able to search houseboats by harbor, number of berths, and price, and submit a booking.',
    'houseboats',
    ['Harbor', 'Number of berths', 'Price'],
  ],
  ['A library of contract clauses for lawyers. Users can add clauses with a title and a text. There is a search by jurisdiction.', 'clauses', ['Jurisdiction']],
  ['A key register for offices. Users can add keys with a number and a room, hand a key out, and search keys by room or holder.', 'keys', ['Room', 'Holder']],
  ['A nonogram puzzle website. Players can filter puzzles by grid size and difficulty and rate them.', 'puzzles', ['Grid size', 'Difficulty']],
  [
    'A website for glaze recipes. Potters add recipes with a name and a note. Recipes can be filtered by temperature and finish.',
    'recipes',
    ['Temperature', 'Finish'],
  ],
  ['A set planner for disc jockeys. Users add tracks with title, artist and tempo, and search and filter the collection.', 'tracks', ['Artist', 'Tempo']],
])('what rows are found by is a filter of their list, wherever the words say it: %s', (words, plural, labels) => {
  expect(filtersOf(built(words), plural)).toEqual(expect.arrayContaining(labels))
})

it('nobody who searches, and nothing vague, becomes a column', () => {
  const model = built(
    'A notice board. Members publish notices with a title and a text, which can be browsed by other users and filtered by category and other conditions.',
  )
  const labels = model.entities.flatMap(({ fields }) => fields.map(({ label }) => label))
  expect(labels).not.toContain('Other user')
  expect(labels).not.toContain('Other condition')
})
