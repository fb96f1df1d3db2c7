import type { Entity, Field, Values } from '../../model.ts'

const [score, right, result, mark] = [/^score$/i, /^right answers$/i, /^result$/i, /^pass mark$/i]
/** Of so many questions each is worth the same of a hundred. */
const each = 5
/** What is enough where no mark is kept. */
const enough = 60
/** How much there is of something, from the least on. */
const levels = ['low', 'medium', 'moderate', 'high', 'very high']
const graded = /^(?:density|crowding|crowded|congestion|occupancy|load|level|flow)$/i
const counted = /^(?:people|visitors|count|vehicles|passengers|flow|load|occupancy)$/i

const named = (fields: readonly Field[], label: RegExp, types: readonly Field['type'][]): Field | undefined =>
  fields.find((one) => types.includes(one.type) && label.test(one.label))

/** Entities whose sample rows have a score that fits the right answers and what is enough to pass, and levels in the order of what they grade. */
export function scoresInLine(entities: readonly Entity[]): readonly Entity[] {
  return entities.map((entity) => levelled(scored(entity, entities)))
}

function scored(entity: Entity, entities: readonly Entity[]): Entity {
  const sum = named(entity.fields, score, ['number', 'percent'])
  const passed = named(entity.fields, result, ['choice'])
  const answers = named(entity.fields, right, ['number'])
  const isPassed = passed?.choices?.includes('Passed') === true && passed.choices.includes('Failed') && passed.choices.length === 2
  if (!sum || (!answers && !isPassed)) return entity
  const marks = entity.fields.flatMap(({ id, type, entity: to }) => {
    const whole = type === 'reference' ? entities.find((one) => one.id === to) : undefined
    const least = whole && named(whole.fields, mark, ['percent', 'number'])
    return whole && least ? [(row: Values) => (typeof row[id] === 'number' ? whole.seeds[row[id]]?.[least.id] : undefined)] : []
  })
  const agreed = (row: Values): Values => {
    const was = row[sum.id]
    if (typeof was !== 'number' || was < 0 || was > 100) return row
    const now = answers ? Math.floor(was / each) * each : was
    const least = marks.map((of) => of(row)).find((one) => typeof one === 'number') ?? enough
    return {
      ...row,
      [sum.id]: now,
      ...(answers && (row[answers.id] ?? null) !== null && { [answers.id]: now / each }),
      ...(isPassed && (row[passed.id] ?? null) !== null && { [passed.id]: now >= Number(least) ? 'Passed' : 'Failed' }),
    }
  }
  return { ...entity, seeds: entity.seeds.map(agreed) }
}

function levelled(entity: Entity): Entity {
  const level = entity.fields.find(
    ({ type, label, choices }) => type === 'choice' && graded.test(label) && choices?.every((one) => levels.includes(one.toLowerCase())),
  )
  const number = level && named(entity.fields, counted, ['number', 'percent'])
  if (!level?.choices || !number) return entity
  const inOrder = level.choices.toSorted((one, other) => levels.indexOf(one.toLowerCase()) - levels.indexOf(other.toLowerCase()))
  const values = entity.seeds.map((row) => Number(row[number.id] ?? 0))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const levelOf = (value: number): string => inOrder[Math.min(inOrder.length - 1, Math.floor(((value - least) / Math.max(1, most - least)) * inOrder.length))]!
  return { ...entity, seeds: entity.seeds.map((row, at) => ({ ...row, [level.id]: levelOf(values[at]!) })) }
}
