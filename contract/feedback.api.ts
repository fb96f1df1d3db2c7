import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { prose } from './text.ts'

/** What a person may write about, in the order of the page. */
export const feedbackCategories = ['idea', 'problem', 'praise', 'other'] as const
export type FeedbackCategory = (typeof feedbackCategories)[number]

export const feedbackApi = {
  sendFeedback: endpoint({
    method: 'POST',
    path: '/feedback/',
    access: 'member',
    status: 201,
    body: v.object({
      category: v.picklist(feedbackCategories, 'Choose what this is about.'),
      message: prose(limits.feedback_max, 'Say in a few words what you think.'),
    }),
    reply: v.unknown(),
  }),
}
