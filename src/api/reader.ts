import workerUrl from './reader.worker.ts?worker&url'
import type { ReaderCall, ReaderCalls } from './reader-answers.ts'

export interface ReaderQuestion {
  readonly id: number
  readonly call: ReaderCall
  readonly ask: unknown
}
export type ReaderReply = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failed: string }

/** The part of a `Worker` that the reader uses. */
export interface ReaderWorker {
  postMessage(question: ReaderQuestion): void
  onmessage: ((event: MessageEvent<ReaderReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/** The builder, in a worker of the browser: nothing that it is asked leaves the page. */
export interface Reader {
  /** Rejects when the reader fails or does not start; an answer that comes after `signal` is dropped. */
  ask<Call extends ReaderCall>(call: Call, ask: ReaderCalls[Call]['ask'], signal: AbortSignal): Promise<ReaderCalls[Call]['answer']>
}

/** A reader over workers from `start`: the first question starts one, and one that fails gives way to another. */
export function createReader(start: () => ReaderWorker): Reader {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let worker: ReaderWorker | null = null
  let asked = 0

  function begin(): ReaderWorker {
    const begun = start()
    begun.onmessage = ({ data }) => {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if ('failed' in data) one?.reject(new Error(data.failed))
      else one?.resolve(data.answer)
    }
    begun.onerror = (event) => {
      event.preventDefault()
      begun.terminate()
      worker = null
      for (const one of waiting.values()) one.reject(new Error('The reader failed.'))
      waiting.clear()
    }
    return begun
  }
  return {
    async ask(call, ask, signal) {
      signal.throwIfAborted()
      worker ??= begin()
      asked += 1
      const id = asked
      const one = Promise.withResolvers<unknown>()
      waiting.set(id, one)
      const drop = () => {
        waiting.delete(id)
        one.reject(signal.reason)
      }
      signal.addEventListener('abort', drop, { once: true })
      try {
        worker.postMessage({ id, call, ask })
        return (await one.promise) as never
      } finally {
        signal.removeEventListener('abort', drop)
      }
    },
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The policy 'reader' of the page: the one script address that may be started is the reader's. */
function trustedUrl(): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  return types ? types.createPolicy('reader', { createScriptURL: () => workerUrl }).createScriptURL(workerUrl) : workerUrl
}
let url: string | null = null

/** The page's reader. */
export const reader = createReader(() => {
  url ??= trustedUrl()
  return new Worker(url, { type: 'module', name: 'reader' })
})
