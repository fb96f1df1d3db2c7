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

export const passwordSetMail = (to: Recipient): Letter =>
  letter(
    to,
    'Your password was changed',
    null,
    'The password of your account has just been changed, and every other browser that was logged in has been logged out.',
    'If it was not you, use "Forgot password?" in the login dialog at once to choose a new one.',
  )

export const passwordChangedMail = (to: Recipient): Letter =>
  letter(
    to,
    'Your password was changed',
    null,
    'The password of your account has just been changed, and every browser that was logged in has been logged out.',
    'If it was not you, use "Forgot password?" in the login dialog at once to choose a new one.',
  )
