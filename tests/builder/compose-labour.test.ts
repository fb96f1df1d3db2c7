import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string) => Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label).join(', ')]))

describe('labour that is asked for', () => {
  it('is the jobs that people apply for, under the name that the words give it', () =>
    expect(
      columns(
        'A temporary labor system that connects individuals and business owners. Individuals view temporary labor demands and apply for jobs. Business owners post temporary labor demands and manage job applications.',
      ),
    ).toEqual({
      'temporary labor demands': 'Title, Company, Place, Date, Starts at, Ends at, People wanted, Hired, Pay an hour, Paid, Distance, Phone, Details, Status',
      'job applications': 'Name, Temporary labor demand, Email, Phone, Resume, Reason, Applied on, Status',
    }))
  it('has its jobs as vacancies where a business owner posts them', () =>
    expect(columns('A platform for business management and business owners. Individuals apply for jobs and business owners post jobs.').jobs).toBe(
      'Title, Company, Place, Type, Salary, Description, Status',
    ))
  it('of another kind is a demand with its place, budget and day, and no change of software', () =>
    expect(columns('Clients can post painting demands. Painters browse painting demands.')['painting demands']).toBe(
      'Title, What is needed, Place, Wanted on, Budget, Contact, Phone, Taken on by, Status',
    ))
})
