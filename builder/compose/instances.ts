import { typeOf } from '../lexicon/fields.ts'
import { capital, singular } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { isField } from '../read/field.ts'

/** Kits whose rows are what the words list of them: "components such as desktop icons and tiles". Of others they list kinds. */
const listed: ReadonlySet<KitName> = new Set([
  'thing',
  'component',
  'category',
  'channel',
  'dataset',
  'link',
  'service',
  'skill',
  'reading',
  'place',
  'event',
  'game',
  'course',
  'facility',
  'plant',
])
const others = /^(?:more|others?|etc|many more|so on)$/
const longest = 40

/** "information such as job title, salary and company name" is of columns; "files such as images and documents" is of kinds. */
const isColumn = (choice: string): boolean => {
  const noun = choice.toLowerCase()
  return isField(singular(noun)) && (noun.includes(' ') || !/^(?:image|file|long_text)$/.test(typeOf(singular(noun))))
}
/** Whether what is listed of a thing is mostly what is noted of each row. */
export const areColumns = (choices: readonly string[]): boolean => choices.length > 2 && choices.filter(isColumn).length * 2 > choices.length

/** The rows that choices told of a thing of this kit are, in the order of the words; none where they are kinds or doings. */
export function instancesIn(kit: KitName, choices: readonly string[]): readonly string[] {
  const names = [...new Set(choices.map((choice) => choice.trim()).filter((choice) => !others.test(choice.toLowerCase())))]
  const isDone = names.every((name) => verbKind(name.toLowerCase()) !== undefined)
  if (!listed.has(kit) || names.length < 2 || areColumns(choices) || isDone || names.some((name) => name.length > longest)) return []
  return names.map((name) => capital(kit === 'component' ? singularEnd(name) : name))
}

/** "progress bars" are each a progress bar. */
const singularEnd = (name: string): string => name.replace(/\S+$/, (word) => (word === word.toLowerCase() ? singular(word) : word))
