import { headOf } from './inflect.ts'
import { usualColumnsOfNouns } from './usual-columns-lines.ts'

interface Usual {
  readonly noun: string
  readonly fields: string
}

let known: ReadonlyMap<string, readonly Usual[]> | null = null
/** What tables whose nouns end with this word are usually made of; read once, when it is first asked for. */
export const usualColumns = (head: string): readonly Usual[] => (known ??= read(usualColumnsOfNouns)).get(head) ?? []

function read(lines: string): ReadonlyMap<string, readonly Usual[]> {
  const all = new Map<string, Usual[]>()
  for (const line of lines.split('\n')) {
    const at = line.indexOf(': ')
    if (at < 0) continue
    const noun = line.slice(0, at)
    const head = headOf(noun.replace('=', ''))
    const one = { noun, fields: line.slice(at + 2) }
    const before = all.get(head)
    if (before) before.push(one)
    else all.set(head, [one])
  }
  return all
}
