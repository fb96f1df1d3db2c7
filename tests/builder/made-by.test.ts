import { describe, expect, it } from 'vitest'
import { act, createWorld, nobodyOf, pageOf, rowsOf, visitorOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const hikes = siteOf(
  'A hiking companion website. It should have functionalities for publishing trips and joining trips. Users should be able to log in, publish a trip with route and date, and apply to join. Organizers can accept or reject applications.',
)
const repairs = siteOf(
  'An appliance repair website. Customers should be able to log in and submit a repair request with appliance type and preferred date. Technicians can view assigned jobs. Dispatchers assign technicians.',
)
const goods = siteOf(
  'A second-hand baby goods marketplace. Users should be able to log in, search items, post items with category and price, and chat with the other party. Administrators can remove items.',
)
const labelOf = ({ entities }: AppModel, entity: string, id: string) => entities.find((one) => one.id === entity)?.fields.find((one) => one.id === id)?.label
const listsOf = ({ pages }: AppModel, entity: string) =>
  pages.flatMap(({ role, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.entity === entity ? [[role ?? '', block.scope, block.fields[0]] as const] : [])),
  )

describe('what people put up for others', () => {
  it('says who did, in its list and first on its own page', () => {
    expect(labelOf(hikes, 'trips', 'made_by')).toBe('Organizer')
    expect(listsOf(hikes, 'trips').map(([, , first]) => first)).toEqual(['made_by', 'made_by'])
    const detail = hikes.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'detail' && block.entity === 'trips')
    expect(detail?.kind === 'detail' && detail.fields[0]).toBe('made_by')
  })
  it('bears the name of whoever adds it, without a question for it', () => {
    const create = hikes.actions.find(({ kind, entity }) => kind === 'create' && entity === 'trips')
    expect(create?.fields).not.toContain('made_by')
    const mara = { ...visitorOf(hikes, 'mara', null), name: 'Mara Lind' }
    const values = { title: 'Ridge walk', route: 'North ridge', date: '2027-05-01', difficulty: 'Easy', maximum_participant: '8' }
    const done = act(createWorld(hikes), create?.id ?? '', null, values, mara)
    const made = 'refused' in done ? done.refused : rowsOf(done.world, 'trips').find(({ owner }) => owner === 'mara')?.values.made_by
    expect(made).toBe('Mara Lind')
  })
  it('has sample rows of accounts that there are', () => {
    const names = hikes.accounts?.samples.map(({ name }) => name)
    const made = hikes.entities.find(({ id }) => id === 'trips')?.seeds.map(({ made_by }) => made_by) ?? []
    expect(made.length).toBeGreaterThan(3)
    expect(made.filter((name) => !names?.includes(String(name)))).toEqual([])
  })
  it('is sold by a seller, whom one can write to', () => {
    const items = goods.entities.find(({ fields }) => fields.some(({ id }) => id === 'made_by'))
    expect(labelOf(goods, items?.id ?? '', 'made_by')).toBe('Seller')
    const page = goods.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === items?.id)
    expect(pageOf(createWorld(goods), page?.path ?? '', nobodyOf(goods))).toContain('Write to the seller')
  })
  it('names the guide or host whose it is, where they are many, and no artist who alone has a site', () => {
    const tours = siteOf(
      'A website for guided hikes. Travelers should be able to log in and register for tours. Guides can publish tours with price and departure date.',
    )
    expect(labelOf(tours, 'tours', 'made_by')).toBe('Guide')
    const works = siteOf(
      'A portfolio website for a ceramic artist. Visitors can log in and comment on works. The artist can add works with technique and year.',
    )
    expect(labelOf(works, 'works', 'made_by')).toBeUndefined()
  })
  it('names nobody where nobody is asked to log in', () => {
    const open = siteOf('A website for hikes. Users can publish hikes with route and date. Users can view hikes.')
    expect(open.entities.flatMap(({ fields }) => fields.filter(({ id }) => id === 'made_by'))).toEqual([])
  })
})

describe('what somebody asks for', () => {
  it('stands under their name before those who deal with it, and not in their own list', () => {
    expect(listsOf(repairs, 'repair_requests').map(([role, scope, first]) => [role !== '', scope, first === 'reported_by'])).toEqual([
      [false, 'mine', false],
      [true, 'all', true],
      [true, 'all', true],
    ])
  })
  it('bears the name of its role where it has none for whoever asks', () => {
    const studio = siteOf(
      'A pottery studio. Customers should be able to log in and submit a commission request with size and budget. The owner can accept or decline commission requests.',
    )
    const asked = studio.entities.find(({ id }) => id === 'commission_requests')
    expect(asked?.fields.find(({ id }) => id === 'made_by')?.label).toBe('Customer')
    expect(
      listsOf(studio, 'commission_requests')
        .filter(([role]) => role !== '')
        .map(([, , first]) => first),
    ).toEqual(['made_by'])
  })
})

it('pictures say who put them up where a team manages them too', () => {
  const site = siteOf('A photo management website. Users can register and log in, upload images, browse images and manage comments.')
  const photos = site.entities.find(({ plural }) => plural === 'photos')!
  expect(photos.fields.map(({ label }) => label)).toEqual(['Title', 'Album', 'Taken on', 'Picture', 'Description', 'Shared by'])
  const names = new Set(site.accounts?.samples.map(({ name }) => name))
  expect(photos.seeds.map(({ made_by }) => names.has(String(made_by)))).toEqual(photos.seeds.map(() => true))
})
