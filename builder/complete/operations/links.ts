import { idFrom } from '../../compose/ids.ts'
import { isAbstract, kindOf } from '../../compose/kind.ts'
import { isManaging, isPlainUser } from '../../lexicon/people.ts'
import type { Field } from '../../model.ts'
import { isField } from '../../read/field.ts'
import { isActor, isPerson } from '../../read/person.ts'
import { type Asked, asksIn, type Completer, type Draft } from '../draft.ts'
import { createOn, entityIn } from '../trade/parts.ts'
import { type Beside, besideOf, fieldNamed, isFilledIn, labelOf, namedField, partNamed, widen } from './named.ts'

const leading = /^(?:for|from|to|on|onto|of|per|at|under|against|with)$/
const apart =
  /^(?:cart|basket|list|account|page|website|platform|app|system|user|me|them|it|other|one|home|time|order history|approval|review|use|free|work|example|detail|price|amount|entering|website|database|calendar|day|week|month|year|category)$/

/** "invoices from finished jobs", "tests for a patient", "hours per site": what a row is made for is chosen or named with it. */
export const links: Completer = (draft) => asksIn(draft).reduce(linked, draft)

function linked(draft: Draft, asked: Asked): Draft {
  const fate = draft.plan.fates.get(asked.ask)
  const part = fate?.is === 'thing' ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
  if (!part || asked.ask.kind !== 'create' || asked.ask.nominal || !isFilledIn(part) || part.made.thing.noun !== asked.ask.object?.noun) return draft
  if (!createOn(draft, part.made.entity.id)) return draft
  return besideOf(draft, asked).reduce((so_far, one) => {
    const entity = entityIn(so_far, part.made.entity.id)
    const field = entity && leading.test(one.prep) ? fieldOf(so_far, asked, one, entity.id) : null
    return field &&
      entity &&
      !fieldNamed(entity, field.label.toLowerCase()) &&
      !entity.fields.some((other) => other.entity !== undefined && other.entity === field.entity) &&
      !entityIn(so_far, field.entity)?.fields.some((back) => back.entity === entity.id)
      ? widen(so_far, part, [field], { asked: true })
      : so_far
  }, draft)
}

function fieldOf(draft: Draft, { ask }: Asked, { prep, phrase }: Beside, own: string): Field | null {
  const { noun } = phrase
  if (apart.test(noun) || (noun === 'site' && prep !== 'per' && prep !== 'at') || noun === ask.object?.noun || (phrase.own === true && isPlainUser(noun)))
    return null
  const other = partNamed(draft, noun)
  if (other && other.made.entity.id !== own && isFilledIn(other)) {
    const label = labelOf(noun)
    return { id: idFrom(label, 'field'), label, type: 'reference', required: false, entity: other.made.entity.id }
  }
  if (isActor(noun) || isPerson(noun)) {
    const isHandled = /^(?:for|of|with|on)$/.test(prep) && !isPlainUser(noun) && !isManaging(noun) && !ask.actors.includes(noun)
    return isHandled ? { id: idFrom(labelOf(noun), 'field'), label: labelOf(noun), type: 'text', required: false } : null
  }
  if (isField(noun)) return /^(?:for|at|with|on|per)$/.test(prep) ? namedField(noun) : null
  const isPlace = prep === 'per' || (phrase.plural && /^(?:to|at|from)$/.test(prep))
  return isPlace && !noun.includes(' ') && !isAbstract(noun) && (prep === 'per' || kindOf(noun, phrase.light) !== null) ? namedField(noun) : null
}
