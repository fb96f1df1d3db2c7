import type { EndpointName } from '../../contract/api.ts'
import type { EventKind, Outcome } from '../http/audit.ts'

const done: Partial<Record<EndpointName, EventKind>> = {
  register: 'account made',
  deleteAccount: 'account deleted',
  login: 'login',
  googleLogin: 'login',
  logout: 'logout',
  endSession: 'session ended',
  requestPasswordReset: 'reset asked',
  confirmPasswordReset: 'password reset',
  setPassword: 'password changed',
  deleteProject: 'project deleted',
  exportProject: 'project exported',
  deploy: 'site deployed',
  takeDown: 'site taken down',
}
/** The calls whose success is an event. */
export const eventful: ReadonlySet<EndpointName> = new Set(Object.keys(done) as EndpointName[])

const refused: Partial<Record<EndpointName, EventKind>> = {
  login: 'login refused',
  googleLogin: 'login refused',
  refresh: 'login refused',
}

/** What kind of event a call was; null for what is not kept. A 404 may be a refusal: that is found out by whom the project belongs to. */
export function kindOf({ endpoint, status, kind, borne }: Outcome): EventKind | 'perhaps refused' | null {
  if (kind) return kind
  if (status === 429) return 'limited'
  if (status < 400) return done[endpoint] ?? null
  if (status === 401 && borne && !refused[endpoint]) return 'refused'
  if (status === 404) return 'perhaps refused'
  if (status === 403) return 'refused'
  return status === 401 || status === 409 ? (refused[endpoint] ?? null) : null
}
