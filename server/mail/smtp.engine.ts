import type { Transporter } from 'nodemailer'
import { describe, type Log } from '../http/log.ts'
import { htmlOf } from './html.present.ts'
import type { Mail, SendMail } from './mail.ts'

export interface SmtpSettings {
  /** `smtp://…` speaks STARTTLS, `smtps://…` TLS from the start. */
  readonly url: string
  readonly from: string
}
export interface Smtp {
  /** Takes the mail at once and sends it afterwards, trying again where the server does not take it now. */
  readonly sendMail: SendMail
  /** Resolves when nothing is being sent; what waits for a further attempt is not waited for. */
  settled(): Promise<void>
}

const wait_ms = 10_000
/** Before the second attempt, the third, and so on. */
const pauses_ms: readonly number[] = [5_000, 30_000, 120_000, 600_000]
const waiting_max = 1_000

const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** A refusal for good, such as that of an unknown recipient: the server would say the same again. */
const isFinal = (error: unknown): boolean => {
  const { responseCode } = error as { readonly responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}

/** Sends by SMTP; a password and the mails themselves go over TLS alone, unless the server is on this machine. */
export function createSmtp({ url, from }: SmtpSettings, log: Log, pauses: readonly number[] = pauses_ms): Smtp {
  const at = new URL(url)
  // Where no mail is sent, the library that sends is not even loaded.
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      host: at.hostname.replace(/^\[|\]$/g, ''),
      port: Number(at.port) || (at.protocol === 'smtps:' ? 465 : 587),
      secure: at.protocol === 'smtps:',
      requireTLS: at.protocol === 'smtp:' && !isOwnMachine(at.hostname),
      ...(at.username !== '' && { auth: { user: decodeURIComponent(at.username), pass: decodeURIComponent(at.password) } }),
      tls: { minVersion: 'TLSv1.2' },
      connectionTimeout: wait_ms,
      greetingTimeout: wait_ms,
      socketTimeout: wait_ms,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let transport: Promise<Transporter> | null = null
  const sending = new Set<Promise<void>>()
  let waiting = 0

  async function attempt(mail: Mail, tried: number): Promise<void> {
    try {
      transport ??= open()
      await (await transport).sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: htmlOf(mail),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      failed(mail, tried, error)
    }
  }
  function failed(mail: Mail, tried: number, error: unknown): void {
    const pause = pauses[tried]
    const again = pause !== undefined && !isFinal(error) && waiting < waiting_max
    log({ level: again ? 'warning' : 'error', event: again ? 'mail_delayed' : 'mail_lost', mail: mail.subject, attempt: tried + 1, error: describe(error) })
    if (!again) return
    waiting++
    setTimeout(() => {
      waiting--
      start(mail, tried + 1)
    }, pause).unref()
  }
  function start(mail: Mail, tried: number): void {
    const work = attempt(mail, tried).finally(() => sending.delete(work))
    sending.add(work)
  }
  return {
    async sendMail(mail) {
      start(mail, 0)
    },
    async settled() {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}
