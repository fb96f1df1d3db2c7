import { describe, expect, test } from 'vitest'
import type { AppModel, Entity, Field } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const tableOf = (model: AppModel, plural: string): Entity => model.entities.find((entity) => entity.plural === plural)!
const refersTo = (entity: Entity, to: Entity): Field => entity.fields.find((field) => field.entity === to.id)!
/** The references of a table to one that is also reached through another: what each row says, and what it is led to. */
function bothWays(model: AppModel, [own, by, to]: readonly [string, string, string]): { readonly said: unknown[]; readonly led: unknown[] } {
  const [rows, between, end] = [tableOf(model, own), tableOf(model, by), tableOf(model, to)]
  const [near, direct, far] = [refersTo(rows, between), refersTo(rows, end), refersTo(between, end)]
  return {
    said: rows.seeds.map((seed) => seed[direct.id]),
    led: rows.seeds.map((seed) => between.seeds[Number(seed[near.id])]![far.id]),
  }
}

const market =
  'A multi-merchant e-commerce website for selling various products: browsing products, placing orders, payment, after-sales service, logistics management and commission distribution. Merchants manage their own products.'
const school = 'An online education platform with courses and their teachers, assignments of a course, and grades of the students by course and teacher.'

describe('rows that refer to two things', () => {
  test('what a row refers to is where all else of it leads as well', () => {
    const model = siteOf(market)
    for (const three of [
      ['payments', 'orders', 'merchants'],
      ['after-sales services', 'orders', 'merchants'],
      ['commissions', 'orders', 'merchants'],
    ] as const) {
      const { said, led } = bothWays(model, three)
      expect(said).toEqual(led)
      expect(new Set(said).size).toBeGreaterThan(1)
    }
  })

  test('a row is of what its words fit, and of what that is of', () => {
    const model = siteOf(school)
    const [courses, assignments] = [tableOf(model, 'courses'), tableOf(model, 'course assignments')]
    const course = refersTo(assignments, courses).id
    const told = assignments.seeds.map((seed) => `${seed[assignments.title]} | ${courses.seeds[Number(seed[course])]![courses.title]}`)
    expect(told).toEqual(expect.arrayContaining(['Essay: a place I know | Writing clear essays', 'Report on plant growth | Biology: the living cell']))
    const { said, led } = bothWays(model, ['grades', 'course assignments', 'courses'])
    expect(said).toEqual(led)
  })
})
