import type { AppModel, Block, Page } from '../model.ts'
import { isForMembers } from './account/who.ts'
import { escapeText } from './html.ts'

const apart = new Set<Block['kind']>(['log_in', 'register', 'account', 'cart', 'checkout'])
/** What is of somebody alone tells nobody else anything. */
const isPersonal = (block: Block): boolean => apart.has(block.kind) || (block.kind === 'list' && block.scope !== 'all')
/** The pages that everybody may read without logging in. */
function openPages(model: AppModel): Page[] {
  const { pages, accounts } = model
  const own = new Set(accounts ? [accounts.log_in, accounts.register, accounts.account] : [])
  return pages.filter(
    ({ path, role, navigation, blocks }) =>
      role === undefined && !own.has(path) && !isForMembers(model, path) && (navigation !== null || path === '/') && !blocks.some(isPersonal),
  )
}

/** The site's pages for search engines, under the address that stands before every path. */
export function sitemapOf(model: AppModel, address: string): string {
  const entries = openPages(model).map(({ path }) => `<url><loc>${escapeText(address + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** What search engines may read: the pages, and neither forms nor calls; nothing of a site that has no address of its own. */
export const robotsOf = (address: string | null): string =>
  address === null
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /_api/\nDisallow: /_actions/\nDisallow: /_session\nAllow: /\nSitemap: ${address}/sitemap.xml\n`
