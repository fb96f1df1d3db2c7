import { capital, plural, singular } from '../lexicon/inflect.ts'
import type { Action, AppModel, Entity, Field, Guard } from '../model.ts'
import { withField } from './fields.ts'
import { entityNamed, mainForm, plain } from './find.ts'
import { actOf } from './people.ts'
import type { Request } from './request.ts'
import { type Answer, marksOf, type Rule } from './rule.ts'
import { spokenOf } from './spoken-of.ts'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const number = `\\d{1,4}|${numbers.join('|')}|once|twice`
const limiting = /\b(?:max(?:imum|imal)?|at most|no more than|not more than|up to|only|limit(?:ed)?|cap(?:ped)?|more than)\b/i
const counted = new RegExp(`\\b(${number})\\b(?: times?)?((?: (?!(?:an?|per|each|every|in|for|by|max|maximum|at|only)\\b)[\\p{L}-]{2,24}){0,3})(.*)$`, 'iu')
const period =
  /\b(?:(?:an?|per|each|every|in an?|in one) (day|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|evening|night|morning)|(dai|week|month)ly)\b/i
const perPerson =
  /\b(?:(?:per|for each|for every|each|by) (?:single )?(?:person|client|customer|member|user|guest|family|household|student|parent|kid|child|head|player|one)|(?:everyone|everybody|each (?:person|client|customer|member|user|guest|family|student|parent|player|one)|people|they|(?:client|customer|member|user|guest|student|parent|player|visitor)s?) (?:can|may|should|must|puts?|gets?|is|are|cannot|can(?:'|’)?t)\b)/i
const people = /^(?:people|persons?|kids?|child(?:ren)?|guests?|adults?|participants?|visitors?|heads?|seats?|places?|players?)$/i

interface Limit {
  readonly most: number
  readonly noun: string
  readonly per: string | undefined
  readonly span: 'day' | 'week' | 'month' | undefined
  readonly isOwn: boolean
}

/** "Max 2 appointments a week per client", "everyone can book only once a month": how many of what, in which time, by whom. */
function limitIn(read: string): Limit | null {
  const found = read.length <= 120 && limiting.test(read) ? counted.exec(read) : null
  if (!found) return null
  const said = found[1]!.toLowerCase()
  const most = said === 'once' ? 1 : said === 'twice' ? 2 : numbers.includes(said) ? numbers.indexOf(said) + 1 : Number(said)
  const time = period.exec(read)
  const time_ = (time?.[1] ?? time?.[2]?.replace('dai', 'day'))?.toLowerCase()
  const span = time_ === undefined || time_ === 'week' || time_ === 'month' ? time_ : 'day'
  const per = /\b(?:per|an?|each|every|in each) (?!day|week|month|\p{L}+day\b|evening|night|morning)([\p{L}-]{3,24})/iu.exec(found[3]!)?.[1]
  return { most, noun: found[2]!.trim(), per, span, isOwn: perPerson.test(read) }
}

const createOf = (model: AppModel, entity: Entity): Action | undefined =>
  model.actions.find((action) => action.kind === 'create' && action.entity === entity.id)

/** What is limited: the thing that the words name, that their verb makes, or that was spoken of. */
function limited(model: AppModel, read: string, { noun, per, span }: Limit): Entity | undefined {
  const named = noun === '' || people.test(noun) ? undefined : entityNamed(model, noun)
  const about = per ? entityNamed(model, per) : undefined
  if (named) return named
  if (about && createOf(model, about)?.role === undefined) return about
  const verb = /\b(?:can|may|should|to|must)(?: only)? (\p{L}+)/iu.exec(read)?.[1]
  const act = verb ? actOf(verb) : null
  return act?.act === 'create' ? mainForm(model) : noun === '' || people.test(noun) || span !== undefined ? spokenOf(model) : undefined
}

const numeric = ({ fields }: Entity, noun: string): Field | undefined => {
  const wanted = plain(noun)
  const whole = fields.filter(({ type }) => type === 'number')
  return (
    (wanted === '' ? undefined : whole.find(({ label }) => plain(label).split(' ').includes(wanted))) ??
    whole.find(({ label }) => people.test(label) || /number of/i.test(label))
  )
}

function guarded(model: AppModel, request: Request, entity: Entity, create: Action, limit: Limit): Answer {
  const { most, noun, span, isOwn } = limit
  const date = entity.fields.find(({ id, type }) => (type === 'date' || type === 'datetime') && create.fields.includes(id))
  const amount = people.test(noun) ? numeric(entity, noun) : undefined
  const what = most === 1 ? entity.singular : entity.plural
  const when = span ? ` a ${span}` : ''
  const told = amount ? `${most} ${noun.toLowerCase()} in ${entity.plural}${when}` : `${most} ${what}${when}`
  const guard: Guard = {
    kind: 'capacity',
    fields: [],
    amount: amount?.id ?? null,
    most,
    ...(isOwn && { among: 'mine' as const }),
    ...(span && { within: { field: date?.id ?? null, span } }),
    unless: (entity.fields.find(({ id }) => id === entity.lifecycle?.field)?.choices ?? []).filter((state) => /cancel|withdr|reject|declin|left/i.test(state)),
    text: `${isOwn ? `You can have ${told} at most` : `There is room for ${told} at most`}${date && span ? `: choose another ${span}` : ''}.`,
  }
  const isSame = (one: Guard) => one.kind === 'capacity' && one.fields.length === 0 && one.among === guard.among && one.within?.span === span
  const actions = model.actions.map((action) =>
    action === create ? { ...action, guards: [...(action.guards ?? []).filter((one) => !isSame(one)), guard] } : action,
  )
  return {
    kind: 'built',
    model: { ...model, actions },
    says: `${isOwn ? 'Each visitor can have' : 'There can be'} ${told} at most; the form says so when there is no room left.`,
    label: `at most ${told}`,
    where: model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === create.id))?.path ?? '',
    marks: marksOf(request, [[noun, 'thing']]),
  }
}

const spoken = new RegExp(
  `(?:\\b\\p{L}+ \\p{L}+ (?:in )?)?\\b(?:max(?:imum)?\\.?|at most|no more than|not more than|up to) (?:${number})\\b[^.,;:!?()]{0,50}|\\b(?:${number}) [^.,;:!?()]{3,40} (?:max|maximum|at most)\\b`,
  'giu',
)

/** A site whose description tells limits: its forms hold people to them. */
export function heldTo(model: AppModel, words: string): AppModel {
  return [...words.slice(0, 4000).matchAll(spoken)].slice(0, 4).reduce((so_far, { 0: read, index }) => {
    const answer = limit(so_far, { text: read, start: index, end: index + read.length, read, shift: index })
    return answer?.kind === 'built' ? answer.model : so_far
  }, model)
}

/** "Max 2 bookings a week per client", "at most 12 kids per visit": a limit that the form of a thing holds people to. */
export const limit: Rule = (model, request) => {
  const wanted = limitIn(request.read)
  if (!wanted || wanted.most < 1) return null
  const entity = limited(model, request.read, wanted)
  const create = entity && createOf(model, entity)
  if (!entity || !create) return null
  if (wanted.span || wanted.isOwn) return guarded(model, request, entity, create, wanted)
  const field = wanted.noun === '' && wanted.per === undefined ? undefined : numeric(entity, wanted.noun)
  const marks = marksOf(request, [[wanted.noun, 'thing']])
  if (!field)
    return {
      kind: 'understood',
      says: `At most ${wanted.most} ${wanted.noun || entity.plural}: for each visitor, or for all together in a certain time?`,
      where: '',
      marks,
      choices: [`Max ${wanted.most} ${entity.plural} per person`, `Max ${wanted.most} ${entity.plural} a day`, `Max ${wanted.most} ${entity.plural} a week`],
    }
  const what = field.label.toLowerCase()
  if (field.max === wanted.most) return { kind: 'same', says: `${capital(entity.plural)} already hold ${what} of at most ${wanted.most}.`, where: '', marks }
  const seeds = entity.seeds.map((seed) => (Number(seed[field.id]) > wanted.most ? { ...seed, [field.id]: wanted.most } : seed))
  const held: Entity = { ...entity, seeds }
  return {
    kind: 'built',
    model: withField({ ...model, entities: model.entities.map((one) => (one === entity ? held : one)) }, held, field, { ...field, max: wanted.most }),
    says: `A ${entity.singular} now takes ${wanted.most} ${plural(singular(wanted.noun.toLowerCase())) || what} at most.`,
    label: `at most ${wanted.most} in a ${entity.singular}`,
    where: '',
    marks,
  }
}
