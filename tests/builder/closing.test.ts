import { describe, expect, test } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { createWorld, nobodyOf, pageOf, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import { callsOf, whoMay } from '../../builder/api/calls.ts'
import type { AppModel, Entity } from '../../builder/model.ts'
import { closingsIn } from '../../builder/read/closing.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { attend } from '../../builder/render/account/attend.ts'
import { needsAccount } from '../../builder/render/account/who.ts'
import { sitemapOf } from '../../builder/render/sitemap.ts'
import { say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const readings = (words: string) => closingsIn(words).map(({ of, who, except, start, end }) => [words.slice(start, end), of, who, except])
const reads = ({ entities }: AppModel): Record<string, Entity['read']> => Object.fromEntries(entities.map(({ plural, read }) => [plural, read]))
const club = 'A book club site with books, reviews and meetings. Members rate books.'

describe('words that keep a site or a thing from others', () => {
  test.each([
    ['Nothing is public.', ['Nothing is public', null, 'admitted', null]],
    ['Nothing public except the contact page.', ['Nothing public except the contact page', null, 'admitted', 'contact page']],
    ['It is not open to the public.', ['It is not open to the public', null, 'admitted', null]],
    ['A wiki. Internal use only.', ['Internal use only', null, 'admitted', null]],
    ['Photos just for our family.', ['just for our family', null, 'admitted', null]],
    ['Nobody else should get in.', ['Nobody else should get in', null, 'admitted', null]],
    ['Only our lab members may see it.', ['Only our lab members may see it', null, 'admitted', null]],
    ['A members-only site.', ['A members-only', null, 'members', null]],
    ['Only registered users can view the content.', ['Only registered users can view the content', null, 'members', null]],
    ['A login is required to see anything.', ['A login is required', null, 'members', null]],
    ['Keep all data private to the user who entered it.', ['Keep all data private to the user', null, 'own', null]],
    ['Only I can see what I write.', ['Only I can see what I write', null, 'own', null]],
    ['Only logged-in users can see the team.', ['Only logged-in users can see the team', 'team', 'members', null]],
    ['Only logged-in staff may view shifts.', ['Only logged-in staff may view shifts', 'shifts', 'members', null]],
    ['Each pupil sees only their own homework and grades.', ['sees only their own homework and grades', 'homework and grades', 'own', null]],
  ] as const)('“%s”', (words, reading) => expect(readings(words)).toContainEqual(reading))

  test.each([
    'A shop where everybody can see the products.',
    'A private equity fund website that shows its team.',
    'Users can browse public and private contact lists.',
    'Users chat in private rooms and read internal news.',
  ])('“%s” closes nothing', (words) => expect(readings(words)).toEqual([]))
})

/** What a visitor reads of rows that Anna wrote. */
function seenBy(model: AppModel) {
  const world = model.entities.reduce((so_far, { id }) => withRow(so_far, id, { id: `anna-${id}`, owner: 'anna', values: {} }), createWorld(model))
  const manager = model.roles.find(({ manages }) => manages)?.id ?? null
  const visitors = {
    stranger: nobodyOf(model),
    looker: visitorOf(model, 'dora', null, 'demo'),
    member: visitorOf(model, 'bert', null),
    manager: visitorOf(model, 'mo', manager),
  }
  const annas = (entity: Entity) => rowsOf(world, entity.id).find(({ owner }) => owner === 'anna')!
  return Object.fromEntries(
    Object.entries(visitors).map(([who, visitor]) => [
      who,
      model.entities.filter((entity) => canRead(viewerOf(model, visitor), entity, annas(entity))).map(({ plural }) => plural),
    ]),
  )
}

describe('a site that is closed', () => {
  const model = siteOf('A cooking club site. Members post recipes and events, and comment on recipes. Nothing is public; only our club can see it.')

  test('asks to log in on every page, and lets in those alone whom its manager lets in', () => {
    expect(model.accounts).toMatchObject({ closed: { pages: [] }, admitted: true })
    expect(model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))).toBe(true)
    const world = createWorld(model)
    const open = model.pages.filter(({ path, role }) => role === undefined && !pageOf(world, path, nobodyOf(model)).includes('value="log_in"'))
    expect(open.map(({ path }) => path)).toEqual([model.accounts!.register])
    expect(sitemapOf(model, 'https://club.example').match(/<loc>/g)).toBeNull()
  })

  test('has rows for members and managers alone, by the calls as well; who only looks around finds samples', () => {
    const all = model.entities.filter(({ read }) => read === 'public').map(({ plural }) => plural)
    expect(seenBy(model)).toEqual({ stranger: [], looker: [], member: all, manager: model.entities.map(({ plural }) => plural) })
    expect(all.length).toBeGreaterThan(1)
    expect(ownershipFaults(model)).toEqual([])
    expect(model.actions.filter(({ id }) => !needsAccount(model, nobodyOf(model), id))).toEqual([])
    const list = callsOf(model).find(({ kind, entity }) => kind === 'list' && entity.read === 'public')!
    expect(whoMay(model, list)).toBe('Whoever has an account.')
  })

  test('keeps a registered account waiting', () => {
    const typed = { do: 'register', name: 'Zoe', email: 'zoe@example.org', password: 'long enough' }
    const done = attend(model, { typed, visitor: nobodyOf(model), roles: [], kept: [], matches: false, newId: () => 'zoe', newCode: () => '', now: 1 })
    const account = { id: 'zoe', kind: 'own', role: null, status: 'waiting', created_at: 1, name: 'Zoe', email: 'zoe@example.org', values: {} }
    expect(done).toEqual({ kind: 'done', to: `${model.accounts!.log_in}?done=_waiting`, keep: { account, password: 'long enough' } })
  })

  test('closes what a message adds too, and shows the page that stays for everybody', () => {
    const after = say('Nothing should be public except the books page', siteOf(club)).outcome.model!
    const more = say('Add a list of keys with number and holder', after).outcome.model!
    expect(seenBy(more).stranger).toEqual(['books'])
    expect(say('make everything public again', more).outcome.model!.accounts).not.toHaveProperty('closed')
  })
})

test('“only members may see the meetings” keeps meetings for those who have an account, and brings accounts', () => {
  const { outcome } = say('Only members may see the meetings', siteOf(club))
  expect(outcome.changes).toEqual(['Only those who have an account now see meetings.'])
  expect(outcome.model!.entities.map(({ plural, members }) => [plural, members ?? false])).toEqual([
    ['books', false],
    ['reviews', false],
    ['meetings', true],
  ])
  expect(seenBy(outcome.model!).stranger).toEqual(['books', 'reviews'])
})

describe('what is personal', () => {
  test('documents that people hand in are theirs, where only their own records are to be seen', () => {
    const words = 'A clinic portal. Patients upload x-rays and documents and see only their own records; dentists see all patients.'
    expect(reads(siteOf(words))).toMatchObject({ 'x-rays': 'own', documents: 'own' })
  })

  test('documents among what clients see as their own are not for others', () => {
    const words = 'A law firm site. Clients see their own cases, documents and messages. Lawyers manage cases.'
    expect(reads(siteOf(words))).toMatchObject({ documents: 'own', messages: 'own' })
  })

  test('a thing of money or health that a message brings is its maker’s', () => {
    const after = say('add invoices with an amount and a due date', siteOf(club)).outcome.model!
    const more = say('add a list of blood pressure readings with a date and a value', after).outcome.model!
    expect(reads(more)).toEqual({ books: 'public', reviews: 'public', meetings: 'public', invoices: 'own', 'blood pressure readings': 'own' })
  })
})
