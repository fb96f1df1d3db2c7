import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const told = (words: string) => {
  const { entities } = siteOf(words)
  return entities.map(({ plural, fields }) => {
    const of = fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entities.find(({ id }) => id === entity)?.plural}`))
    return `${plural}: ${of.join(', ')}`
  })
}
const steps = (words: string, plural: string) => {
  const site = siteOf(words)
  const { id, lifecycle } = site.entities.find((one) => one.plural === plural)!
  return site.actions
    .filter(({ entity, kind }) => entity === id && kind === 'transition')
    .map(({ name, transition, role }) => {
      const step = lifecycle?.transitions.find((one) => one.id === transition)
      return `${name}: ${role ?? step?.role ?? (step?.answers ? 'whoever posted it' : 'anybody')}`
    })
}

describe('what is asked for by whoever wants a home', () => {
  const let_ = 'A house rental platform. Tenants can browse apartments and rent apartments. Landlords can publish apartments and review rental applications.'

  it('is a tenancy of one, with a day to move in and no copies to lend', () => {
    expect(told(let_)).toEqual([
      'apartments: Title, Type, Rent per month, Bedrooms, Area, Place, Bathrooms, Furnished, Floor, Description, Picture',
      'rentals: Name, Home → apartments, Move in on, Months, People, Monthly income, Phone, Email, Proof of income, Note, Decided by, Decided on, Status',
    ])
  })

  it('is decided on by whoever lets it', () => {
    expect(steps(let_, 'rentals')).toEqual(['Accept: landlord', 'Reject: landlord', 'Hand over keys: landlord', 'End: landlord', 'Withdraw: anybody'])
  })

  it('is an offer where homes are bought', () => {
    expect(told('A real estate agency. Users can view houses and buy houses. Admins manage houses.')).toEqual(
      expect.arrayContaining(['orders: Name, Home → houses, Offered price, Paid from, Phone, Email, Note, Offered on, Status']),
    )
  })
})

describe('those who look at what others send in', () => {
  it.each([
    ['A job site. Job seekers can apply for jobs. Employers can post jobs and review job applications.', 'job applications', 'Approve: whoever posted it'],
    [
      'A job site. Job seekers can apply for jobs. Employers can post jobs and view applications. Administrators manage users.',
      'job applications',
      'Approve: whoever posted it',
    ],
    ['A clinic site. Patients can book appointments with doctors. Doctors can manage appointments.', 'appointments', 'Confirm: doctor'],
    ['A shop. Customers can request refunds. Merchants handle refunds. Administrators manage users.', 'refunds', 'Approve: merchant'],
  ])('decide on it: %s', (words, plural, step) => {
    expect(steps(words, plural)).toContain(step)
  })
})
