import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const makers = (words: string) =>
  siteOf(words)
    .actions.filter(({ kind }) => kind === 'create')
    .map(({ entity, role }) => `${entity}: ${role ?? 'anybody'}`)

const market = 'A freelance market. It has functionalities for posting projects and applying for projects.'

it('a function is whose doing it is said to be, where it is one role’s alone', () => {
  expect(makers(`${market} Clients can post projects. Freelancers can view and apply for projects.`)).toContain('project_applications: freelancer')
})

it('a function is everybody’s where nobody, or more than one, is said to do it', () => {
  expect(makers(`${market} Clients can post projects. Freelancers can view projects.`)).toContain('project_applications: anybody')
})
