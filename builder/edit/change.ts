import type { Requirement } from '../../contract/turn.ts'
import type { Outcome, Turn } from '../builder.ts'
import { capital } from '../lexicon/inflect.ts'
import { type AppModel, readModel } from '../model.ts'
import { diff } from '../patch.ts'
import { distributed } from './distribute.ts'
import { elsewhere, isBeyond, isQuestion, noPretence, question } from './elsewhere.ts'
import { bringsStock, grow, isRicher } from './grow.ts'
import { cut } from './ids.ts'
import { inOtherWords, otherwise } from './informal.ts'
import { permitting } from './permit.ts'
import { plainer } from './plainer.ts'
import { completing, leaning, type Said } from './refer-back.ts'
import { partsOf, type Request, requestsOf } from './request.ts'
import { type Answer, type Rule, separate } from './rule.ts'
import { openRules, rules } from './rules.ts'
import { setChoices } from './set-choices.ts'
import { suggestionsFor } from './suggest.ts'
import { choicesAbout } from './vague.ts'

interface Reply {
  readonly request: Request
  /** Null where no rule understood the request. */
  readonly answer: Answer | null
  /** The model before it. */
  readonly before: AppModel
  readonly rule: Rule | null
}

function replyTo(before: AppModel, said: Request): Reply {
  const other = otherwise(said.read, before, said.text)
  const request = other === null ? said : inOtherWords(said, other)
  for (const rule of isQuestion(request.read) && !setChoices(before, request) ? [question] : rules) {
    const answer = rule(before, request)
    if (answer) return { request, answer, before, rule }
  }
  return { request, answer: null, before, rule: null }
}

/** The answer to a request; one that is written in short forms, or that says why, is read without these where it says nothing with them. */
function reply(before: AppModel, said: Request): Reply {
  const own = replyTo(before, said)
  if (own.answer?.kind === 'built') return own
  const bare = plainer(said.read)
  const other = bare === said.read ? own : replyTo(before, inOtherWords({ ...said, text: plainer(said.text) }, bare))
  return other.answer && (other.answer.kind === 'built' || !own.answer || bare.length < said.read.length)
    ? { ...other, request: { ...other.request, text: said.text } }
    : own
}

const modelAfter = ({ answer, before }: Reply) => (answer?.kind === 'built' ? answer.model : before)

/** One request of both, as where "and make more" belongs to the headline before it. */
const joined = (words: string, first: Request, second: Request): Request => ({
  text: words.slice(first.start, second.end),
  start: first.start,
  end: second.end,
  read: first.read + words.slice(first.end, second.end).slice(0, 2400),
  shift: first.shift,
})

/** A message of more requests than this has the rest of them told as not understood; a person asks for far fewer. */
const mostRequests = 100

/** The requests of a message; one that says "nobody but me" is whole. */
function requestsIn(model: AppModel, words: string): readonly Request[] {
  const start = words.length - words.trimStart().length
  const whole: Request = { text: words.trim(), start, end: words.trimEnd().length, read: words.trim(), shift: start }
  return words.length < 200 && /\b(?:but|except)\b|^\s*(?:only|just) (?:i|me|we|us|my)\b/i.test(words) && otherwise(whole.read, model) !== null
    ? [whole]
    : requestsOf(words)
}

/** A request that changes nothing as a whole, in its parts where one of them does: each is answered against the model that the ones before it left. */
function apart(whole: Reply, words: string): readonly Reply[] {
  if (whole.answer !== null && whole.answer.kind !== 'understood') return [whole]
  const parts = partsOf(words, whole.request)
  if (parts.length < 2) return [whole]
  const replies: Reply[] = []
  for (const part of parts) replies.push(reply(replies.length > 0 ? modelAfter(replies.at(-1)!) : whole.before, part))
  return replies.some(({ answer }) => answer !== null && answer.kind !== 'understood') ? replies : [whole]
}

/** The replies to one request, which may ask the same of several things. */
function repliesToEach(model: AppModel, request: Request, words: string): readonly Reply[] {
  const other = otherwise(request.read, model, request.text)
  const each = distributed(model, other === null ? request : inOtherWords(request, other))
  if (each.length === 1) return apart(reply(model, request), words)
  const replies: Reply[] = []
  for (const one of each) replies.push(reply(replies.length > 0 ? modelAfter(replies.at(-1)!) : model, one))
  return replies
}

/** Answers the requests in order, each against the model that the ones before it left. */
function repliesTo(model: AppModel, words: string): Reply[] {
  const replies: Reply[] = []
  for (const [index, request] of requestsIn(model, words).entries()) {
    const last = replies.at(-1)
    const before = last ? modelAfter(last) : model
    if (index >= mostRequests) {
      replies.push({ request, answer: null, before, rule: null })
      continue
    }
    const said = last && { read: last.request.read, answer: last.answer, before: last.before, after: before }
    const leans = said ? leaning(request.read, said) : null
    if (leans === '') continue
    const more = said && leans === null ? completing(request.read, said) : null
    if (last && more !== null) {
      replies[replies.length - 1] = reply(last.before, inOtherWords(joined(words, last.request, request), more))
      continue
    }
    const own = leans === null ? repliesToEach(before, request, words) : [reply(before, inOtherWords(request, leans))]
    const isUnread = own.every(({ answer }) => !answer)
    const isNamed = last !== undefined && /^rename\b/i.test(last.request.read) && words.slice(last.request.end, request.start).includes(',')
    const ofIt = /^\p{L}{2,8} (?:it|them)\b/iu.test(request.read)
    const again = isUnread && !ofIt && last?.rule && openRules.includes(last.rule) && !isNamed ? reply(last.before, joined(words, last.request, request)) : null
    if (again?.answer && again.rule === last?.rule) replies[replies.length - 1] = again
    else replies.push(...own)
  }
  return replies
}

/** A rule that left something that is no model is held to have changed nothing; the site never stands on a broken model. */
function checked(replies: readonly Reply[]): Reply[] {
  let model = replies[0]?.before
  return replies.map((one) => {
    if (one.answer === null) return { ...one, before: model! }
    const own = reply(model!, one.request)
    if (own.answer?.kind !== 'built') return own
    try {
      readModel(own.answer.model)
      model = own.answer.model
      return own
    } catch {
      return {
        ...own,
        answer: { kind: 'understood', says: `“${cut(one.request.text, 80)}” would make more of it than a site can hold.`, where: '', marks: own.answer.marks },
      }
    }
  })
}

function soundReplies(model: AppModel, words: string): { replies: Reply[]; after: AppModel } {
  let replies = repliesTo(model, words)
  let after = replies.length > 0 ? modelAfter(replies.at(-1)!) : model
  try {
    if (after !== model) readModel(after)
  } catch {
    replies = checked(replies)
    after = modelAfter(replies.at(-1)!)
  }
  return grown(replies, after)
}

/** So many requests of a message are read as more of the description. */
const mostTold = 5

/** What no rule changes is read as more of the description, against the model that all others left. */
function grown(replies: Reply[], left: AppModel): { replies: Reply[]; after: AppModel } {
  let [after, tries] = [left, 0]
  let told: Said | null = null
  const more = (one: Reply, on: AppModel): Answer | null => {
    tries += 1
    return tries > mostTold || isBeyond(one.request.read) ? null : grow(on, one.request)
  }
  const read = replies.map((one): Reply => {
    const { answer, before, rule } = one
    const isLeft = answer === null || (answer.kind === 'understood' && (rule === elsewhere || rule === noPretence))
    const again = told && answer === null ? againOn(after, one, told) : null
    if (again?.answer && again.answer.kind !== 'understood') {
      after = modelAfter(again)
      return again
    }
    const isAlone = replies.length === 1 && answer?.kind === 'built' && answer.model.entities.length > before.entities.length
    const brought = isLeft ? more(one, after) : isAlone ? more(one, before) : null
    if (brought?.kind !== 'built' || (isAlone && !isRicher(one.request, before, brought.model, rule === permitting && !bringsStock(before, answer)))) return one
    told = { read: one.request.read, answer: brought, before: isAlone ? before : after, after: brought.model }
    after = brought.model
    return { ...one, answer: brought, rule: grow }
  })
  return { replies: read, after }
}

/** A request that leans on what the message made grow, answered against that: "add reviews, only managers write them". */
function againOn(after: AppModel, { request }: Reply, told: Said): Reply | null {
  const leans = leaning(request.read, told)
  return leans === null || leans === '' ? null : reply(after, inOtherWords(request, leans))
}

/** Ledger ids go on from the highest that the model has. */
function requirementsOf(model: AppModel, replies: readonly Reply[]): Requirement[] {
  const last = model.requirements.reduce((most, { id }) => Math.max(most, Number(/^r(\d{1,9})$/.exec(id)?.[1] ?? 0)), 0)
  return replies.map(({ request, answer }, index) => ({
    id: `r${last + index + 1}`,
    clause: request.text,
    status: answer === null ? 'not_understood' : answer.kind === 'understood' ? 'understood' : 'built',
    where: answer?.where ?? '',
  }))
}

function outcomeOf(model: AppModel, after: AppModel | null, replies: readonly Reply[]): Outcome {
  const answers = replies.flatMap(({ answer }) => (answer ? [answer] : []))
  const built = answers.filter((answer) => answer.kind === 'built')
  const unread = replies.filter(({ answer }) => answer === null).map(({ request }) => `“${cut(request.text, 120)}”`)
  const sentences = answers.map(({ says }) => says)
  if (unread.length > 0)
    sentences.push(
      `I did not understand ${unread.slice(0, 5).join(', ')}${unread.length > 5 ? ` and ${unread.length - 5} more` : ''}${built.length === 0 ? ', so nothing changed and nothing was counted' : ''}.`,
    )
  else if (replies.length === 0) sentences.push('I read no request in that, so nothing changed and nothing was counted.')
  else if (!after) sentences.push('Nothing changed.')
  const helpless = unread.length > 0 || replies.length === 0 || (built.length === 0 && answers.some(({ kind }) => kind === 'understood'))
  const own = answers.flatMap((answer) => (answer.kind === 'built' ? [] : (answer.choices ?? []))).slice(0, 4)
  return {
    model: after,
    operations: after ? diff(model, after) : [],
    label: after ? cut(capital(built.map(({ label }) => label).join(', ')), 80) : 'No change',
    changes: after ? built.map(({ says }) => says) : [],
    answer: sentences.join(' '),
    choices:
      own.length > 0
        ? [...own, ...suggestionsFor(model)].slice(0, Math.max(2, own.length))
        : helpless
          ? [...choicesAbout(model, replies.find(({ answer }) => answer === null)?.request.text ?? ''), ...suggestionsFor(model)].slice(0, 4)
          : [],
  }
}

/**
 * Takes a follow-up message: what was asked changes and nothing else. Yields the pens' marks, the ledger's entry for each request and a step for each
 * change; where nothing changed the outcome's model is null. Never throws, whatever the words are.
 */
export function* change(model: AppModel, words: string): Turn {
  const { replies, after } = soundReplies(model, words)
  yield { event: 'marks', data: { marks: separate(replies.flatMap(({ answer }) => answer?.marks ?? [])) } }
  const requirements = requirementsOf(model, replies)
  yield { event: 'step', data: { label: `Read ${replies.length} ${replies.length === 1 ? 'request' : 'requests'}`, state: 'done' } }
  for (const [index, requirement] of requirements.entries()) {
    yield { event: 'requirement', data: requirement }
    const answer = replies[index]!.answer
    if (answer?.kind === 'built') yield { event: 'step', data: { label: capital(answer.label), state: 'done' } }
  }
  const changed = diff({ ...model, requirements: [] }, { ...after, requirements: [] }).length > 0
  return outcomeOf(model, changed ? { ...after, requirements: [...model.requirements, ...requirements] } : null, replies)
}
