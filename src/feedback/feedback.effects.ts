import { fromPromise } from 'xstate'
import { feedbackApi } from '../../contract/feedback.api.ts'
import { feedbackMachine } from '../../machines/feedback.machine.ts'
import type { Client } from '../api/client.ts'
import type { ActorsOf } from '../api/projects.ts'

/** Feedback over POST /feedback/. */
export const feedbackOver = (client: Client) =>
  feedbackMachine.provide({
    actors: {
      sendFeedback: fromPromise(({ input, signal }) => client.call(feedbackApi.sendFeedback, { body: input, signal })),
    } satisfies ActorsOf<typeof feedbackMachine>,
  })
