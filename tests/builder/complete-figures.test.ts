import { describe, expect, test } from 'vitest'
import { capacities } from '../../builder/complete/trade/capacity.ts'
import { compose } from '../../builder/compose/compose.ts'
import { hoursBetween } from '../../builder/hours.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'

const modelOf = (words: string): AppModel => compose(readBrief(words)).model
const charts = ({ pages }: AppModel): BlockOf<'chart'>[] => pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'chart'))

const diary =
  'Please implement a sleep diary website. Users can register, record bedtime, wake-up time, and number of awakenings for every night. The website should calculate the hours slept, show the average for the week, and draw a chart of sleep duration over time.'

describe('figures that the words ask for', () => {
  test('hours are worked out from two times whenever a row is kept', () => {
    const model = modelOf(diary)
    expect(model.actions.filter(({ entity, kind }) => entity === 'night_entries' && kind !== 'delete').map(({ effects }) => effects)).toEqual([
      [{ kind: 'hours', from: 'bedtime', to: 'wake_up_time', into: 'hours_slept' }],
      [{ kind: 'hours', from: 'bedtime', to: 'wake_up_time', into: 'hours_slept' }],
    ])
  })
  test.each([
    ['23:00', '07:00', 8],
    ['22:45', '06:15', 7.5],
    ['09:00', '17:20', 8.33],
    ['', '07:00', null],
  ])('from %s to %s it is %s hours', (from, to, hours) => {
    expect(hoursBetween(from, to)).toBe(hours)
  })
  test('are drawn over time', () => {
    expect(charts(modelOf(diary)).map(({ heading, measure, field, by }) => [heading, measure, field, by])).toContainEqual([
      'Average hours slept over time',
      'average',
      'hours_slept',
      'date',
    ])
  })
  test('are summed up in a tile', () => {
    const tiles = modelOf(diary).pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles : [])))
    expect(tiles.map(({ label }) => label)).toContain('Average hours slept')
  })
  test('are counted by a field of their thing', () => {
    const words =
      'Please implement a coast guide. Visitors can view lighthouses and filter them by region. A statistics page shows the number of lighthouses per region.'
    expect(charts(modelOf(words)).map(({ heading, by }) => [heading, by])).toContainEqual(['Lighthouses by region', 'region'])
  })
})

describe('places', () => {
  const words =
    'Please implement a tennis site. Players can register for a tournament. The organiser creates tournaments with date, venue, and maximum number of players.'
  test('nobody registers beyond the number that the words give a thing', () => {
    const create = modelOf(words).actions.find(({ entity, kind }) => entity === 'registrations' && kind === 'create')
    expect(create?.guards?.map((guard) => (guard.kind === 'capacity' ? [guard.fields, guard.most] : guard.kind))).toEqual([
      [['tournament'], { by: 'tournament', field: 'maximum_number_of_players' }],
      'unique',
    ])
  })
  test('nothing is limited where no places are told', () => {
    const create = modelOf('Please implement a club site. Members can register for a course. The trainer adds courses.').actions.find(
      ({ entity, kind }) => entity === 'registrations' && kind === 'create',
    )
    expect([capacities.name, create?.guards?.map(({ kind }) => kind)]).toEqual(['capacities', ['unique']])
  })
})

test('a page that the navigation has no room for is led to from the first page', () => {
  const words =
    'Please implement a town site with news, events, shops, jobs, photos, videos, recipes, polls, clubs, and courses. Residents post harvest reports and ideas. Visitors read news.'
  const model = modelOf(words)
  const lost = model.pages.filter(
    (page) =>
      page.role === undefined &&
      page.navigation === null &&
      !['detail', 'log_in', 'register', 'account'].includes(page.blocks[0]?.kind ?? 'detail') &&
      !model.pages.some((other) => other !== page && JSON.stringify(other.blocks).includes(`"${page.path}"`)),
  )
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('a statistical inquiry is a page of figures, and no list to be filled by hand', () => {
  const model = modelOf('A freight system. The system should have functionalities such as contract management, payment management, and statistical inquiry.')
  expect(model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'tiles'))).toBe(true)
  expect(model.entities.map(({ plural }) => plural).filter((plural) => /statistical (?:inquir|quer|data)/.test(plural))).toEqual([])
})
