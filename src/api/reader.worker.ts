import { learn } from '../../builder/lexicon/at-work.ts'
import type { ReaderQuestion, ReaderReply } from './reader.ts'
import { createReaderAnswers, type ReaderCall } from './reader-answers.ts'

const answers = createReaderAnswers(() => Math.floor(Date.now() / 1000))

function answer({ id, call, ask }: ReaderQuestion): ReaderReply {
  try {
    return { id, answer: (answers[call as ReaderCall] as (ask: unknown) => unknown)(ask) }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}

let learnt: Promise<void> | undefined
/** What trades keep weighs as much as the reader does: it comes when a site is built, and where it does not come, sites are built without. */
async function learnPractices(): Promise<void> {
  learn((await import('../../builder/lexicon/practice-lines-all.ts')).practiceLines)
}

addEventListener('message', async ({ data }: MessageEvent<ReaderQuestion>) => {
  if (data.call === 'build') {
    learnt ??= learnPractices().catch(() => {
      learnt = undefined
    })
    await learnt
  }
  // Where the words do not arrive, pages are shown as they are written.
  await answers.ready().catch(() => {})
  postMessage(answer(data))
})
