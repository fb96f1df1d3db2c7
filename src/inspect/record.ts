import type { StatelyInspectionEvent } from '@statelyai/inspect'

export interface Snapshot {
  readonly status?: string
  readonly value?: unknown
  readonly context?: unknown
  /** The ids of the actors that run under it. */
  readonly children?: readonly string[]
  readonly [more: string]: unknown
}
export interface Actor {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  /** The machine's configuration; a promise or a callback has but an id. */
  readonly definition: Readonly<Record<string, unknown>>
  readonly snapshot: Snapshot
}
/** An event on its way to an actor, and the snapshot that it led to. */
export interface Sent {
  /** Counts up from 1. */
  readonly id: number
  readonly from: string | null
  readonly to: string
  readonly event: { readonly type: string; readonly [payload: string]: unknown }
  readonly snapshot: Snapshot | null
}
export interface Recording {
  readonly actors: readonly Actor[]
  readonly sent: readonly Sent[]
}
export const nothing: Recording = { actors: [], sent: [] }

const mostSent = 1_000

function parse(definition: string | undefined): Actor['definition'] {
  try {
    const parsed: unknown = JSON.parse(definition ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Actor['definition']) : {}
  } catch {
    return {}
  }
}

const add = (sent: readonly Sent[], one: Omit<Sent, 'id'>): readonly Sent[] => [...sent, { id: (sent.at(-1)?.id ?? 0) + 1, ...one }].slice(-mostSent)

/** The snapshot goes to the event that led to it; one that nobody sent, such as a timer's, is added. */
function withSnapshot(sent: readonly Sent[], to: string, event: Sent['event'], snapshot: Snapshot): readonly Sent[] {
  const awaited = sent.findLastIndex((one) => one.to === to && one.snapshot === null && one.event.type === event.type)
  const found = sent[awaited]
  return found ? sent.with(awaited, { ...found, snapshot }) : add(sent, { from: null, to, event, snapshot })
}

/** An actor that is stopped does not say so: its parent no longer has it. */
const withEnd = (actor: Actor, parent: string, { children }: Snapshot): Actor =>
  actor.parent === parent && actor.snapshot.status === 'active' && children && !children.includes(actor.id)
    ? { ...actor, snapshot: { ...actor.snapshot, status: 'stopped' } }
    : actor

/** The recording after one more report: actors in the order of their start, and the last 1,000 events. */
export function record(recording: Recording, report: StatelyInspectionEvent): Recording {
  const id = report.sessionId
  if (report.type === '@xstate.actor') {
    const actor: Actor = {
      id,
      name: report.name,
      parent: report.parentId ?? null,
      definition: parse(report.definition),
      snapshot: (report.snapshot ?? {}) as Snapshot,
    }
    return { ...recording, actors: [...recording.actors.filter((one) => one.id !== id), actor] }
  }
  if (report.type === '@xstate.event') {
    return { ...recording, sent: add(recording.sent, { from: report.sourceId ?? null, to: id, event: report.event, snapshot: null }) }
  }
  const snapshot = (report.snapshot ?? {}) as unknown as Snapshot
  return {
    actors: recording.actors.map((actor) => (actor.id === id ? { ...actor, snapshot } : withEnd(actor, id, snapshot))),
    sent: withSnapshot(recording.sent, id, report.event, snapshot),
  }
}

/** Actors as a tree: each with its depth, children after their parent. */
export function treeOf(actors: readonly Actor[]): { readonly actor: Actor; readonly depth: number }[] {
  const known = new Set(actors.map(({ id }) => id))
  const under = (parent: string | null, depth: number): { actor: Actor; depth: number }[] =>
    actors
      .filter((actor) => (actor.parent !== null && known.has(actor.parent) ? actor.parent : null) === parent)
      .flatMap((actor) => [{ actor, depth }, ...under(actor.id, depth + 1)])
  return under(null, 0)
}
