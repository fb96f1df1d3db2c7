import type { AppModel, Block, Page } from '../model.ts'
import { type SitePage, type SiteRequest, sitePaths } from '../site.ts'
import { canSee, canSeeBlock } from './access.ts'
import { logInForm } from './account/enter.ts'
import { dressed, isOn } from './account/settings.ts'
import { asksToLogIn } from './account/who.ts'
import { favicon } from './art/art.ts'
import { version } from './art/chance.ts'
import { entitiesIn, renderBlock } from './blocks/block.ts'
import { detailRow } from './blocks/detail.ts'
import { createAddress } from './blocks/list.ts'
import { moreRows } from './blocks/more-rows.ts'
import { isLead, isRepeated } from './blocks/section.ts'
import { footer, header, rolesOf } from './chrome.ts'
import { address, type Context, contextOf, entityOf } from './context.ts'
import { type Html, html, nothing, raw } from './html.ts'
import { icon } from './icons.ts'
import { watchedBy } from './insight/watch.ts'
import { permissionEntities } from './limits.ts'
import { scriptsOf } from './module/stage.ts'
import { notice } from './notice.ts'
import { runtime } from './runtime.ts'
import { descriptionNow, nameNow, setting, standsThere, themeNow } from './settings.ts'
import { structuredData } from './structured.ts'
import { stylesheetVersion, wornRules } from './stylesheet.ts'
import { titleOf } from './value.ts'

const runtimeVersion = version(runtime)

/** A part of a page, rendered once and only where it is asked for. */
type Part = () => Html
const once = (render: Part): Part => {
  let rendered: Html | undefined
  return () => {
    rendered ??= render()
    return rendered
  }
}
/** A document in the making: the parts that it has between its header and its footer, and the whole of it. */
export interface Rendering {
  readonly status: SitePage['status']
  readonly parts: readonly Part[]
  readonly whole: () => string
}
const rendering = (of: Context, status: SitePage['status'], title: string, parts: readonly Part[], about?: About): Rendering => ({
  status,
  parts,
  whole: () => {
    const main = html`<main id="page--main" tabindex="-1">
${parts.map((part) => part())}</main>`
    return document(of, title, main, about)
  },
})

/** The document that stands at the request's path, with the visitor's own view of the rows; the same request gives the same bytes. */
export function renderPage(model: AppModel, request: SiteRequest): SitePage {
  const { status, whole } = renderMain(model, request)
  return { status, html: whole() }
}

/** The same with each part, its header and its footer only where they are asked for. */
export function renderMain(model: AppModel, request: SiteRequest): Rendering {
  const of = contextOf(model, request)
  const { page } = of
  if (!page) return rendering(of, 404, 'Page not found', [once(() => notFound(of))])
  if (!canSee(of.viewer, page)) return rendering(of, 403, page.title, [once(() => forAnotherRole(of, page))])
  if (asksToLogIn(model, request.visitor, of.viewer.manages, page.path))
    return rendering(of, request.refused ? 422 : 200, page.title, [once(() => html`${notice(of)}${entrance(of, page)}`)])
  const blocks = page.blocks.filter((block) => canSeeBlock(of.viewer, block) && standsThere(of, block))
  const parts = [once(() => notice(of)), once(() => pageHead(of, page)), ...arranged(of, blocks).map(once), once(() => moreRows(of, page))]
  const about = aboutRow(of, page)
  return rendering(of, request.refused ? 422 : isMissingRow(of, page) ? 404 : 200, about?.title ?? page.title, parts, about)
}

/** What a page that shows a row is about, for browsers and search engines: the row's title, how its text begins, and its own address. */
interface About {
  readonly title: string
  readonly text: string
  readonly row: string
}
const longest = 155
function aboutRow(of: Context, page: Page): About | undefined {
  const [first] = page.blocks
  const entity = first?.kind === 'detail' ? entityOf(of, first.entity) : undefined
  const row = first?.kind === 'detail' && of.request.query.row !== undefined ? detailRow(of, first) : undefined
  if (!entity || !row || row.id !== of.request.query.row) return undefined
  const story = entity.fields.find(({ type }) => type === 'long_text')
  const words = String((story && row.values[story.id]) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const text = words.length > longest ? `${words.slice(0, words.lastIndexOf(' ', longest))} …` : words
  return { title: titleOf(of, entity, row), text, row: row.id }
}

/** What search engines say of a page: of a row how its text begins, of the site what is set for it, else what the page shows and what the site is for. */
function described(of: Context, about: About | undefined): string {
  const whole = descriptionNow(of)
  const page = of.page && of.page.path !== '/' ? of.page.title : ''
  return about?.text || (page === '' || setting(of, 'description') ? whole : `${about?.title ?? page}: ${whole}`)
}

function document(of: Context, title: string, main: Html, about?: About): string {
  const { model, request } = of
  const { base } = request
  const name = nameNow(of)
  const full = title.toLowerCase() === name.toLowerCase() ? title : `${title} · ${name}`
  const { theme } = of.model
  const worn = themeNow(of)
  const canonical = `${request.origin ?? base}${request.path}${about ? `?row=${encodeURIComponent(about.row)}` : ''}`
  const description = described(of, about)
  return `<!doctype html>
${html`<html lang="${model.language}" data-path="${request.path}"${isOn(of, 'set_large') && html` class="is-large"`}${dressed(of)}>
<head>
<meta charset="utf-8">
<title>${full}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<link rel="canonical" href="${canonical}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta name="theme-color" content="${worn.parts.header ?? worn.component}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(favicon(model.name, theme.component))}">
<link rel="stylesheet" href="${base}${sitePaths.stylesheet}?v=${stylesheetVersion(theme)}">${worn !== theme && html`<style>${raw(wornRules(worn).join(''))}</style>`}
${structuredData.of(model, full, canonical)}
<script src="${base}${sitePaths.runtime}?v=${runtimeVersion}" defer></script>${
  of.page &&
  scriptsOf(of.page.blocks).map(
    (script) => html`
<script type="module" src="${base}${sitePaths[script]}"></script>`,
  )
}
</head>
<body>
<a class="skip" href="#page--main">Skip to the content</a>
${header(of)}${main}
${footer(of)}</body>
</html>
`}`
}

/** The page's title as its h1, unless its first block bears it. */
function pageHead(of: Context, page: Page): Html {
  const first = page.blocks[0]
  if (first && isLead(of, first) && (first.kind !== 'detail' || entityOf(of, first.entity))) return nothing
  const entity = first?.kind === 'list' && isRepeated(of, first) ? entityOf(of, first.entity) : undefined
  const create = entity && createAddress(of, entity)
  return html`<div class="page-head"><div class="wrap"><h1>${page.title}</h1>${create && html`<a class="button" href="${create.href}">${icon('plus')}${create.name}</a>`}</div></div>
`
}

/** The blocks in their order; a form stands beside the list that it adds to, and charts beside one another, where they have room. */
function arranged(of: Context, blocks: readonly Block[]): readonly Part[] {
  const parts: Part[] = []
  const beside = (frame: Html, some: readonly Block[]): void => {
    parts.push(
      () => html`${frame}
`,
    )
    parts.push(...some.map((one) => () => renderBlock(of, one)))
    parts.push(
      () => html`</div>
`,
    )
  }
  for (let index = 0; index < blocks.length; index += 1) {
    const [block, next] = [blocks[index], blocks[index + 1]]
    if (block && next && isPair(of, block, next)) {
      beside(html`<div class="pair${block.kind === 'form' && ' pair-form-first'}">`, [block, next])
      index += 1
    } else if (block?.kind === 'chart' && next?.kind === 'chart') {
      const rest = blocks.slice(index).findIndex(({ kind }) => kind !== 'chart')
      const charts = rest === -1 ? blocks.slice(index) : blocks.slice(index, index + rest)
      beside(html`<div class="charts">`, charts)
      index += charts.length - 1
    } else if (block) parts.push(() => renderBlock(of, block))
  }
  return parts
}

function isPair(of: Context, one: Block, other: Block): boolean {
  const list = one.kind === 'list' ? one : other.kind === 'list' ? other : null
  const form = one.kind === 'form' ? one : other.kind === 'form' ? other : null
  if (!list || !form) return false
  const action = of.model.actions.find((each) => each.id === form.action)
  if (action?.kind !== 'create' || (list.layout === 'table' && list.fields.length + (list.actions.length > 0 ? 2 : 0) > 3)) return false
  const entity = entityOf(of, action.entity)
  return entity?.id === list.entity || (entity?.fields.some((field) => field.entity === list.entity && action.fields.includes(field.id)) ?? false)
}

function isMissingRow(of: Context, page: Page): boolean {
  const first = page.blocks[0]
  return first?.kind === 'detail' && of.request.query.row !== undefined && entityOf(of, first.entity) !== undefined && !detailRow(of, first)
}

function notFound(of: Context): Html {
  return html`<section class="block block-message on-page"><div class="wrap"><h1>Page not found</h1><p class="lead">There is no page at this address.</p><div class="actions"><a class="button" href="${address(of, '/')}">Go to the start</a></div></div></section>
`
}

/** What stands on a page that is somebody's own, for whoever is not logged in. */
function entrance(of: Context, page: Page): Html {
  const { accounts } = of.model
  const form = accounts ? logInForm(of, accounts, 'entrance', `Log in to see “${page.title}”.`) : nothing
  return html`<section class="block block-log_in on-page"><div class="wrap"><h1>${page.title}</h1><h2 class="sr">Log in</h2>${form}</div></section>
`
}

function forAnotherRole(of: Context, page: Page): Html {
  const role = of.model.roles.find((one) => one.id === page.role)
  const may = role && rolesOf(of).some((one) => one.id === role.id)
  const now = of.viewer.role ? ` You are viewing the site as “${of.viewer.role.name}”.` : ''
  const choice = may
    ? html`<form method="post" action="${of.request.base}${sitePaths.session}"><input type="hidden" name="back" value="${page.path}"><button class="button" type="submit" name="role" value="${role.id}">View as ${role.name}</button></form>`
    : nothing
  const why = page.role === undefined ? 'Your role has no access to this page.' : `This page is for the role “${role?.name ?? page.role}”.`
  return html`<section class="block block-message on-page"><div class="wrap"><h1>${page.title}</h1><p class="lead">${why}${now}</p><div class="actions">${choice}<a class="button button-plain" href="${address(of, '/')}">Go to the start</a></div></div></section>
`
}

/** The entities whose rows the page at the path needs: those of its blocks and of the header's bell, and those that their fields refer to. */
export function entitiesOf(model: AppModel, path: string): readonly string[] {
  const of = needs.get(model) ?? needs.set(model, new Map()).get(model)!
  const known = of.get(path)
  if (known) return known
  const found = neededBy(model, path)
  if (model.pages.some((one) => one.path === path)) of.set(path, found)
  return found
}
/** Models are never changed in place; a path that is no page is not remembered, as there is no end of them. */
const needs = new WeakMap<AppModel, Map<string, readonly string[]>>()

function neededBy(model: AppModel, path: string): readonly string[] {
  const page = model.pages.find((one) => one.path === path)
  const named = new Set<string>()
  const add = (id: string | undefined): void => {
    const entity = model.entities.find((one) => one.id === id)
    if (!entity || named.has(entity.id)) return
    named.add(entity.id)
    add(entity.inside?.people)
    for (const field of entity.fields) if (field.type === 'reference') add(field.entity)
  }
  for (const block of page?.blocks ?? []) for (const id of entitiesIn(block, model)) add(id)
  everywhere(model).forEach(add)
  return [...named]
}

/** The entities whose rows every page needs. */
function everywhere(model: AppModel): readonly (string | undefined)[] {
  const known = neededEverywhere.get(model)
  if (known) return known
  const told = model.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'notifications' || block.kind === 'due' ? [block.entity] : block.kind === 'watch' ? watchedBy(block) : [])),
  )
  const found = [
    ...told,
    model.settings?.entity,
    model.settings?.rows?.entity,
    model.accounts?.rows?.entity,
    model.menu?.entity,
    model.themes?.entity,
    ...permissionEntities(model),
    model.languages?.entity,
  ]
  neededEverywhere.set(model, found)
  return found
}
const neededEverywhere = new WeakMap<AppModel, readonly (string | undefined)[]>()
