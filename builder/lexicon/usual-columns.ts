import { headOf, singular } from './inflect.ts'
import { usualColumnsOfNouns } from './usual-columns-lines.ts'
import { usualValuesOfLabels } from './usual-values-lines.ts'

interface Usual {
  readonly noun: string
  readonly fields: string
}

let columns: ReadonlyMap<string, readonly Usual[]> | undefined
/** What tables whose nouns end with this word are usually made of; read once, when it is first asked for. */
export function usualColumns(head: string): readonly Usual[] {
  columns ??= columnsIn(usualColumnsOfNouns)
  return columns.get(head) ?? []
}

let values: ReadonlyMap<string, string> | undefined
/** Values that a text column of this label, in lower case, may have in rows of a noun; none where nothing is known of them. */
export function usualValues(noun: string, label: string): readonly string[] {
  values ??= new Map(entriesIn(usualValuesOfLabels))
  return (values.get(`${singular(headOf(noun))}/${label}`) ?? values.get(label))?.split('|') ?? []
}

const entriesIn = (lines: string): (readonly [string, string])[] =>
  lines.split('\n').flatMap((line) => {
    const at = line.indexOf(': ')
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2)] as const]
  })

function columnsIn(lines: string): ReadonlyMap<string, readonly Usual[]> {
  const all = new Map<string, Usual[]>()
  for (const [noun, fields] of entriesIn(lines)) {
    const head = headOf(noun.replace('=', ''))
    const before = all.get(head)
    if (before) before.push({ noun, fields })
    else all.set(head, [{ noun, fields }])
  }
  return all
}
