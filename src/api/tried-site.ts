import { tongueOf } from '../../builder/language/tongues.ts'
import type { Action, AppModel, Entity, Values } from '../../builder/model.ts'
import { decidingIn, mayRefer, viewerOf } from '../../builder/render/access.ts'
import { needsAccount } from '../../builder/render/account/who.ts'
import { entitiesFor } from '../../builder/render/act/reads.ts'
import { entitiesOf, renderPage } from '../../builder/render/page.ts'
import { stylesheet } from '../../builder/render/stylesheet.ts'
import { submit } from '../../builder/render/submit.ts'
import { seedValues } from '../../builder/samples.ts'
import { type Refusal, type SitePage, type SiteRequest, type SiteRow, sitePaths, stayOn, type Write } from '../../builder/site.ts'
import type { DemoPage, DemoWish } from '../../machines/demo.machine.ts'
import { createTriedAccounts } from './tried-accounts.ts'

import { fileFault, importInto, readOf, sheetMarkup, tried_file_max, withoutBlanks } from './tried-rows.ts'

/** Rows of one entity that a tried site holds at most. */
export const tried_rows_max = 500

export interface TriedSite {
  readonly model: AppModel
  /** The page at a path, as it is now. */
  show(to: string): DemoPage
  /** Follows a link, or carries out a form as the deployed site would. */
  turn(wish: DemoWish): DemoPage
  /** The rows that were added or changed, for the site that the next words become. */
  own(entity: Entity): readonly SiteRow[]
}

const sampleId = (entity: string, index: number): string => `${entity}-sample-${index + 1}`

function samplesOf(entity: Entity, today: string, now: number): SiteRow[] {
  return entity.seeds.map((seed, index) => {
    // One second apart, so that "newest first" is the model's order.
    const at = now - index - 1
    return { id: sampleId(entity.id, index), owner: null, created_at: at, updated_at: at, values: seedValues(sampleId, entity, seed, today) }
  })
}

/** A path of the site with its query and anchor; whatever leads elsewhere counts as the first page. */
function placeIn(to: string): { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly anchor: string } {
  const url = to.startsWith('/') ? URL.parse(to, 'https://tried.invalid') : null
  if (url?.host !== 'tried.invalid') return { path: '/', query: {}, anchor: '' }
  return { path: url.pathname, query: Object.fromEntries(url.searchParams), anchor: decode(url.hash.slice(1)) }
}
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Renders a page of a model. */
export type Shows = (model: AppModel, request: SiteRequest) => SitePage

/** A site that keeps its rows in memory: the same pages, rules and forms as the deployed one. `now` is in Unix seconds. */
export function createTriedSite(model: AppModel, now: () => number, before: TriedSite | null = null, shows: Shows = renderPage): TriedSite {
  const today = new Date(now() * 1000).toISOString().slice(0, 10)
  const css = stylesheet(model.theme)
    .split('\n')
    // The faces come to the frame by message: it may load nothing.
    .filter((rule) => !rule.startsWith('@font-face'))
    .join('\n')
  const rows = new Map(model.entities.map((entity) => [entity.id, laid(entity, before)]))
  let role: string | null = model.roles[0]?.id ?? null
  let language: string | null = null
  let made = 0

  function laid(entity: Entity, earlier: TriedSite | null): SiteRow[] {
    const samples = samplesOf(entity, today, now())
    const same = earlier?.model.entities.find((one) => one.id === entity.id)
    const kept = same && JSON.stringify(same.fields) === JSON.stringify(entity.fields) ? (earlier?.own(same) ?? []) : []
    return [...kept, ...samples.filter((row) => !kept.some((one) => one.id === row.id))]
  }
  const accounts = createTriedAccounts(model, now, (from, to) => {
    for (const [entity, all] of rows)
      rows.set(
        entity,
        all.map((row) => (row.owner === from ? { ...row, owner: to } : row)),
      )
  })
  const visitor = () => accounts.visitor(role)
  const rowsOf = (entity: string): SiteRow[] => rows.get(entity) ?? []

  function render(to: string, refused?: Refusal): DemoPage {
    const { path, query, anchor } = placeIn(to)
    const at = refused ? path : to.split('#', 1)[0] || '/'
    const sheet = path.startsWith(sitePaths.sheets) ? sheetMarkup(model, path.slice(sitePaths.sheets.length), (page) => requestFor(page, query)) : null
    if (sheet !== null) return { path: at, html: sheet, css, anchor }
    const request = { ...requestFor(path, refused ? {} : query), ...(refused && { refused }) }
    return { path: at, html: shows(model, request).html, css, anchor }
  }
  const requestFor = (path: string, query: SiteRequest['query']): SiteRequest => ({
    path,
    query,
    base: '',
    visitor: visitor(),
    roles: model.roles.map(({ id }) => id),
    rows: Object.fromEntries(entitiesOf(model, path).map((id) => [id, rowsOf(id)])),
    today,
    badge: false,
    file_limit: tried_file_max,
    ...(language !== null && { language }),
    ...accounts.shown(),
  })
  function carried(to: string, sent: Readonly<Record<string, string>>): DemoPage {
    const count = () => model.entities.reduce((sum, { id }) => sum + rowsOf(id).length, 0)
    const perform = (action: string, typed: Readonly<Record<string, string>>): boolean => {
      const before = count()
      performAction(action, typed)
      return count() > before
    }
    const { path, query, anchor } = placeIn(to)
    if (path.startsWith(sitePaths.sheets)) {
      const html = sheetMarkup(model, path.slice(sitePaths.sheets.length), (page) => requestFor(page, query), perform)
      return html === null ? render('/_missing') : { path: to, html, css, anchor }
    }
    const block = path.slice(sitePaths.imports.length)
    const next = importInto({ model, block, sent, requestFor: (path) => requestFor(path, {}), perform })
    if (next === null) return render('/_missing')
    return 'to' in next ? render(next.to) : { path: next.request.path, html: shows(model, next.request).html, css, anchor: block }
  }

  function lostReference(action: Action, entity: Entity, values: Values): string | null {
    const viewer = viewerOf(model, visitor(), decidingIn(model, rowsOf))
    const lost = entity.fields.find((field) => {
      const value = field.type === 'reference' ? (values[field.id] ?? '') : ''
      const other = model.entities.find((one) => one.id === field.entity)
      return value !== '' && !rowsOf(field.entity ?? '').some((row) => other && row.id === value && mayRefer(viewer, action, field.id, other, row))
    })
    return lost?.id ?? null
  }

  function performAction(id: string, fields: Readonly<Record<string, string>>): DemoPage {
    const { row: row_id = '', back = '/', ...given } = fields
    const action = model.actions.find((one) => one.id === id)
    const entity = model.entities.find((one) => one.id === action?.entity)
    if (!action || !entity) return render('/_missing')
    const typed = withoutBlanks(entity, given)
    const fault = fileFault(entity, typed)
    if (fault) return render(back, { action: id, row: row_id || null, errors: { [fault.field]: fault.sentence }, typed: {} })
    if (needsAccount(model, visitor(), id)) return render(`${model.accounts?.log_in}?${new URLSearchParams({ next: back })}`)
    const row = row_id === '' ? null : rowsOf(entity.id).find((one) => one.id === row_id)
    const read = Object.fromEntries(entitiesFor(model, id).map((one) => [one, rowsOf(one)]))
    const time = new Date(now() * 1000).toISOString().slice(11, 16)
    const asked = submit(model, { action: id, row, typed, visitor: visitor(), today, time, rows: read, newId })
    if (asked.kind === 'missing') return render('/_missing')
    if (asked.kind === 'refused') return render(back, asked.refusal)
    const refuse = (field: string, sentence: string) => render(back, { action: id, row: row_id || null, errors: { [field]: sentence }, typed })
    const [first] = asked.writes
    const lost = first.kind === 'delete' ? null : lostReference(action, entity, first.values)
    if (lost !== null) return refuse(lost, 'Choose one of the list.')
    const isFull = asked.writes.some((write) => write.kind === 'insert' && rowsOf(write.entity).length >= tried_rows_max)
    if (isFull) return refuse('', `The demo keeps ${tried_rows_max} entries of a kind.`)
    for (const one of asked.writes) write(one)
    const taken = row === null ? readOf(model, id, typed) : null
    if (taken)
      return { path: taken.path, html: shows(model, { ...requestFor(taken.path, {}), imported: taken.imported }).html, css, anchor: taken.imported.block }
    return render(`${back}?${new URLSearchParams({ done: id, row: asked.row, ...stayOn(fields.at) })}`)
  }
  function attended(sent: Readonly<Record<string, string>>): DemoPage {
    const done = accounts.submit(sent, visitor())
    if (done.kind === 'forbidden') return render('/_missing')
    if (done.kind === 'refused') return render(done.path, done.refusal)
    if (done.role !== undefined) role = done.role ?? model.roles[0]?.id ?? null
    if (done.code) return { path: done.to, html: shows(model, { ...requestFor(done.to, {}), code: done.code }).html, css, anchor: '' }
    return render(done.to)
  }
  function readIn(wanted: string, { back = '/', row = '' }: Readonly<Record<string, string>>): DemoPage {
    language = tongueOf(model, wanted)
    return render(row ? `${back}?${new URLSearchParams({ row })}` : back)
  }
  function newId(): string {
    made += 1
    return `row-${now()}-${made}`
  }
  function write(asked: Write): void {
    const all = rowsOf(asked.entity)
    if (asked.kind === 'insert') {
      rows.set(asked.entity, [{ id: asked.row, owner: asked.owner, created_at: now(), updated_at: now(), values: asked.values }, ...all])
      return
    }
    const changed = (row: SiteRow): SiteRow[] =>
      asked.kind === 'delete' ? [] : [{ ...row, owner: asked.owner, updated_at: now(), values: { ...row.values, ...asked.values } }]
    rows.set(
      asked.entity,
      all.flatMap((row) => (row.id === asked.row ? changed(row) : [row])),
    )
  }

  return {
    model,
    show: render,
    own: (entity) => rowsOf(entity.id).filter((row) => row.owner !== null),
    turn({ to, fields }) {
      if (fields === null) return render(to)
      const sent = Object.fromEntries(fields)
      if (to === sitePaths.session) {
        if (sent.do) return attended(sent)
        if (sent.language) return readIn(sent.language, sent)
        role = model.roles.find(({ id }) => id === sent.role)?.id ?? role
        return render(sent.back ?? '/')
      }
      if (to.startsWith(sitePaths.imports) || to.startsWith(sitePaths.sheets)) return carried(to, sent)
      return to.startsWith(sitePaths.actions) ? performAction(to.slice(sitePaths.actions.length), sent) : render('/_missing')
    },
  }
}
