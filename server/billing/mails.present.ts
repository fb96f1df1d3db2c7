const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Tells the owner of an account that a plan was cancelled, and until when it goes on. */
export const planCancelledMail = (of: { readonly email: string; readonly full_name: string; readonly plan: string; readonly ends_at: number }) => ({
  to: of.email,
  subject: 'Your subscription was cancelled',
  link: null,
  text: [
    `Hello ${of.full_name},`,
    `Your ${of.plan} plan has been cancelled. It ends on ${date.format(of.ends_at * 1000)} (UTC); from then on your account is on the free plan.`,
    'Your projects, their sites and their data stay as they are.',
    'SparkSite\nYour words, your apps.',
  ].join('\n\n'),
})
