import { expect, it } from 'vitest'
import { rowsSorted } from '../support/choices.ts'
import { siteOf } from '../support/visitor-words.ts'

it('a sample row has nothing yet of what a later step fills in', () => {
  const site = siteOf('A school website. Teachers publish homework tasks and score submissions. Students submit homework submissions.')
  const handedIn = site.entities.find(({ fields }) => fields.some(({ label }) => label === 'Score') && fields.some(({ label }) => label === 'Answer'))!
  const { field, initial } = handedIn.lifecycle!
  const fresh = handedIn.seeds.filter((row) => row[field] === initial)
  expect(fresh.length).toBeGreaterThan(0)
  expect(fresh.map(({ score }) => score)).toEqual(fresh.map(() => null))
  expect(handedIn.seeds.filter((row) => row[field] !== initial).every(({ score }) => typeof score === 'number')).toEqual(true)
})

const rowsIn = (words: string, plural: string) => {
  const site = siteOf(words)
  return rowsSorted(site, site.entities.find((entity) => entity.plural === plural)!)
}

it('what is offered stands under the category that it belongs to', () => {
  const services = rowsIn('A dental clinic. Visitors browse services.', 'services')
  expect(Object.fromEntries(services.map(({ name, category }) => [name, category]))).toMatchObject({
    'Blood test': 'General practice',
    Physiotherapy: 'Rehabilitation',
    Vaccination: 'Prevention',
  })
})

it('a measure has its own unit, a file its own kind, and a song lasts minutes', () => {
  const units = rowsIn('A health diary. Users can record blood pressure and view health data.', 'health data')
  expect(units.find(({ measure }) => measure === 'Resting pulse')).toMatchObject({ value: 62, unit: 'bpm' })
  const files = rowsIn('A file site. Users can upload files and browse files.', 'files')
  expect(Object.fromEntries(files.map(({ name, type }) => [name, type]))).toMatchObject({ 'team-photo.jpg': 'Image', 'launch-teaser.mp4': 'Video' })
  expect(rowsIn('A music site. Users can play songs.', 'songs').every(({ minutes }) => Number(minutes) < 8)).toEqual(true)
})

it('a school teaches what it is a school of', () => {
  const lessons = rowsIn('A surf school with lessons and a blog.', 'lessons')
  expect(lessons.map(({ title }) => title)).toContain('What to bring on the first day')
  expect(lessons).toHaveLength(6)
})

it('a tournament is no lesson of the field that it is held in', () => {
  const rows = rowsIn('A site for my tennis club: members book courts and sign up for the summer tournament.', 'summer tournaments')
  expect(rows.map(({ title }) => String(title)).sort()).toEqual(['Club championship', 'Junior open', 'Newcomers’ cup', 'Night of the finals', 'Spring cup'])
})

it.each([
  [
    'A beekeeping club site. Members record hive inspections and honey harvests.',
    { 'hive inspections': 'Hive i', 'honey harvests': 'Chestnut, Heather, Linden, Spring blossom, Wildflower' },
  ],
  ['A bike repair workshop. Customers drop off bikes.', { bikes: 'Ana’s city bike, Children’s bike, red, Family cargo bike' }],
  ['A credit website that displays credit scores. Users can browse credit scores.', { 'credit scores': 'Ana Silva, Ben Carter, Jonas Berg' }],
  ['A rental property manager. Landlords manage properties and leases.', { leases: 'Lease,' }],
  ['A museum website. Visitors browse exhibitions and guided tours.', { exhibitions: 'A Century on Paper, Faces of the City', tours: 'Behind the scenes' }],
  ['A non-profit site. Visitors browse social engagements.', { 'social engagements': 'Charity run, Clothing drive' }],
  ['A machine shop. Users can buy spare parts.', { 'spare parts': 'Air filter' }],
])('rows are of what their noun says: %s', (words, wanted) => {
  const { entities } = siteOf(words)
  const starts = Object.fromEntries(
    Object.entries(wanted).map(([plural, start]) => {
      const entity = entities.find((one) => one.plural === plural)
      const titles = (entity?.seeds ?? []).map((row) => String(row[entity!.title])).toSorted()
      return [plural, titles.join(', ').slice(0, start.length)]
    }),
  )
  expect(starts).toEqual(wanted)
})

it.each([
  ['A camera company. Users can browse photography and courses, and watch online courses.', 'Photography for beginners'],
  ['A company that trains its staff. Employees can browse training courses and take part in courses of the human resources department.', 'First aid'],
  ['A programming school. Users can browse courses on Java programming and software development.', 'Java programming for beginners'],
  ['A university. Students can browse courses.', 'Statistics from scratch'],
])('courses are called by what is taught: %s', (words, title) => {
  const courses = siteOf(words).entities.find(({ plural }) => plural.endsWith('courses'))
  expect(courses?.seeds.map((row) => row[courses.title])).toContain(title)
})
