import type { Ask } from '../read/ask.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { type Kind, keep, kindIn, type Plan, thingNamed } from './plan.ts'
import type { Thing } from './thing.ts'

const adds = /^(?:create|add|register|submit|plan|build|define|enter|record|file)$/
/** What is had in several, each told of by itself. */
const each =
  /^(?:animal|pet|dog|cat|horse|child|session|round|stage|stop|leg|scene|milestone|exercise|chapter|passenger|plot|hive|room|unit|apartment|branch|variant|vehicle|machine|tenant|family member)$/
const itemized = /(?:^| )(?:claim|requisition|expense report|reimbursement|quote|quotation|estimate)$/

function kindOfEach(plan: Plan, thing: Thing, { noun }: Phrase): Kind | null {
  if (/^(?:line )?item$/.test(noun))
    return itemized.test(thing.noun) ? { noun: `${thing.noun.slice(thing.noun.lastIndexOf(' ') + 1)} item`, kit: 'trade_item' } : null
  const kind = each.test(noun) ? kindIn(plan, noun, '') : null
  return kind && kind.kit !== thing.kit ? kind : null
}

/** "register owners with several animals", "create claims with items": rows of their own, each of what it is added with. Answers whether it is such. */
export function keptEach(plan: Plan, thing: Thing, { kind, verb, actors }: Ask, field: Phrase, role: string): boolean {
  if (!field.plural || actors.length === 0 || !(kind === 'create' || kind === 'manage') || !adds.test(verb) || thingNamed(plan, field)) return false
  const kindOfRows = kindOfEach(plan, thing, field)
  const rows = kindOfRows && keep(plan, kindOfRows)
  plan.last = thing
  if (!rows) return false
  if (rows.makes.length === 0) rows.makes.push({ verb: 'add', role, about: '' })
  addField(rows, { start: field.start, end: field.end, noun: thing.noun, light: '', own: false, plural: false }, [])
  return true
}
