import { HtmlValidate } from 'html-validate'
import { apiPage } from '../../builder/api/reader.ts'
import type { AppModel } from '../../builder/model.ts'
import { sitePaths } from '../../builder/site.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { formsOf, partsOf, readPart } from './visible-page.ts'

/** The rules of HTML; those of taste are left out (text of one's own length, how a style is written). */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'text-content': 'off',
    'tel-non-breaking': 'off',
  },
})

/** What is wrong with a page by the rules of HTML, a line for each. */
export function invalidIn(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`))
}

const now = 1_795_000_000
export interface Judged {
  readonly pages: number
  /** By page: what HTML forbids. */
  readonly invalid: readonly string[]
  /** Links, forms and files that lead nowhere. */
  readonly dead: readonly string[]
}

/** Opens every page of a site as each role, and says what is invalid or leads nowhere. */
export function judge(model: AppModel): Judged {
  const invalid: string[] = []
  const dead: string[] = []
  let pages = 0
  const roles = model.roles.length > 0 ? model.roles.map(({ id }) => id) : [null]
  for (const role of roles) {
    const site = createTriedSite(model, () => now)
    if (role !== null)
      site.turn({
        to: sitePaths.session,
        fields: [
          ['role', role],
          ['back', '/'],
        ],
      })
    for (const page of model.pages.filter((one) => one.role === undefined || one.role === role)) {
      const { html } = site.turn({ to: page.path, fields: null })
      pages += 1
      invalid.push(...invalidIn(html).map((line) => `${page.path}: ${line}`))
      dead.push(...deadIn(model, html).map((line) => `${page.path} as ${role ?? 'anybody'}: ${line}`))
    }
  }
  invalid.push(...invalidIn(apiPage(model, '')).map((line) => `/_api/: ${line}`))
  return { pages, invalid: [...new Set(invalid)], dead: [...new Set(dead)] }
}

function deadIn(model: AppModel, html: string): string[] {
  const page = readPart(html)
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
  const leads = (to: string): boolean => {
    if (/^(?:https:\/\/|mailto:|tel:|data:)/.test(to)) return true
    if (to.startsWith('#')) return ids.has(to.slice(1))
    const [path = ''] = to.split(/[?#]/)
    return path.startsWith('/_') || model.pages.some((one) => one.path === path)
  }
  const links = partsOf(page, 'a').map(({ attributes }) => attributes.href ?? '')
  const posts = formsOf(page)
    .filter(({ method }) => method === 'post')
    .map(({ action }) => action)
  const isKnown = (action: string): boolean => {
    const id = action.startsWith(sitePaths.actions) ? action.slice(sitePaths.actions.length) : null
    return id === null ? action.startsWith('/_') : model.actions.some((one) => one.id === id)
  }
  return [
    ...links.filter((to) => to === '' || !leads(to)).map((to) => `link ${to}`),
    ...posts.filter((action) => !isKnown(action)).map((action) => `form ${action}`),
  ]
}
