import type { Entity, Value, Values } from '../../model.ts'
import { usersOf } from '../account/sample-accounts.ts'
import type { Draft } from '../draft.ts'
import { entityIn, putEntity, withSeeds } from './parts.ts'
import { type Book, type Copy, isNamed, type Offered, reasonOf } from './taken-fees.ts'

const least = 3
const ofTasks = /\btask|\bfinish|\bcomplet/i

/** Sample rows of what was earned are of what is done, with what that comes to and whose it is. */
export function sampled(draft: Draft, { entity: { id }, done, taker }: Offered, books: readonly Book[], copiesOf: (book: Book) => readonly Copy[]): Draft {
  const accounts = usersOf(draft)
  const finished = accounts.length === 0 ? entityIn(draft, id)! : withDone(entityIn(draft, id)!, done, accounts)
  const state = finished.lifecycle!.field
  const rows = finished.seeds.flatMap((seed, index) => (seed[state] === done ? [{ seed, index }] : []))
  if (rows.length === 0) return draft
  const mailOf = ({ seed }: (typeof rows)[number]): Value => accounts.find(({ name }) => name === seed.taken_by)?.email ?? null
  const booked = new Set(books.map(({ entity }) => entity.id))
  return books.reduce(
    (so_far, book) => {
      const entity = entityIn(so_far, book.entity.id)!
      const title = entity.fields.find((field) => field.id === entity.title)!
      const copies = copiesOf(book)
      const filled = (row: (typeof rows)[number], at: number): Values => ({
        ...entity.seeds[at % Math.max(1, entity.seeds.length)],
        ...Object.fromEntries(
          entity.fields.flatMap(({ id: field, type, entity: to = '' }) => (type !== 'reference' ? [] : [[field, booked.has(to) ? at : null]])),
        ),
        [book.about.id]: row.index,
        ...Object.fromEntries(copies.map(({ from, to }) => [to, row.seed[from] ?? null])),
        ...(entity.shared !== undefined && { [entity.shared]: mailOf(row) }),
        ...(!isNamed(title) && { [title.id]: reasonOf(finished) }),
      })
      const others = isNamed(title) ? [] : entity.seeds.filter((seed) => !ofTasks.test(String(seed[title.id])))
      const seeds = [...rows.map(filled), ...others.map((seed) => ({ ...seed, [book.about.id]: null }))]
      return putEntity(so_far, { ...entity, seeds })
    },
    putEntity(
      draft,
      withSeeds(finished, (seed) => ({ ...seed, [taker]: null })),
    ),
  )
}

/** Some of what is offered is done, by accounts of the site other than whose it is. */
function withDone(entity: Entity, done: string, accounts: readonly { readonly name: string }[]): Entity {
  const state = entity.lifecycle!.field
  const begun = entity.seeds.filter((seed) => seed[state] === done).length
  const from = entity.seeds.length - Math.max(0, least - begun)
  return withSeeds(entity, (seed, index) => {
    if (seed[state] !== done && (index < from || entity.seeds.length <= least)) return seed
    const others = accounts.filter(({ name }) => name !== seed.posted_by)
    return { ...seed, [state]: done, taken_by: others[(index + 2) % Math.max(1, others.length)]?.name ?? null }
  })
}
