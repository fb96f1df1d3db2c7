import { describe, type Log } from './log.ts'

/** Does `work` every so many milliseconds, never twice at once; a failure is logged and tried again the next time. Answers what ends it. */
export function every(milliseconds: number, work: () => Promise<void>, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined
  let ended = false
  async function round(): Promise<void> {
    await work().catch((error: unknown) => log({ level: 'warning', event: 'try_again', error: describe(error) }))
    wait()
  }
  function wait(): void {
    if (!ended) timer = setTimeout(() => void round(), milliseconds)
  }
  wait()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
