import { learn } from './lexicon/at-work.ts'

let learnt: Promise<void> | undefined
/**
 * Makes known what sites of trades and of other kinds keep, before the first site is built: it weighs more than the rest of the builder, so that nothing that only
 * shows or changes sites waits for it. Rejects where it does not come; the next call asks for it again, and sites that are built without it keep what any site keeps.
 */
export function practicesLearnt(): Promise<void> {
  learnt ??= import('./lexicon/practice-lines/all.ts')
    .then(({ practiceLines }) => learn(practiceLines))
    .catch((error: unknown) => {
      learnt = undefined
      throw error
    })
  return learnt
}
