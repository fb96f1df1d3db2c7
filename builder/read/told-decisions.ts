import { detailsAt } from './detail-list.ts'
import { namesOf, noting_, type Reads, saying, textOf, words } from './told-shape.ts'
import { said } from './voice.ts'

const yes = '(?:verify|confirm|accept|approve|okay|ok|agree|take|allow)'
const no = '(?:decline|reject|refuse|deny|not|cancel|turn (?:it|them) down|say no|no|dismiss)'
const it = '(?: (?:it|them|that|each|each one|one|the \\S+))?'
const deciding = new RegExp(`^${yes}${it}(?: first)? or ${no}${it}(?: it| them)?$`)
const agreeing =
  /^(?:(?:okay|ok|approve|confirm|accept)(?: (?:it|them|that|to it))?(?: first| before.*)?|say (?:ok|okay|yes)(?: or (?:no|not))?|(?:give|get) the ok|check and (?:approve|confirm|accept)(?: (?:it|them))?|(?:ok|okay|accept|take) it or not)$/
/** "I confirm or decline", "the sitter says yes or no", "the sister has to okay it first". */
const decides: Reads = (tokens, context) => {
  const text = textOf(tokens)
  if (context.made === null || (!deciding.test(text) && !agreeing.test(text))) return null
  return saying(/\bconfirm|\bdecline/.test(text) ? `confirm or decline ${namesOf(context)}` : `approve or reject ${namesOf(context)}`, tokens)
}

const off =
  /^(?:tick|cross|check|mark|set|put|switch|change|move) (?:it |them |each |one |these |the \S+ )?(?:off )?(?:as |to |when |once |when (?:it|they) (?:is|are) |once (?:it|they) (?:is|are) |when its )?(.{2,60})$/
const states = /^(?:(?:it|they) (?:is|are|has been|have been) )?((?:\S+ ){0,2}\S+?)(?: with an? reason)?$/
const stateful = /(?:ed|en|done|home|back|ready|sold|paid|out|open|closed|here|taken|gone|lost|found|sent|in progress)$/
/** "tick them off when collected", "set it to reserved or adopted", "mark it when it's back home". */
const marks: Reads = (tokens, context) => {
  if (context.made && !/lists?$|^them$/.test(context.made.noun) && /^(?:tick|cross|check) (?:them|it|each|each one|these) off$/.test(textOf(tokens)))
    return saying(`mark ${namesOf(context)} as done`, tokens)
  const match = off.exec(textOf(tokens))
  if (!match || !/^(?:tick|cross|check|mark|set|put|switch|change|move)$/.test(tokens[0]!.word)) return null
  if (!/\b(?:it|them|off|each|one|these)\b/.test(textOf(tokens.slice(1, 4)))) return null
  const said_ = match[1]!.split(/ ?, (?:or |and )?| or | and /)
  const names = said_.map((one) => states.exec(one)?.[1] ?? '')
  if (names.some((one) => one === '' || /^(?:i|we|they|you|off)$/.test(one)) || names.length > 6) return null
  if (names.length === 1 && !stateful.test(names[0]!)) return null
  const last = names.pop()!
  const all = names.length > 0 ? `${names.join(' , ')} or ${last}` : last
  return saying(`mark ${context.made ? namesOf(context) : (context.topic ?? 'them')} as ${all}`, tokens)
}

const grading = /^(?:give|award)$/
/** "I give it a grade and a short comment". */
const grades: Reads = (tokens, context) => {
  const rated = context.made?.noun === 'them' || !context.made ? context.topic : context.made.noun
  if (rated && /^(?:score|rate|judge) (?:it|them|each|each one|each other)(?: (?:from|out of|between|with) .{1,20})?$/.test(textOf(tokens)))
    return saying(`rate ${rated}`, tokens)
  if (context.made && /^(?:grade|mark|score) (?:it|them|each|each one)$/.test(textOf(tokens))) return saying('grade them with grade', tokens)
  if (!grading.test(tokens[0]!.word) || !/^(?:it|them|each|everyone|him|her)$/.test(tokens[1]?.word ?? '')) return null
  const told = detailsAt(tokens, 2)
  if (!told || told.next < tokens.length || !told.tokens.some(({ word }) => /^(?:grades?|marks?|points?|score|rating)$/.test(word))) return null
  const first = tokens[0]!
  return { is: 'said', tokens: [said('grade', first), said(namesOf(context), first), noting_(first), ...told.tokens] }
}

const seeing = /^(?:see|look|check|know|view|find|get|want|show|tell)$/
const open =
  /^(?:see|look at|check|know|view|find out|tell me|tell us|show me|show us|get told|be told)(?: at)? (?:what|whats|which ones|which|the ones that|which \S+) (?:is |are |have |has |needs? |that )?(?:been )?(?:still )?(not paid|unpaid|open|due|overdue|free|available|left|missing|taken|late|pending|not done|new|empty|ready|done|paid)(?: today| yet| now| back)?$/
const called: Readonly<Record<string, string>> = {
  'not paid': 'unpaid',
  left: 'available',
  taken: 'booked',
  late: 'overdue',
  'not done': 'open',
  due: 'due',
  empty: 'free',
}
const coming =
  /^(?:see|know|check|view)(?: at once)? (?:who|how many(?: people)?)(?: (?:is|are|has|have|will))? (?:all )?(?:coming|come|signed up|registered|booked|in|joining|joined|attending|there)(?: .{2,30})?$/
const far =
  /^(?:see|check|know|look at|look up|track|follow) (?:how far (?:it|they|that) (?:is|are|has come)|(?:if|whether) (?:it|they) (?:is|are) (?:done|ready|finished)|where (?:it|they) (?:is|are)(?: at)?|how (?:it|that) is going|the status|what the status is)$/
/** "I can see what's still open", "see who's coming", "they see how far it is". */
const looks: Reads = (tokens, context) => {
  if (!seeing.test(tokens[0]!.word)) return null
  const text = textOf(tokens)
  const names = context.made ? namesOf(context) : context.topic
  const state = open.exec(text)?.[1]
  if (state && names && names !== 'them') return saying(`view ${called[state] ?? state} ${names}`, tokens)
  if (coming.test(text) && context.made && /^(?:bookings|registrations|sign-ups|rsvps|applications|orders)$/.test(names ?? ''))
    return saying(`view ${names}`, tokens)
  return far.test(text) && context.made ? saying(`view the status of ${namesOf(context)}`, tokens) : null
}

const judged =
  /^(?:leave|give|write|put|say|add|rate)(?: (?:them|it|each|him|her|me|us|both|a|some|their))* ?(?:(?:stars?|rating|review|how it went|how it was|feedback|few words|few nice words|1-5|score|out of)(?: (?:and|,|or|a|few|some|short|words|comment|text|review|feedback|stars|from \\S+ to \\S+|out of \\S+))*)$/
/** "they leave stars and a few words", "we both say how it went". */
const judges: Reads = (tokens, { seen, made }) => {
  const text = textOf(tokens)
  if (!judged.test(text) || /\b(?:grade|mark)/.test(text)) return null
  const what = seen ?? (made && made.noun !== 'them' ? made.noun : null)
  return saying(`write reviews${what ? ` of ${what}` : ''} with rating and comment`, tokens)
}

/** "status: waiting for parts / in work / ready": the states of what was made. */
const statuses: Reads = (tokens, context) => {
  if (!/^(?:status|statuses|stages?|states?)$/.test(tokens[0]!.word) || !context.made) return null
  const names = textOf(tokens.slice(2))
    .split(/ (?:\/|,|or|and|then|->|>) /)
    .map((one) => one.replace(/^(?:or|and) /, ''))
  if (names.length < 2 || names.length > 8 || names.some((one) => one.split(' ').length > 4)) return null
  const main = context.made.noun === 'quotes' ? 'them' : context.made.noun
  const last = names.pop()!
  return { is: 'said', tokens: words(`mark ${main} as ${names.join(' , ')} or ${last}`, tokens) }
}

/** What is decided, marked, graded, judged and looked at. */
export const decisions: readonly Reads[] = [statuses, decides, judges, grades, marks, looks]
