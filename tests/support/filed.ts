import type { AppModel } from '../../builder/model.ts'

/** What became of the clause whose words end so: its status and the page where it can be seen. */
export function filed({ requirements }: AppModel, words: string): readonly [status: string, where: string] | undefined {
  const one = requirements.find(({ clause }) => clause.toLowerCase().endsWith(words))
  return one && [one.status, one.where]
}
