import { participle, titled } from '../lexicon/inflect.ts'
import type { Kit } from '../lexicon/kits.ts'
import type { Field, Lifecycle } from '../model.ts'
import { idFrom, taken } from './ids.ts'
import type { Thing } from './thing.ts'

const finals = /^(?:cancel|reject|deny|decline|refuse|close|delete|archive|withdraw|lose|leave)/
const opposites: Readonly<Record<string, string>> = { reject: 'approve', deny: 'approve' }

/** The states of a thing: its kit's, with the verbs of the words that its kit lacks. */
export function lifecycleOf(kit: Kit, thing: Thing): { field: Field; lifecycle: Lifecycle } | null {
  const turns = thing.turns.filter(({ verb }) => verb.length <= 30)
  if (!kit.life && turns.length === 0) return null
  const [initial = 'New', ...steps] = (kit.life ?? 'New').split(';').map((part) => part.trim())
  const states = [initial]
  const transitions: Lifecycle['transitions'] = []
  const ids = new Set<string>()
  const add = (name: string, from: readonly string[], to: string, wanted?: string) => {
    if (!states.includes(to)) states.push(to)
    transitions.push({ id: taken(ids, wanted ?? idFrom(name, 'step')), name, from: [...from], to })
  }
  for (const step of steps) {
    const [, name = '', from = '', to = ''] = /^([^:]*):\s([^>]*)\s>\s(.*)$/.exec(step) ?? []
    add(name, from.split(', '), to)
  }
  for (const { verb } of turns) {
    const name = titled(verb)
    const to = titled(participle(verb))
    if (transitions.some((one) => one.name.split(' ')[0]!.toLowerCase() === verb.split(' ')[0] || one.to.toLowerCase() === to.toLowerCase())) continue
    const from = finals.test(verb) && !Object.hasOwn(opposites, verb) ? states.filter((state) => state !== to).slice(0, 3) : [initial]
    add(name, from, to)
  }
  return { field: { id: 'status', label: 'Status', type: 'choice', required: false, choices: states }, lifecycle: { field: 'status', initial, transitions } }
}
