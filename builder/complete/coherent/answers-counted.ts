import type { Entity } from '../../model.ts'

const counts = /^(?:number of )?(replies|comments|answers|reviews)$/i
const answers = /(?:^| )(reply|comment|answer|review)$/

/** Entities that count as many replies to a row as there are. */
export function answersCounted(entities: readonly Entity[]): readonly Entity[] {
  return entities.map((entity) => {
    const field = entity.fields.find(({ type, label }) => type === 'number' && counts.test(label))
    const noun = field && counts.exec(field.label)![1]!.toLowerCase()
    const children = field ? entities.filter(({ singular, id }) => id !== entity.id && noun === pluralOf(answers.exec(singular)?.[1])) : []
    const ways = children.flatMap((child) =>
      child.fields.flatMap(({ id, type, entity: to }) => (type === 'reference' && to === entity.id ? [{ child, id }] : [])),
    )
    if (field === undefined || ways.length === 0) return entity
    const countOf = (at: number): number => ways.reduce((sum, { child, id }) => sum + child.seeds.filter((row) => row[id] === at).length, 0)
    return { ...entity, seeds: entity.seeds.map((row, at) => (typeof row[field.id] === 'number' ? { ...row, [field.id]: countOf(at) } : row)) }
  })
}
const pluralOf = (noun: string | undefined): string | undefined => (noun === 'reply' ? 'replies' : noun && `${noun}s`)
