import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Tables } from '../database/tables.ts'

type Mail = Tables['mails']

const style = `
:root{color-scheme:light dark;--ground:light-dark(oklch(.988 .002 260),oklch(.165 .026 270));--surface:light-dark(#fff,oklch(.205 .03 270));
--line:light-dark(oklch(.916 .009 264),oklch(.29 .034 270));--text:light-dark(oklch(.205 .03 270),oklch(.976 .004 262));
--quiet:light-dark(oklch(.49 .028 268),oklch(.735 .02 266));--pen:light-dark(oklch(.52 .23 267),oklch(.79 .12 267))}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 15px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:44rem;margin:0 auto;padding:40px 20px 80px}
h1{margin:0;font-size:26px;letter-spacing:-.02em}
h2{margin:0;font-size:17px;line-height:1.35;overflow-wrap:anywhere}
p{margin:6px 0 0;color:var(--quiet)}
ol{list-style:none;margin:28px 0 0;padding:0;display:grid;gap:16px}
article{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px}
.to{font-size:13px;overflow-wrap:anywhere}
.text{color:var(--text);white-space:pre-wrap;overflow-wrap:anywhere;margin-top:14px}
a{color:var(--pen)}
a:focus-visible{outline:2px solid var(--pen);outline-offset:2px;border-radius:4px}
.open{display:inline-block;margin-top:16px;padding:8px 16px;border-radius:9px;background:oklch(.52 .23 267);color:#fff;text-decoration:none;font-weight:500}
`

/** Allows this page its one style sheet and nothing else. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
const isWeb = (link: string | null): link is string => link !== null && /^https?:\/\//.test(link)

function bodyOf({ body, link }: Mail) {
  if (!isWeb(link)) return body
  return body.split(link).map((part, at) => (at === 0 ? part : html`<a href="${link}">${link}</a>${part}`))
}

const article = (mail: Mail) =>
  html`<li><article><h2>${mail.subject}</h2>
<p class="to">To ${mail.recipient}, <time datetime="${new Date(mail.created_at * 1000).toISOString()}">${when.format(mail.created_at * 1000)} UTC</time></p>
<p class="text">${bodyOf(mail)}</p>${isWeb(mail.link) ? html`<a class="open" href="${mail.link}">Open the link</a>` : ''}</article></li>`

/** The development mailbox as a page, in the order given. */
export const mailboxPage = (mails: readonly Mail[]) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · SparkSite</title><style>${raw(style)}</style></head>
<body><main><h1>Mailbox</h1><p>Mails that SparkSite would have sent, newest first. They are kept here while you try it out; <a href="/dev/mailbox.json">as JSON</a>.</p>
${mails.length === 0 ? html`<p>No mails yet. Register, or ask to reset a password, and reload this page.</p>` : html`<ol>${mails.map(article)}</ol>`}</main></body></html>`
