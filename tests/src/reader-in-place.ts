import type { ReaderQuestion, ReaderReply } from '../../src/api/reader.ts'
import { createReaderAnswers, type ReaderCall } from '../../src/api/reader-answers.ts'

/** The browser's worker, in the test's own thread: the same answers, and failure while `failing` is true. */
export class ReaderInPlace {
  static failing = false
  onmessage: ((event: { data: ReaderReply }) => void) | null = null
  onerror: ((event: { preventDefault: () => void }) => void) | null = null
  readonly answers = createReaderAnswers(() => 1_800_000_000)
  postMessage({ id, call, ask }: ReaderQuestion): void {
    queueMicrotask(() => {
      if (ReaderInPlace.failing) this.onerror?.({ preventDefault: () => undefined })
      else this.onmessage?.({ data: { id, answer: (this.answers[call as ReaderCall] as (ask: unknown) => unknown)(ask) } })
    })
  }
  terminate(): void {}
}
