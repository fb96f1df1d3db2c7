import { FormulaError, valueOfFormula } from '../../formula.ts'
import { listed } from '../../lexicon/inflect.ts'
import type { BlockOf } from '../../model.ts'
import type { Context } from '../context.ts'
import { entityOf } from '../context.ts'
import { answersTo, fromPages, fromRows, type Passage } from '../social/help.ts'
import { dayOf, grouped } from '../value.ts'
import { advised } from './advice.ts'
import { entryFor } from './entry.ts'
import { aboutEntity, aboutRow, entityNamed, type Found, rowNamed } from './lookup.ts'
import { taskDone } from './tasks.ts'

/** What the assistant answers: a sentence, and the rows or the passages that it rests on. */
export interface Answer {
  readonly words: string
  readonly found: Found | null
  readonly passages: readonly Passage[]
  /** Whether the question was answered. */
  readonly known: boolean
}
const plain = (words: string, known = true): Answer => ({ words, found: null, passages: [], known })

const greeting = /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings)\b/
const thanks = /^(?:thanks|thank you|thx|great|perfect|ok|okay|bye|goodbye)\b/
const who = /\b(?:who are you|what are you|are you (?:a|an) (?:human|person|robot|bot|ai)|what can you do|how do you work|help)\b/
const sum = /^(?:what is|what's|how much is|calculate|compute)?\s*([\d\s.,+\-*/×÷^()%]+)\s*[=?]*$/
const today = /\b(?:what day is it|today's date|what is the date|which day is today|what date is it)\b/
const more = /^(?:and|what about|how about|which of|of (?:those|them|these)|the (?:cheapest|best|newest|latest|most|least)|only|show me (?:the|more)|any)\b/

function sumOf(text: string): Answer | null {
  const formula = sum.exec(text)?.[1]?.replaceAll(',', '').trim()
  if (!formula || !/\d\s*[+\-*/×÷^%]\s*\(?\s*\d/.test(formula)) return null
  try {
    return plain(`${formula} = ${grouped(valueOfFormula(formula), 6)}`)
  } catch (error) {
    if (error instanceof FormulaError) return null
    throw error
  }
}

const normal = (question: string): string => question.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim()

/** Answers a question from what the site keeps and says, by rules; the question before tells what a further one is about. */
export function answer(of: Context, ids: readonly string[], question: string, before: string | null, entries?: BlockOf<'assistant'>['entries']): Answer {
  const asked = normal(question)
  const kept = entries && entryFor(of, entries, asked)
  if (kept) return plain(kept)
  const about = listed(ids.flatMap((id) => entityOf(of, id)?.plural ?? []).slice(0, 3))
  if (greeting.test(asked) && asked.split(' ').length < 5) return plain(`Hello. Ask me about ${about || 'what stands on this site'}.`)
  if (thanks.test(asked) && asked.split(' ').length < 5) return plain('You are welcome. Ask whenever there is something else.')
  if (who.test(asked) && asked.split(' ').length < 8)
    return plain(
      `I look things up in what ${of.model.name} keeps${about && `: ${about}`}. I can list, count and compare them, add numbers up, and show where something stands. I also draft letters, articles and plans, sum texts up, translate everyday phrases and convert units. I work by rules; no outside service is asked.`,
    )
  const reckoned = sumOf(asked)
  if (reckoned) return reckoned
  if (today.test(asked)) {
    const day = dayOf(of.request.today)
    return plain(day ? `Today is ${day.weekday}, ${day.day} ${day.month} ${day.year}.` : of.request.today)
  }
  const done = taskDone(question)
  return done === null ? lookedUp(of, ids, asked, before === null ? null : normal(before)) : plain(done)
}

function lookedUp(of: Context, ids: readonly string[], asked: string, before: string | null): Answer {
  const row = rowNamed(of, ids, asked)
  const entity = entityNamed(of, ids, asked) ?? (before !== null && more.test(asked) ? entityNamed(of, ids, before) : undefined)
  if (row && (!entity || entity.id === row.entity.id)) return withFound(aboutRow(of, row.entity, row.row, asked))
  const passages = answersTo(asked, [...fromPages(of, of.model), ...fromRows(of, ids)])
  if (entity && (isAboutAll(asked) || passages.length === 0)) return withFound(aboutEntity(of, entity, asked))
  if (passages.length > 0) return { words: 'This is what stands here about it:', found: null, passages, known: true }
  const advice = advised(asked)
  return advice === null
    ? plain(
        `Nothing here answers that.${about(of, ids)} I can also draft texts (“Write an email about …”), sum up a text, translate everyday phrases and convert units.`,
        false,
      )
    : plain(advice)
}
const about = (of: Context, ids: readonly string[]): string => {
  const first = entityOf(of, ids[0] ?? '')
  return first ? ` I know about ${first.plural}: ask which there are, or for one by its name.` : ''
}
const withFound = (found: Found): Answer => ({ words: found.words, found, passages: [], known: true })
/** Whether a question is about the rows of a kind, rather than about something that one of them says. */
const isAboutAll = (asked: string): boolean =>
  /\b(?:which|what|list|show|all|any|how many|number of|count|average|total|cheapest|expensive|best|top|newest|latest|oldest|next|upcoming|under|below|over|above|between|most|least|lowest|highest|recommend\w*|suggest\w*|are there|do you have|find)\b/.test(
    asked,
  )
