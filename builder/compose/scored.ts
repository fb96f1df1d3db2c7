import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { keep, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const scores = /^(?:exam|student|course|test|academic|class) (?:score|grade|mark|result)$/
const entering = /^(?:entry|entering|input|import|registration|recording)$/
const enters = /^(?:enter|input|import|register|record|upload)$/
const bank = /^bank (?:payment|transfer|transaction)$/
const most = 16

const phraseOf = (noun: string): Phrase => ({ start: 0, end: 0, noun, light: '', own: false, plural: false })

/** "exam score entry": scores that somebody enters are of an exam, in a subject, of a student; none is reckoned from answers. "Bank payments" are made from an account, to somebody. */
export function scored(plan: Plan, placed: readonly Placed[]): void {
  for (const thing of plan.things.filter(({ kit, noun }) => kit === 'score' && scores.test(noun))) {
    const isEntered = placed.some(
      ({ ask }) => ask.object?.noun === thing.noun && (entering.test(ask.object.light) || (enters.test(ask.verb) && ask.actors.length > 0)),
    )
    if (!isEntered || plan.things.length >= most) continue
    const subject = keep(plan, { noun: 'subject', kit: 'category' })
    subject?.views.add('')
    for (const noun of ['exam', 'subject', 'student']) if (!thing.noun.startsWith(`${noun} `) || noun === 'exam') addField(thing, phraseOf(noun), [])
  }
  const payment = plan.things.find(({ kit, noun }) => kit === 'payment' && bank.test(noun))
  if (!payment || plan.things.length >= most) return
  if (!plan.things.some(({ kit }) => kit === 'account')) keep(plan, { noun: 'bank account', kit: 'account' })?.views.add('')
  for (const noun of ['payee', 'bank account']) addField(payment, phraseOf(noun), [])
}
