import { singular } from '../lexicon/inflect.ts'
import { addField } from './add-field.ts'
import { dealt } from './dealt.ts'
import { fieldFor } from './field.ts'
import { keep, kindIn, type Plan } from './plan.ts'
import { looked } from './property.ts'
import { isPart } from './sharing.ts'
import type { Placed, Thing } from './thing.ts'

const surveys = /(?:^| )(?:survey|questionnaire)$/
const novels = /(?:^| )(?:comic|novel|manga|web novel|e-?book|story book)$/
const isRead = ({ asks }: Thing): boolean => asks.some(({ ask }) => ask.verb === 'read')

/** "browse database content", "manage database tables". */
const isOfContent = ({ ask }: Placed): boolean => ask.object !== null && /^(?:content|contents|data|tables?|records?)$/.test(ask.object.light)

const studying = /^(?:learn|study|watch|take)$/
const lessons =
  /(?:^| )(?:lessons?|chapters?|lectures?|videos?|sections?|courseware|recordings?|course (?:learning )?(?:content|material)s?|learning (?:content|material)s?)$/
/** "learn courses", "online learning": what is taught on the site itself, rather than in a room at a time. */
const isStudied = ({ ask }: Placed): boolean =>
  ask.object !== null &&
  ((studying.test(ask.verb) && ask.actors.length > 0 && /(?:^| )(?:courses?|lectures?)$/.test(ask.object.noun)) ||
    /(?:^| )(?:course )?learning$/.test(ask.object.noun) ||
    (/(?:^| )course$/.test(ask.object.noun) && /^(?:learning|contents?|materials?)$/.test(ask.object.light)))
/** What is watched beside courses rather than as a part of them. */
const beside = /(?:^| )(?:live|micro|stream)|streams?$|streaming$/
/** Courses that are learnt on the site have lessons to learn from. */
function taught(plan: Plan, placed: readonly Placed[]): void {
  const course = plan.things.find(({ kit, noun }) => kit === 'course' && !/(?:^| )(?:training|program|workshop series|onboarding process)$/.test(noun))
  const isHeld = plan.things.some(({ kit, noun }) => lessons.test(noun) || kit === 'lesson' || (kit === 'video' && !beside.test(noun)) || kit === 'booking')
  const isFollowed = plan.things.some(({ kit, noun }) => kit === 'progress' && /^(?:learning|study|course)\b/.test(noun))
  if (course && !isHeld && (isFollowed || placed.some(isStudied))) keep(plan, { noun: 'lesson', kit: 'lesson' })?.views.add('')
}

const dependants = /^(child|children|baby|infant|toddler|pet|dog|cat|horse)(?:$| )/
const carers = /^(?:parent|guardian|pet owner|horse owner|dog owner|cat owner)$/
/** "view their child's health data": whoever looks after somebody keeps who that is, and what is recorded is of them. */
function caredFor(plan: Plan, placed: readonly Placed[]): void {
  const one = placed.find(
    ({ ask }) =>
      ask.kind !== 'create' &&
      dependants.test(ask.object?.noun ?? '') &&
      (ask.object!.own ? ask.actors.length > 0 : ask.object!.noun.includes(' ') && ask.actors.some((actor) => carers.test(actor))),
  )
  const kind = one ? kindIn(plan, singular(dependants.exec(one.ask.object!.noun)![1]!), '') : null
  if (!one || !kind || plan.things.some(({ kit, noun }) => kit === kind.kit && (kit === 'pet' || dependants.test(noun)))) return
  keep(plan, kind)?.makes.push({ verb: 'add', role: one.role, about: '' })
}

/** A survey that somebody makes is filled in by others. */
function answered(plan: Plan, survey: Thing): void {
  if (plan.things.some(({ kit }) => kit === 'response')) return
  const response = keep(plan, { noun: survey.noun.endsWith('survey') ? 'survey response' : 'questionnaire response', kit: 'response' })
  response?.about.add(survey.noun)
  response?.makes.push({ verb: 'fill', role: '', about: survey.noun })
}

const writing = /^(?:write|compose|type|draft|format)$/
/** Documents that are written on the site have their text there. */
function written({ things }: Plan): void {
  const isWritten = ({ kit, fields, asks }: Thing) =>
    kit === 'document' &&
    (fields.some(({ label }) => looked.test(label.toLowerCase())) || asks.some(({ ask }) => writing.test(ask.verb) || (ask.nominal && ask.verb === 'edit')))
  const document = things.find(isWritten)
  if (document && !document.fields.some(({ type }) => type === 'long_text')) document.fields.push(fieldFor('text'))
}

const threshold = /^(?:minimum|maximum|target|given) /
/** "an alert for a minimum swell height", where beaches have a swell height: it is of one of them. */
function watched({ things }: Plan): void {
  for (const alert of things.filter(({ kit }) => kit === 'alert')) {
    const bounds = alert.fields.filter(({ label }) => threshold.test(label.toLowerCase())).map(({ label }) => label.toLowerCase().replace(threshold, ''))
    const of = things.find((other) => other !== alert && other.fields.some(({ label }) => bounds.includes(label.toLowerCase())))
    if (of) addField(alert, { start: 0, end: 0, noun: of.noun, light: '', own: false, plural: false }, [])
  }
}

/** What things consist of goes with them where the words only imply it: a survey has questions and is answered, courses that are learnt there have lessons, a novel that is read on the site has chapters, a database whose content is looked at has tables, rooms that are planned are those of a layout, and documents that are written there have a text. */
export function parted(plan: Plan, placed: readonly Placed[]): void {
  taught(plan, placed)
  caredFor(plan, placed)
  dealt(plan)
  written(plan)
  for (const thing of plan.things.filter(isPart))
    if (plan.things.some(({ singular, views }) => views.has('') && thing.fields.some(({ label }) => label.toLowerCase() === singular))) thing.views.add('')
  watched(plan)
  const survey = plan.things.find(({ kit, noun }) => kit === 'form' && surveys.test(noun))
  if (survey && !plan.things.some(({ noun }) => /(?:^| )questions?$/.test(noun)))
    keep(plan, { noun: survey.noun.endsWith('survey') ? 'survey question' : 'questionnaire question', kit: 'survey_question' })
  if (survey && survey.makes.length > 0) answered(plan, survey)
  const novel = plan.things.find((thing) => novels.test(thing.noun) && isRead(thing))
  if (novel && !plan.things.some(({ noun }) => /(?:^| )(?:chapter|episode)$/.test(noun))) keep(plan, { noun: 'chapter', kit: 'book_chapter' })
  const database = plan.things.find(({ kit, noun, asks }) => kit === 'dataset' && /(?:^| )database$/.test(noun) && asks.some(isOfContent))
  if (database && !plan.things.some(({ noun }) => /(?:^| )(?:tables?|schema|collection|document|structure)$/.test(noun)))
    keep(plan, { noun: 'database table', kit: 'database_table' })
  const isPlanned = plan.senses.get('room') === 'thing' || plan.senses.get('door') === 'thing'
  if (isPlanned && plan.things.some(({ noun }) => /^(?:room|door|window|bathroom|wall)$/.test(noun)) && !plan.things.some(({ kit }) => kit === 'space_plan'))
    keep(plan, { noun: 'house layout', kit: 'space_plan' })
}
