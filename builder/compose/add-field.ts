import { columnOf } from '../lexicon/columns.ts'
import { typeOf } from '../lexicon/fields.ts'
import { headOf, plural, singular } from '../lexicon/inflect.ts'
import { kitFor } from '../lexicon/shapes.ts'
import type { Field } from '../model.ts'
import { isNumber } from '../numbers.ts'
import type { Phrase } from '../read/phrase.ts'
import { isSeveral, severalNouns } from '../several.ts'
import { fieldFor, kitFields } from './field.ts'
import { areColumns, instancesIn } from './instances.ts'
import { hiredFor } from './kind.ts'
import { isFormat } from './loose.ts'
import { groupOf, type Thing } from './thing.ts'

const mostFields = 10
const longestLabel = 40

const noFields =
  /^(?:leaderboard|ranking|comparison|map|calendar|chart|filters?|search|keywords?|sorting|more|etc|other|thing|it|basic|relevant|condition|content|information|data|detail|option|parameter|function|type|field|various|different|we-?chat(?: pay)?|dingtalk|feishu|alipay|paypal|union ?pay|stripe|apple pay|google pay)$/

/** By what a site is made or used rather than what is noted of its rows: "search function", "merchant end", "adding text". */
const means =
  /(?:^| )(?:functions?|functionality|modules?|algorithm|technology|api|sdk|library|libraries|framework|interface|interaction|mini-program|small program|program|browser|philosophy|management|maintenance|integration|components?|backend|frontend|toolbox|usability|menu|text (?:input )?box|input box|box|navigation|local storage|data storage|network request|map display|user experience design|animation effect|user input|access record|(?:step-by-step|multi-step|guided) form)$|(?:user|pc|service|driver|employee|maintenance|merchant|mobile|client|management|admin|student|teacher|owner) end$|^(?:web ?site|website|company website|feature|promotion tool|payment process|filling process|approval process|enterprise process|reasonable .*)$/
/** "submitting", "adding text", "selecting category": what somebody does. */
const doings =
  /^(?:submitting|selecting|adding|inputting|trimming|dragging|controlling|viewing|editing|creating|providing|using|managing|uploading|displaying|click|import|export|transcode)(?: |$)|^control .+/

/** "search songs by title, artist, play, pause": what is done with a row, at the end of a list of what it has. */
const acts = /^(?:play|pause|skip|restart|rewind|shuffle|save|delete|generate|regenerate|undo|redo|replay)$|^(?:[a-z]+ )?it$/

/** What the pages of a list say of themselves. */
const ofPages =
  /^(?:pagination|paging)(?: |$)|^(?:current|total|previous|next|last|first) page$|^page (?:number|size|count|jump|navigation)$|^(?:records?|rows?|items?|entr(?:y|ies)) (?:per|on each) page$|^jump(?:ing)? to page$/

/** "customize their own platform": the site, and nothing that its rows have. */
const itself = /^(?:platform|system|mini-program|app|online store)$/
/** "registration and login functionality": what is done, rather than what is noted. */
const doingOf = /^(?:function|functionalit|feature)(?:y|ies|s)?$/
/** What there is so much of: its level is no grade. */
const stocked = /(?:^| )(?:stock|inventory|supply|reserve|fuel|tank)$/
/** Adds a field that the words name; one that is there gains the choices. */
export function addField(thing: Thing, phrase: Phrase, named: readonly string[]): void {
  if (doingOf.test(phrase.light) || (phrase.own && !phrase.plural && itself.test(phrase.noun))) return
  const said = named.length > 0 ? named : (phrase.choices ?? [])
  const told =
    phrase.light && !['information', 'details', 'info', 'detail', 'data'].includes(phrase.light)
      ? `${phrase.noun} ${singular(phrase.light)}`
      : phrase.noun.replace(whereto, '$1')
  const words = told === 'level' && stocked.test(thing.noun) ? 'quantity' : told
  const choices = said.length > 0 ? said : choicesOfOwn(thing, words)
  if (/^(?:it|them|they)\b|^(?:quer(?:y|ies)|search(?:ing)?|filter(?:ing)?) (?:condition|keyword|criteri(?:on|a))$/.test(words)) return
  if (ofPages.test(words)) return
  if (choices.length < 2 && (acts.test(words) || means.test(words) || doings.test(words) || isFormat(words))) return
  if (
    words === thing.noun ||
    thing.noun.endsWith(` ${words}`) ||
    words.length > longestLabel ||
    (noFields.test(words) && choices.length < 2 && !(words === 'condition' && !phrase.plural))
  )
    return
  const measure = choices.length === 0 ? ranged.exec(words)?.[1] : undefined
  if (measure) {
    for (const end of ['lowest', 'highest']) addField(thing, { ...phrase, noun: `${end} ${measure}`, light: '', plural: false }, [])
    return
  }
  if ((words === 'date' && phrase.plural && lasts(thing)) || (hiredFor.test(words) && thing.kit === 'loan')) {
    for (const [id, label] of Object.entries({ from: 'From', until: 'Until' }))
      if (!thing.fields.some((one) => one.id === id)) thing.fields.push({ id, label, type: 'date', required: false })
    return
  }
  const own = words.startsWith(`${thing.noun} `) ? words.slice(thing.noun.length + 1) : words
  const of = groupOf(thing) === 'request' ? own.replace(free, '$1') : own.replace(left, '$1')
  // The time of a run is how long it took.
  const one = of === 'time' && thing.kit === 'sports_record' ? 'minutes' : of
  const isSpan = phrase.plural && !phrase.light && !/ (?:per|a|each) /.test(one) && /(?:^| )(?:day|hour|minute|week|month|year)$/.test(one)
  const bare =
    isSpan || (phrase.plural && !phrase.light && choices.length < 2 && severalNouns.test(one))
      ? plural(one)
      : phrase.plural && !phrase.light && !one.includes(' ') && typeOf(one) === 'text' && typeOf(plural(one)) !== 'text'
        ? plural(one)
        : one
  const counted = phrase.counted ?? (phrase.plural && tallied.test(phrase.noun) ? 'number' : undefined)
  const made = fieldFor(
    bare === 'star rating'
      ? 'rating'
      : counted === 'number' && phrase.noun === 'copy'
        ? 'copies'
        : counted === undefined
          ? bare
          : `${counted} of ${plural(phrase.noun)}`,
    choices,
  )
  const field = within(measured(made, thing), phrase.bounds)
  const at = thing.fields.findIndex((one) => one.id === field.id)
  // Who searches by an ingredient searches the ingredients.
  if (at === -1 && thing.fields.some(({ label }) => label === plural(field.label))) return
  const single = at === -1 && isSeveral(field) ? thing.fields.findIndex(({ label, type }) => type === 'text' && plural(label) === field.label) : -1
  if (single !== -1) thing.fields[single] = field
  else if (at === -1 && thing.fields.length < mostFields) thing.fields.push(field)
  else if (at !== -1 && choices.length > 1) thing.fields[at] = field
}

/** What a column of a thing takes by the name of both, "the size of a print", where rows of its kind have none of their own. */
function choicesOfOwn({ kit, noun }: Thing, words: string): readonly string[] {
  const label = words.startsWith(`${noun} `) ? words.slice(noun.length + 1) : words
  const choices = label.includes(' ') ? undefined : columnOf(`${noun} ${label}`)?.choices
  if (choices === undefined) return []
  const isKnown = kit !== 'thing' && kitFields(kitFor(kit, noun).fields).some(({ field }) => field.id === label && field.type === 'choice')
  return isKnown ? [] : choices
}

/** "loan requests with dates": from one to the other, where what is asked for lasts and is no appointment. */
const lasts = (thing: Thing): boolean =>
  (groupOf(thing) === 'request' && thing.kit !== 'booking') || /(?:^| )(?:loan|leave|absence|trip|journey|stay|vacation|rental)$/.test(thing.noun)
/** A range that is measured is between two numbers. */
const ranged = /^(temperature|humidity|pressure|ph|ph value|voltage|moisture|concentration|frequency) range$/
/** "choose a free date": the date of what is booked. */
const free = /^(?:free|available|open|suitable|convenient) (date|day|time|time slot)$/
/** "the remaining stock": the stock. */
const left = /^(?:remaining|current|available) (stock|quantity)$/
/** "a due date to a class": the class is whom it is given to. */
const whereto = /^((?:due|end|start|hand-in|submission) (?:date|day)|deadline) to .+$/
/** The size of a home or a plot is its area. */
const areas = /(?:^| )(?:property|estate|apartment|flat|house|home|room|plot|land|garden|office|listing)$/
const measured = (field: Field, { noun, fields }: Thing): Field => {
  const { choices: _, ...plain } = field
  if (field.id === 'size' && areas.test(noun)) return { ...plain, type: 'number', unit: 'm²', min: 0 }
  if (field.id === 'visibility' && fields.some(({ id }) => seenFar.test(id))) return { ...plain, type: 'number', unit: 'm', min: 0 }
  if (field.type !== 'number' || field.unit !== undefined) return field
  const ofIt = columnOf(`${noun} ${field.id}`)?.unit
  if (ofIt !== undefined) return { ...field, unit: ofIt }
  if (!stretches.test(field.id)) return field
  const unit =
    fields.find(({ id, unit }) => unit !== undefined && stretches.test(id))?.unit ??
    units.find(([said]) => said.test(noun))?.[1] ??
    (unbodied.test(`${noun} ${field.id}`) ? undefined : 'cm')
  return unit === undefined ? field : { ...field, unit }
}
/** What is noted beside how far one sees. */
const seenFar = /^(?:depth|maximum_depth|water_temperature|wind(?:_speed|_direction)?|weather|current|cloud_cover)$/
const stretches = /(?:^|_)(?:height|length|width|depth)$/
/** What has a length and no body. */
const unbodied =
  /(?:^|[ _])(?:queue|text|password|setting|screen|file|code|name|message|line|list|image|audio|page|graph|chart|data|record|document|signal|layout|table|article|account|user|network|word|key|token|banner|canvas|theme|component|element)(?:[ _]|$)/
/** In what things are measured from end to end, by what they are; others in centimetres. */
const units: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^| )(?:wall|fence|hedge|boat|ship|vessel|yacht|berth|building|tower|lighthouse|tree|bridge|pool|pond|roof|room|hall|stage|tent|plot|field|barn|mast|stand|house|home|vehicle|trailer|wagon|dive|lake|cave|well|garden|gallery project|road|street)$/,
    'm',
  ],
  [/(?:^| )(?:route|trail|tour|walk|hike|track|race|run|ride|course|river|tunnel|trip|line|piste|slope)$/, 'km'],
  [
    /(?:^| )(?:session|lesson|video|film|song|call|recording|episode|podcast|appointment|meeting|talk|class|game|match|set|break|shift|story|booking|consultation|rehearsal|performance|visit)$/,
    'min',
  ],
]

/** "isolated patients" of a report are how many there are. */
const tallied = /^(?:confirmed|suspected|infected|isolated|quarantined|recovered|cured|vaccinated|hospitali[sz]ed) (?:case|individual|people|person|patient)$/
/** The field with the values that the words let it take: a unit or a limit makes it a number. */
function within(field: Field, bounds: Phrase['bounds']): Field {
  if (!bounds) return field
  const { boolean, unit, min, max, choices: _choices, ...needed } = bounds
  const { choices: _, ...plain } = field
  if (boolean) return { ...plain, ...needed, type: 'boolean' }
  if (unit === undefined && min === undefined && max === undefined) return { ...field, ...needed }
  const type = isNumber(field) ? field.type : 'number'
  return {
    ...plain,
    ...needed,
    type,
    min: min ?? field.min ?? 0,
    ...(max === undefined ? {} : { max }),
    ...(unit === undefined || type !== 'number' ? {} : { unit }),
  }
}

/** "such as viewing table data and submitting forms": what is done with it, rather than kinds of it. */
const acted = /^(?:view|submit|click|add|edit|delet|modify|creat|updat|search|brows|upload|download|display|dragg?|manag|enter|inputt?|query|sav)ing [a-z]/i
/** Whether it is one of "films, including recommendations and category browsing": ways of finding them, rather than kinds of them. */
export const isFoundBy = (choice: string): boolean => /(?:^| )(?:browsing|viewing|searching|filtering|recommendations?|navigation)$/i.test(choice)
/** "notes such as A, B or C": the kinds that a thing comes in, unless they are its rows, or "event handling, event response", its acts. */
export function addChoices(thing: Thing, choices: readonly string[]): void {
  const head = `${headOf(thing.noun)} `
  const isOfIt = choices.length > 1 && choices.every((choice) => choice.toLowerCase().startsWith(head))
  if (choices.filter((choice) => acted.test(choice)).length > 1 || choices.some(isFoundBy) || isOfIt) return
  if (areColumns(choices)) {
    for (const choice of choices) addField(thing, { start: 0, end: 0, noun: singular(choice.toLowerCase()), light: '', own: false, plural: false }, [])
    return
  }
  const rows = instancesIn(thing.kit, choices)
  thing.listed.push(...rows.filter((row) => !thing.listed.includes(row)))
  if (rows.length > 0) return
  if (thing.fields.some(({ id }) => id === 'kind') || choices.some((choice) => choice.length > longestLabel)) return
  thing.fields.push({ ...fieldFor('kind', choices), label: 'Kind' })
}
