import { describe, expect, it } from 'vitest'
import { properNames } from '../../builder/compose/proper-names.ts'
import { built } from '../support/turn.ts'

const labels = (words: string, plural: string) =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)
const plurals = (words: string) => built(words).entities.map(({ plural }) => plural)

describe('what nobody sells', () => {
  it('has no price and no stock', () => {
    expect(labels('A household site for recording household items. Users add, edit and delete household items.', 'household items')).toEqual([
      'Name',
      'Category',
      'Description',
      'Picture',
    ])
  })

  it('has both where it is sold', () => {
    expect(labels('A household shop. Users buy household items.', 'household items')).toEqual([
      'Name',
      'Category',
      'Price',
      'In stock',
      'Description',
      'Picture',
    ])
  })
})

describe('the name of one firm or place', () => {
  it('is a word that only ever stands with a capital inside a sentence', () => {
    expect([...properNames('A page for Mondarin. Users visit Mondarin, read News and read news in French.')]).toEqual(['mondarin'])
  })

  it('is no list', () => {
    expect(plurals('A page to promote the activities of Mondarin. Users browse Mondarin and join activities.')).toEqual(['activities', 'sign-ups'])
  })
})

describe('the piece that one plays with', () => {
  it('is no list where it is only steered', () => {
    expect(plurals('A jumping game. Players control the character to jump and avoid obstacles.')).toEqual(['scores'])
  })

  it('is one where the words keep it', () => {
    expect(plurals('A role-playing game. Players create characters and control the character in battles.')).toContain('characters')
  })
})
