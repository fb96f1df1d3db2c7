import type { Entity, Values } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'

const categories = /^(?:(?:quiz|question|test|exam) )?(?:categories|topics|subjects)$/
/** Names of tables of quizzes. */
export const quizzes = /^(?:\w+ )?quizzes$/
const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

const topicsOf = ({ seeds }: Entity): string[] => [...new Set(seeds.map(({ topic }) => String(topic ?? '')))].filter((topic) => topic !== '')
const referring = ({ fields }: Entity, to: string | undefined): string | undefined =>
  fields.find(({ type, entity }) => type === 'reference' && entity === to)?.id

/** The draft where the sample categories are the topics of the questions, the sample quizzes are of one topic each, and every question belongs to those of its own. */
export function withTopicsAligned(draft: Draft, bank: Entity): Draft {
  const topics = topicsOf(bank)
  const all = draft.model.entities
  const named = ({ fields, title }: Entity) => fields.some(({ id, type }) => id === title && type === 'text')
  const category = all.find((one) => categories.test(one.plural) && named(one))
  const quiz = all.find((one) => quizzes.test(one.plural) && named(one))
  if (topics.length === 0 || !(category || quiz)) return draft
  const withText = ({ fields }: Entity, text: string): Values => {
    const long = fields.find(({ type }) => type === 'long_text')
    return long ? { [long.id]: text } : {}
  }
  const of = (entity: Entity): Entity => {
    if (entity.id === category?.id)
      return {
        ...entity,
        seeds: topics.map((topic, at) => ({
          ...(entity.seeds[at % Math.max(1, entity.seeds.length)] ?? {}),
          [entity.title]: topic,
          ...(entity.fields.some(({ id }) => id === 'order') && { order: at + 1 }),
          ...withText(entity, `Questions about ${topic.toLowerCase()}, from easy to hard.`),
        })),
      }
    const toCategory = referring(entity, category?.id)
    if (entity.id === quiz?.id)
      return {
        ...entity,
        seeds: entity.seeds.map((seed, at) => {
          const topic = topics[at % topics.length]!
          const round = Math.floor(at / topics.length)
          const title = `${topic} ${entity.singular.split(' ').at(-1)}${round > 0 ? ` ${round + 1}` : ''}`
          return {
            ...seed,
            [entity.title]: capital(title),
            ...(toCategory && { [toCategory]: at % topics.length }),
            ...withText(entity, `Questions about ${topic.toLowerCase()}.`),
          }
        }),
      }
    const toQuiz = referring(entity, quiz?.id)
    if (entity.id !== bank.id || !(toCategory || toQuiz)) return entity
    return {
      ...entity,
      seeds: entity.seeds.map((seed) => {
        const at = topics.indexOf(String(seed.topic ?? ''))
        return at < 0 ? seed : { ...seed, ...(toCategory && { [toCategory]: at }), ...(toQuiz && at < (quiz?.seeds.length ?? 0) && { [toQuiz]: at }) }
      }),
    }
  }
  return withModel(draft, { entities: all.map(of) })
}
