import { objectCalled } from './object-of.ts'
import { keep, kindIn, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

/** What learners hand in. */
export const handing = /^(?:work|homework|assignment|essay|solution|answer|exercise|coursework)$/
const handed = /^((?:\S+ )?(?:homework|assignment|exercise|coursework)) (?:submission|upload)$/
const givesIn = /^(?:submit|upload|turn in|send|complete|finish|solve|do)$/
const marks = /^(?:grade|mark|correct|score|assess|evaluate|review|check)$/

/** What learners do with their homework: they hand in an answer to it, which is then graded. */
export function learned(plan: Plan, one: Placed, noun: string): Placed | null {
  const { ask } = one
  const [, nominal] = ask.nominal && ask.kind === 'view' ? (handed.exec(noun) ?? []) : []
  if (nominal !== undefined) return handedIn(plan, one, nominal)
  if (!givesIn.test(ask.verb) && !marks.test(ask.verb)) return null
  const kind = ask.object ? kindIn(plan, noun, ask.object.light) : null
  if (kind?.kit !== 'homework' || (ask.nominal && !/^(?:submit|hand in|turn in)$/.test(ask.verb))) return null
  const answer = plan.things.find(({ kit }) => kit === 'answer')
  if (answer && marks.test(ask.verb)) return objectCalled({ ...one, ask: { ...ask, verb: 'grade', kind: 'transition' } }, { noun: answer.noun, light: '' })
  return givesIn.test(ask.verb) && !ask.actors.some((actor) => teaching.test(actor)) ? handedIn(plan, one, noun) : null
}
const teaching = /^(?:.* )?(?:teacher|instructor|lecturer|tutor|professor|trainer|admin|administrator)$/

const setWork = /homework|assignment|exercise|task|essay/
/** What is handed in is the answer to what was set. */
export function handedIn(plan: Plan, one: Placed, noun: string): Placed {
  const kind = kindIn(plan, noun, '')
  const task =
    kind?.kit === 'homework' ? keep(plan, kind) : plan.things.find((thing) => ['homework', 'task', 'exam'].includes(thing.kit) && setWork.test(thing.noun))
  if (task) task.views.add(one.role)
  const stem = task?.kit === 'homework' ? task.noun.replace(/ task$/, '') : ''
  const answer = plan.things.find((thing) => thing.kit === 'answer' && (stem === '' || thing.noun.startsWith(stem)))?.noun ?? `${stem} submission`.trim()
  return objectCalled({ ...one, ask: { ...one.ask, verb: 'submit', kind: 'create' } }, { noun: answer, light: '', own: true })
}
