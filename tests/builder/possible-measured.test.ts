import { expect, it } from 'vitest'
import { act, createWorld } from '../../builder/accept/world.ts'
import { built, createOf, me } from '../support/acting.ts'

const health = built(
  'A pandemic information website. Users can log in, view the pandemic situation, perform personal health status check-ins and view check-in records.',
)

it('a body is neither colder nor hotter than a body can be, and the samples are those of the well', () => {
  const checks = health.entities.find(({ singular }) => singular === 'check-in')!
  const temperature = checks.fields.find(({ label }) => label === 'Temperature')!
  expect([temperature.min, temperature.max, checks.seeds.slice(0, 3).map((seed) => seed[temperature.id])]).toEqual([30, 45, [36.5, 36.8, 36.2]])
  const said = (typed: string): unknown => {
    const create = createOf(health, checks.id)
    const others = Object.fromEntries(create.fields.map((id) => [id, checks.fields.find((field) => field.id === id)?.choices?.[0] ?? '']))
    return act(createWorld(health), create.id, null, { ...others, name: 'Ana', [temperature.id]: typed }, me)
  }
  expect(said('80')).toEqual({ refused: 'Enter the temperature of at most 45 °C.' })
  expect(said('')).toEqual({ refused: 'Enter the temperature.' })
  expect(said('3')).toEqual({ refused: 'Enter the temperature of at least 30 °C.' })
})

it('a share of what there is ends at all of it, and an age at that of the oldest', () => {
  const model = built('A weather station site. Users can view weather forecasts with temperature and humidity, and register pets with name and age.')
  const limits = (label: string) => model.entities.flatMap(({ fields }) => fields.flatMap((field) => (field.label === label ? [[field.min, field.max]] : [])))
  expect([limits('Humidity')[0], limits('Age')[0]]).toEqual([
    [0, 100],
    [0, 130],
  ])
})
