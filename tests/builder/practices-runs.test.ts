import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const keptBy = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const actsOn = (words: string, entity: string) =>
  siteOf(words)
    .entities.find(({ id }) => id === entity)
    ?.lifecycle?.transitions.map(({ name, from, to }) => `${name}: ${from.join(', ')} > ${to}`)

describe('scripts that run in several processes', () => {
  const words =
    'A website for managing and executing script tasks with multi-process functionality. It should support interrupted and resumed runs and scheduled progress reporting. Users should be able to create and manage script tasks, and perform interrupt and resume operations on tasks.'

  test('keep runs, processes, the points they go on from and reports of their progress', () => {
    expect(keptBy(words)).toEqual(['script tasks', 'script runs', 'process records', 'checkpoints', 'progress reports'])
  })

  test('are executed, interrupted and resumed', () => {
    expect(actsOn(words, 'script_tasks')).toEqual([
      'Execute: Ready, Finished, Failed > Running',
      'Interrupt: Running > Interrupted',
      'Resume: Interrupted > Running',
      'Finish: Running > Finished',
      'Mark as failed: Running > Failed',
    ])
  })
})

test('a cache keeps entries, which expire, in groups', () => {
  const words = 'A cache management website. Users should be able to browse cache data, add new cache data, delete cache data and update cache data.'
  expect(keptBy(words)).toEqual(['cache entries', 'cache groups'])
  expect(actsOn(words, 'cache_entries')).toEqual(['Mark as expired: Valid > Expired', 'Renew: Expired > Valid'])
})

test('what a game reports is kept: who logged in where, and what happened', () => {
  const words =
    'A game API interface website for game data interaction. Users can log in through the game client, retrieve server lists and upload character information. The website connects with third-party data analysis platforms for statistics.'
  expect(keptBy(words)).toEqual(['games', 'servers', 'characters', 'login records', 'analytics events', 'third-party data analysis platforms'])
})
