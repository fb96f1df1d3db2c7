import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string) => siteOf(words).entities.map(({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(', ')}`)
const rowsOf = (words: string, plural: string, id: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)!
    .seeds.map((row) => row[id])

describe('what those keep who hire, employ, lend and insure', () => {
  it.each([
    [
      'A recruitment system. Recruiters can add candidates, interview rounds, talent pools, job fairs and background checks.',
      [
        'interview rounds: Name, Order, Held by, Minutes, What is tested, Passed by',
        'talent pools: Name, Profession, Skills, Experience, Found through, Last spoken on, Free from, Phone, Email, Note',
        'job fairs: Title, Date, Time, Place, Companies, Open places, Organiser, Description',
        'background checks: Candidate, Kind, Asked, Due on, Agreed by candidate, Finding, Status',
      ],
    ],
    [
      'An HR system. Employees can submit attendance corrections and shift swaps. Managers can add transfers and payroll runs.',
      [
        'attendance corrections: Employee, Day, Missed, Right time, Reason, Witness, Status',
        'shift swaps: Employee, Gives up, Shift, Swaps with, Takes over, Reason, Status',
        'transfers: Employee, From department, To department, From position, To position, Takes effect on, Reason, Status',
        'payroll runs: Month, Employees, Gross pay, Deductions, Net pay, Pay on, Note, Status',
      ],
    ],
    [
      'A bank system. Staff can add collateral. Staff can add repayment plans, guarantors, loan officers, interest rates and tax returns.',
      [
        'collaterals: What, Kind, Owner, Value, Valued on, Papers, Note, Status',
        'repayment plans: Instalment, Due on, Principal, Interest, Amount, Left after it, Status',
        'guarantors: Name, ID number, Stands for, Relation, Monthly income, Up to, Phone, Email, Address, Note, Status',
        'loan officers: Name, Position, Branch, Customers, Limit, Phone, Email, Joined on, Status',
        'interest rates: Product, Rate, Fixed for, Least amount, Most amount, Valid from, Note',
        'tax returns: Tax, Taxpayer, Period, Income, Tax due, File by, File, Note, Status',
      ],
    ],
    [
      'A government site. Citizens can view representatives.',
      ['representatives: Name, Office, District, Party, In office since, Office hours, Phone, Email, About, Picture'],
    ],
  ])('%s', (words, wanted) => {
    expect(told(words)).toEqual(expect.arrayContaining(wanted))
  })

  it('is schooling rather than skills where education is told', () => {
    const schooling = [
      'Bachelor of Arts, Riverside University',
      'Diploma in nursing, Lakeside College',
      'Master of Engineering, Hillcrest',
      'Apprenticeship, Harbour Works',
      'School leaving certificate, North Gate',
    ]
    expect(rowsOf('A job site. Job seekers can create resumes.', 'resumes', 'education').every((one) => schooling.includes(String(one)))).toBe(true)
  })
})

describe('what is shown to anybody', () => {
  it.each([
    ['A psychological counseling site with mental health forums. Users can post in mental health forums.', 'mental health forum posts'],
    ['A loan site. Users can browse loan products and apply for loans.', 'loan products'],
  ])('is so whatever it is about: %s', (words, plural) => {
    expect(siteOf(words).entities.find((one) => one.plural === plural)?.read).toBe('public')
  })
})
