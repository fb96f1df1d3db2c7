import type { Entity, Field } from '../../model.ts'

/** Whether what a row tells of is still to begin, goes on, or is over; undefined of a state that tells nothing of that. */
export type Phase = 'coming' | 'going' | 'done' | undefined

const phases: readonly (readonly [NonNullable<Phase>, RegExp])[] = [
  [
    'coming',
    /^(?:planned|scheduled|upcoming|not started|to do|waiting|pending|queued|draft|open|new|assigned|requested|placed|submitted|unpaid|not run|to be sent|to check|expected|asked|to be paid)$/i,
  ],
  ['going', /^(?:running|under way|in progress|processing|live|playing|on hold|paused|started|in transit|on its way|loaded|preparing|taken|in production)$/i],
  ['done', /^(?:done|finished|completed|ended|closed|over|passed|delivered|arrived|drawn|graded|resolved|solved)$/i],
]
export function phaseOf(state: string): Phase {
  if (!known.has(state)) known.set(state, phases.find(([, words]) => words.test(state))?.[0])
  return known.get(state)
}
const known = new Map<string, Phase>()

const called = /^(?:status|state|stage|phase)$/i
/** The field that says how far a row has come in its life. */
export const stateIn = ({ fields, lifecycle }: Entity): Field | undefined =>
  lifecycle ? fields.find(({ id }) => id === lifecycle.field) : fields.find(({ label, type }) => type === 'choice' && called.test(label))
