import { describe, expect, test } from 'vitest'
import { kitField } from '../../builder/compose/field.ts'
import { singular } from '../../builder/lexicon/inflect.ts'
import { links, wholes } from '../../builder/lexicon/links.ts'
import { modelOf } from '../support/composed.ts'

const targets = (words: string, noun: string) =>
  modelOf(words)
    .entities.find((one) => one.singular === noun)
    ?.fields.flatMap(({ entity }) => entity ?? [])

describe('links', () => {
  test('each line names nouns in the singular and what rows of them refer to', () => {
    for (const { nouns, fields } of [...links, ...wholes]) {
      for (const noun of nouns) expect(singular(noun.replace('=', '')), noun).toBe(noun.replace('=', ''))
      const parts = fields.split(';').map(kitField)
      expect(
        parts.some(({ refers }) => refers !== null),
        fields,
      ).toBe(true)
      expect(new Set(parts.map(({ field }) => field.id)).size, fields).toBe(parts.length)
    }
  })
  test('rows refer to what they are of, where the site keeps both', () => {
    expect(targets('A property site. Managers can manage houses, owners, meter readings and bills.', 'meter reading')).toContain('houses')
    expect(targets('A property site. Managers can manage owners and meter readings.', 'meter reading')).not.toContain('houses')
  })
  test('nothing refers back to what refers to it', () => {
    for (const words of [
      'A property site. Managers can manage houses, owners, meter readings and bills.',
      'A school site. Staff can manage students, classes, homework and scores.',
    ]) {
      const { entities } = modelOf(words)
      for (const one of entities)
        for (const { entity } of one.fields) {
          const other = entities.find(({ id }) => id === entity)
          if (other && other !== one)
            expect(
              other.fields.map((field) => field.entity),
              `${one.plural}, ${other.plural}`,
            ).not.toContain(one.id)
        }
    }
  })
  test('a list shows two of the things that a row is of, and then what it is itself', () => {
    const words = 'A property company website. Managers can manage houses, owners, charging standards, meter readings and bills.'
    const { pages, entities } = modelOf(words)
    const bills = entities.find(({ id }) => id === 'bills')
    const isLink = (id: string) => bills?.fields.some((field) => field.id === id && field.type === 'reference')
    expect(bills?.fields.filter(({ id }) => isLink(id)).length).toBeGreaterThan(2)
    const list = pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === 'bills')
    expect(list?.kind === 'list' && list.fields.map((id) => isLink(id))).toEqual([true, true, false, false, false, false, false])
  })
})
