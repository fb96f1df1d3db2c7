import type { Part } from '../../compose/pages.ts'
import { isFull } from '../../render/context.ts'
import type { Completer, Draft } from '../draft.ts'
import { date } from '../trade/fields.ts'
import { changeBlocks, entityIn, putEntity, withSeeds } from '../trade/parts.ts'
import { lastNamed, widen } from './named.ts'

const daily = /^daily (?:menu|special|dish|meal|lunch|offer|program|programme|schedule|plan|timetable)$/
/** "the menu of a chosen day", "see the screenings of that day". */
const ofDay = /\b(?:of|for|on|by) (?:a|an|the|each|every|any|that|this)? ?(?:chosen|selected|given|particular|certain|specific)? ?(?:day|date)\b(?! of birth)/g
const days = 3
const mostFilters = 5

/** What is put up for one day has that day, and what the words have seen by the day is found by it. */
export const ofADay: Completer = (draft) => {
  const words = draft.brief.words.toLowerCase()
  const put = draft.parts.filter(({ made }) => daily.test(made.thing.noun))
  const dated = put.reduce(withDay, draft)
  const seen = [...words.matchAll(ofDay)].flatMap(({ index }) => {
    const sentence = words.slice(Math.max(...['.', ';', '\n'].map((end) => words.lastIndexOf(end, index))) + 1, index)
    const clause = sentence.split(/,| and /).at(-1) ?? ''
    return lastNamed(clause, dated.parts) ?? []
  })
  return [...new Set([...put, ...seen])].reduce(foundByDay, dated)
}

function withDay(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  if (!entity || entity.fields.some(({ type }) => type === 'date' || type === 'datetime')) return draft
  const wide = widen(draft, part, [date('date', 'Date', true)], { asked: true })
  return putEntity(
    wide,
    withSeeds(entityIn(wide, entity.id)!, (seed, index) => ({ ...seed, date: `+${index % days}d` })),
  )
}

function foundByDay(draft: Draft, { made }: Part): Draft {
  const day = entityIn(draft, made.entity.id)?.fields.find(({ id, type }) => type === 'date' && /^(?:date|day)$/.test(id))
  return day === undefined
    ? draft
    : changeBlocks(draft, (block) =>
        block.kind === 'list' && block.entity === made.entity.id && isFull(block) && block.period !== day.id
          ? [{ ...block, filters: [...new Set([day.id, ...block.filters])].slice(0, mostFilters) }]
          : [block],
      )
}
