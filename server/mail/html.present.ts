import { html } from 'hono/html'
import type { Mail } from './mail.ts'

const body = "margin:0;padding:32px 16px;background:#f6f7f9;color:#14171f;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif"
const card = 'max-width:32rem;margin:0 auto;padding:24px 32px;background:#fff;border:1px solid #e3e5ea;border-radius:12px'
const button = 'display:inline-block;padding:10px 20px;border-radius:9px;background:#3b4ce0;color:#fff;text-decoration:none;font-weight:500'
const small = 'font-size:13px;color:#5c6270;overflow-wrap:anywhere'

/** A mail as HTML: its paragraphs, and its link as a button with the address beneath. */
export function htmlOf({ subject, text, link }: Mail): string {
  const part = (paragraph: string) =>
    paragraph === link
      ? html`<p><a href="${link}" style="${button}">${subject}</a></p><p style="${small}">${link}</p>`
      : html`<p style="white-space:pre-line">${paragraph}</p>`
  return String(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body style="${body}"><div style="${card}">${text.split('\n\n').map(part)}</div></body></html>`,
  )
}
