import type { Entity, Field, Values } from '../../model.ts'

const words = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const countOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : /^an?$/.test(word) ? 1 : words.includes(word) ? words.indexOf(word) : 10 * (tens.indexOf(word) + 2)
const number = `\\d+|an?|half an|${[...words.slice(1), ...tens].join('|')}`
const toldIn = (text: string, noun: RegExp): number | undefined => {
  const rank = noun.test('level') ? /\blevel (\d+)\b/i.exec(text)?.[1] : undefined
  if (rank !== undefined) return Number(rank)
  for (const [, count = '', of = ''] of text.toLowerCase().matchAll(counted)) if (noun.test(of)) return count === 'half an' ? 0.5 : countOf(count)
  return undefined
}
const counted = new RegExp(
  `(?<![\\w.,])(${number})[ -](hour|minute|lesson|evening|date|session|class|meeting|day|night|week|month|year|question|page|seater|seat|stop|player|out of a hundred)s?\\b`,
  'g',
)

/** What a column of numbers counts, by its label or unit: the nouns by which a name tells of it, and how many of the column's each is. */
interface Counted {
  readonly label: RegExp
  readonly unit?: RegExp
  readonly told: readonly (readonly [RegExp, number])[]
  /** What is told of it in the description as well as in the name, where the noun of the rows is one of these. */
  readonly described?: RegExp
}
const spans = /^(?:minutes|duration|length|time)$/i
const columns: readonly Counted[] = [
  { label: /^lessons$/i, told: [[/^(?:lesson|evening|date|session|class|meeting)$/, 1]], described: /\bcourse|class|workshop|programme/ },
  { label: /^questions$/i, told: [[/^question$/, 1]], described: /exam|test|quiz|paper/ },
  { label: spans, unit: /^min$/, told: [[/^minute$/, 1], [/^hour$/, 60], [/^evening$/, 180]], described: /exam|test|quiz|paper/ }, // biome-ignore format: a table
  { label: /^(?:hours|duration|length)$/i, unit: /^h$/, told: [[/^hour$/, 1]] },
  { label: /^(?:days|duration|length)$/i, unit: /^(?:d|days)$/, told: [[/^day$/, 1], [/^week$/, 7]] }, // biome-ignore format: a table
  { label: /^days(?: allowed)?$/i, told: [[/^day$/, 1]], described: /polic|rule|return|terms/ },
  { label: /^pass mark$/i, told: [[/^out of a hundred$/, 1]], described: /exam|test|quiz|paper/ },
  { label: /^nights$/i, told: [[/^night$/, 1]] },
  { label: /^level$/i, told: [[/^level$/, 1]] },
  { label: /^weeks$/i, told: [[/^week$/, 1]] },
  { label: /^pages$/i, told: [[/^page$/, 1]] },
  { label: /^seats$/i, told: [[/^seat(?:er)?$/, 1]] },
  { label: /^stops$/i, told: [[/^stop$/, 1]], described: /route|line|tour|plan/ },
]
const unitless = new Set([
  'lessons',
  'questions',
  'days',
  'days allowed',
  'nights',
  'weeks',
  'pages',
  'seats',
  'stops',
  'minutes',
  'hours',
  'pass mark',
  'level',
])
const columnOf = ({ label, unit, type }: Field): Counted | undefined =>
  type !== 'number' && type !== 'percent'
    ? undefined
    : columns.find((one) => one.label.test(label) && (unit === undefined ? unitless.has(label.toLowerCase()) : (one.unit?.test(unit) ?? true)))

const descriptions = /^(?:description|summary|details)$/i
/** What is played or seen is called as its maker likes. */
const artful = /(?:video|film|song|book|game|movie|track|album|episode|story|stream|article|clip|play|music|audio)$/

/** Sample rows whose numbers are those that their name, or what they are described as, tells: "Flat cleaned, three hours" takes 180 minutes. */
export function numbersTold(entity: Entity): Entity {
  if (artful.test(entity.singular)) return entity
  const known = entity.fields.flatMap((field) => {
    const column = columnOf(field)
    return column ? [[field, column] as const] : []
  })
  if (known.length === 0) return entity
  const about = entity.fields.find(({ label, type }) => type === 'long_text' && descriptions.test(label))?.id
  const seeds = entity.seeds.map((row) => known.reduce((so_far, [field, column]) => counting(so_far, entity, field, column, about), row))
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}

function counting(row: Values, entity: Entity, field: Field, column: Counted, about: string | undefined): Values {
  const texts = [row[entity.title], column.described?.test(entity.singular) && about !== undefined ? row[about] : null]
  for (const text of texts) {
    if (typeof text !== 'string') continue
    for (const [noun, each] of column.told) {
      const count = toldIn(text, noun)
      const value = count === undefined ? undefined : count * each
      if (value === undefined || value < (field.min ?? 0) || value > (field.max ?? Infinity)) continue
      return row[field.id] === value || typeof row[field.id] !== 'number' ? row : { ...row, [field.id]: value }
    }
  }
  return row
}
