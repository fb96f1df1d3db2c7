import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const linesOf = (words: string) =>
  built(words)
    .pages.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'chart' && block.shape === 'line' && block.measure !== 'count' ? [[block.heading, block.measure]] : []))

describe('figures over time', () => {
  it('are drawn of what is paid from day to day', () => {
    expect(linesOf('A finance management system. Users can record financial records, and view statistics and charts of financial records.')).toEqual([
      ['Amount of financial records over time', 'sum'],
    ])
  })
  it('are drawn of each that is measured, before how many rows there are', () => {
    const charts = built('A blood pressure diary website. Users should be able to enter systolic and diastolic values with pulse and view charts over time.')
      .pages.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'chart' && block.entity === 'blood_pressures' ? [`${block.measure} ${block.field ?? ''}`.trim()] : []))
    expect(charts).toEqual(['average upper', 'average lower', 'average pulse', 'count'])
  })
  it('are drawn once', () => {
    expect(linesOf('A sleep diary. I record bedtime, wake-up time and number of awakenings. A chart shows the average hours slept over time.')).toHaveLength(1)
  })
  it('are drawn of the values that were read, one station or two of them at a time, where a chart is wanted', () => {
    const words =
      'An air quality dashboard website for city monitoring stations with trend charts. Visitors can browse stations, filter readings by date, and compare two stations in a chart. Operators can add readings.'
    const charts = built(words)
      .pages.flatMap(({ blocks }) => blocks)
      .filter((block) => block.kind === 'chart' && block.entity === 'readings' && block.measure === 'average')
    expect(charts).toMatchObject([{ heading: 'Average value of readings over time', field: 'value', by: 'date', among: 'station' }])
  })
})
