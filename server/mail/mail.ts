/** A plain-text mail. `link` is the one thing to do in it, also found in the text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string | null
}
/** The port that every engine fills; it throws where the mail was not taken. */
export type SendMail = (mail: Mail) => Promise<void>
