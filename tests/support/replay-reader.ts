import type { Stage } from './replay.ts'

interface Asked {
  readonly worker: { onmessage: ((event: { data: object }) => void) | null }
  readonly id: number
}
type ReaderPage = typeof globalThis & { asked?: Asked[] }

/** Gives the page a reader that answers when its path says so. */
export const holdReader = (stage: Stage): Promise<unknown> =>
  stage.page.addInitScript(() => {
    const asked: Asked[] = []
    class HeldWorker {
      onmessage: Asked['worker']['onmessage'] = null
      onerror = null
      postMessage({ id }: { readonly id: number }) {
        asked.push({ worker: this, id })
      }
      terminate() {}
    }
    Object.assign(globalThis, { Worker: HeldWorker, asked })
  })

/** Answers the newest question, once it has been asked. */
export async function answerReader(stage: Stage, answer: { readonly answer: unknown } | { readonly failed: string }): Promise<void> {
  await stage.page.waitForFunction(() => ((globalThis as ReaderPage).asked?.length ?? 0) > 0, undefined, { polling: 20 })
  await stage.page.evaluate((reply) => {
    const one = (globalThis as ReaderPage).asked?.pop()
    one?.worker.onmessage?.({ data: { id: one.id, ...reply } })
  }, answer)
}
