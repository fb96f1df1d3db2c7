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

/** Finds what may be told of a noun by the last words of the nouns and by who tells it, in the order in which each tells it. */
export function byHead<Teller, Part extends OfNouns>(tellers: readonly Teller[], partsOf: (one: Teller) => readonly Part[]) {
  const all = new Map<string, Map<Teller, Part[]>>()
  for (const one of tellers)
    for (const part of partsOf(one))
      for (const head of new Set(part.nouns.map((known) => headOf(known.replace('=', ''))))) {
        const of = all.get(head) ?? all.set(head, new Map()).get(head)!
        const parts = of.get(one)
        if (parts) parts.push(part)
        else of.set(one, [part])
      }
  return (told: readonly Teller[], noun: string): readonly Part[] => {
    const of = all.get(headOf(noun))
    return of ? told.flatMap((one) => of.get(one) ?? []) : []
  }
}

/** The fields that rows of a noun have by these, each written as one of a kit. */
export const fieldsFor = (told: readonly (OfNouns & { readonly fields: string })[], noun: string): readonly string[] =>
  told.filter(({ nouns }) => nouns.some((known) => isMeantBy(noun, known))).flatMap(({ fields }) => fields.split(';'))
