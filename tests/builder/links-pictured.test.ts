import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const refersTo = (words: string, id: string): (string | undefined)[] | undefined =>
  siteOf(words)
    .entities.find((one) => one.id === id)
    ?.fields.flatMap(({ type, entity }) => (type === 'reference' ? [entity] : []))

it('pictures and films are of what they show: an exhibition, a product, an article', () => {
  const museum = 'A website of a history museum. Visitors can browse exhibitions, view images and play videos.'
  expect(refersTo(museum, 'images')).toContain('exhibitions')
  expect(refersTo(museum, 'videos')).toContain('exhibitions')
  const doors = 'A website of a door maker. Visitors can browse door products and view photos in the photo album.'
  expect(refersTo(doors, 'photos')).toContain('door_products')
  const japan = 'A website about Japan. Visitors can browse content about Japan: articles, images and videos. Editors can add articles, images and videos.'
  expect(refersTo(japan, 'images')).toContain('articles')
})

it('products are of the hall that shows them, classes of their show, and suggestions of their report', () => {
  const halls = 'An online exhibition. Visitors can browse exhibition halls and products, and search for products.'
  expect(refersTo(halls, 'products')).toContain('exhibition_halls')
  const shows = 'A dog show system. Organisers can create shows, add classes, and manage entries. Handlers can enter their dogs.'
  expect(refersTo(shows, 'classes')).toContain('shows')
  const survey = 'A business assessment website. Owners can answer questions, view assessment reports and get improvement suggestions.'
  expect(refersTo(survey, 'improvement_suggestions') ?? refersTo(survey, 'suggestions')).toContain('assessment_reports')
})

it('activities train a skill, and transactions are of a building', () => {
  const children = 'A website for children with autism. Parents can browse social skills, choose activities and record progress.'
  expect(refersTo(children, 'activities')).toContain('social_skills')
  const estate = 'A sales system for real estate. Agents can manage buildings, customers and transactions.'
  expect(refersTo(estate, 'transactions')).toContain('buildings')
})

it('whoever applies for a job picks one of the resumes that the site keeps, in the place of a file', () => {
  const jobs = siteOf('A job website. Employers can post jobs. Candidates can log in, manage resumes, search for jobs and apply for jobs.')
  const resume = jobs.entities.find(({ id }) => id === 'job_applications')!.fields.find(({ label }) => label === 'Resume')
  expect(resume).toEqual({ id: 'resume', label: 'Resume', type: 'reference', required: false, entity: 'resumes' })
})
