import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** What the rows of each table refer to. */
const references = (words: string): Record<string, string[]> =>
  Object.fromEntries(
    siteOf(words).entities.map(({ plural, fields }) => [plural, fields.flatMap(({ type, entity }) => (type === 'reference' ? [entity!] : []))]),
  )

describe('rows that a site keeps of something are of what it keeps', () => {
  it('those of a kindergarten of its children and groups', () => {
    const words =
      'Please implement a kindergarten website. Staff can record children, absences, allergies, pick-up people and vaccinations. Staff can write daily reports. Parents can view announcements of their group. Staff can manage groups.'
    expect(references(words)).toEqual({
      children: ['groups'],
      absences: ['children'],
      allergies: ['children'],
      'pick-up people': ['children'],
      vaccinations: ['children'],
      'daily reports': ['children'],
      announcements: ['groups'],
      groups: [],
    })
  })
  it('those of a chat of its channels and messages', () => {
    const words =
      'Please implement a chat app. Members can create channels, send messages, start polls in a channel and upload files. Moderators can review flags.'
    expect(references(words)).toMatchObject({ polls: ['channels'], files: ['messages'], flags: ['messages'] })
  })
  it('instalments and guarantees of the loan that is asked for', () => {
    const words =
      'Please implement a lending platform. Borrowers can submit loan requests. Lenders can view installments and guarantees. Officers can record collection calls.'
    expect(references(words)).toEqual({
      'loan requests': [],
      installments: ['loan_requests'],
      guarantees: ['loan_requests'],
      'collection calls': ['loan_requests'],
    })
  })
  it('those of a brewery of its recipes, batches and tanks', () => {
    const words =
      'Please implement a microbrewery website. Brewers can manage recipes, batches, fermentation logs and measurements. Brewers can manage tanks and ingredients.'
    expect(references(words)).toMatchObject({ batches: ['ingredients', 'recipes'], 'fermentation logs': ['tanks'], measurements: ['batches', 'ingredients'] })
  })
  it('those of a lawyer of the cases, which are of the clients', () => {
    const words =
      'Please implement a court case tracker. Lawyers can manage cases, clients, hearings, deadlines, documents and expenses. Lawyers can record billable hours and issue invoices.'
    expect(references(words)).toMatchObject({
      cases: ['clients', 'lawyers'],
      hearings: ['cases', 'lawyers'],
      deadlines: ['cases'],
      documents: ['cases', 'clients'],
      expenses: ['cases'],
    })
  })
  it('those of a sailing club of its boats and berths', () => {
    const words =
      'Please implement a sailing club website. Members can manage boats, berths, crew, regattas, entries and logbook entries. Staff can manage fees and licenses.'
    expect(references(words)).toEqual({
      boats: ['berths'],
      berths: [],
      crews: ['boats'],
      regattas: [],
      'logbook entries': ['boats'],
      fees: ['boats'],
      licenses: ['boats'],
    })
  })
  it('those of a beekeeper of the hives rather than of the apiary', () => {
    const words = 'Please implement a bee club app. Beekeepers can manage apiaries, hives, inspections, harvests, feedings, losses and treatments.'
    expect(references(words)).toMatchObject({
      hives: ['apiaries'],
      inspections: ['hives'],
      harvests: ['hives'],
      feedings: ['hives'],
      losses: ['hives'],
    })
  })
  it('those of an event agency of the event', () => {
    const words =
      'Please implement an event agency website. Planners can manage events, budgets, checklists, guests, contracts, dishes and deliveries. Clients can approve designs.'
    expect(references(words)).toMatchObject({
      budgets: ['events'],
      checklists: ['events'],
      guests: ['events'],
      contracts: ['events'],
      dishes: ['events'],
      deliveries: ['events'],
    })
  })
  it('those of a breeder of the dogs and litters', () => {
    const words =
      'Please implement an animal breeding site. Breeders can manage dogs, litters, matings, health checks, certificates and inquiries. Buyers can apply for puppies.'
    expect(references(words)).toMatchObject({
      dogs: ['litters'],
      matings: ['dogs'],
      'health checks': ['dogs'],
      certificates: ['dogs'],
      inquiries: ['puppies'],
      puppies: ['litters'],
    })
  })
  it('those of a game wiki of the games and characters', () => {
    const words =
      'Please implement a game wiki. Editors can manage games, characters, levels, bosses, items, builds and guides. Users can post comments and corrections.'
    expect(references(words)).toMatchObject({
      characters: ['games'],
      levels: ['games'],
      bosses: ['levels'],
      items: ['characters'],
      builds: ['characters'],
      guides: ['characters'],
    })
  })
  it('those of a kennel of the dogs that board there', () => {
    const words =
      'Please implement a boarding kennel website. Owners can register dogs, book kennels, upload vaccination cards. Staff can record feedings, walks, behavior notes and bills.'
    expect(references(words)).toEqual({
      dogs: ['kennels'],
      kennels: [],
      bookings: ['kennels', 'dogs'],
      'vaccination cards': ['dogs'],
      feedings: ['dogs'],
      walks: ['dogs'],
      'behavior notes': ['dogs'],
      bills: ['dogs'],
    })
  })
  it('those of a radio of its shows and episodes', () => {
    const words =
      'Please implement a radio station website. Hosts can manage shows, broadcasts, episodes, interviews, jingles and dedications. Listeners can send greetings.'
    expect(references(words)).toEqual({
      shows: [],
      broadcasts: ['shows', 'broadcast_categories'],
      episodes: ['shows'],
      interviews: ['episodes'],
      jingles: ['shows'],
      'dedication records': ['shows'],
      greetings: ['shows'],
      'broadcast categories': [],
    })
  })
  it('those of a children camp of its cabins and campers', () => {
    const words =
      'Please implement a kids camp site. Leaders can manage camps, cabins, campers, activities, emergency contacts and allergies. Parents can write letters.'
    expect(references(words)).toEqual({
      camps: [],
      cabins: ['camps'],
      campers: ['cabins'],
      activities: ['camps'],
      'emergency contacts': ['campers'],
      allergies: ['campers'],
      letters: ['campers'],
    })
  })
  it('those of a choir of its songs and rehearsals', () => {
    const words =
      'Please implement a choir website. Singers can view concerts, rehearsals, songs, recordings and absences. The conductor can manage voices and arrangements.'
    expect(references(words)).toMatchObject({
      songs: ['concerts'],
      recordings: ['songs', 'recording_categories'],
      absences: ['rehearsals'],
      'arrangement records': ['songs'],
    })
  })
})

describe('what rows are of already', () => {
  it('is told by any thing that they refer to, and not twice', () => {
    const words = 'A music school website. Members can book lessons with teachers. Staff can manage courses and instruments.'
    expect(references(words).bookings).toEqual(['lessons'])
  })
  it('is the thing whose name they bear, before others that are likelier', () => {
    const words = 'A travel diary website. Members can manage trips, events and trip documents. Members can manage persons.'
    expect(references(words)['trip documents']).toEqual(['trips'])
  })
  it('is nothing where the site keeps nothing that they could be of', () => {
    const words = 'A makeup website. Staff can manage certificates and brochures.'
    expect(references(words)).toEqual({ certificates: [], brochures: [] })
  })
})
