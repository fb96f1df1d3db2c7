import type { Outcome, Progress } from '../../builder/builder.ts'
import type { Message } from '../../contract/projects.api.ts'
import type { TurnEvent } from '../../contract/turn.ts'

/** What a message keeps of how it was read and built. */
export type MessageReading = Pick<Message, 'requirements' | 'marks' | 'steps' | 'choices'>
export const nothingRead: MessageReading = { requirements: [], marks: [], steps: [], choices: [] }

function replaced<Item>(items: readonly Item[], item: Item, same: (other: Item) => boolean): Item[] {
  const at = items.findIndex(same)
  return at < 0 ? [...items, item] : items.with(at, item)
}

/** A reading with one more piece of progress: a requirement stands in for the one of its id, a step for the running one of its label. */
export function fold(reading: MessageReading, progress: Progress): MessageReading {
  switch (progress.event) {
    case 'marks':
      return { ...reading, marks: [...progress.data.marks] }
    case 'requirement':
      return { ...reading, requirements: replaced(reading.requirements, progress.data, (other) => other.id === progress.data.id) }
    case 'step':
      return { ...reading, steps: replaced(reading.steps, progress.data, (other) => other.label === progress.data.label && other.state === 'running') }
  }
}

/** A reading in which no step is still running. */
export const unfinished = (reading: MessageReading): MessageReading => ({
  ...reading,
  steps: reading.steps.map((step) => (step.state === 'running' ? { ...step, state: 'failed' } : step)),
})

/** A reading at the end of a turn that built nothing: no step is still running, and nothing of it was built. */
export const cutShort = (reading: MessageReading): MessageReading => ({
  ...unfinished(reading),
  requirements: reading.requirements.map((each) => (each.status === 'built' ? { ...each, status: 'understood', where: '' } : each)),
})

/** How a turn ended, and what its message says of it. */
export type Ending =
  /** `told` where the version was said before the end. */
  | { readonly state: 'done'; readonly outcome: Outcome; readonly version: number | null; readonly told?: boolean }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly detail: string }

export const sentences = {
  stopped: 'Stopped. Nothing was changed, and this message was not counted.',
  failed: 'Something went wrong while this was being built. Nothing was changed, and this message was not counted. Please try again.',
  interrupted: 'The server was restarted while this was being built. Nothing was changed, and this message was not counted. Please send it again.',
  unimproved: 'The language model was stopped; built from your words alone.',
} as const

export function answerOf(ending: Ending): string {
  if (ending.state === 'done') return ending.outcome.answer
  return ending.state === 'stopped' ? sentences.stopped : ending.detail
}

/** What is said of a version that was made. */
export const versionEvents = ({ operations, label }: Outcome, number: number): TurnEvent[] => [
  { event: 'patch', data: { operations: [...operations] } },
  { event: 'version', data: { number, label: label.slice(0, 80) } },
]

/** The last events of a turn, in their order: patch, version, text, choices, done; or error alone. */
export function closingEvents(message_id: string, ending: Ending): TurnEvent[] {
  if (ending.state === 'failed') return [{ event: 'error', data: { detail: ending.detail, charged: false } }]
  const events: TurnEvent[] = []
  if (ending.state === 'done' && ending.version !== null && !ending.told) events.push(...versionEvents(ending.outcome, ending.version))
  const answer = answerOf(ending)
  if (answer) events.push({ event: 'text', data: { delta: answer } })
  if (ending.state === 'done' && ending.outcome.choices.length > 0) events.push({ event: 'choices', data: { choices: [...ending.outcome.choices] } })
  const version = ending.state === 'done' ? ending.version : null
  events.push({ event: 'done', data: { message_id, version, charged: version !== null } })
  return events
}
