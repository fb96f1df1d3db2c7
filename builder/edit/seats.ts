import { plural } from '../lexicon/inflect.ts'
import type { Action, AppModel, Entity, Field, Guard } from '../model.ts'
import { entityNamed, plain } from './find.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'

const number = '(\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty)'
const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  fifty: 50,
}
const most = '(?:at most|max(?:imum)?(?: of)?|no more than|not more than|up to|only)'
const who = '([\\p{L}-]{4,20}s|people|places|seats|spots)'
const patterns = [
  new RegExp(
    `^(?:an?|each|every|one|the|all)?\\s*([\\p{L} -]{3,30}?)\\s+(?:can (?:only )?|may (?:only )?|should (?:only )?|must )?(?:have|has|hold|holds|take|takes|fit|fits|get|gets|be for|is for)\\s+(?:room for\\s)?${most}\\s+${number}\\s+${who}$`,
    'iu',
  ),
  new RegExp(
    `^(?:allow\\s|let\\s|limit to\\s)?${most}\\s+${number}\\s+${who}\\s+(?:per|for each|for every|in each|in an?|in every|for an?)\\s+([\\p{L} -]{3,30})$`,
    'iu',
  ),
  new RegExp(
    `^(?:limit|cap|restrict)\\s+(?:an?\\s|each\\s|every\\s|all\\s|the\\s)?([\\p{L} -]{3,30}?)\\s+(?:to|at)\\s+${number}\\s+${who}(?:\\s+each)?$`,
    'iu',
  ),
] as const
const persons = /^(?:person|client|customer|member|user|guest|visitor|student|parent|player|family|day|week|month|year)$/i

interface Joined {
  readonly create: Action
  readonly joined: Entity
  readonly by: Field
}
/** The form by which visitors join what the words name: the bookings of a class, the enrollments in a course. */
function joinedBy(model: AppModel, entity: Entity): Joined | undefined {
  const named = /book|enrol|sign|regist|reserv|appl|ticket|rsvp|attend|particip|join/i
  const all = model.entities.flatMap((joined) => {
    const by = joined.fields.find((field) => field.type === 'reference' && field.entity === entity.id)
    const create = model.actions.find(
      (action) => action.kind === 'create' && action.entity === joined.id && action.role === undefined && by && action.fields.includes(by.id),
    )
    return by && create ? [{ joined, by, create }] : []
  })
  return all.find(({ joined }) => named.test(joined.singular))
}

/** How many may join one of a kind: "a course can have at most 30 students", "max 16 players per tournament". */
export const limitSeats: Rule = (model: AppModel, request): Answer | null => {
  if (request.read.length > 120) return null
  const match = patterns.map((pattern, index) => ({ found: pattern.exec(request.read), index })).find(({ found }) => found)
  if (!match?.found) return null
  const [name, said, noun] = match.index === 1 ? [match.found[3]!, match.found[1]!, match.found[2]!] : [match.found[1]!, match.found[2]!, match.found[3]!]
  const entity = persons.test(plain(name)) ? undefined : entityNamed(model, name)
  const joint = entity && joinedBy(model, entity)
  if (!entity || !joint) return null
  const count = words[said.toLowerCase()] ?? Number(said)
  const { create, joined, by } = joint
  const amount = joined.fields.find(
    (field) =>
      field.type === 'number' &&
      /^(?:people|guests|seats|places|tickets|persons|participants|number of .*)$/i.test(field.label) &&
      create.fields.includes(field.id),
  )
  const states = joined.fields.find(({ id }) => id === joined.lifecycle?.field)?.choices ?? []
  const guard: Guard = {
    kind: 'capacity',
    fields: [by.id],
    amount: amount?.id ?? null,
    most: count,
    unless: states.filter((state) => /cancel|withdr|reject|declin|left/i.test(state)),
    text: `There is room for ${count} ${noun.toLowerCase()} at most: choose another ${entity.singular}.`,
  }
  const isSeats = (one: Guard) => one.kind === 'capacity' && one.fields.length === 1 && one.fields[0] === by.id && one.among === undefined
  const marks = marksOf(request, [[name, 'thing']])
  const there = (create.guards ?? []).find(isSeats)
  if (there?.kind === 'capacity' && there.most === count)
    return { kind: 'same', says: `A ${entity.singular} already takes ${count} ${noun} at most.`, where: '', marks }
  const actions = model.actions.map((action) =>
    action === create ? { ...action, guards: [...(action.guards ?? []).filter((one) => !isSeats(one)), guard] } : action,
  )
  const says = `A ${entity.singular} now takes ${count} ${noun.toLowerCase()} at most; the form for ${joined.plural} says so when it is full.`
  const where = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === create.id))?.path ?? ''
  return {
    kind: 'built',
    model: { ...model, actions },
    says,
    label: `at most ${count} ${plural(noun.toLowerCase().replace(/s$/, ''))} in a ${entity.singular}`,
    where,
    marks,
  }
}
