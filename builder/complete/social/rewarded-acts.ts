import { capital, plural as pluralOf, singular as singularOf } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withoutThings, withPathsFreed } from '../module/remake.ts'
import { listOfOwn } from '../module/results.ts'
import { date, reference } from '../trade/fields.ts'
import { addPage, changeActions, entityIn, newEntityId, putEntity, textOf } from '../trade/parts.ts'

const prizes = 'badges?|medals?|troph(?:y|ies)|stamps?|stickers?|stars?|ribbons?|honou?rs?|titles?|rewards?|awards?'
/** "After sharing, they can receive rewards, such as badges", "badges are given for uploading". */
const cues: readonly RegExp[] = [
  new RegExp(
    `\\b(?:after|by|for|when|upon|on) (?:they |users? |you )?(shar|upload|record|post|publish|complet|finish|writ|add|review|check)(?:ing|e|es)?\\b[^.;]{0,60}?\\b(?:receiv|earn|get|gain|win|obtain|collect|reward)\\w*[^.;]{0,30}?\\b(${prizes})\\b(?:,? (?:such as|like|including) (?:\\w+ )?(${prizes}))?`,
  ),
  new RegExp(
    `\\b(?:receiv|earn|get|gain|win|obtain|collect)\\w* (?:\\w+ ){0,3}?(${prizes})\\b(?:,? (?:such as|like) (${prizes}),?)? (?:by|for|after|when|through) (shar|upload|record|post|publish|complet|finish|writ|add|review|check)(?:ing|e|es)?\\b`,
  ),
]
const general = /^(?:rewards?|awards?)$/
const samples = 2
const said: Readonly<Record<string, string>> = { shar: 'Sharing', upload: 'Uploading', record: 'Recording', post: 'Posting', publish: 'Publishing', complet: 'Completing', finish: 'Finishing', writ: 'Writing', add: 'Adding', review: 'Reviewing', check: 'Check-in' } // biome-ignore format: a table

interface Told {
  readonly index: number
  readonly length: number
  readonly verb: string
  readonly prize: string
  /** Whether the words call it a reward before they name it. */
  readonly isReward: boolean
}
function toldIn(words: string): Told | null {
  for (const [nth, cue] of cues.entries()) {
    const found = cue.exec(words)
    if (!found) continue
    const [verb, first, second] = nth === 0 ? [found[1], found[2], found[3]] : [found[3], found[1], found[2]]
    const prize = [second, first].find((one) => one !== undefined && !general.test(one)) ?? 'badge'
    return {
      index: found.index,
      length: found[0].length,
      verb: verb!,
      prize: singularOf(prize),
      isReward: [first, second].some((one) => one !== undefined && general.test(one)),
    }
  }
  return null
}

/** What is done for a badge or a medal gives it at once: whoever did it sees what they have won, and for what. */
export const rewardedActs: Completer = (draft) => {
  const told = toldIn(textOf(draft))
  const words = told && textOf(draft).slice(told.index, told.index + told.length)
  const act = told && (draft.model.actions.find((one) => isMeant(one, told.verb)) ?? draft.model.actions.find((one) => isNamed(draft, one, words!)))
  return told && act ? withPrizes(draft, told, act) : draft
}

const isMeant = ({ kind, name, role }: Action, verb: string): boolean =>
  role === undefined && (kind === 'create' || kind === 'transition') && new RegExp(`^${verb}`, 'i').test(name)
const isNamed = ({ model }: Draft, { kind, role, entity }: Action, words: string): boolean =>
  role === undefined &&
  kind === 'create' &&
  model.entities.some(({ id, singular, plural }) => id === entity && [singular, plural].some((one) => words.includes(` ${one} `) || words.includes(` ${one},`)))

/** What the words' reward became before, where they speak of no other use of it. */
function replaced(draft: Draft, { prize, isReward }: Told): readonly string[] {
  const meant = new Set([prize, ...(isReward ? ['reward'] : [])])
  const own = draft.model.entities.filter(({ singular }) => meant.has(singular)).map(({ id }) => id)
  const isTraded = /\b(?:redeem|exchange|redemption|mall|points)\w*\b/.test(textOf(draft))
  if (isTraded) return own.filter((id) => entityIn(draft, id)?.singular === prize)
  const claims = draft.model.entities.filter(
    ({ singular, fields }) => /claim|redemption|record/.test(singular) && fields.some(({ entity }) => own.includes(entity ?? '')),
  )
  return [...own, ...claims.map(({ id }) => id)]
}

function withPrizes(before: Draft, told: Told, act: Action): Draft {
  const gone = replaced(before, told)
  const lean = withoutThings(before, gone)
  const draft = withPathsFreed(before, { ...lean, parts: lean.parts.filter(({ made }) => !gone.includes(made.entity.id)) })
  const done = entityIn(draft, act.entity)
  const title = done?.fields.find(({ id }) => id === done.title)
  if (!done || !title) return before
  const about: Field = title.type === 'reference' ? reference('about', 'Earned for', title.entity!, false) : reference('about', 'Earned for', done.id, false)
  const isOfRow = title.type !== 'reference'
  const names = pluralOf(told.prize)
  const entity: Entity = {
    id: newEntityId(draft, names.replaceAll(' ', '_')),
    singular: told.prize,
    plural: names,
    title: 'name',
    fields: [{ id: 'name', label: capital(told.prize), type: 'text', required: true }, about, date('earned_on', 'Earned on')],
    read: 'own',
    write: 'managed',
    seeds: (entityIn(draft, about.entity)?.seeds ?? [])
      .slice(0, samples)
      .map((_, index) => ({ name: nameOf(told), about: index, earned_on: `-${index * 4 + 2}d` })),
  }
  const given: Effect = {
    kind: 'record',
    entity: entity.id,
    by: isOfRow ? 'about' : null,
    copies: isOfRow ? [] : [{ from: title.id, to: 'about' }],
    values: { name: nameOf(told), earned_on: '{today}' },
    sign: 1,
    when: null,
  }
  const rewarding = changeActions(putEntity(draft, entity), act.entity, (one) =>
    one.id === act.id
      ? {
          ...one,
          effects: [...(one.effects ?? []), given],
          confirmation: `${one.confirmation.replace(/[.\s]+$/, '')}. You have earned a ${nameOf(told).toLowerCase()}.`,
        }
      : one,
  )
  const name = told.isReward ? 'Rewards' : capital(names)
  const { draft: paged, path } = addPage(rewarding, {
    title: name,
    navigation: name,
    blocks: (id) => [listOfOwn(id(`${entity.id}_list`.slice(0, 44)), `Your ${names}`, entity, ['about', 'earned_on'], [])],
  })
  const clauses = paged.brief.clauses.filter(({ start, end }) => start < told.index + told.length && told.index < end)
  return { ...paged, claims: new Map([...paged.claims, ...clauses.flatMap((clause) => [clause, ...clause.asks].map((one) => [one, path] as const))]) }
}
const nameOf = ({ verb, prize }: Told): string => `${said[verb]} ${prize}`
