import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppModel } from '../../builder/model.ts'

/** 128 random bits that name a visitor to a site, and nobody anywhere else. */
export const newVisitorToken = (): string => randomBytes(16).toString('base64url')

/** What a visitor's rows are marked with: SHA-256 of the token, so that the database opens nobody's rows. */
export const ownerOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A visitor without a token owns nothing: no row has this owner. */
export const nobody = ''

/** For how long, in seconds, a link to the management end opens it, and for how long it then stays open. */
export const manage_link_ttl = 24 * 3600
export const manage_session_ttl = 30 * 24 * 3600

export interface Managed {
  readonly purpose: 'link' | 'session'
  readonly project_id: string
  readonly slug: string
}

const signed = (key: Uint8Array, of: Managed, expires: number): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([of.purpose, of.project_id, of.slug, expires]))
    .digest('base64url')

/** A key to the management end of one site, good until `expires` (Unix seconds) for one purpose. */
export const manageKey = (key: Uint8Array, of: Managed, expires: number): string => `${expires}.${signed(key, of, expires)}`

/** Whether text is such a key, genuine and not expired. */
export function isManageKey(key: Uint8Array, of: Managed, text: string, now: number): boolean {
  const [, expires, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(text) ?? []
  if (expires === undefined || signature === undefined || Number(expires) <= now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(key, of, Number(expires))))
}

export const managingRole = (model: AppModel): string | null => model.roles.find((role) => role.manages)?.id ?? null

export interface Standing {
  /** A role of the model, null for what everybody is. */
  readonly role: string | null
  /** Roles that may be switched to. */
  readonly roles: readonly string[]
}

/** In a preview everybody may be everyone; it opens as the first role. */
export function standingInPreview(model: AppModel, chosen: string | null): Standing {
  const roles = model.roles.map((role) => role.id)
  return { role: chosen !== null && roles.includes(chosen) ? chosen : (roles[0] ?? null), roles }
}

/** On a deployed site only the owner's link opens the roles that manage. */
export function standingOnSite(model: AppModel, chosen: string | null, manages: boolean): Standing {
  const roles = model.roles.filter((role) => manages || !role.manages).map((role) => role.id)
  if (chosen !== null && roles.includes(chosen)) return { role: chosen, roles }
  return { role: manages ? managingRole(model) : null, roles }
}
