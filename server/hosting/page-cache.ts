import { shownPage } from '../../builder/language/shown.ts'
import type { AppModel } from '../../builder/model.ts'
import type { SitePage, SiteRequest, SiteRow } from '../../builder/site.ts'

/** Characters of all kept pages together. */
const kept_max = 8 * 1024 * 1024

interface Kept {
  readonly rows: Readonly<Record<string, readonly SiteRow[]>>
  readonly page: SitePage
}

/** Renders pages, and answers again with one whose request and rows are the very same as before. */
export function createPages(): (model: AppModel, request: SiteRequest) => SitePage {
  const models = new WeakMap<AppModel, number>()
  const pages = new Map<string, Kept>()
  let numbered = 0
  let held = 0
  function numberOf(model: AppModel): number {
    const number = models.get(model) ?? ++numbered
    models.set(model, number)
    return number
  }
  return (model, request) => {
    if (request.refused || request.imported || request.code) return shownPage(model, request)
    const { rows, ...rest } = request
    const key = `${numberOf(model)} ${JSON.stringify(rest)}`
    const kept = pages.get(key)
    if (kept && Object.entries(rows).every(([entity, list]) => kept.rows[entity] === list)) return kept.page
    const page = shownPage(model, request)
    held += page.html.length - (kept?.page.html.length ?? 0)
    if (held > kept_max) {
      pages.clear()
      held = page.html.length
    }
    pages.set(key, { rows, page })
    return page
  }
}
