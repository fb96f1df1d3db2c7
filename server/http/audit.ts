import type { EndpointName } from '../../contract/api.ts'

/** What is kept of access and security, as `sparksite events` prints it. */
export const eventKinds = [
  'account made',
  'account deleted',
  'address verified',
  'verification refused',
  'login',
  'login refused',
  'provider linked',
  'logout',
  'session ended',
  'token reused',
  'reset asked',
  'password reset',
  'password changed',
  'proof refused',
  'project deleted',
  'project exported',
  'rows exported',
  'site deployed',
  'site taken down',
  'refused',
  'limited',
  'command',
] as const
export type EventKind = (typeof eventKinds)[number]

/** How a call came out, for whoever keeps it: never its body, its tokens or its address with what is in it. */
export interface Outcome {
  readonly endpoint: EndpointName
  readonly status: number
  /** Of the path, where there is one. */
  readonly id: string | null
  readonly ip: string
  readonly agent: string
  /** Who called, or whom the call says it is about. */
  readonly user_id: string | null
  /** What the call itself says that it was. */
  readonly kind: EventKind | null
  /** Whether a token came along. */
  readonly borne: boolean
}
