import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const lifeOf = (words: string, id: string) => siteOf(words).entities.find((one) => one.id === id)?.lifecycle

test('what was released is seen by nobody else once it is withdrawn', () => {
  const words =
    'Please implement a public 3D model library. The system should have functionalities for submitting, releasing, and withdrawing models. Users should be able to browse and download models.'
  const life = lifeOf(words, 'models')
  expect(life?.transitions.map(({ name, to }) => `${name}: ${to}`)).toEqual(expect.arrayContaining(['Release: Released', 'Withdraw: Withdrawn']))
  expect(life?.unpublished).toEqual(['Withdrawn'])
})

test('what is withdrawn that nobody put up for all is as it was', () => {
  const life = lifeOf('Please implement a job site. Applicants can apply for jobs and withdraw their applications. Recruiters can post jobs.', 'applications')
  expect(life?.unpublished).toBeUndefined()
})
