import type { Entity, Field, Values } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'
import { entityIn, putEntity } from '../trade/parts.ts'

const general = 'General knowledge'
const each = 2
const called = ['mid-term test', 'final exam'] as const
const stem = (topic: string): string => topic.toLowerCase().slice(0, 7)

/** The draft where every sample exam is of one topic of the bank, and asks the questions of that topic. */
export function withExamsOfTopics(draft: Draft, exam: Entity, bank: Entity, by: string): Draft {
  const topics = [...new Set(bank.seeds.map(({ topic }) => String(topic ?? '')))].filter((topic) => topic !== '')
  const words = draft.brief.words.toLowerCase()
  const isTold = exam.seeds.some((seed) => words.includes(String(seed[exam.title] ?? '~').toLowerCase()))
  if (topics.length === 0 || isTold || exam.seeds.length < topics.length) return draft
  const found = topicsOf(draft, exam, topics)
  const seeds = found.map(({ seed }) => seed)
  const sat = lessened(putEntity(draft, { ...exam, fields: subjectsOf(exam, topics), seeds }), exam.id, seeds.length)
  const asking = topics.map((topic) => found.flatMap((one, at) => (one.topic === topic ? [at] : [])))
  const counts = topics.map(() => 0)
  const questions = bank.seeds.map((seed): Values => {
    const at = topics.indexOf(String(seed.topic))
    const own = asking[at] ?? []
    if (own.length === 0) return seed
    counts[at]! += 1
    return { ...seed, [by]: own[(counts[at]! - 1) % own.length]! }
  })
  return putEntity(sat, { ...bank, seeds: questions })
}

interface OfTopic {
  readonly seed: Values
  readonly topic: string
}
const subjectIn = ({ fields }: Entity): Field | undefined => fields.find(({ type, label }) => type === 'choice' && /^(?:subject|category|topic)$/i.test(label))
const isOne = (choice: string, topic: string): boolean => choice.toLowerCase().startsWith(stem(topic))

/** What the subject of an exam is chosen from: its own, or the topics where it tells of none of them. */
function subjectsOf(exam: Entity, topics: readonly string[]): Field[] {
  const subject = subjectIn(exam)
  const isApart = subject && topics.every((topic) => topic === general || !subject.choices?.some((choice) => isOne(choice, topic)))
  return isApart ? exam.fields.map((field) => (field === subject ? { ...field, choices: [...topics] } : field)) : exam.fields
}

/** As many sample exams as there are questions for, those first that tell of a topic; the others are called after theirs. */
function topicsOf(draft: Draft, exam: Entity, topics: readonly string[]): readonly OfTopic[] {
  const subject = subjectIn(exam)
  const choices = subjectsOf(exam, topics).find(({ id }) => id === subject?.id)?.choices ?? []
  const course = exam.fields.find(({ type, label }) => type === 'reference' && /\bcourse$/i.test(label))
  const courses = entityIn(draft, course?.entity)
  const telling = (seed: Values): string => `${seed[exam.title]} ${subject ? seed[subject.id] : ''}`.toLowerCase()
  const most = (topic: string): number => (topic === general && topics.length > 1 ? 1 : each)
  const taken = topics.map((): Values[] => [])
  const rest: Values[] = []
  for (const seed of exam.seeds) {
    const at = topics.findIndex((topic, index) => telling(seed).includes(stem(topic)) && taken[index]!.length < most(topic))
    if (at >= 0) taken[at]!.push(seed)
    else rest.push(seed)
  }
  const fits = (row: Values | undefined, topic: string): boolean => `${row?.[courses?.title ?? '']}`.toLowerCase().includes(stem(topic))
  return topics.flatMap((topic, at) => {
    const own = taken[at]!
    const choice = choices.find((one) => isOne(one, topic))
    const like = courses?.seeds.findIndex((row) => fits(row, topic)) ?? -1
    const further = rest.splice(0, most(topic) - own.length).map((seed, nth): Values => {
      const to = own[0]?.[course?.id ?? ''] ?? (like >= 0 ? like : undefined)
      const title = topic === general ? topic : `${topic}: ${called[(own.length + nth) % called.length]}`
      return { ...seed, [exam.title]: title, ...(subject && { [subject.id]: choice ?? null }), ...(course && to !== undefined && { [course.id]: to }) }
    })
    return [...own, ...further].map((seed) => ({ seed, topic }))
  })
}

/** The draft where sample rows refer only to those exams that are left. */
function lessened(draft: Draft, exam: string, left: number): Draft {
  const of = (entity: Entity): Entity => {
    const ids = entity.fields.flatMap(({ id, type, entity: to }) => (type === 'reference' && to === exam ? [id] : []))
    if (ids.length === 0) return entity
    const within = (seed: Values): Values =>
      Object.fromEntries(ids.map((id) => [id, typeof seed[id] === 'number' ? Number(seed[id]) % left : (seed[id] ?? null)]))
    return { ...entity, seeds: entity.seeds.map((seed) => ({ ...seed, ...within(seed) })) }
  }
  return withModel(draft, { entities: draft.model.entities.map(of) })
}
