import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(built(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what a site keeps because of what it is', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'A precision marketing system with marketing scenarios and strategies. Users arrive at designated locations and get product recommendations.',
      { scenarios: ['Name', 'Trigger', 'Location'], strategies: ['Name', 'Scenario'], 'product recommendations': ['Recommended to', 'Strategy', 'Outcome'] },
    ],
    [
      'A client platform for florists with sales funnel management and invoices. Users can manage clients.',
      { 'sales funnels': ['What for', 'Client', 'Stage', 'Worth', 'Next step'] },
    ],
    [
      'A multi-engine artificial intelligence website. Users enter prompts and the website combines the results into one response.',
      { 'engine answers': ['Question', 'Engine', 'Prompt', 'Answer'], 'joint responses': ['Question', 'Prompt', 'Engines asked', 'Answer'] },
    ],
    [
      'A video conferencing website. Users can create meetings, invite other users and control their cameras and microphones.',
      { meetings: ['Title', 'Meeting number', 'Host'] },
    ],
    [
      'A website for work placement feedback. Students can fill out feedback forms and send thank-you letters.',
      {
        'work placements': ['Title', 'Company', 'Student', 'Supervisor'],
        'feedback forms': ['Title', 'Placement', 'Went well'],
        'thank-you letters': ['Subject', 'To', 'Placement'],
      },
    ],
    [
      'A villa rental website that takes over bookings from other platforms. Users can book rooms.',
      { villas: ['Name', 'Bedrooms', 'Pool'], rooms: ['Name', 'Villa'], 'external bookings': ['Booking number', 'Room', 'Platform'] },
    ],
    [
      'An application for special education with speech therapy and music therapy. Teachers create plans for each child.',
      { plans: ['Title', 'Child', 'Therapy', 'Goal'], children: ['Name'] },
    ],
    [
      'A city hotline where citizens report cases and follow what becomes of them. Users can submit new cases.',
      { cases: ['Title', 'Caller', 'Category', 'Department'] },
    ],
    [
      'A freelance marketplace. Clients can post projects and browse freelancers. Freelancers can apply for projects.',
      { freelancers: ['Name', 'Profession', 'Skills', 'Hourly rate'], 'project applications': ['Freelancer', 'Project', 'Price', 'Ready in', 'Message'] },
    ],
    [
      'A game account trading website. Users can manage game accounts and place orders.',
      { 'game accounts': ['Account name', 'Game', 'Server', 'Class', 'Level'] },
    ],
    [
      'A marketing page with treasure hunts and prizes. Users can take part in treasure hunts.',
      { 'treasure hunts': ['Name', 'Where', 'First clue', 'Stations'], 'treasure finds': ['Found by', 'Treasure hunt', 'Station'] },
    ],
    ['A wine cellar shop with wine storage. Customers can buy wine and have it stored.', { 'wine storage': ['Customer', 'Wine', 'Bottles', 'Cellar place'] }],
  ])('%s', (words, tables) => {
    const kept = tablesOf(words)
    for (const [plural, labels] of Object.entries(tables))
      expect([plural, kept[plural] ?? Object.keys(kept)]).toEqual([plural, expect.arrayContaining([...labels])])
  })

  it('sorts by a list of categories what is of those kinds', () => {
    const { entities } = built('An image library. Users can browse images by category and search for images. Administrators can manage image categories.')
    const [sorts, images] = ['image categories', 'images'].map((plural) => entities.find((one) => one.plural === plural)!)
    const names = sorts!.seeds.map(({ name }) => String(name))
    expect(names.toSorted()).toEqual(['Animals', 'City', 'Landscape', 'Sea', 'Sky'])
    expect(images!.seeds.find(({ title }) => title === 'Fox in the snow')).toMatchObject({ category: names.indexOf('Animals') })
  })
  it('keeps nothing of what is only held in the hand', () => {
    const plurals = Object.keys(tablesOf('A video conferencing website. Users can create meetings, control their cameras and view video streams.'))
    expect(plurals.filter((plural) => /camera|stream/.test(plural))).toEqual([])
  })
})
