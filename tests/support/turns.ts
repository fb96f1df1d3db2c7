import type { Outcome, Progress, Turn } from '../../builder/builder.ts'
import type { AppModel } from '../../builder/model.ts'
import { models } from './models.ts'
import { studio } from './studio.ts'

/** One server-sent event: its number, name and data. */
export type Said = readonly [number: number, event: string, data: unknown]

/** Every event of an event stream, once it has ended; comments are left out. */
export async function saidIn(reply: Response): Promise<Said[]> {
  return (await reply.text())
    .split('\n\n')
    .filter((part) => part.startsWith('id: '))
    .map((part) => {
      const [id = '', event = '', data = ''] = part.split('\n')
      return [Number(id.slice(4)), event.slice(7), JSON.parse(data.slice(6))]
    })
}

/** The id of the message that a stream is about. */
export const messageOf = ([accepted]: readonly Said[]): string => String((accepted?.[2] as { readonly message_id?: string } | undefined)?.message_id)

export const progress: readonly Progress[] = [
  { event: 'marks', data: { marks: [{ start: 0, end: 1, pen: 'thing' }] } },
  { event: 'requirement', data: { id: 'r1', clause: 'people book a class', status: 'understood', where: '' } },
  { event: 'step', data: { label: 'Read 1 sentence', state: 'running' } },
  { event: 'step', data: { label: 'Read 1 sentence', state: 'done' } },
  { event: 'requirement', data: { id: 'r1', clause: 'people book a class', status: 'built', where: '/book' } },
]

export const outcomeOf = (model: AppModel | null, rest: Partial<Outcome> = {}): Outcome => ({
  model,
  operations: model ? [{ path: '', to: model }] : [],
  label: 'Built Clay Corner',
  changes: ['Wrote 5 pages.'],
  answer: 'Your studio has classes and bookings.',
  choices: [],
  ...rest,
})

type Take = (model: AppModel | null, words: string) => Turn

/**
 * A builder for tests: "nothing" changes nothing, "break" throws midway, "forever" takes steps until it is stopped,
 * "call it X" renames, "a kiln" builds a site on which visitors change what they sent, and every other words build the studio.
 */
export const scripted: Take = function* (model, words) {
  yield* progress.slice(0, 2)
  if (words === 'break') throw new Error('The builder broke.')
  for (let number = 1; words === 'forever'; number++) yield { event: 'step', data: { label: `Step ${number}`, state: 'done' } }
  if (words === 'nothing')
    return outcomeOf(null, { label: '', changes: [], answer: 'I did not understand this.', choices: ['Add a page', 'Change the colours'] })
  yield* progress.slice(2)
  const [, name] = /^call it (.+)$/.exec(words) ?? []
  if (model && name) return outcomeOf({ ...model, name }, { label: `Renamed to ${name}`, operations: [{ path: '/name', from: model.name, to: name }] })
  return outcomeOf(words === 'a kiln' ? models.pottery : studio)
}
