import type { Requirement } from '../../contract/turn.ts'
import type { Turn } from '../builder.ts'
import type { AppModel } from '../model.ts'
import { diff, same } from '../patch.ts'
import { change } from './change.ts'
import { cut } from './ids.ts'
import { quoted } from './wording.ts'

/** A version of a site as it is kept. */
export interface Earlier {
  readonly label: string
  readonly model: AppModel
}

const lead = /^(?:(?:please|ok(?:ay)?|no|wait|hang on|hm+|oh|sorry|can you|could you|actually)[,.!]?\s+){0,3}/i
const what = '(?:that|this|it|(?:the |my )?(?:last|latest|previous) (?:change|edit|step|message|one)|the change|what you (?:just )?did)'
const undo = new RegExp(
  `^(?:undo|revert|take back|roll back|reverse|take ${what} back|put ${what} back|undo ${what}|revert ${what}|take back ${what}|roll back ${what}|reverse ${what}|go (?:one step )?back|(?:go|change it|put it|turn it|switch it) back(?: to)? (?:how|what|the way) (?:it|that) (?:was|looked)(?: before)?|(?:it|that) (?:was|looked) better before|i liked (?:it|that) better before|i(?:'|’)ve changed my mind|never ?mind(?: that)?)(?:,? please)?[.!]*$`,
  'i',
)
const before =
  /^(?:(?:make it |i want it |it should be )?(?:like|as)(?: it was)? (?:before|it was)|undo(?: that| it| this)?|go back|revert(?: that| it)?)\s*(?:,|;|-|–|—)?\s+(?:but|only|just|and(?: then)?|with)\s+(.{2,2000})$/is

const bare = (words: string): string => words.trim().replace(lead, '')

/** Whether a message takes back what was done last, alone or with something else in its place: "undo that", "like before but with a dark header". */
export const asksBack = (words: string): boolean => undo.test(bare(words)) || before.test(bare(words))

const undone = 'Undid '

/** The version that stood before the last change; one that was undone already is not come back to. */
function versionBefore(versions: readonly Earlier[]): Earlier | undefined {
  const [now] = versions
  if (!now?.label.startsWith(undone)) return versions[1]
  const first = versions.findLastIndex(({ model }) => same(parts(model), parts(now.model)))
  return versions[first + 1]
}
const parts = ({ requirements: _, ...rest }: AppModel) => rest

/**
 * Takes back the last change of a site, whose versions are given newest first; what else the words ask is done to what stood before it. Nothing
 * changes where there is nothing to take back.
 */
export function* goBack(versions: readonly Earlier[], words: string): Turn {
  const [now] = versions
  const earlier = versionBefore(versions)
  const rest = before.exec(bare(words))?.[1] ?? null
  if (!now || !earlier) {
    const answer = 'There is nothing before this to go back to, so nothing changed and nothing was counted.'
    return { model: null, operations: [], label: 'No change', changes: [], answer, choices: [] }
  }
  const says = `Undid ${quoted(now.label)}: everything is as it was before.`
  const id = now.model.requirements.reduce((most, one) => Math.max(most, Number(/^r(\d{1,9})$/.exec(one.id)?.[1] ?? 0)), 0) + 1
  const entry: Requirement = { id: `r${id}`, clause: cut(words.trim(), 400), status: 'built', where: '/' }
  yield { event: 'requirement', data: entry }
  yield { event: 'step', data: { label: cut(`${undone}${now.label}`, 80), state: 'done' } }
  const back = { ...earlier.model, requirements: [...earlier.model.requirements, entry] }
  const further = rest === null ? null : yield* change(back, rest)
  const model = further?.model ?? back
  return {
    model,
    operations: diff(now.model, model),
    label: cut(further?.model ? further.label : `${undone}${now.label}`, 80),
    changes: [says, ...(further?.changes ?? [])],
    answer: [says, further?.answer ?? ''].filter(Boolean).join(' '),
    choices: further?.choices ?? [],
  }
}
