import type { Author, Note } from './feedback.store.ts'

/** The mail that tells whoever runs the server of a note. */
export const feedbackMail = (to: string, { category, message }: Note, { email, full_name }: Author) => ({
  to,
  subject: `Feedback (${category})`,
  text: [`${full_name} <${email}> wrote:`, message, 'Sent by the feedback page of SparkSite.'].join('\n\n'),
  link: null,
})
