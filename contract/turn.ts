import * as v from 'valibot'

/** A stretch of the person's words, in UTF-16 offsets, under one of the three pens. */
export const mark = v.object({ start: v.number(), end: v.number(), pen: v.picklist(['thing', 'action', 'style']) })
export type Mark = v.InferOutput<typeof mark>

/** What became of one clause; `where` is a page path of the built site, or empty. */
export const requirement = v.object({
  id: v.string(),
  clause: v.string(),
  status: v.picklist(['understood', 'built', 'not_understood']),
  where: v.string(),
  /** What was tried in the built site for this clause, and whether it worked; absent where nothing was. */
  check: v.optional(v.object({ passed: v.boolean(), what: v.string() })),
})
export type Requirement = v.InferOutput<typeof requirement>

export const step = v.object({ label: v.string(), state: v.picklist(['running', 'done', 'failed']) })
export type Step = v.InferOutput<typeof step>

/** The events of a turn, in the order in which they may arrive; each has an `id:` and can be read again from there. */
export const turnEvents = {
  accepted: v.object({
    message_id: v.string(),
    remaining_today: v.nullable(v.number()),
    remaining_month: v.nullable(v.number()),
    resets_at: v.number(),
  }),
  marks: v.object({ marks: v.array(mark) }),
  requirement,
  step,
  patch: v.object({ operations: v.array(v.unknown()) }),
  version: v.object({ number: v.number(), label: v.string() }),
  text: v.object({ delta: v.string() }),
  choices: v.object({ choices: v.array(v.string()) }),
  done: v.object({ message_id: v.string(), version: v.nullable(v.number()), charged: v.boolean() }),
  error: v.object({ detail: v.string(), charged: v.literal(false) }),
} as const
export type TurnEventName = keyof typeof turnEvents
export type TurnEvent = { [Name in TurnEventName]: { readonly event: Name; readonly data: v.InferOutput<(typeof turnEvents)[Name]> } }[TurnEventName]

/** Reads one server-sent event; null for an event of no name known here or of another shape. */
export function readTurnEvent(event: string, data: string): TurnEvent | null {
  if (!Object.hasOwn(turnEvents, event)) return null
  try {
    const parsed = v.safeParse(turnEvents[event as TurnEventName], JSON.parse(data))
    return parsed.success ? ({ event, data: parsed.output } as TurnEvent) : null
  } catch {
    return null
  }
}
