import { describe, type Log } from './log.ts'

/** Work that goes on after its request was answered. */
export interface Background {
  /** Starts `task` after what is under way; resolves at its end, also when it fails, which is logged under `name`. */
  run(name: string, task: () => Promise<void>): Promise<void>
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, task) {
      const work = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log({ level: 'error', task: name, error: describe(error) }))
        .finally(() => running.delete(work))
      running.add(work)
      return work
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
