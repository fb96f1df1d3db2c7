import { describe, expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { modelOf } from '../support/composed.ts'

const words =
  'Please implement a website for a nature reserve. The website should have functionalities for bird search and trail introductions. Users should be able to filter birds by season and habitat, view trail length and difficulty, and submit sightings.'

describe('what is seen of a thing that is named with it', () => {
  test('begins a list of its own after what rows are found by', () => {
    const asks = readBrief(words).clauses.flatMap((clause) => clause.asks)
    expect(asks.find(({ verb }) => verb === 'filter')?.beside.map(({ noun }) => noun)).toEqual(['season', 'habitat'])
  })
  test('belongs to that thing with all that follows it in the list', () => {
    const labels = (id: string) =>
      modelOf(words)
        .entities.find((one) => one.id === id)
        ?.fields.map(({ label }) => label)
    expect(labels('trails')?.toSorted()).toEqual(['Description', 'Difficulty', 'Duration', 'Length', 'Name', 'Picture', 'Starts at'])
    expect(labels('birds')).not.toContain('Difficulty')
    expect(labels('birds')!.join()).not.toMatch(/length/i)
  })
})
