import type { Requirement } from '../../contract/turn.ts'
import type { Turn } from '../builder.ts'
import { listed } from '../lexicon/inflect.ts'
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
  /^(?:(?:make it |i want it |it should be )?(?:(?:like|as|the same as)(?: it was)? (?:before|it was)|same as before)|undo(?: that| it| this)?|go back|revert(?: that| it)?|(?:go back|return|revert) to (?:the (?:previous|last|old) (?:version|one|look)|(?:how|what|the way) it was(?: before)?))\s*(?:,|;|-|–|—)?\s+(?:but|only|just|and(?: then)?|with)\s+(.{2,2000})$/is
const keeping =
  /^(?:keep|leave) (?:the |my |our |these |those )?(?:new |current |present )?(?:colou?rs?|theme|look|style|design)(?: as (?:they are|it is))?[.!]*$/i
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
const several =
  /^(?:undo|revert|take back|roll back) (?:the |my )?(?:last|latest|previous) (two|three|four|five|[2-9]) (?:changes|edits|steps|messages)(?:,? please)?[.!]*$/i
const beginning =
  /^(?:undo (?:everything|all(?: (?:of it|changes|my changes))?)|start (?:over|again|from scratch)|(?:go back to|restore|revert to|return to) the (?:first|original|initial) (?:version|one|site))(?:,? please)?[.!]*$/i
const redo = /^redo(?: that| it| this)?(?:,? please)?[.!]*$/i

const bare = (words: string): string => words.trim().replace(lead, '')

/** Whether a message takes back what was done last, alone or with something else in its place: "undo that", "like before but with a dark header". */
export const asksBack = (words: string): boolean => [undo, before, several, beginning, redo].some((pattern) => pattern.test(bare(words)))

const undone = 'Undid '
const parts = ({ requirements: _, ...rest }: AppModel) => rest
const isSame = (one: Earlier, other: Earlier): boolean => same(parts(one.model), parts(other.model))

/** The place of the version that stood before some changes, of which one that was undone already counts no more; -1 where there is none. */
function placeBefore(versions: readonly Earlier[], steps: number): number {
  let at = 0
  for (let step = 0; step < steps; step += 1) {
    const now = versions[at]!
    at = now.label.startsWith(undone) ? versions.findLastIndex((one) => isSame(one, now)) + 1 : at + 1
    if (at >= versions.length) return -1
  }
  return at
}

interface Back {
  readonly earlier: Earlier
  /** What was done to it, as its version says. */
  readonly name: string
  readonly did: 'Undid' | 'Redid'
}
function backIn(versions: readonly Earlier[], words: string): Back | null {
  if (redo.test(words))
    return versions[0]?.label.startsWith(undone) && versions[1] ? { earlier: versions[1], name: versions[0].label.slice(undone.length), did: 'Redid' } : null
  const steps = several.exec(words)?.[1]?.toLowerCase() ?? '1'
  const at = beginning.test(words)
    ? versions.findLastIndex(({ label }) => label.startsWith('First version'))
    : placeBefore(versions, counts[steps] ?? Number(steps))
  const earlier = versions[at]
  if (at < 1 || !earlier || isSame(earlier, versions[0]!)) return null
  const all = versions.slice(0, at).filter((one) => !one.label.startsWith(undone))
  const last = versions[0]!.label.startsWith(undone) ? versions[versions.findLastIndex((one) => isSame(one, versions[0]!))]! : versions[0]!
  const isOne = steps === '1' && !beginning.test(words)
  const name = isOne ? last.label : listed(all.toReversed().map(({ label }) => label))
  return { earlier, name, did: 'Undid' }
}

/**
 * Takes back the last change of a site, whose versions are given newest first; what else the words ask is done to what stood before it. Nothing
 * changes where there is nothing to take back.
 */
export function* goBack(versions: readonly Earlier[], words: string): Turn {
  const [now] = versions
  const said = bare(words)
  const back = backIn(versions, said)
  const rest = before.exec(said)?.[1] ?? null
  if (now && !back && rest !== null && !keeping.test(rest)) return yield* change(now.model, rest)
  if (!now || !back) {
    const isFar = beginning.test(said) && versions.length > 1 && !versions.some(({ label }) => label.startsWith('First version'))
    const why = redo.test(said)
      ? 'Nothing was undone just now'
      : isFar
        ? 'The first version is further back than a message goes: open History, choose it and press Restore'
        : 'There is nothing before this to go back to'
    const answer = `${why}${isFar ? '.' : ','} ${isFar ? 'Nothing changed' : 'so nothing changed'} and nothing was counted.`
    return { model: null, operations: [], label: 'No change', changes: [], answer, choices: isFar ? ['Open History'] : [] }
  }
  const { earlier, name, did } = back
  const kept = rest !== null && keeping.test(rest)
  const says = `${did} ${quoted(name)}${kept ? '; colours and style stay.' : did === 'Redid' ? '.' : ': everything is as it was before.'}`
  const id = now.model.requirements.reduce((most, one) => Math.max(most, Number(/^r(\d{1,9})$/.exec(one.id)?.[1] ?? 0)), 0) + 1
  const entry: Requirement = { id: `r${id}`, clause: cut(words.trim(), 400), status: 'built', where: '/' }
  yield { event: 'requirement', data: entry }
  yield { event: 'step', data: { label: cut(`${did} ${name}`, 80), state: 'done' } }
  const stood = { ...earlier.model, requirements: [...earlier.model.requirements, entry] }
  const further = rest === null || kept ? null : yield* change(stood, rest)
  const model = further?.model ?? (kept ? { ...stood, theme: now.model.theme } : stood)
  return {
    model,
    operations: diff(now.model, model),
    label: cut(further?.model ? further.label : `${did} ${name}`, 80),
    changes: [says, ...(further?.changes ?? [])],
    answer: [says, further?.answer ?? ''].filter(Boolean).join(' '),
    choices: further?.choices ?? [],
  }
}
