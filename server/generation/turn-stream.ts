import type { KeptEvent } from './turn.store.ts'

/** A comment goes out this often, in milliseconds, so that nothing in between takes a quiet stream for a dead one. */
export const heartbeat_ms = 15_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-accel-buffering': 'no',
  vary: 'Origin',
}

// JSON text has no line breaks, which would end the field.
const written = (event: KeptEvent): string => `id: ${event.number}\nevent: ${event.event}\ndata: ${event.data}\n\n`

/** Answers events as server-sent ones, each as soon as it is there, and ends with them. A client that leaves ends only the stream. */
export function streamEvents(events: AsyncIterable<KeptEvent> | Iterable<KeptEvent>): Response {
  const encoder = new TextEncoder()
  let heartbeat: NodeJS.Timeout | undefined
  let left = false
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(': heartbeat\n\n')), heartbeat_ms)
      try {
        for await (const event of events) {
          if (left) return
          controller.enqueue(encoder.encode(written(event)))
        }
        if (!left) controller.close()
      } finally {
        clearInterval(heartbeat)
      }
    },
    cancel() {
      left = true
      clearInterval(heartbeat)
    },
  })
  return new Response(body, { headers })
}

/** The event after which a client wants the rest: its `Last-Event-ID`, 0 without one or with one that is no event's. */
export function lastEventId(request: Request): number {
  const header = request.headers.get('last-event-id') ?? ''
  return /^\d{1,9}$/.test(header) ? Number(header) : 0
}
