import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Entity } from '../../model.ts'
import { isPerson } from '../../read/person.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { changeBlocks, entityIn, listPage, putEntity } from '../trade/parts.ts'
import { besideOf, fieldNamed, isFilledIn, namedField, partOf, widen } from './named.ts'

const loose =
  /^(?:page|keyword|word|name|title|relevance|popularity|time|newest|id|clicking|using|default|order|number|condition|criterion|different|various|day|week|month|year|admin|user|email|hand|themselves|phone|device|mail|message|photo|image|voice)$/

/** "search boats by harbour and length": the list of what is searched has a filter for each. */
export const narrowing: Completer = (draft) => {
  let last: Part | undefined
  return asksIn(draft).reduce((so_far, asked) => {
    const part = partOf(so_far, asked, last)
    last = part ?? last
    return part && isNarrowing(asked) ? narrowed(so_far, asked, part) : so_far
  }, draft)
}

/** A choice of the kind's own bears the word that the description has for it: "type" rather than "category". */
function renamed(entity: Entity, noun: string): Entity {
  const field = fieldNamed(entity, noun)
  if (field?.type !== 'choice' || field.label.toLowerCase().includes(noun) || field.id === entity.lifecycle?.field) return entity
  return { ...entity, fields: entity.fields.map((one) => (one === field ? { ...one, label: titled(noun) } : one)) }
}

const isNarrowing = ({ ask }: Asked): boolean =>
  (ask.kind === 'search' || ask.kind === 'view') && !/^(?:see|check|compare|receive|get|learn|study|teach)$/.test(ask.verb)

function narrowed(draft: Draft, asked: Asked, part: Part): Draft {
  if (!isFilledIn(part)) return draft
  const isSorted = /^(?:sort|order|rank|arrange)$/.test(asked.ask.verb)
  const wanted = besideOf(draft, asked)
    .filter(({ prep, phrase }) => prep === 'by' && !(isSorted && phrase.noun === 'date') && !loose.test(phrase.noun) && !isPerson(phrase.noun))
    .map(({ phrase: { noun, light } }) => (light === 'type' ? `${noun} type` : noun))
    .slice(0, 4)
  if (wanted.length === 0) return draft
  const lacking = wanted.filter((noun) => {
    const entity = entityIn(draft, part.made.entity.id)
    return entity && noun !== 'date' && !fieldNamed(entity, noun)
  })
  const next = widen(
    draft,
    part,
    lacking.map((noun) => namedField(noun)),
    { asked: true },
  )
  const found = entityIn(next, part.made.entity.id)
  if (!found) return draft
  const entity = wanted.reduce(renamed, found)
  const dated = entity.fields.find(({ type }) => type === 'date')
  const ids = wanted.flatMap((noun) => (fieldNamed(entity, noun) ?? (noun === 'date' ? dated : undefined))?.id ?? [])
  const shown = changeBlocks(entity === found ? next : putEntity(next, entity), (block) =>
    block.kind === 'list' && block.entity === entity.id ? [{ ...block, filters: [...new Set([...ids, ...block.filters])].slice(0, 5) }] : [block],
  )
  const path = listPage(shown, entity.id)?.path
  return path !== undefined && isOpen(shown, asked) ? claimed(shown, path, [asked.ask]) : shown
}
