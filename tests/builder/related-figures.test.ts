import { describe, expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf, type World, withRow } from '../../builder/accept/world.ts'
import type { AppModel, BlockOf, Values } from '../../builder/model.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const relatedOf = ({ pages }: AppModel, path: string): BlockOf<'detail'>['related'] =>
  pages.find((page) => page.path === path)!.blocks.flatMap((block) => (block.kind === 'detail' ? block.related : []))
const worldOf = (model: AppModel, rows: readonly (readonly [entity: string, id: string, values: Values])[]): World =>
  rows.reduce((so_far: World, [entity, id, values]) => withRow(so_far, entity, { id, owner: 'ana', values }), { ...createWorld(model), rows: new Map() })
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const travel =
  'A travel planning site. Users create a trip with destination, dates and budget, record expenses of a trip with category and amount, and view budget statistics.'
const races =
  'A running results site. Visitors browse races and runners with name, gender and age group, search results with race, runner and finish time, and view charts of finish times by age group. Organizers enter results.'

describe('the page of a row', () => {
  test('says what is spent on it and what is left, and by category', () => {
    const model = siteOf(travel)
    expect(flawsOf(model)).toEqual([])
    const world = worldOf(model, [
      ['trips', 't', { title: 'Lisbon', budget: 500 }],
      ['expenses', 'a', { what: 'Dinner', trip: 't', category: 'Food', amount: 60 }],
      ['expenses', 'b', { what: 'Train', trip: 't', category: 'Travel', amount: 140 }],
    ])
    const shown = textOf(pageOf(world, '/trip', visitorOf(model, 'ana', null), { row: 't' }))
    expect(shown).toContain('2 expenses Total amount of expenses $200 Budget $500 Left $300 Expenses by category')
    expect(shown).toMatch(/Travel \$140 Food \$60|Food \$60 Travel \$140/)
  })
  test('draws what is measured of it, of which there are several readings', () => {
    const model = siteOf(
      'An air quality site. Visitors browse stations with name and district. Staff record readings with station, value and date. Visitors see charts of readings.',
    )
    const [readings] = relatedOf(model, '/station').filter(({ entity }) => entity === 'readings')
    expect(readings?.draws).toEqual([{ heading: 'Value over time', by: 'date', measure: 'average', field: 'value', shape: 'line' }])
    const { seeds } = model.entities.find(({ id }) => id === 'readings')!
    expect(seeds.filter(({ station }) => station === seeds[0]!.station).length).toBeGreaterThan(3)
  })
  test('draws what the words draw, also by what the rows refer to: 3:10:00 and 3:30:00 are 3:20:00 on average', () => {
    const model = siteOf(races)
    const [results] = relatedOf(model, '/race').filter(({ entity }) => entity === 'results')
    expect(results?.draws?.[0]).toEqual({
      heading: 'Average finish time by age group',
      by: 'runner',
      through: 'age_group',
      measure: 'average',
      field: 'finish_time',
      shape: 'bars',
    })
    const world = worldOf(model, [
      ['races', 'r', { title: 'City run' }],
      ['runners', 'x', { name: 'Ana', age_group: '20–39' }],
      ['runners', 'y', { name: 'Ben', age_group: '20–39' }],
      ['runners', 'z', { name: 'Mei', age_group: '40–59' }],
      ['results', '1', { race: 'r', runner: 'x', finish_time: '3:10:00' }],
      ['results', '2', { race: 'r', runner: 'y', finish_time: '3:30:00' }],
      ['results', '3', { race: 'r', runner: 'z', finish_time: '2:58:40' }],
    ])
    const shown = textOf(pageOf(world, '/race', visitorOf(model, 'ana', 'organizer'), { row: 'r' }))
    expect(shown).toContain('20–39 3:20:00 40–59 2:58:40')
  })
})
