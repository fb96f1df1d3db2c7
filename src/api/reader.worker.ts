import { practicesLearnt } from '../../builder/learnt.ts'
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

addEventListener('message', async ({ data }: MessageEvent<ReaderQuestion>) => {
  // Where what trades keep does not arrive, sites are built without.
  if (data.call === 'build') await practicesLearnt().catch(() => {})
  // Where the words do not arrive, pages are shown as they are written.
  await answers.ready().catch(() => {})
  postMessage(answer(data))
})
