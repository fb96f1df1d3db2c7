import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { OpenApi, Operation } from './openapi.ts'

const style = `
:root{color-scheme:light dark;--ground:light-dark(oklch(.988 .002 260),oklch(.165 .026 270));--surface:light-dark(#fff,oklch(.205 .03 270));
--line:light-dark(oklch(.916 .009 264),oklch(.29 .034 270));--text:light-dark(oklch(.205 .03 270),oklch(.976 .004 262));
--quiet:light-dark(oklch(.49 .028 268),oklch(.735 .02 266));--pen:light-dark(oklch(.52 .23 267),oklch(.79 .12 267))}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 15px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:60rem;margin:0 auto;padding:40px 20px 80px}
h1{margin:0;font-size:26px;letter-spacing:-.02em}
h2{margin:40px 0 12px;font-size:19px;text-transform:capitalize}
h3{margin:0;font-size:15px}
h4{margin:16px 0 4px;font-size:13px;color:var(--quiet);font-weight:500}
p{margin:6px 0 0;color:var(--quiet)}
a{color:var(--pen)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--pen);outline-offset:2px;border-radius:4px}
details{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin-top:8px;padding:0 16px}
summary{cursor:pointer;padding:12px 0;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}
summary span{color:var(--quiet)}
summary h3{display:inline}
details>div{padding:0 0 16px}
code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
summary code{overflow-wrap:anywhere}
pre{margin:0;padding:12px;border:1px solid var(--line);border-radius:9px;overflow-x:auto;white-space:pre}
.method{font-weight:600;min-width:4.5em;color:var(--pen)}
`

/** Allows this page its one style sheet and nothing else. */
export const readerPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>
  readonly description?: string
}
const code = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`
const bodyOf = (body: Body) => Object.entries(body.content ?? {}).map(([type, { schema }]) => html`<p><code>${type}</code></p>${code(schema)}`)

function responsesOf(operation: Operation) {
  const responses = Object.entries(operation.responses as Readonly<Record<string, Body & { readonly $ref?: string }>>)
  const good = responses.filter(([, response]) => response.$ref === undefined)
  const failures = responses.filter(([, response]) => response.$ref !== undefined).map(([status]) => status)
  return html`${good.map(([status, response]) => html`<h4>${status}: ${response.description}</h4>${bodyOf(response)}`)}
<h4>Failures</h4><p>${failures.join(', ')}</p>`
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly description?: string
}
/** Parameters but those of the path, which it shows itself. */
function parametersOf(operation: Operation) {
  const told = ((operation.parameters ?? []) as readonly Parameter[]).filter((one) => one.in !== 'path')
  return told.length === 0
    ? ''
    : html`<h4>Parameters</h4>${told.map(({ name, in: place, description }) => html`<p><code>${name}</code> (${place}): ${description}</p>`)}`
}

function operationOf(path: string, method: string, operation: Operation) {
  const isMember = (operation.security as readonly unknown[]).length > 0
  const body = operation.requestBody as Body | undefined
  return html`<details id="${operation.operationId}"><summary><code class="method">${method.toUpperCase()}</code><code>${path}</code>
<h3>${operation.summary}</h3><span>${isMember ? 'with a session' : 'anyone'}</span></summary>
<div>${parametersOf(operation)}${body ? html`<h4>Body</h4>${bodyOf(body)}` : ''}${responsesOf(operation)}</div></details>`
}

/** The description of the API as a page to read, which needs no script. */
export function readerPage(document: OpenApi) {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, tag: (operation.tags as readonly string[])[0] ?? '' })),
  )
  const tags = [...new Set(all.map(({ tag }) => tag))]
  const { servers } = document as unknown as { readonly servers: readonly { readonly url: string }[] }
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · SparkSite</title><style>${raw(style)}</style></head>
<body><main><h1>API</h1><p>${all.length} calls at <code>${servers[0]?.url}</code>, with <code>Authorization: Bearer</code> where a session is wanted; <a href="/api/v1/openapi.json">as OpenAPI 3.1</a>.</p>
${tags.map((tag) => html`<h2 id="${tag}">${tag}</h2>${all.filter((one) => one.tag === tag).map(({ path, method, operation }) => operationOf(path, method, operation))}`)}
</main></body></html>`
}
