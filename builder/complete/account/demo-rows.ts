import { sampleMail } from '../../compose/sample-mail.ts'
import type { Entity, Field, Values } from '../../model.ts'
import { isPerson } from '../../read/person.ts'
import { isFullName, isOfPeople } from '../agreeing/ways.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { entityIn, putEntity, withSeeds } from '../trade/parts.ts'

/** Who has a row of their own, as its lines and references call them. */
const whose =
  /^(?:name|full name|your name|person|student|pupil|learner|trainee|employee|patient|member|customer|customer name|client|applicant|candidate|participant|examined|buyer|guest|passenger|organiser|(?:entered|paid|booked|requested|submitted|asked|ordered|reported) by)$/i
const fewest = 3
const talk = /(?:^| )(?:messages?|conversations?|repl(?:y|ies)|comments?|chats?|invitations?|friend requests?)$/

/** Sample rows of what is each one's own are those of the demonstration account, at least one in each state; the others are of other people, and theirs. */
export const demoRows: Completer = (draft) => {
  if (!draft.model.accounts) return draft
  return draft.model.entities.filter(isOnesOwn).reduce((so_far, { id }) => (draft.parts.length > 0 ? named(so_far, id) : so_far), draft)
}

const isOnesOwn = ({ read, write, shared, singular, seeds }: Entity): boolean =>
  read === 'own' &&
  seeds.length >= fewest &&
  (write === 'anyone') === (shared === undefined) &&
  !talk.test(singular) &&
  !isPerson(singular.slice(singular.lastIndexOf(' ') + 1))

/** Which sample rows are the demonstration account's: every second, and one of each state that is not among these. */
function minesOf({ lifecycle, seeds }: Entity): ReadonlySet<number> {
  const stateOf = (seed: Values) => (lifecycle ? (seed[lifecycle.field] ?? lifecycle.initial) : '')
  const mines = new Set(seeds.flatMap((_, index) => (index % 2 === 0 ? [index] : [])))
  const met = new Set([...mines].map((index) => stateOf(seeds[index]!)))
  seeds.forEach((seed, index) => {
    const state = stateOf(seed)
    if (!met.has(state)) mines.add(index)
    met.add(state)
  })
  return mines
}

function named(draft: Draft, id: string): Draft {
  const { demo, samples } = draft.model.accounts!
  const entity = entityIn(draft, id)!
  const lines = entity.fields.filter((field) => isLine(entity, field))
  const people = entity.fields.find(({ type, label, entity: to }) => type === 'reference' && whose.test(label) && isPeople(draft, to))
  const isSent = entity.shared !== undefined && entity.write === 'managed'
  if (lines.length === 0 && !people && !isSent) return draft
  const mines = minesOf(entity)
  const count = people ? entityIn(draft, people.entity)!.seeds.length : 0
  const seeded = withSeeds(entity, (seed, index) => {
    const isMine = mines.has(index)
    const own: Record<string, Values[string]> = {}
    const name = isMine ? demo.name : isSent ? samples.find(({ email }) => email === seed[entity.shared!])?.name : undefined
    for (const { id: line } of lines) if (name !== undefined && typeof seed[line] === 'string') own[line] = name
    if (people && count > 1) own[people.id] = isMine ? 0 : Math.max(1, Number(seed[people.id] ?? 1))
    if (isSent && isMine) own[entity.shared!] = demo.email
    return { ...seed, ...own }
  })
  const put = putEntity(draft, seeded)
  return people && count > 1 ? withDemo(put, people.entity!) : put
}
const isLine = ({ seeds, title, lifecycle }: Entity, { id, type, label }: Field): boolean =>
  type === 'text' &&
  whose.test(label) &&
  id !== lifecycle?.field &&
  seeds.some((seed) => isFullName(String(seed[id] ?? ''))) &&
  (id !== title || /^(?:name|full name)$/i.test(label))
const isPeople = (draft: Draft, id: string | undefined): boolean => {
  const to = entityIn(draft, id)
  return to !== undefined && to.read !== 'own' && isOfPeople(to)
}

/** The demonstration account is one of those whom the site keeps a list of. */
function withDemo(draft: Draft, id: string): Draft {
  const { demo } = draft.model.accounts!
  const entity = entityIn(draft, id)!
  if (entity.seeds.some((seed) => seed[entity.title] === demo.name)) return draft
  const mail = entity.fields.find(({ type, account }) => type === 'email' && !account)?.id
  return putEntity(
    draft,
    withSeeds(entity, (seed, index) => (index === 0 ? { ...seed, [entity.title]: demo.name, ...(mail && { [mail]: sampleMail(demo.name) }) } : seed)),
  )
}

/** Where some sample rows of one's own name the demonstration account and others do not, those that name it are its. */
export function withTheirs(draft: Draft): Draft {
  const { accounts } = draft.model
  if (!accounts) return draft
  const { name, email } = accounts.demo
  const entities = draft.model.entities.map((entity): Entity => {
    if (!isOnesOwn(entity)) return entity
    const isSent = entity.shared !== undefined && entity.write === 'managed'
    const by = isSent ? entity.fields.find(({ id }) => id === entity.shared) : entity.fields.find((field) => isLine(entity, field))
    const is = isSent ? email : name
    const mine = by ? entity.seeds.filter((seed) => seed[by.id] === is).length : 0
    return by && mine > 1 && mine < entity.seeds.length ? { ...entity, samples: { field: by.id, is } } : entity
  })
  return withModel(draft, { entities })
}
