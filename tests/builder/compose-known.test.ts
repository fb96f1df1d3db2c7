import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'

const modelOf = (words: string) => compose(readBrief(words)).model
const entityOf = (words: string, plural: string) => modelOf(words).entities.find((entity) => entity.plural === plural)
/** What the fields of an entity refer to, by their labels. */
const referred = (words: string, plural: string): string[] =>
  (entityOf(words, plural)?.fields ?? []).flatMap(({ label, entity }) => (entity ? [`${label} > ${entity}`] : []))

describe('what the subject itself names', () => {
  test.each([
    ['countries i visited and want to visit', 'countries'],
    ['debt list between friends', 'debts'],
    ['list of books i lent to friends', 'books'],
    ['aquarium water tests log', 'aquarium water tests'],
    ['complaints box for employees', 'complaints'],
    ['a toy swap for parents', 'toys'],
    ['school lunch ordering for parents', 'lunches'],
    ['apartment cleaning schedule', 'apartment cleanings'],
  ])('is kept: %s', (words, plural) => {
    expect(modelOf(words).entities.map((entity) => entity.plural)).toContain(plural)
  })
})

describe('those whom a site has as its people', () => {
  test.each([
    ['complaints box for employees, HR can reply', 'Employee, HR'],
    ['trail reports from hikers with difficulty and photos', 'Hiker, Manager'],
    ['A shop for soap. People filter soaps. I, the maker, add soaps.', 'User, Maker, Manager'],
    ['I organise parties. Parents send a booking. I confirm it.', 'Parent, Owner'],
    ['A bakery sells bread. Customers order bread.', 'Customer, Manager'],
    ['Employees submit expenses. Managers approve expenses. Everyone sees expenses.', 'Employee, Manager'],
    ['A ward. Nurses write notes. The head of nursing reads notes.', 'Nurse, Head of nursing'],
    ['A depot. Security guards log visitors. Crew members load vans.', 'Security guard, Crew member, Manager'],
  ])('are named in %j', (words, roles) => {
    expect(
      modelOf(words)
        .roles.map(({ name }) => name)
        .join(', '),
    ).toEqual(roles)
  })
})

describe('what a thing goes through', () => {
  test.each([
    [
      'A clinic. Receptionists manage appointments (pending, confirmed, completed, cancelled).',
      'appointments',
      'Pending > Confirm > Confirmed | Confirmed > Complete > Completed | Pending, Confirmed > Cancel > Cancelled',
    ],
    [
      'A job board. Seekers follow the status of each application (submitted, interview, rejected, hired).',
      'applications',
      'Submitted > Move to interview > Interview | Submitted, Interview > Reject > Rejected | Interview > Move to hired > Hired',
    ],
  ])('is what brackets list in %j', (words, plural, steps) => {
    const { transitions = [] } = entityOf(words, plural)?.lifecycle ?? {}
    expect(transitions.map(({ name, from, to }) => `${from.join(', ')} > ${name} > ${to}`).join(' | ')).toEqual(steps)
  })
})

describe('what a thing refers to', () => {
  test.each([
    [
      'A haulier. Dispatchers create trips with origin, cargo weight, driver and vehicle. Drivers see trips. Managers maintain vehicles.',
      'trips',
      ['Driver > drivers', 'Vehicle > vehicles'],
    ],
    [
      'A vet practice. Pet owners register pets and book appointments choosing a veterinarian and a date. Veterinarians see appointments.',
      'appointments',
      ['Veterinarian > veterinarians', 'Pet > pets'],
    ],
    ['A school. Administrators manage students. Students see grades. Teachers take attendance.', 'attendance records', ['Student > students']],
    ['A letting site. Landlords list properties. Tenants sign leases with start date and deposit.', 'leases', ['Property > properties']],
    ['A hospital store. Pharmacists add medicines with batch number and quantity. Nurses request medicines.', 'medicine requests', ['Medicine > medicines']],
    ['A consultancy. Employees log hours by project. Managers add projects.', 'hours', ['Project > projects']],
    ['A library. Librarians add books, issue books and record fines.', 'loans', ['Book > books']],
  ])('is told by %j', (words, plural, references) => {
    expect(referred(words, plural)).toEqual(references)
  })
})

describe('what is too general to be kept by itself', () => {
  test.each([
    ['A volunteer site. Coordinators post opportunities with title, location and date.', 'opportunities', 'Title, Location, Date'],
    ['A farm site. Farm owners register fields with area and soil type.', 'fields', 'Name, Area, Soil type'],
    ['A league. Organizers create teams with name, coach and colour.', 'teams', 'Name, Coach, Colour'],
  ])('is kept where the words note things of it: %s', (words, plural, first) => {
    expect(
      (entityOf(words, plural)?.fields ?? [])
        .slice(0, 3)
        .map(({ label }) => label)
        .join(', '),
    ).toEqual(first)
  })
})

describe('what is no thing of its own', () => {
  test.each([
    ['A cinema. Visitors see films, buy tickets and get a booking number. Soft mint behind everything.', 'films, orders, tickets'],
    ['A roofer. Clients ask for a quote. Estimators answer with an amount.', 'quotes'],
    ['A choir. Visitors see concerts and donate money with name and email.', 'concerts, donations'],
    ['A canteen. Parents order lunches from the menu. Staff publish the menu.', 'lunches, orders'],
    ['A library with librarians and members. Librarians add books. Members search the catalogue.', 'books'],
  ])('is not kept: %s', (words, plurals) => {
    expect(
      modelOf(words)
        .entities.map(({ plural }) => plural)
        .filter((plural) => !/^(?:cart items|order lines)$/.test(plural))
        .toSorted()
        .join(', '),
    ).toEqual(plurals)
  })
})
