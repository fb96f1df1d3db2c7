import { into } from './folded.ts'
import { keep, type Plan, rename } from './plan.ts'

const children = /^(?:child|kid|pupil|toddler)$/
const parents = /^(?:parent|guardian|family)s?$/i
const coming = /^(?:(?:daily |child |children )?(?:check-?in|check-?out|arrival|departure|attendance)(?: record)?|monthly attendance)$/
const joining = /^(?:registration|enrollment|enrolment)$/
/** Who works there, of whom nobody spoke. */
const working = /^(?:employee|staff member)$/

/** "check children in and out", where they are looked after: the attendance is theirs, and their parents tell of them. */
export function caredFor(plan: Plan, roles: readonly string[], words: string): void {
  const child = plan.things.find(({ noun }) => children.test(noun))
  const parent = roles.find((role) => parents.test(role))
  const check = child?.asks.find(({ ask }) => /^check/.test(ask.verb))
  const [first, ...others] = plan.things.filter(({ noun, kit }) => coming.test(noun) && kit !== 'application')
  if (!child || parent === undefined || !(check || first)) return
  const attendance = first ?? keep(plan, { noun: 'attendance record', kit: 'attendance' })
  if (!attendance) return
  rename(attendance, { noun: 'attendance record', kit: 'attendance' })
  for (const other of others) into(plan, other, attendance)
  attendance.makes.splice(0, attendance.makes.length, { verb: 'check in', role: check?.role ?? '', about: child.noun })
  attendance.fields.splice(0)
  attendance.about.add(child.noun)
  for (const worker of plan.things.filter(({ noun }) => working.test(noun) && !words.includes(noun))) plan.things.splice(plan.things.indexOf(worker), 1)
  const joins = plan.things.filter(
    ({ kit, noun, about }) => kit === 'application' && joining.test(noun) && [...about].some((one) => one === child.noun || coming.test(one)),
  )
  for (const one of joins) into(plan, one, child)
  const absence = plan.things.find(({ kit, noun }) => kit === 'leave' && noun !== 'absence note')
  const note = plan.things.find(({ noun }) => noun === 'absence note')
  if (absence && note) into(plan, note, absence)
  // "report an absence with a date and see when their child arrived": its days are those from and until which it lasts.
  absence?.fields.splice(0, absence.fields.length, ...absence.fields.filter(({ id }) => !/^(?:date|left|arrived)$/.test(id)))
  child.makes.splice(0, child.makes.length, { verb: 'register', role: parent.toLowerCase(), about: '' })
}
