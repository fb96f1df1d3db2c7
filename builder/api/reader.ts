import type { AppModel, Field } from '../model.ts'
import { type Html, html } from '../render/html.ts'
import { stylesheetVersion } from '../render/stylesheet.ts'
import { sitePaths } from '../site.ts'
import { type Call, callsOf, whoMay } from './calls.ts'

const kinds: Partial<Record<Field['type'], string>> = { long_text: 'long text', datetime: 'date and time', boolean: 'true or false', rating: 'whole number' }
const rule = (field: Field): string =>
  [
    kinds[field.type] ?? field.type,
    field.required ? 'required' : '',
    field.choices?.length ? `one of: ${field.choices.join(', ')}` : '',
    field.min !== undefined ? `at least ${field.min}` : '',
    field.max !== undefined ? `at most ${field.max}` : '',
  ]
    .filter(Boolean)
    .join('; ')

function callOf(model: AppModel, call: Call, base: string): Html {
  const fields = call.entity.fields.filter(({ id }) => call.action?.fields.includes(id))
  const table = fields.length > 0 && html`<ul>${fields.map((field) => html`<li><code>${field.id}</code>: ${field.label}, ${rule(field)}</li>`)}</ul>`
  const name = call.action?.name ?? (call.kind === 'list' ? `List ${call.entity.plural}` : `Read one of the ${call.entity.plural}`)
  return html`<div class="card api-call"><h3><code>${call.method.toUpperCase()} ${base}/_api${call.path}</code></h3><p>${name}. ${whoMay(model, call)}</p>${table}</div>`
}

/** A page that a person reads about the site's API, in the site's own looks; it needs no script. */
export function apiPage(model: AppModel, base: string): string {
  const calls = callsOf(model)
  const sections = model.entities.map(
    (entity) =>
      html`<section class="block on-page"><div class="wrap"><h2>${entity.plural.slice(0, 1).toUpperCase()}${entity.plural.slice(1)}</h2>${calls.filter((call) => call.entity === entity).map((call) => callOf(model, call, base))}</div></section>
`,
  )
  return `<!doctype html>
${html`<html lang="${model.language}">
<head>
<meta charset="utf-8">
<title>API · ${model.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${base}${sitePaths.stylesheet}?v=${stylesheetVersion(model.theme)}">
</head>
<body>
<header class="site-header on-header"><div class="wrap"><a class="brand" href="${base}/"><span>${model.name}</span></a></div></header>
<main>
<div class="page-head"><div class="wrap"><h1>The API of ${model.name}</h1></div></div>
<section class="block on-page"><div class="wrap"><p class="lead">All of it speaks JSON, under the same rules as the site’s forms. The whole of it as a document: <a href="${base}/_api/openapi.json">openapi.json</a>.</p><p>A list can be narrowed by <code>?q=</code> and by <code>?field=value</code>, sorted by <code>?sort=field</code> or <code>?sort=-field</code>, and read in parts by <code>limit</code> and <code>offset</code>. <code>PUT</code> changes what it names, as <code>PATCH</code> does. A visitor is known by the cookie that the first change sets.</p></div></section>
${sections}</main>
</body>
</html>
`}`
}
