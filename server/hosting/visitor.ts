import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { tongueOf } from '../../builder/language/tongues.ts'
import { standingWith } from '../../builder/render/account/who.ts'
import type { Visitor } from '../../builder/site.ts'
import type { HostingDeps, Site, SiteEnv } from './site.ts'
import {
  isManageKey,
  manage_session_ttl,
  manageKey,
  managingRole,
  newVisitorToken,
  nobody,
  ownerOf,
  type Standing,
  standingInPreview,
  standingOnSite,
} from './visitor.rules.ts'

/** Names of the site's own cookies; no other cookie is ever read on a site's host. Over TLS browsers hold each to its host, or to TLS where it has a path. */
const cookies = { visitor: 'visitor', sandboxed: 'visitor_sandboxed', role: 'role', manage: 'manage', language: 'language' } as const
const year_s = 365 * 24 * 3600

export interface Present {
  readonly visitor: Visitor
  readonly roles: Standing['roles']
}

const isPortable = (site: Site): boolean => site.reach === 'portable'
const tokenShape = /^[\w-]{22}$/

/** Gives visitors their names and roles: by cookies of the site's own host or path, in a preview by the preview itself. */
export function createVisitors(deps: Pick<HostingDeps, 'manage_key' | 'clock' | 'sites_url'>) {
  const secure = deps.sites_url.startsWith('https:')
  const named = (site: Site, cookie: keyof typeof cookies): string => `${secure ? (site.base === '' ? '__Host-' : '__Secure-') : ''}${cookies[cookie]}`
  const attributes = (site: Site, maxAge: number) => ({ path: `${site.base}/`, httpOnly: true, sameSite: 'Lax' as const, secure, maxAge })
  const managed = (site: Site, purpose: 'link' | 'session') => ({ purpose, project_id: site.project_id, slug: site.slug ?? '' })

  function tokenOf(context: Context<SiteEnv>): string | null {
    const token =
      getCookie(context, named(context.env.site, 'visitor')) ??
      (isPortable(context.env.site) ? getCookie(context, named(context.env.site, 'sandboxed')) : null) ??
      ''
    return tokenShape.test(token) ? token : null
  }
  function standing(context: Context<SiteEnv>): Standing {
    const { site } = context.env
    if (site.preview) return standingInPreview(site.model, site.preview.role)
    const key = getCookie(context, named(site, 'manage')) ?? ''
    const manages = isManageKey(deps.manage_key, managed(site, 'session'), key, deps.clock.now())
    return standingOnSite(site.model, getCookie(context, named(site, 'role')) ?? null, manages)
  }
  function present(context: Context<SiteEnv>, id: string): Present {
    const { role, roles } = standing(context)
    const session = context.env.site.model.accounts ? context.get('session') : undefined
    if (!session) return { visitor: { id, role }, roles }
    const { account } = session
    const visitor = { id: account?.id ?? id, name: account?.name ?? null, account }
    const { model, preview } = context.env.site
    const held = preview ? { role, roles } : standingWith(model, account, { role, roles })
    return { visitor: { ...visitor, role: held.role }, roles: held.roles }
  }

  function read(context: Context<SiteEnv>): Present {
    const { preview, project_id } = context.env.site
    // Whoever is logged out of a preview is not who the demonstration account is.
    if (preview) return present(context, context.get('session')?.who === null ? `out-${preview.id}` : project_id)
    const token = tokenOf(context)
    return present(context, token === null ? nobody : ownerOf(token))
  }

  function give(context: Context<SiteEnv>): string {
    const { site } = context.env
    const token = newVisitorToken()
    setCookie(context, named(site, 'visitor'), token, attributes(site, year_s))
    // The forms of a sandboxed page have no origin, so that browsers send no Lax cookie with them.
    if (isPortable(site)) setCookie(context, named(site, 'sandboxed'), token, { ...attributes(site, year_s), sameSite: 'None', secure: true })
    return ownerOf(token)
  }

  return {
    /** Who is reading. */
    read,
    /** What the visitor's token is known by; null for a visitor without one, and in a preview. */
    tokenId(context: Context<SiteEnv>): string | null {
      const token = context.env.site.preview ? null : tokenOf(context)
      return token === null ? null : ownerOf(token)
    },
    /** Gives the visitor a new token in place of the one that they have, and answers what it is known by. */
    renew: give,
    /** Who is writing; a visitor without a name is given one. */
    write(context: Context<SiteEnv>): Present {
      const { site } = context.env
      if (site.preview || tokenOf(context) !== null) return read(context)
      return present(context, give(context))
    },
    /** Keeps the role that a visitor of a deployed site switched to. */
    setRole(context: Context<SiteEnv>, role: string): void {
      setCookie(context, named(context.env.site, 'role'), role, attributes(context.env.site, year_s))
    },
    /** The code of the language that the visitor chose to read in, null for that of the description. */
    language(context: Context<SiteEnv>): string | null {
      const { site } = context.env
      return tongueOf(site.model, site.preview ? site.preview.language : getCookie(context, named(site, 'language')))
    },
    /** Keeps the language that a visitor of a deployed site chose. */
    setLanguage(context: Context<SiteEnv>, language: string): void {
      setCookie(context, named(context.env.site, 'language'), language, attributes(context.env.site, year_s))
    },
    /** Opens the management end by the owner's link; false where the key is not genuine, or no longer good. */
    openManagement(context: Context<SiteEnv>, key: string): boolean {
      const { site } = context.env
      const role = managingRole(site.model)
      const now = deps.clock.now()
      if (site.slug === null || role === null || !isManageKey(deps.manage_key, managed(site, 'link'), key, now)) return false
      const session = manageKey(deps.manage_key, managed(site, 'session'), now + manage_session_ttl)
      setCookie(context, named(site, 'manage'), session, attributes(site, manage_session_ttl))
      setCookie(context, named(site, 'role'), role, attributes(site, manage_session_ttl))
      return true
    },
  }
}
export type Visitors = ReturnType<typeof createVisitors>
