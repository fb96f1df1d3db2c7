import { headOf } from './inflect.ts'

/** What is told of some nouns, in the singular; a noun that ends with one of these is meant too, but for one with a "=" before it. */
interface OfNouns {
  readonly nouns: readonly string[]
}

/** Whether a noun is meant by a known one: the same, one that ends with it, or with a "=" before the known one, that alone. */
export const isMeantBy = (noun: string, known: string): boolean =>
  known.startsWith('=')
    ? known.length === noun.length + 1 && known.endsWith(noun)
    : noun === known || (noun.endsWith(known) && noun[noun.length - known.length - 1] === ' ')

/** Finds what may be told of a noun by the last words of the nouns and by who tells it, in the order in which each tells it; what one tells is read when it is first asked. */
export function byHead<Teller extends object, Part extends OfNouns>(partsOf: (one: Teller) => readonly Part[]) {
  const all = new WeakMap<Teller, ReadonlyMap<string, readonly Part[]>>()
  const indexed = (one: Teller): ReadonlyMap<string, readonly Part[]> => {
    const heads = new Map<string, Part[]>()
    for (const part of partsOf(one))
      for (const head of new Set(part.nouns.map((known) => headOf(known.replace('=', ''))))) heads.set(head, [...(heads.get(head) ?? []), part])
    all.set(one, heads)
    return heads
  }
  return (told: readonly Teller[], noun: string): readonly Part[] => {
    const head = headOf(noun)
    return told.flatMap((one) => (all.get(one) ?? indexed(one)).get(head) ?? [])
  }
}

/** The fields that rows of a noun have by these, each written as one of a kit. */
export const fieldsFor = (told: readonly (OfNouns & { readonly fields: string })[], noun: string): readonly string[] =>
  told.filter(({ nouns }) => nouns.some((known) => isMeantBy(noun, known))).flatMap(({ fields }) => fields.split(';'))
