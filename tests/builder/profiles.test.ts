import { describe, expect, it } from 'vitest'
import { act, createWorld, nobodyOf, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const hikes = siteOf(
  'A hiking companion website with functionalities for publishing trips and member ratings. Users should be able to register, publish a trip with route and date, and write member ratings. Each user should have a profile page with past trips and average rating.',
)
const block = hikes.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'profiles')
const path = hikes.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'profiles'))?.path ?? ''
const wordsIn = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('the profiles of users', () => {
  it('are of whoever rows name, with the ratings of them', () => {
    expect(block?.kind === 'profiles' && [block.of[0], block.rated]).toEqual([
      { entity: 'trips', field: 'made_by' },
      { entity: 'member_ratings', whom: 'whom', rating: 'rating' },
    ])
  })
  it('show what somebody put up, and what ratings of them come to', () => {
    const organizer = String(hikes.entities.find(({ id }) => id === 'trips')?.seeds[0]?.made_by)
    const rate = hikes.actions.find(({ kind, entity }) => kind === 'create' && entity === 'member_ratings')
    const before = wordsIn(pageOf(createWorld(hikes), path, nobodyOf(hikes), { who: 'Mara Lind' }))
    expect(before).toContain('Not rated yet')
    const typed = { name: 'Tom', whom: 'Mara Lind', rating: '4', review: 'Knew the way.' }
    const done = act(createWorld(hikes), rate?.id ?? '', null, typed, visitorOf(hikes, 'tom', null))
    if ('refused' in done) throw new Error(done.refused)
    const after = wordsIn(pageOf(done.world, path, nobodyOf(hikes), { who: 'Mara Lind' }))
    expect(after).toContain('Average rating 4.0 out of 5, 1 rating')
    expect(after).toContain('Knew the way.')
    expect(wordsIn(pageOf(done.world, path, nobodyOf(hikes), { who: organizer }))).toMatch(/\d trips?/)
  })
  it('are where a name on a row leads', () => {
    const detail = hikes.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'trips')
    expect(pageOf(createWorld(hikes), detail?.path ?? '', nobodyOf(hikes))).toMatch(/href="[^"]*\/members\?who=/)
  })
  it('are none of parks, and none where nobody speaks of them', () => {
    const kinds = (words: string) => siteOf(words).pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'profiles'))
    expect(kinds('A park website with functionalities for park profiles and notices. Users log in and publish posts.')).toEqual([])
    expect(kinds('A hiking website. Users log in and publish trips with route and date.')).toEqual([])
  })
})
