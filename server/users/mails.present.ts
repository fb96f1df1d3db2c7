interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string | null
}
interface Recipient {
  readonly email: string
  readonly full_name: string
}

const letter = (to: Recipient, subject: string, link: string | null, ...paragraphs: readonly string[]): Letter => ({
  to: to.email,
  subject,
  link,
  text: [`Hello ${to.full_name},`, ...paragraphs, 'SparkSite\nYour words, your apps.'].join('\n\n'),
})

export const verificationMail = (to: Recipient, link: string): Letter =>
  letter(
    to,
    'Verify your email address',
    link,
    'Please open this link to verify your email address. After that you can deploy what you build.',
    link,
    'The link is good for 24 hours. If you did not register, you need do nothing.',
  )

export const resetMail = (to: Recipient, link: string): Letter =>
  letter(
    to,
    'Reset your password',
    link,
    'Somebody, hopefully you, asked to reset the password of your account. Open this link to choose a new one:',
    link,
    'The link is good once, for 30 minutes. If it was not you, you need do nothing: your password stays as it is.',
  )

const changed = 'Your password was changed'
const otherwise = 'If it was not you, use "Forgot password?" in the login dialog at once to choose a new one.'

export const passwordSetMail = (to: Recipient): Letter =>
  letter(to, changed, null, 'The password of your account has just been changed, and every other browser that was logged in has been logged out.', otherwise)

export const passwordChangedMail = (to: Recipient): Letter =>
  letter(to, changed, null, 'The password of your account has just been changed, and every browser that was logged in has been logged out.', otherwise)

export const signedOutMail = (to: Recipient): Letter =>
  letter(
    to,
    'You were signed out for your safety',
    null,
    'Part of a login of yours was used twice, which should not happen: somebody may have copied it. We have ended that login; please log in again.',
    'If you do not know why this could be, choose a new password as well, in your account or by "Forgot password?" in the login dialog.',
  )

export const linkedMail = (to: Recipient, provider: string): Letter =>
  letter(
    to,
    `${provider} was added to your account`,
    null,
    `Somebody, hopefully you, has just logged in with ${provider}, which has confirmed your email address. From now on that opens your account too.`,
    `If it was not you, look after your ${provider} account first, then choose a new password by "Forgot password?" in the login dialog.`,
  )

export const accountDeletedMail = (to: Recipient): Letter =>
  letter(
    to,
    'Your account was deleted',
    null,
    'Your account has just been deleted, with your projects, their sites and all data in them. Nothing of it is left to bring back.',
    'If it was not you, answer this mail.',
  )
