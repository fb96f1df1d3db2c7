import type { AppModel } from '../model.ts'
import { renderPage } from '../render/page.ts'
import { languageOf } from '../render/set-rows.ts'
import type { SitePage, SiteRequest } from '../site.ts'
import { inLanguage } from './translate.ts'
import { untranslatedOf } from './untranslated.ts'

const translates = (model: AppModel, path: string): boolean =>
  model.languages !== undefined && model.pages.some((page) => page.path === path && page.blocks.some(({ kind }) => kind === 'translations'))

/** The document at the request's path, in the language that its reader chose; the same request gives the same bytes. */
export function shownPage(model: AppModel, given: SiteRequest): SitePage {
  const { visitor, rows, language } = given
  const own = language === undefined && visitor.account ? languageOf(model, rows, visitor.id) : null
  const request = own === null ? given : { ...given, language: own }
  const asked = translates(model, request.path) ? { ...request, untranslated: untranslatedOf(model, request) } : request
  return inLanguage(model, request, renderPage(model, asked))
}
