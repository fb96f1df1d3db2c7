import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { FailureKind } from '../../contract/failure.ts'
import { ApiFailure } from './api-failure.ts'
import type { CallOptions, Client } from './client.ts'

export interface StreamedEvent {
  readonly id: string
  readonly event: string
  readonly data: string
}
export type StreamOptions<E> = CallOptions<E> & {
  /** The id of the last event that was read; the server sends only what follows. */
  readonly lastEventId?: string | undefined
  readonly onEvent: (event: StreamedEvent) => void
}

/**
 * Reads an event stream to its end, handing over each event as it arrives. Resolves when the server ends the stream and
 * throws `ApiFailure`: `aborted` by the signal, `network` when it breaks off.
 */
export async function stream<const E extends Endpoint>(client: Client, endpoint: E, options: StreamOptions<E>): Promise<void> {
  const { lastEventId, onEvent, ...rest } = options
  const headers = { accept: 'text/event-stream', ...(lastEventId ? { 'last-event-id': lastEventId } : {}) }
  const body = await (client.open as (endpoint: Endpoint, options: object) => Promise<ReadableStream<Uint8Array>>)(endpoint, { ...rest, headers })
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  const failed = (cause: unknown): never => {
    const kind: FailureKind = options.signal?.aborted ? 'aborted' : 'network'
    throw new ApiFailure({ kind, status: 0, detail: '', fields: {} }, `${endpoint.method} ${endpoint.path}: ${kind}`, { cause })
  }
  try {
    for (let read = await reader.read().catch(failed); !read.done; read = await reader.read().catch(failed)) {
      onEvent({ id: read.value.id ?? '', event: read.value.event ?? 'message', data: read.value.data })
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
