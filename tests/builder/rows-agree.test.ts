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

const till =
  'A cloud-based restaurant point of sale system for managing sales, orders, inventory, and payments, with table management, integrated customer relationship management and payment integration'

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

  test('a name beside a reference to a person is that person, who is reached there', () => {
    const model = siteOf(till)
    const [orders, customers] = [tableOf(model, 'orders'), tableOf(model, 'customers')]
    const by = refersTo(orders, customers).id
    const own = orders.seeds.map(({ name, phone, [by]: at }) => ({ name, phone, of: customers.seeds[Number(at)] }))
    expect(own.map(({ name, phone }) => ({ name, phone }))).toEqual(own.map(({ of }) => ({ name: of!.name, phone: of!.phone })))
    expect(new Set(own.map(({ name }) => name)).size).toBe(orders.seeds.length)
  })

  test('a payment tells the way and the sum of its order again, and each order is paid once', () => {
    const model = siteOf(till)
    const [payments, orders] = [tableOf(model, 'payments'), tableOf(model, 'orders')]
    const by = refersTo(payments, orders).id
    const paid = payments.seeds.map((seed) => ({ seed, order: orders.seeds[Number(seed[by])]! }))
    const methodOf = ({ fields }: Entity): string => fields.find(({ label }) => label === 'Payment method')!.id
    expect(paid.map(({ seed }) => [seed[methodOf(payments)], seed.amount])).toEqual(paid.map(({ order }) => [order[methodOf(orders)], order.total]))
    expect(new Set(payments.seeds.map((seed) => seed[by])).size).toBe(payments.seeds.length)
  })

  test('what is told of an order and of one of its goods is told of goods that the order holds', () => {
    const model = siteOf(market)
    const [services, lines] = [tableOf(model, 'after-sales services'), tableOf(model, 'order lines')]
    const [orders, products] = [tableOf(model, 'orders'), tableOf(model, 'products')]
    const pairsOf = (entity: Entity): string[] => entity.seeds.map((seed) => `${seed[refersTo(entity, orders).id]} ${seed[refersTo(entity, products).id]}`)
    expect(pairsOf(lines)).toEqual(expect.arrayContaining(pairsOf(services)))
    const merchant = refersTo(orders, tableOf(model, 'merchants')).id
    const sold = lines.seeds.map((seed) => products.seeds[Number(seed[refersTo(lines, products).id])]!)
    const first = orders.seeds.map((_, at) => sold[lines.seeds.findIndex((seed) => seed[refersTo(lines, orders).id] === at)]!)
    expect(orders.seeds.map((seed) => seed[merchant])).toEqual(first.map((seed) => seed[refersTo(products, tableOf(model, 'merchants')).id]))
  })

  test('somebody knows each subject that is taught, and a row is about what its name tells', () => {
    const model = siteOf(school)
    const [courses, teachers, assignments] = [tableOf(model, 'courses'), tableOf(model, 'teachers'), tableOf(model, 'course assignments')]
    const by = refersTo(courses, teachers).id
    const given = courses.seeds.map((seed) => `${seed[courses.title]} | ${teachers.seeds[Number(seed[by])]!.subject}`)
    expect(given).toEqual(
      expect.arrayContaining(['Writing clear essays | Languages', 'Biology: the living cell | Science', 'Algebra step by step | Mathematics']),
    )
    const subjects = assignments.seeds.map((seed) => `${seed[assignments.title]} | ${seed.subject}`)
    expect(subjects).toEqual(expect.arrayContaining(['Essay: a place I know | Languages', 'Report on plant growth | Science']))
  })
})
